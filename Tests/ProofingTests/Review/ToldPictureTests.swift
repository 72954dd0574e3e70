import Foundation
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// What a view shows and is placed by is told by its names, and what tools write in another form is no change.
@Suite struct ToldPictureTests {
  private static let root = "iN0-l3-epB"

  private static func told(_ before: String, _ after: String, ending: String = "xib") throws -> String {
    ReviewText().text(
      try SmallHistory.review(before, after, ending: ending, devices: [ending == "xib" ? "iphone-8" : "iphone-4s"])
        .report)
  }

  private static func placed(_ id: String, top: Double = 20) -> String {
    Drawn.rule("\(id)-le-001", "leading", "leading", root, item: "\(id)-aa-001", constant: 20)
      + Drawn.rule("\(id)-to-001", "top", "top", root, item: "\(id)-aa-001", constant: top)
  }

  private static func pictures(_ file: String) -> String {
    file.replacing(
      "</document>",
      with: """
        <resources><image name="plate" width="163" height="48"/><image name="pot" width="40" height="40"/></resources>
        </document>
        """)
  }

  /// A button's background is a picture with a name. Seen in PulseBeat, Kubazar and farmersmarket.
  @Test func aBackgroundPictureIsToldByItsName() throws {
    func file(_ ground: String) -> String {
      let button = Drawn.view(
        "btn-aa-001", "button", Drawn.frame(20, 20, 163, 48), attributes: "buttonType=\"roundedRect\"",
        more: "<state key=\"normal\" title=\"GO\" \(ground)/>")
      return Self.pictures(Drawn.xib(button, constraints: Self.placed("btn")))
    }
    let told = try Self.told(file(""), file("backgroundImage=\"plate\""))
    #expect(told.contains("background picture of 'GO' is 'plate' instead of none"), "\(told)")
    #expect(!told.contains("background image of state") && !told.contains("size of the"), "\(told)")
  }

  /// Of a view of another kind the picture that went is told. Seen in BillSplitter.
  @Test func thePictureOfAViewOfAnotherKindIsTold() throws {
    func file(_ element: String, _ more: String) -> String {
      let view = Drawn.view(
        "box-aa-001", element, Drawn.frame(20, 20, 40, 40), attributes: "userLabel=\"Avatar\"", more: more)
      return Self.pictures(
        Drawn.xib(
          view,
          constraints: Self.placed("box") + Drawn.rule("box-wi-001", "width", item: "box-aa-001", constant: 40)
            + Drawn.rule("box-he-001", "height", item: "box-aa-001", constant: 40)))
    }
    let told = try Self.told(file("button", "<state key=\"normal\" image=\"pot\"/>"), file("imageView", ""))
    #expect(told.contains("picture of 'Avatar' is none instead of 'pot'"), "\(told)")
  }

  /// Views that went from rules to masks and others that went the other way are not mixed. Seen in farmersmarket.
  @Test func viewsOfOtherPlacingsAreToldApart() throws {
    func box(_ id: String, _ x: Double, isFixed: Bool) -> String {
      Drawn.view(
        "\(id)-aa-001", "view", Drawn.frame(x, 20, 40, 40),
        attributes: "userLabel=\"\(id)\"" + (isFixed ? " fixedFrame=\"YES\"" : ""))
    }
    func rules(_ id: String, _ x: Double) -> String {
      Drawn.rule("\(id)-le-001", "leading", "leading", Self.root, item: "\(id)-aa-001", constant: x)
        + Drawn.rule("\(id)-to-001", "top", "top", Self.root, item: "\(id)-aa-001", constant: 20)
        + Drawn.rule("\(id)-wi-001", "width", item: "\(id)-aa-001", constant: 40)
        + Drawn.rule("\(id)-he-001", "height", item: "\(id)-aa-001", constant: 40)
    }
    let told = try Self.told(
      Drawn.xib(
        box("one", 20, isFixed: false) + box("two", 90, isFixed: true), constraints: rules("one", 20)),
      Drawn.xib(
        box("one", 20, isFixed: true) + box("two", 90, isFixed: false), constraints: rules("two", 90)))
    #expect(
      told.contains(
        "'one' is placed by its mask instead of 4 rules and 'two' is placed by 4 rules instead of its mask"),
      "\(told)")
  }

  /// A guide of the canvas is Interface Builder's own. Seen in PulseBeat.
  @Test func guidesOfTheCanvasAreNoChange() throws {
    func file(_ place: Int, _ text: String) -> String {
      Drawn.xib(Drawn.label("one-aa-001", text, Drawn.frame(20, 20, 86, 20.5)), constraints: Self.placed("one"))
        .replacing(
          "</objects>",
          with: """
            <view contentMode="scaleToFill" id="oth-aa-001">\(Drawn.frame(0, 0, 40, 40))
            <userGuides><userLayoutGuide location="\(place)" affinity="minX"/></userGuides></view></objects>
            """)
    }
    let told = try Self.told(file(160, "One"), file(161, "Two"))
    #expect(told.contains("'Two'") && !told.contains("guide"), "\(told)")
  }

  /// The title of a bar that lies on the screen is told once. Seen in checkin.
  @Test func theTitleOfABarOnTheScreenIsToldOnce() throws {
    func file(_ title: String) -> String {
      let bar = Drawn.view(
        "bar-aa-001", "navigationBar", Drawn.frame(0, 20, 375, 44),
        more: "<items><navigationItem title=\"\(title)\" id=\"ite-aa-001\"/></items>")
      return Drawn.xib(
        bar,
        constraints: Self.placed("bar")
          + Drawn.rule("bar-tr-001", "trailing", "trailing", "bar-aa-001", item: Self.root, constant: 20))
    }
    let told = try Self.told(file("Scan"), file("Check in"))
    #expect(told.contains("is 'Check in' instead of 'Scan'") && !told.contains("navigation item"), "\(told)")
  }

  // MARK: Screens

  private static func screen(_ element: String, _ id: String, _ view: String, title: String = "") -> String {
    let item = title.isEmpty ? "" : "title=\"\(title)\""
    return """
      <\(element) id="\(id)" customClass="Words" sceneMemberID="viewController">\(view)
      <navigationItem key="navigationItem" \(item) id="ni\(id.prefix(1))-aa-001"/></\(element)>
      """
  }

  /// A table's screen that became a plain one of the same class keeps its place: what its bar no longer says is told. Seen in
  /// briathrachan.
  @Test func aScreenOfAnotherKindLosesItsTitle() throws {
    let table =
      "<tableView key=\"view\" style=\"plain\" rowHeight=\"44\" id=\"tab-aa-001\">\(Drawn.frame(0, 0, 320, 480))</tableView>"
    let view = "<view key=\"view\" id=\"vie-aa-001\">\(Drawn.frame(0, 0, 320, 480))</view>"
    let told = try Self.told(
      Drawn.storyboard(Drawn.scene("1", Self.screen("tableViewController", "tvc-aa-001", table, title: "Dictionary"))),
      Drawn.storyboard(Drawn.scene("1", Self.screen("viewController", "vic-aa-001", view))), ending: "storyboard")
    #expect(told.contains("title in a navigation item is no longer 'Dictionary'"), "\(told)")
    #expect(told.contains("a table view controller is a view controller now"), "\(told)")
  }

  /// A way from one screen that begins at another one now is told once, with both. Seen in HIVE-App.
  @Test func aWayThatBeginsElsewhereIsToldWithBothPlaces() throws {
    func scene(_ number: Int, _ name: String, _ button: String) -> String {
      Drawn.scene(
        "\(number)",
        """
        <viewController customClass="\(name)" id="vc\(number)-aa-001" sceneMemberID="viewController">
        <view key="view" id="vi\(number)-aa-001">\(Drawn.frame(0, 0, 375, 667))<subviews>\(button)</subviews></view>
        </viewController>
        """)
    }
    func button(_ id: String) -> String {
      """
      <button id="\(id)">\(Drawn.frame(20, 20, 80, 30))<state key="normal" title="Upload"/>
      <connections><segue destination="vc3-aa-001" kind="push" id="s\(id.dropFirst())"/></connections></button>
      """
    }
    func file(_ first: String, _ second: String) -> String {
      Drawn.storyboard(scene(1, "Start", first) + scene(2, "Connect", second) + scene(3, "Profile", ""))
    }
    let told = try Self.told(
      file(button("bta-aa-001"), ""), file("", button("btb-aa-001")), ending: "storyboard")
    #expect(told.contains("begins at 'Upload' of 'Connect' instead of 'Upload' of 'Start' now"), "\(told)")
    #expect(!told.contains("2 times"), "\(told)")
  }

  /// What a cell holds is its content view in older files' form as well. Seen in briathrachan.
  @Test func whatACellHoldsIsTheSameInBothForms() throws {
    func file(_ tools: String, _ words: String, _ content: (String) -> String) -> String {
      let label = """
        <label opaque="NO" text="Title" id="tit-aa-001">\(Drawn.frame(15, 0, 270, 43))
        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/></label>
        """
      let table = """
        <tableView key="view" style="plain" dataMode="prototypes" rowHeight="44" id="tab-aa-001">
        \(Drawn.frame(0, 0, 320, 480))<prototypes>
        <tableViewCell contentMode="scaleToFill" textLabel="tit-aa-001" style="IBUITableViewCellStyleDefault" \
        id="cel-aa-001">\(Drawn.frame(0, 22, 320, 44))\(content(label))</tableViewCell></prototypes></tableView>
        """
      return Drawn.storyboard(
        Drawn.scene("1", Self.screen("tableViewController", "tvc-aa-001", table, title: words))
      ).replacing("<device id=\"retina4_7\" orientation=\"portrait\"/>", with: "")
        .replacing("\"14113\"", with: "\"\(tools)\"")
    }
    let inner = { (label: String) in "\(Drawn.frame(0, 0, 320, 43))<subviews>\(label)</subviews>" }
    let told = try Self.told(
      file("4451", "One") { "<view key=\"contentView\" opaque=\"NO\" contentMode=\"center\">\(inner($0))</view>" },
      file("4514", "Two") {
        """
        <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="cel-aa-001" \
        id="con-aa-001">\(inner($0))</tableViewCellContentView>
        """
      }, ending: "storyboard")
    #expect(told.contains("Two"), "\(told)")
    for words in ["style of", "group", "Content View", "in a table view cell", "moved"] {
      #expect(!told.contains(words), "\(words): \(told)")
    }
  }

  /// A symbol of one's own in a catalogue is there, as the system's are. Seen in costumemaster.
  @Test func aSymbolSetIsNoMissingPicture() throws {
    func file(_ picture: String) -> String {
      Drawn.xib(
        """
        <imageView contentMode="scaleToFill" fixedFrame="YES" image="\(picture)" translatesAutoresizingMaskIntoConstraints="NO" \
        id="ima-aa-001">\(Drawn.frame(20, 20, 40, 40))<autoresizingMask key="autoresizingMask"/></imageView>
        """)
    }
    let set = "Assets.xcassets/my.sign.symbolset"
    let symbol = [
      "\(set)/Contents.json": "{\"info\": {\"version\": 1}, \"symbols\": [{\"filename\": \"my.sign.svg\"}]}",
      "\(set)/my.sign.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"100\"/>",
    ]
    func missing(_ picture: String) throws -> [String] {
      let before = symbol.merging(["a.xib": file("none.there")]) { own, _ in own }
      return try SmallHistory(before, ["a.xib": file(picture)]).review().diagnostics.filter {
        $0.id == "missing-asset" && $0.message.contains(picture)
      }.map(\.message)
    }
    #expect(try missing("my.sign").isEmpty)
    #expect(try missing("other.sign").count == 1)
  }

  /// A button that is nothing but its background shows it as large as itself (`UIButton.backgroundRect(forBounds:)`). Seen in
  /// skurring-bilradio-IOS.
  @Test func aBackgroundFillsItsButton() throws {
    func file(_ height: Double) -> String {
      Drawn.xib(
        Drawn.view(
          "but-aa-001", "button", Drawn.frame(20, 40, 200, height),
          attributes: "buttonType=\"roundedRect\" fixedFrame=\"YES\"",
          more: "<state key=\"normal\" backgroundImage=\"ground\"/>"))
    }
    let history = try SmallHistory(
      Drawn.ground.merging(["a.xib": file(60)]) { $1 }, ["a.xib": file(80)])
    let entries = try history.review(devices: []).report.entries
    // The whole of what the button grew by, and not what a picture in its middle moved by.
    #expect(entries.allSatisfy { $0.pixels?.differing ?? 0 >= 200 * 20 }, "\(entries.map { $0.pixels as Any })")
    #expect(!entries.isEmpty)
  }

  /// Interface Builder wrote `TopLeft` too. Seen in ureclub-ios.
  @Test func aContentModeMayBeginWithACapital() throws {
    func file(_ mode: String) -> String {
      let view = Drawn.view(
        "box-aa-001", "imageView", Drawn.frame(20, 20, 40, 40),
        attributes: "contentMode=\"\(mode)\" userLabel=\"Cover\" image=\"ground\"")
      return Drawn.xib(
        view,
        constraints: Self.placed("box") + Drawn.rule("box-wi-001", "width", item: "box-aa-001", constant: 40)
          + Drawn.rule("box-he-001", "height", item: "box-aa-001", constant: 40))
    }
    let sides = ["left", "TopLeft"].map { mode in Drawn.ground.merging(["a.xib": file(mode)]) { $1 } }
    let told = ReviewText().text(try SmallHistory(sides[0], sides[1]).review(devices: ["iphone-8"]).report)
    #expect(told.contains("content mode of 'Cover' is top-left instead of left"), "\(told)")
  }

  /// What a picture is drawn in is no part of its name. Seen in IrisCalendar-iOS.
  @Test func aTintIsNoPartOfAPicturesName() throws {
    let set = "Assets.xcassets/mark.imageset/"
    func picture(_ width: Int) -> String {
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"20\">"
        + "<rect width=\"\(width)\" height=\"20\" fill=\"#C00050\"/></svg>"
    }
    let list = """
      {"images": [{"idiom": "universal", "filename": "m.svg", "scale": "1x"}], "info": {"version": 1},
      "properties": {"template-rendering-intent": "template"}}
      """
    let button = Drawn.view(
      "btn-aa-001", "button", Drawn.frame(20, 20, 40, 20), attributes: "buttonType=\"system\" userLabel=\"Menu\"",
      more: "<state key=\"normal\" image=\"mark\"/>")
    let history = try SmallHistory(
      [
        "a.xib": Drawn.xib(button, constraints: Self.placed("btn")), set + "Contents.json": list,
        set + "m.svg": picture(20),
      ], [set + "m.svg": picture(30)])
    let told = ReviewText().text(try history.review().report)
    #expect(told.contains("the file of 'mark' in 'Menu' is another"), "\(told)")
    #expect(!told.contains("#tint"), "\(told)")
  }
}
