/// Expressions that make a value of a type with nothing known but the sources: the initialiser that asks for least, with the
/// plainest values of what it asks for. Texts are the words of their parameters, numbers 0, what is optional is nil, a list has
/// one element where that can be made, a frame is the screen's, and a picture a symbol: so that there is something to see.
struct PlainCalls {
  private let declared: DeclaredTypes

  init(_ declared: DeclaredTypes) { self.declared = declared }

  /// A call of one of a class's own initialisers; nil where nothing can be made of what they ask for.
  func call(_ name: String, depth: Int = 10) -> String? {
    guard depth > 0, let type = declared.types[name], !type.isPrivate, !type.isGeneric else { return nil }
    let calls = type.initialisers.filter {
      !$0.canFail && !$0.parameters.contains { $0.type.contains("NSCoder") || $0.type.contains("Decoder") }
    }
    .sorted { $0.parameters.count < $1.parameters.count }
    for one in calls {
      if let arguments = arguments(one.parameters, depth) { return "\(type.name)(\(arguments))" }
    }
    return nil
  }

  /// A type of the sources' own by its last name, with the types around it, and an expression of it; nil where nothing makes one.
  func value(of name: String) -> (type: String, expression: String)? {
    guard let type = declared.types[name], ["struct", "class", "enum"].contains(type.keyword) else { return nil }
    return object(name, "", 10).map { (type.name, $0) }
  }

  /// The instance that a class keeps of itself where it lets nobody else make one.
  func shared(_ name: String) -> String? {
    guard let type = declared.types[name], type.hidesInitialiser, !type.isPrivate,
      !type.initialisers.contains(where: \.parameters.isEmpty)
    else { return nil }
    return type.instances.first.map { "\(type.name).\($0)" }
  }

  private func arguments(_ parameters: [DeclaredInitialiser.Parameter], _ depth: Int) -> String? {
    var words: [String] = []
    for parameter in parameters {
      guard let value = value(parameter.type, named: parameter.name, depth: depth - 1) else { return nil }
      words.append(parameter.label.isEmpty ? value : "\(parameter.label): \(value)")
    }
    return words.joined(separator: ", ")
  }

  /// An expression of a type as it is written.
  func value(_ written: String, named name: String, depth: Int) -> String? {
    guard depth > 0 else { return nil }
    var type = written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for word in ["@escaping ", "@autoclosure ", "@Sendable ", "@MainActor ", "inout ", "any ", "some ", "__owned "] {
      while type.hasPrefix(word) { type.removeFirst(word.count) }
    }
    if type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") { return "nil" }
    if type.hasSuffix("...") { return "" }
    if let closure = closure(type, depth) { return closure }
    if type.hasPrefix("["), type.hasSuffix("]") {
      guard !type.contains(":") else { return "[:]" }
      // Less deep: what lists have in lists grows with each.
      let element = value(String(type.dropFirst().dropLast()), named: name, depth: depth - 3)
      return element.flatMap { $0 == "nil" ? nil : "[\($0)]" } ?? "[]"
    }
    if type.hasPrefix("("), type.hasSuffix(")") {
      let inner = String(type.dropFirst().dropLast())
      return inner.isEmpty ? "()" : inner.contains(",") ? nil : value(inner, named: name, depth: depth)
    }
    if Self.texts.contains(type) { return "\"\(Self.words(name))\"" }
    if let known = Self.known[type] { return known }
    if let bare = type.split(separator: "<").first, Self.collections.contains(String(bare)) { return "[]" }
    if type.contains("&") {
      return type.split(separator: "&").first.flatMap { value(String($0), named: name, depth: depth) }
    }
    let last = type.split(separator: ".").last.map(String.init) ?? type
    return object(last, name, depth)
  }

  private func object(_ name: String, _ label: String, _ depth: Int) -> String? {
    guard let type = declared.types[name], !type.isPrivate, !type.isGeneric else { return nil }
    switch type.keyword {
    case "typealias": return value(type.meaning, named: label, depth: depth - 1)
    case "protocol":
      for heir in declared.heirs(of: name) {
        let last = heir.name.split(separator: ".").last.map(String.init) ?? heir.name
        if let made = object(last, label, depth - 1) { return made }
      }
      return nil
    case "enum":
      if let plain = type.cases.first(where: { $0.parameters.isEmpty }) { return "\(type.name).\(plain.name)" }
      for one in type.cases {
        if let arguments = arguments(one.parameters, depth) { return "\(type.name).\(one.name)(\(arguments))" }
      }
      return nil
    default: break
    }
    if let made = call(name, depth: depth) { return made }
    if !type.hidesInitialiser, type.initialisers.isEmpty {
      if type.keyword == "struct" { return arguments(type.stored, depth).map { "\(type.name)(\($0))" } }
      if type.stored.isEmpty {
        let inherits = type.inherited.first.flatMap { declared.types[$0] }
        guard let inherits, inherits.keyword == "class" else { return "\(type.name)()" }
        if inherits.initialisers.isEmpty { return "\(type.name)()" }
        return object(last(inherits.name), label, depth - 1)?.replacing(
          inherits.name + "(", with: type.name + "(", maxReplacements: 1)
      }
    }
    return type.instances.first.map { "\(type.name).\($0)" }
  }

  private func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  /// `{ _, _ in value }`.
  private func closure(_ type: String, _ depth: Int) -> String? {
    guard type.hasPrefix("("), let arrow = Self.arrow(type) else { return nil }
    let parameters = type[..<arrow].drop { $0 == "(" }
    let result = String(type[arrow...].dropFirst(2)).split(separator: " ").joined(separator: " ")
    var depthOfSign = 0
    var count = parameters.contains { $0 != ")" && $0 != " " } ? 1 : 0
    for sign in parameters {
      if "([<".contains(sign) { depthOfSign += 1 }
      if ")]>".contains(sign) { depthOfSign -= 1 }
      if sign == ",", depthOfSign == 0 { count += 1 }
    }
    let head = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
    if result == "Void" || result == "()" { return "{ \(head)}" }
    return value(result, named: "", depth: depth - 1).map { "{ \(head)\($0) }" }
  }

  /// The arrow behind the first pair of parentheses; nil: it is no function.
  private static func arrow(_ type: String) -> String.Index? {
    var depth = 0
    for index in type.indices {
      if type[index] == "(" { depth += 1 }
      if type[index] == ")" { depth -= 1 }
      if depth == 0 { return type[index...].firstRange(of: "->")?.lowerBound }
    }
    return nil
  }

  /// `errorMessage` as `Error message`.
  private static func words(_ name: String) -> String {
    var text = ""
    for sign in name {
      if sign.isUppercase, !text.isEmpty { text += " " }
      text += text.isEmpty ? sign.uppercased() : sign.lowercased()
    }
    return text.isEmpty ? "Text" : text
  }

  private static let texts: Set<String> = ["String", "Substring", "StaticString", "Character"]
  private static let collections: Set<String> = ["Array", "Set", "ContiguousArray"]
  private static let known: [String: String] = [
    "Int": "0", "Int64": "0", "Int32": "0", "UInt": "0", "Double": "0", "Float": "0", "CGFloat": "0",
    "TimeInterval": "0",
    "Bool": "false", "Decimal": "0", "NSNumber": "NSNumber(value: 0)", "Any": "0", "AnyObject": "NSObject()",
    "NSObject": "NSObject()",
    "URL": "URL(fileURLWithPath: \"/\")", "URLRequest": "URLRequest(url: URL(fileURLWithPath: \"/\"))",
    "Data": "Data()",
    "Date": "Date(timeIntervalSince1970: 0)", "IndexPath": "IndexPath(row: 0, section: 0)",
    "Locale": "Locale(identifier: \"en_US\")",
    "UUID": "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))",
    "Calendar": "Calendar(identifier: .gregorian)",
    "NSAttributedString": "NSAttributedString(string: \"Text\")", "Bundle": "Bundle.main",
    "UserDefaults": "UserDefaults.standard",
    "NotificationCenter": "NotificationCenter.default", "FileManager": "FileManager.default",
    "URLSession": "AppURLSession.shared",
    "DispatchQueue": "DispatchQueue.main", "Error": "CancellationError()", "Void": "()",
    "CGRect": "UIScreen.main.bounds",
    "CGSize": "CGSize.zero", "CGPoint": "CGPoint.zero", "UIEdgeInsets": "UIEdgeInsets.zero",
    "UIColor": "UIColor.systemGray",
    "UIFont": "UIFont.systemFont(ofSize: 17)", "UIImage": "(UIImage(systemName: \"photo\") ?? UIImage())",
    "UIView": "UIView()", "UILabel": "UILabel()",
    "UIButton": "UIButton()", "UIImageView": "UIImageView()", "UIStackView": "UIStackView()",
    "UIScrollView": "UIScrollView()",
    "UITableView": "UITableView()", "UITextField": "UITextField()", "UIViewController": "UIViewController()",
    "UINavigationController": "UINavigationController()", "UITabBarController": "UITabBarController()",
    "UIWindow": "UIWindow(frame: UIScreen.main.bounds)",
    "UITableViewCell.CellStyle": "UITableViewCell.CellStyle.default",
    "UICollectionViewLayout": "UICollectionViewFlowLayout()",
    "UICollectionViewFlowLayout": "UICollectionViewFlowLayout()",
    "NSLayoutConstraint.Axis": "NSLayoutConstraint.Axis.vertical", "UIScreen": "UIScreen.main",
  ]
}
