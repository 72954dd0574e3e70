import Foundation
import Testing

@testable import Proofing

/// Which texts of a Mac's file are told not to fit: what is cut, not what only lacks the air that its control asks for.
@Suite struct MacTextFitTests {
  private static let held = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  /// The findings of a Mac's view that holds one view of the id 'vw1' at 20, 20.
  private func told(_ view: String, _ rules: String = "") throws -> String {
    let program = try Program()
    defer { program.cleanUp() }
    let place =
      Drawn.rule("vw1-le-001", "leading", "leading", "Hz6-mo-xeY", item: "vw1", constant: 20)
      + Drawn.rule("vw1-to-001", "top", "top", "Hz6-mo-xeY", item: "vw1", constant: 20)
    try program.write("View.xib", Drawn.mac(view, constraints: place + rules))
    return try program.run(["check", "View.xib", "--no-fixes"]).output
  }

  private func button(_ title: String, _ width: Double, _ look: String) throws -> String {
    try told(
      """
      <button verticalHuggingPriority="750" \(Self.held) id="vw1">\(Drawn.frame(20, 156, width, 24))
      <buttonCell key="cell" \(look) title="\(title)" alignment="left" id="vw1-c"><font key="font" metaFont="system"/>
      </buttonCell></button>
      """, Drawn.rule("vw1-wi-001", "width", item: "vw1", constant: width))
  }

  /// A title that is narrower than its bezel is whole, though the button asks for more. Seen in NetNewsWire and Blink.
  @Test func airWithinABezelIsNoCut() throws {
    let push =
      "type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\" imageScaling=\"proportionallyDown\" inset=\"2\""
    let air = try button("Cancel", 62, push)
    #expect(!air.contains("clipped-text"), "\(air)")
    let cut = try button("Cancel everything", 62, push)
    #expect(cut.contains("clipped-text"), "\(cut)")
    let box = "type=\"check\" bezelStyle=\"regularSquare\" imagePosition=\"left\" inset=\"2\""
    let checked = try button("Cancel", 50, box)
    #expect(checked.contains("clipped-text"), "\(checked)")
  }

  private func label(_ title: String, height: Double, lines: Bool = false) throws -> String {
    try told(
      """
      <textField \(Self.held) id="vw1">\(Drawn.frame(18, 160, 64, height))
      <textFieldCell key="cell" \(lines ? "" : "lineBreakMode=\"clipping\"") title="\(title)" id="vw1-c">
      <font key="font" metaFont="message" size="11"/></textFieldCell></textField>
      """,
      Drawn.rule("vw1-wi-001", "width", item: "vw1", constant: 60)
        + Drawn.rule("vw1-he-001", "height", item: "vw1", constant: height))
  }

  /// A line of 11 points asks for 14 and needs 13.1. Seen in IINA.
  @Test func theRoundingOfALineIsNoCut() throws {
    #expect(try !label("Gamma:", height: 13.2).contains("clipped-text"))
    #expect(try label("Gamma:", height: 9).contains("clipped-text"))
  }

  /// What a prototype of a table's cell says is data's place. Seen in IINA and NetNewsWire.
  @Test func aPrototypesTextIsNoCut() throws {
    let table = """
      <scrollView \(Self.held) id="vw1">\(Drawn.frame(20, 20, 260, 160))<clipView key="contentView" id="vw1-cl">
      \(Drawn.frame(1, 1, 258, 158))<subviews><tableView id="vw1-ta" rowHeight="24">\(Drawn.frame(0, 0, 258, 158))
      <tableColumns><tableColumn width="40" id="vw1-co"><prototypeCellViews><tableCellView id="vw1-pr">
      \(Drawn.frame(1, 1, 40, 24))<subviews><textField \(Self.held) id="vw1-te">\(Drawn.frame(0, 4, 40, 16))
      <textFieldCell key="cell" lineBreakMode="truncatingTail" title="Table View Cell" id="vw1-tc">
      <font key="font" metaFont="system"/></textFieldCell></textField></subviews><constraints>
      \(Drawn.rule("vw1-t1-001", "leading", "leading", "vw1-pr", item: "vw1-te"))
      \(Drawn.rule("vw1-t2-001", "trailing", "trailing", "vw1-pr", item: "vw1-te"))
      \(Drawn.rule("vw1-t3-001", "centerY", "centerY", "vw1-pr", item: "vw1-te"))
      </constraints></tableCellView></prototypeCellViews></tableColumn></tableColumns></tableView></subviews></clipView>
      </scrollView>
      """
    let rules =
      Drawn.rule("vw1-wi-001", "width", item: "vw1", constant: 260)
      + Drawn.rule("vw1-he-001", "height", item: "vw1", constant: 160)
    #expect(try !told(table, rules).contains("clipped-text"))
    #expect(
      try told(table.replacingOccurrences(of: "truncatingTail", with: "clipping"), rules).contains("clipped-text"))
  }
}
