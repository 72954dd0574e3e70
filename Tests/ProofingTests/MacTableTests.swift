import Foundation
import Testing

@testable import Proofing
@testable import Reviewing
@testable import Revisions

/// Tables and scroll views of a Mac's files that are not as large as they were drawn. Seen in eduVPN.
@Suite struct MacTableTests {
  private static let held = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  /// A scroll view of 200 × 100 around a table with one prototype, 83 high around rules that add up to 54.
  private static func list(_ table: String, scroller: String = "") -> String {
    """
    <scrollView \(held) id="scr-aa-001">\(Drawn.frame(20, 20, 200, 100))<clipView key="contentView" id="cli-aa-001">
    \(Drawn.frame(0, 0, 200, 100))<subviews><tableView \(table) rowHeight="40" viewBased="YES" id="tab-aa-001">
    \(Drawn.frame(0, 0, 200, 100))<tableColumns><tableColumn width="190" id="col-aa-001"><prototypeCellViews>
    <tableCellView id="cel-aa-001">\(Drawn.frame(5, 0, 190, 83))<subviews>
    <customView \(held) id="box-aa-001">\(Drawn.frame(4, 4, 30, 59))<constraints>
    \(Drawn.rule("box-he-001", "height", constant: 30))\(Drawn.rule("box-wi-001", "width", constant: 30))
    </constraints></customView></subviews><constraints>
    \(Drawn.rule("box-to-001", "top", "top", "cel-aa-001", item: "box-aa-001", constant: 20))
    \(Drawn.rule("box-bo-001", "bottom", "bottom", "box-aa-001", constant: 4))
    \(Drawn.rule("box-le-001", "leading", "leading", "cel-aa-001", item: "box-aa-001", constant: 4))
    </constraints></tableCellView></prototypeCellViews></tableColumn></tableColumns></tableView></subviews></clipView>
    \(scroller)</scrollView>
    """
  }

  private func told(_ list: String, width: Double = 200) throws -> (checked: String, frames: String) {
    let program = try Program()
    defer { program.cleanUp() }
    let rules =
      Drawn.rule("scr-le-001", "leading", "leading", "Hz6-mo-xeY", item: "scr-aa-001", constant: 20)
      + Drawn.rule("scr-to-001", "top", "top", "Hz6-mo-xeY", item: "scr-aa-001", constant: 20)
      + Drawn.rule("scr-wi-001", "width", item: "scr-aa-001", constant: width)
      + Drawn.rule("scr-he-001", "height", item: "scr-aa-001", constant: 100)
    try program.write("View.xib", Drawn.mac(list, constraints: rules))
    let checked = try program.run(["check", "View.xib", "--no-fixes"]).output
    return (checked, try program.run(["frames", "View.xib"]).output)
  }

  @Test func automaticRowsAreAsHighAsTheirRulesSay() throws {
    let automatic = try told(Self.list("usesAutomaticRowHeights=\"YES\""))
    #expect(!automatic.checked.contains("unsatisfiable-constraints"), "\(automatic.checked)")
    #expect(automatic.frames.contains("\"cel-aa-001\": [5, 0, 190, 54]"), "\(automatic.frames)")
    #expect(try told(Self.list("")).checked.contains("unsatisfiable-constraints"))
  }

  /// How wide a row is and where it begins, its column and its table say, and none of its own rules. Seen in Entropy.
  @Test func aRowsWidthIsNotItsRules() throws {
    let old = Self.list("")
    let new = Self.list("usesAutomaticRowHeights=\"YES\"")
      .replacing(Drawn.frame(5, 0, 190, 83), with: Drawn.frame(0, 12, 240, 83))
      .replacing("<tableColumn width=\"190\"", with: "<tableColumn width=\"240\"")
    let outcome = try SmallHistory.review(Drawn.mac(old), Drawn.mac(new), devices: [])
    let leads = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(
      leads.contains {
        $0.contains(
          "is x 0, y 12 from the top, width 240 instead of x 5, y 0, width 190, and it is as high as its rules say")
      }, "\(leads)")
  }

  /// A column that is hidden shows nothing of its cells. Seen in Skim.
  @Test(arguments: [false, true]) func aHiddenColumnShowsNoCells(isHidden: Bool) throws {
    let list = Self.list("").replacing(
      "<tableColumn width", with: "<tableColumn \(isHidden ? "hidden=\"YES\"" : "") width")
    let wider = list.replacing(
      "constant=\"30.0\"  id=\"box-wi-001\"", with: "constant=\"40.0\"  id=\"box-wi-001\"")
    let outcome = try SmallHistory.review(Drawn.mac(list), Drawn.mac(wider), devices: [])
    let grew = outcome.report.entries.flatMap { $0.layout?.changes ?? [] }.contains { $0.kind == "resized" }
    #expect(list != wider && grew != isHidden)
  }

  /// A hidden scroller keeps a place of long ago: as wide as a fifth of its scroll view, which is smaller by more than that.
  @Test func aHiddenScrollerIsTiled() throws {
    let scroller = """
      <scroller key="horizontalScroller" hidden="YES" horizontal="YES" id="hor-aa-001">\(Drawn.frame(1, 119, 40, 15))
      <autoresizingMask key="autoresizingMask"/></scroller>
      """
    let smaller = try told(Self.list("usesAutomaticRowHeights=\"YES\"", scroller: scroller), width: 120)
    #expect(!smaller.checked.contains("unsatisfiable-constraints"), "\(smaller.checked)")
    #expect(smaller.frames.contains("\"hor-aa-001\": [0, 85, 120, 15]"), "\(smaller.frames)")
  }

  /// What a row's contents ask for counts before the height that it was drawn with, a weak rule of theirs too. Seen in
  /// MacCacheCleaner.
  @Test func automaticRowsAreAsHighAsTheirContentsAskFor() throws {
    let list = Self.list("usesAutomaticRowHeights=\"YES\"")
    let weak = list.replacing(
      "constant=\"30.0\"  id=\"box-he-001\"", with: "constant=\"30.0\" priority=\"750\" id=\"box-he-001\"")
    #expect(list != weak)
    let automatic = try told(weak)
    #expect(automatic.frames.contains("\"cel-aa-001\": [5, 0, 190, 54]"), "\(automatic.frames)")
  }

  /// How high such a row is drawn counts where its contents leave it open, and is no rule that a person wrote.
  @Test func aRowsDrawnHeightIsNoRule() throws {
    func file(_ height: Double) -> String {
      let list = Self.list("usesAutomaticRowHeights=\"YES\"")
        .replacing(Drawn.frame(5, 0, 190, 83), with: Drawn.frame(5, 0, 190, height))
        .replacing(Drawn.rule("box-bo-001", "bottom", "bottom", "box-aa-001", constant: 4), with: "")
      return Drawn.mac(list)
    }
    let outcome = try SmallHistory.review(file(83), file(93), devices: [])
    let leads = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(leads == ["'Table Cell View' is drawn 93 high instead of 83"], "\(leads)")
  }
}
