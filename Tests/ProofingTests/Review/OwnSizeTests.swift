import Foundation
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// What is told of sizes is what the kit and the file's own canvas give: fields that are typed into, labels with a ground,
/// buttons on a picture, views that their author gave a size.
@Suite struct OwnSizeTests {
  private static func field(_ frame: String, _ cell: String) -> String {
    Drawn.view(
      "fld-aa-001", "textField", frame,
      more: "<textFieldCell key=\"cell\" title=\"Some words\" lineBreakMode=\"clipping\" \(cell) id=\"fld-ce-001\">"
        + "<font key=\"font\" metaFont=\"system\"/></textFieldCell>")
  }

  private static let panel = "Hz6-mo-xeY"
  private static let left = Drawn.rule("fld-le-001", "leading", "leading", panel, item: "fld-aa-001", constant: 20)
  private static let right = Drawn.rule("fld-tr-001", "trailing", "trailing", panel, item: "fld-aa-001", constant: -20)
  private static let top = Drawn.rule("fld-to-001", "top", "top", panel, item: "fld-aa-001", constant: 20)

  private static func told(_ before: String, _ after: String) throws -> String {
    ReviewText().text(try SmallHistory.review(before, after).report)
  }

  /// A field that is typed into is none of the system's labels without its bezel. Seen in CutBox.
  @Test func aFieldWithoutItsBezelIsAFieldStill() throws {
    func file(_ frame: String, _ border: String) -> String {
      Drawn.mac(
        Self.field(frame, "\(border) selectable=\"YES\" editable=\"YES\" drawsBackground=\"YES\""),
        constraints: Self.left + Self.right + Self.top)
    }
    let told = try Self.told(
      file(Drawn.frame(20, 159, 260, 21), "borderStyle=\"bezel\""), file(Drawn.frame(20, 164, 260, 16), ""))
    #expect(!told.contains("label instead of") && told.contains("pt in height"), "\(told)")
  }

  /// A label's frame is its alignment rect where it draws a ground, so that it ends 2 points further in. Seen in Parrot.
  @Test func aGroundFillsALabelsFrame() throws {
    func file(_ frame: String, _ ground: String) -> String {
      Drawn.mac(Self.field(frame, ground), constraints: Self.left + Self.right + Self.top)
    }
    let told = try Self.told(
      file(Drawn.frame(18, 164, 264, 16), ""), file(Drawn.frame(20, 164, 260, 16), "drawsBackground=\"YES\""))
    #expect(told.contains("shrank 4 pt in width") && !told.contains("no pixel"), "\(told)")
  }

  /// A button is as large as the picture behind its title at least. Seen in nRF Toolbox.
  @Test func aButtonIsAsLargeAsItsBackground() throws {
    func file(_ title: String) -> String {
      let button = Drawn.view(
        "btn-aa-001", "button", Drawn.frame(106, 20, 163, 48), attributes: "buttonType=\"roundedRect\"",
        more: "<state key=\"normal\" title=\"\(title)\" backgroundImage=\"plate\"/>")
      return Drawn.xib(
        button,
        constraints: Drawn.rule("btn-ce-001", "centerX", "centerX", "iN0-l3-epB", item: "btn-aa-001")
          + Drawn.rule("btn-to-001", "top", "top", "iN0-l3-epB", item: "btn-aa-001", constant: 20)
      ).replacing(
        "</document>", with: "<resources><image name=\"plate\" width=\"163\" height=\"48\"/></resources></document>")
    }
    let told = try Self.told(file("ADD ACCESSORY"), file("GO"))
    #expect(told.contains("'GO'") && !told.contains(" pt in "), "\(told)")
  }

  /// What its author gave a size of its own is not as wide as a phone on its side. Seen in Football Match Simulator and
  /// YPImagePicker.
  @Test func aFreeformViewKeepsItsSize() throws {
    func file(_ text: String) -> String {
      Drawn.xib(Drawn.label("lab-aa-001", text, Drawn.frame(20, 20, 80, 21)), size: (375, 250)).replacing(
        "<viewLayoutGuide", with: "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/><viewLayoutGuide")
    }
    let history = try SmallHistory(["a.xib": file("One")], ["a.xib": file("Two")])
    let sizes = try history.review(devices: ["iphone-8"], landscape: true).report.entries.compactMap(\.axes?.size)
    #expect(!sizes.isEmpty && sizes.allSatisfy { $0.width == 375 && $0.height == 250 }, "\(sizes)")
  }

  /// What was drawn longer than any screen keeps its size as well: a screen would squeeze it. Seen in inb-wallet.
  @Test func aFreeformViewThatIsLongerThanScreensKeepsItsSize() throws {
    func file(_ text: String) -> String {
      Drawn.xib(Drawn.label("lab-aa-001", text, Drawn.frame(20, 20, 80, 21)), size: (375, 750)).replacing(
        "<viewLayoutGuide", with: "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/><viewLayoutGuide")
    }
    let history = try SmallHistory(["a.xib": file("One")], ["a.xib": file("Two")])
    let sizes = try history.review(devices: ["iphone-se-1"]).report.entries.compactMap(\.axes?.size)
    #expect(!sizes.isEmpty && sizes.allSatisfy { $0.width == 375 && $0.height == 750 }, "\(sizes)")
  }

  /// A view of a size of its own has the size classes of what shows it, whatever its height. Seen in Garden-Journal-iOS.
  @Test func aViewsOwnSizeSaysNothingOfSizeClasses() throws {
    func file(_ size: (Double, Double)) -> String {
      Drawn.xib(Drawn.label("lab-aa-001", "One", Drawn.frame(20, 20, 80, 21)), size: size).replacing(
        "<viewLayoutGuide", with: "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/><viewLayoutGuide")
    }
    let told = try Self.told(file((350, 600)), file((350, 400)))
    #expect(told.contains("the view is 350 × 400 instead of 350 × 600"), "\(told)")
    #expect(!told.contains("height class"), "\(told)")
  }

  /// A sheet that is simulated has its canvas' size there alone: phones have it whole. Seen in Garden-Journal-iOS.
  @Test func aSimulatedSheetIsNoLargerThanAPhone() throws {
    func file(_ height: Double, _ sheet: String) -> String {
      Drawn.xib(Drawn.label("lab-aa-001", "One", Drawn.frame(20, 60, 80, 21)), size: (375, height)).replacing(
        "<viewLayoutGuide", with: "\(sheet)<viewLayoutGuide")
    }
    let sheet = "<modalPageSheetSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    let history = try SmallHistory(["a.xib": file(667, "")], ["a.xib": file(647, sheet)])
    let told = ReviewText().text(try history.review(devices: ["iphone-se-1"]).report)
    #expect(!told.contains("× 647"), "\(told)")
  }

  /// A view that was drawn larger than any phone and is smaller now is compared at both sizes. Seen in space_habit_rpg.
  @Test func aSizeBeyondPhonesIsCompared() throws {
    func file(_ size: (Double, Double)) -> String {
      Drawn.xib(Drawn.label("lab-aa-001", "One", Drawn.frame(20, 20, 80, 21)), size: size).replacing(
        "<viewLayoutGuide", with: "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/><viewLayoutGuide")
    }
    let history = try SmallHistory(["a.xib": file((600, 743))], ["a.xib": file((333, 500))])
    let told = ReviewText().text(try history.review(devices: []).report)
    #expect(told.contains("the view is 333 × 500 instead of 600 × 743"), "\(told)")
  }

  /// A stack is as long as what it holds makes it: nothing in it shrinks by what came, though one view has no length of its own.
  /// Seen in habits-ios.
  @Test func aStackGrowsByWhatCameToIt() throws {
    func view(_ id: String, _ element: String, _ attributes: String, _ y: Double, _ height: Double) -> String {
      Drawn.view("\(id)-aa-001", element, Drawn.frame(0, y, 335, height), attributes: attributes)
    }
    func file(_ isLong: Bool) -> String {
      let stack = Drawn.view(
        "sta-aa-001", "stackView", Drawn.frame(20, 30, 335, isLong ? 126 : 90),
        attributes: "axis=\"vertical\" spacing=\"15\" userLabel=\"Form\"",
        subviews: view("one", "label", "text=\"Colour\"", 0, 21)
          + view("two", "stackView", "userLabel=\"Picker\"", 36, 54)
          + (isLong ? view("thr", "label", "text=\"Date\"", 90, 21) : ""))
      return Drawn.xib(
        stack,
        constraints: Drawn.rule("sta-to-001", "top", "top", "iN0-l3-epB", item: "sta-aa-001", constant: 30)
          + Drawn.rule("sta-le-001", "leading", "leading", "iN0-l3-epB", item: "sta-aa-001", constant: 20)
          + Drawn.rule("sta-tr-001", "trailing", "trailing", "sta-aa-001", item: "iN0-l3-epB", constant: 20))
    }
    let came = ReviewText().text(try SmallHistory.review(file(false), file(true), devices: ["iphone-8"]).report)
    #expect(came.contains("'Date' is new, so 'Form' grew 36 pt in height"), "\(came)")
    let went = ReviewText().text(try SmallHistory.review(file(true), file(false), devices: ["iphone-8"]).report)
    #expect(went.contains("'Date' is gone, so 'Form' shrank 36 pt in height"), "\(went)")
  }

  /// A label without a rule for its width wraps at the one that its file prefers. Seen in 2048.
  @Test func aLabelWrapsAtItsPreferredWidth() throws {
    func file(_ text: String, _ height: Double) -> String {
      let label = Drawn.view(
        "lab-aa-001", "label", Drawn.frame(20, 30, 120, height),
        attributes: "text=\"\(text)\" numberOfLines=\"0\" preferredMaxLayoutWidth=\"120\"",
        more: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
      return Drawn.xib(
        label,
        constraints: Drawn.rule("lab-to-001", "top", "top", "iN0-l3-epB", item: "lab-aa-001", constant: 30)
          + Drawn.rule("lab-ce-001", "centerX", "centerX", "iN0-l3-epB", item: "lab-aa-001"))
    }
    let words = "One, two, three, four, five, six"
    let told = ReviewText().text(
      try SmallHistory.review(file(words, 61), file(words + ", seven, eight, nine, ten", 102), devices: ["iphone-8"])
        .report)
    #expect(told.contains("takes four lines instead of three and grew"), "\(told)")
  }
}
