import AutoLayout
import ProofModel
import Resolving
import Solving

/// What a page tells of a screen's source: anchors and lines. Each file is read once.
package final class PageSource: Sendable {
  /// Each rule of the user's in UIKit's anchors, by its identity.
  let anchors: JSONValue
  private let files = Locked<[String: [Substring]]>([:])

  package init(_ workbench: Workbench) {
    anchors = .object(LayoutExport(workbench).anchorsByRule.map { (key: $0.rule, value: .string($0.code)) })
  }

  /// The lines that views, rules and findings stand on: `{file: {line: text}}`.
  func lines(of layouts: [SolvedLayout]) -> JSONValue {
    var wanted: [String: Set<Int>] = [:]
    func note(_ span: SourceSpan?) {
      if let span { wanted[span.file, default: []].insert(span.start.line) }
    }
    for layout in layouts {
      for view in layout.views { note(view.content.span) }
      for constraint in layout.constraints { note(constraint.span) }
      for finding in layout.findings { note(finding.diagnostic.span) }
    }
    return .object(
      wanted.keys.sorted().map { file in
        let lines = self.lines(of: file)
        let numbers = (wanted[file] ?? []).sorted().filter { lines.indices.contains($0 - 1) }
        return (
          key: file,
          value: .object(
            numbers.map { number in
              let line = lines[number - 1].drop { $0.isWhitespace }
              return (key: "\(number)", value: .string(String(line.prefix(Self.longestLine))))
            })
        )
      })
  }

  private func lines(of file: String) -> [Substring] {
    files.withLock { files in
      if let known = files[file] { return known }
      let lines = (try? FileReading.text(at: file))?.split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      files[file] = lines ?? []
      return lines ?? []
    }
  }

  /// Of a line of source, in characters: a line of Interface Builder's may be long.
  private static let longestLine = 240
}
