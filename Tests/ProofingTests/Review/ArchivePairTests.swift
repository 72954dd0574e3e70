import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Objects of archives of Xcode 4 and before that are the same under other ids, and what new archives hold.
@Suite struct ArchivePairTests {
  private func archive(_ inner: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
    <object class="IBProxyObject" id="1"/>\(inner)</data></archive>
    """
  }

  private func told(_ before: String, _ after: String) throws -> [String] {
    let outcome = try SmallHistory(["a.xib": archive(before)], ["a.xib": archive(after)]).review()
    return outcome.report.notes.map(\.text).filter { !$0.contains("archive form") }
  }

  private func view(_ kind: String, _ id: String, _ frame: String, in outer: String? = nil, _ inner: String = "")
    -> String
  {
    let place = outer.map { "<reference key=\"NSSuperview\" ref=\"\($0)\"/>" } ?? ""
    return "<object class=\"\(kind)\" id=\"\(id)\"><int key=\"NSvFlags\">292</int>"
      + "<string key=\"NSFrame\">\(frame)</string>\(place)\(inner)</object>"
  }

  private func way(_ kind: String, _ name: String, _ source: String, _ target: String) -> String {
    "<object class=\"IBConnectionRecord\"><object class=\"\(kind)\" key=\"connection\"><string key=\"label\">\(name)</string>"
      + "<reference key=\"source\" ref=\"\(source)\"/><reference key=\"destination\" ref=\"\(target)\"/></object></object>"
  }

  private func subviews(_ views: String) -> String {
    "<object class=\"NSMutableArray\" key=\"NSSubviews\">\(views)</object>"
  }

  /// Buttons that were made anew with all around them do what they did; a map is a view. Seen in SAS-iPad-App.
  @Test func whatWasMadeAnewDoesTheSame() throws {
    func file(_ ids: [String], _ map: String) -> String {
      let button = view(
        "IBUIButton", ids[2], "{{0, 0}, {99, 37}}", in: ids[1], "<string key=\"IBUINormalTitle\">Go</string>")
      let card = view("IBUIView", ids[1], "{{1, 86}, {258, 98}}", in: ids[0], subviews(button))
      let table = view("IBMKMapView", ids[3], map, in: ids[0], "<int key=\"IBMKMapType\">\(ids[4])</int>")
      return view("IBUIView", ids[0], "{{0, 0}, {320, 460}}", subviews(card + table))
        + way("IBCocoaTouchEventConnection", "go:", ids[2], "1")
    }
    let words = try told(
      file(["10", "11", "12", "13", "1"], "{{0, 7}, {320, 200}}"),
      file(["20", "21", "22", "23", "2"], "{{0, 0}, {320, 207}}"))
    #expect(
      words == [
        "frame of a map view is [0, 0, 320, 207] instead of [0, 7, 320, 200]",
        "map type of a map view is hybrid instead of satellite",
      ])
  }

  /// What has no words, or the same as another one, is known by its outlet. Seen in Friends-Analyzer and Tribus.
  @Test func whatHasNoWordsIsKnownByItsOutlet() throws {
    func file(_ mask: Int, _ y: Int) -> String {
      let labels = ["11", "12"].map { id in
        view(
          "IBUILabel", id, "{{0, \(id == "11" ? y : 90)}, {99, 37}}", in: "10",
          "<string key=\"IBUIText\">Label</string>")
      }
      return view("IBUIView", "10", "{{0, 0}, {320, 460}}", subviews(labels.joined()))
        + view("IBUIView", "13", "{{0, 0}, {320, 50}}").replacing(">292<", with: ">\(mask)<")
        + way("IBCocoaTouchOutletConnection", "titleLabel", "1", "11")
        + way("IBCocoaTouchOutletConnection", "loadingView", "1", "13")
    }
    let words = try told(file(292, 10), file(282, 20))
    #expect(words.contains { $0.hasPrefix("mask of a view (outlet 'loadingView') is ") }, "\(words)")
    #expect(words.contains { $0.hasPrefix("frame of the label 'Label' (outlet 'titleLabel') is ") }, "\(words)")
  }

  /// Pictures of other states and shadows of texts. Seen in Friends-Analyzer.
  @Test func picturesOfOtherStatesAreTold() throws {
    func file(_ more: String) -> String {
      view(
        "IBUIButton", "10", "{{0, 0}, {99, 37}}",
        "<string key=\"IBUINormalTitle\">Go</string>"
          + "<object class=\"NSColor\" key=\"IBUINormalTitleShadowColor\"><int key=\"NSColorSpace\">1</int>"
          + "<bytes key=\"NSRGB\">\(more.isEmpty ? "MCAwIDAAA" : "MSAxIDEAA")</bytes></object>\(more)")
    }
    let pressed =
      "<object class=\"NSCustomResource\" key=\"IBUIHighlightedImage\">"
      + "<string key=\"NSResourceName\">Pressed.png</string></object>"
    let words = try told(file(""), file(pressed))
    #expect(words.contains("picture while highlighted of the button 'Go' is 'Pressed.png' instead of none"), "\(words)")
    #expect(words.contains { $0.hasPrefix("shadow colour of the button 'Go' is ") }, "\(words)")
  }

  /// A search bar's tint goes by a key of its own. Seen in greek-radio.
  @Test func theTintOfASearchBarIsTold() throws {
    func file(_ bytes: String) -> String {
      view(
        "IBUISearchBar", "10", "{{0, 0}, {320, 44}}",
        "<object class=\"NSColor\" key=\"IBTintColor\"><int key=\"NSColorSpace\">1</int>"
          + "<bytes key=\"NSRGB\">\(bytes)</bytes></object>")
    }
    let words = try told(file("MCAwIDAAA"), file("MSAxIDEAA"))
    #expect(words == ["tint of a search bar is #FFFFFF instead of #000000"], "\(words)")
  }

  /// Fields that an outlet knows, what they look like, and that they lie in no view now. Seen in Geoloqi-iPhone.
  @Test func whatAnOutletKnowsIsTheSame() throws {
    func field(_ id: String, _ frame: String, in outer: String?, _ inner: String) -> String {
      view("IBUITextField", id, frame, in: outer, "<string key=\"IBUIPlaceholder\">User</string>\(inner)")
    }
    let root = { (inner: String) in view("IBUIView", "10", "{{0, 0}, {320, 460}}", subviews(inner)) }
    let old = field("11", "{{20, 20}, {280, 31}}", in: "10", "<int key=\"IBUIBorderStyle\">3</int>")
    let font =
      "<object class=\"NSFont\" key=\"IBUIFont\"><string key=\"NSName\">Helvetica</string><double key=\"NSSize\">14</double></object>"
    let new = field("21", "{{0, 0}, {180, 44}}", in: nil, font)
    let words = try told(
      root(old) + way("IBCocoaTouchOutletConnection", "user", "1", "11"),
      root("") + new + way("IBCocoaTouchOutletConnection", "user", "1", "21"))
    #expect(
      words == [
        "frame of the text field 'User' is [0, 0, 180, 44] instead of [20, 20, 280, 31]",
        "the text field 'User' lies in no view now", "font of the text field 'User' is Helvetica 14 now",
        "border style of the text field 'User' is no longer rounded rect",
      ])
  }

  /// The tab that is shown first. Seen in SAS-iPad-App.
  @Test func theSelectedTabIsTold() throws {
    func file(_ title: String, _ item: String) -> String {
      """
      <object class="IBUITabBarController" id="5"><object class="IBUIViewController" key="IBUISelectedViewController" id="\(title)">
      <string key="IBUITitle">\(title)</string><object class="IBUITabBarItem" key="IBUITabBarItem" id="i\(title)">
      <string key="IBUITitle">\(item)</string></object></object></object>
      """
    }
    #expect(
      try told(file("Map", "Map"), file("Home", "Item")).contains(
        "selected tab of a tab bar controller is 'Home' instead of 'Map'"))
  }

  /// Many views of a kind are one line, and what a cell places is only recorded. Seen in SAS-iPad-App.
  @Test func alikeViewsAreOneLine() throws {
    func file(_ number: Int, _ width: Int) -> String {
      let pictures = (0..<number).map { view("IBUIImageView", "3\($0)", "{{\($0)0, 0}, {9, 9}}", in: "10") }.joined()
      let content = view("IBUIView", "12", "{{0, 0}, {\(width), 44}}", in: "11")
        .replacing("<object class=\"IBUIView\"", with: "<object class=\"IBUIView\" key=\"IBUIContentView\"")
      let cell = view("IBUITableViewCell", "11", "{{0, 0}, {320, 44}}", in: "10", content)
      return view("IBUIView", "10", "{{0, 0}, {320, 460}}", subviews(pictures + cell))
    }
    #expect(
      try told(file(5, 768), file(0, 320)) == [
        "5 image views are gone, at [0, 0, 9, 9], [10, 0, 9, 9], [20, 0, 9, 9] and 2 more"
      ])
  }

  /// What an archive holds that is new. Seen in Garagesale-iPhone and CampusJungle.
  @Test func newArchivesSayWhatTheyHold() throws {
    let label = view("IBUILabel", "11", "{{0, 0}, {99, 21}}", in: "10", "<string key=\"IBUIText\">Price</string>")
    let pictures = ["12", "13"].map { view("IBUIImageView", $0, "{{0, 0}, {9, 9}}", in: "10") }.joined()
    let buttons = ["14", "15"].map { id in
      view("IBUIButton", id, "{{0, 0}, {9, 9}}", in: "10", "<string key=\"IBUINormalTitle\">Buy</string>")
    }
    let file =
      view("IBUIView", "10", "{{0, 0}, {320, 460}}", subviews(label + pictures + buttons.joined()))
      + way("IBCocoaTouchOutletConnection", "price", "1", "11") + way("IBCocoaTouchEventConnection", "buy:", "14", "1")
    let words = try SmallHistory(["b.txt": ""], ["a.xib": archive(file)]).review().report.notes.map(\.text)
    #expect(
      words.dropFirst() == [
        "the new file shows the label 'Price', 2 image views and 2 buttons 'Buy'",
        "the new file has the outlet 'price'",
        "the new file calls 'buy:' (the button 'Buy')",
      ], "\(words)")
  }

  /// A class of the root view's is what a new file is for. Seen in CampusJungle.
  @Test func theClassOfANewRootIsTold() throws {
    let label = view("IBUILabel", "11", "{{0, 0}, {99, 21}}", in: "10", "<string key=\"IBUIText\">Price</string>")
    let name = """
      <object class="IBObjectRecord"><int key="objectID">1</int><reference key="object" ref="10"/></object>
      <dictionary class="NSMutableDictionary" key="flattenedProperties">
      <string key="1.CustomClassName">PriceHeader</string></dictionary>
      """
    let file = view("IBUIView", "10", "{{0, 0}, {320, 74}}", subviews(label)) + name
    let words = try SmallHistory(["b.txt": ""], ["a.xib": archive(file)]).review().report.notes.map(\.text)
    #expect(
      words.dropFirst() == ["the new file shows a view of the class 'PriceHeader' and the label 'Price'"], "\(words)")
  }

  /// A font is what its description names, whichever one the tools had for it. Seen in CampusJungle.
  @Test func aFontIsWhatItsDescriptionNames() throws {
    func file(_ name: String, _ other: String) -> String {
      let fonts = """
        <object class="IBUIFontDescription" key="IBUIFontDescription"><string key="name">\(name)</string>
        <double key="pointSize">15</double></object>
        <object class="NSFont" key="IBUIFont"><string key="NSName">\(other)</string>
        <double key="NSSize">15</double></object>
        """
      let label = view(
        "IBUILabel", "11", "{{0, 0}, {99, 21}}", in: "10", "<string key=\"IBUIText\">Price</string>\(fonts)")
      return view("IBUIView", "10", "{{0, 0}, {320, 74}}", subviews(label))
    }
    let words = try told(file("Avenir-Medium", "Avenir-Medium"), file("Avenir-MediumOblique", "Avenir-LightOblique"))
    #expect(words == ["font of the label 'Price' is Avenir-MediumOblique 15 instead of Avenir-Medium 15"], "\(words)")
  }

  /// A table that fills a new file is what it shows; below which bars the tools draw a view is recorded. Seen in College-iPhone-App
  /// and CycleTracks.
  @Test func whatFillsAFileIsShownAndLiesUnderBars() throws {
    func file(_ kind: String, _ frame: String) -> String { view(kind, "10", frame) }
    let words = try SmallHistory(["b.txt": ""], ["a.xib": archive(file("IBUITableView", "{320, 460}"))]).review()
      .report.notes.map(\.text)
    #expect(words.dropFirst() == ["the new file shows a table view"], "\(words)")
    #expect(try told(file("IBUIView", "{{0, 0}, {320, 460}}"), file("IBUIView", "{{0, 20}, {320, 460}}")).isEmpty)
    #expect(try told(file("IBUIView", "{{0, 0}, {320, 60}}"), file("IBUIView", "{{0, 20}, {320, 80}}")).count == 1)
  }

  /// A file that can be run now says the same. Seen in SAS-iPad-App.
  @Test func anotherModeIsNoChange() throws {
    let history = try SmallHistory(["a.xib": archive(""), "b.txt": "1"], ["b.txt": "2"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: history.folder.appendingPathComponent("a.xib").path)
    try history.amend()
    #expect(try history.review().report.notes.isEmpty)
  }

  /// Containers that came and went are told with what they hold, and not by their bars. Seen in WindMobile-iOS.
  @Test func controllersAreTold() throws {
    func controller(_ kind: String, _ id: String, in parent: String?, _ inner: String) -> String {
      let parent = parent.map { "<reference key=\"IBUIParentViewController\" ref=\"\($0)\"/>" } ?? ""
      return "<object class=\"IBUI\(kind)Controller\" id=\"\(id)\">\(parent)\(inner)</object>"
    }
    func map(_ id: String, in parent: String) -> String {
      controller("View", id, in: parent, "<string key=\"IBUINibName\">Map</string>")
    }
    func tabs(_ inner: String) -> String {
      controller("TabBar", "10", in: nil, "<object key=\"list\">\(inner)</object>")
    }
    let title =
      "<object class=\"IBUITabBarItem\" key=\"IBUITabBarItem\" id=\"22\"><string key=\"IBUITitle\">Plan</string></object>"
    let bar =
      "<object class=\"IBUINavigationBar\" key=\"IBUINavigationBar\" id=\"23\">"
      + "<string key=\"NSFrameSize\">{0, 0}</string></object>"
    let stack = controller("Navigation", "20", in: "10", title + bar + map("21", in: "20"))
    let (alone, around) = (tabs(map("11", in: "10")), tabs(stack))
    let delegate = way("IBCocoaTouchOutletConnection", "delegate", "10", "1")
    let came = try told(alone + delegate, around)
    #expect(came.contains("the navigation controller 'Plan' is new around the view controller 'Map'"), "\(came)")
    #expect(came.contains("the outlet 'delegate' (a tab bar controller) is gone"), "\(came)")
    #expect(!came.contains { $0.contains("navigation bar at") }, "\(came)")
    let gone = try told(around, tabs(""))
    #expect(gone.contains("the navigation controller 'Plan' is gone with the view controller 'Map'"), "\(gone)")
  }

  /// A Mac's action is written at what it calls, and what fills a table may be an object that is no view. Seen in pgsqlformac and
  /// eternity.
  @Test func actionsOfAMacsArchiveAreOfWhatCallsThem() throws {
    func file(_ source: String, _ ways: String) -> String {
      let objects = ["20": "Loader", "21": source].map { id, name in
        "<object class=\"NSCustomObject\" id=\"\(id)\"><string key=\"NSClassName\">\(name)</string></object>"
      }
      let button = view(
        "NSButton", "11", "{{0, 0}, {99, 37}}", in: "10",
        "<object class=\"NSButtonCell\" key=\"NSCell\" id=\"12\"><string key=\"NSContents\">Go</string></object>")
      let table = view("NSTableView", "13", "{{0, 40}, {99, 90}}", in: "10")
      return archive(
        objects.sorted().joined() + view("NSView", "10", "{{0, 0}, {320, 460}}", subviews(button + table)) + ways
      ).replacing("CocoaTouch", with: "Cocoa")
    }
    let outcome = try SmallHistory(
      ["a.xib": file("Rows", way("IBOutletConnection", "dataSource", "13", "20"))],
      [
        "a.xib": file(
          "Rows", way("IBActionConnection", "go:", "20", "11") + way("IBOutletConnection", "dataSource", "13", "21"))
      ]
    ).review()
    #expect(
      Set(outcome.report.notes.map(\.text).filter { !$0.contains("archive form") }) == [
        "the action 'go:' (the button 'Go') is new",
        "the outlet 'dataSource' (a table view at [0, 40, 99, 90]) leads to the object 'Rows' instead of the object 'Loader' now",
      ])
  }
}
