import AppKitNames
import AutoLayout
import Foundation
import LayoutCode
import ProgressPanel
import ProofModel
import Resolving
import Testing

/// The progress panel of article 004: a xib, loaded by its controller in AppKit's words.
@Suite struct PanelTests {
  private static let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../samples/articles/panel/Sources/ProgressPanel").standardized.path

  private static func load(
    _ width: CGFloat = 480, _ set: (ProgressPanelController) -> Void = { _ in }
  ) throws -> ProgressPanelController {
    let panel = ProgressPanelController()
    set(panel)
    try NSNib.$folders.withValue([resources]) {
      let window = try #require(panel.window)
      window.setContentSize(NSSize(width: width, height: 104))
      window.layoutIfNeeded()
    }
    return panel
  }

  private static func icon(_ side: CGFloat) -> NSImage { NSImage(size: NSSize(width: side, height: side)) }

  /// The bar's place and width in the four states, and those of the texts, which share them.
  @Test(arguments: [
    (480.0, false, false, 20.0, 440.0), (480, true, false, 76, 384), (480, false, true, 20, 416),
    (480, true, true, 76, 360), (320, false, false, 20, 280), (320, true, false, 76, 224), (320, false, true, 20, 256),
    (320, true, true, 76, 200),
  ])
  func fourStatesByFourConstants(width: Double, icon: Bool, cancel: Bool, x: Double, bar: Double) throws {
    let panel = try Self.load(width) {
      $0.icon = icon ? Self.icon(48) : nil
      $0.cancelHandler = cancel ? {} : nil
    }
    #expect(panel.progressIndicator.frame == NSRect(x: x, y: 41, width: bar, height: 20))
    for label in [panel.titleLabel, panel.progressLabel] {
      let shared = try #require(label).alignmentRect(forFrame: try #require(label).frame)
      #expect(shared.minX == x && shared.width == bar)
    }
    #expect(panel.imageView.frame.width == (icon ? 48 : 0))
    #expect(panel.cancelButton.frame.width == (cancel ? 16 : 0))
    #expect(panel.window?.frame.height == 104)
  }

  @Test func statesChangeWhileItIsShown() throws {
    let panel = try Self.load()
    #expect(panel.progressIndicator.frame.width == 440)
    panel.icon = Self.icon(64)
    panel.cancelHandler = {}
    panel.window?.layoutIfNeeded()
    #expect(panel.progressIndicator.frame.minX == 92 && panel.progressIndicator.frame.width == 344)
    panel.icon = nil
    panel.window?.layoutIfNeeded()
    #expect(panel.progressIndicator.frame.width == 416)
  }

  @Test func whatIsSetBeforeLoadingIsKept() throws {
    var cancelled = 0
    let panel = try Self.load {
      $0.title = "Copying files"
      $0.progressMessage = "3 of 12 items"
      $0.progressPercent = 0.4
      $0.cancelHandler = { cancelled += 1 }
    }
    #expect(panel.titleLabel.stringValue == "Copying files")
    #expect(panel.progressLabel.stringValue == "3 of 12 items")
    #expect(!panel.progressIndicator.isIndeterminate && panel.progressIndicator.doubleValue == 0.4)
    panel.cancelButton.performClick(nil)
    #expect(cancelled == 1)
    #expect(panel.window is NSPanel && panel.window?.title == "Progress")
  }

  @Test func progressBelowZeroIsIndeterminate() throws {
    let panel = try Self.load { $0.progressPercent = -1 }
    #expect(panel.progressIndicator.isIndeterminate)
    panel.progressPercent = 2
    #expect(!panel.progressIndicator.isIndeterminate && panel.progressIndicator.doubleValue == 1)
  }

  /// Names for people are those of the outlets, and nothing is in conflict or ambiguous.
  @Test func aHostShowsIt() throws {
    var environment = LayoutContext.mac.environment
    environment.screenSize = Size(width: 480, height: 104)
    environment.windowSize = environment.screenSize
    let context = LayoutContext(environment: environment)
    let panel = ProgressPanelController()
    panel.icon = Self.icon(48)
    let host = NSNib.$folders.withValue([Self.resources]) {
      let host = HostWindow(context) { panel.hosted }
      host.appear()
      return host
    }
    let solved = host.solved()
    #expect(!solved.layout.findings.contains { $0.kind == .conflict })
    #expect(solved.layout.views.allSatisfy { $0.ambiguity.isEmpty })
    let names = Set(solved.layout.views.map(\.content.name))
    #expect(names.isSuperset(of: ["titleLabel", "progressIndicator", "imageView"]))
  }

  @Test func aMissingNibIsNone() {
    #expect(NSNib(nibNamed: "Nowhere", bundle: nil) == nil)
  }
}
