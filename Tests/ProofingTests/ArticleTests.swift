import AutoLayout
import Foundation
import ProofModel
import Resolving
import Solving
import Testing

/// The samples of the articles: Interface Builder's files hold what the articles say, specs their own expectations.
@Suite struct ArticleTests {
  private static let folder = Program.root.appendingPathComponent("samples/articles")

  private func frames(_ file: String, _ device: String, _ orientation: String) throws -> [String: [Double]] {
    let path = Self.folder.appendingPathComponent(file).path
    let workbench = try #require(ScreenLoader(studio: Studio()).load([path]).workbenches.first)
    var selection = VariantSelection()
    (selection.devices, selection.orientations) = ([device], [orientation])
    let layout = workbench.solve(try #require(workbench.variants(selection).variants.first)).layout
    return Dictionary(
      uniqueKeysWithValues: layout.views.map { view in
        (view.content.id, [view.frame.x, view.frame.y, view.frame.width, view.frame.height])
      })
  }

  /// The screen before Auto Layout: drawn for an iPhone 8, whatever the device.
  @Test(arguments: [("iphone-8", "portrait"), ("iphone-4s", "portrait"), ("ipad-pro-12-9-1", "landscape")])
  func beforeAutoLayoutFramesStay(_ device: String, _ orientation: String) throws {
    let frames = try frames("adaptive/Before.storyboard", device, orientation)
    #expect(frames["cv"] == [16, 20, 343, 200])
    #expect(frames["tf"] == [80.5, 261, 278.5, 30])
  }

  /// And with its 24 constraints, against the book's figures; widths of labels are ours.
  @Test(arguments: [
    ("iphone-4s", "portrait", [16.0, 20, 288, 144], 85.0, 172.0),
    ("iphone-8", "portrait", [16, 20, 343, 200.1], 112.5, 228.1),
    ("iphone-8", "landscape", [16, 0, 635, 112.5], 258.5, 120.5),
    ("ipad-pro-12-9-1", "landscape", [16, 20, 1334, 307.2], 608, 335.2),
  ])
  func afterAutoLayoutTheScreenIsRightOnTheBooksDevices(
    _ device: String, _ orientation: String, _ cover: [Double], _ x: Double, _ y: Double
  ) throws {
    let frames = try frames("adaptive/After.storyboard", device, orientation)
    func isNear(_ found: [Double]?, _ expected: [Double]) -> Bool {
      zip(found ?? [], expected).allSatisfy { abs($0 - $1) < 0.01 } && found?.count == expected.count
    }
    #expect(isNear(frames["cv"], cover), "\(frames["cv"] ?? [])")
    #expect(isNear(frames["st"], [x, y, 150, 25]), "\(frames["st"] ?? [])")
    let title = try #require(frames["tf"])
    #expect(abs(title[1] - y - 33) < 0.01 && title[3] == 30)
    // Three labels of equal width, a field of the rest, the right edge 16 from the safe area.
    let label = try #require(frames["tl"])
    #expect(frames["al"]?[2] == label[2] && frames["nl"]?[2] == label[2])
    #expect(abs(title[0] - (16 + label[2] + 8)) < 0.01)
    #expect(abs(title[0] + title[2] - (cover[0] + cover[2])) < 0.01)
  }

  @Test func theArticlesSpecsHold() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let specs = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".proof.yaml") }.sorted()
    #expect(specs.count >= 9, "\(specs)")
    for name in specs {
      let result = try program.run(["test", Self.folder.appendingPathComponent(name).path])
      #expect(result.code == 0, "\(result.output) \(result.talk)")
    }
  }
}
