import ProofModel

/// A document as a layout spec, written as a person would: names from labels and outlets, groups of rules by the view
/// that holds them, only what differs from a spec's defaults.
public struct SpecWriter {
  /// How much is kept for the same frames' sake where several solutions are equally good.
  public enum Fidelity: Int, Sendable, CaseIterable {
    /// Frames of views that rules do not place; rules grouped, and turned so that containers stand on the right.
    case readable
    /// All drawn frames, near which free values come to lie.
    case frames
    /// All properties and rules as they are, in the file's order, which decides between equals.
    case exact
  }

  let document: Document
  let fidelity: Fidelity
  var names: SceneNames
  var rules: RuleWriter
  var properties: PropertyText { PropertyText(rules: rules) }
  /// Ids of rules that an override changes, with the names that the spec gives them.
  var ruleNames: [String: String] = [:]
  /// Overrides that hold always, folded into what they change.
  let folded: FoldedOverrides
  var lines: [String] = []

  /// A writer for a document, which gives views and rules their names; ``text(_:fidelity:)`` uses one by itself.
  public init(_ document: Document, fidelity: Fidelity) {
    self.document = document
    self.fidelity = fidelity
    names = SceneNames(document)
    rules = RuleWriter(document, names: names)
    folded = FoldedOverrides(document)
    nameRules()
  }

  /// The spec's text, ending with a line break.
  public static func text(_ document: Document, fidelity: Fidelity = .readable) -> String {
    var writer = SpecWriter(document, fidelity: fidelity)
    writer.writeHeader()
    writer.writeViews()
    writer.writeRules()
    writer.writeOverrides()
    return writer.lines.map { $0 + "\n" }.joined()
  }

  /// By view id: the name that the spec gives it.
  ///
  /// - Parameter reserved: words that no view may be called besides those of rules.
  public static func viewNames(_ document: Document, reserved: Set<String> = []) -> [String: String] {
    let names = SceneNames(document, reserved: reserved)
    var result: [String: String] = [:]
    func collect(_ node: ViewNode) {
      result[node.id] = names.name(node.id)
      for child in node.children { collect(child) }
    }
    collect(document.root)
    return result
  }

  private mutating func nameRules() {
    let wanted = folded.changedRules
    for rule in document.groups.flatMap(\.rules) {
      guard let id = rule.id, wanted.contains(id), case .attributes(let constraint) = rule.form else { continue }
      let attribute = constraint.firstAttribute.rawValue
      let subject = rules.text(constraint.first).split(separator: ".").joined(separator: "_")
      ruleNames[id] = names.unique(subject + attribute.prefix(1).uppercased() + attribute.dropFirst())
    }
  }

  // MARK: Header

  private mutating func writeHeader() {
    lines.append("proofsheet: 1")
    lines.append("name: \(PropertyText.word(document.name))")
    if let title = document.title, title != document.name { lines.append("title: \(PropertyText.quoted(title))") }
    if document.platform != .ios { lines.append("platform: \(document.platform.rawValue)") }
    if let era = document.era { lines.append("os: \(era)") }
    if let canvas = canvas { lines.append("canvas: \(canvas)") }
    if !document.bars.isEmpty {
      lines.append("bars: [\(document.bars.map(\.rawValue).joined(separator: ", "))]")
    }
    if let presentation = document.presentation {
      lines.append("presentation: \(presentation.style.rawValue)")
      if let size = presentation.preferredSize {
        lines.append("preferred-size: [\(size.width.exactText), \(size.height.exactText)]")
      }
    }
    writeAssets()
    writeTokens()
    writeStrings()
  }

  private var canvas: String? {
    switch document.canvas {
    case nil: return nil
    case .size(let size)?: return "[\(size.width.exactText), \(size.height.exactText)]"
    case .device(let id, let orientation)?: return "\(id) \(orientation.rawValue)"
    case .drawn(let environment)?:
      if environment.windowSize == window(of: environment), let device = environment.device {
        return "\(device) \(environment.orientation.rawValue)"
      }
      return "[\(environment.windowSize.width.exactText), \(environment.windowSize.height.exactText)]"
    }
  }

  /// The window that a spec's canvas has on the canvas's device: all of its screen, or what a sheet gets of it.
  private func window(of canvas: Environment) -> Size {
    guard document.presentation != nil, let device = canvas.device.flatMap({ DeviceCatalogue.shared.device($0) }) else {
      return canvas.screenSize
    }
    var builder = EnvironmentBuilder(.device(device))
    builder.orientation = canvas.orientation
    builder.era = document.era
    guard case .success(let full) = builder.environment() else { return canvas.screenSize }
    return document.presented(full).windowSize
  }

  /// Sizes of the pictures that views show, as the file records them.
  private mutating func writeAssets() {
    var used: Set<String> = []
    func collect(_ node: ViewNode) {
      if case .text(let asset)? = node.properties[.asset]?.value { used.insert(asset) }
      for child in node.children { collect(child) }
    }
    collect(document.root)
    for assignment in document.overrides.flatMap(\.set) {
      if case .view(_, .asset) = assignment.target, case .text(let asset) = assignment.value { used.insert(asset) }
    }
    let sizes = document.assetSizes.filter { used.contains($0.key) }.sorted { $0.key < $1.key }
    guard !sizes.isEmpty else { return }
    lines.append("assets:")
    for (name, size) in sizes {
      lines.append("  \(PropertyText.word(name)): [\(size.width.exactText), \(size.height.exactText)]")
    }
  }

  private mutating func writeTokens() {
    guard !document.tokens.isEmpty else { return }
    lines.append("tokens:")
    var group = ""
    for (name, token) in document.tokens.sorted(by: { $0.key < $1.key }) {
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      if parts.count == 2, parts[0] != group {
        group = parts[0]
        lines.append("  \(group):")
      }
      lines.append("\(parts.count == 2 ? "    " : "  ")\(parts.last ?? name): \(text(token.value))")
    }
  }

  private func text(_ token: TokenValue) -> String {
    switch token {
    case .color(let light, nil): return "\"\(PropertyText.hex(light))\""
    case .color(let light, let dark?):
      return "{ light: \"\(PropertyText.hex(light))\", dark: \"\(PropertyText.hex(dark))\" }"
    case .number(let value): return value.exactText
    case .font(let font): return properties.text(.font(font))
    case .text(let text): return PropertyText.quoted(text)
    }
  }

  private mutating func writeStrings() {
    guard !document.strings.isEmpty else { return }
    lines.append("strings:")
    for table in document.strings {
      lines.append("  \(table.locale):")
      for (key, text) in table.texts.sorted(by: { $0.key < $1.key }) {
        lines.append("    \(PropertyText.word(key)): \(PropertyText.quoted(text))")
      }
    }
  }
}
