/// The language of a PDF file and its title in the window's bar, which Cairo has no words for.
///
/// The catalogue is the last object that Cairo writes, so that entries put into it move nothing but the table of
/// references behind it, whose place stands at the end of the file (PDF 1.7, 7.5.5).
enum PDFLanguage {
  private static let catalogue = Array("<< /Type /Catalog\n".utf8)
  private static let object = Array(" 0 obj\n".utf8)
  private static let start = Array("startxref\n".utf8)

  /// The file with its language; the file as it is where it is built otherwise than Cairo 1.16 builds it.
  ///
  /// - Parameter language: BCP 47.
  static func setting(_ language: String, in file: [UInt8]) -> [UInt8] {
    let entries = Array("   /Lang (\(language))\n   /ViewerPreferences << /DisplayDocTitle true >>\n".utf8)
    guard let head = last(catalogue, in: file), let tail = last(start, in: file), head < tail,
      !contains(object, in: file[(head + catalogue.count)..<tail]),
      let end = file[(tail + start.count)...].firstIndex(of: UInt8(ascii: "\n")),
      let place = Int(String(decoding: file[(tail + start.count)..<end], as: UTF8.self)), place > head,
      file[place...].starts(with: Array("xref".utf8))
    else { return file }
    let insertion = head + catalogue.count
    return file[..<insertion] + entries + file[insertion..<(tail + start.count)]
      + Array("\(place + entries.count)".utf8) + file[end...]
  }

  /// Where the last occurrence begins; looked for from the end, where it is near.
  private static func last(_ word: [UInt8], in file: [UInt8]) -> Int? {
    stride(from: file.count - word.count, through: 0, by: -1).first {
      file[$0] == word[0] && file[$0...].starts(with: word)
    }
  }

  private static func contains(_ word: [UInt8], in part: ArraySlice<UInt8>) -> Bool {
    part.indices.contains { part[$0] == word[0] && part[$0...].starts(with: word) }
  }
}
