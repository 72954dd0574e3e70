import AutoLayout
import Foundation
import ProofModel
import Testing
import Typesetting

@testable import ProofScene
@testable import Solving

/// The overlays of all samples on all their variants: badges keep off each other, off the letters that they measure and
/// inside the picture, and few find no place.
@Suite struct SampleOverlayTests {
  private static let samples: [String] = {
    let folder = Program.root.appendingPathComponent("samples").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter(ScreenLoader.isSpec).sorted()
  }()

  private struct Count {
    var placed = 0
    var unplaced = 0
    var faults: [String] = []
  }

  private func count(_ name: String, _ overlays: [Overlay]) -> Count {
    var count = Count()
    let studio = Studio()
    let path = Program.root.appendingPathComponent("samples/\(name)").path
    for workbench in ScreenLoader(studio: studio).load([path]).workbenches {
      for variant in workbench.variants(VariantSelection()).variants {
        let layout = workbench.solve(variant).layout
        let options = SceneOptions(overlays: overlays)
        var scene = ScenePainter(layout: layout, text: studio.text, images: workbench.images, shadesImages: true)
        scene.paintScreen()
        var painter = OverlayPainter(
          layout: layout, options: options, text: studio.text, picture: layout.environment.windowSize, origin: .zero)
        painter.paint(obstacles: scene.textRects)
        count.placed += painter.placedBadges.count
        // A picture that is hardly larger than one badge has no room for its badges.
        let size = layout.environment.windowSize
        if min(size.width, size.height) >= 120 { count.unplaced += painter.entries.unplaced }
        count.faults += faults(painter).map { "\(variant.key): \($0)" }
      }
    }
    return count
  }

  private func faults(_ painter: OverlayPainter) -> [String] {
    let badges = painter.placedBadges
    var faults: [String] = []
    for (index, badge) in badges.enumerated() {
      let words = badge.badge.laid.lines.flatMap(\.runs).map(\.text).joined()
      for other in badges[(index + 1)...] where badge.rect.overlaps(other.rect) {
        faults.append("'\(words)' lies on another badge")
      }
      for text in painter.placement.texts
      where badge.badge.measured.contains(text.view) && text.rect.overlaps(badge.rect) {
        faults.append("'\(words)' lies on the text that it measures")
      }
      let (rect, bounds) = (badge.rect, painter.bounds)
      if rect.minX < bounds.minX || rect.maxX > bounds.maxX || rect.minY < bounds.minY || rect.maxY > bounds.maxY {
        faults.append("'\(words)' is cut")
      }
    }
    return faults
  }

  @Test(arguments: samples) func badgesKeepApart(_ name: String) {
    for overlays in [[Overlay.constraints], [.problems], [.redline], [.frames], [.baselines, .grid]] {
      let count = count(name, overlays)
      #expect(count.faults.isEmpty, "\(overlays): \(count.faults.prefix(3))")
      #expect(count.unplaced * 20 <= count.placed + count.unplaced, "\(overlays): \(count.unplaced) without a place")
    }
  }

  /// What a badge says is 9 pt high at least: on a phone's picture at 3× that is 27 pixels.
  @Test func badgesAreReadable() { #expect(OverlayPainter.badgeFont >= 9) }
}
