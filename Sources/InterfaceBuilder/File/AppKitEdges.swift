import ProofModel
import XMLParsing

/// What controls' frames have outside their alignment rects, by the constraints of the file that a recorded frame obeys:
/// macOS 10.15 and 11 draw push buttons, check boxes and pop-up buttons as high as each other and align them otherwise.
enum AppKitEdges {
  /// Whether more edges below an element lie where AppKit of macOS 10.15 has them than where that of macOS 11 has them;
  /// nil where none tells. O(elements + constraints).
  static func isBefore11(_ root: XMLElement) -> Bool? {
    var older = 0
    var newer = 0
    var stack = [root]
    while let owner = stack.popLast() {
      stack += ViewElements.childViews(owner)
      let rules = owner.child("constraints")?.children ?? []
      guard !rules.isEmpty || owner.name == "stackView", owner["misplaced"] == nil else { continue }
      let items = Items(of: owner)
      for (edge, found) in items.arranged {
        older += edge.older == found ? 1 : 0
        newer += edge.newer == found ? 1 : 0
      }
      for rule in rules {
        for (edge, found) in items.insets(rule) {
          older += edge.older == found ? 1 : 0
          newer += edge.newer == found ? 1 : 0
        }
      }
    }
    return older == newer ? nil : older > newer
  }

  /// The two figures of one edge of a control.
  private struct EdgeFigures {
    var older: Double
    var newer: Double
  }

  /// A view with the views in it, between which constraints count.
  private struct Items {
    let owner: XMLElement
    private var views: [String: XMLElement] = [:]

    init(of owner: XMLElement) {
      self.owner = owner
      for child in ViewElements.childViews(owner) where child["misplaced"] == nil {
        if let id = child["id"] { views[id] = child }
      }
    }

    /// The leading edges of what an upright stack without insets aligns.
    var arranged: [(EdgeFigures, Double)] {
      guard owner.name == "stackView", owner["orientation"] == "vertical", owner["alignment"] == "leading",
        owner.child(key: "edgeInsets") == nil
      else { return [] }
      return views.values.compactMap { view in
        guard let edge = edge("leading", view), let frame = view.frame else { return nil }
        return (edge, -frame.minX)
      }
    }

    /// The edges of controls that a rule tells of, with what its other item says of them.
    func insets(_ rule: XMLElement) -> [(EdgeFigures, Double)] {
      guard rule["relation"] == nil, rule["multiplier"] == nil, rule["priority"] == nil || rule["priority"] == "1000",
        let firstAttribute = rule["firstAttribute"], let secondAttribute = rule["secondAttribute"],
        let first = item(rule["firstItem"] ?? owner["id"]), let second = item(rule["secondItem"]),
        let from = position(firstAttribute, first), let to = position(secondAttribute, second)
      else { return [] }
      let constant = rule.number("constant") ?? 0
      var found: [(EdgeFigures, Double)] = []
      if let edge = edge(firstAttribute, first), let known = inset(secondAttribute, second) {
        found.append((edge, (to + known + constant - from) * sign(firstAttribute)))
      }
      if let edge = edge(secondAttribute, second), let known = inset(firstAttribute, first) {
        found.append((edge, (from + known - constant - to) * sign(secondAttribute)))
      }
      return found
    }

    private func item(_ id: String?) -> XMLElement? {
      guard let id else { return nil }
      return id == owner["id"] ? owner : views[id]
    }

    private func isOwner(_ element: XMLElement) -> Bool { element["id"] == owner["id"] }

    /// Where an edge of a frame lies in the owner, y downwards.
    private func position(_ attribute: String, _ element: XMLElement) -> Double? {
      guard var frame = element.frame else { return nil }
      frame = isOwner(element) ? Rect(origin: .zero, size: frame.size) : AppKitElements.frame(frame, in: owner)
      switch attribute {
      case "leading", "left": return frame.minX
      case "trailing", "right": return frame.maxX
      case "top": return frame.minY
      case "bottom": return frame.maxY
      default: return nil
      }
    }

    private func sign(_ attribute: String) -> Double {
      attribute == "trailing" || attribute == "right" || attribute == "bottom" ? -1 : 1
    }

    /// From a frame's edge to the alignment rect's, of views whose figure no system changed: labels have 2 at the sides.
    private func inset(_ attribute: String, _ element: XMLElement) -> Double? {
      switch element.name {
      case "view", "customView", "scrollView", "visualEffectView": return 0
      case "textField":
        let isLabel = AppKitElements.kind(element) == .label
        guard isLabel else { return 0 }
        let hasGround = AppKitElements.cell(element)?.flag("drawsBackground") == true
        return hasGround || attribute == "top" || attribute == "bottom" ? 0 : 2 * sign(attribute)
      default: return nil
      }
    }

    /// What an edge has in both systems, where that differs: of regular push buttons, check boxes with a title (their sides are
    /// their text's) and pop-up buttons.
    private func edge(_ attribute: String, _ element: XMLElement) -> EdgeFigures? {
      guard !isOwner(element), let cell = AppKitElements.cell(element),
        (element["controlSize"] ?? cell["controlSize"] ?? "regular") == "regular"
      else { return nil }
      let isUpright = ["top", "bottom"].contains(attribute)
      let style: ControlStyle
      switch (element.name, cell["type"] ?? "") {
      case ("button", "push"): style = .push
      case ("button", "check") where isUpright && cell["title"] != nil: style = .check
      case ("popUpButton", "push") where attribute != "top": style = .popUp
      default: return nil
      }
      func figure(_ era: Era) -> Double {
        let control = AppKitControl(kind: .button, style: style, size: .regular, era: era)
        let insets = control.alignmentInsets
        switch attribute {
        case "leading", "left": return insets.left
        case "trailing", "right": return insets.right
        case "top": return insets.top
        default: return insets.bottom
        }
      }
      let figures = EdgeFigures(older: figure(.catalina), newer: figure(Era(.macos, 11)))
      return figures.older == figures.newer ? nil : figures
    }
  }
}
