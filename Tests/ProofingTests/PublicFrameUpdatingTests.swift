import AutoLayout
import Findings
import Foundation
import ProofModel
import Resolving
import Solving
import TestRequirements
import Testing

/// `update-frames` over public files, each copied first: only rectangles change, none of a view that is in conflict or
/// ambiguous, and a second run changes nothing.
@Suite struct PublicFrameUpdatingTests {
  private static let folder = Requirement.sharedFolder + "/interface-builder"
  private static let shares = 8
  /// All with `PROOFSHEET_ALL_FILES=1`, which takes minutes.
  private static let chosen =
    ProcessInfo.processInfo.environment["PROOFSHEET_ALL_FILES"] == "1" ? Array(0..<shares) : [3]

  private static func files(_ share: Int) throws -> [String] {
    let all = try ["files", "files-2"].flatMap { part in
      try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(part)")
        .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map { "\(folder)/\(part)/\($0)" }
    }
    return all.enumerated().filter { $0.offset % shares == share }.map(\.element)
  }

  @Test(.needsShared("interface-builder/files", "interface-builder/files-2"), arguments: chosen)
  func filesAreWrittenOnce(share: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let studio = Studio()
    for name in try Self.files(share) {
      let copy = folder.appendingPathComponent((name as NSString).lastPathComponent)
      try FileManager.default.copyItem(atPath: name, toPath: copy.path)
      let drawn = try String(contentsOf: copy, encoding: .utf8)
      let open = Self.openViews(copy.path, studio)
      for run in 1...2 {
        let before = try String(contentsOf: copy, encoding: .utf8)
        let screens = ScreenLoader(studio: studio).load([copy.path]).workbenches
        guard !screens.isEmpty else { break }
        let outcome = FrameUpdating(workbenches: screens).run(promotes: false)
        #expect(!outcome.diagnostics.contains { $0.severity == .error }, "\(name)")
        let after = try String(contentsOf: copy, encoding: .utf8)
        if run == 2 { #expect(after == before, "a second run changes \(name)") }
      }
      let written = try String(contentsOf: copy, encoding: .utf8)
      guard written != drawn else { continue }
      let rectangle = /<rect key="frame"[^>]*>/
      #expect(written.replacing(rectangle, with: "") == drawn.replacing(rectangle, with: ""), "\(name)")
      let (old, new) = (Self.rectangles(drawn), Self.rectangles(written))
      for id in open where old[id] != new[id] {
        Issue.record("'\(id)' of \(name) is in conflict or ambiguous and was written")
      }
    }
  }

  /// Ids of the views that are in conflict or ambiguous on the canvas as it was drawn.
  private static func openViews(_ file: String, _ studio: Studio) -> Set<String> {
    var open: Set<String> = []
    for screen in ScreenLoader(studio: studio).load([file]).workbenches {
      guard let canvas = screen.canvasVariant else { continue }
      var sink = DiagnosticSink()
      let layout = screen.engine.solve(canvas.environment, diagnostics: &sink)
      open.formUnion(layout.findings.filter { $0.kind == .conflict }.flatMap(\.views))
      open.formUnion(layout.views.filter { !$0.ambiguity.isEmpty }.map(\.content.id))
    }
    return open
  }

  /// Rectangles by the id of the element that they stand in, which is the last one that was opened.
  private static func rectangles(_ text: String) -> [String: Substring] {
    var rectangles: [String: Substring] = [:]
    var id: Substring?
    for match in text.matches(of: /<rect key="frame"[^>]*>|<[A-Za-z][^>]*? id="([^"]*)"/) {
      if let found = match.output.1 {
        id = found
      } else if let owner = id {
        rectangles[String(owner)] = match.output.0
      }
    }
    return rectangles
  }
}
