import AutoLayout
import ProofModel
import Resolving

/// Views that went and came again in something else that is new.
extension LayoutComparison {
  /// What a new view lies in that has the name, the kind and the words of one that is gone, where there is one such view on
  /// either side and the new one is told as a part of something else, and how it looks otherwise: `'Container', font is system 14
  /// instead of system 12`. A view of which only the kind is known is known by what lies in it.
  func remade(_ position: Int) -> String? {
    let gone = expected.views[position].content
    if gone.kind == .searchBar, let around = newSearchBar { return "'\(name(actual.views[around]))'" }
    // The names of kinds are those of many.
    let isNamed = !ToldView.kinds.contains(gone.name)
    let inside = isNamed ? nil : ViewMatching.allWords(in: position, expected.views)
    guard isNamed || inside != nil else { return nil }
    func isAlike(_ other: Int, _ layout: SolvedLayout) -> Bool {
      let content = layout.views[other].content
      guard content.kind == gone.kind else { return false }
      return isNamed
        ? content.name == gone.name && content.text?.string == gone.text?.string
        : ViewMatching.allWords(in: other, layout.views) == inside
    }
    let found = actual.views.indices.filter { views.toExpected[$0] == nil && isAlike($0, actual) }
    guard found.count == 1, let new = found.first, let around = named(around: new),
      expected.views.indices.filter({ views.toActual[$0] == nil && isAlike($0, expected) }).count == 1
    else { return nil }
    let looks = looks(of: position, and: new)
    return "'\(name(actual.views[around]))'" + (looks.isEmpty ? "" : ", \(looks.listed(upTo: Self.mostLooks))")
  }

  /// What the new search bar of a screen lies in that lost one: people search in one place of a screen, and know the bar by that.
  private var newSearchBar: Int? {
    let new = views.new.filter { actual.views[$0].content.kind == .searchBar }
    let gone = views.gone.filter { expected.views[$0].content.kind == .searchBar }
    return new.count == 1 && gone.count == 1 ? actual.views[new[0]].parent : nil
  }

  /// What a new view lies in of all that came with it, the nearest that has a name of its own; nil of one that came by itself.
  private func named(around new: Int) -> Int? {
    let top = topmost(new, .actual)
    guard top != new, let parent = actual.views[new].parent else { return nil }
    var outer: Int? = parent
    while let around = outer {
      if !ToldView.kinds.contains(actual.views[around].content.name) { return around }
      outer = around == top ? nil : actual.views[around].parent
    }
    return parent
  }

  /// So many looks of a view that was made anew are told.
  private static let mostLooks = 6

  /// What of the looks of two views, and of what lies in them where that is of the same kinds in the same order, is another.
  private func looks(of gone: Int, and new: Int) -> [String] {
    let old = expected.views.indices.filter { expected.contains(gone, $0) }
    let came = actual.views.indices.filter { actual.contains(new, $0) }
    let isAlike =
      old.map { expected.views[$0].content.kind } == came.map { actual.views[$0].content.kind }
    let pairs = isAlike ? Array(zip(old, came)) : [(gone, new)]
    let colors = (NamedColors(expectedInputs.document), NamedColors(actualInputs.document))
    return pairs.flatMap { one, other -> [String] in
      let nodes = (expected.system?.screen.nodes, actual.system?.screen.nodes)
      let read = ViewInputs(
        expected.views[one], actual.views[other],
        given: nodes.0.flatMap { before in nodes.1.map { (before[one], $0[other]) } }, framePlacing: (false, false),
        folders: (expectedInputs.document?.assetFolder, actualInputs.document?.assetFolder),
        isMac: actual.environment.isMac, isMoved: true, colors: colors)
      return read.changes.filter { Self.looks.contains($0.kind) }.map { change in
        // The view itself is named already.
        one == gone ? change.sentence.replacing(" of '\(name(actual.views[other]))'", with: "") : change.sentence
      }
    }
  }

  private static let looks: Set<Change.Kind> = [
    .fontChanged, .colorChanged, .imageChanged, .styleChanged, .textChanged, .hidden, .shown,
    .stackChanged,
  ]
}
