import AutoLayout
import ProofModel
import Resolving

/// Compares two solved layouts of one variant: what changed, and what of it was the input.
///
/// The same two layouts always give the same difference; swapped, what appeared went and the other way round.
public struct LayoutComparison {
  private(set) var expected: SolvedLayout
  private(set) var actual: SolvedLayout
  let expectedInputs: LayoutInputs
  let actualInputs: LayoutInputs
  let views: ViewMatching
  let rules: RuleMatching
  private(set) var values: ValueChanges
  /// By position in the actual layout.
  let contentSizes: [Int: ContentSizes]
  /// Views whose own content was given otherwise, by position in the actual layout.
  var contentEdits: Set<Int> = []
  /// Views that rules place instead of their masks, or the other way, by position in the actual layout.
  var converted: Set<Int> = []
  /// Where rules that cannot all hold put views, on each side.
  let contested: (expected: ContestedPlaces, actual: ContestedPlaces)

  init(
    _ expected: SolvedLayout, _ actual: SolvedLayout, _ expectedInputs: LayoutInputs, _ actualInputs: LayoutInputs
  ) {
    self.expected = expected
    self.actual = actual
    self.expectedInputs = expectedInputs
    self.actualInputs = actualInputs
    views = ViewMatching(
      expected: expected.views, actual: actual.views,
      hasObjectIDs: [expectedInputs, actualInputs].allSatisfy { $0.document?.format == .interfaceBuilder })
    rules = RuleMatching(expected: expected, actual: actual, views: views)
    contested = ContestedPlaces.sides((expected, actualInputs.engine), (actual, actualInputs.engine))
    values = ValueChanges(expected, actual, (expectedInputs.document, actualInputs.document))
    contentSizes = ContentSizes.all(expected, actual, views)
    values.add(recordedNumbers(), now: actual.system?.screen.numbers ?? [:])
    nameReadably()
    nameByWords()
    nameByKinds()
    nameByPictures()
    nameRulesAlike()
  }

  /// Names that are signs of a font of pictures are read by the numbers of these, in rules as well.
  private mutating func nameReadably() {
    func name(_ layout: inout SolvedLayout) {
      var isNamed = false
      for position in layout.views.indices {
        let name = layout.views[position].content.name
        let readable = name.showingPrivateSigns
        guard readable != name else { continue }
        layout.views[position].content.name = readable
        isNamed = true
      }
      for position in isNamed ? layout.constraints.indices : 0..<0 {
        layout.constraints[position].text = layout.constraints[position].text.showingPrivateSigns
      }
    }
    name(&expected)
    name(&actual)
  }

  /// Interface Builder's names of a Mac's controls are those of their kinds, since their cells say the words; and so are those
  /// of UIKit's buttons that show a picture alone.
  private mutating func nameByWords() {
    guard actualInputs.document?.format == .interfaceBuilder else { return }
    let isMac = actual.environment.isMac
    func called(_ view: SolvedView) -> String? {
      isMac || view.content.kind == .button ? ToldView.called(view) : nil
    }
    var names: (expected: [Int: RuleNames.Name], actual: [Int: RuleNames.Name]) = ([:], [:])
    // Labels of one kind's name that say other things.
    let others = actual.views.indices.filter { position in
      guard actual.views[position].content.kind == .label, let other = views.toExpected[position],
        let name = called(actual.views[position])
      else { return false }
      return called(expected.views[other]) != name
    }
    let shared = Dictionary(grouping: others) { actual.views[$0].content.name }.filter { $0.value.count > 1 }
    for position in actual.views.indices {
      let other = views.toExpected[position]
      guard let name = called(actual.views[position]) else { continue }
      if let other {
        // One that says another thing has no name that both sides know; several are told apart by what they say now.
        guard called(expected.views[other]) == name || shared[actual.views[position].content.name] != nil else {
          continue
        }
        names.expected[other] = (expected.views[other].content.name, name)
      }
      names.actual[position] = (actual.views[position].content.name, name)
    }
    for position in expected.views.indices where views.toActual[position] == nil {
      guard let name = called(expected.views[position]) else { continue }
      names.expected[position] = (expected.views[position].content.name, name)
    }
    Self.name(&expected, names.expected)
    Self.name(&actual, names.actual)
  }

  /// Views of one name and of several kinds, as a field and the label beside it, by these too: `Server (label)`.
  private mutating func nameByKinds() {
    guard actualInputs.document?.format == .interfaceBuilder else { return }
    let shared = Self.namesOfSeveralKinds(expected).union(Self.namesOfSeveralKinds(actual)).union(namesOfOtherKinds)
    guard !shared.isEmpty else { return }
    func names(_ layout: SolvedLayout, _ view: (Int) -> SolvedView) -> [Int: RuleNames.Name] {
      layout.views.indices.reduce(into: [:]) { names, position in
        let (name, view) = (layout.views[position].content.name, view(position))
        guard shared.contains(name) else { return }
        let isPopUp = view.content.kind == .button && ToldView.choices(of: view) != nil
        names[position] = (
          name, "\(name) (\(isPopUp ? "pop-up button" : view.content.kind.name.replacing("-", with: " ")))"
        )
      }
    }
    // One whose kind is another now is called by that.
    let old = names(expected) { position in
      views.toActual[position].map { actual.views[$0] } ?? expected.views[position]
    }
    Self.name(&expected, old)
    Self.name(&actual, names(actual) { actual.views[$0] })
  }

  /// Several buttons that bear the name of their class are told apart by their pictures: `Base Button (share_icon)`.
  private mutating func nameByPictures() {
    func isNamedByClass(_ view: SolvedView) -> Bool {
      view.content.kind == .button && view.content.customClass == view.content.name.filter { $0 != " " }
    }
    let shared = Dictionary(grouping: actual.views.filter(isNamedByClass)) { $0.content.name }.filter { $1.count > 1 }
    guard !shared.isEmpty, actualInputs.document?.format == .interfaceBuilder else { return }
    func name(_ view: SolvedView) -> RuleNames.Name? {
      guard isNamedByClass(view), shared[view.content.name] != nil, ToldView.picture(of: view) != nil else {
        return nil
      }
      return (view.content.name, ToldView.apart(view))
    }
    let old = expected.views.indices.reduce(into: [Int: RuleNames.Name]()) { names, position in
      names[position] = name(views.toActual[position].map { actual.views[$0] } ?? expected.views[position])
    }
    let new = actual.views.indices.reduce(into: [Int: RuleNames.Name]()) { $0[$1] = name(actual.views[$1]) }
    Self.name(&expected, old)
    Self.name(&actual, new)
  }

  /// Names that went with views of one kind and came with views of others, as of a button in whose place a label stands.
  private var namesOfOtherKinds: Set<String> {
    func kinds(_ positions: [Int], _ layout: SolvedLayout) -> [String: Set<ViewKind>] {
      Dictionary(grouping: positions.filter { Self.isNamed(layout.views[$0]) }) { layout.views[$0].content.name }
        .mapValues { Set($0.map { layout.views[$0].content.kind }) }
    }
    let new = kinds(views.new, actual)
    return Set(kinds(views.gone, expected).filter { new[$0]?.isDisjoint(with: $1) ?? false }.keys)
  }

  /// Whether somebody gave a view its name, or it is known by words.
  private static func isNamed(_ view: SolvedView) -> Bool {
    view.parent != nil && view.content.span != nil && !ToldView.kinds.contains(view.content.name)
  }

  /// Names that somebody gave, or words, of views of several kinds that do not lie in each other.
  private static func namesOfSeveralKinds(_ layout: SolvedLayout) -> Set<String> {
    let named = layout.views.indices.filter { isNamed(layout.views[$0]) }
    let groups = Dictionary(grouping: named) { layout.views[$0].content.name }.filter { _, views in
      Set(views.map { layout.views[$0].content.kind }).count > 1
    }
    let apart = groups.filter { _, views in
      !views.contains { layout.superviews(of: $0).contains(where: views.contains) }
    }
    return Set(apart.keys)
  }

  /// Rules of before call a view that has another name now by that one, so that two forms of a rule differ in what they say.
  private mutating func nameRulesAlike() {
    let names = expected.views.indices.reduce(into: [Int: RuleNames.Name]()) { names, position in
      guard let other = views.toActual[position] else { return }
      let name = (expected.views[position].content.name, actual.views[other].content.name)
      if name.0 != name.1, expected.views[position].parent != nil { names[position] = name }
    }
    Self.nameRules(of: &expected, names)
  }

  private static func name(_ layout: inout SolvedLayout, _ names: [Int: RuleNames.Name]) {
    for (position, name) in names { layout.views[position].content.name = name.new }
    nameRules(of: &layout, names)
  }

  private static func nameRules(of layout: inout SolvedLayout, _ names: [Int: RuleNames.Name]) {
    guard !names.isEmpty else { return }
    for position in layout.constraints.indices where layout.constraints[position].origin == .authored {
      let text = RuleNames.text(of: layout.constraints[position], names)
      if text != layout.constraints[position].text { layout.constraints[position].text = text }
    }
  }

  /// Metrics, tokens and strings with another value: told once, before what they reach.
  func valueInputs() -> [InputChange] {
    values.values.map { value in
      let color = value.kind == .color ? NamedColors.plain(value.name, in: actualInputs.document) : nil
      var change = Change(
        .valueChanged, .value(value.name),
        "\(color.map { "the colour '\($0)'" } ?? "'\(value.name)'") is \(value.after) instead of \(value.before)",
        before: value.before, after: value.after)
      change.beforeValue = value.numbers?.before
      change.afterValue = value.numbers?.after
      return InputChange(change, .value(value.name))
    }
  }

  // MARK: Ties

  /// Rules or views in another order, where this alone made other rules hold.
  func orderInput(_ inputs: [InputChange], effects: [Change]) -> InputChange? {
    guard inputs.isEmpty else { return nil }
    let held = rules.pairs.filter { pair in
      isHeld(expected.constraints[pair.expected]) != isHeld(actual.constraints[pair.actual])
    }
    // Movement alone, of which the input says nothing, is not put down to a tie.
    guard !held.isEmpty || isRecorded && !effects.isEmpty else { return nil }
    let now = held.filter { isHeld(actual.constraints[$0.actual]) }.map { actual.constraints[$0.actual] }
    let before = held.filter { isHeld(expected.constraints[$0.expected]) }.map { expected.constraints[$0.expected] }
    let words = (now.first.map(phrase), before.first.map(phrase))
    let sentence =
      words.0.map { winner in
        "a tie is settled otherwise: \(winner) holds now" + (words.1.map { " instead of \($0)" } ?? "")
      } ?? "a tie is settled otherwise"
    let change = Change(
      .tieSettledOtherwise, .rule(id: now.first?.id ?? before.first?.id ?? "tie"), sentence, before: words.1,
      after: words.0, span: now.first?.span ?? before.first?.span)
    return InputChange(change, .order)
  }

  private func isHeld(_ constraint: SolvedConstraint) -> Bool {
    switch constraint.status {
    case .satisfied, .inConflict: return true
    case .beaten, .broken: return false
    }
  }

  /// A constraint in words: the rule, or whose content it stands for.
  func phrase(_ constraint: SolvedConstraint) -> String {
    let view = constraint.id.split(separator: "/").first.map(String.init) ?? ""
    switch constraint.origin {
    case .hugging(let axis): return "the \(axis.rawValue) hugging of '\(view)'"
    case .compression(let axis): return "the \(axis.rawValue) compression resistance of '\(view)'"
    default: return "'\(constraint.text)'"
    }
  }
}

extension Change.Kind {
  /// Changes that may give a view another natural size.
  var changesContent: Bool {
    switch self {
    case .textChanged, .fontChanged, .imageChanged, .styleChanged, .intrinsicSizeChanged, .kindChanged,
      .directionChanged:
      return true
    default: return false
    }
  }
}
