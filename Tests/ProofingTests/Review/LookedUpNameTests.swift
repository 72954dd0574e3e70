import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What code looks objects up by, and what no picture shows of a window: told whichever tools saved the file.
@Suite struct LookedUpNameTests {
  private func notes(_ before: String, _ after: String, ending: String = "xib") throws -> [String] {
    let outcome = try SmallHistory(["a.\(ending)": before], ["a.\(ending)": after]).review(devices: ["iphone-8"])
    return outcome.report.notes.filter(\.isChange).map(\.text)
  }

  private func told(_ words: String, ending: String = "xib") -> [String] {
    ["'a.\(ending)' changed in what no picture shows: \(words)"]
  }

  private static func xib(_ view: String = "", owner: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="16097" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \(owner)/>
    <view contentMode="scaleToFill" id="vie-aa-001" \(view)>\(Drawn.frame(0, 0, 375, 667))</view>
    </objects></document>
    """
  }

  @Test(arguments: [
    (
      "customClass=\"V\" customModule=\"Old\"", "customClass=\"V\" customModule=\"New\"",
      "custom module in a view is 'New' instead of 'Old' ('V')"
    ),
    ("", "tag=\"7\"", "tag in a view is '7' now"),
    ("restorationIdentifier=\"one\"", "", "restoration identifier in a view is no longer 'one'"),
  ])
  func viewsAreLookedUp(before: String, after: String, words: String) throws {
    #expect(try notes(Self.xib(before), Self.xib(after)) == told(words))
    // Whichever tools saved it, but for modules, which conversions write.
    guard !words.contains("module") else { return }
    let later = Self.xib(after).replacing("16097", with: "21507")
    #expect(try notes(Self.xib(before), later) == told(words))
  }

  @Test func theOwnersClassIsTold() throws {
    let words = "class of the file's owner is 'Second' instead of 'First'"
    let files = ["First", "Second"].map { Self.xib(owner: "customClass=\"\($0)\"") }
    #expect(try notes(files[0], files[1]) == told(words))
    #expect(try notes(Self.xib(), files[1]) == told("class of the file's owner is 'Second' now"))
  }

  /// A module of another name is that of all its classes, also of one that has another name besides. Seen in SwiftyForecast.
  @Test func aRenamedModuleIsToldOfAllItsClasses() throws {
    func file(_ first: String, _ module: String) -> String {
      [first, "Two"].enumerated().map { number, name in
        Drawn.scene(
          "\(number)",
          """
          <viewController customClass="\(name)" customModule="\(module)" id="vc\(number)-aa-001" \
          sceneMemberID="viewController"><view key="view" id="vi\(number)-aa-001">\(Drawn.frame(0, 0, 375, 667))</view>
          </viewController>
          """)
      }.joined()
    }
    func told(_ first: String, _ module: String) throws -> String {
      try notes(
        Drawn.storyboard(file("One", "Old")), Drawn.storyboard(file(first, module)), ending: "storyboard"
      ).joined()
    }
    let both = try told("First", "New")
    #expect(both.contains("custom module in a view controller is 'New' instead of 'Old' (First, Two)"), "\(both)")
    #expect(try !told("First", "Old").contains("module"))
  }

  @Test func namesOfSceneAndSegueAreTold() throws {
    func file(_ scene: String, _ segue: String) -> String {
      func controller(_ number: Int, _ attributes: String, _ more: String) -> String {
        Drawn.scene(
          "\(number)",
          """
          <viewController \(attributes) id="vc\(number)-aa-001" sceneMemberID="viewController">
          <view key="view" id="vi\(number)-aa-001">\(Drawn.frame(0, 0, 375, 667))</view>\(more)</viewController>
          """)
      }
      let segue = "<segue destination=\"vc2-aa-001\" kind=\"show\" \(segue) id=\"seg-aa-001\"/>"
      return Drawn.storyboard(
        controller(1, "customClass=\"One\" \(scene)", "<connections>\(segue)</connections>")
          + controller(2, "customClass=\"Two\"", ""))
    }
    #expect(
      try notes(file("", ""), file("", "identifier=\"go\""), ending: "storyboard")
        == told("the show segue to 'Two' from 'One' is called 'go'", ending: "storyboard"))
    let scene = try notes(
      file("storyboardIdentifier=\"a\"", ""), file("storyboardIdentifier=\"b\"", ""), ending: "storyboard")
    let words = "storyboard identifier in a view controller is 'b' instead of 'a' (One)"
    #expect(scene == told(words, ending: "storyboard"))
  }

  /// What a control shows, and how it is made of it.
  @Test func bindingsAreTold() throws {
    func file(_ path: String, _ transformer: String = "") -> String {
      let options =
        transformer.isEmpty
        ? ""
        : "<dictionary key=\"options\"><string key=\"NSValueTransformerName\">\(transformer)</string></dictionary>"
      return Drawn.mac(
        """
        <button translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="but-aa-001">
        \(Drawn.frame(20, 20, 90, 18))<autoresizingMask key="autoresizingMask"/>
        <buttonCell key="cell" type="check" title="Go" id="cel-aa-001"/><connections>
        <binding destination="-2" name="value" keyPath="\(path)" id="bin-aa-001">\(options)</binding></connections></button>
        """)
    }
    #expect(
      try notes(file("sensitive"), file("values.Sensitive"))
        == told("binding of value in a button is 'values.Sensitive' instead of 'sensitive' ('Go')"))
    #expect(
      try notes(file("on"), file("on", "NSNegateBoolean"))
        == told("binding of value in a button is 'on NSValueTransformerName NSNegateBoolean' instead of 'on' ('Go')"))
  }

  @Test func kindsHaveTheirArticles() throws {
    func file(_ attributes: String) -> String {
      Drawn.xib(Drawn.view("img-aa-001", "imageView", Drawn.frame(10, 10, 20, 20), attributes: attributes))
    }
    #expect(try notes(file(""), file("tag=\"2\"")) == told("tag in an image view is '2' now"))
  }

  /// Ids of objects say nothing to a reader.
  @Test func referencesAreNotTold() throws {
    #expect(try notes(Self.xib(), Self.xib("nextView=\"diL-Ht-rCA\"")).isEmpty)
    #expect(try !notes(Self.xib(), Self.xib("nextView=\"later\"")).isEmpty)
  }

  /// A cell lays its content view out itself, whatever mask a version of the tools wrote for it.
  @Test func theMaskOfACellsContentIsNoChange() throws {
    func file(_ mask: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="16097" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <collectionViewCell contentMode="center" id="cel-aa-001">\(Drawn.frame(0, 0, 256, 335))
      <view key="contentView" contentMode="center">\(Drawn.frame(0, 0, 256, 335))\(mask)</view></collectionViewCell>
      </objects></document>
      """
    }
    let mask = "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>"
    let outcome = try SmallHistory(["a.xib": file("")], ["a.xib": file(mask)]).review(devices: ["iphone-8"])
    #expect(outcome.report.groups.isEmpty, "\(outcome.report.groups.map(\.title))")
  }

  /// Windows of two files that grew, each by its own, are two changes; least sizes are told as such.
  @Test func windowsGrowEachByItsOwn() throws {
    func file(_ width: Double, least: String = "") -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="16097" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <customObject id="-2" userLabel="File's Owner"/><window title="W" id="win-aa-001">
      <rect key="contentRect" x="0.0" y="0.0" width="\(width)" height="200"/>\(least)
      <view key="contentView" id="con-aa-001">\(Drawn.frame(0, 0, width, 200))</view></window></objects></document>
      """
    }
    let grown = try SmallHistory(
      ["a.xib": file(300), "b.xib": file(400)], ["a.xib": file(330), "b.xib": file(450)]
    ).review(devices: [])
    #expect(grown.report.groups.count == 2, "\(grown.report.groups.map(\.title))")
    let least = "<value key=\"minSize\" type=\"size\" width=\"200\" height=\"100\"/>"
    #expect(try notes(file(300), file(300, least: least)) == told("minimum size in a window is '200 × 100' now (W)"))
  }

  /// An empty name is none, and a list is told with its own marks. Seen in node-box and APNGb.
  @Test func anEmptyNameIsNone() throws {
    func file(_ more: String, _ choices: [String]) -> String {
      Drawn.mac(
        Drawn.view(
          "box-aa-001", "comboBox", Drawn.frame(20, 20, 100, 26), attributes: more,
          more: "<comboBoxCell key=\"cell\" id=\"cel-aa-001\"><objectValues>"
            + choices.map { "<string>\($0)</string>" }.joined() + "</objectValues></comboBoxCell>"))
    }
    let same = try notes(file("identifier=\"\"", ["One"]), file("", ["One"]))
    #expect(!same.joined().contains("identifier"), "\(same)")
    let all = try notes(file("", ["One", "Two"]), file("", ["None", "One", "Two"])).joined(separator: "\n")
    #expect(
      all.contains("choices in a combo box cell are 'None', 'One' and 'Two' instead of 'One' and 'Two'"), "\(all)")
  }

  /// Cells of two files that grew, each by its own, are two changes, though one was copied. Seen in MVVMReactiveCocoa.
  @Test func cellsGrowEachByItsOwn() throws {
    func file(_ height: Double, id: String = "cel") -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17156" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/><objects>
      <tableViewCell contentMode="scaleToFill" id="\(id)-aa-001">\(Drawn.frame(0, 0, 375, height))
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)-aa-001" id="\(id)-aa-002">
      \(Drawn.frame(0, 0, 375, height))<autoresizingMask key="autoresizingMask"/></tableViewCellContentView>
      </tableViewCell></objects></document>
      """
    }
    for id in ["cel", "two"] {
      let grown = try SmallHistory(
        ["a.xib": file(101), "b.xib": file(58, id: id)], ["a.xib": file(102), "b.xib": file(59, id: id)]
      ).review(devices: ["iphone-8"])
      let titles = grown.report.groups.map(\.title)
      #expect(titles.count == 2 && titles.contains { $0.contains("× 59 instead of") }, "\(titles)")
    }
  }

  /// The second edit of a view that is named after another.
  @Test func theSecondEditOfAFurtherViewIsTold() {
    var entry = SmallReview.entry("login", "iphone-8", .layout)
    var further = SmallReview.cause
    further.signature = "two"
    further.parts = SmallReview.parts(["font of 'One' is system 20", "background of 'One' is #FF0000"])
    further.brief = "it grew 3 pt"
    entry.layout = ReviewReport.LayoutChanges(causes: [SmallReview.cause, further])
    var report = ReviewReport(title: "Login", expected: .init("main"), actual: .init("working tree"))
    report.entries = [entry]
    let text = ReviewText().text(report)
    #expect(text.contains("background of 'One' is #FF0000"), "\(text)")
  }
}
