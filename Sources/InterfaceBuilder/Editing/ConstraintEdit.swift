import ProofModel
import SpecFiles
import XMLParsing

/// Changes single constraints and priorities of an Interface Builder file in place.
package enum ConstraintEdit {
  /// nil where one of the edits cannot be made.
  package static func apply(_ edits: [SourceEdit], file: String, bytes: [UInt8]) -> [UInt8]? {
    guard var editor = ElementEditor.open(file: file, bytes: bytes).0 else { return nil }
    for edit in edits {
      guard apply(edit, &editor) else { return nil }
    }
    return editor.edited()
  }

  private static func apply(_ edit: SourceEdit, _ editor: inout ElementEditor) -> Bool {
    switch edit {
    case .priority(let place, let value):
      guard let element = find(place.id, in: editor) else { return false }
      return editor.set("priority", value.shortText, of: element, before: "id")
    case .constant(let place, let value):
      // The standard gap has no number of its own.
      guard let element = find(place.id, in: editor), element["symbolic"] != "YES" else { return false }
      return editor.set("constant", value.shortText, of: element, before: "id")
    case .note, .viewNote: return false
    case .remove(let place):
      guard let id = place.id, let element = find(id, in: editor), !isNamed(id, in: editor.archive.root) else {
        return false
      }
      editor.remove(element)
      return true
    case .add(let constraint, _): return add(constraint, &editor)
    case .hugging(let view, let axis, let value):
      return set(
        "\(axis == .horizontal ? "horizontal" : "vertical")HuggingPriority", value.shortText, of: view, &editor)
    case .compression(let view, let axis, let value):
      return set(
        "\(axis == .horizontal ? "horizontal" : "vertical")CompressionResistancePriority", value.shortText, of: view,
        &editor)
    case .stopTranslating(let view):
      return set("translatesAutoresizingMaskIntoConstraints", "NO", of: view, &editor)
    case .setting(let view, let setting):
      return find(view, in: editor).map { set(setting, of: $0, &editor) } ?? false
    }
  }

  private static func set(_ name: String, _ value: String, of id: String, _ editor: inout ElementEditor) -> Bool {
    guard let element = find(id, in: editor) else { return false }
    return editor.set(name, value, of: element, before: "id")
  }

  private static func set(_ setting: ViewSetting, of view: XMLElement, _ editor: inout ElementEditor) -> Bool {
    switch setting {
    case .lines(let count): return editor.set("numberOfLines", "\(count)", of: view, before: "id")
    case .minimumScale(let share): return editor.set("minimumScaleFactor", share.shortText, of: view, before: "id")
    case .fontSize(let size):
      // What has no description has its class's font.
      guard let font = view.child(key: "fontDescription"), font["pointSize"] != nil else { return false }
      return editor.set("pointSize", size.shortText, of: font, before: "pointSize")
    case .color(let color):
      let isButton = view.name == "button"
      guard !isButton || view.child("buttonConfiguration") == nil,
        let owner = isButton ? view.children.first(where: { $0.name == "state" && $0["key"] == "normal" }) : view
      else { return false }
      let key = isButton ? "titleColor" : "textColor"
      let parts = zip(["red", "green", "blue"], [color.red, color.green, color.blue]).map { name, value in
        "\(name)=\"\(((value * 1e10).rounded() / 1e10).description)\""
      }
      let element =
        "<color key=\"\(key)\" \(parts.joined(separator: " ")) alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
      return editor.put(element, in: owner, replacing: owner.child(key: key))
    }
  }

  private static func find(_ id: String?, in editor: ElementEditor) -> XMLElement? {
    guard let id else { return nil }
    func search(_ element: XMLElement) -> XMLElement? {
      if element["id"] == id { return element }
      for child in element.children {
        if let found = search(child) { return found }
      }
      return nil
    }
    return search(editor.archive.root)
  }

  /// Whether an outlet or a mask of a size class names the constraint.
  private static func isNamed(_ id: String, in element: XMLElement) -> Bool {
    element.children.contains { child in
      child["destination"] == id || child["reference"] == id || isNamed(id, in: child)
    }
  }

  // MARK: New constraints

  /// Into the constraints of the nearest view that both items lie in, as Interface Builder does.
  private static func add(_ constraint: AttributeConstraint, _ editor: inout ElementEditor) -> Bool {
    guard case .view(let first) = constraint.first.target else { return false }
    var second: String?
    switch constraint.second?.target {
    case .view(let id)?: second = id
    case .root?: second = scene(of: first, in: editor)?["id"]
    case nil: break
    default: return false
    }
    guard constraint.second == nil || second != nil, constraint.multiplier == 1, constraint.marginPercent == 0,
      let owner = owner(first, second, in: editor)
    else { return false }
    var words = "firstItem=\"\(first)\" firstAttribute=\"\(constraint.firstAttribute.rawValue)\""
    switch constraint.relation {
    case .equal: break
    case .greaterThanOrEqual: words += " relation=\"greaterThanOrEqual\""
    case .lessThanOrEqual: words += " relation=\"lessThanOrEqual\""
    }
    if let second, let attribute = constraint.secondAttribute {
      words += " secondItem=\"\(second)\" secondAttribute=\"\(attribute.rawValue)\""
    }
    if constraint.constant != 0 { words += " constant=\"\(constraint.constant.shortText)\"" }
    if constraint.priority != 1000 { words += " priority=\"\(constraint.priority.shortText)\"" }
    guard let id = newID(for: words, in: editor) else { return false }
    return editor.append("<constraint \(words) id=\"\(id)\"/>", to: owner)
  }

  private static func scene(of id: String, in editor: ElementEditor) -> XMLElement? {
    editor.archive.scenes.map(\.root).first { path(to: id, in: $0) != nil }
  }

  /// The elements from a root to the one of that id.
  private static func path(to id: String, in element: XMLElement) -> [XMLElement]? {
    if element["id"] == id { return [element] }
    for child in element.children {
      if let rest = path(to: id, in: child) { return [element] + rest }
    }
    return nil
  }

  /// The view itself for its size alone, else the nearest view that holds both.
  private static func owner(_ first: String, _ second: String?, in editor: ElementEditor) -> XMLElement? {
    guard let root = scene(of: first, in: editor), let one = path(to: first, in: root) else { return nil }
    guard let second else { return one.last }
    guard let two = path(to: second, in: root) else { return nil }
    let shared = zip(one, two).prefix {
      $0["id"] == $1["id"] && $0.name == $1.name && $0.line == $1.line && $0.column == $1.column
    }
    return shared.map(\.0).last { $0["id"] != nil && $0.name != "subviews" }
  }

  /// An id in the shape of Interface Builder's, made of what the constraint says.
  private static func newID(for words: String, in editor: ElementEditor) -> String? {
    let letters = Array("abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    for salt in 0..<64 {
      var hash = StableHash.of("\(words)#\(salt)")
      var id = ""
      for position in 0..<8 {
        if position == 3 || position == 5 { id += "-" }
        id.append(letters[Int(hash % UInt64(letters.count))])
        hash /= UInt64(letters.count)
      }
      if find(id, in: editor) == nil { return id }
    }
    return nil
  }
}
