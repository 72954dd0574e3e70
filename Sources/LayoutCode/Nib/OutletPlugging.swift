/// Puts the objects of a file into the outlets that name them, and keeps what could not be plugged.
package struct OutletPlugging {
  private let file: String
  /// The attribute that makes a property an outlet, for messages.
  private let word: String
  package private(set) var problems: [String] = []
  private var collections: [String: [AnyObject]] = [:]
  private var sockets: [ObjectIdentifier: [String: any OutletSocket]] = [:]

  package init(file: String, word: String) {
    self.file = file
    self.word = word
  }

  /// - Parameter isCollection: the object is one of several, in their order.
  package mutating func plug(_ target: AnyObject, into property: String, of source: AnyObject, isCollection: Bool) {
    let key = ObjectIdentifier(source)
    let own = sockets[key] ?? outletSockets(of: source)
    sockets[key] = own
    let name = target is LayoutConstraint ? "NSLayoutConstraint" : "\(type(of: target))"
    var value: Any = target
    if isCollection {
      collections["\(key) \(property)", default: []].append(target)
      value = collections["\(key) \(property)"] ?? []
    }
    // By the name alone, as copies of an app's sources have it, else by the property's wrapper.
    let taken = (source as? AccessibleObject)?.takeOutlet(property, value)
    guard taken != true else { return }
    guard taken == false || own[property] != nil else {
      problems.append(
        "\(file): \(type(of: source)) has no outlet '\(property)' [missing-outlet]; write \(word) var \(property): "
          + "\(name)!")
      return
    }
    if own[property]?.plug(value) != true {
      problems.append(
        "\(file): the outlet '\(property)' of \(type(of: source)) does not take a \(name) [outlet-type]; write \(word) "
          + "var \(property): \(name)!")
    }
  }
}
