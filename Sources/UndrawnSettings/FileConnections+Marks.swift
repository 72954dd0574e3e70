import ProofModel

/// What tells an object from others of its kind and its name in one screen.
extension FileConnections {
  /// The objects of an object's kind and name in its screen, itself among them, in the order of the file; what holds all else is
  /// none of what is in it.
  func peers(of object: String) -> [String] { ofKind(of: object).filter { objects[$0] == objects[object] } }

  /// The same of whatever name.
  private func ofKind(of object: String) -> [String] {
    let (screen, isWhole) = (screenID(around: object), isWhole(object))
    return order.filter {
      kinds[$0] == kinds[object] && screenID(around: $0) == screen && self.isWhole($0) == isWhole
    }
  }

  /// Whether it lies in no view.
  private func isWhole(_ object: String) -> Bool { parents[object].map { names[$0] != nil } ?? true }

  /// What something begins at that is one of several of its name in its screen, told apart from these; nil of others.
  ///
  /// - Parameter isPlaced: whether its screen is said as well.
  func marked(_ object: String, isPlaced: Bool = true) -> String? {
    guard names[object] == nil, let kind = kinds[object], kind != "menuItem" else { return nil }
    // What it does is no name of it.
    let name = objects[object].flatMap { $0.hasSuffix(":") ? nil : "'\($0)'" }
    guard senders[object] == name ?? ObjectSettings.one(kind) else { return nil }
    // What nothing begins at bears the name all the same.
    let alike = name == nil ? ofKind(of: object) : peers(of: object)
    let peers = alike.filter { senders[$0] == senders[object] || name != nil && senders[$0] == nil }
    guard peers.count > 1 else { return nil }
    let who = marked(object, name, among: peers, isKindSaid: false)
    return who + (screen(around: object).flatMap { isPlaced ? $0 : nil }.map { " in '\($0)'" } ?? "")
  }

  /// `'Card' with 'Total'`, `'Go' with the picture 'next'`, `outlet 'card'`, `'Card' in 'Header'`, `the 2nd 'Card'`: an
  /// object by what it alone of its peers holds or shows, by what code calls it, by what it lies in or by its number.
  ///
  /// - Parameters:
  ///   - name: what it is called with its peers, `'Card'`; nil where they have no name.
  ///   - isKindSaid: whether that it is a view, a cell or else is said before.
  func marked(_ object: String, _ name: String?, among peers: [String], isKindSaid: Bool = true) -> String {
    let kind = kinds[object].map(ObjectSettings.spaced) ?? "object"
    // What does something is no word of it.
    func called(_ part: String) -> String? {
      objects[part].flatMap { names[part] == nil && !$0.hasSuffix(":") ? "'\($0)'" : nil }
    }
    let who = name ?? (isKindSaid ? nil : "the \(kind)")
    func phrase(_ mark: String) -> String { [who, mark].compactMap { $0 }.joined(separator: " ") }
    func alone(_ marks: (String) -> [String]) -> String? { mark(of: object, among: peers, marks) }
    if let words = alone({ inside($0).compactMap(called) }) { return phrase("with \(words)") }
    if let picture = alone({ [pictures[$0]].compactMap { $0 } }), picture != objects[object] {
      return phrase("with the picture '\(picture)'")
    }
    if let outlet = alone(outlets) {
      return name == nil && !isKindSaid ? "the \(kind) of the outlet '\(outlet)'" : "outlet '\(outlet)'"
    }
    if let holder = alone({ around($0).compactMap(called) }) { return phrase("in \(holder)") }
    // Of those without a name the number is that among all of their kind: nobody counts past the others.
    let all = name == nil ? ofKind(of: object) : peers
    let place = Self.ordinal((all.firstIndex(of: object) ?? 0) + 1)
    return "the \(place) \(name ?? kind)"
  }

  /// `the one with the outlet 'total'`: a screen by what it alone of those of its name shows, has or calls; nil where that is
  /// nothing.
  func marked(screen: String) -> String? {
    let peers = order.filter { names[$0] == names[screen] }
    func all(_ element: String, _ screen: String) -> [String] {
      connections.map(\.connection).filter { $0.element == element && screenID(around: $0.owner) == screen }.map(\.name)
    }
    func words(in screen: String) -> [String] {
      order.filter { names[$0] == nil && screenID(around: $0) == screen }.compactMap { objects[$0] }
    }
    if let words = mark(of: screen, among: peers, { words(in: $0).filter { !$0.hasSuffix(":") } }) {
      return "the one with '\(words)'"
    }
    let outlet = mark(of: screen, among: peers) { all("outlet", $0) }
    if let outlet { return "the one with the outlet '\(outlet)'" }
    return mark(of: screen, among: peers) { all("action", $0) }.map { "the one that calls '\($0)'" }
  }

  /// The first mark that an object alone of several has.
  private func mark(of object: String, among peers: [String], _ marks: (String) -> [String]) -> String? {
    let known = Set(peers.filter { $0 != object }.flatMap(marks))
    return marks(object).first { !known.contains($0) }
  }

  /// `2nd`, `13th`.
  private static func ordinal(_ number: Int) -> String {
    let end = (11...13).contains(number % 100) ? nil : [1: "st", 2: "nd", 3: "rd"][number % 10]
    return "\(number)\(end ?? "th")"
  }

  /// What lies in an object, in the order of the file.
  private func inside(_ object: String) -> [String] {
    order.drop { $0 != object }.dropFirst().prefix { around($0).contains(object) }
  }

  /// What an object lies in, the nearest first, up to its screen.
  private func around(_ object: String) -> [String] {
    sequence(first: object) { parents[$0] }.dropFirst().prefix { names[$0] == nil }
  }

  /// The properties by which code calls an object.
  private func outlets(to object: String) -> [String] {
    connections.map(\.connection).filter { $0.target == object && $0.isOfCode }.map(\.name)
  }
}

extension FileConnections.Connection {
  /// Whether it is a property that somebody named.
  fileprivate var isOfCode: Bool { element == "outlet" && !ConnectionComparison.ofSystem.contains(name) }
}
