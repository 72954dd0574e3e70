import ImageDiff
import LayoutDiff
import ProofModel

@testable import Reviewing

/// A review with an entry of each kind, made by hand: what the writers' texts are compared on.
enum SmallReview {
  static let cause = ReviewReport.Cause(
    signature: "constant title.top", sentence: "'title.top' has the constant 32 pt, it had 24 pt", views: ["title"],
    span: SourceSpan(file: "specs/login.proof.yaml", line: 8, column: 7))

  /// Edits with what of a view each is, as their words begin.
  static func parts(_ words: [String]) -> [LayoutDiff.Cause.Part] {
    words.map { words in
      if words.contains("' is called '") { return .init(words, .name) }
      if words.hasPrefix("the window is ") { return .init(words, .window) }
      return .init(words, words.firstRange(of: " of '").map { .init(String(words[..<$0.lowerBound])) })
    }
  }

  static let report: ReviewReport = {
    var report = ReviewReport(
      title: "Login", expected: .init("main", detail: "3f2a1c9"), actual: .init("working tree"))
    report.entries = [
      layout("iphone-8"), layout("iphone-x"), pixels, missing, orphan, failed,
      entry("same", "iphone-8", .same),
    ]
    return report
  }()

  static func entry(_ scene: String, _ device: String, _ status: ReviewReport.Status) -> ReviewReport.Entry {
    var entry = ReviewReport.Entry(key: "\(scene).\(device)", scene: scene, status: status)
    entry.source = "specs/\(scene).proof.yaml"
    if let found = DeviceCatalogue.shared.device(device),
      case .success(let environment) = EnvironmentBuilder(.device(found)).environment()
    {
      entry.axes = ReviewReport.Axes(environment)
    }
    let key = entry.key
    let picture = { (role: ReviewReport.Role) in
      ReviewReport.Picture(path: role.path(key), size: PixelSize(width: 750, height: 1334))
    }
    if status != .missing, status != .failed { entry.pictures.expected = picture(.expected) }
    if status != .orphan, status != .failed { entry.pictures.actual = picture(.actual) }
    if status == .layout || status == .pixels { entry.pictures.difference = picture(.difference) }
    return entry
  }

  private static func layout(_ device: String) -> ReviewReport.Entry {
    var entry = entry("login", device, .layout)
    entry.digest = "digest-\(device)"
    entry.layout = ReviewReport.LayoutChanges(
      causes: [cause],
      changes: [
        .init(
          kind: "moved", view: "title", sentence: "'title' moved down 8 pt",
          before: Rect(x: 16, y: 44, width: 50, height: 20), after: Rect(x: 16, y: 52, width: 50, height: 20),
          isCause: true)
      ], summary: "'title.top' has the constant 32 pt, it had 24 pt: 'title' moved down 8 pt")
    let diagnostic = Diagnostic.warning(
      "small-target", "'ok' is 30 pt high, a finger wants 44 pt",
      at: SourceSpan(file: "specs/login.proof.yaml", line: 5, column: 3), hint: "ok.height >= 44")
    entry.findings.new = [ReviewReport.Finding(diagnostic, views: ["ok"])]
    entry.pixels = changes(differing: 49)
    return entry
  }

  private static var pixels: ReviewReport.Entry {
    var entry = entry("colors", "iphone-8", .pixels)
    entry.pixels = changes(differing: 12)
    return entry
  }

  private static var missing: ReviewReport.Entry {
    var entry = entry("fresh", "iphone-8", .missing)
    entry.message = "there is no baseline"
    return entry
  }

  private static var orphan: ReviewReport.Entry {
    var entry = entry("old", "iphone-8", .orphan)
    entry.axes = nil
    return entry
  }

  private static var failed: ReviewReport.Entry {
    var entry = entry("broken", "iphone-8", .failed)
    entry.message = "specs/broken.proof.yaml:3:1: unknown view 'titel' <&> \"quoted\""
    return entry
  }

  /// A real comparison of two pictures with so many differing pixels in a row.
  static func changes(differing: Int) -> ReviewReport.PixelChanges {
    let size = PixelSize(width: 100, height: 20)
    let white = PixelBuffer(size: size, bytes: Array(repeating: 255, count: 100 * 20 * 4))
    var other = white
    for index in 0..<differing { other.bytes[index * 4] = 0 }
    return ReviewReport.PixelChanges(Difference.between(expected: white, actual: other))
  }
}

extension ReviewText {
  /// What else was done, by causes of which none was told before.
  func others(_ causes: [ReviewReport.Cause]) -> [String] {
    var named = NamedViews()
    return others(causes, &named)
  }
}
