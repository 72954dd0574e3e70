import Foundation
import InterfaceBuilder
import ProofModel
import Reviewing
import UndrawnSettings

/// Sets of colours in the catalogues: those that code alone asks for, and what pictures of one appearance do not show of others.
extension RevisionReview {
  /// So many colours are told, each by its name.
  private static let mostColors = 8

  /// What sets are otherwise that no file of screens names, in one note, and in another one which sets came or went that screens
  /// name, or are lighter or darker in both appearances: pictures show one. A set that lies elsewhere is the same colour.
  ///
  /// - Complexity: reads both versions of each changed set, and no others.
  func colors(
    _ reach: RevisionReach, _ base: RevisionSide, _ head: RevisionSide
  ) -> [ReviewReport.Note] {
    let sets = Dictionary(grouping: reach.codeColors.sorted()) { path -> String in
      if case .named(let name)? = ProjectResource(path) { name } else { path }
    }
    typealias Told = (path: String, words: String, isOfScreens: Bool)
    let changes = sets.sorted { $0.key < $1.key }.compactMap { name, paths -> Told? in
      let sets = [base, head].map { side in paths.compactMap { Self.color($0, side.places) } }
      let (old, new) = (sets[0].map(\.words).once, sets[1].map(\.words).once)
      let screens = paths.flatMap { reach.readers[$0] ?? [] }
      let isOfScreens = screens.contains { !base.colors(name, of: $0).isEmpty || !head.colors(name, of: $0).isEmpty }
      guard old != new, let path = paths.first else { return nil }
      if old.isEmpty { return (path, "'\(name)' is new, \(new.listed)", isOfScreens) }
      if new.isEmpty { return (path, "'\(name)' is gone", isOfScreens) }
      // Of one that a screen named before and that is another in the dark alone, or has no value of its own there, other lines tell.
      let wasOfScreens = screens.contains { !base.colors(name, of: $0).isEmpty }
      let isOfDark = sets.joined().contains(where: \.hasDark) && Set(sets[0].map(\.light)) != Set(sets[1].map(\.light))
      let words = "'\(name)' is \(new.listed) instead of \(old.listed)"
      return wasOfScreens && !isOfDark ? nil : (path, words, isOfScreens)
    }
    return [false, true].compactMap { isOfScreens in
      let own = changes.filter { $0.isOfScreens == isOfScreens }
      guard let first = own.first else { return nil }
      let rest = own.count - Self.mostColors
      let told = own.prefix(Self.mostColors).map(\.words) + (rest > 0 ? ["and \(rest) more"] : [])
      return .init(
        "colours that \(isOfScreens ? "files of screens name" : "no file of screens names") changed: "
          + told.joined(separator: "; "), at: SourceSpan(file: repository.shown(first.path), line: 1))
    }
  }

  /// A set's colour as one side has it, in words `#FFFFFF, in the dark #000000, before iOS 13 #808080`; nil where it has none, or it
  /// cannot be read.
  private static func color(
    _ path: String, _ places: RevisionPlaces
  ) -> (light: String, hasDark: Bool, words: String)? {
    let file = places.onDisk(path)
    let folder = String(file.dropLast("/Contents.json".count))
    var quiet = DiagnosticSink()
    guard places.linkOut(path) == nil, FileManager.default.fileExists(atPath: file),
      case .color(let light, let dark)? = ProjectResources.color(inSet: folder, .ios, &quiet)
    else { return nil }
    let plain = ProjectResources.plainColor(inSet: folder).flatMap { $0 == light ? nil : $0 }
    let words =
      light.digits + (dark.map { ", in the dark \($0.digits)" } ?? "")
      + (plain.map { ", before iOS 13 \($0.digits)" } ?? "")
    return (light.digits, dark != nil, words)
  }
}
