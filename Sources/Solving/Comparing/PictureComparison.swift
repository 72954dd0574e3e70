import Foundation
import ImageDiff
import PixelCoding
import ProofModel

/// Compares picture files.
struct PictureComparison {
  let request: ComparisonRequest

  /// Two files; equal bytes are known without decoding.
  func report(expected: String, actual: String) -> ComparisonReport {
    var report = ComparisonReport(.pictures)
    report.diagnostics += refusedNames()
    guard report.diagnostics.isEmpty else { return report }
    let compared = compare(expected, actual, name: actual, picture: request.output)
    report.entries = [compared.entry]
    // Of two files the one that could not be read is named, whichever it is.
    if let unreadable = compared.unreadable { report.entries[0].name = unreadable }
    report.diagnostics += compared.diagnostics
    return report
  }

  /// The pictures of two folders, matched by their paths inside; the order in which a folder lists them never shows.
  func report(expectedFolder: String, actualFolder: String) -> ComparisonReport {
    var report = ComparisonReport(.folders)
    report.diagnostics += refusedNames()
    guard report.diagnostics.isEmpty else { return report }
    let (before, after) = (Self.pictures(in: expectedFolder), Self.pictures(in: actualFolder))
    let names = before.union(after).sorted()
    let compared = parallelMap(names, jobs: request.jobs) { name -> Compared in
      guard after.contains(name) else { return Compared(entry: .init(name, status: .missing), diagnostics: []) }
      guard before.contains(name) else { return Compared(entry: .init(name, status: .new), diagnostics: []) }
      let picture = request.output.map { Self.join($0, Self.differenceName(name)) }
      return compare(Self.join(expectedFolder, name), Self.join(actualFolder, name), name: name, picture: picture)
    }
    report.entries = compared.map(\.entry)
    report.diagnostics += compared.flatMap(\.diagnostics)
    return report
  }

  private struct Compared: Sendable {
    var entry: ComparisonReport.Entry
    var diagnostics: [Diagnostic]
    var unreadable: String?
  }

  /// A picture knows no views.
  private func refusedNames() -> [Diagnostic] {
    request.ignoredViews.map { name in
      .error(
        "no-views-in-pictures", "pictures have no view '\(name)' to ignore",
        hint: "--ignore x,y,w,h in pixels, or compare the specs themselves")
    }
  }

  // MARK: One pair

  private func compare(_ expected: String, _ actual: String, name: String, picture: String?) -> Compared {
    var compared = Compared(entry: .init(name, status: .unreadable), diagnostics: [])
    var read = expected
    do {
      let before = PictureSource(file: try Self.read(expected))
      read = actual
      let after = PictureSource(file: try Self.read(actual))
      var options = request.options
      options.masks = request.rectangleMasks(scale: 1)
      let difference = try Difference.between(expected: before, actual: after, options: options)
      compared.entry.status = ComparisonReport.Status(difference)
      compared.entry.pixels = difference
      guard let picture, difference.verdict != .same else { return compared }
      let drawn = try DifferencePicture.draw(difference, expected: before.pixels(), actual: after.pixels())
      if let drawn { compared.diagnostics += Self.write(drawn, to: picture) }
      if compared.diagnostics.isEmpty, drawn != nil { compared.entry.picture = picture }
    } catch let error as ComparisonError {
      let path = error.side == .expected ? expected : actual
      compared.unreadable = path
      compared.diagnostics.append(error.error.diagnostic(path: path))
    } catch let error as FileError {
      compared.unreadable = read
      compared.diagnostics.append(error.diagnostic())
    } catch {
      compared.diagnostics.append(.error("picture-failed", "'\(name)' cannot be compared: \(error)"))
    }
    return compared
  }

  /// No picture that could be decoded within the limits is larger.
  private static let largestFile = 512 << 20

  private static func read(_ path: String) throws(FileError) -> [UInt8] {
    try FileReading.bytes(at: path, limit: largestFile)
  }

  /// Writes a picture of a difference beside, then renames; its folder is made where it is missing.
  static func write(_ picture: IndexedPixels, to path: String) -> [Diagnostic] {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    if !folder.isEmpty, let problem = OutputFolder.prepare(folder) { return [problem] }
    return OutputFolder.write(path) { try PNGEncoder().encode(picture) }
  }

  // MARK: Folders

  static let endings = [".png", ".jpg", ".jpeg"]

  /// Paths of all pictures below a folder; hidden files and folders are left out.
  static func pictures(in folder: String) -> Set<String> {
    guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return [] }
    var result: Set<String> = []
    for case let path as String in enumerator {
      let parts = path.split(separator: "/")
      guard !parts.contains(where: { $0.hasPrefix(".") }) else { continue }
      if endings.contains(where: { path.lowercased().hasSuffix($0) }) { result.insert(path) }
    }
    return result
  }

  /// `shots/a.png` to `shots/a-diff.png`.
  static func differenceName(_ name: String) -> String {
    let stem = name.split(separator: ".", omittingEmptySubsequences: false).dropLast().joined(separator: ".")
    return stem + "-diff.png"
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}

extension ComparisonReport.Status {
  init(_ difference: Difference) {
    switch difference.verdict {
    case .same: self = .same
    case .tolerated: self = .tolerated
    case .different, .differentSize: self = .different
    }
  }
}
