import ProofModel
import Testing

@testable import AutoLayout

/// Cells lie below each other, as wide as the table; rules inside a cell make its height.
@Suite struct TableTests {
  @Test func cellsSizeThemselves() throws {
    var screen = TestScreen(320, 480)
    screen.add("table", .table)
    screen.add("plain", .tableCell, in: "table", size: [nil, 44])
    screen.add("rich", .tableCell, in: "table", size: [nil, 44])
    screen.add("label", .label, in: "rich", size: [100, 80])
    try screen.rules(
      "table.edges == root.edges", "label.leading == rich.leadingMargin", "label.top == rich.topMargin",
      "label.bottom == rich.bottomMargin")
    let layout = screen.solve()
    #expect(agree(layout.frame("plain"), [0, 0, 320, 44]))
    #expect(agree(layout.frame("rich"), [0, 44, 320, 102]))
    #expect(agree(layout.frame("label"), [16, 11, 100, 80]))
    #expect(layout.findings.isEmpty, "\(layout.findings.map(\.diagnostic.message))")
  }

  @Test func drawnCellsTakeTheTablesWidthOnOtherDevices() throws {
    var screen = TestScreen(768, 1024)
    screen.add("table", .table)
    screen.add("first", .tableCell, in: "table", size: [nil, 44], frame: [0, 28, 375, 60])
    screen.add("second", .tableCell, in: "table", size: [nil, 44], frame: [0, 88, 375, 44])
    try screen.rules("table.edges == root.edges")
    #expect(agree(screen.solve().frame("first"), [0, 28, 768, 60]))
    #expect(agree(screen.solve().frame("second"), [0, 88, 768, 44]))
    screen.screen.isOnCanvas = true
    #expect(agree(screen.solve().frame("first"), [0, 28, 375, 60]))
  }
}
