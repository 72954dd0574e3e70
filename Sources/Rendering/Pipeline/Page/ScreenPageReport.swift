import Findings
import Foundation
import Pages
import PixelCoding
import ProofModel
import Solving

/// A screen on a page: all of its variants, solved and drawn.
package struct PageScreen: Sendable {
  package var workbench: Workbench
  package var variants: [(solved: Workbench.Solved, layers: [PageLayer])]
  /// What is told of its source, where that was read before.
  package var source: PageSource?
  /// The rules that the page may write.
  package var edits: JSONValue?

  package init(
    workbench: Workbench, variants: [(solved: Workbench.Solved, layers: [PageLayer])], source: PageSource? = nil,
    edits: JSONValue? = nil
  ) {
    self.workbench = workbench
    self.variants = variants
    self.source = source
    self.edits = edits
  }
}

/// Everything that a page of screens shows, from where the other outputs have it: views and rules are those of
/// `--format json`, findings those of `check`, anchors those of `export`.
package struct ScreenPageReport {
  private var screens: [PageScreen]
  private let findings: FindingsReport

  /// - Parameter jobs: how many threads try what would mend the findings; 0: nothing is tried.
  package init(_ screens: [PageScreen], jobs: Int) {
    // What `check` finds besides is looked for where there is time to try fixes.
    let screens = jobs > 0 ? screens.map { $0.inspected(jobs: jobs) } : screens
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
  package var json: JSONValue {
    .object([
      ("format", .number(1)), ("title", .string(title)), ("summary", .string(findings.summary)),
      ("generator", .string(ProofsheetVersion.text)),
      ("screens", .array(screens.map(screen))),
    ])
  }

  /// The page as UTF-8.
  func page() throws -> [UInt8] {
    // Variants of one device share their pictures where these are the same.
    var packed: [PackedFile] = []
    var known: [String: String] = [:]
    var report = self
    report.screens = screens.map { screen in
      var screen = screen
      for variant in screen.variants.indices {
        for layer in screen.variants[variant].layers.indices {
          let file = screen.variants[variant].layers[layer]
          guard let base64 = file.packed, let own = file.path else { continue }
          if let path = known[base64] {
            screen.variants[variant].layers[layer].path = path
          } else {
            known[base64] = own
            packed.append(.init(path: own, base64: base64))
          }
        }
      }
      return screen
    }
    guard let data = Gzip.compressed(report.json.compactBytes) else {
      throw FileError(.write, title, .other, "there is no memory for its data")
    }
    return ScreenPage.html(
      title: title, summary: findings.summary, data: Data(data).base64EncodedString(), packed: packed)
  }

  private func screen(_ screen: PageScreen) -> JSONValue {
    let document = screen.workbench.document
    let solved = screen.variants.map(\.solved)
    let source = screen.source ?? PageSource(screen.workbench)
    var members: [(key: String, value: JSONValue)] = [
      ("name", .string(document.name)), ("title", .string(screen.title)), ("file", .string(document.file)),
      ("variants", .array(screen.variants.map { Self.variant($0.solved, $0.layers) })),
      ("findings", .array(findings.entriesJSON(of: document.name))),
      ("swift", source.anchors), ("lines", source.lines(of: solved.map(\.layout))),
    ]
    if let edits = screen.edits { members.append(("edits", edits)) }
    return .object(members)
  }

  /// A variant with its layers, as the page reads it.
  package static func variant(_ solved: Workbench.Solved, _ layers: [PageLayer]) -> JSONValue {
    .object(
      SolvedReport.variants([solved])[0] + [
        ("caption", .string(solved.variant.caption)), ("layers", .array(layers.map(\.json))),
      ])
  }
}

extension PageScreen {
  fileprivate func inspected(jobs: Int) -> PageScreen {
    var screen = self
    let solved = workbench.inspected(variants.map(\.solved), jobs: jobs)
    screen.variants = zip(solved, variants).map { ($0, $1.layers) }
    return screen
  }

  fileprivate var title: String { workbench.document.title ?? workbench.document.name }
}
