import ProofModel
import XMLParsing

/// What the toolbars of an archive of Xcode 4 and before show at first.
struct ArchiveToolbars {
  /// By their ids: the ids of their items, of room between them the class, since each saving may make that anew.
  private(set) var bars: [String: UndrawnTexts.Toolbar] = [:]
  /// By these classes, what such room is.
  private(set) var rooms: [String: String] = [:]

  init(_ elements: ArchiveElements, file: String) {
    for element in elements.all.lazy.map(\.element) where element["class"] == "NSToolbar" {
      let list = element.child(key: "NSToolbarIBDefaultItems")
      guard let id = element.archivedID, let list = elements.object(at: list) ?? list else { continue }
      let items = list.children.compactMap { item -> String? in
        guard let object = elements.object(at: item) ?? (item.archivedID == nil ? nil : item) else { return nil }
        guard let own = object["class"], let room = UndrawnTexts.kindsOfRoom[own] else { return object.archivedID }
        rooms[own] = room
        return own
      }
      bars[id] = UndrawnTexts.Toolbar(
        items: items, span: SourceSpan(file: file, line: element.line, column: element.column))
    }
  }
}
