import Foundation
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// Sizes that the kit gives whatever a view holds, and troubles that nobody sees.
@Suite struct GivenSizeTests {
  private static func told(
    _ before: String, _ after: String, ending: String = "storyboard", devices: [String] = ["iphone-8"]
  ) throws -> String {
    ReviewText().text(try SmallHistory.review(before, after, ending: ending, devices: devices).report)
  }

  /// A table of one prototype with a label of 30 points; its record is older than the height of the rows.
  private static func table(_ rows: String, _ rules: String) -> String {
    Drawn.storyboard(
      Drawn.scene(
        "1",
        """
        <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" \(rows) \
        sectionHeaderHeight="22" sectionFooterHeight="22" id="tbl-aa-001">\(Drawn.frame(0, 0, 375, 667))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <prototypes><tableViewCell reuseIdentifier="Task" userLabel="Task" id="cel-aa-001">
        \(Drawn.frame(0, 22, 375, 44))<autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">
        <autoresizingMask key="autoresizingMask"/><subviews>
        \(Drawn.view("lab-aa-001", "label", Drawn.frame(16, 17, 100, 30), attributes: "text=\"Name\" userLabel=\"Name\"",
          constraints: Drawn.rule("lab-he-001", "height", constant: 30)))
        </subviews><constraints>
        \(Drawn.rule("lab-le-001", "leading", "leading", "con-aa-001", item: "lab-aa-001", constant: 16))\(rules)
        </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
        """))
  }

  private static let held =
    Drawn.rule("lab-to-001", "top", "top", "con-aa-001", item: "lab-aa-001", constant: 17)
    + Drawn.rule("lab-bo-001", "bottom", "bottom", "lab-aa-001", item: "con-aa-001", constant: 17)
  private static let centred = Drawn.rule("lab-ce-001", "centerY", "centerY", "con-aa-001", item: "lab-aa-001")

  /// Rows of a height that the table gives keep it, whatever rules of theirs come and go. Seen in ToDoLite.
  @Test func aTablesHeightIsThatOfItsRows() throws {
    let text = try Self.told(
      Self.table("rowHeight=\"64\"", Self.held), Self.table("rowHeight=\"64\"", Self.centred), devices: ["iphone-15"])
    #expect(text.contains("is gone") || text.contains(" was "), "\(text)")
    #expect(!text.contains("shrank") && !text.contains("moved"), "\(text)")
  }

  /// Rows of a table that finds heights out, or that says no more than a new one does, are as high as what they hold.
  @Test(arguments: ["rowHeight=\"-1\" estimatedRowHeight=\"-1\"", "rowHeight=\"44\""])
  func otherRowsFollowTheirContents(_ rows: String) throws {
    let text = try Self.told(Self.table(rows, Self.held), Self.table(rows, Self.centred), devices: ["iphone-15"])
    #expect(text.contains("shrank 20 pt in height"), "\(text)")
  }

  /// Rules that contradict each other in what is hidden trouble nobody. Seen in TableTool.
  @Test(arguments: [true, false]) func aHiddenConflictIsNoNews(isHidden: Bool) throws {
    func file(_ second: String) -> String {
      let inner = Drawn.view(
        "lab-aa-001", "label", Drawn.frame(10, 10, 80, 21), attributes: "text=\"Oh no\"",
        constraints: Drawn.rule("lab-h1-001", "height", constant: 21) + second)
      return Drawn.xib(
        Drawn.view(
          "box-aa-001", "view", Drawn.frame(20, 20, 100, 60),
          attributes: isHidden ? "hidden=\"YES\" userLabel=\"Box\"" : "userLabel=\"Box\"", subviews: inner,
          constraints: Drawn.rule("lab-le-001", "leading", "leading", "box-aa-001", item: "lab-aa-001", constant: 10)
            + Drawn.rule("lab-to-001", "top", "top", "box-aa-001", item: "lab-aa-001", constant: 10)
            + Drawn.rule("box-wi-001", "width", constant: 100) + Drawn.rule("box-he-001", "height", constant: 60)),
        constraints: Drawn.rule("box-le-001", "leading", "leading", "iN0-l3-epB", item: "box-aa-001", constant: 20)
          + Drawn.rule("box-to-001", "top", "top", "iN0-l3-epB", item: "box-aa-001", constant: 20))
    }
    let text = try Self.told(file(""), file(Drawn.rule("lab-h2-001", "height", constant: 40)), ending: "xib")
    #expect(text.contains("cannot all be satisfied") != isHidden, "\(text)")
  }

  /// A text whose lines are cut off has those that it breaks into itself. Seen in VPNStatus.
  @Test func aTextsOwnLinesCount() throws {
    func file(_ title: String, _ height: Double) -> String {
      Drawn.mac(
        Drawn.view(
          "fld-aa-001", "textField", Drawn.frame(18, 180 - height, 60, height),
          attributes: "verticalHuggingPriority=\"750\" horizontalHuggingPriority=\"251\" userLabel=\"Note\"",
          more: "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" id=\"fld-ce-001\">"
            + "<font key=\"font\" metaFont=\"smallSystem\"/><string key=\"title\">\(title)</string></textFieldCell>"),
        constraints: Drawn.rule("fld-to-001", "top", "top", "Hz6-mo-xeY", item: "fld-aa-001", constant: 20)
          + Drawn.rule("fld-le-001", "leading", "leading", "Hz6-mo-xeY", item: "fld-aa-001", constant: 20))
    }
    let text = try Self.told(file("Copyright\nExample", 28), file("Copyright", 14), ending: "xib", devices: [])
    #expect(text.contains("pt in height") && !text.contains("number of lines"), "\(text)")
  }

  /// A line that was recorded a point broader is the same line. Seen in mut and jmc.
  @Test func aBroaderRecordOfALineIsNoChange() throws {
    func file(_ breadth: Double, _ width: Double) -> String {
      Drawn.mac(
        "<box fixedFrame=\"YES\" verticalHuggingPriority=\"750\" boxType=\"separator\" "
          + "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box-aa-001\" userLabel=\"Line\">"
          + Drawn.frame(20, 100, width, breadth)
          + "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMinY=\"YES\"/></box>")
    }
    let text = try Self.told(file(4, 200), file(5, 200), ending: "xib", devices: [])
    #expect(!text.contains("'Line'"), "\(text)")
    let longer = try Self.told(file(4, 200), file(4, 220), ending: "xib", devices: [])
    #expect(longer.contains("'Line'"), "\(longer)")
  }

  /// A view that was fixed in a size class before it had rules is placed by its rules. Seen in ParkenDD.
  @Test func aFixedFrameIsLeftOverWhereRulesAre() throws {
    func file(_ inset: Double) -> String {
      Drawn.xib(
        Drawn.view(
          "box-aa-001", "view", Drawn.frame(inset, 100, 375 - 2 * inset, 60), attributes: "userLabel=\"Box\"",
          more: "<variation key=\"widthClass=compact\" fixedFrame=\"YES\">\(Drawn.frame(0, 100, 300, 60))</variation>"),
        tools: "7706", device: "",
        constraints: Drawn.rule("box-le-001", "leading", "leading", "iN0-l3-epB", item: "box-aa-001", constant: inset)
          + Drawn.rule("box-tr-001", "trailing", "trailing", "box-aa-001", item: "iN0-l3-epB", constant: inset)
          + Drawn.rule("box-to-001", "top", "top", "iN0-l3-epB", item: "box-aa-001", constant: 100)
          + Drawn.rule("box-bo-001", "bottom", "bottom", "box-aa-001", item: "iN0-l3-epB", constant: 507))
    }
    let text = try Self.told(file(0), file(16), ending: "xib")
    #expect(text.contains("shrank") && text.contains("pt in width"), "\(text)")
  }
}
