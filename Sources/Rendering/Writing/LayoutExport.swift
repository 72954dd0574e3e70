import AutoLayout
import Importing
import ProofModel
import Resolving
import Solving
import SpecFiles

/// Writes a screen's layout in other words: UIKit's anchors, its constraints' own form, its visual format, equations or
/// JSON.
///
/// The constraints are the user's own as they hold on the document's first device, with what size classes change told
/// beside them.
public struct LayoutExport: Sendable {
  /// The form in which constraints are written: Swift code, format strings, equations or JSON.
  public enum Format: String, CaseIterable, Sendable {
    case swiftAnchors = "swift-anchors"
    /// `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`, each made active.
    case swiftConstraints = "swift-constraints"
    case visualFormat = "vfl"
    case equations, json
  }

  /// A constraint by names: `first relation multiplier · second + constant`.
  struct Line: Sendable {
    struct Anchor: Hashable, Sendable {
      /// The view's position in the solved layout; guides have their owner's.
      var view: Int
      var guide: LayoutGuideKind?
      var attribute: LayoutAttribute
    }
    var first: Anchor
    var second: Anchor?
    var relation: LayoutRelation
    var multiplier: Double
    var constant: Double
    var priority: Double
    /// A share of the screen, which the constant holds the first device's points of.
    var share: Share?
    /// What one constraint of UIKit's cannot say, as a comment.
    var remark: String?
    var isExpressible = true
  }

  /// `10% screen`: of the width or of the height.
  struct Share: Sendable {
    var axis: Axis
    /// A fraction, signed.
    var fraction: Double
    /// The points besides it.
    var points: Double
  }

  let document: Document
  let layout: SolvedLayout
  let names: [String: String]
  let lines: [Line]
  /// The identity of the constraint that each line is.
  let rules: [String]
  /// What size classes and states change, as text.
  let changes: [String]

  /// The screen in the first variant of its matrix, which is solved here.
  public init(_ workbench: Workbench) {
    document = workbench.document
    let variant = workbench.variants(VariantSelection()).variants.first
    layout =
      variant.map { workbench.solve($0, explains: true).layout }
      ?? SolvedLayout(environment: Environment(screenSize: Size(width: 375, height: 667)))
    names = SpecWriter.viewNames(document, reserved: Self.reserved)
    changes = Outline.changes(of: document)
    let solved = layout
    let shares = solved.system?.screenShares ?? [:]
    let written = solved.constraints.indices.filter { Self.isWritten(solved.constraints[$0].origin) }
    rules = written.map { solved.constraints[$0].id }
    lines = written.map { index in
      let share = shares[index].map { Share(axis: $0.axis, fraction: $0.share, points: $0.constant) }
      return Self.line(solved.constraints[index], share, solved)
    }
  }

  /// Words that Swift keeps for itself, and names that the written code uses.
  private static let reserved: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false",
    "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil", "open", "operator", "private",
    "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "install", "at", "views", "Any", "Self", "Type",
    "percent",
  ]

  /// The text, ending with a line break.
  ///
  /// - Parameter importing: whether code begins with its import.
  public func text(_ format: Format, importing: Bool = true) -> String {
    switch format {
    case .swiftAnchors: return swift(.anchors, importing: importing)
    case .swiftConstraints: return swift(.constraints, importing: importing)
    case .visualFormat: return swift(.visualFormat, importing: importing)
    case .equations: return equations
    case .json: return json.text
    }
  }

  /// The user's own rules, and what AppKit's containers do for which UIKit has no class.
  private static func isWritten(_ origin: SolvedConstraint.Origin) -> Bool {
    switch origin {
    case .authored, .grid, .split: return true
    default: return false
    }
  }

  func name(_ view: Int) -> String {
    let id = layout.views[view].content.id
    if let name = names[id] { return name }
    // Rows and columns go by their grid: `form/row0` is `formRow0`.
    guard layout.views[view].content.kind == .guide, let parent = layout.views[view].parent,
      let line = id.split(separator: "/").last
    else { return id }
    return name(parent) + line.prefix(1).uppercased() + line.dropFirst()
  }

  // MARK: Lines

  private static func line(_ constraint: SolvedConstraint, _ share: Share?, _ layout: SolvedLayout) -> Line {
    func anchor(_ anchor: SolvedConstraint.Anchor) -> Line.Anchor {
      switch anchor.item {
      case .view(let view): return Line.Anchor(view: view, guide: nil, attribute: anchor.attribute)
      case .guide(let position):
        let guide = layout.guides[position]
        return plain(Line.Anchor(view: guide.owner, guide: guide.kind, attribute: anchor.attribute))
      }
    }
    var line = Line(
      first: anchor(constraint.first), second: constraint.second.map(anchor), relation: constraint.relation,
      multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority)
    line.isExpressible = constraint.terms.count <= 2
    let depends = constraint.text.contains("screen.") || constraint.text.contains("window.")
    line.share = line.isExpressible && constraint.multiplier == 1 ? share : nil
    if !line.isExpressible || depends && line.share == nil { line.remark = constraint.text }
    if let note = constraint.note { line.remark = note }
    return facing(line, layout)
  }

  /// The old guides of controllers are the edges of the safe area and of the root.
  private static func plain(_ anchor: Line.Anchor) -> Line.Anchor {
    var anchor = anchor
    switch (anchor.guide, anchor.attribute) {
    case (.topLayout, .bottom): (anchor.guide, anchor.attribute) = (.safe, .top)
    case (.bottomLayout, .top): (anchor.guide, anchor.attribute) = (.safe, .bottom)
    case (.topLayout, _), (.bottomLayout, _): anchor.guide = nil
    default: break
    }
    return anchor
  }

  /// With what contains the other on the right.
  private static func facing(_ line: Line, _ layout: SolvedLayout) -> Line {
    guard let second = line.second, line.multiplier == 1 else { return line }
    // A percent margin is never negative: the order of the items decides its side.
    if let share = line.share { return share.fraction < 0 ? turned(line, second) : line }
    var parent: Int? = second.guide == nil ? layout.views[second.view].parent : second.view
    var isInside = false
    while let current = parent, !isInside {
      isInside = current == line.first.view
      parent = layout.views[current].parent
    }
    guard isInside, second.guide == nil || line.first.view != second.view else { return line }
    return turned(line, second)
  }

  private static func turned(_ line: Line, _ second: Line.Anchor) -> Line {
    var turned = line
    turned.first = second
    turned.second = line.first
    turned.constant = line.constant == 0 ? 0 : -line.constant
    turned.share = line.share.map {
      Share(axis: $0.axis, fraction: -$0.fraction, points: $0.points == 0 ? 0 : -$0.points)
    }
    turned.relation = line.relation.reversed
    return turned
  }

  // MARK: Equations

  private func text(_ anchor: Line.Anchor) -> String {
    let owner = name(anchor.view)
    guard let guide = anchor.guide else { return "\(owner).\(anchor.attribute.rawValue)" }
    let item = anchor.view == 0 && ![.content, .frame].contains(guide) ? guide.rawValue : "\(owner).\(guide.rawValue)"
    return "\(item).\(anchor.attribute.rawValue)"
  }

  func equation(_ line: Line) -> String {
    guard line.isExpressible else { return line.remark ?? "" }
    var text = "\(self.text(line.first)) \(line.relation.rawValue) "
    if let second = line.second {
      text += self.text(second)
      if line.multiplier != 1 { text += " * \(Self.factor(line.multiplier))" }
      if let share = line.share {
        text += " + \((share.fraction * 100).shortText(digits: 6))% screen"
        if share.points != 0 { text += " \(share.points < 0 ? "-" : "+") \(share.points.magnitude.shortText)" }
      } else if line.constant != 0 {
        text += " \(line.constant < 0 ? "-" : "+") \(line.constant.magnitude.shortText)"
      }
    } else {
      text += line.constant.shortText
    }
    return line.priority == 1000 ? text : text + " @\(line.priority.shortText)"
  }

  /// A multiplier as the quotient that it is, `1 / 3`, where six digits do not give it back.
  static func factor(_ multiplier: Double, _ divided: String = " / ") -> String {
    let short = multiplier.shortText(digits: 6)
    guard Double(short) != multiplier else { return short }
    for bottom in 2...64 {
      let top = (multiplier * Double(bottom)).rounded()
      // Interface Builder writes quotients with six digits and more.
      if top >= 1, abs(top / Double(bottom) - multiplier) <= 1e-9 {
        return "\(top.shortText)\(divided)\(bottom)"
      }
    }
    return "\(multiplier)"
  }

  private var equations: String {
    var text = "# \(document.name)\n"
    for line in lines { text += equation(line) + "\n" }
    for change in changes { text += "# \(change)\n" }
    return text
  }

  // MARK: JSON

  private var json: JSONValue {
    .object([
      ("format", .number(1)), ("name", .string(document.name)), ("file", .string(document.file)),
      (
        "views",
        .array(
          layout.views.indices.map { index in
            let view = layout.views[index]
            return .object([
              ("name", .string(name(index))), ("kind", .string(view.content.kind.name)),
              ("class", .optional(view.content.customClass)), ("superview", .optional(view.parent.map(name))),
              ("text", .optional(view.content.text?.string)),
            ])
          })
      ),
      ("constraints", .array(lines.map(json))),
      ("changes", .strings(changes)),
    ])
  }

  private func json(_ line: Line) -> JSONValue {
    func anchor(_ anchor: Line.Anchor) -> JSONValue {
      .object([
        ("item", .string(name(anchor.view))), ("guide", .optional(anchor.guide?.rawValue)),
        ("attribute", .string(anchor.attribute.rawValue)),
      ])
    }
    return .object([
      ("first", anchor(line.first)), ("relation", .string(line.relation.rawValue)),
      ("second", line.second.map(anchor) ?? .null), ("multiplier", .number(line.multiplier)),
      ("constant", .number(line.constant)), ("priority", .number(line.priority)), ("text", .string(equation(line))),
      ("screenShare", line.share.map { .number($0.fraction) } ?? .null),
    ])
  }
}
