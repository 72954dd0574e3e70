/// Imports, optional requirements of protocols, and ways to make cells of classes that are registered.
extension Rewriter {
  /// `import UIKit` is written at the top of every copy; a module that is not there is struck out, with its attributes.
  mutating func rewriteImport(at index: Int) -> Int {
    guard source.text(index - 1) != ".", source.isWord(index + 1) || source.text(index + 1) == "@" else {
      return index + 1
    }
    var name = index + 1
    if Self.importKinds.contains(source.text(name)), source.isWord(name + 1) { name += 1 }
    var end = name
    while source.text(end + 1) == ".", source.isWord(end + 2), !source.beginsLine(end + 1) { end += 2 }
    guard !options.modules.contains(source.text(name)) else { return end + 1 }
    if let own = options.replacement(source.text(name)) {
      replace(name...name, by: own)
      return end + 1
    }
    var start = index
    while start > 0, !source.beginsLine(start) {
      let before = source.text(start - 1)
      guard source.isWord(start - 1) || before == "@" || before == ")" || before == "(" else { break }
      start -= 1
    }
    if source.text(end + 1) == ";", !source.beginsLine(end + 1) { end += 1 }
    replace(start...end, by: "")
    return end + 1
  }

  private static let importKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  // MARK: Optional requirements

  /// What a protocol asks for optionally gets a default in an extension: nothing is done, or nil is the answer.
  mutating func rewriteProtocol(at index: Int) -> Int {
    let name = source.text(index + 1)
    var open = index + 2
    while open < source.tokens.count, source.text(open) != "{" {
      if source.text(open) == "}" { return index + 1 }
      open += 1
    }
    guard source.isWord(index + 1), open < source.tokens.count else { return index + 1 }
    let close = source.closing(open)
    // One that the file ends in the middle of is the compiler's to tell.
    guard source.text(close) == "}" else { return index + 1 }
    if isForObjectiveC(index) {
      let isInheriting = source.text(index + 2) == ":"
      // `class` and `AnyObject` say it themselves.
      let says = isInheriting && (index + 3..<open).contains { ["class", "AnyObject"].contains(source.text($0)) }
      if !says {
        insert(isInheriting ? " AnyObject," : ": AnyObject", after: isInheriting ? index + 2 : index + 1)
      }
    }
    var defaults: [String] = []
    for place in open..<close where source.text(place) == "optional" && source.isWord(place + 1) {
      let end = endOfRequirement(place + 1, before: close)
      if let text = Self.defaultBody(source.source(place + 1...end), source.text(place + 1)) { defaults.append(text) }
      replace(place...place, by: "")
    }
    if !defaults.isEmpty {
      insert("; extension \(name) { \(defaults.joined(separator: "; ")) }", after: close)
    }
    return open + 1
  }

  /// Objective-C's protocols are of classes alone.
  private func isForObjectiveC(_ index: Int) -> Bool {
    var place = index - 1
    while place > 0, ["public", "private", "internal", "fileprivate", ")"].contains(source.text(place)) {
      if source.text(place) == ")" { while place > 0, source.text(place) != "(" { place -= 1 } }
      place -= 1
    }
    return source.text(place) == "objc" && source.text(place - 1) == "@"
  }

  /// A requirement ends with its line, but for brackets and lines that go on.
  private func endOfRequirement(_ start: Int, before close: Int) -> Int {
    var place = start
    while place + 1 < close {
      if ["(", "{", "["].contains(source.text(place)) {
        place = source.closing(place)
        // One that nothing closes before the file ends takes all that is left of it.
        guard place + 1 < close else { break }
      }
      let next = source.text(place + 1)
      if source.beginsLine(place + 1), next != "-", next != ">", source.text(place) != ">" { return place }
      if next == ";" { return place }
      place += 1
    }
    return min(place, close - 1)
  }

  private static func defaultBody(_ requirement: String, _ word: String) -> String? {
    let line = requirement.split(separator: "\n").joined(separator: " ")
    if word == "var" {
      guard let brace = line.firstIndex(of: "{") else { return nil }
      let declaration = line[..<brace]
      let answer = declaration.contains("?") ? "nil" : "fatalError(\"not given\")"
      return line[brace...].contains("set")
        ? "\(declaration){ get { \(answer) } set {} }" : "\(declaration){ \(answer) }"
    }
    guard let arrow = lastArrow(line) else { return line + " {}" }
    let result = line[arrow...]
    guard !result.contains(")") || result.contains("(") else { return line + " {}" }
    let isOptional = result.contains { $0 == "?" || $0 == "!" }
    return line + (isOptional ? " { nil }" : " { fatalError(\"not given\") }")
  }

  /// Behind the last `->`; nil where there is none.
  private static func lastArrow(_ text: String) -> String.Index? {
    var place = text.endIndex
    while place > text.startIndex {
      let before = text.index(before: place)
      if text[before] == ">", before > text.startIndex, text[text.index(before: before)] == "-" { return place }
      place = before
    }
    return nil
  }

  /// `delegate?.tableView?(…)`: what was optional has a default here, so that it is called as it is.
  mutating func rewriteOptionalCall(at index: Int) -> Int {
    guard source.text(index + 1) == "(", source.isAdjacent(index), source.isAdjacent(index + 1),
      source.isWord(index - 1),
      source.text(index - 2) == "."
    else { return index + 1 }
    let name = source.text(index - 1)
    let isDelegates = Self.delegateWords.contains { name.hasPrefix($0) }
    let asked = source.text(index - 3) == "?" ? source.text(index - 4) : source.text(index - 3)
    let isAsked = !table.variableNames.contains(name) || asked.hasSuffix("elegate") || asked.hasSuffix("ource")
    if isDelegates || table.optionalNames.contains(name) && isAsked { replace(index...index, by: "") }
    return index + 1
  }

  /// What the methods of UIKit's delegates begin with.
  private static let delegateWords = [
    "tableView", "collectionView", "scrollView", "textField", "textView", "searchBar", "navigationController",
    "tabBarController", "pickerView", "gestureRecognizer", "numberOfSections", "updateSearchResults", "viewForZooming",
    "presentationController", "adaptivePresentationStyle", "pageViewController", "indexTitles", "sectionIndexTitles",
  ]

  // MARK: Making

  /// A class that is registered, or a parameter, is made by a method of the class: an initialiser that is not required can't
  /// be reached from it.
  mutating func addFactories() {
    for found in ClassTable.classes(in: source) {
      guard let root = table.root(of: found.name) else { continue }
      if PlainScreens.controllers.contains(root) {
        guard let call = PlainScreens.expression(found.name, root, table) else { continue }
        insert(" public override class func makePlain() -> UIViewController { \(call) };", after: found.body)
        continue
      }
      guard let factory = Self.factories[root] ?? (PlainScreens.views.contains(root) ? Self.framed : nil) else {
        continue
      }
      let isInherited = table.inherits(factory.labels, found.name)
      guard isInherited || table.initialisers(of: found.name).contains([]) else { continue }
      let arguments = isInherited ? factory.labels.map { "\($0): \($0)" }.joined(separator: ", ") : ""
      insert(
        " public override class func makeForReuse(\(factory.parameters)) -> UIView { \(found.name)(\(arguments)) };",
        after: found.body)
    }
  }

  private static let styled = (
    labels: ["style", "reuseIdentifier"], parameters: "style: UITableViewCell.CellStyle, reuseIdentifier: String?"
  )
  private static let framed = (labels: ["frame"], parameters: "frame: CGRect")
  private static let named = (labels: ["reuseIdentifier"], parameters: "reuseIdentifier: String?")
  private static let factories: [String: (labels: [String], parameters: String)] = [
    "UITableViewCell": styled, "UICollectionViewCell": framed, "UICollectionReusableView": framed,
    "UICollectionViewListCell": framed, "UITableViewHeaderFooterView": named,
  ]
}
