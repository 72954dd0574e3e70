import AutoLayout
import LayoutDiff
public import ProofModel
import ProofScene
import Resolving

/// Why numbers of a screen are what they are, for people and for programs.
public struct ValueReport: Sendable {
  /// `title.width`: a view's path, name or id, and an attribute.
  public struct Question: Sendable {
    /// The view's path, name or id, as the question has it; no screen was asked yet whether it has one.
    public let view: String
    /// The attribute whose number is asked for, one of ``ValueChain/attributes``.
    public let attribute: LayoutAttribute

    /// Reads `view.attribute`; the words `x`, `y` count as `left`, `top`. Throws what is wrong with it.
    public init(_ text: String) throws(Problem) {
      guard let dot = text.lastIndex(of: "."), dot != text.startIndex else {
        throw Problem(
          .error(
            "explain-syntax", "'\(text)' names no attribute", hint: "write VIEW.ATTRIBUTE, for example title.width"))
      }
      let word = String(text[text.index(after: dot)...])
      let synonyms = ["x": "left", "y": "top", "minX": "left", "maxX": "right", "minY": "top", "maxY": "bottom"]
      let known = ValueChain.attributes.map(\.rawValue)
      guard let attribute = LayoutAttribute(rawValue: synonyms[word] ?? word), ValueChain.attributes.contains(attribute)
      else {
        throw Problem(
          .error(
            "unknown-attribute", "'\(word)' is no attribute that can be explained",
            hint: NearestNames.hint(for: word, in: known) ?? known.joined(separator: ", ")))
      }
      view = String(text[..<dot])
      self.attribute = attribute
    }
  }

  /// What is wrong with a question.
  public struct Problem: Error, Sendable {
    /// The error to tell, with what could have been written instead.
    public let diagnostic: Diagnostic
    package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
  }

  private struct Entry: Sendable {
    var screen: String
    var variant: String
    var view: String
    var attribute: String
    var chain: ValueChain
    var solved: Workbench.Solved
    /// Ids of the views that the chain is between.
    var views: [String]
  }

  private var entries: [Entry] = []

  /// A report without answers.
  public init() {}

  /// Whether no question was answered yet.
  public var isEmpty: Bool { entries.isEmpty }

  /// Adds what a question has for an answer in one variant; throws where it names no view of the screen.
  public mutating func add(_ question: Question, _ solved: Workbench.Solved, of workbench: Workbench) throws(Problem) {
    let layout = solved.layout
    let views = layout.views
    let found =
      views.firstIndex { $0.path == question.view } ?? views.firstIndex { $0.content.name == question.view }
      ?? views.firstIndex { $0.content.id == question.view }
    guard let position = found else {
      let names = views.flatMap { [$0.path, $0.content.name] }
      throw Problem(
        .error(
          "unknown-view", "'\(workbench.document.name)' has no view '\(question.view)'",
          at: SourceSpan(file: workbench.document.file, line: 1),
          hint: NearestNames.hint(for: question.view, in: names)
            ?? "views: \(views.prefix(12).map(\.path).joined(separator: ", "))"))
    }
    guard add(question.attribute, of: position, solved, of: workbench) else {
      throw Problem(
        .error(
          "no-baseline", "'\(question.view)' has no \(question.attribute.rawValue)",
          at: SourceSpan(file: workbench.document.file, line: 1),
          hint: "ask for its bottom: views without text have no baseline of their own"))
    }
  }

  /// Adds left, top, width and height of every view but the root, in the order of the tree; hidden ones are left out.
  public mutating func addFrames(_ solved: Workbench.Solved, of workbench: Workbench) {
    for position in solved.layout.views.indices.dropFirst() where !solved.layout.views[position].isHidden {
      for attribute in [LayoutAttribute.left, .top, .width, .height] {
        add(attribute, of: position, solved, of: workbench)
      }
    }
  }

  /// False for a baseline that the view does not have.
  @discardableResult
  private mutating func add(
    _ attribute: LayoutAttribute, of position: Int, _ solved: Workbench.Solved, of workbench: Workbench
  ) -> Bool {
    let layout = solved.layout
    guard let chain = ValueChain(attribute, of: position, in: layout) else { return false }
    let view = layout.views[position]
    entries.append(
      Entry(
        screen: workbench.document.name, variant: solved.variant.key, view: view.path, attribute: attribute.rawValue,
        chain: chain, solved: solved, views: Self.views(of: chain, layout) + [view.content.id]))
    return true
  }

  /// The views that the rules of a chain are between, the root left out.
  private static func views(of chain: ValueChain, _ layout: SolvedLayout) -> [String] {
    let positions = chain.links.compactMap(\.constraint).flatMap { place in
      layout.constraints[place].terms.compactMap { term -> Int? in
        if case .view(let view) = term.anchor.item, view != 0 { view } else { nil }
      }
    }
    return Set(positions).sorted().map { layout.views[$0].content.id }
  }

  // MARK: Picture

  /// The first answer as an SVG picture: the screen with the rules of the chain alone, its other views paled.
  public func svg(of workbenches: [Workbench]) throws -> [UInt8] {
    guard let entry = entries.first, let workbench = workbenches.first(where: { $0.document.name == entry.screen })
    else {
      return []
    }
    let layout = entry.solved.layout
    let environment = layout.environment
    var options = SceneOptions(
      chrome: .outline, device: environment.device.flatMap { DeviceCatalogue.shared.device($0) },
      overlays: [.constraints], focus: entry.views)
    options.rules = Set(entry.chain.links.compactMap(\.constraint).map { layout.constraints[$0].id })
    let builder = SceneBuilder(text: workbench.studio.text, images: workbench.images)
    let title =
      "\(entry.view).\(entry.attribute) is \(entry.chain.value.shortText) in \(entry.screen), \(entry.variant)"
    return try workbench.renderers.svg(builder.displayList(for: layout, options: options), title: title)
  }

  // MARK: Text

  /// A paragraph for each variant: the sum, what was lost, what is near.
  public var text: String { entries.map(Self.paragraph).joined(separator: "\n") }

  private static func paragraph(_ entry: Entry) -> String {
    let chain = entry.chain
    var lines = ["\(entry.view).\(entry.attribute) is \(chain.value.shortText) in \(entry.screen), \(entry.variant)"]
    let terms = chain.links.filter { $0.amount != 0 }
    let width = terms.map { $0.amount.magnitude.shortText.count }.max() ?? 0
    for term in terms {
      let number = term.amount.magnitude.shortText
      let sign = term.amount < 0 ? "−" : "+"
      lines.append("  \(sign) \(String(repeating: " ", count: width - number.count))\(number)  \(line(term))")
    }
    let ties = chain.links.filter { $0.amount == 0 }
    if !ties.isEmpty {
      lines.append("  through:")
      lines += ties.map { "    \(line($0))" }
    }
    if chain.isFree { lines.append("  and a place that no rule decides (ambiguous)") }
    if !chain.lost.isEmpty {
      lines.append("  wanted and lost:")
      lines += chain.lost.map { other in
        let reason = other.conflict.map { ", left out of conflict \($0)" } ?? ""
        return "    \(other.text), off by \(other.points.shortText)\(reason)\(place(other.span))"
      }
    }
    if !chain.slack.isEmpty {
      lines.append("  would bite:")
      lines += chain.slack.prefix(4).map { "    \($0.text), \($0.points.shortText) away\(place($0.span))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ link: ValueChain.Link) -> String { link.text + place(link.span) }

  private static func place(_ span: SourceSpan?) -> String {
    guard let span, let file = span.file.split(separator: "/").last else { return "" }
    return "  \(file):\(span.start.line)"
  }

  // MARK: JSON

  /// Format 1: for each variant the value and its links.
  public var json: JSONValue {
    func others(_ list: [ValueChain.Other]) -> JSONValue {
      .array(
        list.map { other in
          let conflict = other.conflict.map { [("conflict", JSONValue.number(Double($0)))] } ?? []
          return .object([("text", .string(other.text)), ("points", .number(other.points))] + conflict)
        })
    }
    return .object([
      ("format", .number(1)),
      (
        "values",
        .array(
          entries.map { entry in
            .object([
              ("screen", .string(entry.screen)), ("variant", .string(entry.variant)), ("view", .string(entry.view)),
              ("attribute", .string(entry.attribute)), ("value", .number(entry.chain.value)),
              (
                "chain",
                .array(
                  entry.chain.links.map { link in
                    .object([
                      ("text", .string(link.text)), ("amount", .number(link.amount)),
                      ("priority", .number(link.priority)), ("file", .optional(link.span?.file)),
                      ("line", link.span.map { .number(Double($0.start.line)) } ?? .null),
                    ])
                  })
              ),
              ("free", .boolean(entry.chain.isFree)), ("lost", others(entry.chain.lost)),
              ("slack", others(entry.chain.slack)),
            ])
          })
      ),
    ])
  }
}
