import AutoLayout
import Foundation
import ProofModel
import ProofScene
import Testing

@testable import Findings
@testable import Rendering
@testable import Solving

/// Variants that ask for the same layout are solved once: what is said of one is true of its twins.
@Suite struct TwinVariantTests {
  private static let samples = [
    "bookcase", "controls", "every-rule", "right-to-left", "trips", "problems", "red-size-class", "proportional",
  ]

  @Test(arguments: samples) func twinsHaveTheLayoutOfTheirFirst(name: String) throws {
    let file = Program.root.appendingPathComponent("samples/\(name).proof.yaml").path
    var selection = VariantSelection()
    selection.devices = ["all"]
    selection.orientations = ["all"]
    for workbench in ScreenLoader(studio: Studio()).load([file]).workbenches {
      let variants = workbench.variants(selection).variants
      let solved = workbench.solveOnce(variants, jobs: 2)
      #expect(solved.flatMap(\.variants).map(\.key).sorted() == variants.map(\.key).sorted())
      #expect(solved.count < variants.count)
      for one in solved.filter({ !$0.twins.isEmpty }).prefix(12) {
        let last = try #require(one.twins.last)
        let twin = workbench.inspected([workbench.solve(last)], jobs: 1)[0].layout
        let first = workbench.inspected([workbench.solve(one.variant)], jobs: 1)[0].layout
        let place = "\(one.variant.key) and \(last.key)"
        #expect(twin.views.map(\.windowFrame) == first.views.map(\.windowFrame), "\(place)")
        #expect(twin.views.map(\.pixelFrame) == first.views.map(\.pixelFrame), "\(place)")
        #expect(twin.constraints.map(\.text) == first.constraints.map(\.text), "\(place)")
        #expect(twin.constraints.map(\.status) == first.constraints.map(\.status), "\(place)")
        #expect(twin.findings == first.findings, "\(place)")
      }
    }
  }

  /// What looks alike is asked for only of variants of one ground.
  @Test func whatLooksAlikeHasOneGround() throws {
    let file = Program.root.appendingPathComponent("samples/bookcase.proof.yaml").path
    var selection = VariantSelection()
    selection.devices = ["all"]
    selection.orientations = ["all"]
    let workbench = try #require(ScreenLoader(studio: Studio()).load([file]).workbenches.first)
    let job = RenderJob(workbench: workbench, request: RenderRequest())
    let variants = workbench.variants(selection).variants
    let shared = VariantLook.shared(variants)
    var groundOf: [[UInt8]: Environment] = [:]
    var alike = 0
    for solved in workbench.solve(variants, jobs: 2) {
      let ground = VariantLook.ground(of: solved.variant.environment)
      let look = VariantLook(solved.layout, job.sceneOptions(for: solved.variant))
      guard let first = groundOf.updateValue(ground, forKey: look.cell) else { continue }
      alike += 1
      #expect(first == ground && shared.contains(ground), "\(solved.variant.key)")
    }
    #expect(alike > 10)
    // Sizes of their own have none.
    selection.devices = []
    selection.orientations = ["portrait", "landscape"]
    selection.sizes = ["320x480@2", "390x844@3"]
    #expect(VariantLook.shared(workbench.variants(selection).variants).isEmpty)
  }

  /// Pictures that are taken for one are one: an iPhone 13 is as large as a 12 and has another notch.
  @Test(arguments: [Chrome.device, .outline]) func whatSharesAPictureIsDrawnAlike(chrome: Chrome) throws {
    let file = Program.root.appendingPathComponent("samples/bookcase.proof.yaml").path
    var selection = VariantSelection()
    selection.devices = ["all"]
    selection.orientations = ["all"]
    let workbench = try #require(ScreenLoader(studio: Studio()).load([file]).workbenches.first)
    var request = RenderRequest()
    request.chrome = chrome
    let job = RenderJob(workbench: workbench, request: request)
    let scene = SceneBuilder(text: workbench.studio.text, images: workbench.images)
    var firstOf: [[UInt8]: (key: String, commands: [Command])] = [:]
    var shared = 0
    for solved in workbench.solve(workbench.variants(selection).variants, jobs: 2) {
      let options = job.sceneOptions(for: solved.variant)
      let identity = VariantLook(solved.layout, options).picture
      let commands = scene.displayList(for: solved.layout, options: options).commands
      if let first = firstOf[identity] {
        shared += 1
        #expect(first.commands == commands, "\(first.key) and \(solved.variant.key)")
      } else {
        firstOf[identity] = (solved.variant.key, commands)
      }
    }
    #expect(shared > 200)
    let keys = firstOf.values.map(\.key)
    #expect(keys.contains { $0.hasPrefix("iphone-12") } && keys.contains { $0.hasPrefix("iphone-13") })
  }

  /// The camera's housing tells two devices of one size apart, and one device held to the left and to the right.
  @Test func whatDevicesDoNotShareIsNoTwin() throws {
    let text = """
      proofsheet: 1
      matrix: { devices: [iphone-x, iphone-11-pro, iphone-12-mini], orientations: [landscape, landscape-right] }
      views: { a: { type: label, text: Words } }
      constraints: ["a.leading == root.leading + 4", "a.centerY == root.centerY"]
      """
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-twins-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("twins.proof.yaml")
    try Data(text.utf8).write(to: file)
    let workbench = try #require(ScreenLoader(studio: Studio()).load([file.path]).workbenches.first)
    let solved = workbench.solveOnce(workbench.variants(VariantSelection()).variants, jobs: 1)
    for one in solved {
      let sides = Set(one.variants.map(\.environment.orientation))
      #expect(sides.count == 1, "\(one.variants.map(\.key))")
    }
    let told = solved.filter {
      workbench.inspected([$0], jobs: 1)[0].layout.findings.contains { $0.diagnostic.id == "under-cutout" }
    }
    #expect(!told.isEmpty && told.flatMap(\.variants).allSatisfy { $0.environment.orientation == .landscape })
  }
}
