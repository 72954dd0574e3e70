import AutoLayout
import ProofModel
import Resolving

/// How views that came look otherwise than their kinds do, of which a picture shows little or nothing that could be read.
extension LayoutComparison {
  /// What is told of a view, the most telling first.
  private static let toldLooks: [Change.Trait] = [
    "opacity", "enabling", "background", "colour", "font", .tint, "corner radius", "border", "border's colour",
    "content mode", .style, "axis", "spacing", "distribution", "alignment",
  ]

  /// `opacity 0.1`, `colour #2AB7EE`; of a view in the place of one of its name and kind what is another there: `font system 15
  /// instead of system 16`.
  func looks(ofNew position: Int, _ colors: (before: NamedColors, after: NamedColors)) -> [String] {
    let view = actual.views[position]
    let then = predecessor(of: position)
    // What was made anew in something else is told as that.
    guard actualInputs.document?.format == .interfaceBuilder, view.content.span != nil, view.content.kind != .guide,
      then.flatMap(remade) == nil, !wasElsewhere(position)
    else { return [] }
    let gone = then.map { expected.views[$0] }
    let nodes = (expected.system?.screen.nodes, actual.system?.screen.nodes[position])
    if nodes.1?.isColumnTitle == true { return [] }
    let plain = plain(position)
    let old = then.flatMap { nodes.0?[$0] } ?? plain.node
    let read = ViewInputs(
      gone ?? plain.view, view, given: nodes.1.map { (old, $0) }, framePlacing: (false, false),
      folders: (expectedInputs.document?.assetFolder, actualInputs.document?.assetFolder),
      isMac: actual.environment.isMac, isMoved: true,
      colors: colors)
    let told = read.changes.compactMap { change -> (rank: Int, words: String)? in
      guard let trait = change.trait, let rank = Self.toldLooks.firstIndex(of: trait), let now = change.after,
        gone != nil || !isUnseen(trait, position)
      else { return nil }
      if trait == "enabling" { return (rank, now == "off" ? "disabled" : "enabled") }
      let what = trait == .style && view.content.kind == .textField ? "border style" : trait.words
      return (rank, "\(what) \(now)" + (gone == nil ? "" : " instead of \(change.before ?? "none")"))
    }
    return told.sorted { $0.rank < $1.rank }.map(\.words)
  }

  /// The one view of a new one's name and kind that went, where no other such view came; nil of views that nobody named.
  private func predecessor(of position: Int) -> Int? {
    let own = actual.views[position].content
    guard !KindNames.all.contains(own.name) else { return nil }
    func isAlike(_ other: ResolvedView) -> Bool { other.name == own.name && other.kind == own.kind }
    let gone = views.gone.filter { isAlike(expected.views[$0].content) }
    guard gone.count == 1, views.new.count(where: { isAlike(actual.views[$0].content) }) == 1 else { return nil }
    return gone[0]
  }

  /// A view of the same kind that says the same, of which the file says nothing else. The tint is that of what is around it
  /// (`UIView.tintColor`, docs).
  private func plain(_ position: Int) -> (view: SolvedView, node: LayoutNode) {
    var view = actual.views[position]
    let (own, kinds) = (view.content, KindTable(environment: actual.environment))
    let tint = view.parent.map { actual.views[$0].content.tint } ?? kinds.tint
    // Of a button another style is another look as a whole, which its picture shows.
    let style = own.kind == .textField ? nil : own.style
    var node = kinds.node(id: own.id, name: own.name, kind: own.kind, style: style, parent: view.parent, tint: tint)
    node.content.text = own.text.map { kinds.text($0.string, font: node.content.font, kind: own.kind, style: style) }
    node.content.placeholder = own.placeholder.map {
      kinds.text($0.string, font: node.content.font, kind: own.kind, style: style)
    }
    (node.content.segments, node.content.asset, node.content.isHidden) = (own.segments, own.asset, own.isHidden)
    view.content = node.content
    return (view, node)
  }

  /// Whether a look is seen nowhere, as a ground on the same one and the way to place a picture where there is none, or is told as another.
  private func isUnseen(_ trait: Change.Trait, _ position: Int) -> Bool {
    let own = actual.views[position].content
    switch trait {
    case "background":
      let behind = actual.superviews(of: position).lazy.compactMap { actual.views[$0].content.background }.first
      return own.background == nil || own.background == behind
    case "content mode": return !own.kind.has(.pictured)
    // What says nothing is written in no font, and in no colour.
    case "font": return isSilent(own)
    case "colour": return PropertyKey.text.applies(to: own.kind) && isSilent(own)
    // A Mac's label is such a field too.
    case .style: return own.kind != .textField || actual.environment.isMac
    case "alignment": return own.text?.alignment == .left && own.kind != .stack
    // How views stand that were there is told with what came around them.
    case "axis", "spacing":
      return actual.views.indices.contains { actual.views[$0].parent == position && views.toExpected[$0] != nil }
    // What a button says is in its tint by itself (`UIButton`, docs).
    case .tint: return own.text?.string.isEmpty == false && own.tint == own.textColor
    default: return false
    }
  }

  /// Whether a view has no words.
  private func isSilent(_ view: ResolvedView) -> Bool {
    view.segments.isEmpty && [view.text, view.placeholder].allSatisfy { ($0?.string ?? "").isEmpty }
  }
}
