import CHarfBuzz
import CLibrary

/// What a font file says of one of its faces.
public struct FontRecord: Hashable, Sendable {
  /// The font file's path.
  public var path: String
  /// The face's number in its file, from 0; above 0 in collections only.
  public var index: Int
  /// The typographic family name, else the plain one, else the file's name.
  public var family: String
  /// The typographic style name, else the plain one, else `Regular`.
  public var style: String
  /// The PostScript name, `Inter-SemiBold`; empty where the font has none.
  public var postScriptName: String
  /// `Proxima Nova Bold`; empty where the font has none.
  package var fullName: String
  /// The weight class, 1…1000, of the face at its default place; 400 where its tables have none.
  public var weight: Int
  /// Whether the tables call the face italic or oblique.
  public var italic: Bool
  /// The weight axis of a variable font.
  public var weightRange: ClosedRange<Int>?
  /// Names under which the family may be asked for, in lower case.
  var names: [String]
}

extension FontRecord {
  /// The faces of one file; empty where it is no font. Reads the file.
  package static func all(in path: String) -> [FontRecord] { FontScan.records(of: path, map: false) }

  /// Whether an app finds the face under that name, as `UIFont(name:size:)` does: by its PostScript or its full name.
  package func isNamed(_ name: String) -> Bool {
    let wanted = name.lowercased()
    return postScriptName.lowercased() == wanted || fullName.lowercased() == wanted
  }
}

enum FontScan {
  /// The faces of one file; empty where it is no font.
  static func records(of path: String, map: Bool) -> [FontRecord] {
    guard let file = try? FontFile.shared(path: path, map: map) else { return [] }
    // A collection of more faces than this is not one that anybody made to be used.
    let count = min(Int(hb_face_count(file.blob)), 256)
    return (0..<count).compactMap { index in
      guard let face = hb_face_create(file.blob, UInt32(index)) else { return nil }
      defer { hb_face_destroy(face) }
      guard hb_face_get_glyph_count(face) > 0, OpenType.hasTable("cmap", face) else { return nil }
      return record(of: face, path: path, index: index)
    }
  }

  private static func record(of face: OpaquePointer, path: String, index: Int) -> FontRecord {
    let plain = OpenType.name(.family, of: face)
    let typographic = OpenType.name(.typographicFamily, of: face)
    let family = typographic ?? plain ?? path.split(separator: "/").last.map(String.init) ?? path
    let style = OpenType.name(.typographicStyle, of: face) ?? OpenType.name(.style, of: face) ?? "Regular"
    let postScript = OpenType.name(.postScript, of: face) ?? ""
    let (weight, italic) = OpenType.weightAndItalic(of: face)
    let axis = OpenType.axes(of: face).first { $0.tag == OpenType.tag("wght") }
    var names: [String] = []
    for name in [typographic, plain].compactMap({ $0?.lowercased() }) where !names.contains(name) {
      names.append(name)
    }
    return FontRecord(
      path: path, index: index, family: family, style: style, postScriptName: postScript,
      fullName: OpenType.name(.full, of: face) ?? "", weight: weight, italic: italic,
      weightRange: axis.flatMap { range($0.range) }, names: names)
  }

  private static func range(_ range: ClosedRange<Double>) -> ClosedRange<Int>? {
    guard range.lowerBound >= 1, range.upperBound <= 1000 else { return nil }
    return Int(range.lowerBound)...Int(range.upperBound)
  }

  /// Every font file below a folder, in the order of names; at most `limit`, at most six folders deep.
  static func files(below root: String, limit: Int = 20_000) -> [String] {
    var found: [String] = []
    collect(root, depth: 0, limit: limit, into: &found)
    return found
  }

  private static func collect(_ folder: String, depth: Int, limit: Int, into found: inout [String]) {
    guard depth <= 6, let handle = opendir(folder) else { return }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    closedir(handle)
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where found.count < limit {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: collect(path, depth: depth + 1, limit: limit, into: &found)
      case S_IFREG where isFont(name): found.append(path)
      default: break
      }
    }
  }

  private static func isFont(_ name: String) -> Bool {
    let lower = name.lowercased()
    return [".ttf", ".otf", ".ttc", ".otc"].contains { lower.hasSuffix($0) }
  }

  static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }
}
