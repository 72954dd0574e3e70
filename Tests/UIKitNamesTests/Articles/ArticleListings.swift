import Foundation

/// The listings of the articles that the project was made for, cut out of their texts, which lie beside the project
/// (`../shared/seeds`) and are no part of it.
struct ArticleListings {
  private let folder: URL

  /// nil where the texts are not there.
  init?() {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var base = root.deletingLastPathComponent()
    while base.path != "/" {
      let candidate = base.appendingPathComponent("shared/seeds")
      if FileManager.default.fileExists(atPath: candidate.path) {
        folder = candidate
        return
      }
      base.deleteLastPathComponent()
    }
    return nil
  }

  private func lines(_ number: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let name = names.first { $0.hasPrefix(number + "_") } ?? ""
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return text.components(separatedBy: "\n").map { $0.replacingOccurrences(of: "\u{a0}", with: " ") }
  }

  /// Article 000: every extension and class; a closing brace that the page has lost is put back.
  func proportional() throws -> String {
    var listings: [String] = []
    var open: [String] = []
    for line in try lines("000") {
      if open.isEmpty, !line.hasPrefix("extension UIView"), !line.hasPrefix("class ") { continue }
      open.append(line)
      guard line == "}" else { continue }
      let text = open.joined(separator: "\n")
      let missing = text.filter { $0 == "{" }.count - text.filter { $0 == "}" }.count
      listings.append(text + String(repeating: "\n}", count: max(0, missing)))
      open = []
    }
    return listings.joined(separator: "\n\n")
  }

  /// Article 002: the class, whose line breaks the page has lost: one before each word that begins a declaration or a
  /// statement, and one around braces and comments.
  func percent() throws -> String {
    let line = try lines("002").first { $0.contains("class PercentLayoutConstraint") } ?? ""
    let start = line.range(of: "class PercentLayoutConstraint")?.lowerBound ?? line.startIndex
    return String(line[start...])
      .replacingOccurrences(of: #"/\*\*.*?\*/"#, with: "\n", options: .regularExpression)
      .replacingOccurrences(of: #"([{}])"#, with: "\n$1\n", options: .regularExpression)
      .replacingOccurrences(
        of: #" (@IBInspectable|override|guard|func|switch|case|default:|deinit|var screenSize|constant =)"#,
        with: "\n$1", options: .regularExpression
      )
      // What an `else` and a getter stand before belongs to their line.
      .replacingOccurrences(of: #"else \n\{"#, with: "else {", options: .regularExpression)
  }

  /// Article 002's way in code, one constraint.
  func spacing() throws -> String {
    let lines = try lines("002")
    guard let start = lines.firstIndex(where: { $0.contains("NSLayoutConstraint(item: myView1,") }),
      let end = lines[start...].firstIndex(where: { $0.contains("* 0.05)") })
    else { return "" }
    let text = lines[start...end].joined(separator: "\n")
    let first = text.range(of: "NSLayoutConstraint(item:")?.lowerBound ?? text.startIndex
    let last = text.range(of: "* 0.05)")?.upperBound ?? text.endIndex
    return String(text[first..<last])
  }

  /// Article 003: the small language itself.
  func language() throws -> String {
    let lines = try lines("003")
    guard let start = lines.firstIndex(of: "import UIKit"),
      let end = lines.firstIndex(where: { $0.hasPrefix("You might notice") })
    else { return "" }
    return lines[start..<end].joined(separator: "\n")
  }

  /// Article 003's closing example, the inside of a controller's method.
  func closingExample() throws -> String {
    let lines = try lines("003")
    guard let start = lines.firstIndex(of: "let v1 = UIView()"),
      let end = lines.firstIndex(of: "self.view.addConstraints(constraints)")
    else { return "" }
    return lines[start...end].joined(separator: "\n")
  }
}
