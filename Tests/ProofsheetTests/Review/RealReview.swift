import AutoLayout
import Foundation
import ImageDiff
import PixelCoding
import ProofModel
import ProofScene
import Typesetting

@testable import Proofsheet

/// A review of the samples with edits made to them: both sides solved and drawn, so that its pictures are real.
struct RealReview {
  /// What is written instead of what, in which sample.
  struct Edit {
    var sample: String
    var from: String
    var to: String
    var cause: ReviewReport.Cause
  }

  static let edits = [
    Edit(
      sample: "bookcase", from: "cover.height == 30% root.height", to: "cover.height == 22% root.height",
      cause: .init(
        signature: "rule coverHeight", sentence: "'coverHeight' has the multiplier 0.22, it had 0.3", views: ["cover"],
        span: SourceSpan(file: "samples/bookcase.proof.yaml", line: 46, column: 9))),
    Edit(
      sample: "progress-panel", from: "text: Copying files", to: "text: Copying <b>many</b> files",
      cause: .init(
        signature: "text title", sentence: "'title' says \"Copying <b>many</b> files\", it said \"Copying files\"",
        views: ["title"], span: SourceSpan(file: "samples/progress-panel.proof.yaml", line: 15, column: 10))),
  ]

  let folder: URL

  /// Draws both sides into the folder and returns the report of them.
  func make() throws -> ReviewReport {
    let studio = Studio()
    var report = ReviewReport(
      title: "Samples </script><b>& more", expected: .init("main", detail: "3f2a1c9"), actual: .init("working tree"))
    for edit in Self.edits {
      let before = try open(edit.sample, studio) { $0 }
      let after = try open(edit.sample, studio) { $0.replacingOccurrences(of: edit.from, with: edit.to) }
      var selection = VariantSelection()
      if edit.sample == "bookcase" {
        selection.devices = ["iphone-8", "iphone-x", "ipad-9.7"]
        selection.locales = ["en", "de"]
        selection.orientations = ["portrait", "landscape"]
        selection.appearances = ["light", "dark"]
      }
      for variant in before.variants(selection).variants {
        report.entries.append(try entry(variant, before, after, edit))
      }
    }
    report.entries.append(contentsOf: try others(report.entries[0]))
    return report
  }

  private func open(_ sample: String, _ studio: Studio, _ edit: (String) -> String) throws -> Workbench {
    let source = Program.root.appendingPathComponent("samples")
    let copy = folder.appendingPathComponent("work-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: source, to: copy)
    let file = copy.appendingPathComponent("\(sample).proof.yaml")
    let text = edit(String(decoding: try Data(contentsOf: file), as: UTF8.self))
    try Data(text.utf8).write(to: file)
    let loaded = ScreenLoader(studio: studio).load([file.path])
    guard let workbench = loaded.workbenches.first else { throw Missing(diagnostics: loaded.diagnostics) }
    return workbench
  }

  struct Missing: Error { var diagnostics: [Diagnostic] }

  private func entry(
    _ variant: Variant, _ before: Workbench, _ after: Workbench, _ edit: Edit
  ) throws -> ReviewReport.Entry {
    let key = "\(before.document.name).\(variant.key)"
    var entry = ReviewReport.Entry(key: key, scene: before.document.name, status: .same)
    entry.axes = ReviewReport.Axes(variant.environment)
    entry.source = "samples/\(edit.sample).proof.yaml"
    let layouts = [before, after].map { $0.solve(variant).layout }
    let pngs = try zip([before, after], layouts).map { try png($0, $1, overlays: []) }
    let decoded = try pngs.map { try ImageDecoder.decode($0) }
    let difference = Difference.between(expected: decoded[0], actual: decoded[1])
    entry.pictures.expected = try put(.expected, key, pngs[0], decoded[0].size)
    entry.pictures.actual = try put(.actual, key, pngs[1], decoded[1].size)
    guard difference.verdict != .same else { return entry }
    entry.status = .layout
    entry.digest = "of-\(key)"
    entry.pixels = ReviewReport.PixelChanges(difference)
    let changes = Self.changes(layouts[0], layouts[1])
    entry.layout = ReviewReport.LayoutChanges(
      causes: [edit.cause], changes: changes, summary: "\(edit.cause.sentence); \(changes.count) views moved or grew")
    if let picture = DifferencePicture.draw(difference, expected: decoded[0], actual: decoded[1]) {
      entry.pictures.difference = try put(.difference, key, try PNGEncoder().encode(picture), picture.size)
    }
    for (role, workbench, layout) in [
      (ReviewReport.Role.expectedOverlay, before, layouts[0]), (.actualOverlay, after, layouts[1]),
    ] {
      let bytes = try png(workbench, layout, overlays: [.constraints])
      let size = try ImageHeader(bytes, limits: ImageLimits()).pixelSize
      let picture = try put(role, key, bytes, size)
      if role == .expectedOverlay {
        entry.pictures.expectedOverlay = picture
      } else {
        entry.pictures.actualOverlay = picture
      }
    }
    return entry
  }

  /// Views whose frames differ.
  private static func changes(_ before: SolvedLayout, _ after: SolvedLayout) -> [ReviewReport.LayoutChange] {
    zip(before.views, after.views).compactMap { old, new in
      guard old.pixelFrame != new.pixelFrame || old.content.text?.string != new.content.text?.string else { return nil }
      let isMoved = old.pixelFrame.size == new.pixelFrame.size
      return ReviewReport.LayoutChange(
        kind: isMoved ? "moved" : "resized", view: new.path,
        sentence: "'\(new.path)' \(isMoved ? "moved" : "grew") by "
          + "\((new.pixelFrame.y - old.pixelFrame.y).shortText) pt down, "
          + "\((new.pixelFrame.height - old.pixelFrame.height).shortText) pt in height",
        before: old.pixelFrame, after: new.pixelFrame, isCause: new.path == "cover")
    }
  }

  private func png(_ workbench: Workbench, _ layout: SolvedLayout, overlays: [Overlay]) throws -> [UInt8] {
    let builder = SceneBuilder(text: workbench.studio.text, images: workbench.images)
    return try workbench.renderers.png(
      builder.displayList(for: layout, options: SceneOptions(overlays: overlays)))
  }

  private func put(
    _ role: ReviewReport.Role, _ key: String, _ bytes: [UInt8], _ size: PixelSize
  ) throws -> ReviewReport.Picture {
    let path = role.path(key)
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return ReviewReport.Picture(path: path, size: size)
  }

  /// What is new, gone, failed, or only of other pixels, with the pictures of the first entry.
  private func others(_ first: ReviewReport.Entry) throws -> [ReviewReport.Entry] {
    var fresh = SmallReview.entry("fresh", "iphone-8", .missing)
    fresh.pictures = .init(actual: first.pictures.actual)
    fresh.message = "there is no baseline"
    var gone = SmallReview.entry("old", "iphone-8", .orphan)
    gone.pictures = .init(expected: first.pictures.expected)
    gone.axes = nil
    var recolored = SmallReview.entry("colors #1 ?", "iphone-8", .pixels)
    recolored.pixels = first.pixels
    recolored.pictures = first.pictures
    let finding = Diagnostic.warning(
      "small-target", "'ok' is 30 pt high, a finger wants 44 pt",
      at: SourceSpan(file: "samples/colors.proof.yaml", line: 5, column: 3), hint: "ok.height >= 44")
    recolored.findings.new = [ReviewReport.Finding(finding, views: ["ok"])]
    return [recolored, fresh, gone, SmallReview.report.entries[5]]
  }
}
