import AutoLayout
import ProofModel
import ProofScene
import Resolving
import Solving
import Typesetting

/// Solved layouts as JSON: everything of a picture but its pixels. Files are named as seen from the document's folder,
/// so that the same screen gives the same bytes from wherever it is drawn.
package enum SolvedReport {
  /// All variants of a document.
  package static func json(_ document: Document, _ solved: [Workbench.Solved], text: TextEngine) -> JSONValue {
    JSONValue.object([
      ("format", .number(1)), ("name", .string(document.name)), ("file", .string(document.file)),
      ("fonts", fonts(solved, text)),
      ("variants", .array(variants(solved).map { .object($0) })),
    ]).naming(filesFrom: document.file.lastIndex(of: "/").map { String(document.file[...$0]) } ?? "")
  }

  /// The fonts of all texts with the hashes of their files: the same frames are promised for the same fonts.
  private static func fonts(_ solved: [Workbench.Solved], _ text: TextEngine) -> JSONValue {
    var uses: Set<FontUse> = []
    for solved in solved {
      let contents = solved.layout.views.flatMap { [$0.content.text, $0.content.placeholder].compactMap { $0 } }
      uses.formUnion(text.fonts(of: contents, environment: solved.layout.environment.text))
    }
    return .array(
      uses.sorted().map { use in
        .object([
          ("family", .string(use.family)), ("style", .string(use.style)), ("file", .string(use.file)),
          ("sha256", .string(use.sha256)),
        ])
      })
  }

  /// The variants as members of an object each.
  package static func variants(_ solved: [Workbench.Solved]) -> [[(key: String, value: JSONValue)]] {
    solved.map { variant($0.layout, key: $0.variant.key) }
  }

  /// One layout, by the name of its variant.
  package static func variant(_ layout: SolvedLayout, key: String) -> [(key: String, value: JSONValue)] {
    EnvironmentReport.members(layout.environment, key: key) + [
      ("views", .array(layout.views.indices.map { view($0, layout) })),
      ("guides", .array(layout.guides.map(guide))),
      ("constraints", .array(layout.constraints.map(constraint))),
      ("findings", .array(layout.findings.map(finding))),
    ]
  }

  private static func view(_ index: Int, _ layout: SolvedLayout) -> JSONValue {
    let view = layout.views[index]
    let content = view.content
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(content.id)), ("path", .string(view.path)), ("name", .string(content.name)),
      ("kind", .string(content.kind.name)),
    ]
    if let name = content.customClass { members.append(("class", .string(name))) }
    members += [
      ("superview", view.parent.map { .number(Double($0)) } ?? .null),
      ("frame", .rect(layout.pixelFrameInSuperview(index))), ("window", .rect(view.pixelFrame)),
      ("unrounded", .rect(view.frame)), ("hidden", .boolean(view.isHidden)),
    ]
    if view.alignmentRect != view.windowFrame { members.append(("alignment", .rect(view.alignmentRect))) }
    if let first = view.firstBaseline, let last = view.lastBaseline {
      members.append(("baselines", .numbers([first, last])))
    }
    if let size = view.contentSize { members.append(("scrolls", .numbers([size.width, size.height]))) }
    members += look(of: view)
    if view.isTextClipped { members.append(("clipped", .boolean(true))) }
    if let drawn = view.misplacedFrom { members.append(("drawn", .rect(drawn))) }
    if !view.ambiguity.isEmpty {
      members.append(("ambiguous", .strings(view.ambiguity.map(\.attribute.rawValue))))
    }
    if content.span != nil { members.append(("place", FindingsReport.place(content.span))) }
    return .object(members)
  }

  /// Texts, fonts and colours as they hold in this variant.
  private static func look(of view: SolvedView) -> [(key: String, value: JSONValue)] {
    let content = view.content
    var members: [(key: String, value: JSONValue)] = []
    func color(_ color: Color) -> JSONValue { .string("#" + color.hexDigitsWithAlpha) }
    if let text = content.text?.string { members.append(("text", .string(text))) }
    if content.kind.hasText {
      let run = content.text?.runs.first
      members += [
        ("font", .string((run?.font ?? content.font).words(scale: view.measurement?.fontScale ?? 1))),
        ("color", color(run?.color ?? content.textColor)),
      ]
      if let lines = view.measurement?.lineCount, lines > 1 { members.append(("lines", .number(Double(lines)))) }
    }
    if let background = content.background { members.append(("background", color(background))) }
    if content.alpha < 1 { members.append(("alpha", .number(content.alpha))) }
    if content.cornerRadius > 0 { members.append(("corner", .number(content.cornerRadius))) }
    return members
  }

  private static func guide(_ guide: SolvedGuide) -> JSONValue {
    .object([
      ("kind", .optional(guide.kind?.rawValue)), ("id", .string(guide.id)), ("owner", .number(Double(guide.owner))),
      ("window", .rect(guide.windowFrame)),
    ])
  }

  private static func constraint(_ constraint: SolvedConstraint) -> JSONValue {
    /// `["view" or "guide", position, attribute]`.
    func anchor(_ anchor: SolvedConstraint.Anchor) -> JSONValue {
      let item: (String, Int) =
        switch anchor.item {
        case .view(let position): ("view", position)
        case .guide(let position): ("guide", position)
        }
      return .array([.string(item.0), .number(Double(item.1)), .string(anchor.attribute.rawValue)])
    }
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(constraint.id)), ("label", .string(constraint.label)), ("text", .string(constraint.text)),
      ("origin", .string(constraint.origin.word)), ("first", anchor(constraint.first)),
    ]
    if let second = constraint.second { members.append(("second", anchor(second))) }
    members += [
      ("relation", .string(constraint.relation.rawValue)), ("constant", .number(constraint.constant)),
      ("priority", .number(constraint.priority)),
    ]
    if constraint.multiplier != 1 { members.append(("multiplier", .number(constraint.multiplier))) }
    if let note = constraint.note { members.append(("note", .string(note))) }
    if constraint.span != nil { members.append(("place", FindingsReport.place(constraint.span))) }
    switch constraint.status {
    case .satisfied: members.append(("status", .string("satisfied")))
    case .beaten(let amount, _):
      members += [("status", .string("beaten")), ("amount", .number(amount))]
    case .inConflict(let number):
      members += [("status", .string("in conflict")), ("conflict", .number(Double(number)))]
    case .broken(let number, let amount):
      members += [
        ("status", .string("broken")), ("conflict", .number(Double(number))), ("amount", .number(amount)),
      ]
    }
    return .object(members)
  }

  private static func finding(_ finding: Finding) -> JSONValue {
    .object([
      ("id", .string(finding.identity ?? finding.diagnostic.id)),
      ("number", finding.number.map { JSONValue.number(Double($0)) } ?? .null),
      ("kind", .string(finding.diagnostic.id)), ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.diagnostic.message)), ("views", .strings(finding.views)),
    ])
  }
}

extension SolvedConstraint.Origin {
  /// What it comes from, in a word; of what a container made, the container.
  fileprivate var word: String {
    switch self {
    case .authored: "authored"
    case .implied: "implied"
    case .hugging: "hugging"
    case .compression: "compression"
    case .stack: "stack"
    case .grid: "grid"
    case .split: "split"
    case .autoresizing: "autoresizing"
    case .proportional: "proportional"
    case .guide: "guide"
    case .system: "system"
    }
  }
}
