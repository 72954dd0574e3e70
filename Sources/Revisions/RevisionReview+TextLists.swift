import Foundation
import InterfaceBuilder
import ProofModel
import Reviewing
import Solving

/// Lists of texts of the language that a file of screens is drawn in.
extension RevisionReview {
  /// Such lists that came or went, whose texts pictures show or leave as they are: no other language's texts are told instead.
  func drawnLists(
    _ reach: RevisionReach, _ base: RevisionSide, _ head: RevisionSide
  ) -> [ReviewReport.Seen.Unshown] {
    guard request.selection.locales.isEmpty else { return [] }
    var lists: [String: [(path: String, number: Int)]] = [:]
    for (path, screens) in reach.readers.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".strings") {
      guard case .texts(_, let stem)? = ProjectResource(path), let locale = LocalizedFile.language(ofFolder: path),
        let screen = screens.sorted().first(where: { ScreenFiles.stem(of: $0) == stem }), base.files[screen] != nil,
        head.files[screen] != nil
      else { continue }
      let isNew = !FileManager.default.fileExists(atPath: base.places.onDisk(path))
      guard isNew != !FileManager.default.fileExists(atPath: head.places.onDisk(path)) else { continue }
      let side = isNew ? head : base
      let tables = [side.ownTranslations(of: screen), side.undrawnTranslations(of: screen)]
      guard tables.allSatisfy({ ($0[locale] ?? [:]).isEmpty }), side.places.linkOut(path) == nil,
        let number = ProjectResources.texts(ofFile: side.places.onDisk(screen))[locale]?.count, number > 0
      else { continue }
      lists["\(isNew ? "new" : "gone") \(locale)", default: []].append((repository.shown(path), number))
    }
    return lists.sorted { $0.key < $1.key }.map { key, lists in
      let parts = key.split(separator: " ")
      let names = lists.map { "'\($0.path)'" }.listed(upTo: 4)
      let number = lists.reduce(0) { $0 + $1.number }
      let words = lists.count == 1 ? "the list of texts \(names) is" : "the lists of texts \(names) are"
      let texts = number == 1 ? "1 text" : "\(number) texts"
      return ReviewReport.Seen.Unshown(
        words: "\(words) \(parts[0]): \(texts) in \(parts[1]), which pictures are drawn in",
        file: lists[0].path, screens: [])
    }
  }
}
