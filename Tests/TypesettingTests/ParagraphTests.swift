import ProofModel
import Testing

@testable import Typesetting

@Suite struct ParagraphTests {
  let engine = TextEngine()
  let left = TextEnvironment()
  let right = TextEnvironment(locale: "ar", direction: .rightToLeft)

  private func content(
    _ text: String, lines: Int = 1, mode: TextContent.LineBreakMode = .truncateTail,
    alignment: TextContent.Alignment = .natural, size: Double = 20
  ) -> TextContent {
    TextContent(
      runs: [TextRun(text: text, font: FontDescriptor(family: "Inter", size: size))], alignment: alignment,
      numberOfLines: lines, lineBreakMode: mode)
  }

  private func shown(_ content: TextContent, width: Double, _ environment: TextEnvironment) -> [String] {
    engine.block(content, maxWidth: width, environment: environment).rows.map { row in
      String(decoding: row.line.source.text[row.line.range.start..<row.line.range.visibleEnd], as: UTF16.self)
    }
  }

  @Test(arguments: [
    (TextContent.LineBreakMode.truncateTail, "The quick brown…"), (.truncateHead, "…ver the lazy dog"),
    (.truncateMiddle, "The quic…lazy dog"), (.wordWrap, "The quick brown"), (.characterWrap, "The quick brown f"),
    (.clip, "The quick brown fox jumps over the lazy dog"),
  ])
  func oneLineIsCutWhereItsModeSays(mode: TextContent.LineBreakMode, expected: String) {
    let content = content("The quick brown fox jumps over the lazy dog", mode: mode)
    #expect(shown(content, width: 180, left) == [expected])
    #expect(engine.measure(content, maxWidth: 180, maxHeight: nil, environment: left).isTruncated)
  }

  @Test func theLastOfSeveralLinesIsShortened() {
    let content = content("The quick brown fox jumps over the lazy dog", lines: 2)
    #expect(shown(content, width: 112, left) == ["The quick", "brown fox…"])
  }

  /// One character more would not fit: measured by itself, with the ellipsis.
  @Test(arguments: [120.0, 150, 180, 210, 240]) func asMuchIsKeptAsFits(width: Double) {
    let text = "The quick brown fox jumps over the lazy dog"
    let tail = shown(content(text), width: width, left)[0].dropLast()
    let head = shown(content(text, mode: .truncateHead), width: width, left)[0].dropFirst()
    func natural(_ text: String) -> Double {
      engine.measure(content(text), maxWidth: nil, maxHeight: nil, environment: left).size.width
    }
    let longerTail =
      text.prefix(tail.count + 1) == tail + " " ? text.prefix(tail.count + 2) : text.prefix(tail.count + 1)
    let longerHead =
      text.suffix(head.count + 1) == " " + head ? text.suffix(head.count + 2) : text.suffix(head.count + 1)
    #expect(natural("\(longerTail)…") > width)
    #expect(natural("…\(longerHead)") > width)
  }

  @Test func aNewlineBeyondTheLastLineShowsAnEllipsis() {
    #expect(shown(content("one\ntwo"), width: 300, left) == ["one…"])
    #expect(shown(content("one\ntwo", lines: 0), width: 300, left) == ["one", "two"])
    #expect(shown(content("one\n", lines: 0), width: 300, left) == ["one", ""])
    #expect(shown(content("a\r\nb\u{2028}c", lines: 0), width: 300, left) == ["a", "b", "c"])
  }

  @Test func linesThatTheHeightHasNoRoomForAreLeftOut() {
    let content = content("one two three four five six", lines: 0)
    let free = engine.measure(content, maxWidth: 80, maxHeight: nil, environment: left)
    let cut = engine.measure(content, maxWidth: 80, maxHeight: 60, environment: left)
    #expect(free.lineCount == 4 && cut.lineCount == 2)
    #expect(cut.isTruncated && !free.isTruncated)
  }

  @Test func spacesHangBeyondAWrappedLine() {
    let content = content("word     word", lines: 0)
    let word = engine.measure(self.content("word"), maxWidth: nil, maxHeight: nil, environment: left).size.width
    let measured = engine.measure(content, maxWidth: word + 1, maxHeight: nil, environment: left)
    #expect(measured.lineCount == 2)
    #expect(abs(measured.size.width - word) < 1e-9)
  }

  @Test func aWordThatIsTooLongIsBrokenBetweenCharacters() {
    let lines = shown(content("Donaudampfschifffahrt", lines: 0), width: 60, left)
    #expect(lines.count > 2)
    #expect(lines.joined() == "Donaudampfschifffahrt")
  }

  /// Thai, Lao and Khmer have no spaces: ICU's dictionaries find the words.
  @Test func thaiIsBrokenBetweenWords() {
    let content = TextContent(
      runs: [TextRun(text: "ภาษาไทยเป็นภาษาที่สวยงาม", font: FontDescriptor(size: 20))], numberOfLines: 0)
    let lines = shown(content, width: 90, TextEnvironment(locale: "th"))
    let words: Set<String> = ["ภาษา", "ไทย", "เป็น", "ภาษา", "ที่", "สวยงาม", "สวย", "งาม"]
    #expect(lines.count > 1)
    for line in lines {
      var rest = line[...]
      while let word = words.filter({ rest.hasPrefix($0) }).max(by: { $0.count < $1.count }) {
        rest = rest.dropFirst(word.count)
      }
      #expect(rest.isEmpty, "\(line)")
    }
  }

  /// Hyphenation is off; a soft hyphen shows where its author's line breaks, and only there.
  @Test func softHyphensShowWhereALineIsBroken() {
    let text = "Donau\u{AD}dampf\u{AD}schiff"
    #expect(shown(content(text, lines: 0), width: 80, left) == ["Donau-", "dampf-", "schiff"])
    let whole = engine.measure(content(text), maxWidth: nil, maxHeight: nil, environment: left)
    let plain = engine.measure(content("Donaudampfschiff"), maxWidth: nil, maxHeight: nil, environment: left)
    #expect(abs(whole.size.width - plain.size.width) < 1e-9)
    #expect(shown(content("Donaudampfschiff rot", lines: 0), width: 180, left) == ["Donaudampfschiff", "rot"])
  }

  @Test func alignmentPlacesLines() {
    let text = "abc"
    let width = engine.measure(content(text), maxWidth: nil, maxHeight: nil, environment: left).size.width
    func x(_ alignment: TextContent.Alignment, _ environment: TextEnvironment) -> Double {
      engine.layOut(content(text, alignment: alignment), width: 200, height: nil, environment: environment).lines[0].x
    }
    #expect(x(.natural, left) == 0 && x(.left, right) == 0)
    #expect(abs(x(.natural, right) - (200 - width)) < 1e-9)
    #expect(abs(x(.right, left) - (200 - width)) < 1e-9)
    #expect(abs(x(.center, left) - (200 - width) / 2) < 1e-9)
  }

  @Test func justifiedLinesFillTheWidthButTheLast() {
    let content = content("one two three four five six seven", lines: 0, alignment: .justified)
    let laid = engine.layOut(content, width: 130, height: nil, environment: left)
    #expect(laid.lines.count > 2)
    for line in laid.lines.dropLast() {
      #expect(abs(line.width - 130) < 1e-9)
      let last = line.runs.last?.glyphs.last
      #expect(abs((last.map { $0.x + $0.advance } ?? 0) - 130) < 1e-6)
    }
    #expect((laid.lines.last?.width ?? 200) < 130)
  }

  @Test func rightToLeftTextRunsFromTheRight() {
    let content = TextContent(runs: [TextRun(text: "שלום 12 abc", font: FontDescriptor(family: "Noto Sans Hebrew"))])
    let laid = engine.layOut(content, width: nil, height: nil, environment: right)
    let order = laid.lines[0].runs.map(\.text)
    // Read from the left: the Latin word, then the number, then the Hebrew word at the right.
    #expect(order.first == "abc" && order.last?.hasPrefix("ש") == true)
    let xs = laid.lines[0].runs.flatMap(\.glyphs).map(\.x)
    #expect(xs == xs.sorted())
  }

  /// A default paragraph style's tab stops lie 28 points apart.
  @Test func tabsLeadToTheNextStop() {
    let laid = engine.layOut(content("a\tb\tc"), width: nil, height: nil, environment: left)
    #expect(laid.lines[0].runs.map { $0.glyphs[0].x } == [0, 28, 56])
  }

  @Test func textShrinksToItsWidthButNotBelowTheMinimum() {
    var content = content("shrinking")
    let natural = engine.measure(content, maxWidth: nil, maxHeight: nil, environment: left)
    content.minimumScaleFactor = 0.5
    let fitted = engine.measure(
      content, maxWidth: natural.size.width * 0.75, maxHeight: nil, environment: left)
    #expect(abs(fitted.fontScale - 0.75) < 1e-9 && !fitted.isTruncated)
    #expect(fitted.firstBaseline == natural.firstBaseline)
    let tooSmall = engine.measure(content, maxWidth: natural.size.width * 0.3, maxHeight: nil, environment: left)
    #expect(tooSmall.fontScale == 0.5 && tooSmall.isTruncated)
    let laid = engine.layOut(content, width: natural.size.width * 0.75, height: nil, environment: left)
    #expect(laid.lines[0].runs[0].size == 15)
  }

  @Test func lineHeightsAndSpacingsAddUp() {
    var content = content("one\ntwo\nthree", lines: 0)
    let line = engine.lineMetrics(content.runs[0].font, environment: left)
    let natural = line.ascent + line.descent + line.leading
    content.lineSpacing = 3
    content.paragraphSpacing = 5
    content.lineHeightMultiple = 1.5
    let measured = engine.measure(content, maxWidth: nil, maxHeight: nil, environment: left)
    #expect(abs(measured.size.height - (3 * 1.5 * natural + 2 * 8)) < 1e-9)
    #expect(measured.firstBaseline == (line.ascent + natural / 2).snapped(scale: 2))
  }

  @Test func runsKeepTheirOwnLook() {
    let content = TextContent(
      runs: [
        TextRun(text: "big ", font: FontDescriptor(family: "Inter", size: 30), color: .black),
        TextRun(
          text: "small", font: FontDescriptor(family: "Roboto", size: 10), underline: true, kerning: 2,
          baselineOffset: 4),
      ])
    let laid = engine.layOut(content, width: nil, height: nil, environment: left)
    let runs = laid.lines[0].runs
    #expect(runs.map(\.size) == [30, 10])
    #expect(runs[0].color == .black && runs[1].underline)
    #expect(runs[1].glyphs.allSatisfy { $0.y == -4 })
    let plain = engine.measure(
      TextContent(runs: [TextRun(text: "small", font: FontDescriptor(family: "Roboto", size: 10))]), maxWidth: nil,
      maxHeight: nil, environment: left
    ).size.width
    #expect(abs(runs[1].glyphs.reduce(0) { $0 + $1.advance } - plain - 5 * 2) < 1e-9)
    // Both stand on the line's one baseline, which the larger font decides.
    let big = engine.lineMetrics(content.runs[0].font, environment: left)
    #expect(laid.lines[0].baseline == big.ascent.snapped(scale: 2))
  }

  @Test func picturesStandInTheLine() {
    let font = FontDescriptor(family: "Inter", size: 20)
    let image = InlineImage(asset: "star", size: Size(width: 30, height: 40))
    let content = TextContent(
      runs: [TextRun(text: "a", font: font), TextRun(image: image, font: font), TextRun(text: "b", font: font)])
    let line = engine.layOut(content, width: nil, height: nil, environment: left).lines[0]
    let places = line.runs.map { $0.glyphs[0] }
    #expect(
      line.images == [
        PlacedImage(
          asset: "star", rect: Rect(x: places[0].advance, y: line.baseline - 40, width: 30, height: 40))
      ])
    #expect(line.baseline == 40 && line.images[0].rect.y == 0)
    #expect(abs(places[1].x - places[0].advance - 30) < 1e-9)
  }

  /// Two fonts in a row: the flat feet of their letters end on one line of pixels, where the baseline is.
  @Test(arguments: [1.0, 2, 3]) func lettersOfTwoFontsStandOnTheBaseline(scale: Double) throws {
    let content = TextContent(runs: [
      TextRun(text: "H", font: FontDescriptor(family: "Inter", size: 17)),
      TextRun(text: "H", font: FontDescriptor(family: "Roboto", size: 30)),
      TextRun(text: "H", font: FontDescriptor(size: 13)),
    ])
    let laid = engine.layOut(content, width: nil, height: nil, environment: TextEnvironment(scale: scale))
    let rasterizer = try #require(GlyphRasterizer())
    let baseline = laid.lines[0].baseline * scale
    for run in laid.lines[0].runs {
      let face = try #require(engine.face(run.face))
      let place = GlyphPlace(x: run.glyphs[0].x * scale, y: baseline + run.glyphs[0].y * scale)
      let mask = try #require(
        rasterizer.mask(face, glyph: run.glyphs[0].id, size: run.size * scale, place: place))
      #expect(abs(Double(place.pixelY + mask.top + mask.height) - baseline) <= 0.5)
      let foot = mask.coverage[((mask.height - 1) * mask.stride)..<(mask.height * mask.stride)]
      #expect((foot.max() ?? 0) > 127)
    }
  }

  @Test func featuresAreApplied() {
    func widths(_ features: [String]) -> [Double] {
      ["111", "000"].map { text in
        let font = FontDescriptor(family: "Inter", size: 20, features: features)
        return engine.measure(
          TextContent(runs: [TextRun(text: text, font: font)]), maxWidth: nil, maxHeight: nil, environment: left
        ).size.width
      }
    }
    let plain = widths([])
    let tabular = widths(["tnum"])
    #expect(plain[0] < plain[1])
    #expect(abs(tabular[0] - tabular[1]) < 1e-9)
  }

  @Test func charactersThatAFontLacksComeFromTheNextOne() throws {
    let content = TextContent(
      runs: [TextRun(text: "aب漢😀นe\u{301}", font: FontDescriptor(family: "Inter", size: 20))])
    let laid = engine.layOut(content, width: nil, height: nil, environment: left)
    let names = Set(laid.lines[0].runs.compactMap { engine.face($0.face)?.familyName })
    #expect(names.isSuperset(of: ["Inter", "Noto Sans Arabic", "Noto Color Emoji", "Noto Sans Thai"]))
    #expect(names.contains { $0.hasPrefix("Noto Sans CJK") })
    #expect(laid.lines[0].runs.allSatisfy { $0.glyphs.allSatisfy { $0.id != 0 } })
  }

  @Test func joinedEmojiAreOneGlyph() {
    for emoji in ["👩‍👩‍👧‍👦", "🇫🇷", "👍🏽", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"] {
      let content = TextContent(runs: [TextRun(text: emoji, font: FontDescriptor(size: 20))])
      let laid = engine.layOut(content, width: nil, height: nil, environment: left)
      let glyphs = laid.lines[0].runs.flatMap(\.glyphs).filter { $0.advance > 0 }
      #expect(glyphs.count == 1, "\(emoji)")
    }
  }

  @Test func anEmptyTextIsOneLineHigh() {
    let measured = engine.measure(content(""), maxWidth: 100, maxHeight: nil, environment: left)
    #expect(measured.size.width == 0 && measured.lineCount == 1)
    #expect(abs(measured.size.height - 20 * 1.2102) < 0.01)
  }
}
