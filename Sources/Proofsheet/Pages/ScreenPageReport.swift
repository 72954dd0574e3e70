import AutoLayout
import Foundation
import Pages
import PixelCoding
import ProofModel

/// A screen on a page: all of its variants, solved and drawn.
struct PageScreen: Sendable {
  var workbench: Workbench
  var variants: [(solved: Workbench.Solved, layers: [PageLayer])]
}

/// Everything that a page of screens shows, from where the other outputs have it: views and rules are those of
/// `--format json`, findings those of `check`, anchors those of `export`.
struct ScreenPageReport {
  private var screens: [PageScreen]
  private let findings: FindingsReport

  /// - Parameter jobs: how many threads try what would mend the findings; 0: nothing is tried.
  init(_ screens: [PageScreen], jobs: Int) {
    self.screens = screens
    var findings = FindingsReport()
    for screen in screens {
      for variant in screen.variants { findings.add(variant.solved, of: screen.workbench) }
    }
    var trials = Self.mostTrials
    for screen in screens where jobs > 0 {
      findings.tryFixes(screen.variants.map(\.solved), of: screen.workbench, trials: &trials, jobs: jobs)
    }
    self.findings = findings
  }

  /// How many screens are solved to try fixes: fewer than `check` tries, since a page is drawn more often.
  private static let mostTrials = 100

  var title: String {
    screens.count == 1 ? screens[0].title : "\(screens.count) screens"
  }

  /// `{"format": 1, "title", "summary", "screens": […]}`.
  var json: JSONValue {
    .object([
      ("format", .number(1)), ("title", .string(title)), ("summary", .string(findings.summary)),
      ("generator", .string(ProofsheetVersion.text)),
      ("screens", .array(screens.map(screen))),
    ])
  }

  /// The page as UTF-8.
  func page() throws -> [UInt8] {
    // Variants of one device share their pictures where these are the same.
    var packed: [ScreenPage.Packed] = []
    var known: [String: String] = [:]
    var report = self
    report.screens = screens.map { screen in
      var screen = screen
      for variant in screen.variants.indices {
        for layer in screen.variants[variant].layers.indices {
          let file = screen.variants[variant].layers[layer]
          guard let base64 = file.packed else { continue }
          if let path = known[base64] {
            screen.variants[variant].layers[layer].path = path
          } else {
            known[base64] = file.path
            packed.append(.init(path: file.path, base64: base64))
          }
        }
      }
      return screen
    }
    guard let data = Gzip.compressed(Array(report.json.compactText.utf8)) else {
      throw FileError(.write, title, .other, "there is no memory for its data")
    }
    return ScreenPage.html(
      title: title, summary: findings.summary, data: Data(data).base64EncodedString(), packed: packed)
  }

  private func screen(_ screen: PageScreen) -> JSONValue {
    let document = screen.workbench.document
    let solved = screen.variants.map(\.solved)
    let variants = zip(SolvedReport.variants(solved), screen.variants).map { members, variant in
      JSONValue.object(
        members + [
          ("caption", .string(variant.solved.variant.caption)), ("layers", .array(variant.layers.map(\.json))),
        ])
    }
    let anchors = LayoutExport(screen.workbench).anchorsByRule
    return .object([
      ("name", .string(document.name)), ("title", .string(screen.title)), ("file", .string(document.file)),
      ("variants", .array(variants)),
      ("findings", .array(findings.entriesJSON(of: document.name))),
      ("swift", .object(anchors.map { (key: $0.rule, value: .string($0.code)) })),
      ("lines", lines(of: screen)),
    ])
  }

  /// The lines of source that views, rules and findings stand on: `{file: {line: text}}`.
  private func lines(of screen: PageScreen) -> JSONValue {
    var wanted: [String: Set<Int>] = [:]
    func note(_ span: SourceSpan?) {
      if let span { wanted[span.file, default: []].insert(span.start.line) }
    }
    for layout in screen.variants.map(\.solved.layout) {
      for view in layout.views { note(view.content.span) }
      for constraint in layout.constraints { note(constraint.span) }
      for finding in layout.findings { note(finding.diagnostic.span) }
    }
    return .object(
      wanted.keys.sorted().compactMap { file in
        guard let text = try? FileReading.text(at: file) else { return nil }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
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

  /// Of a line of source, in characters: a line of Interface Builder's may be long.
  private static let longestLine = 240
}

extension PageScreen {
  fileprivate var title: String { workbench.document.title ?? workbench.document.name }
}
