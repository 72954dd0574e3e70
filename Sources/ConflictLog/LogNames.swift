import ProofModel

/// Names for people of a log's items: identifiers, words on the screen, classes, numbered where one stands for several.
package struct LogNames {
  private var names: [String: String] = [:]
  /// In the order of the list: name and address.
  private(set) var legend: [(name: String, address: String)] = []

  init(_ constraints: [LoggedConstraint]) {
    var items: [LoggedConstraint.Item] = []
    func note(_ item: LoggedConstraint.Item) {
      guard let known = items.firstIndex(where: { $0.key == item.key }) else {
        items.append(item)
        return
      }
      items[known].name = items[known].name ?? item.name
      items[known].className = items[known].className ?? item.className
    }
    for constraint in constraints {
      for relation in constraint.relations {
        note(relation.first.item)
        if let second = relation.second { note(second.item) }
      }
    }
    let stems = items.map(Self.stem)
    var uses: [String: Int] = [:]
    for (item, stem) in zip(items, stems) {
      uses[stem, default: 0] += 1
      let isAlone = stems.filter { $0 == stem }.count == 1
      let name = isAlone ? stem : "\(stem) \(uses[stem, default: 1])"
      names[item.key] = name
      if item.key.hasPrefix("0x") { legend.append((name, item.key)) }
    }
  }

  func name(_ item: LoggedConstraint.Item) -> String { names[item.key] ?? Self.stem(item) }

  private static func stem(_ item: LoggedConstraint.Item) -> String {
    let type = item.className.map(plain)
    switch (item.name, type) {
    case (let name?, let type?) where type.hasSuffix("LayoutGuide"): return guides[name] ?? name
    // An identifier is printed bare, words on the screen are quoted.
    case (let name?, nil): return name
    case (let name?, _?) where !item.key.hasPrefix("0x"): return name
    case (let name?, let type?): return name == "" || name == " " ? type : "\(type) '\(name)'"
    case (nil, let type?): return type
    default: return item.key.hasPrefix("superview of") ? "superview" : item.key
    }
  }

  private static let guides = [
    "UIViewSafeAreaLayoutGuide": "safe area", "UIViewLayoutMarginsGuide": "margins",
    "UIViewReadableContentGuide": "readable width", "UIViewKeyboardLayoutGuide": "keyboard",
  ]

  /// `Shop.Card` and `_TtC4Shop4Card` are `Card`.
  package static func plain(_ type: String) -> String {
    var rest = Substring(type)
    if rest.hasPrefix("_TtC") {
      rest = rest.dropFirst(4)
      var parts: [Substring] = []
      while let count = Int(rest.prefix { $0.isNumber }) {
        rest = rest.drop { $0.isNumber }
        parts.append(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      if let last = parts.last, !last.isEmpty { return String(last) }
    }
    return type.split(separator: ".").last.map(String.init) ?? type
  }

  /// The constraint as a rule would say it.
  func equation(_ constraint: LoggedConstraint) -> String {
    constraint.relations.map { relation in
      var right = ""
      if let second = relation.second {
        right = "\(name(second.item)).\(second.attribute.rawValue)"
        if relation.multiplier != 1 { right = "\(relation.multiplier.shortText(digits: 5)) * \(right)" }
        if relation.constant != 0 {
          right += " \(relation.constant < 0 ? "-" : "+") \(relation.constant.magnitude.shortText)"
        }
      } else {
        right = relation.constant.shortText
      }
      let priority = relation.priority ?? constraint.priority
      return "\(name(relation.first.item)).\(relation.first.attribute.rawValue) \(relation.relation.rawValue) \(right)"
        + (priority == 1000 ? "" : " @\(priority.shortText)")
    }.joined(separator: ", ")
  }
}
