import ProofModel

/// Rules about a screen and the design that its `mock:` names.
extension CheckRule {
  static let designs: [CheckRule] = [
    CheckRule(
      "design-place", .warning, "a view that lies elsewhere than designed",
      """
      By more than the design's tolerance, 1 pt where it says nothing. Texts are compared by their letters, not by the boxes
      around them. What follows from another view that is elsewhere is counted, not told; what most views have in common is
      told once, of the screen.
      """,
      mend: "give the rule the design's constant; or the design was changed: allow the difference with tolerances:.",
      wrong: screen(top: 32), right: screen(), beside: design),
    CheckRule(
      "design-size", .warning, "a view that is not as large as designed",
      "Or a text that wraps into another number of lines. Widths of texts are their font's and not compared.",
      mend: "give it the design's size.", wrong: screen(width: 56), right: screen(), beside: design),
    CheckRule(
      "design-look", .warning, "a view that looks other than designed",
      """
      Its text, font, weight, colour, ground or corners. Where a colour is one of the spec's tokens, or the design's own style
      has a name, these names are told. Gradients, pictures and mixed texts are not compared.
      """,
      mend: "write the property as the hint has it.", wrong: screen(ground: "#CC0000"), right: screen(),
      beside: design),
    CheckRule(
      "design-missing", .warning, "a layer of the design that no view is",
      """
      Layers are known by the names of `map:`, by the names of views, by equal texts, then by their place. Status bars,
      keyboards and home indicators of design kits are left out.
      """,
      mend: "add the view, say which one it is with map:, or leave it out with ignore:.",
      wrong: screen(name: "other"), right: screen(), beside: design),
    CheckRule(
      "design-extra", .note, "a view that the design has not",
      "It is shown, and no layer is it by name, text or place.",
      mend: "ask whoever draws the design, or leave it out with ignore:.",
      wrong: screen(more: "badge"), right: screen(),
      beside: design),
    CheckRule(
      "design-unmeasured", .note, "layers whose looks no number tells",
      "Gradients, pictures behind other layers, and texts of several looks: their places are compared, their looks are not.",
      mend: "compare the frame as a picture too: a second entry in mock:, exported as PNG.",
      wrong: screen(frame: "Gradient"), right: screen(frame: "Card"), beside: design),
  ]

  /// A mark 40 by 40 at 24, 24 on a screen 320 wide; with other numbers, another colour, or another view in its place.
  private static func screen(
    top: Int = 24, width: Int = 40, ground: String = "#007AFF", name: String = "mark", more: String? = nil,
    frame: String = "Card"
  ) -> String {
    let lines = [
      "proofsheet: 1", "matrix: { sizes: [[320, 200]] }", "mock: { file: design.json, frame: \(frame) }", "views:",
      "  \(name): { background: \"\(ground)\" }", more.map { "  \($0): { background: \"#FF9500\" }" },
      "constraints:", "  - \(name).top == root.top + \(name == "mark" ? top : 120)",
      "  - \(name).leading == root.leading + 24", "  - \(name).width == \(width)", "  - \(name).height == 40",
      more.map { "  - \($0).top == root.top + 120" }, more.map { "  - \($0).trailing == root.trailing - 24" },
      more.map { "  - \($0).width == 60" }, more.map { "  - \($0).height == 20" },
    ]
    return lines.compactMap { $0 }.joined(separator: "\n")
  }

  /// What Figma answers for two frames with that mark: in one colour, and in a gradient.
  private static let design = (
    name: "design.json",
    text: """
    { "nodes": {
      \(frame("1:2", "Card", fill: #"{ "type": "SOLID", "color": { "r": 0, "g": 0.4784, "b": 1, "a": 1 } }"#)),
      \(frame("1:4", "Gradient", fill: #"{ "type": "GRADIENT_LINEAR" }"#))
    } }
    """
  )

  private static func frame(_ id: String, _ name: String, fill: String) -> String {
    """
    "\(id)": { "document": {
      "id": "\(id)", "name": "\(name)", "type": "FRAME",
      "absoluteBoundingBox": { "x": 0, "y": 0, "width": 320, "height": 200 },
      "children": [{
        "id": "\(id)1", "name": "Mark", "type": "RECTANGLE",
        "absoluteBoundingBox": { "x": 24, "y": 24, "width": 40, "height": 40 },
        "fills": [\(fill)]
      }]
    } }
    """
  }
}
