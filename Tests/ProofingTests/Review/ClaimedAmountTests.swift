import Testing

@testable import Reviewing
@testable import Revisions

/// How many points are put down to rules' constants: no more than these make, whatever else came to it.
@Suite struct ClaimedAmountTests {
  private static let root = "iN0-l3-epB"

  private func text(_ before: String, _ after: String) throws -> String {
    ReviewText().text(try SmallHistory(["a.xib": before], ["a.xib": after]).review().report)
  }

  /// What the file's frames have beyond a constant, since something above it is of another size there, is not the constant's. Seen
  /// in DaangnMarket.
  @Test func aConstantGivesNoMoreThanItSays() throws {
    func file(_ height: Double, recordedBy more: Double) -> String {
      let box = Drawn.view(
        "box-aa-001", "view", Drawn.frame(0, 50 + more, 200, height), attributes: "userLabel=\"Box\"",
        constraints: Drawn.rule("bh1-aa-001", "height", constant: height)
          + Drawn.rule("bw1-aa-001", "width", constant: 200))
      let main = Drawn.view(
        "man-aa-001", "view", Drawn.frame(20, 20, 200, height + 80 + more), attributes: "userLabel=\"Main\"",
        subviews: box,
        constraints: Drawn.rule("bt1-aa-001", "top", "top", "man-aa-001", item: "box-aa-001", constant: 50)
          + Drawn.rule("bl1-aa-001", "leading", "leading", "man-aa-001", item: "box-aa-001")
          + Drawn.rule("br1-aa-001", "trailing", "trailing", "box-aa-001")
          + Drawn.rule("bb1-aa-001", "bottom", "bottom", "box-aa-001", constant: 30))
      return Drawn.xib(
        main,
        constraints: Drawn.rule("mt1-aa-001", "top", "top", Self.root, item: "man-aa-001", constant: 20)
          + Drawn.rule("ml1-aa-001", "leading", "leading", Self.root, item: "man-aa-001", constant: 20))
    }
    let text = try self.text(file(200, recordedBy: 0), file(400, recordedBy: 7.67))
    #expect(text.contains("so 'Main' and 'Box' grew 200 pt in height"), "\(text)")
    #expect(!text.contains("207"), "\(text)")
  }
}
