import Foundation
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// Heights of rows: those that tables find out, those that are given, and cells by themselves.
@Suite struct RowHeightTests {
  private static func told(
    _ before: String, _ after: String, ending: String = "storyboard", devices: [String] = ["iphone-15"]
  ) throws -> String {
    ReviewText().text(try SmallHistory.review(before, after, ending: ending, devices: devices).report)
  }

  /// A table of one prototype, as high as it was drawn.
  private static func table(_ rows: String, cell: String = "", height: Double, _ views: String, _ rules: String = "")
    -> String
  {
    Drawn.storyboard(
      Drawn.scene(
        "1",
        """
        <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" separatorStyle="none" \
        \(rows) id="tbl-aa-001">\(Drawn.frame(0, 0, 375, 667))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <prototypes><tableViewCell \(cell) reuseIdentifier="Task" userLabel="Task" id="cel-aa-001">
        \(Drawn.frame(0, 28, 375, height))<autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">
        \(Drawn.frame(0, 0, 375, height))<autoresizingMask key="autoresizingMask"/><subviews>
        \(views)</subviews><constraints>\(rules)</constraints></tableViewCellContentView></tableViewCell>
        </prototypes></tableView></tableViewController>
        """)
    ).replacingOccurrences(
      of: "</document>", with: "<resources><image name=\"Face\" width=\"150\" height=\"150\"/></resources></document>")
  }

  private static func edge(_ id: String, _ side: String, _ constant: Double, of item: String = "pic-aa-001") -> String {
    side == "trailing" || side == "bottom"
      ? Drawn.rule(id, side, side, item, item: "con-aa-001", constant: constant)
      : Drawn.rule(id, side, side, "con-aa-001", item: item, constant: constant)
  }

  /// A view from side to side whose height follows its width, with rules of its own from a cell's top to its bottom.
  private static func picture(_ share: Double, above: Double = 10) -> (view: String, rules: String) {
    (
      Drawn.view(
        "pic-aa-001", "view", Drawn.frame(16, above, 343, 343 / share), attributes: "userLabel=\"Picture\"",
        constraints: Drawn.rule("pic-ra-001", "width", "height", "pic-aa-001", more: "multiplier=\"\(share)\"")),
      edge("pic-le-001", "leading", 16) + edge("pic-tr-001", "trailing", 16)
        + Drawn.rule(
          "pic-bo-001", "bottom", "bottom", "pic-aa-001", item: "con-aa-001", constant: 10,
          more: "relation=\"greaterThanOrEqual\"")
    )
  }

  private static let automatic = "rowHeight=\"-1\" estimatedRowHeight=\"-1\""

  /// What a table finds out for another width is told by itself, and not what was recorded at the canvas'.
  @Test func aRowThatIsFoundOutFollowsWhatIsInIt() throws {
    func file(_ share: Double) -> String {
      let picture = Self.picture(share)
      return Self.table(
        Self.automatic, height: 343 / share + 20, picture.view, picture.rules + Self.edge("pic-to-001", "top", 10))
    }
    let text = try Self.told(file(3.43), file(2), devices: ["iphone-se-1"])
    #expect(text.contains("'Task', 'Content View' and 'Picture' grew 60 pt in height"), "\(text)")
    #expect(!text.contains("height of 'Task'") && !text.contains("71.5"), "\(text)")
  }

  /// Such a row leaves no room for two labels to grow into.
  @Test func aRowThatIsFoundOutHasNoRoomToSpare() throws {
    func label(_ id: String, _ y: Double) -> String {
      Drawn.view(
        id, "label", Drawn.frame(16, y, 343, 20.5),
        attributes: "text=\"\(id)\" horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\"")
    }
    func file(_ texts: [String]) -> String {
      let picture = Self.picture(2, above: 10 + 28.5 * Double(texts.count))
      var rules = picture.rules
      var above: (id: String, side: String) = ("con-aa-001", "top")
      for text in texts + ["pic-aa-001"] {
        rules += Drawn.rule(
          "to-\(text)", "top", above.side, above.id, item: text, constant: above.side == "top" ? 10 : 8)
        if text != "pic-aa-001" { rules += Self.edge("le-\(text)", "leading", 16, of: text) }
        above = (text, "bottom")
      }
      let labels = texts.enumerated().map { label($1, 10 + 28.5 * Double($0)) }.joined()
      return Self.table(
        Self.automatic, height: 191.5 + 28.5 * Double(texts.count), labels + picture.view, rules)
    }
    let text = try Self.told(file([]), file(["la1-aa-001", "la2-aa-001"]), devices: ["iphone-se-1"])
    #expect(text.contains("'Task' and 'Content View' grew 57 pt in height"), "\(text)")
    #expect(!text.contains("more room"), "\(text)")
  }

  /// A row that is given its height has it, whatever does not fit into it.
  @Test func aGivenRowDoesNotGrow() throws {
    func file(_ height: Double) -> String {
      Self.table(
        "rowHeight=\"200\"", cell: "rowHeight=\"64\"", height: 64,
        Drawn.view(
          "pic-aa-001", "view", Drawn.frame(16, 17, 30, 30), attributes: "userLabel=\"Picture\"",
          constraints: Drawn.rule("pic-he-001", "height", constant: height)
            + Drawn.rule("pic-wi-001", "width", constant: 30)),
        Self.edge("pic-le-001", "leading", 16) + Self.edge("pic-to-001", "top", 17)
          + Self.edge("pic-bo-001", "bottom", 17))
    }
    let text = try Self.told(file(30), file(90))
    #expect(!text.contains("'Task' grew") && !text.contains("'Task' and"), "\(text)")
  }

  /// Nothing is known of the height of a row in which no rules reach from its top to its bottom, as in one of the system's
  /// styles: it is as high as it was drawn. Seen in Mensaplan.
  @Test(arguments: ["iphone-8", "iphone-se-1"]) func aRowOfAStyleIsAsHighAsItWasDrawn(device: String) throws {
    func row(_ id: String, _ y: Double, _ title: String) -> String {
      """
      <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="\(id)-ti" detailTextLabel="\(id)-de" \
      reuseIdentifier="\(id)" userLabel="\(id)" id="\(id)-ce-001">\(Drawn.frame(0, y, 375, 62.5))
      <tableViewCellContentView key="contentView" tableViewCell="\(id)-ce-001" id="\(id)-co-001">
      \(Drawn.frame(0, 0, 375, 62.5))<subviews><label text="\(title)" id="\(id)-ti">\(Drawn.frame(16, 9, 100, 20.5))</label>
      <label text="More" id="\(id)-de">\(Drawn.frame(16, 32.5, 100, 19.5))</label></subviews></tableViewCellContentView>
      </tableViewCell>
      """
    }
    func file(_ rows: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
          <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" separatorStyle="none" \
          \(Self.automatic) id="tbl-aa-001">\(Drawn.frame(0, 0, 375, 667))<prototypes>\(rows)</prototypes></tableView>
          </tableViewController>
          """))
    }
    let text = try Self.told(
      file(row("tip", 28, "Tip")), file(row("new", 28, "Intro") + row("tip", 90.5, "Tip")), devices: [device])
    #expect(text.contains("moved down 62.5 pt"), "\(text)")
  }

  // MARK: Cells by themselves

  private static func cell(_ attributes: String, height: Double, _ views: String, _ rules: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14113" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects>
    <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \(attributes) id="cel-aa-001">
    \(Drawn.frame(0, 0, 320, height))<autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">
    \(Drawn.frame(0, 0, 320, height))<autoresizingMask key="autoresizingMask"/><subviews>\(views)</subviews>
    <constraints>\(rules)</constraints></tableViewCellContentView></tableViewCell></objects></document>
    """
  }

  /// The row height that was given is the cause, and not what came into the cell with it.
  @Test func aCellsOwnRowHeightIsItsEdit() throws {
    func file(_ height: Double, isNew: Bool) -> String {
      let view = Drawn.view(
        "pic-aa-001", "button", Drawn.frame(16, height - 24, 60, 16),
        attributes: "userLabel=\"Reply\"", constraints: Drawn.rule("pic-he-001", "height", constant: 16))
      let rules =
        Self.edge("pic-le-001", "leading", 16) + Self.edge("pic-to-001", "top", height - 24)
        + Self.edge("pic-bo-001", "bottom", 8)
      return Self.cell("rowHeight=\"\(height)\"", height: height, isNew ? view : "", isNew ? rules : "")
    }
    let text = try Self.told(file(89, isNew: false), file(114, isNew: true), ending: "xib")
    #expect(text.contains("the row height of the cell is 114 instead of 89"), "\(text)")
    #expect(!text.contains("'Reply' is new, so"), "\(text)")
  }

  /// What its rules ask for in another width is no contradiction: code makes it as high there.
  @Test func aCellsHeightIsNotHeldAgainstItsRules() throws {
    func file(_ relation: String) -> String {
      let picture = Drawn.view(
        "pic-aa-001", "view", Drawn.frame(10, 10, 300, 40),
        constraints: Drawn.rule("pic-ra-001", "width", "height", "pic-aa-001", more: "multiplier=\"7.5\""))
      return Self.cell(
        "", height: 60, picture,
        Self.edge("pic-le-001", "leading", 10) + Self.edge("pic-tr-001", "trailing", 10)
          + Self.edge("pic-to-001", "top", 10)
          + Drawn.rule(
            "pic-bo-001", "bottom", "bottom", "pic-aa-001", item: "con-aa-001", constant: 10, more: relation))
    }
    let text = try Self.told(
      file("relation=\"lessThanOrEqual\" priority=\"500\""), file(""), ending: "xib", devices: ["iphone-15"])
    #expect(!text.contains("cannot all be satisfied"), "\(text)")
    #expect(!text.contains("sticks out"), "\(text)")
  }

  // MARK: Cells of the system's styles

  private static func styled(_ style: String, rowHeight: Double, _ rules: String = "") -> String {
    let face = "<imageView image=\"Face\" userLabel=\"Face\" id=\"fac-aa-001\"/>"
    let label = "<label text=\"Nick\" userLabel=\"Name\" id=\"lab-aa-001\">\(Drawn.frame(16, 10, 100, 21))</label>"
    return table(
      "rowHeight=\"44\"", cell: "rowHeight=\"\(rowHeight)\" \(style)", height: rowHeight,
      style.isEmpty ? label : face + label, rules)
  }

  private static let basic =
    "textLabel=\"lab-aa-001\" imageView=\"fac-aa-001\" style=\"IBUITableViewCellStyleDefault\""

  /// A picture that is higher than the row is as high as that.
  @Test func aPictureFitsItsRow() throws {
    let text = try Self.told(Self.styled(Self.basic, rowHeight: 44), Self.styled(Self.basic, rowHeight: 64))
    #expect(text.contains("'Face' grew 20 pt in width and 20 pt in height"), "\(text)")
  }

  /// The system's rules are not told as gone, but the style that they were of.
  @Test func aCellWithoutAStyleHasAnotherOne() throws {
    let text = try Self.told(Self.styled(Self.basic, rowHeight: 44), Self.styled("", rowHeight: 44))
    #expect(text.contains("style of 'Task' is custom instead of basic"), "\(text)")
    #expect(!text.contains("` is gone"), "\(text)")
  }

  /// Heights of sections' headers are told, which no picture has without a title.
  @Test func heightsOfSectionsAreTold() throws {
    func file(_ height: Int) -> String {
      Self.table("rowHeight=\"44\" sectionHeaderHeight=\"\(height)\" sectionFooterHeight=\"22\"", height: 44, "")
    }
    let text = try Self.told(file(22), file(10))
    #expect(text.contains("section header height in a table view is '10' instead of '22'"), "\(text)")
  }

  // MARK: Frames within frames

  /// A row that holds a view, in a table, both placed by their frames.
  private static func list(_ y: Double, face: Double, _ more: String = "") -> String {
    let mask = "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>"
    let inner = Drawn.view(
      "fac-aa-001", "view", Drawn.frame(16, face, 60, 60), attributes: "fixedFrame=\"YES\" userLabel=\"Face\"",
      more: mask)
    let table = Drawn.view(
      "tbl-aa-001", "tableView", Drawn.frame(0, y, 375, 500),
      attributes:
        "fixedFrame=\"YES\" dataMode=\"prototypes\" separatorStyle=\"none\" rowHeight=\"160\" userLabel=\"List\"",
      more: """
        \(mask)<prototypes><tableViewCell rowHeight="160" reuseIdentifier="Task" userLabel="Task" id="cel-aa-001">
        \(Drawn.frame(0, 28, 375, 160))<autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">
        \(Drawn.frame(0, 0, 375, 160))<autoresizingMask key="autoresizingMask"/><subviews>\(inner)</subviews>
        </tableViewCellContentView></tableViewCell></prototypes>
        """)
    return Drawn.storyboard(
      Drawn.scene(
        "1",
        """
        <viewController id="vc1-aa-001" sceneMemberID="viewController"><view key="view" id="roo-aa-001">
        \(Drawn.frame(0, 0, 375, 667))<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(table)\(more)</subviews></view></viewController>
        """))
  }

  /// What a view's own frame says is told whole, whatever takes some of it back.
  @Test func aFrameSaysItsOwnAmount() throws {
    let text = try Self.told(Self.list(107, face: 7), Self.list(98, face: 38), devices: ["iphone-8"])
    #expect(text.contains("moved down 31 pt (22 in all)"), "\(text)")
  }

  /// One line of a label that lacks less than is told as lacking is whole.
  @Test func aLineThatLacksNothingIsWhole() throws {
    let label = """
      <label fixedFrame="YES" text="Courses" lineBreakMode="tailTruncation" userLabel="Courses" \
      translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">\(Drawn.frame(15, 40, 50, 16))
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <fontDescription key="fontDescription" type="system" pointSize="13"/></label>
      """
    let text = try Self.told(Self.list(107, face: 7), Self.list(107, face: 7, label), devices: ["iphone-8"])
    #expect(text.contains("'Courses' is new") && !text.contains("does not fit"), "\(text)")
  }

  /// Rows of a table that was drawn larger are as high as they were, the last one too. Seen in argent-ios.
  @Test func theLastRowKeepsItsHeightInALargerTable() throws {
    func file(_ width: Double, _ height: Double) -> String {
      let cells = (0...1).map { index in
        """
        <tableViewCell clipsSubviews="YES" id="cel-aa-00\(index)">\(Drawn.frame(0, 44 * Double(index), width, 44))
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="cel-aa-00\(index)" id="con-aa-00\(index)">
        \(Drawn.frame(0, 0, width, 43.5))<autoresizingMask key="autoresizingMask"/></tableViewCellContentView>
        </tableViewCell>
        """
      }
      return Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
          <tableView key="view" clipsSubviews="YES" dataMode="static" style="plain" rowHeight="44" \
          sectionHeaderHeight="28" sectionFooterHeight="28" id="tbl-aa-001">
          \(Drawn.frame(0, 0, width, height))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <sections><tableViewSection id="sec-aa-001"><cells>\(cells.joined())</cells></tableViewSection></sections>
          </tableView></tableViewController>
          """))
    }
    let text = try Self.told(file(300, 88), file(600, 600))
    #expect(!text.contains("height"), "\(text)")
  }
}
