import XMLParsing

/// The elements of an archive of Xcode 4 and before, walked once for all that is read of them.
struct ArchiveElements {
  /// An element and where it stands.
  struct Entry {
    var element: XMLElement
    /// The id of the object with a frame in which the file writes it.
    var inside: String?
    /// Whether it is of a connection's record, which may name an object first.
    var isOfConnection: Bool
  }

  /// All in the order of the file.
  private(set) var all: [Entry] = []
  /// By their ids.
  private var objects: [String: XMLElement] = [:]
  let isMac: Bool

  init(_ root: XMLElement) {
    isMac = root["type"]?.contains("CocoaTouch") != true
    visit(root, inside: nil, isOfConnection: false)
  }

  private mutating func visit(_ element: XMLElement, inside: String?, isOfConnection: Bool) {
    let isOfConnection = isOfConnection || element.archivedConnection != nil
    all.append(Entry(element: element, inside: inside, isOfConnection: isOfConnection))
    if let id = element["id"] { objects[id] = element }
    let inner = element.archivedFrame == nil ? inside : element.archivedID ?? inside
    for child in element.children { visit(child, inside: inner, isOfConnection: isOfConnection) }
  }

  /// What an element refers to, where it says no value of its own.
  func object(at element: XMLElement?) -> XMLElement? { element?["ref"].flatMap { objects[$0] } }

  /// By the numbers of objects' records, which stay when a file is saved: the ids that objects have in this one.
  var records: [String: String] {
    all.lazy.map(\.element).filter { $0["class"] == "IBObjectRecord" }.reduce(into: [:]) { records, element in
      if let number = element.text(of: "objectID") { records[number] = element.reference(of: "object") }
    }
  }

  /// What the tools keep of objects under a name, by the numbers of their records, `806.CustomClassName`: of Xcode 4 each value has
  /// its key, before that keys and values are two lists.
  func properties(_ name: String) -> [(number: String, value: XMLElement)] {
    guard let kept = all.lazy.map(\.element).first(where: { $0["key"] == "flattenedProperties" }) else { return [] }
    func list(_ key: String) -> [XMLElement] {
      (kept.child(key: key)?.children ?? []).filter { $0["key"] != "EncodedWithXMLCoder" }
    }
    let keyed = kept.children.map { ($0["key"] ?? "", $0) }
    return (keyed + zip(list("dict.sortedKeys"), list("dict.values")).map { ($0.text, $1) }).compactMap { key, value in
      key.hasSuffix(".\(name)") ? (String(key.dropLast(name.count + 1)), object(at: value) ?? value) : nil
    }
  }

  /// The item that a tab view opens with, whichever was chosen while the file was edited; nil where the tools keep none.
  func initialTab(of view: String) -> XMLElement? {
    let kept = all.lazy.map(\.element).first {
      $0["class"] == "IBInitialTabViewItemAttribute" && $0.reference(of: "object") == view
    }
    return object(at: kept?.child(key: "initialTabViewItem"))
  }

  /// What a binding is told besides, `NSValueTransformerName`, which makes its value another one before it is shown: an option of
  /// the connector, whose options are a dictionary of any of the three forms that archives write.
  func option(_ key: String, of binding: XMLElement) -> String? {
    let connector = binding.child(key: "connector")
    guard let options = (object(at: connector) ?? connector)?.child(key: "NSOptions") else { return nil }
    if let name = options.text(of: key) { return name }
    if let place = options.children.first(where: { $0.text == key })?["key"]?.split(separator: ".").last {
      return options.text(of: "NS.object.\(place)")
    }
    let lists = ["dict.sortedKeys", "dict.values"].map { options.child(key: $0)?.children ?? [] }
    let place = lists[0].firstIndex { $0.text == key }
    return place.flatMap { lists[1].indices.contains($0) ? lists[1][$0].text : nil }
  }
}

extension XMLElement {
  /// The id of an archive's object; nil of its values.
  var archivedID: String? { name == "object" ? self["id"] : nil }

  /// What a connection's record says of it.
  var archivedConnection: XMLElement? { self["class"] == "IBConnectionRecord" ? child(key: "connection") : nil }

  /// The numbers of a view's or a window's place.
  var archivedFrame: [Double]? { numbers(of: "NSFrame", "NSFrameSize", "NSWindowRect") }

  /// The text of the first child with one of these keys.
  func text(of keys: String...) -> String? { children.first { keys.contains($0["key"] ?? "") }?.text }

  /// The numbers of the first child with one of these keys: of `{{20, 40}, {280, 21}}` four.
  func numbers(of keys: String...) -> [Double]? {
    children.first { keys.contains($0["key"] ?? "") }?.text.split { "{}, ".contains($0) }.compactMap { Double($0) }
  }

  /// The id of the object at a key, written there or elsewhere.
  func reference(of key: String) -> String? { child(key: key).flatMap { $0["ref"] ?? $0["id"] } }
}
