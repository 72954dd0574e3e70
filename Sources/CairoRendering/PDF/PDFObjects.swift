import ProofModel

/// The objects of a finished PDF file, read by its table of references, and those that a later version of the file puts in
/// their place or adds (PDF 1.7, 7.5.6: incremental updates).
///
/// Cairo 1.16 writes one table, every object at a place of its own and its dictionaries as plain text. A file that is built
/// otherwise is none of these. Numbers that it takes for links and never writes are free in the later version: in Cairo's own
/// they lead to another object, and strict readers call the file damaged.
struct PDFObjects {
  private let file: [UInt8]
  /// Where the table begins, and where each object does; nil for numbers that are free.
  private let table: Int
  private let places: [Int?]
  private let trailer: String
  /// Numbers whose places hold no object of theirs.
  let lost: [Int]
  private var changed: [Int: [UInt8]] = [:]
  private var count: Int

  private static let start = Array("startxref\n".utf8)
  private static let end = Array("endobj".utf8)
  private static let stream = Array("stream\n".utf8)
  /// An entry of the table: ten digits, five digits, a letter and the line's end.
  private static let entry = 20

  init?(_ file: [UInt8]) {
    self.file = file
    guard let tail = Self.last(Self.start, in: file), let table = Self.number(file[(tail + Self.start.count)...]),
      file.indices.contains(table), file[table...].starts(with: Array("xref\n0 ".utf8)),
      let count = Self.number(file[(table + 7)...]), count > 0, count <= file.count / Self.entry,
      let line = file[(table + 7)...].firstIndex(of: UInt8(ascii: "\n")),
      line + 1 + count * Self.entry <= tail
    else { return nil }
    self.table = table
    self.count = count
    let listed = (0..<count).map { number in
      let place = line + 1 + number * Self.entry
      return file[place + 17] == UInt8(ascii: "n") ? Self.number(file[place...]) : nil
    }
    places = listed.enumerated().map { number, place in
      place.flatMap { $0 < file.count && file[$0...].starts(with: Array("\(number) 0 obj\n".utf8)) ? $0 : nil }
    }
    lost = listed.indices.filter { [places] in listed[$0] != nil && places[$0] == nil }
    trailer = String(decoding: file[(line + 1 + count * Self.entry)..<tail], as: UTF8.self)
    guard trailer.hasPrefix("trailer") else { return nil }
  }

  /// The number that the trailer names by a key.
  func root(_ key: String) -> Int? { Self.reference(key, in: trailer) }

  /// An object without its stream, as it stands in the file; nil where there is none.
  func text(of number: Int) -> String? {
    guard places.indices.contains(number), let place = places[number],
      let head = file[place...].firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let body = file[(head + 1)...]
    guard let end = body.indices.first(where: { at(Self.end, $0) || at(Self.stream, $0) }) else { return nil }
    return String(decoding: body[..<end], as: UTF8.self)
  }

  private func at(_ word: [UInt8], _ place: Int) -> Bool { file[place] == word[0] && file[place...].starts(with: word) }

  /// The number behind a key, `/Pages 1 0 R`.
  static func reference(_ key: String, in text: String) -> Int? {
    references(key, in: text).first
  }

  /// The numbers behind a key: of one reference, or of a list `[ 3 0 R 17 0 R ]`.
  static func references(_ key: String, in text: String) -> [Int] {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let position = words.firstIndex(of: "/\(key)"[...]) else { return [] }
    var rest = words[(position + 1)...]
    let isList = rest.first == "["
    if isList { rest = rest.dropFirst() }
    var found: [Int] = []
    while let number = rest.first.flatMap({ Int($0) }), rest.dropFirst(2).first?.hasPrefix("R") == true {
      found.append(number)
      guard isList else { break }
      rest = rest.dropFirst(3)
    }
    return found
  }

  // MARK: Changing

  /// A number for an object to come.
  mutating func reserve() -> Int {
    defer { count += 1 }
    return count
  }

  mutating func put(_ text: String, as number: Int) { changed[number] = Array(text.utf8) }

  @discardableResult
  mutating func add(_ text: String) -> Int {
    let number = reserve()
    put(text, as: number)
    return number
  }

  /// The file with its changes behind it.
  var updated: [UInt8] {
    guard !changed.isEmpty, let root = root("Root") else { return file }
    var result = file
    var places = lost.map { (number: $0, entry: "0000000000 00001 f") }
    for (number, body) in changed.sorted(by: { $0.key < $1.key }) {
      places.append((number, String(result.count).zeroPadded(to: 10) + " 00000 n"))
      result += Array("\(number) 0 obj\n".utf8) + body + Array("\nendobj\n".utf8)
    }
    places.sort { $0.number < $1.number }
    let table = result.count
    var lines = "xref\n"
    var position = 0
    while position < places.count {
      var next = position + 1
      while next < places.count, places[next].number == places[next - 1].number + 1 { next += 1 }
      lines += "\(places[position].number) \(next - position)\n"
      for (_, entry) in places[position..<next] { lines += entry + " \n" }
      position = next
    }
    let info = self.root("Info").map { "   /Info \($0) 0 R\n" } ?? ""
    lines += "trailer\n<< /Size \(count)\n   /Root \(root) 0 R\n\(info)   /Prev \(self.table)\n>>\n"
    return result + Array((lines + "startxref\n\(table)\n%%EOF\n").utf8)
  }

  // MARK: Bytes

  /// Where the last occurrence begins; looked for from the end, where it is near.
  private static func last(_ word: [UInt8], in file: [UInt8]) -> Int? {
    stride(from: file.count - word.count, through: 0, by: -1).first {
      file[$0] == word[0] && file[$0...].starts(with: word)
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    Int(
      String(decoding: bytes.prefix(20).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }, as: UTF8.self))
  }
}
