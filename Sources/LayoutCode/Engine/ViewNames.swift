internal import ProofModel

/// Names for people: a view's accessibility identifier, else the property that holds it, else its class with a number.
struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// Names of a whole tree, each once.
  init(root: View) {
    var held: [ObjectIdentifier: String] = [:]
    Self.readProperties(of: root, into: &held)
    if let controller = root.controller { Self.read(controller.speaker, into: &held) }
    var uses: [String: Int] = [:]
    take(root, isRoot: true, held, &uses)
  }

  func id(of object: AnyObject) -> String { names[ObjectIdentifier(object)] ?? "view" }
  func name(of object: AnyObject) -> String { id(of: object) }

  private mutating func take(
    _ view: View, isRoot: Bool, _ held: [ObjectIdentifier: String], _ uses: inout [String: Int]
  ) {
    let stem = isRoot ? "root" : view.look.identifier ?? held[ObjectIdentifier(view)] ?? Self.className(view.speaker)
    names[ObjectIdentifier(view)] = Self.number(stem, &uses)
    for guide in view.ownGuides {
      let stem = guide.identifier.isEmpty ? held[ObjectIdentifier(guide)] ?? "guide" : guide.identifier
      names[ObjectIdentifier(guide)] = Self.number(stem, &uses)
    }
    for child in view.children { take(child, isRoot: false, held, &uses) }
  }

  private static func number(_ stem: String, _ uses: inout [String: Int]) -> String {
    uses[stem, default: 0] += 1
    let number = uses[stem, default: 1]
    return number == 1 ? stem : "\(stem)\(number)"
  }

  // MARK: Properties

  private static func readProperties(of view: View, into held: inout [ObjectIdentifier: String]) {
    if let controller = view.controller { read(controller.speaker, into: &held) }
    if !LibraryClasses.contains(type: type(of: view.speaker)) { read(view.speaker, into: &held) }
    for child in view.children { readProperties(of: child, into: &held) }
  }

  /// The first property that holds an object names it.
  private static func read(_ owner: AnyObject, into held: inout [ObjectIdentifier: String]) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, !LibraryClasses.contains(type: current.subjectType) {
      for child in current.children {
        guard let label = child.label else { continue }
        note(child.value, plain(label), into: &held)
      }
      mirror = current.superclassMirror
    }
  }

  private static func note(_ value: Any, _ label: String, into held: inout [ObjectIdentifier: String]) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      if let inner = mirror.children.first { note(inner.value, label, into: &held) }
    } else if mirror.displayStyle == .collection {
      for (index, child) in mirror.children.enumerated() { note(child.value, "\(label)\(index + 1)", into: &held) }
    } else if let socket = value as? any OutletSocket {
      // `@Outlet var bar` is stored as `_bar`.
      if let plugged = socket.plugged { note(plugged, String(label.drop { $0 == "_" }), into: &held) }
    } else if let item = LayoutConstraint.item(value) {
      let key = ObjectIdentifier(item)
      if held[key] == nil, label != "view" { held[key] = label }
    }
  }

  /// Without the compiler's prefix of lazy properties.
  private static func plain(_ label: String) -> String {
    let prefix = "$__lazy_storage_$_"
    return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
  }

  static func className(_ object: AnyObject) -> String {
    let name = "\(type(of: object))"
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  // MARK: One name

  /// A name for messages.
  static func name(of item: any LayoutItem) -> String {
    if let view = item as? View { return view.displayName }
    guard let guide = item as? LayoutGuide else { return "item" }
    if let kind = guide.builtIn { return "\(guide.owner?.displayName ?? "view").\(kind.rawValue)" }
    return guide.identifier.isEmpty ? held(guide, below: guide.owner) ?? "guide" : guide.identifier
  }

  /// The property of a view or controller above that holds the object.
  static func held(_ object: AnyObject, below view: View?) -> String? {
    var held: [ObjectIdentifier: String] = [:]
    var current = view
    while let view = current {
      if let controller = view.controller { read(controller.speaker, into: &held) }
      if !LibraryClasses.contains(type: type(of: view.speaker)) { read(view.speaker, into: &held) }
      if let name = held[ObjectIdentifier(object)] { return name }
      current = view.parent
    }
    return nil
  }
}

extension View {
  /// A name for messages: identifier, property, or class and text.
  var displayName: String {
    if let identifier = look.identifier { return identifier }
    if let name = ViewNames.held(self, below: parent) { return name }
    if let controller { return "\(type(of: controller)).view" }
    return shownText.map { "\(type(of: speaker)) '\($0)'" } ?? "\(type(of: speaker))"
  }
}
