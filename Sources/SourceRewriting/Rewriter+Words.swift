/// Attributes and directives: Objective-C's go, `#selector` and its like become values.
extension Rewriter {
  private static let struckAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "NSManaged",
    "GKInspectable", "NSCopying", "UIApplicationMain", "NSApplicationMain", "main", "MainActor", "LSExtensionMain",
  ]

  mutating func rewriteAttribute(at index: Int) -> Int {
    let name = source.text(index + 1)
    guard source.isAdjacent(index + 1), Self.struckAttributes.contains(name) else { return index + 1 }
    // A closure that asks for the main actor is started there: its turns are waited for.
    if name == "MainActor", source.text(index - 1) == "{", ["in", "[", "("].contains(source.text(index + 2)) {
      return index + 2
    }
    let hasArguments = source.text(index + 2) == "(" && source.isAdjacent(index + 2)
    let end = hasArguments && name != "MainActor" ? source.closing(index + 2) : index + 1
    replace(index...end, by: "")
    return end + 1
  }

  mutating func rewriteDirective(at index: Int) -> Int {
    let open = index + 1
    let hasArguments = source.text(open) == "("
    let close = hasArguments ? source.closing(open) : index
    switch source.text(index) {
    case "#selector" where close > open + 1:
      replace(index...close, by: "Selector(\(Self.literal(words(open + 1...close - 1))))")
    case "#keyPath" where close > open + 1:
      replace(index...close, by: Self.literal(keyPath(open + 1...close - 1)))
    case "#colorLiteral": replace(index...index, by: "appColorLiteral")
    case "#imageLiteral": replace(index...index, by: "UIImage")
    case "#Preview": return strikePreview(from: index, arguments: close)
    case "#if", "#elseif": return rewriteCondition(at: index)
    default: return index + 1
    }
    return source.text(index).hasSuffix("Literal") ? index + 1 : close + 1
  }

  private func words(_ tokens: ClosedRange<Int>) -> String { tokens.map { source.text($0) }.joined() }

  /// Without the type that it begins at.
  private func keyPath(_ tokens: ClosedRange<Int>) -> String {
    let parts = words(tokens).split(separator: ".")
    let isType = parts.count > 1 && parts[0].first?.isUppercase == true
    return parts.dropFirst(isType ? 1 : 0).joined(separator: ".")
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// `type(of: object).description()`, which only Objective-C's classes answer.
  mutating func rewriteClassDescription(at index: Int) -> Int {
    guard source.text(index + 1) == "(" else { return index + 1 }
    let close = source.closing(index + 1)
    guard (1...4).map({ source.text(close + $0) }) == [".", "description", "(", ")"] else { return index + 1 }
    replace(index...index, by: "String(describing: type")
    replace(close + 1...close + 4, by: ")")
    return close + 5
  }

  // MARK: Conditions

  /// The target is an iOS app's: `os(iOS)` and `canImport(UIKit)` hold.
  private mutating func rewriteCondition(at index: Int) -> Int {
    var place = index + 1
    while place < source.tokens.count, !source.beginsLine(place) {
      if source.text(place + 1) == "(", source.text(place + 3) == ")" {
        let asked = source.text(place) + " " + source.text(place + 2)
        let isReplaced = source.text(place) == "canImport" && options.replacement(source.text(place + 2)) != nil
        if let answer = Self.answers[asked] ?? (isReplaced ? "true" : nil) { replace(place...place + 3, by: answer) }
      }
      place += 1
    }
    return place
  }

  private static let answers = [
    "os iOS": "true", "canImport UIKit": "true", "os Linux": "false", "os macOS": "false", "canImport AppKit": "false",
    "canImport QuartzCore": "true", "canImport CoreGraphics": "true",
  ]

  // MARK: Previews

  /// `#Preview("Name") { … }` and the attributes before it.
  private mutating func strikePreview(from index: Int, arguments: Int) -> Int {
    var end = arguments
    if source.text(end + 1) == "{" { end = source.closing(end + 1) }
    replace(beginningOfDeclaration(index)...end, by: "")
    return end + 1
  }

  /// `struct Some_Previews: PreviewProvider { … }`.
  mutating func rewritePreview(at index: Int) -> Int {
    var place = index + 1
    var isPreview = false
    while place < source.tokens.count, place < index + 12, source.text(place) != "{" {
      if source.text(place) == "PreviewProvider" { isPreview = true }
      place += 1
    }
    guard isPreview, source.text(place) == "{" else { return index + 1 }
    let end = source.closing(place)
    replace(beginningOfDeclaration(index)...end, by: "")
    return end + 1
  }

  /// Where attributes and modifiers before a declaration's word begin.
  private func beginningOfDeclaration(_ index: Int) -> Int {
    var place = index
    while place > 0 {
      if ["private", "fileprivate", "public", "internal", "open"].contains(source.text(place - 1)) {
        place -= 1
      } else if source.text(place - 1) == ")", let at = attribute(endingAt: place - 1) {
        place = at
      } else if source.isWord(place - 1), source.text(place - 2) == "@", source.isAdjacent(place - 1) {
        place -= 2
      } else {
        break
      }
    }
    return place
  }

  private func attribute(endingAt close: Int) -> Int? {
    var open = close
    while open > 1, source.text(open) != "(" || source.closing(open) != close { open -= 1 }
    return open > 1 && source.text(open - 2) == "@" ? open - 2 : nil
  }
}
