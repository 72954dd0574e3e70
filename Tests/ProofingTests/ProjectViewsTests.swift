import AutoLayout
import Foundation
import ProofModel
import Resolving
import Solving
import Testing

/// `classes:` and `proportional:` of `proofsheet.yaml`: what a storyboard's own classes are when the app runs.
@Suite struct ProjectViewsTests {
  private static let article = Program.root.appendingPathComponent("samples/articles/proportional")

  private func solved(_ file: String, _ width: Double, _ height: Double) throws -> SolvedLayout {
    let workbench = try #require(ScreenLoader(studio: Studio()).load([file]).workbenches.first)
    var selection = VariantSelection()
    selection.sizes = ["\(width.shortText)x\(height.shortText)"]
    return workbench.solve(try #require(workbench.variants(selection).variants.first)).layout
  }

  private func frame(_ id: String, _ layout: SolvedLayout) throws -> [Double] {
    let frame = try #require(layout.views.first { $0.content.id == id }).frame
    return [frame.x, frame.y, frame.width, frame.height]
  }

  /// The tree that was drawn at 600 × 600, as behaviours of proportional layout are told: aspect fit.
  @Test(arguments: [(320.0, 568.0, [0.0, 124]), (568, 320, [124, 0])])
  func aStoryboardIsScaledAtRunTime(_ width: Double, _ height: Double, _ origin: [Double]) throws {
    let layout = try solved(Self.article.appendingPathComponent("Square.storyboard").path, width, height)
    #expect(try frame("sq", layout) == origin + [320, 320])
    let expected = [("lb", [13.867, 34.133, 57.6, 26.667]), ("a2", [84.267, 9.6, 36.8, 60.267])]
    for (id, numbers) in expected {
      #expect(zip(try frame(id, layout), numbers).allSatisfy { abs($0 - $1) < 0.001 }, "\(id)")
    }
    let label = try #require(layout.views.first { $0.content.id == "lb" })
    let size = try #require(label.content.text?.runs.first?.font.size)
    #expect(abs(size - 9.067) < 0.001, "\(size)")
  }

  @Test func withoutTheProjectFileItIsAsDrawn() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let text = try String(contentsOf: Self.article.appendingPathComponent("Square.storyboard"), encoding: .utf8)
    let file = try program.write("Square.storyboard", text)
    let layout = try solved(file, 320, 568)
    #expect(try frame("sq", layout) == [0, 0, 600, 600])
    #expect(layout.views.first { $0.content.id == "lb" }?.content.text?.runs.first?.font.size == 17)
  }

  /// A view that draws itself: kind, size and a rule of its class, found from a folder below the project file's.
  @Test func aClassHasAKindPropertiesAndRules() throws {
    let program = try Program()
    defer { program.cleanUp() }
    for folder in [".git", "App"] {
      try FileManager.default.createDirectory(
        at: program.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    let storyboard = InterfaceBuilderCommandTests.damaged.replacing("gone", with: "rt2")
      .replacing("id=\"bx1\"", with: "id=\"bx1\" customClass=\"RatingView\"")
      .replacing("<constraint firstItem=\"bx1\" firstAttribute=\"width\" constant=\"100\" id=\"c31\"/>", with: "")
      .replacing("<constraint firstItem=\"bx1\" firstAttribute=\"height\" constant=\"50\" id=\"c41\"/>", with: "")
    let file = try program.write("App/Main.storyboard", storyboard)
    try program.write(
      "proofsheet.yaml",
      """
      classes:
        RatingView: { type: image, intrinsic: [150, 25], constraints: ["self.height == 40"] }
      """)
    let layout = try solved(file, 375, 667)
    let box = try frame("bx1", layout)
    #expect(box[2...] == [150, 40], "\(box)")
    #expect(layout.views.first { $0.content.id == "bx1" }?.content.kind == .image)
    #expect(layout.constraints.contains { $0.text == "bx1.height == 40" || $0.text == "Box.height == 40" })
  }

  @Test func aClassHasNoViews() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("proofsheet.yaml", "classes:\n  RatingView: { views: { a: {} }, colour: red }\n")
    try program.write("a.proof.yaml", CommandLineTests.spec)
    let result = try program.run(["check", "a.proof.yaml"])
    #expect(result.code == 2)
    #expect(result.talk.contains("proofsheet.yaml:2:17: error: a class has no 'views'"), "\(result.talk)")
    #expect(result.talk.contains("unknown key 'colour'"))
  }

  /// One screen several ways, a way to a column.
  @Test func severalScreensComeOnOneSheet() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let samples = ["red-anchors", "red-autoresizing", "red-by-hand"].map {
      Program.root.appendingPathComponent("samples/\($0).proof.yaml").path
    }
    let arguments = ["--device", "iphone-8", "--sheet", "only", "--columns", "file", "--format", "svg"]
    let result = try program.run(["render"] + samples + arguments)
    #expect(result.code == 0, "\(result.talk)")
    #expect(result.output == "proofs/sheet.svg\n")
    let one = String(decoding: try program.bytes("proofs/sheet.svg"), as: UTF8.self)
    #expect(try program.names("proofs") == ["sheet.svg"])
    _ = try program.run(["render"] + samples + arguments + ["--jobs", "1", "-o", "again"])
    #expect(try program.bytes("again/sheet.svg") == Data(one.utf8))
    let alone = try program.run(["render", samples[0]] + arguments.dropLast(4) + ["--format", "svg"])
    #expect(alone.output == "proofs/red-anchors.sheet.svg\n")
  }

  /// Springs and struts over views that masks place, and over no others.
  @Test func masksAreDrawnAsSpringsAndStruts() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let sample = Program.root.appendingPathComponent("samples/red-autoresizing.proof.yaml").path
    let arguments = ["--device", "iphone-8", "--orientation", "landscape", "--format", "svg", "--sheet", "none"]
    func drawing(_ sample: String, _ overlay: String) throws -> String {
      let result = try program.run(["render", sample, "-o", overlay, "--overlay", overlay] + arguments)
      #expect(result.code == 0)
      let name = result.output.split(separator: "\n").first.map(String.init) ?? ""
      return String(decoding: try program.bytes(name), as: UTF8.self)
    }
    let masks = try drawing(sample, "masks")
    #expect(masks.contains("autoresizing of red") && masks.contains("autoresizing of label"))
    #expect(!(try drawing(sample, "frames")).contains("autoresizing of"))
    let anchors = Program.root.appendingPathComponent("samples/red-anchors.proof.yaml").path
    #expect(!(try drawing(anchors, "masks")).contains("autoresizing of"))
  }
}
