import Foundation
import ImageDiff
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// What AppKit draws and places of parts of its views: segments, borders, columns, clip views; each on a small file of the shape
/// in which it was seen.
@Suite struct MacPartTests {
  private func causes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.sentence)
  }

  private func notes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.notes.filter(\.isChange).map(\.text)
  }

  /// A view at its frame.
  private static func placed(
    _ element: String, _ id: String, _ frame: String, _ inner: String, _ more: String = ""
  ) -> String {
    "<\(element) fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(more) id=\"\(id)\">\(frame)\(inner)"
      + "</\(element)>"
  }

  private static func segments(_ widths: [Double]) -> String {
    let inner = widths.enumerated().map { "<segment label=\"S\($0)\" width=\"\($1)\"/>" }.joined()
    return placed(
      "segmentedControl", "seg-aa-001", Drawn.frame(10, 20, 200, 24),
      "<segmentedCell key=\"cell\" style=\"rounded\" trackingMode=\"selectOne\" id=\"sgc-aa-001\">"
        + "<font key=\"font\" metaFont=\"system\"/><segments>\(inner)</segments></segmentedCell>")
  }

  /// Segments are drawn as wide as they are given (`setWidth(_:forSegment:)`). Seen in KCD.
  @Test func segmentsAreAsWideAsTheyAreGiven() throws {
    let outcome = try SmallHistory.review(
      Drawn.mac(Self.segments([40, 40, 60])), Drawn.mac(Self.segments([38, 39, 60])))
    #expect(
      causes(outcome).contains("widths of 2 segments of 'Segmented Control' are 1–2 pt smaller"), "\(causes(outcome))")
    #expect(outcome.report.entries.contains { $0.pixels?.verdict == .different }, "no pixel changed")
    #expect(!notes(outcome).contains { $0.contains("width of segment") }, "\(notes(outcome))")
  }

  private static func scrollView(_ border: String) -> String {
    placed(
      "scrollView", "scr-aa-001", Drawn.frame(10, 20, 100, 100),
      "<clipView key=\"contentView\" id=\"cli-aa-001\">\(Drawn.frame(0, 0, 100, 100))</clipView>",
      "borderType=\"\(border)\"")
  }

  /// A scroll view draws its border (`NSScrollView.borderType`). Seen in KaniManabu.
  @Test func aScrollViewsBorderIsSeen() throws {
    let outcome = try SmallHistory.review(Drawn.mac(Self.scrollView("none")), Drawn.mac(Self.scrollView("groove")))
    #expect(
      causes(outcome).contains { $0.hasPrefix("border of 'Scroll View' is 2 instead of 0") }, "\(causes(outcome))")
    #expect(!notes(outcome).contains { $0.contains("border type") }, "\(notes(outcome))")
  }

  /// A pop-up is a class and an element of its own: no radio button became it. Seen in KaniManabu.
  @Test func aPopUpIsNoRadioButton() throws {
    let radio = Self.placed(
      "button", "but-aa-001", Drawn.frame(20, 20, 100, 18),
      "<buttonCell key=\"cell\" type=\"radio\" title=\"Kind\" state=\"on\" id=\"buc-aa-001\"><font key=\"font\" metaFont=\"system\"/>"
        + "</buttonCell>")
    let popUp = Self.placed(
      "popUpButton", "pop-aa-001", Drawn.frame(20, 20, 100, 18),
      "<popUpButtonCell key=\"cell\" type=\"push\" title=\"Kind\" state=\"on\" id=\"poc-aa-001\">"
        + "<font key=\"font\" metaFont=\"system\"/>"
        + "<menu key=\"menu\" id=\"men-aa-001\"><items><menuItem title=\"Kind\" id=\"mei-aa-001\"/></items></menu>"
        + "</popUpButtonCell>")
    let told = causes(try SmallHistory.review(Drawn.mac(radio), Drawn.mac(popUp)))
    #expect(told.contains { $0.contains("'Kind' is gone") }, "\(told)")
    #expect(!told.contains { $0.contains("style of") }, "\(told)")
  }

  private static func fields(_ mask: String) -> String {
    [20.0, 60, 100].enumerated().map { index, y in
      placed(
        "textField", "te\(index)-aa-001", Drawn.frame(20, y, 100, 17),
        "<autoresizingMask key=\"autoresizingMask\" \(mask)/><textFieldCell key=\"cell\" title=\"Dock \(index)\" "
          + "id=\"tc\(index)-aa-001\"><font key=\"font\" metaFont=\"system\"/></textFieldCell>")
    }.joined()
  }

  /// Masks of many views that went are told together. Seen in KCD.
  @Test func masksOfManyViewsAreTold() throws {
    let outcome = try SmallHistory.review(
      Drawn.mac(Self.fields("flexibleMinX=\"YES\" flexibleMinY=\"YES\"")), Drawn.mac(Self.fields("")))
    let text = ReviewText().text(outcome.report)
    #expect(text.contains("'Dock 2'") && text.contains("instead of pinned right and top"), "\(text)")
    #expect(!text.contains("recorded sizes, masks or names"), "\(text)")
  }

  /// A scroll view without a height is what lacks it: AppKit places its clip view. Seen in Wi-Fi-Crack.
  @Test func aScrollViewNeedsTheHeight() throws {
    let view = Drawn.view(
      "scr-aa-002", "scrollView", Drawn.frame(0, 54, 300, 146), attributes: "ambiguous=\"YES\"",
      more: "<clipView key=\"contentView\" id=\"cli-aa-002\">\(Drawn.frame(1, 1, 298, 144))"
        + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/></clipView>")
    let rules = ["top", "leading", "trailing"].enumerated().map { index, side in
      Drawn.rule("r\(index)a-aa-001", side, side, "Hz6-mo-xeY", item: "scr-aa-002")
    }.joined()
    let outcome = try SmallHistory.review(Drawn.mac(""), Drawn.mac(view, constraints: rules))
    let found = outcome.report.entries.flatMap(\.findings.new).map(\.message)
    #expect(found.contains { $0.contains("'Scroll View' needs a height") }, "\(found)")
    #expect(!found.contains { $0.contains("Clip View") }, "\(found)")
  }

  private static func table(_ title: String, width: Double, tools: String) -> String {
    Drawn.macFile(
      """
      <customView id="vie-aa-001">\(Drawn.frame(0, 0, 300, 200))<subviews>
      <scrollView id="scr-aa-003">\(Drawn.frame(0, 0, 300, 200))
      <clipView key="contentView" id="cli-aa-003">\(Drawn.frame(1, 18, 298, 181))<subviews>
      <tableView headerView="hea-aa-001" id="tab-aa-001">\(Drawn.frame(0, 0, 298, 181))<tableColumns>
      <tableColumn width="\(width)" id="col-aa-001"><tableHeaderCell key="headerCell" title="\(title)"/>
      <textFieldCell key="dataCell" title="Text Cell" id="dat-aa-001"/></tableColumn></tableColumns></tableView>
      </subviews></clipView>
      <tableHeaderView key="headerView" id="hea-aa-001">\(Drawn.frame(1, 1, 298, 17))</tableHeaderView>
      </scrollView></subviews></customView>
      """, tools: tools)
  }

  /// A column of cells keeps the width that it is given, whichever tools saved it. Seen in KaniManabu.
  @Test func aColumnsWidthIsToldWithOtherTools() throws {
    let outcome = try SmallHistory.review(
      Self.table("Level", width: 66, tools: "19529"), Self.table("Level", width: 114, tools: "19455"))
    #expect(
      notes(outcome).contains { $0.contains("width in a table column is '114' instead of '66'") }, "\(notes(outcome))")
  }

  /// A title that a picture's card tells does not come again among the settings. Seen in PolyViewer.
  @Test func aColumnsTitleIsToldOnce() throws {
    let outcome = try SmallHistory.review(
      Self.table("Level of all", width: 114, tools: "19455"), Self.table("IDs", width: 114, tools: "19455"))
    #expect(causes(outcome).contains { $0.contains("'IDs' instead of 'Level of all'") }, "\(causes(outcome))")
    #expect(!notes(outcome).contains { $0.contains("title of table header cell") }, "\(notes(outcome))")
  }

  /// A view without a frame in its file is nothing high: what lies in it lies as far from its top as from its bottom. Seen in
  /// PolyViewer.
  @Test func aViewWithoutAFrameIsNothingHigh() throws {
    func file(_ inner: String) -> String { Drawn.mac(inner) }
    let field = Self.placed(
      "textField", "tex-aa-004", Drawn.frame(10, -37, 100, 17),
      "<textFieldCell key=\"cell\" title=\"Later\" id=\"tec-aa-004\"><font key=\"font\" metaFont=\"system\"/></textFieldCell>"
    )
    let inner = "<customView id=\"out-aa-001\"><subviews>\(field)</subviews></customView>"
    let told = causes(
      try SmallHistory.review(
        file(
          Self.placed(
            "customView", "out-aa-001", Drawn.frame(0, 0, 300, 200),
            "<subviews>\(field.replacing("y=\"-37.0\"", with: "y=\"163.0\""))</subviews>")), file(inner)))
    #expect(!told.contains { $0.contains("y -37") }, "\(told)")
  }

  /// What a view of effects shows of what is behind it no picture has. Seen in SpectREMCPP and KeitaiWaniKani.
  @Test func effectsAreTold() throws {
    func told(_ before: String, _ after: String, devices: [String] = []) throws -> String {
      try SmallHistory.review(before, after, devices: devices).report.notes.map(\.text).joined(separator: "\n")
    }
    func panel(_ material: String) -> String {
      Drawn.mac(
        "<visualEffectView appearanceType=\"vibrantDark\" fixedFrame=\"YES\" material=\"\(material)\" "
          + "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"eff-aa-001\">\(Drawn.frame(10, 10, 200, 100))"
          + "<autoresizingMask key=\"autoresizingMask\"/></visualEffectView>")
    }
    let new = try told(Drawn.mac(""), panel("dark"))
    for words in ["a new visual effect view is 200 × 100 pt", "the material 'dark'", "the appearance 'vibrantDark'"] {
      #expect(new.contains(words), "\(words): \(new)")
    }
    let other = try told(panel("dark"), panel("sidebar"))
    #expect(other.contains("material in a visual effect view is 'sidebar' instead of 'dark'"), "\(other)")
    func phone(_ effect: String) -> String {
      Drawn.xib(
        Drawn.view("eff-aa-001", "visualEffectView", Drawn.frame(0, 0, 100, 50), more: effect))
    }
    let vibrant = "<vibrancyEffect><blurEffect style=\"extraLight\"/></vibrancyEffect>"
    let content = try told(Drawn.xib(""), phone(vibrant), devices: ["iphone-8"])
    #expect(content.contains("shows its content with vibrancy on the blur 'extraLight'"), "\(content)")
    let blur = try told(
      phone("<blurEffect style=\"light\"/>"), phone("<blurEffect style=\"dark\"/>"), devices: ["iphone-8"])
    #expect(blur.contains("style of blur effect in a visual effect view is 'dark' instead of 'light'"), "\(blur)")
  }

  /// What is in tabs that are not chosen is counted with the rest. Seen in SimDirs.
  @Test func whatIsInOtherTabsIsCounted() throws {
    func field(_ id: String, _ y: Double, _ words: String) -> String {
      Self.placed(
        "textField", id, Drawn.frame(20, y, 80, 17), "<textFieldCell key=\"cell\" \(words) id=\"\(id)-c\"/>")
    }
    func page(_ id: String, _ title: String, _ inner: String) -> String {
      "<tabViewItem label=\"\(title)\" identifier=\"\(id)\" id=\"\(id)-aa-001\"><view key=\"view\" id=\"\(id)-aa-002\">"
        + "\(Drawn.frame(10, 33, 280, 154))<subviews>\(inner)</subviews></view></tabViewItem>"
    }
    let slider = Self.placed(
      "slider", "sli-aa-001", Drawn.frame(20, 80, 96, 20),
      "<sliderCell key=\"cell\" maxValue=\"1\" id=\"slc-aa-001\"/>", "userLabel=\"Level\"")
    let fields = field("one-aa-001", 10, "title=\"Model:\"") + field("two-aa-001", 40, "placeholderString=\"Name\"")
    let pages = page("emp", "Empty", "") + page("dev", "Device", fields + slider)
    let tabs = Self.placed(
      "tabView", "tab-aa-001", Drawn.frame(0, 0, 300, 200), "<tabViewItems>\(pages)</tabViewItems>")
    let box = Self.placed(
      "customView", "ins-aa-001", Drawn.frame(0, 0, 300, 200), "<subviews>\(tabs)</subviews>",
      "userLabel=\"Inspector\"")
    let told = causes(try SmallHistory.review(Drawn.mac(""), Drawn.mac(box)))
    #expect(
      told.contains { $0.hasPrefix("'Inspector' with 'Model:', the field 'Name' and 'Level' is new") }, "\(told)")
  }
}
