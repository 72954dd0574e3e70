import Foundation
import ProofModel
import Solving

extension BaselineFolder {
  /// Files to be written with a manifest: by their names within the folder.
  struct Addition: Sendable {
    var entry: BaselineManifest.Entry
    var layout: [UInt8]
    /// nil where only the layout is stored.
    var picture: [UInt8]?
  }

  /// Writes the files of new entries; ones that are there with the same content stay.
  func write(_ addition: Addition) throws(DiagnosedFailure) {
    try write(addition.entry.layoutFile, addition.layout)
    if let picture = addition.picture { try write(addition.entry.pictureFile, picture) }
  }

  private func write(_ file: String, _ bytes: [UInt8]) throws(DiagnosedFailure) {
    let path = "\(path)/\(file)"
    do throws(FileError) {
      // Not only the name counts: a damaged file is mended.
      if let known = try? FileReading.bytes(at: path, limit: OutputFolder.largestFile), known == bytes { return }
      try FileWriting.writeBeside(path, bytes, isLasting: true)
    } catch {
      throw DiagnosedFailure([error.diagnostic()])
    }
  }

  /// Makes the folder with its two parts.
  func prepare() throws(DiagnosedFailure) {
    do throws(FileError) {
      try FileWriting.makeFolder("\(path)/layouts")
      try FileWriting.makeFolder("\(path)/pictures")
    } catch {
      throw DiagnosedFailure([error.diagnostic()])
    }
  }

  /// Puts a manifest in the place of the one before, if it differs, and removes files that it does not name.
  ///
  /// Only called under the folder's lock. The files of all entries must have been written. Where the lock excludes nobody,
  /// files of the last hour stay: another machine may be about to name them.
  func commit(_ manifest: BaselineManifest, under lock: FolderLock?) throws(DiagnosedFailure) {
    let bytes = manifest.bytes
    let known = try? FileReading.bytes(at: manifestPath, limit: OutputFolder.largestFile)
    if known != bytes {
      do throws(FileError) {
        try FileWriting.writeBeside(manifestPath, bytes, isLasting: true)
      } catch {
        throw DiagnosedFailure([error.diagnostic()])
      }
    }
    collect(manifest, sparesRecent: lock?.excludes == false)
  }

  /// Removes what no entry names: files of earlier baselines, and what a killed run left.
  ///
  /// Only names as this program makes them are touched; anything else in the folder is the user's.
  private func collect(_ manifest: BaselineManifest, sparesRecent: Bool) {
    let named = Set(manifest.entries.values.flatMap { $0.files.map(\.name) })
    func remove(_ name: String, in folder: String) {
      let file = "\(folder)/\(name)"
      if !(sparesRecent && TemporaryFiles.isRecent(file)) { unlink(file) }
    }
    for (part, ending) in [("layouts", ".json"), ("pictures", ".png")] {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(part)")) ?? [] {
        let isOurs = name.hasSuffix(ending) && Self.hasDigest(name.dropLast(ending.count))
        if Self.isLeftover(name) || isOurs && !named.contains("\(part)/\(name)") { remove(name, in: "\(path)/\(part)") }
      }
    }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where Self.isLeftover(name) {
      remove(name, in: path)
    }
  }

  private static func isLeftover(_ name: String) -> Bool { name.hasPrefix(".proofsheet-") && name.hasSuffix(".tmp") }

  /// Whether a name ends in a dot and twelve hexadecimal digits.
  private static func hasDigest(_ stem: Substring) -> Bool {
    let digits = stem.suffix(12)
    return digits.count == 12 && digits.allSatisfy { $0.isHexDigit } && stem.dropLast(12).hasSuffix(".")
  }
}
