import LinearSolver
import ProofModel

/// The constraints of a compiled screen as they are told, with what is the same for all of its sizes: names, texts and
/// which views they are about.
struct ConstraintListing: Sendable {
  /// By lowered constraint: its position in ``constraints``; nil for bookkeeping.
  let shown: [Int?]
  /// Authored ones in the order of the source, then generated ones; all hold, with the lowering's own numbers.
  let constraints: [SolvedConstraint]
  /// By view: the lowered constraints whose words name it, in their order.
  let constraintsOf: [Int: [Int]]
  /// By solver constraint: the lowered one.
  let lowered: [ConstraintID: Int]
  /// Views that required rules ask to be at least as wide and as high as what holds them (aspect fill).
  let coveringViews: Set<Int>
  /// Lowered constraints of contents, whose number is the content's.
  private let ofContents: [Int]
  /// Lowered constraints with parameters in their words.
  private let withParameters: [Int]

  init(_ lowering: LoweredScreen, ids: [ConstraintID?]) {
    var shown = [Int?](repeating: nil, count: lowering.constraints.count)
    var constraints: [SolvedConstraint] = []
    var (ofContents, withParameters): ([Int], [Int]) = ([], [])
    let order =
      lowering.constraints.indices.filter { lowering.constraints[$0].origin == .authored }
      + lowering.constraints.indices.filter {
        lowering.constraints[$0].origin != .authored && lowering.constraints[$0].origin != .system
      }
    var uses: [String: Int] = [:]
    for position in order where !lowering.constraints[position].words.terms.isEmpty {
      shown[position] = constraints.count
      constraints.append(Self.describe(position, in: lowering, uses: &uses))
      if Self.isContent(lowering.constraints[position].origin) { ofContents.append(position) }
      if !lowering.constraints[position].words.parameters.isEmpty { withParameters.append(position) }
    }
    (self.shown, self.constraints) = (shown, constraints)
    (self.ofContents, self.withParameters) = (ofContents, withParameters)
    var constraintsOf: [Int: [Int]] = [:]
    for (index, constraint) in lowering.constraints.enumerated() {
      for term in constraint.words.terms {
        guard case .view(let view) = term.item, constraintsOf[view]?.last != index else { continue }
        constraintsOf[view, default: []].append(index)
      }
    }
    self.constraintsOf = constraintsOf
    var lowered: [ConstraintID: Int] = [:]
    for (position, id) in ids.enumerated() {
      if let id { lowered[id] = position }
    }
    self.lowered = lowered
    coveringViews = Self.coveringViews(lowering)
  }

  private static func coveringViews(_ lowering: LoweredScreen) -> Set<Int> {
    var sizes: [Int: Set<LayoutAttribute>] = [:]
    for constraint in lowering.constraints
    where constraint.priority == 1000 && constraint.relation != .equal
      && [.authored, .proportional].contains(constraint.origin)
    {
      let terms = constraint.words.terms
      guard terms.count == 2, terms[0].attribute == terms[1].attribute, terms[0].attribute.kind == .size,
        constraint.words.constant == 0, constraint.words.parameters.isEmpty
      else { continue }
      let isGreater = constraint.relation == .greaterThanOrEqual
      for (term, other) in [(terms[0], terms[1]), (terms[1], terms[0])]
      where term.coefficient == -other.coefficient && (term.coefficient > 0) == isGreater {
        guard case .view(let position) = term.item,
          lowering.isView(position, in: lowering.view(of: other.item))
        else { continue }
        sizes[position, default: []].insert(term.attribute)
      }
    }
    return Set(sizes.filter { $0.value.count == 2 }.keys)
  }

  /// The constraints with the numbers of one solve.
  ///
  /// - Parameters:
  ///   - constants: by lowered constraint, of its form.
  ///   - parameters: what the parameters came to.
  func constraints(
    of lowering: LoweredScreen, constants: [Double], parameters: [Parameter: Double]
  ) -> [SolvedConstraint] {
    var result = constraints
    for position in ofContents where constants[position] != lowering.constraints[position].form.constant {
      guard let place = shown[position] else { continue }
      let constraint = lowering.constraints[position]
      var words = constraint.words
      words.constant = constants[position]
      result[place].text = lowering.ruleText(words, constraint.relation, priority: constraint.priority)
      result[place].constant = Self.constant(words, parameters)
    }
    for position in withParameters {
      guard let place = shown[position] else { continue }
      var words = lowering.constraints[position].words
      if Self.isContent(lowering.constraints[position].origin) { words.constant = constants[position] }
      result[place].constant = Self.constant(words, parameters)
    }
    return result
  }

  // MARK: Describing

  private static func describe(
    _ position: Int, in lowering: LoweredScreen, uses: inout [String: Int]
  ) -> SolvedConstraint {
    let constraint = lowering.constraints[position]
    var words = constraint.words
    if isContent(constraint.origin) { words.constant = constraint.form.constant }
    let text = lowering.ruleText(words, constraint.relation, priority: constraint.priority)
    let source = constraint.source.map { lowering.sources[$0] }
    let stem = source.map { $0.rule.id ?? "\($0.group)/\(text)" } ?? generatedID(constraint, text, in: lowering)
    uses[stem, default: 0] += 1
    let number = uses[stem] ?? 1
    let first = words.terms.first ?? AnchorTerm(.view(0), .width)
    let second = words.terms.count == 2 ? words.terms[1] : nil
    let scale = 1 / first.coefficient
    return SolvedConstraint(
      id: number == 1 ? stem : "\(stem)#\(number)",
      label: source.map { $0.rule.id ?? "\($0.group)[\($0.index)]" } ?? stem, text: text, origin: constraint.origin,
      first: anchor(first), second: second.map(anchor), multiplier: second.map { -$0.coefficient * scale } ?? 1,
      constant: constant(words, [:]),
      relation: scale < 0 ? constraint.relation.reversed : constraint.relation, priority: constraint.priority,
      terms: words.terms.map { SolvedConstraint.Term(anchor: anchor($0), coefficient: $0.coefficient) },
      span: source?.rule.span, note: source?.rule.note, group: source?.group ?? "")
  }

  /// The number on the right side.
  private static func constant(_ words: AnchorForm, _ parameters: [Parameter: Double]) -> Double {
    let scale = 1 / (words.terms.first?.coefficient ?? 1)
    let numbers = words.parameters.reduce(words.constant) { $0 + $1.coefficient * (parameters[$1.parameter] ?? 0) }
    return numbers == 0 ? 0 : -numbers * scale
  }

  private static func isContent(_ origin: SolvedConstraint.Origin) -> Bool {
    switch origin {
    case .hugging, .compression: return true
    default: return false
    }
  }

  private static func anchor(_ term: AnchorTerm) -> SolvedConstraint.Anchor {
    SolvedConstraint.Anchor(item: term.item, attribute: term.attribute)
  }

  private static func generatedID(_ constraint: LoweredConstraint, _ text: String, in lowering: LoweredScreen) -> String
  {
    let view = constraint.words.terms.first.map { lowering.name($0.item) } ?? ""
    switch constraint.origin {
    // Without the number: a longer text is the same constraint.
    case .hugging(let axis): return "\(view)/hugging/\(axis.rawValue)"
    case .compression(let axis): return "\(view)/compression/\(axis.rawValue)"
    case .split(let purpose): return "split/\(purpose.rawValue)/\(text)"
    case .grid(let purpose): return "grid/\(purpose.rawValue)/\(text)"
    case .stack(let purpose): return "stack/\(purpose.rawValue)/\(text)"
    case .implied: return "implied/\(text)"
    case .autoresizing: return "mask/\(text)"
    case .proportional: return "proportional/\(text)"
    case .guide, .system, .authored: return "system/\(text)"
    }
  }
}
