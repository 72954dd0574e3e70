import Foundation
import ProofModel
import XMLParsing

/// The words of a file whose form is another: an archive of Xcode 4 and before that became a document, or the other way.
extension UndrawnTexts {
  /// Words of one side that stand nowhere in the other, each once, in the order of their file; O(size).
  ///
  /// Nothing else of the two forms corresponds: each names objects and values in its own way.
  public static func rewritten(_ before: UndrawnTexts, _ after: UndrawnTexts) -> (gone: [Text], new: [Text]) {
    guard let old = FormTexts(file: before.file), let new = FormTexts(file: after.file) else { return ([], []) }
    return (old.texts(without: new), new.texts(without: old))
  }

  private struct FormTexts {
    let texts: [Text]
    /// Whatever the file says anywhere, since one form has words where the other has none for people.
    private var said: Set<String> = []

    init?(file: String) {
      guard let bytes = try? FileReading.bytes(at: file, limit: XMLReader.Limits().bytes),
        let root = XMLReader.read(bytes, file: file).root
      else { return nil }
      texts = UndrawnTexts(root, file: file, isWhole: true).texts
      for element in root.all {
        for (_, value) in element.attributes { said.insert(Self.plain(value)) }
        if !element.text.isEmpty { said.insert(Self.plain(element.words)) }
      }
    }

    func texts(without other: FormTexts) -> [Text] {
      var seen: Set<String> = []
      return texts.filter { text in
        let words = Self.plain(text.words)
        // A letter may be a key's, a number one of the tools'.
        guard text.isWords, words.count > 1, words.contains(where: \.isLetter), !other.said.contains(words) else {
          return false
        }
        return seen.insert(words).inserted
      }
    }

    private static func plain(_ words: String) -> String {
      words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}
