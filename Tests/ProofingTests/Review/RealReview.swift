import Foundation
import Testing

@testable import Proofing

/// Screens recorded and then edited, as a user does: each way in which a picture can change.
enum RealReview {
  private static let badges = """
    proofsheet: 1
    name: badges #1
    matrix: { devices: [iphone-8, iphone-se-1], appearances: [light, dark], locales: [en, de] }
    tokens: { color: { ink: "#112233" } }
    views:
      title: { type: label, text: "<b>&amp;</script>", color: $color.ink }
      box: { type: view, background: "#DDEEFF" }
      ok: { type: button, text: OK }
    constraints:
      form:
        - title.top == safe.top + 24
        - title.leading == margins.leading
        - box.top == title.bottom + 8
        - box.leading == title.leading
        - box.width == 80
        - box.height == 40
        - ok.top == box.bottom + 20
        - ok.leading == title.leading
        - ok.height == 44
        - ok.width == 60
    """

  private static func screen(_ name: String, _ color: String) -> String {
    """
    proofsheet: 1
    name: \(name)
    matrix: { devices: [iphone-8] }
    views: { plain: { type: view, background: "\(color)" } }
    constraints: { all: ["plain.edges == root.edges"] }
    """
  }

  /// A folder with screens, their baselines, and edits since: a rule, a text, a colour, a variant more and one less.
  static func edited() throws -> Program {
    let program = try Program()
    let samples = Program.root.appendingPathComponent("samples")
    for name in ["bookcase.proof.yaml", "progress-panel.proof.yaml", "book.png", "ratings.png", "copy.png", "stop.png"]
    {
      try FileManager.default.copyItem(
        at: samples.appendingPathComponent(name), to: program.folder.appendingPathComponent(name))
    }
    try FileManager.default.copyItem(
      at: samples.appendingPathComponent("shared"), to: program.folder.appendingPathComponent("shared"))
    try edit(program, "bookcase.proof.yaml", "devices: classic", "devices: [iphone-8, iphone-x, ipad-9.7]")
    try program.write("badges.proof.yaml", badges)
    try program.write("plain.proof.yaml", screen("plain", "#EEEEFF"))
    let recorded = try program.run(["record", ".", "--quiet"])
    #expect(recorded.code == 0, "\(recorded.talk)")

    try edit(program, "bookcase.proof.yaml", "30% root.height", "22% root.height")
    try edit(program, "progress-panel.proof.yaml", "Copying files", "Copying <b>many</b> files now")
    try edit(program, "plain.proof.yaml", "#EEEEFF", "#EEEEFE")
    try edit(program, "badges.proof.yaml", "locales: [en, de]", "locales: [en, fr]")
    try edit(program, "badges.proof.yaml", "ok.height == 44", "ok.height == 30")
    return program
  }

  static func edit(_ program: Program, _ name: String, _ old: String, _ new: String) throws {
    let text = String(decoding: try program.bytes(name), as: UTF8.self)
    #expect(text.contains(old), "\(name) has no '\(old)'")
    try program.write(name, text.replacing(old, with: new))
  }
}
