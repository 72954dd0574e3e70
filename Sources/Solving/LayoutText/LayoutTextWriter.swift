import AutoLayout
import ProofModel
import Resolving

/// Writes a solved layout's text: environment, views, guides, constraints, findings.
struct LayoutTextWriter {
  let layout: SolvedLayout
  let folder: String
  let hasPlaces: Bool
  /// nil where a name is not one view's alone: then its position stands for it.
  private let viewNames: [String?]
  private let constraintNames: [String?]

  init(layout: SolvedLayout, folder: String, hasPlaces: Bool) {
    self.layout = layout
    self.folder = folder
    self.hasPlaces = hasPlaces
    viewNames = Self.unique(layout.views.map(\.content.id))
    constraintNames = Self.unique(layout.constraints.map(\.id))
  }

  private static func unique(_ names: [String]) -> [String?] {
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    return names.map { counts[$0] == 1 ? $0 : nil }
  }

  func write(to writer: inout LineWriter) {
    writer.line("{")
    writer.line("\"proofsheet-layout\": \(LayoutText.version),")
    writer.list("environment", [layout.environment]) { environment(&$0, $1) }
    writer.list("views", layout.views.indices) { view(&$0, layout.views[$1]) }
    writer.list("guides", layout.guides) { guide(&$0, $1) }
    writeBars(to: &writer)
    writer.list("constraints", layout.constraints) { constraint(&$0, $1) }
    writer.list("findings", layout.findings, isLast: true) { finding(&$0, $1) }
    writer.line("}")
  }

  private func environment(_ writer: inout LineWriter, _ environment: Environment) {
    writer.member("device", environment.device)
    writer.member("name", environment.deviceName)
    writer.member("platform", environment.platform.rawValue)
    writer.member("era", environment.era.description)
    writer.member("orientation", environment.orientation.rawValue)
    writer.member("window", environment.window.name)
    writer.member("screen-size", environment.screenSize)
    writer.member("window-size", environment.windowSize)
    writer.member("resized-from", environment.resizedFrom)
    writer.member("scale", environment.scale)
    writer.member("safe-area", environment.safeArea)
    writer.member("width-class", environment.widthClass.rawValue)
    writer.member("height-class", environment.heightClass.rawValue)
    writer.member("root-margin", environment.rootMargin)
    writer.member("locale", environment.locale)
    writer.member("direction", environment.direction.rawValue)
    writer.member("text-size", environment.textSize.rawValue)
    writer.member("appearance", environment.appearance.rawValue)
    writer.member("state", environment.state)
    writer.member("keyboard", environment.keyboardHeight, default: 0)
    writer.member("text-scale", environment.textScale, default: 1)
    writer.member("text-growth", environment.textGrowth, default: 0)
  }

  private func view(_ writer: inout LineWriter, _ view: SolvedView) {
    writer.member("id", view.content.id)
    writer.member("path", view.path)
    if let parent = view.parent {
      writer.key("parent")
      name(&writer, ofView: parent)
    }
    writer.member("frame", view.frame)
    writer.member("window-frame", view.windowFrame)
    // Whole numbers, and read back without a rounding.
    writer.member("pixels", view.pixelFrame.edges(scale: layout.environment.scale))
    if view.alignmentRect != view.windowFrame { writer.member("alignment-rect", view.alignmentRect) }
    if let first = view.firstBaseline { writer.member("first-baseline", first) }
    if let last = view.lastBaseline { writer.member("last-baseline", last) }
    writer.member("margins", view.layoutMargins)
    writer.member("safe-area", view.safeAreaInsets)
    if let measurement = view.measurement {
      writer.member("text-size", measurement.size)
      writer.member("text-baselines", [measurement.firstBaseline, measurement.lastBaseline])
      writer.member("text-lines", measurement.lineCount, default: 1)
      writer.member("truncated", measurement.isTruncated, default: false)
      writer.member("font-scale", measurement.fontScale, default: 1)
    }
    writer.member("clipped", view.isTextClipped, default: false)
    if !view.ambiguity.isEmpty {
      writer.key("ambiguity")
      writer.array(view.ambiguity) { writer, range in
        writer.object {
          $0.member("attribute", range.attribute.rawValue)
          $0.member("range", [range.lower, range.upper])
          $0.member("value", range.value)
        }
      }
    }
    if let drawn = view.misplacedFrom { writer.member("misplaced-from", drawn) }
    writer.member("not-shown", view.isHidden, default: false)
    writer.member("content-size", view.contentSize)
    writer.member("top-inset", view.adjustedTopInset, default: 0)
    if !view.copies.isEmpty { writer.member("copies", view.copies.flatMap { [$0.x, $0.y] }) }
    content(&writer, view.content)
    place(&writer, view.content.span)
  }

  private func guide(_ writer: inout LineWriter, _ guide: SolvedGuide) {
    writer.member("id", guide.id)
    writer.member("kind", guide.kind?.rawValue)
    writer.key("owner")
    name(&writer, ofView: guide.owner)
    writer.member("window-frame", guide.windowFrame)
  }

  private func constraint(_ writer: inout LineWriter, _ constraint: SolvedConstraint) {
    writer.member("id", constraint.id)
    writer.member("label", constraint.label, default: constraint.id)
    writer.member("text", constraint.text)
    writer.member("group", constraint.group, default: "")
    writer.member("origin", constraint.origin.text, default: "authored")
    writer.key("first")
    anchor(&writer, constraint.first)
    if let second = constraint.second {
      writer.key("second")
      anchor(&writer, second)
    }
    writer.member("multiplier", constraint.multiplier, default: 1)
    writer.member("constant", constraint.constant, default: 0)
    writer.member("relation", constraint.relation.rawValue, default: "==")
    writer.member("priority", constraint.priority, default: 1000)
    if constraint.terms != constraint.plainTerms {
      writer.key("terms")
      writer.array(constraint.terms) { writer, term in
        writer.bytesOfTerm(term.coefficient) { self.anchor(&$0, term.anchor) }
      }
    }
    status(&writer, constraint.status)
    writer.member("ambiguous", constraint.isAmbiguous, default: false)
    place(&writer, constraint.span)
  }

  private func status(_ writer: inout LineWriter, _ status: SolvedConstraint.Status) {
    switch status {
    case .satisfied: break
    case .beaten(let amount, let by):
      writer.member("status", "beaten")
      writer.member("amount", amount)
      writer.key("by")
      writer.array(by) { name(&$0, ofConstraint: $1) }
    case .inConflict(let number):
      writer.member("status", "in-conflict")
      writer.member("conflict", Double(number))
    case .broken(let number, let amount):
      writer.member("status", "broken")
      writer.member("conflict", Double(number))
      writer.member("amount", amount)
    }
  }

  private func finding(_ writer: inout LineWriter, _ finding: Finding) {
    writer.member("kind", finding.kind.rawValue)
    writer.member("severity", finding.severity.rawValue)
    writer.member("id", finding.diagnostic.id)
    writer.member("message", finding.diagnostic.message)
    writer.member("hint", finding.diagnostic.hint)
    writer.member("notes", finding.diagnostic.notes.map(\.message))
    writer.member("views", finding.views)
    if !finding.constraints.isEmpty {
      writer.key("constraints")
      writer.array(finding.constraints) { name(&$0, ofConstraint: $1) }
    }
    if let number = finding.number { writer.member("number", Double(number)) }
    if let broken = finding.broken {
      writer.key("broken")
      name(&writer, ofConstraint: broken)
    }
    writer.member("shortfall", finding.shortfall)
    place(&writer, finding.diagnostic.span)
  }

  // MARK: Names

  /// `["title", "leading"]`; of a guide its owner, the attribute and the guide's kind, or `#` and its id.
  private func anchor(_ writer: inout LineWriter, _ anchor: SolvedConstraint.Anchor) {
    switch anchor.item {
    case .view(let index):
      writer.array(0..<2) { writer, part in
        if part == 0 { name(&writer, ofView: index) } else { writer.string(anchor.attribute.rawValue) }
      }
    case .guide(let index):
      writer.array(0..<2) { writer, part in
        if part == 0 {
          writer.object { $0.member("guide", Double(index)) }
        } else {
          writer.string(anchor.attribute.rawValue)
        }
      }
    }
  }

  private func name(_ writer: inout LineWriter, ofView index: Int) {
    guard viewNames.indices.contains(index), let name = viewNames[index] else { return writer.number(Double(index)) }
    writer.string(name)
  }

  private func name(_ writer: inout LineWriter, ofConstraint index: Int) {
    guard constraintNames.indices.contains(index), let name = constraintNames[index] else {
      return writer.number(Double(index))
    }
    writer.string(name)
  }

  private func place(_ writer: inout LineWriter, _ span: SourceSpan?) {
    guard hasPlaces, let span else { return }
    writer.key("at")
    writer.object {
      $0.member("file", span.file)
      $0.member("line", Double(span.start.line))
      $0.member("column", Double(span.start.column))
      $0.member("length", Double(span.length))
    }
  }
}

extension LineWriter {
  /// `[coefficient, anchor]`.
  fileprivate mutating func bytesOfTerm(_ coefficient: Double, _ anchor: (inout LineWriter) -> Void) {
    array(0..<2) { writer, part in
      if part == 0 { writer.number(coefficient) } else { anchor(&writer) }
    }
  }
}

extension SolvedConstraint {
  /// The terms of `first − multiplier · second`, which most constraints have; they are not written.
  var plainTerms: [Term] {
    let first = Term(anchor: first, coefficient: 1)
    guard let second else { return [first] }
    return [first, Term(anchor: second, coefficient: -multiplier)]
  }
}

extension SolvedConstraint.Origin {
  /// The origin in words: `hugging horizontal`, `stack spacing`.
  var text: String {
    switch self {
    case .authored: "authored"
    case .implied: "implied"
    case .hugging(let axis): "hugging \(axis.rawValue)"
    case .compression(let axis): "compression \(axis.rawValue)"
    case .stack(let purpose): "stack \(purpose.rawValue)"
    case .grid(let purpose): "grid \(purpose.rawValue)"
    case .split(let purpose): "split \(purpose.rawValue)"
    case .autoresizing: "autoresizing"
    case .proportional: "proportional"
    case .guide: "guide"
    case .system: "system"
    }
  }

  init?(text: String) {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    switch (parts.first ?? "", parts.count > 1 ? parts[1] : nil) {
    case ("authored", nil): self = .authored
    case ("implied", nil): self = .implied
    case ("hugging", let axis?):
      guard let axis = Axis(rawValue: axis) else { return nil }
      self = .hugging(axis)
    case ("compression", let axis?):
      guard let axis = Axis(rawValue: axis) else { return nil }
      self = .compression(axis)
    case ("stack", let word?):
      guard let purpose = SolvedConstraint.StackPurpose(rawValue: word) else { return nil }
      self = .stack(purpose)
    case ("grid", let word?):
      guard let purpose = SolvedConstraint.GridPurpose(rawValue: word) else { return nil }
      self = .grid(purpose)
    case ("split", let word?):
      guard let purpose = SolvedConstraint.SplitPurpose(rawValue: word) else { return nil }
      self = .split(purpose)
    case ("autoresizing", nil): self = .autoresizing
    case ("proportional", nil): self = .proportional
    case ("guide", nil): self = .guide
    case ("system", nil): self = .system
    default: return nil
    }
  }
}
