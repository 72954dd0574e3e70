import Foundation
import ProofModel
import TestRequirements
import Testing

@testable import Typesetting

/// Unicode's own files (Debian's `unicode-data`), through the calls that line breaking uses.
@Suite(.needsInstalled("/usr/share/unicode/auxiliary/LineBreakTest.txt")) struct UnicodeConformanceTests {
  private static let folder = "/usr/share/unicode/"

  private func lines(_ name: String) throws -> [Substring] {
    let text = try String(contentsOfFile: Self.folder + name, encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// `÷ 0061 × 0308 ÷` as a text and the UTF-16 offsets of its borders.
  private func sample(_ line: Substring) -> (text: String, borders: [Int])? {
    var text = ""
    var borders: [Int] = []
    for word in line.prefix(while: { $0 != "#" }).split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      if word == "÷" {
        borders.append(text.utf16.count)
      } else if word != "×" {
        guard let value = UInt32(word, radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
        text.unicodeScalars.append(scalar)
      }
    }
    return (text, borders)
  }

  /// ICU 72 by itself gets 7,632 of Unicode 15's 7,654 cases right; the others are its own tailoring.
  @Test func lineBreakTest() throws {
    let lines = try lines("auxiliary/LineBreakTest.txt")
    var right = 0
    var total = 0
    for line in lines {
      guard let (text, borders) = sample(line) else { continue }
      total += 1
      if TextSegmentation.lineBreaks(in: text) == borders { right += 1 }
    }
    print("LineBreakTest: \(right) of \(total)")
    #expect(total == 7654)
    #expect(right >= 7632)
  }

  @Test func bidiCharacterTest() throws {
    let lines = try lines("BidiCharacterTest.txt")
    var total = 0
    var wrong: [Substring] = []
    let bases: [BaseDirection] = [.leftToRight, .rightToLeft, .naturalElseLeftToRight]
    for line in lines {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count >= 5, let base = Int(fields[1]) else { continue }
      total += 1
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      let (units, paragraph) = TextSegmentation.levels(in: String(text), base: bases[base])
      var levels: [UInt8] = []
      var at = 0
      for scalar in scalars {
        levels.append(units[at])
        at += scalar.value > 0xFFFF ? 2 : 1
      }
      let expected = fields[3].split(separator: " ")
      let kept = expected.indices.filter { expected[$0] != "x" }
      let order = VisualOrder.order(kept.map { levels[$0] }).map { kept[$0] }
      let isRight =
        Int(paragraph) == Int(fields[2]) && kept.allSatisfy { Int(levels[$0]) == Int(expected[$0]) }
        && order == fields[4].split(separator: " ").compactMap { Int($0) }
      if !isRight { wrong.append(line) }
    }
    print("BidiCharacterTest: \(total - wrong.count) of \(total)")
    #expect(total > 90_000)
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  /// No line and no shortened text begins or ends within a user-perceived character.
  @Test func graphemesSurviveWrappingAndTruncation() throws {
    let lines = try lines("auxiliary/GraphemeBreakTest.txt")
    let engine = TextEngine()
    var total = 0
    for line in lines {
      guard let (text, borders) = sample(line), text.rangeOfCharacter(from: .newlines) == nil else { continue }
      total += 1
      #expect(TextSegmentation.characterBorders(in: text) == borders)
      for mode in [TextContent.LineBreakMode.characterWrap, .wordWrap] {
        let content = TextContent(
          runs: [TextRun(text: text, font: FontDescriptor())], numberOfLines: 0, lineBreakMode: mode)
        let rows = engine.block(content, maxWidth: 1, environment: TextEnvironment()).rows
        for row in rows {
          let range = row.line.range
          #expect(Set(borders).isSuperset(of: [range.start, range.end]), "\(line) \(range)")
          #expect(borders.contains(range.visibleEnd))
        }
      }
      let long = String(repeating: text, count: 6)
      let units = Array(long.utf16)
      let longBorders = Set(TextSegmentation.characterBorders(in: long))
      for mode in [TextContent.LineBreakMode.truncateHead, .truncateMiddle, .truncateTail] {
        let content = TextContent(runs: [TextRun(text: long, font: FontDescriptor())], lineBreakMode: mode)
        let whole = engine.measure(content, maxWidth: nil, maxHeight: nil, environment: TextEnvironment())
        let block = engine.block(content, maxWidth: whole.size.width * 0.6, environment: TextEnvironment())
        guard block.isTruncated else { continue }
        let shown = block.rows[0].line.source.text
        let ellipsis = try #require(shown.firstIndex(of: 0x2026))
        #expect(Array(shown[..<ellipsis]) == Array(units[..<ellipsis]) && longBorders.contains(ellipsis))
        let tail = shown.count - ellipsis - 1
        #expect(Array(shown[(ellipsis + 1)...]) == Array(units[(units.count - tail)...]))
        #expect(longBorders.contains(units.count - tail), "\(line) \(mode)")
      }
    }
    print("GraphemeBreakTest: \(total) texts wrapped and truncated")
    #expect(total > 400)
  }
}
