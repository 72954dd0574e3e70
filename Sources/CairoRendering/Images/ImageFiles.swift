import CLibrary
import PixelCoding
import ProofModel

/// Finds the file that an asset's name means.
///
/// `book.png` and `book` mean `book@3x.png` on a screen of three pixels a point where there is one; a name without an
/// extension may also be an image set of a catalogue (`*.xcassets/…/book.imageset`), as Interface Builder's files
/// name them.
struct ImageFiles: Sendable {
  enum Result: Hashable, Sendable {
    /// The path and the file's pixels per point.
    case file(String, scale: Double)
    /// The path of a PDF or SVG file.
    case vector(String)
    case missing
    /// There is such a file, but not below the root.
    case outside
  }

  let folder: String
  private let root: String?
  /// Files of the project's pictures, by asset name.
  private let sets: [String: PictureSet]
  private static let extensions = ["png", "jpg", "jpeg"]

  init(folder: String, root: String, sets: [String: PictureSet] = [:]) {
    self.sets = sets
    self.folder = folder.isEmpty ? "." : folder
    self.root = Self.realPath(root.isEmpty ? "." : root)
  }

  func find(_ asset: String, scale: Int) -> Result {
    guard !asset.isEmpty, asset.utf8.count < 1024, !asset.utf8.contains(0) else { return .missing }
    let request = PictureSet.Request(name: asset)
    if let file = sets[request.asset]?.file(scale: scale, isDark: request.isDark), let real = Self.realPath(file.path) {
      guard isInside(real) else { return .outside }
      return file.scale == 0 ? .vector(real) : .file(real, scale: file.scale)
    }
    var sawOutside = false
    for candidate in Self.candidates(asset, scale: scale) {
      let path = candidate.hasPrefix("/") ? candidate : folder + "/" + candidate
      guard let real = Self.realPath(path) else { continue }
      guard isInside(real) else {
        sawOutside = true
        continue
      }
      return .file(real, scale: ImageFileName(path: candidate).scale)
    }
    if sawOutside { return .outside }
    if let set = imageSet(named: asset), let found = Self.best(in: set, scale: scale) { return found }
    return vectorBeside(asset) ?? .missing
  }

  /// Names to try in order: the exact one where it states a scale, then the screen's scale, larger ones, smaller ones.
  static func candidates(_ asset: String, scale: Int) -> [String] {
    let slash = asset.lastIndex(of: "/").map { asset.index(after: $0) } ?? asset.startIndex
    let dot = asset[slash...].lastIndex(of: ".")
    let isPicture = dot.map { extensions.contains(asset[asset.index(after: $0)...].lowercased()) } ?? false
    let stem = isPicture ? String(asset[..<(dot ?? asset.endIndex)]) : asset
    let endings = isPicture ? [String(asset[(dot ?? asset.endIndex)...])] : extensions.map { "." + $0 }
    if ImageFileName(path: stem + ".png").scale != 1 { return endings.map { stem + $0 } }
    return scales(from: scale).flatMap { scale in
      endings.map { scale == 1 ? stem + $0 : "\(stem)@\(scale)x\($0)" }
    }
  }

  private static let vectorExtensions = [".pdf", ".svg"]

  private func vectorBeside(_ asset: String) -> Result? {
    let isVector = Self.vectorExtensions.contains { asset.lowercased().hasSuffix($0) }
    for ending in isVector ? [""] : Self.vectorExtensions {
      let path = asset.hasPrefix("/") ? asset + ending : "\(folder)/\(asset)\(ending)"
      if let real = Self.realPath(path) { return isInside(real) ? .vector(real) : .outside }
    }
    return nil
  }

  private static func scales(from scale: Int) -> [Int] {
    switch scale {
    case 3: [3, 2, 1]
    case 2: [2, 3, 1]
    default: [1, 2, 3]
    }
  }

  private func isInside(_ real: String) -> Bool {
    guard let root else { return false }
    return root == "/" || real.hasPrefix(root + "/")
  }

  // MARK: Catalogues

  /// The folder of an image set below the catalogues beside the spec; catalogues may nest folders.
  private func imageSet(named name: String) -> String? {
    guard !name.contains("/") else { return nil }
    var left = 2_000
    for entry in Self.entries(of: folder) where entry.hasSuffix(".xcassets") {
      if let found = search(folder + "/" + entry, for: name + ".imageset", depth: 4, &left) { return found }
    }
    return nil
  }

  private func search(_ folder: String, for name: String, depth: Int, _ left: inout Int) -> String? {
    let entries = Self.entries(of: folder)
    if entries.contains(name), let real = Self.realPath(folder + "/" + name), isInside(real) { return real }
    guard depth > 0 else { return nil }
    for entry in entries where !entry.contains(".") {
      left -= 1
      guard left > 0 else { return nil }
      if let found = search(folder + "/" + entry, for: name, depth: depth - 1, &left) { return found }
    }
    return nil
  }

  private static func best(in set: String, scale: Int) -> Result? {
    let pictures = entries(of: set).filter { name in
      extensions.contains { name.lowercased().hasSuffix("." + $0) }
    }
    for wanted in scales(from: scale) {
      if let name = pictures.first(where: { ImageFileName(path: $0).scale == Double(wanted) }) {
        // A set's files are plain files; a link could lead out of the project.
        guard let real = realPath(set + "/" + name), real.hasPrefix(set + "/") else { return .outside }
        return .file(real, scale: Double(wanted))
      }
    }
    guard
      let name = entries(of: set).first(where: { name in vectorExtensions.contains { name.lowercased().hasSuffix($0) } }
      )
    else { return nil }
    guard let real = realPath(set + "/" + name), real.hasPrefix(set + "/") else { return .outside }
    return .vector(real)
  }

  // MARK: The file system

  /// Names in a folder, sorted, without hidden ones.
  private static func entries(of folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix("."), names.count < 10_000 { names.append(name) }
    }
    return names.sorted()
  }

  /// The path without links and dots, nil where nothing is there.
  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
