import AutoLayout
import ProofModel
import Resolving

/// Views that went and came again in something else that is new.
extension LayoutComparison {
  /// What a new view lies in that has the name, the kind and the words of one that is gone, where there is one such view on
  /// either side and the new one is told as a part of something else, and how it looks otherwise: `'Container', font is system 14
  /// instead of system 12`.
  func remade(_ position: Int) -> String? {
    let gone = expected.views[position]
    // The names of kinds are those of many.
    guard !ToldView.kinds.contains(gone.content.name) else { return nil }
    func isAlike(_ view: SolvedView) -> Bool {
      view.content.name == gone.content.name && view.content.kind == gone.content.kind
        && view.content.text?.string == gone.content.text?.string
    }
    let found = actual.views.indices.filter { views.toExpected[$0] == nil && isAlike(actual.views[$0]) }
    guard found.count == 1, let new = found.first, topmost(new, .actual) != new, let around = actual.views[new].parent,
      expected.views.indices.filter({ views.toActual[$0] == nil && isAlike(expected.views[$0]) }).count == 1
    else { return nil }
    let looks = looks(of: position, and: new)
    return "'\(name(actual.views[around]))'" + (looks.isEmpty ? "" : ", \(looks.listed(upTo: Self.mostLooks))")
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
