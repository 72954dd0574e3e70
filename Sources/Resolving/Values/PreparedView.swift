internal import ProofModel

/// A view of the document in preorder, with what does not depend on the variant worked out.
struct PreparedView: Sendable {
  var id: String
  var name: String
  var kind: ViewKind
  var customClass: String?
  var bindings: [String]
  var span: SourceSpan?
  var unseenGround: String?
  var ground: String?
  var isColumnTitle: Bool
  var segmentWidths: [Double]
  var parent: Int?
  /// The position after the last view below it.
  var end: Int
  /// In the order of the table of properties; what the kind cannot have is left out.
  var properties: [(key: PropertyKey, value: Located<PropertyValue>)]

  func property(_ key: PropertyKey) -> Located<PropertyValue>? { properties.first { $0.key == key }?.value }

  /// All views of a document; what cannot be a property of its view is told.
  ///
  /// Trees of any depth are walked without recursion.
  static func all(of document: Document, diagnostics: inout DiagnosticSink) -> [PreparedView] {
    var views: [PreparedView] = []
    // A node to enter, or the position whose subtree ends.
    enum Step {
      case enter(ViewNode, parent: Int?)
      case leave(Int)
    }
    var steps: [Step] = [.enter(document.root, parent: nil)]
    while let step = steps.popLast() {
      switch step {
      case .leave(let position): views[position].end = views.count
      case .enter(let node, let parent):
        let position = views.count
        views.append(
          PreparedView(
            id: node.id, name: node.name, kind: node.kind, customClass: node.customClass,
            bindings: node.bindings, span: node.span, unseenGround: node.unseenGround, ground: node.ground,
            isColumnTitle: node.isColumnTitle, segmentWidths: node.segmentWidths, parent: parent, end: position + 1,
            properties: properties(of: node, document: document, diagnostics: &diagnostics)))
        steps.append(.leave(position))
        for child in node.children.reversed() { steps.append(.enter(child, parent: position)) }
      }
    }
    return views
  }

  private static func properties(
    of node: ViewNode, document: Document, diagnostics: inout DiagnosticSink
  ) -> [(key: PropertyKey, value: Located<PropertyValue>)] {
    var sorted: [(key: PropertyKey, value: Located<PropertyValue>)] = node.properties.map { ($0.key, $0.value) }
    sorted.sort { PropertyKey.order[$0.key, default: 0] < PropertyKey.order[$1.key, default: 0] }
    return supported(
      sorted, by: node.kind, name: node.name, format: document.format, diagnostics: &diagnostics)
  }

  /// The properties that the kind can have; the others are told and left out.
  static func supported(
    _ properties: [(key: PropertyKey, value: Located<PropertyValue>)], by kind: ViewKind, name: String,
    format: Document.Format, diagnostics: inout DiagnosticSink
  ) -> [(key: PropertyKey, value: Located<PropertyValue>)] {
    // Interface Builder's files have settings that their kind ignores; only what someone wrote is worth a word.
    guard format == .spec else { return properties }
    return properties.filter { property in
      if property.key.applies(to: kind) { return true }
      let able = ViewKind.named.map(\.kind).filter { property.key.applies(to: $0) }.prefix(3).map(\.name)
      diagnostics.report(
        .warning(
          "unsupported-property",
          "'\(name)' is a \(kind.name), which has no '\(property.key.rawValue)'; it is left out",
          at: property.value.span, hint: able.isEmpty ? nil : "kinds that have it: \(able.joined(separator: ", "))"))
      return false
    }
  }
}
