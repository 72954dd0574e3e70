import AutoLayout
import Foundation
import Testing

@testable import Rendering
@testable import Solving

/// A run of hundreds of screens keeps nothing of those that are done.
@Suite struct RunMemoryTests {
  @Test func whatVariantsSharedIsLetGoOfWithTheirScreen() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write(
      "a.proof.yaml",
      """
      proofsheet: 1
      matrix: { devices: [iphone-8, iphone-8-plus], orientations: [portrait, landscape] }
      views: { a: { type: label, text: Words } }
      constraints: ["a.leading == root.leading + 4", "a.centerY == root.centerY"]
      """)
    let file = program.folder.appendingPathComponent("a.proof.yaml").path
    let workbench = try #require(ScreenLoader(studio: Studio()).load([file]).workbenches.first)
    var request = RenderRequest()
    request.folder = program.folder.appendingPathComponent("out").path
    let job = RenderJob(workbench: workbench, request: request)
    let plan = job.plan()
    let drawn = plan.variants.map { job.draw($0, plan) }
    #expect(!plan.sessions.isEmpty && !plan.pictures.isEmpty)
    let outcome = job.finish(plan, drawn)
    #expect(outcome.paths.count == 5)
    #expect(plan.sessions.isEmpty && plan.pictures.isEmpty)
  }
}
