import Foundation
import InterfaceBuilder
import ProofModel
import Reviewing
import UndrawnSettings

/// Colours that code asks for: sets of the catalogues that no file of screens names.
extension RevisionReview {
  /// So many colours are told, each by its name.
  private static let mostColors = 8

  /// What such sets are otherwise, all in one note; one that lies elsewhere is the same colour.
  ///
  /// - Complexity: reads both versions of each changed set, and no others.
  func colorsOfCode(
    _ reach: RevisionReach, _ base: RevisionSide, _ head: RevisionSide
  ) -> [ReviewReport.Note] {
    let sets = Dictionary(grouping: reach.codeColors.sorted()) { path -> String in
      if case .named(let name)? = ProjectResource(path) { name } else { path }
    }
    let changes = sets.sorted { $0.key < $1.key }.compactMap { name, paths -> (path: String, words: String)? in
      func values(_ side: RevisionSide) -> [String] { paths.compactMap { Self.color($0, side.places) }.once }
      let (old, new) = (values(base), values(head))
      // What a screen may mean is told of that where it has the colour.
      let screens = paths.flatMap { reach.readers[$0] ?? [] }
      let isOfScreens = screens.contains { !base.colors(name, of: $0).isEmpty || !head.colors(name, of: $0).isEmpty }
      guard old != new, !isOfScreens, let path = paths.first else { return nil }
      if old.isEmpty { return (path, "'\(name)' is new, \(new.listed)") }
      return (path, new.isEmpty ? "'\(name)' is gone" : "'\(name)' is \(new.listed) instead of \(old.listed)")
    }
    guard let first = changes.first else { return [] }
    let rest = changes.count - Self.mostColors
    let told = changes.prefix(Self.mostColors).map(\.words) + (rest > 0 ? ["and \(rest) more"] : [])
    return [
      .init(
        "colours that no file of screens names changed: \(told.joined(separator: "; "))",
        at: SourceSpan(file: repository.shown(first.path), line: 1))
    ]
  }

  /// `#FFFFFF`, `#FFFFFF, in the dark #000000, before iOS 13 #808080`: a set's colour as one side has it; nil where it has none, or it
  /// cannot be read.
  private static func color(_ path: String, _ places: RevisionPlaces) -> String? {
    let file = places.onDisk(path)
    let folder = String(file.dropLast("/Contents.json".count))
    var quiet = DiagnosticSink()
    guard places.linkOut(path) == nil, FileManager.default.fileExists(atPath: file),
      case .color(let light, let dark)? = ProjectResources.color(inSet: folder, .ios, &quiet)
    else { return nil }
    let plain = ProjectResources.plainColor(inSet: folder).flatMap { $0 == light ? nil : $0 }
    return light.digits + (dark.map { ", in the dark \($0.digits)" } ?? "")
      + (plain.map { ", before iOS 13 \($0.digits)" } ?? "")
  }
}
