import Foundation
public import Testing

/// A part of a page that says what the program's own tables say, between two lines of the page.
///
/// Where it is behind them, `PROOFSHEET_UPDATE_DOCS=1` writes it anew, and `PROOFSHEET_REQUIRE=docs`, which the project's
/// checks set, fails. So a new property, kind or command is no edit of its page.
public struct DerivedPart: Sendable {
  private let page: String
  private let begin: String
  private let end: String
  private let text: @Sendable () throws -> String

  /// A part of a page by its path in the project, with what stands before and behind it.
  public init(of page: String, from begin: String, to end: String, text: @escaping @Sendable () throws -> String) {
    (self.page, self.begin, self.end, self.text) = (page, begin, end, text)
  }

  /// Whether the page says the same; where it is to be written anew it does from then on.
  public func isHeld() throws -> Bool {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../\(page)")
    let old = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
    guard let start = old.range(of: begin), let stop = old.range(of: end, range: start.upperBound..<old.endIndex) else {
      throw Requirement.Missing(description: "\(page) has no part from '\(begin)' to '\(end)'")
    }
    let new = try old[..<start.upperBound] + text() + old[stop.lowerBound...]
    guard new != old, ProcessInfo.processInfo.environment["PROOFSHEET_UPDATE_DOCS"] == "1" else { return new == old }
    try Data(new.utf8).write(to: file.standardizedFileURL)
    return true
  }

  fileprivate var name: String { page }
}

extension Trait where Self == ConditionTrait {
  /// Needs that the page's part is what the tables say.
  public static func needsWritten(_ part: DerivedPart) -> Self {
    .enabled("docs: \(part.name)") { try Requirement.docs.isMet(without: part.isHeld() ? [] : [part.name]) }
  }
}
