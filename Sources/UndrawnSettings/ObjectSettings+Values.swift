import InterfaceBuilder
import ProofModel
import XMLParsing

/// What an element sets of the object that it is of, as a whole or by its attributes.
extension ObjectSettings {
  mutating func read(_ step: SettingElement) {
    if let whole = step.whole {
      if let value = whole.value { add(whole.name, whole.words, value, of: step) }
      return
    }
    let element = step.element
    if let name = step.selection, let title = element[name].flatMap({ tabTitles[$0] }) {
      add(name, Self.spaced(name), title, of: step)
    }
    for (name, value) in element.attributes
    where !SettingElement.ignored.contains(name) && !Self.isReference(value) && !step.isTold(name)
      && !step.isUsual(name, value, isMac: isMac)
    {
      // Xcode 12.5 calls the type of such buttons otherwise.
      let isOldName = name == "buttonType" && value == "roundedRect"
      // What a segment says is told with what it said.
      let isSegments = element.name == "segment" && ["title", "label"].contains(name)
      let part = isSegments ? " of segment" : step.part
      add(name, Self.spaced(name) + part, isOldName ? "system" : value, of: step)
    }
    for (name, value) in Self.pictures(of: element, without: SettingElement.ignored) {
      add(name, Self.spaced(name) + step.part, value, of: step)
    }
  }

  private mutating func add(_ name: String, _ words: String, _ value: String, of step: SettingElement) {
    let (element, owner) = (step.element, step.owner)
    // Segments have no ids by which their texts could be compared.
    if isUndrawn, element.name != "segment", [name, element["key"] ?? ""].contains(where: UndrawnTexts.words.contains) {
      return
    }
    let key = Self.key(of: element, name, at: "\(owner.id)\(step.path)")
    guard settings[key] == nil else { return }
    let isUsers = step.isUsers(name, value)
    let isUndrawn = isUndrawn || isUsers || !step.isSeen(name) || looseTabItems.contains(owner.id)
    let isOfView = name == "title" && owners[owner.id].map(isInView) ?? false
    let isOfOtherPictures = Self.isOfOtherPictures(owner.kind) && !isOfView
    let isHidingAll = step.isWhole && name == "hidden"
    settings[key] = Setting(
      owner: owner.id, element: element.name, name: name.isEmpty ? element["key"] ?? "" : name,
      what: isHidingAll ? "\(words) in the view that holds all else" : words, kind: isHidingAll ? nil : owner.kind,
      value: value,
      place: SettingElement.followers.contains(name)
        ? .alone : isUndrawn ? .always : isOfOtherPictures ? .quiet : .untold,
      isUsers: isUsers)
    order.append(key)
  }

  /// Whether what an object says is drawn in pictures of other objects: of the screens in a bar.
  private static func isOfOtherPictures(_ kind: String) -> Bool {
    let ends = ["Controller", "Item", "Bar", "toolbar", "document"]
    return ends.contains { kind.hasSuffix($0) } && kind != "searchBar"
  }

  /// What a user's attribute is set to: its own text, or what the element in it says: a number, a colour, a size.
  static func value(of attribute: XMLElement) -> String? {
    if let value = attribute["value"] { return value }
    guard let inner = attribute.children.first(where: { $0["key"] == "value" }) else { return nil }
    if let name = inner["name"] ?? inner.systemColorName { return name }
    if inner.name == "color", let color = inner.color(named: [:]) { return color.digits }
    if inner.isText { return inner.words }
    let parts = inner.attributes.filter { !SettingElement.ignored.contains($0.name) }.map(\.value)
    return parts.isEmpty ? inner.text : parts.joined(separator: " ")
  }

  /// What the references to pictures in an element say, the picture as the attribute does that others write instead; what is
  /// usual of it is nothing that somebody set.
  static func pictures(of element: XMLElement, without ignored: Set<String>) -> [(name: String, value: String)] {
    element.children.filter { $0.name == "imageReference" }.flatMap { picture in
      picture.attributes.filter { !ignored.contains($0.name) && $0.value != "default" }.map {
        ($0.name == "image" ? picture["key"] ?? $0.name : $0.name, $0.value)
      }
    }
  }
}
