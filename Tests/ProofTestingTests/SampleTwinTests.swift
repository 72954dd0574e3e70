import AutoLayout
import Foundation
import ProofModel
import Resolving
import Screens
import Testing
import UIKitNames

@testable import Proofsheet
@testable import Solving

/// Each screen of `samples/swift-code` gives the frames of the spec that says the same.
@Suite struct SampleTwinTests {
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../samples").standardized.path

  private func workbench(_ name: String) throws -> Workbench {
    let loaded = ScreenLoader(studio: Proof.studio).load(["\(Self.samples)/\(name).proof.yaml"])
    #expect(loaded.diagnostics.isEmpty)
    return try #require(loaded.workbenches.first)
  }

  /// Frames of all views that both have, in every variant of the spec's matrix; the code's may have other names.
  private func expectSameFrames(
    _ spec: String, _ screen: @autoclosure @escaping @Sendable () -> UIViewController, state: String? = nil,
    names: [String: String] = [:], tolerance: Double = 1e-6
  ) throws {
    let bench = try workbench(spec)
    var selection = VariantSelection()
    if let state { selection.states = [state] }
    let proof = Proof(of: screen(), on: "iphone-8", assets: "\(Self.samples)/swift-code/Pictures")
    let variants = bench.variants(selection).variants
    #expect(!variants.isEmpty)
    for variant in variants {
      let expected = bench.solve(variant, explains: false).layout
      let actual = proof.workbench.solve(variant, explains: false).layout
      var compared = 0
      for view in expected.views.dropFirst() where view.content.kind != .guide {
        let name = names[view.content.id] ?? view.content.id
        let index = try #require(actual.index(of: name), "'\(name)' is not on the screen in code")
        let (wanted, found) = (view.frame, actual.views[index].frame)
        let isSame = zip(
          [wanted.x, wanted.y, wanted.width, wanted.height], [found.x, found.y, found.width, found.height]
        ).allSatisfy { abs($0 - $1) <= tolerance }
        #expect(isSame, "\(spec) \(variant.key): '\(name)' should be at \(wanted), found \(found)")
        compared += 1
      }
      #expect(compared > 0)
    }
  }

  @Test func addABook() throws { try expectSameFrames("bookcase", BookViewController(), state: "empty") }

  @Test func redByAnchors() throws { try expectSameFrames("red-anchors", RedAnchorsViewController()) }

  @Test func redByAutoresizing() throws { try expectSameFrames("red-autoresizing", RedAutoresizingViewController()) }

  @Test func redOnTheTransition() throws { try expectSameFrames("red-by-hand", RedTransitionViewController()) }

  @Test func redOnTheLayoutEvent() throws { try expectSameFrames("red-by-hand", RedLayoutViewController()) }

  @Test func layoutWords() throws {
    try expectSameFrames("layout-words", LayoutWordsViewController(), state: "beaten")
    try expectSameFrames("layout-words", LayoutWordsViewController(tall: 501), state: "winning")
  }

  private static let squares = [
    "A": "a", "A1": "a1", "A2": "a2", "A3": "a3", "B": "b", "B1": "b1", "B2": "b2",
  ]

  @Test func proportionalSquares() throws {
    let names = Self.squares
    try expectSameFrames("proportional", ProportionalViewController(.stretch), state: "stretch", names: names)
    try expectSameFrames("proportional", ProportionalViewController(.aspectFit), state: "fit", names: names)
    try expectSameFrames("proportional", ProportionalViewController(.aspectFill), state: "fill", names: names)
  }

  private static let panelNames = [
    "icon": "iconView", "title": "titleLabel", "message": "messageLabel", "cancel": "cancelButton",
  ]

  @Sendable private static func panel(hasIcon: Bool, canCancel: Bool) -> ProgressPanelController {
    let panel = ProgressPanelController()
    panel.title = "Copying files"
    panel.message = "3 of 12 items"
    panel.progress = 0.4
    if hasIcon { panel.icon = UIImage(named: "copy") }
    if canCancel { panel.cancelHandler = {} }
    return panel
  }

  @Test(arguments: [("bare", false, false), ("icon", true, false), ("cancel", false, true), ("both", true, true)])
  func progressPanel(state: String, hasIcon: Bool, canCancel: Bool) throws {
    try expectSameFrames(
      "progress-panel", Self.panel(hasIcon: hasIcon, canCancel: canCancel), state: state, names: Self.panelNames)
  }

  /// The same panel, whose properties are set after it was loaded.
  @Sendable private static func latePanel() -> ProgressPanelController {
    let panel = ProgressPanelController()
    panel.loadViewIfNeeded()
    panel.title = "Copying files"
    panel.message = "3 of 12 items"
    panel.icon = UIImage(named: "copy")
    panel.progress = 0.4
    panel.cancelHandler = {}
    return panel
  }

  @Test func panelSetAfterItWasLoaded() throws {
    try expectSameFrames("progress-panel", Self.latePanel(), state: "both", names: Self.panelNames)
  }

  @Test func iconAndButtonLeaveAgain() {
    let panel = ProgressPanelController()
    panel.view.frame = CGRect(x: 0, y: 0, width: 480, height: 110)
    panel.icon = UIImage(asset: "any", size: CGSize(width: 64, height: 48))
    panel.cancelHandler = {}
    panel.view.layoutIfNeeded()
    #expect(panel.bar.frame == CGRect(x: 92, y: 45, width: 344, height: 20))
    panel.icon = nil
    panel.cancelHandler = nil
    panel.view.layoutIfNeeded()
    #expect(panel.bar.frame == CGRect(x: 20, y: 45, width: 440, height: 20))
  }

  @Test func theCancelButtonCallsItsHandler() {
    let panel = ProgressPanelController()
    var calls = 0
    panel.cancelHandler = { calls += 1 }
    panel.loadViewIfNeeded()
    panel.cancelButton.sendActions(for: .primaryActionTriggered)
    #expect(calls == 1)
  }
}
