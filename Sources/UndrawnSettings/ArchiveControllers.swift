import ProofModel
import XMLParsing

/// The controllers of UIKit's that an archive of Xcode 4 and before holds, each with the one that it is a part of.
struct ArchiveControllers {
  private struct Controller {
    /// `navigation controller`.
    var kind: String
    /// Its class, the nib of its view, or the title by which bars know it.
    var name: String?
    /// The id of the controller around it.
    var parent: String?
    var span: SourceSpan

    var words: String { "the \(kind)\(name.map { " '\($0)'" } ?? "")" }
  }

  private var controllers: [String: Controller] = [:]
  private var order: [String] = []
  /// The ids of the bars that controllers bring.
  private(set) var bars: Set<String> = []

  init(_ elements: ArchiveElements, file: String) {
    for element in elements.all.lazy.map(\.element) {
      guard let id = element.archivedID, let own = element["class"], own.hasPrefix("IBUI"), own.hasSuffix("Controller"),
        controllers[id] == nil
      else { continue }
      let titles = ["IBUINavigationItem", "IBUITabBarItem"].lazy.compactMap { key in
        element.child(key: key).flatMap { elements.object(at: $0) ?? $0 }?.text(of: "IBUITitle")
      }
      controllers[id] = Controller(
        kind: ObjectSettings.spaced(String(own.dropFirst("IBUI".count))),
        name: element.text(of: "IBUINibName") ?? titles.first,
        parent: element.reference(of: "IBUIParentViewController"),
        span: SourceSpan(file: file, line: element.line, column: element.column))
      order.append(id)
      bars.formUnion(["IBUINavigationBar", "IBUITabBar"].compactMap { element.reference(of: $0) })
    }
  }

  /// Gives a controller the name of its class, which is the user's.
  mutating func call(_ id: String, _ name: String) { controllers[id]?.name = name }

  /// One line for each that came or went, with what it holds: `the navigation controller 'Plan' is new around the view controller
  /// 'Map'`.
  ///
  /// - Parameter remade: by the ids of the earlier side: those of the objects in their places.
  static func differences(
    from old: ArchiveControllers, to new: ArchiveControllers, remade: [String: String]
  ) -> [(words: String, span: SourceSpan?)] {
    let mates = remade.merging(new.alike(old, remade)) { known, _ in known }
    let (kept, there) = (Set(mates.keys).union(new.order), Set(mates.values).union(old.order))
    return new.lines(besides: there, "new").map { ($0.words, $0.span) }
      + old.lines(besides: kept, "gone").map { ($0.words, nil) }
  }

  /// Those of one kind and one name that each side has under an id of its own.
  private func alike(_ old: ArchiveControllers, _ remade: [String: String]) -> [String: String] {
    func named(_ one: ArchiveControllers, _ known: Set<String>) -> [String: String] {
      let alone = one.order.filter { !known.contains($0) && one.controllers[$0]?.name != nil }
      return Dictionary(grouping: alone) { one.controllers[$0]?.words ?? "" }
        .compactMapValues { $0.count == 1 ? $0[0] : nil }
    }
    let came = named(self, Set(old.order).union(remade.values))
    return named(old, Set(order).union(remade.keys)).reduce(into: [:]) { $0[$1.value] = came[$1.key] }
  }

  /// Those of this side alone that lie in no other such one.
  ///
  /// - Parameter known: the ids of those that the other side has too.
  private func lines(besides known: Set<String>, _ end: String) -> [(words: String, span: SourceSpan)] {
    func isAlone(_ id: String) -> Bool { controllers[id] != nil && !known.contains(id) }
    return order.compactMap { id in
      guard let controller = controllers[id], isAlone(id), controller.parent.map(isAlone) != true else { return nil }
      let inside = order.filter { around($0).contains(id) }
      let parts = [true, false].map { isNew in
        ArchiveParts.numbered(inside.filter { isAlone($0) == isNew }.compactMap { controllers[$0]?.words })
      }
      let link = end == "new" ? " around " : " from around "
      return (
        "\(controller.words) is \(end)" + (parts[1].isEmpty ? "" : link + parts[1].listed)
          + (parts[0].isEmpty ? "" : " with " + parts[0].listed), controller.span
      )
    }
  }

  /// The controllers around one, from the inside.
  private func around(_ id: String) -> [String] {
    var result: [String] = []
    while let parent = controllers[result.last ?? id]?.parent, !result.contains(parent) { result.append(parent) }
    return result
  }
}
