import Foundation
import Importing
import ProofModel
import Testing

/// Every sample reads without a word, and together they use all of the syntax.
@Suite struct SpecSamplesTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../samples")
    .standardizedFileURL.path()

  static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?
    .filter { $0.hasSuffix(".proof.yaml") }.sorted() ?? []

  @Test func thereAreSamples() { #expect(Self.files.count >= 14) }

  @Test(arguments: files)
  func readsWithoutProblems(_ name: String) throws {
    let reading = SpecReader.read(file: Self.folder + "/" + name)
    #expect(DiagnosticPrinter(sources: reading.sources).text(reading.diagnostics) == "")
    let document = try #require(reading.document)
    #expect(!document.root.children.isEmpty)
  }

  @Test(arguments: files)
  func assetsAreThere(_ name: String) throws {
    let document = try #require(SpecReader.read(file: Self.folder + "/" + name).document)
    func check(_ node: ViewNode) {
      if case .text(let asset)? = node.properties[.asset]?.value {
        #expect(FileManager.default.fileExists(atPath: Self.folder + "/" + asset), "\(asset)")
      }
      node.children.forEach(check)
    }
    check(document.root)
  }
}
