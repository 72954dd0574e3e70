import AutoLayout
import Foundation
import LayoutDiff
import ProofModel
import Solving
import Synchronization

/// A sample of the project, solved as it is and with an edit, from a copy of the samples' folder.
struct Sample {
  static let studio = Studio()
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  struct Broken: Error, CustomStringConvertible { var description: String }

  let file: String

  init(_ name: String) { file = "\(name).proof.yaml" }

  typealias Found = (key: String, difference: LayoutDifference)

  /// What an edit changes in each of the first variants, and what taking it back changes.
  func bothWays(
    in files: [String]? = nil, device: String? = nil, _ edits: [(of: String, to: String)]
  ) throws -> (there: [Found], back: [Found]) {
    let before = try layouts(device, files ?? [file], [])
    let after = try layouts(device, files ?? [file], edits)
    let pairs = zip(before, after)
    return (pairs.map { Self.compare($0, $1) }, pairs.map { Self.compare($1, $0) })
  }

  /// What an edit changes in each of the first variants.
  func differences(
    in files: [String]? = nil, device: String? = nil, _ edits: [(of: String, to: String)]
  ) throws -> [Found] {
    try bothWays(in: files, device: device, edits).there
  }

  /// What an edit changes in the first variant.
  func difference(
    in files: [String]? = nil, device: String? = nil, _ edits: [(of: String, to: String)]
  ) throws -> LayoutDifference {
    guard let first = try differences(in: files, device: device, edits).first else {
      throw Broken(description: "no variant")
    }
    return first.difference
  }

  static func compare(_ one: Solved, _ other: Solved) -> Found {
    (
      one.key,
      LayoutComparison.compare(
        expected: one.layout, actual: other.layout, expectedInputs: LayoutInputs(document: one.document),
        actualInputs: LayoutInputs(document: other.document))
    )
  }

  typealias Solved = (key: String, layout: SolvedLayout, document: Document)

  /// What was solved already, by sample, device and edits: several tests compare the same.
  private static let solved = Mutex<[[String]: [Solved]]>([:])

  /// The variants of the sample after its files were edited; each text to replace has to be there.
  func layouts(_ device: String?, _ files: [String], _ edits: [(of: String, to: String)]) throws -> [Solved] {
    let key = [file, device ?? "", files.joined(separator: " ")] + edits.flatMap { [$0.of, $0.to] }
    if let known = Self.solved.withLock({ $0[key] }) { return known }
    let layouts = try solve(device, files, edits)
    Self.solved.withLock { $0[key] = layouts }
    return layouts
  }

  private func solve(_ device: String?, _ files: [String], _ edits: [(of: String, to: String)]) throws -> [Solved] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layout-diff-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: Self.root.appendingPathComponent("samples"), to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    var found: Set<String> = []
    for name in files {
      let path = folder.appendingPathComponent(name)
      var text = try String(contentsOf: path, encoding: .utf8)
      for edit in edits where text.contains(edit.of) {
        text = text.replacingOccurrences(of: edit.of, with: edit.to)
        found.insert(edit.of)
      }
      try Data(text.utf8).write(to: path)
    }
    for edit in edits where !found.contains(edit.of) { throw Broken(description: "'\(edit.of)' is not there") }
    return try Self.load(folder.appendingPathComponent(file).path, device)
  }

  /// The variants of a spec that is given as text, with copies of files beside it.
  static func layouts(of spec: String, with files: [(name: String, from: String)] = []) throws -> [Solved] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layout-diff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("spec.proof.yaml")
    try Data(spec.utf8).write(to: path)
    for file in files {
      try FileManager.default.copyItem(atPath: file.from, toPath: folder.appendingPathComponent(file.name).path)
    }
    return try load(path.path, nil)
  }

  private static func load(_ path: String, _ device: String?) throws -> [Solved] {
    let loaded = ScreenLoader(studio: studio).load([path])
    guard let bench = loaded.workbenches.first, !loaded.diagnostics.contains(where: { $0.severity == .error }) else {
      throw Broken(description: loaded.diagnostics.map(\.message).joined(separator: "; "))
    }
    var selection = VariantSelection()
    if let device { selection.devices = [device] }
    // Enough to have both orientations, locales and appearances.
    return bench.variants(selection).variants.prefix(6).map { variant in
      let solved = bench.solve(variant)
      return (variant.key, solved.layout, bench.document)
    }
  }
}
