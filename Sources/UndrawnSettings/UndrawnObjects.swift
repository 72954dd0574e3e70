import InterfaceBuilder
import ProofModel
import XMLParsing

/// Screens and views that came into files of systems that are not drawn, such as tvOS, or went from them, each with what it looks
/// like: no picture shows it, and what says something is told by its words.
struct UndrawnObjects {
  /// What an object is and where it lies.
  private struct Object {
    var element: XMLElement
    /// The nearest view or screen around it.
    var parent: String?
  }

  private var objects: [String: Object] = [:]
  private var order: [String] = []
  /// The values of colours that are named, by the file's resources.
  private var colors: [String: Color] = [:]

  /// Nothing of a file that is drawn.
  init(_ root: XMLElement) {
    guard UndrawnLayout.isOf(root) else { return }
    for resource in root.child("resources")?.children ?? [] where resource.name == "namedColor" {
      if let name = resource["name"] { colors[name] = resource.child("color")?.color(named: [:]) }
    }
    read(root, parent: nil)
  }

  private mutating func read(_ element: XMLElement, parent: String?) {
    var parent = parent
    if let id = element["id"], element.isView || element.isController, !element.isReference {
      // The view of a screen, and the content of a cell, are no more than these.
      let isPart = element["key"] == "view" || element.isContent
      if !isPart {
        objects[id] = Object(element: element, parent: parent)
        order.append(id)
        parent = id
      }
    }
    for child in element.children { read(child, parent: parent) }
  }

  /// One line for each screen that came or went, with what is in it, and for each view that came into what stays, or went from it.
  static func differences(from old: UndrawnObjects, to new: UndrawnObjects) -> [ObjectSettings.Line] {
    new.lines(without: old, "new") + old.lines(without: new, "gone")
  }

  /// The names of the screens that the other side has not.
  private func screens(without other: UndrawnObjects) -> Set<String> {
    Set(order.filter { objects[$0]?.element.isController == true && other.objects[$0] == nil }.map(name))
  }

  private func lines(without other: UndrawnObjects, _ end: String) -> [ObjectSettings.Line] {
    // One that was made anew under its name is told with what is in it now.
    let anew = screens(without: other).intersection(other.screens(without: self))
    func isAlone(_ id: String) -> Bool { objects[id] != nil && other.objects[id] == nil }
    let alone = order.filter(isAlone)
    return alone.compactMap { id -> ObjectSettings.Line? in
      guard let object = objects[id] else { return nil }
      let inside = alone.filter { around($0).contains(id) && !isWorded($0) }
      if object.element.isController {
        let isAnew = anew.contains(name(of: id))
        if isAnew, end == "gone" { return nil }
        let parts = inside.map(described).once
        let rest = parts.isEmpty ? "" : " with " + (parts.count > 5 ? parts.listed(first: 4) : parts.listed)
        return ObjectSettings.Line("the screen '\(name(of: id))' is \(isAnew ? "made anew" : end)\(rest)", .always)
      }
      // What came with a screen is told with that.
      let isInNewScreen = around(id).contains { isAlone($0) && objects[$0]?.element.isController == true }
      guard !isWorded(id), !isInNewScreen else { return nil }
      let place = object.parent.map { " \(end == "new" ? "in" : "from") '\(name(of: $0))'" } ?? ""
      return ObjectSettings.Line("\(described(id)) is \(end)\(place)", .always)
    }
  }

  /// What an object lies in, the nearest first.
  private func around(_ id: String) -> some Sequence<String> {
    sequence(state: id) { current in
      guard let parent = objects[current]?.parent else { return nil }
      current = parent
      return parent
    }
  }

  /// Whether it has words of its own, by which it is told among the file's texts.
  private func isWorded(_ id: String) -> Bool {
    guard let element = objects[id]?.element else { return false }
    let states = element.children.filter { ["state", "buttonConfiguration"].contains($0.name) }
    return ([element] + states).contains { one in
      one.attributes.contains { UndrawnTexts.words.contains($0.name) && !$0.value.isEmpty }
        || one.children.contains { $0.name == "string" && UndrawnTexts.words.contains($0["key"] ?? "") }
    }
  }

  private func name(of id: String) -> String {
    guard let element = objects[id]?.element else { return "" }
    let names = ["userLabel", "customClass", "title", "storyboardIdentifier"].compactMap { element[$0] }
    return (element.isController ? names.first { !$0.isEmpty } : ObjectSettings.called(element))
      ?? ObjectSettings.spaced(element.name)
  }

  /// `the image view 'lock' (tint color #FFFFFF)`.
  private func described(_ id: String) -> String {
    guard let element = objects[id]?.element else { return "" }
    let kind = ObjectSettings.spaced(element.name)
    let name = ObjectSettings.called(element)
    let who = name.map { "the \(kind) '\($0)'" } ?? ObjectSettings.one(element.name)
    let looks = looks(of: element)
    return looks.isEmpty ? who : "\(who) (\(looks.joined(separator: ", ")))"
  }

  /// What it is seen by: how opaque it is, its colours, and what its author set of its class.
  private func looks(of element: XMLElement) -> [String] {
    var looks: [String] = []
    if element.flag("hidden") == true { looks.append("hidden") }
    if let alpha = element.number("alpha") { looks.append("opacity \(alpha.shortText)") }
    for child in element.children where child.name == "color" {
      guard let key = child["key"], let color = child.color(named: colors), color.alpha > 0 else { continue }
      looks.append("\(ObjectSettings.spaced(key)) \(child["name"].map { "'\($0)' " } ?? "")\(color.digits)")
    }
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let path = attribute["keyPath"], let value = ObjectSettings.value(of: attribute) else { continue }
      looks.append("\(path) \(value)")
    }
    return looks
  }
}
