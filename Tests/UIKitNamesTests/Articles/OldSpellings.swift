import Foundation

/// The rewriting that brings an article's listing to today's spelling: a list of replacements, applied in its order.
///
/// The articles were written in Swift 1.2 and 2 for UIKit with Apple's runtime. Nothing else of a listing is changed.
enum OldSpellings {
  /// A pattern, what stands for it, and why.
  struct Replacement {
    let pattern: String
    let template: String
    let reason: String

    init(_ pattern: String, _ template: String, _ reason: String) {
      self.pattern = pattern
      self.template = template
      self.reason = reason
    }
  }

  static let replacements: [Replacement] = [
    .init(#"import UIKit\b"#, "import UIKitNames", "the one import that differs"),
    .init(#"@(objc|IBOutlet|IBAction|IBInspectable|IBDesignable)\s+"#, "", "words of Objective-C, struck out"),
    .init(
      #"NSNotificationCenter\.defaultCenter\(\)\.addObserver\(self, selector: #selector\((\w+)\), name: (\w+), object: nil\)"#,
      "NotificationCenter.default.addObserver(forName: $2, object: nil, queue: nil) { [weak self] _ in self?.$1() }",
      "selectors need Apple's runtime: the same observer as a closure"),
    .init(#"NSNotificationCenter\.defaultCenter\(\)"#, "NotificationCenter.default", "Swift 3"),
    .init(#"UIDeviceOrientationDidChangeNotification"#, "UIDevice.orientationDidChangeNotification", "Swift 4.2"),
    .init(#"UIScreen\.mainScreen\(\)"#, "UIScreen.main", "Swift 3"),
    .init(#"UIColor\.(\w+)Color\(\)"#, "UIColor.$1", "Swift 3"),
    .init(#"NSLayout(Relation|Attribute)\b"#, "NSLayoutConstraint.$1", "Swift 4"),
    .init(#"\.conformsToProtocol\((\w+)\)"#, ".conforms(to: $1.self)", "Swift 3"),
    .init(#"\.(constraints|fontDescriptor)\(\)"#, ".$1", "iOS 9: properties, no methods"),
    .init(#"(\w+)\.dynamicType"#, "type(of: $1)", "Swift 3"),
    .init(
      #"\.setTranslatesAutoresizingMaskIntoConstraints\((\w+)\)"#,
      ".translatesAutoresizingMaskIntoConstraints = $1", "iOS 8.3: a property"),
    .init(#"(func \w+\()(\w+):"#, "$1_ $2:", "Swift 3: a method's first parameter has a label by default"),
    .init(#": \((\w+): (\w+)\) -> \(\)"#, ": (_ $1: $2) -> ()", "Swift 3: no labels in a function's type"),
    .init(#"\bblock\(\w+: (\w+)\)"#, "block($1)", "the same, where it is called"),
    .init(#"\.withPriority\((\d+)\)"#, ".withPriority(UILayoutPriority($1))", "Swift 4: a type of its own"),
  ]

  /// A listing in today's spelling; cases of enumerations begin with a small letter since Swift 3.
  static func modernised(_ listing: String) -> String {
    var text = listing
    for entry in replacements {
      text = text.replacingOccurrences(of: entry.pattern, with: entry.template, options: .regularExpression)
    }
    return loweringCases(text)
  }

  /// `.Width` → `.width` alone or after `Relation` and `Attribute`.
  private static func loweringCases(_ text: String) -> String {
    var result = ""
    var before: Character = " "
    var ownerIsType = false
    var word = ""
    for character in text {
      let isImplicit = !before.isLetter && !before.isNumber
      if result.last == ".", character.isUppercase, isImplicit || ownerIsType {
        result += character.lowercased()
      } else {
        result.append(character)
      }
      if character == "." {
        before = result.dropLast().last ?? " "
        ownerIsType = word == "Relation" || word == "Attribute"
      }
      word = character.isLetter ? word + String(character) : ""
    }
    return result
  }
}
