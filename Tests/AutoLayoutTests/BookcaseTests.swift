import ProofModel
import Testing

@testable import AutoLayout

/// The add-a-book screen (adaptive layout chapter), from its description in words.
@Suite struct BookcaseTests {
  static func textScreen(_ width: Double, _ height: Double, _ safe: EdgeInsets) throws -> TestScreen {
    var screen = TestScreen(width, height, safeArea: safe)
    screen.add("cover", .image, size: [450, 413])
    screen.add("stars", .image, size: [150, 25], hug: [251, 251])
    screen.add("titleLabel", .label, size: [38, 20.5], baseline: 16)
    screen.add("authorLabel", .label, size: [56.5, 20.5], baseline: 16)
    screen.add("notesLabel", .label, size: [49.5, 20.5], baseline: 16)
    screen.add("titleField", .textField, size: [25, 30], baseline: 19.5)
    screen.add("authorField", .textField, size: [25, 30], baseline: 19.5)
    screen.add("notesView", .textView)
    try screen.rules(
      "cover.leading == safe.leading + 16", "cover.trailing == safe.trailing - 16", "cover.top == safe.top",
      "cover.height == 30% root.height", "stars.centerX == safe.centerX", "stars.top == cover.bottom + std",
      "(titleField, authorField, notesView).trailing == safe.trailing - 16", "titleField.top == stars.bottom + std",
      "authorField.top == titleField.bottom + std", "notesView.top == authorField.bottom + std",
      "titleField.leading == titleLabel.trailing + std", "authorField.leading == authorLabel.trailing + std",
      "notesView.leading == notesLabel.trailing + std",
      "titleLabel.width == authorLabel.width == notesLabel.width",
      "(titleLabel, authorLabel, notesLabel).leading == safe.leading + 16",
      "titleLabel.lastBaseline == titleField.lastBaseline", "authorLabel.lastBaseline == authorField.lastBaseline",
      "notesLabel.top == notesView.top", "notesView.bottom == safe.bottom")
    return screen
  }

  @Test(arguments: [
    ([320.0, 480, 20, 0, 0, 0], [16.0, 20, 288, 144], [80.5, 205, 223.5, 30], [80.5, 281, 223.5, 199]),
    ([375, 667, 20, 0, 0, 0], [16, 20, 343, 200.1], [80.5, 261.1, 278.5, 30], [80.5, 337.1, 278.5, 329.9]),
    ([667, 375, 0, 0, 0, 0], [16, 0, 635, 112.5], [80.5, 153.5, 570.5, 30], [80.5, 229.5, 570.5, 145.5]),
    ([812, 375, 0, 44, 21, 44], [60, 0, 692, 112.5], [124.5, 153.5, 627.5, 30], [124.5, 229.5, 627.5, 124.5]),
    ([1366, 1024, 20, 0, 0, 0], [16, 20, 1334, 307.2], [80.5, 368.2, 1269.5, 30], [80.5, 444.2, 1269.5, 579.8]),
  ])
  func theScreenAsItsTextDescribesIt(_ device: [Double], _ cover: [Double], _ field: [Double], _ notes: [Double]) throws
  {
    let safe = EdgeInsets(top: device[2], left: device[3], bottom: device[4], right: device[5])
    let layout = try Self.textScreen(device[0], device[1], safe).solve()
    #expect(agree(layout.frame("cover"), cover), "\(layout.frame("cover"))")
    #expect(agree(layout.frame("titleField"), field), "\(layout.frame("titleField"))")
    #expect(agree(layout.frame("notesView"), notes), "\(layout.frame("notesView"))")
    #expect(layout.findings.filter { $0.severity == .error }.isEmpty, "\(layout.findings.map(\.diagnostic.message))")
    #expect(layout.findings(.tie).isEmpty)
  }
}
