import AutoLayout
import Foundation
import LayoutCode
import Testing

/// The snippets that follow a turn, in a window that can be turned; and what holds of all snippets.
@Suite struct TurnTests {
  @Test func movedAlongTheTurn() throws {
    let host = try #require(HostWindow(device: "iphone-8") { TurningController() })
    host.appear()
    let controller = try #require(host.controller as? TurningController)
    let transition = try #require(host.turn(to: .landscape))
    #expect(controller.sizes == [CGSize(width: 667, height: 375)])
    // At the right in the end, and on its way there before.
    #expect(controller.box.frame == CGRect(x: 567, y: 0, width: 100, height: 100))
    let xs = transition.layouts(count: 5).compactMap { layout in
      layout.index(of: "box").map { layout.views[$0].frame.x }
    }
    #expect(xs.first == 0 && xs.last == 567)
    #expect(xs.count == 5 && xs == xs.sorted())
  }

  @Test func otherConstraintsByTraits() throws {
    let host = try #require(HostWindow(device: "iphone-8") { TraitController() })
    host.appear()
    let controller = try #require(host.controller as? TraitController)
    #expect(controller.red.frame == CGRect(x: 0, y: 0, width: 375, height: 333.5))
    _ = host.turn(to: .landscape)
    #expect(controller.red.frame == CGRect(x: 0, y: 0, width: 333.5, height: 375))
  }

  /// Besides the test framework a snippet's file imports UIKit's names and nothing else: in an app that one line is
  /// another.
  @Test func snippetsImportUIKitsNamesOnly() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix("Snippets") }
    var snippets = 0
    for file in files {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      #expect(
        Set(lines.filter { $0.contains("import ") && !$0.hasPrefix("//") }) == ["import Testing", "import UIKitNames"])
      snippets += lines.filter { $0.contains("@Test func") }.count
    }
    #expect(snippets >= 60)
  }
}
