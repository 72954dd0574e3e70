import ArgumentParser
import Foundation
import ProofModel
import Solving
import SpecFiles

/// Designs that screens are compared with, whatever format they are in: `--mock`.
struct DesignArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A design to compare with: Figma's JSON, FILE#FRAME for one of its frames, or a PNG or SVG of the screen.",
      valueName: "file"),
    completion: .file(extensions: ["json", "png", "svg", "jpg", "pdf"]))
  var mock: [String] = []

  /// The screens with these designs besides their own; each variant takes the first that is as wide as its window.
  func applied(to workbenches: [Workbench]) throws -> [Workbench] {
    guard !mock.isEmpty else { return workbenches }
    var designs: [DesignMock] = []
    var problems: [Diagnostic] = []
    for word in mock {
      // A name may hold a `#` itself.
      let isFile = FileManager.default.fileExists(atPath: word)
      let hash = isFile ? nil : word.lastIndex(of: "#")
      let path = hash.map { String(word[..<$0]) } ?? word
      do {
        var design = try DesignFile.mock(path, named: path)
        if case .picture = design.content {
          design.content = .picture(URL(fileURLWithPath: path).standardizedFileURL.path)
        }
        design.frame = hash.map { String(word[word.index(after: $0)...]) }
        design.span = SourceSpan(file: path, line: 1)
        designs.append(design)
      } catch {
        problems.append(error.diagnostic(path, at: SourceSpan(file: path, line: 1)))
      }
    }
    guard problems.isEmpty else { throw Failure(problems) }
    return workbenches.map { $0.compared(with: designs) }
  }
}
