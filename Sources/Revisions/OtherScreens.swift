import ProofModel
import Reviewing
import Solving

/// What the project shows on each side beside one screen: what lies in another screen did not come and did not go.
struct OtherScreens {
  /// The roots of all screens of each side.
  private let roots: (before: Set<String>, after: Set<String>)
  /// By the paths of Interface Builder's files and the ids of their views: the name of the screen that shows each, of several that of the
  /// least one, in which no container stands around it.
  private let shown: (before: [String: [String: String]], after: [String: [String: String]])
  /// Whether a side's file is the same on the other one.
  private let isKept: (before: @Sendable (String) -> Bool, after: @Sendable (String) -> Bool)

  /// O(views).
  ///
  /// - Parameter changed: the paths that differ between the sides.
  init(_ pairs: [RevisionReview.Pair], _ places: (base: RevisionPlaces, head: RevisionPlaces), changed: Set<String>) {
    func kept(_ places: RevisionPlaces) -> @Sendable (String) -> Bool {
      { places.inRepository($0).map { !changed.contains($0) } ?? false }
    }
    isKept = (kept(places.base), kept(places.head))
    let documents = (pairs.map { ($0.path, $0.base?.document) }, pairs.map { ($0.path, $0.head?.document) })
    func roots(_ side: [(String, Document?)]) -> Set<String> { Set(side.compactMap(\.1?.root.id)) }
    self.roots = (roots(documents.0), roots(documents.1))
    shown = (Self.shown(documents.0), Self.shown(documents.1))
  }

  private static func shown(_ documents: [(path: String, document: Document?)]) -> [String: [String: String]] {
    var found: [String: [String: (name: String, number: Int)]] = [:]
    for case (let path, let document?) in documents where document.format == .interfaceBuilder {
      let ids = ids(in: document.root)
      for id in ids where found[path]?[id].map({ $0.number > ids.count }) ?? true {
        found[path, default: [:]][id] = (document.name, ids.count)
      }
    }
    return found.mapValues { $0.mapValues(\.name) }
  }

  private static func ids(in node: ViewNode) -> [String] { [node.id] + node.children.flatMap(ids) }

  /// The views of a screen that are the outermost of a file that both sides have alike: only the way to them came or went.
  private static func parts(of node: ViewNode, in file: String? = nil, _ isKept: (String) -> Bool) -> [String] {
    let own = node.span?.file ?? file
    let isPart = own.map { $0 != file && isKept($0) } ?? false
    return (isPart ? [node.id] : []) + node.children.flatMap { parts(of: $0, in: own, isKept) }
  }

  /// Tells the sides of a screen what others show.
  func tell(_ sides: inout (ScreenSide?, ScreenSide?), of pair: RevisionReview.Pair) {
    let own = [pair.base?.document.root.id, pair.head?.document.root.id].compactMap { $0 }
    let kept = (
      before: pair.head.map { Self.parts(of: $0.document.root, isKept.after) } ?? [],
      after: pair.base.map { Self.parts(of: $0.document.root, isKept.before) } ?? []
    )
    sides.0?.screens = roots.before.union(kept.before).subtracting(own)
    sides.1?.screens = roots.after.union(kept.after).subtracting(own)
    sides.0?.elsewhere = shown.before[pair.path] ?? [:]
    sides.1?.elsewhere = shown.after[pair.path] ?? [:]
  }
}
