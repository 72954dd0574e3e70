/// Empty types in the place of those that an app's sources name and that no source declares, as their modules are missing:
/// each is a class or a protocol by how it is mentioned. With them stand plain values of the app's own types, for code that
/// would have given one and is left out.
package struct MissingTypes: Sendable {
  /// The declaration of each, by its name.
  private var declarations: [String: String] = [:]
  /// Names whose declarations did not compile.
  private var refused: Set<String> = []
  /// What was declared since this was made or read: other errors of the same name are mended with it.
  private var recent: Set<String> = []

  package init() {}

  /// Reads what `text` wrote.
  package init(text: String) {
    for line in text.split(separator: "\n") {
      if line.hasPrefix("// none: ") { refused.insert(String(line.dropFirst(9))) }
      let parts = line.split(separator: " // ")
      if parts.count == 2 { declarations[String(parts[1])] = String(parts[0]) }
    }
  }

  package var names: [String] { keys.filter { !$0.hasPrefix(Self.value) } }

  private var keys: [String] { declarations.keys.sorted() }
  private static let value = "value of "

  /// A source that declares them, one to a line.
  package func text(importing module: String) -> String {
    "// Types of modules that are missing, as empty ones.\nimport Foundation; import \(module)\n"
      + keys.map { "\(declarations[$0] ?? "") // \($0)\n" }.joined()
      + refused.sorted().map { "// none: \($0)\n" }.joined()
  }

  /// Takes back what stands on a line of the text, from 1.
  mutating func refuse(line: Int) {
    guard keys.indices.contains(line - 3) else { return }
    let name = keys[line - 3]
    declarations[name] = nil
    refused.insert(name)
  }

  /// Declares a type that an error misses.
  ///
  /// - Returns: whether it is declared since.
  mutating func add(_ error: CompilerError, _ sources: [SourceText], declared: Set<String>) -> Bool {
    if error.message.hasPrefix("cannot find type '"), let name = error.quoted.first {
      return add(name, sources, declared)
    }
    if error.message.hasPrefix("type '"), error.message.contains("has no member '") {
      return addResource(error, sources)
    }
    guard error.message.contains("is not a member type of"), error.quoted.count == 2 else { return false }
    let outer = error.quoted[1].split(separator: ".").last.map(String.init) ?? ""
    let name = "\(outer).\(error.quoted[0])"
    guard declarations[outer]?.contains("class") == true, !refused.contains(name) else { return false }
    if declarations[name] == nil {
      declarations[name] = "extension \(outer) { public class \(error.quoted[0]): NSObject, Codable {} }"
    }
    return true
  }

  /// A picture or colour by the name that Xcode makes of its own in the catalogue, where no source declares it.
  private mutating func addResource(_ error: CompilerError, _ sources: [SourceText]) -> Bool {
    guard let written = error.quoted.first?.split(separator: "?").first.map(String.init), let name = error.quoted.last,
      let resource = Self.resources[written], name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return false }
    // The classes go by their own names where a type is inferred.
    let type = ["Image", "Color"].contains(written) ? "UI" + written : written
    let key = Self.value + "\(type).\(name)"
    if declarations[key] != nil { return recent.contains(key) }
    guard !refused.contains(key), !sources.contains(where: { $0.declaresValue(name) }) else {
      return false
    }
    let made = "\(resource)(generated: \"\(name)\")"
    let value = type == resource ? made : "\(type)(resource: \(made))"
    declarations[key] = "extension \(type) { static var \(name): \(type) { \(value) } }"
    recent.insert(key)
    return true
  }

  private static let resources = [
    "UIImage": "ImageResource", "UIColor": "ColorResource", "ImageResource": "ImageResource",
    "ColorResource": "ColorResource", "Image": "ImageResource", "Color": "ColorResource",
  ]

  /// Says how a type of the app's is made.
  mutating func addValue(_ type: String, _ expression: String) {
    let key = Self.value + type
    guard declarations[key] == nil, !refused.contains(key), !expression.contains(" // ") else { return }
    declarations[key] = "extension \(type): AppPlainValue { public static var appPlainValue: Any { \(expression) } }"
  }

  private mutating func add(_ name: String, _ sources: [SourceText], _ declared: Set<String>) -> Bool {
    guard !refused.contains(name), !declared.contains(name), !name.contains(".") else { return false }
    guard declarations[name] == nil else { return true }
    var mentions = Mentions(name)
    for source in sources { mentions.read(source) }
    declarations[name] = mentions.declaration
    return true
  }
}

extension SourceText {
  /// Whether it declares a variable, function or case of that name.
  fileprivate func declaresValue(_ name: String) -> Bool {
    tokens.indices.contains { text($0) == name && ["var", "let", "func", "case"].contains(text($0 - 1)) }
  }
}

/// How a type is mentioned.
private struct Mentions {
  private let name: String
  private var isProtocol = false
  private var isSuperclass = false
  private var parameters = 0

  init(_ name: String) { self.name = name }

  mutating func read(_ source: SourceText) {
    for index in source.tokens.indices where source.text(index) == name && source.text(index - 1) != "." {
      if source.text(index + 1) == "<", source.isAdjacent(index + 1) { count(source, index + 1) }
      if ["any", "some", "&"].contains(source.text(index - 1)) || source.text(index + 1) == "&" { isProtocol = true }
      if source.text(index - 1) == ":", ["<", "where"].contains(source.text(index - 3)) { isProtocol = true }
      readClause(source, index)
    }
  }

  /// The head of a type that inherits from it.
  private mutating func readClause(_ source: SourceText, _ index: Int) {
    var colon = index - 1
    while colon > 0, source.text(colon) != ":" {
      guard source.isWord(colon) || [",", ".", "&"].contains(source.text(colon)) else { return }
      colon -= 1
    }
    var word = colon - 1
    if source.text(word) == ">" { while word > 0, source.text(word) != "<" { word -= 1 }; word -= 1 }
    while word > 1, source.text(word - 1) == "." { word -= 2 }
    let isClass = source.text(word - 1) == "class"
    guard isClass || ["struct", "enum", "protocol", "extension", "actor"].contains(source.text(word - 1)) else {
      return
    }
    guard isClass, colon == index - 1 else {
      isProtocol = true
      return
    }
    guard let open = (index..<source.tokens.count).first(where: { source.text($0) == "{" }) else { return }
    let needsOne = (open..<source.closing(open)).contains { ["override", "super"].contains(source.text($0)) }
    if needsOne { isSuperclass = true } else { isProtocol = true }
  }

  private mutating func count(_ source: SourceText, _ open: Int) {
    var place = open + 1
    var depth = 1
    var commas = 0
    while place < source.tokens.count, depth > 0, place < open + 60 {
      switch source.text(place) {
      case "<": depth += 1
      case ">" where source.text(place - 1) != "-": depth -= 1
      case "(", "[": place = source.closing(place)
      case "," where depth == 1: commas += 1
      case "{", ";", "=": return
      default: break
      }
      place += 1
    }
    parameters = max(parameters, commas + 1)
  }

  var declaration: String {
    let letters = (0..<parameters).map { "T\($0)" }.joined(separator: ", ")
    if isProtocol, !isSuperclass {
      let types = (0..<parameters).map { "associatedtype T\($0)" }.joined(separator: "; ")
      return "public protocol \(name)\(parameters > 0 ? "<\(letters)>" : "") { \(types) }"
    }
    let superclass = Self.superclasses.first { name.hasSuffix($0.ending) }?.superclass ?? "NSObject, Codable"
    return "open class \(name)\(parameters > 0 ? "<\(letters)>" : ""): \(superclass) {}"
  }

  /// The longer ends first.
  private static let superclasses = [
    ("CollectionViewCell", "UICollectionViewCell"), ("CollectionCell", "UICollectionViewCell"),
    ("Cell", "UITableViewCell"),
    ("CollectionViewController", "UICollectionViewController"), ("TableViewController", "UITableViewController"),
    ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
    ("ViewController", "UIViewController"), ("ImageView", "UIImageView"), ("StackView", "UIStackView"),
    ("ScrollView", "UIScrollView"), ("TableView", "UITableView"), ("CollectionView", "UICollectionView"),
    ("TextField", "UITextField"), ("TextView", "UITextView"), ("Button", "UIButton"), ("Label", "UILabel"),
    ("Control", "UIControl"), ("View", "UIView"),
  ].map { (ending: $0.0, superclass: $0.1) }
}
