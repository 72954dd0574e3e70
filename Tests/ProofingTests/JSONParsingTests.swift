import Testing

@testable import Solving

@Suite struct JSONParsingTests {
  private func parse(_ text: String) throws -> JSONValue { try JSONValue.parse(Array(text.utf8)) }

  @Test func whatIsPrintedIsReadBack() throws {
    let value = JSONValue.object([
      ("z", .array([.null, .boolean(true), .boolean(false)])), ("a", .numbers([0, -1.5, 123456.25])),
      ("text", .string("a\"b\\c\n\u{1} é 👩‍👩‍👧 \u{2028}")), ("none", .object([])),
    ])
    #expect(try parse(value.text).text == value.text)
  }

  @Test func escapesAreRead() throws {
    #expect(try parse(#""\u00e9\ud83d\ude00\/\b\f\r""#).string == "é😀/\u{8}\u{C}\r")
  }

  /// RFC 8259 and, for keys that come twice, our own rule.
  @Test(arguments: [
    ("", "1:1", "the end"), ("[1,]", "1:4", "']'"), ("{\"a\" 1}", "1:6", "':'"), ("[01]", "1:2", "'01'"),
    ("[1.]", "1:2", "number"), ("{\n  \"a\": 1,\n  \"a\": 2\n}", "3:3", "twice"), ("\"\\ud800\"", "1:8", "half"),
    ("\"a", "1:3", "closing"), ("nul", "1:1", "value"), ("[1] 2", "1:5", "end"), ("\"\u{1}\"", "1:2", "control"),
    ("1e999", "1:1", "number"), ("[é]", "1:2", "'é'"),
  ])
  func whatIsNoJSONIsToldWithItsPlace(_ text: String, _ place: String, _ word: String) {
    do {
      _ = try parse(text)
      Issue.record("\(text) was read")
    } catch let error as JSONParsingError {
      #expect("\(error.line):\(error.column)" == place, "\(text): \(error)")
      #expect(error.message.contains(word), "\(text): \(error)")
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func deepNestingEndsWithAnError() {
    #expect(throws: JSONParsingError.self) { try parse(String(repeating: "[", count: 100_000)) }
  }

  /// No bytes may crash the reader, whatever they are.
  @Test func garbageIsAnErrorOrAValue() {
    let seed: UInt64 = .random(in: 0...UInt64.max)
    print("garbageIsAnErrorOrAValue: seed \(seed)")
    var state = seed
    let letters = Array("{}[]\",:0123456789.eE+-\\untrfals \n\u{0}é".utf8)
    for _ in 0..<2_000 {
      var bytes: [UInt8] = []
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(letters[Int(state >> 33) % letters.count])
      }
      _ = try? JSONValue.parse(bytes)
    }
  }
}
