import AutoLayout
import Foundation
import ProofModel
import Resolving
import Solving
import TestRequirements
import Testing

/// A part of `scripts/oracle`: frames that Interface Builder recorded in public files against ours, of every fourth iOS
/// file and of all macOS ones. The whole is the script's.
@Suite struct RecordedFramesTests {
  private struct Recording: Decodable {
    struct View: Decodable {
      var type: String
      var rect: [Double]?
      var eligible: Bool
      var macCandidate: Bool?
      var categories: [String]?
    }
    struct Root: Decodable {
      var views: [String: View]
      var sceneID: String?
      var viewController: String?
    }
    var target: String
    var roots: [String: Root]
  }

  private struct Score {
    var views = 0
    var missing = 0
    var within: [Double: Int] = [:]

    mutating func add(_ expected: [Double], _ found: Rect?) {
      views += 1
      guard let found else { return missing += 1 }
      let parts = [found.x, found.y, found.width, found.height]
      let off = zip(parts, expected).map { abs($0 - $1) }.max() ?? 0
      for limit in [0.5, 1, 2] where off <= limit + 0.01 { within[limit, default: 0] += 1 }
    }

    func share(_ limit: Double) -> Double { 100 * Double(within[limit] ?? 0) / Double(max(views, 1)) }
  }

  private static let folder = Requirement.sharedFolder + "/interface-builder/files"

  /// The files that have a recording, sorted.
  private func files() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    return names.filter { $0.hasSuffix(".expected.json") }.map { String($0.dropLast(14)) }.sorted()
  }

  private func recording(_ file: String) throws -> Recording {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(file).expected.json"))
    return try JSONDecoder().decode(Recording.self, from: data)
  }

  /// By scene and view, in the file's own coordinates.
  private func frames(_ file: String, given: RecordedSizes? = nil) -> [String: [String: Rect]] {
    var selection = VariantSelection()
    selection.prefersCanvas = true
    var scenes: [String: [String: Rect]] = [:]
    for workbench in ScreenLoader(studio: Studio()).load(["\(Self.folder)/\(file)"]).workbenches {
      guard var variant = workbench.variants(selection).variants.first else { continue }
      var contents: [String: GivenContent] = [:]
      given?.apply(to: &variant, &contents, of: workbench)
      let layout = workbench.solve(variant, given: contents, explains: false).layout
      let upward = workbench.document.upwardViews
      for (index, view) in layout.views.enumerated() {
        var frame = layout.pixelFrameInSuperview(index)
        if let parent = view.parent, upward.contains(layout.views[parent].content.id) {
          frame.origin.y = layout.views[parent].pixelFrame.height - frame.maxY
        }
        scenes[workbench.document.sceneID, default: [:]][view.content.id] = frame
      }
    }
    return scenes
  }

  private func score(
    _ recording: Recording, _ frames: [String: [String: Rect]], _ score: inout Score,
    where counts: (Recording.View) -> Bool
  ) {
    for (rootID, root) in recording.roots.sorted(by: { $0.key < $1.key }) {
      let keys = [rootID, root.sceneID, root.viewController].compactMap { $0 }
      for (id, view) in root.views.sorted(by: { $0.key < $1.key }) where counts(view) {
        guard let rect = view.rect else { continue }
        let own = keys.lazy.compactMap { frames[$0]?[id] }.first
        score.add(rect, own ?? frames.values.lazy.compactMap { $0[id] }.first)
      }
    }
  }

  @Test(.needsShared("interface-builder/files")) func canvasesAreSolvedAsInterfaceBuilderDid() throws {
    let files = try files()
    var (plain, given, independent) = (Score(), Score(), Score())
    for (index, file) in files.enumerated() where index % 4 == 0 {
      let recording = try recording(file)
      guard recording.target != "macOS" else { continue }
      let found = frames(file)
      score(recording, found, &plain) { $0.eligible }
      score(recording, found, &independent) { $0.eligible && $0.categories?.contains("text-independent") == true }
      let sizes = RecordedSizes.read("\(Self.folder)/\(file).expected.json").sizes
      score(recording, frames(file, given: sizes), &given) { $0.eligible }
    }
    print(
      "recorded frames: \(plain.views) views within 0.5 and 2 pt: \(plain.share(0.5).shortText(digits: 1)),",
      "\(plain.share(2).shortText(digits: 1)) %; without texts \(independent.share(0.5).shortText(digits: 1)) %;",
      "with recorded sizes within 0.5 and 1 pt: \(given.share(0.5).shortText(digits: 1)),",
      "\(given.share(1).shortText(digits: 1)) %")
    #expect(plain.views > 100)
    #expect(plain.missing == 0)
    #expect(plain.share(0.5) >= 72)
    #expect(plain.share(2) >= 85)
    #expect(independent.share(0.5) >= 90)
    #expect(given.share(0.5) >= 95)
    #expect(given.share(1) >= 97)
  }

  @Test(.needsShared("interface-builder/files")) func macOSFilesAreSolvedInTheirOwnCoordinates() throws {
    let files = try files()
    var mac = Score()
    for file in files {
      let recording = try recording(file)
      guard recording.target == "macOS" else { continue }
      score(recording, frames(file), &mac) { $0.macCandidate == true }
    }
    print("recorded macOS frames: \(mac.views) views, within 1 pt \(mac.share(1).shortText(digits: 1)) %")
    #expect(mac.missing == 0)
    #expect(mac.share(1) >= 85)
  }
}
