import Findings
import ProofModel

/// The values that options and arguments take, by what they declare of themselves and by the types that they are read into.
enum OptionValues {
  typealias Value = (word: String, about: String)

  /// Endings of the files that screens are read from.
  static let screens = [".proof.yaml", ".proof.yml", ".proof.json", ".storyboard", ".xib", ".yaml"]

  /// Whether an argument of that name is a file.
  static func isFile(_ name: String) -> Bool {
    ["file", "files", "expected", "actual", "path", "folder"].contains(name)
  }

  /// In the order in which they are declared; empty where the value is free.
  static func of(_ argument: CommandDeclaration.Argument, named name: String) -> [Value] {
    if case .list(let values) = argument.completionKind { return values.map { ($0, "") } }
    switch name {
    case "device":
      return DeviceCatalogue.setNames.map { ($0, "a set") }
        + DeviceCatalogue.shared.devices.map { ($0.id, $0.name) }
    case "window": return WindowMode.named.map(\.1).map { ($0, "") }
    case "text-size": return (TextSize.allCases.map(\.rawValue) + ["all"]).map { ($0, "") }
    case "os": return (Era.all.map(\.description) + ["file"]).map { ($0, "") }
    case "locale": return PseudoLanguage.allCases.map { ($0.rawValue, "") }
    case "id": return CheckRule.all.map { ($0.id, $0.title) }
    default: return listed(argument.abstract ?? "").map { ($0, "") }
    }
  }

  /// The values that a help text begins with: `png, svg or pdf; several with commas.` Empty where it begins otherwise.
  static func listed(_ help: String) -> [String] {
    let start = help.prefix { ![";", ".", ":", "("].contains($0) }
    let list =
      help.contains(": ") && !start.contains(",")
      ? help.drop { $0 != ":" }.dropFirst(2).prefix { ![";", ".", "("].contains($0) } : start
    let words = list.replacing(", or ", with: ", ").replacing(" or ", with: ", ").split(separator: ",")
      .map { $0.trimmingPrefix(while: \.isWhitespace) }
    let isList =
      words.count > 1
      && words.allSatisfy {
        !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
      }
    return isList ? words.map(String.init) : []
  }
}
