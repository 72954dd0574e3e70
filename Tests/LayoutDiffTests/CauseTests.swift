import Foundation
import LayoutDiff
import TestRequirements
import Testing

/// Causes apart from each other and from what follows.
@Suite struct CauseTests {
  /// Two edits at once: each is told with what it gives by itself, and what both do beside it.
  @Test func eachOfTwoEditsIsToldWithItsOwn() throws {
    let difference = try Sample("bookcase").difference(
      device: "iphone-8",
      [
        ("cover.height == 30% root.height", "cover.height == 40% root.height"),
        ("titleField.top == ratings.bottom + std", "titleField.top == ratings.bottom + 20"),
      ])
    #expect(
      difference.causes.map(\.sentence) == [
        "the rule `cover.height == 40% root.height` was `cover.height == 30% root.height`, so 'cover' grew 67 pt in "
          + "height, 'notesView' shrank 66.7 pt in height (79 in all), 6 views moved down 66.7 pt (79 in all) and 'ratings' "
          + "moved down 67 pt",
        "the constant of `titleField.top == ratings.bottom + 20` is 20 instead of 8, so 'notesView' shrank 12 pt in height "
          + "(79 in all) and 6 views moved down 12 pt (79 in all)",
      ])
    #expect(difference.causes.map(\.partOf) == [nil, nil])
    #expect(difference.causes.map(\.followers) == [8, 6])
  }

  /// Edits on two axes do not touch each other.
  @Test func whatMovesSidewaysDoesNotFollowFromWhatMovesDown() throws {
    let difference = try Sample("right-to-left").difference([
      (
        "about: Reads on trains, writes in the margins",
        "about: Reads on trains and ships, and writes in the margins of all"
      ),
      ("sizeLabel.leading == margins.leading + $space.row", "sizeLabel.leading == margins.leading + 40"),
    ])
    #expect(difference.causes.count == 2)
    let sideways = try #require(difference.causes.first { $0.subject.name.contains("sizeLabel.leading") })
    #expect(sideways.followers == 1)
    #expect(sideways.sentence.hasSuffix("so 'sizeLabel' moved right 28 pt"))
    let text = try #require(difference.causes.first { $0.subject.name == "@about" })
    #expect(text.sentence.contains("moved down") && !text.sentence.contains("right"))
  }

  /// A text that wraps because its column became narrower follows from what made it narrow.
  @Test func aTextThatWrapsFollowsFromItsWidth() throws {
    let difference = try Sample("right-to-left").difference([
      ("portrait.size == 64", "portrait.size == 150")
    ])
    #expect(difference.causes.count == 1)
    let sentence = try #require(difference.causes.first?.sentence)
    #expect(sentence.contains("'about' takes two lines instead of one"))
    #expect(difference.changes.allSatisfy { $0.cause == 0 })
  }

  /// Rules and views in another order are nothing; where they settle a tie otherwise, that is said.
  @Test func anOrderThatSettlesATieOtherwiseIsSaid() throws {
    let rules = ["    - a.width == 100 @500\n", "    - b.width == 200 @500\n"]
    let spec = """
      proofsheet: 1
      name: tie
      matrix: { sizes: [{ name: one, size: [250, 100] }] }
      views: { a: {}, b: {} }
      constraints:
        row:
          - H:|[a][b]|
          - V:|[a(40)]
          - V:|[b(40)]

      """
    let before = try Sample.layouts(of: spec + rules[0] + rules[1])
    let after = try Sample.layouts(of: spec + rules[1] + rules[0])
    let difference = Sample.compare(before[0], after[0]).difference
    #expect(difference.causes.map(\.kind) == [.tieSettledOtherwise])
    #expect(difference.causes.first?.sentence.contains("a tie is settled otherwise") == true)
    #expect(difference.counts.resized == 2)
    #expect(difference.changes.allSatisfy { $0.cause == 0 })

    let harmless = try Sample("bookcase").differences([
      (
        "    - notesLabel.top == notesView.top\n    - authorField.top == titleField.bottom + std\n",
        "    - authorField.top == titleField.bottom + std\n    - notesLabel.top == notesView.top\n"
      )
    ])
    #expect(harmless.allSatisfy { $0.difference.isEmpty })
  }

  @Test func anotherSystemIsTheEnvironment() throws {
    let found = try Sample("bookcase").differences([("os: ios-11", "os: ios-18")])
    for (key, difference) in found {
      #expect(difference.verdict == .environmentChanged, "\(key): \(difference.causes.map(\.sentence))")
      #expect(difference.causes.first?.subject.name == "the system", "\(key)")
      #expect(difference.causes.first?.followers ?? 0 > 3, "\(key)")
    }
  }

  private static let fonts = [
    "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf",
    "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
  ]

  /// The same document with another font file behind the same name.
  @Test(.needs(.package, fonts)) func anotherFontFileIsTheEnvironment() throws {
    let files = Self.fonts
    let spec = """
      proofsheet: 1
      name: own-font
      matrix: { devices: [iphone-8] }
      views:
        title: { type: label, text: Own letters, font: { file: own.ttf, size: 24 } }
        below: { background: red }
      constraints:
        column:
          - title.top == safe.top + 8
          - title.leading == margins.leading
          - below.top == title.bottom + 8
          - below.leading == title.leading
          - below.width == title.width
          - below.height == 20
      """
    let sides = try files.map { try Sample.layouts(of: spec, with: [("own.ttf", $0)])[0] }
    let digests = [[("the font own.ttf", "1.0")], [("the font own.ttf", "1.1")]]
    let difference = LayoutComparison.compare(
      expected: sides[0].layout, actual: sides[1].layout,
      expectedInputs: LayoutInputs(document: sides[0].document, digests: digests[0]),
      actualInputs: LayoutInputs(document: sides[1].document, digests: digests[1]))
    #expect(difference.verdict == .environmentChanged, "\(difference.causes.map(\.sentence))")
    #expect(difference.causes.first?.sentence.hasPrefix("the font own.ttf is 1.1 instead of 1.0, so ") == true)
    #expect(difference.causes.count == 1)
    #expect(difference.changes.allSatisfy { $0.cause == 0 })
    // Two files may have one name: each is there on both sides.
    let both = [digests[0][0], digests[1][0]]
    let same = LayoutComparison.compare(
      expected: sides[0].layout, actual: sides[0].layout,
      expectedInputs: LayoutInputs(document: sides[0].document, digests: both),
      actualInputs: LayoutInputs(document: sides[0].document, digests: both.reversed()))
    #expect(same.causes.isEmpty, "\(same.causes.map(\.sentence))")
    // Without the digests it is told by what it does.
    let untold = Sample.compare(sides[0], sides[1]).difference
    #expect(untold.verdict == .environmentChanged)
    #expect(
      untold.causes.first?.sentence.hasPrefix("'title' is measured otherwise: a font or a library changed") == true)
  }

  @Test func aNewConflictFollowsFromItsEdit() throws {
    let difference = try Sample("bookcase").difference(
      device: "iphone-8", [("- cover.top == safe.top\n", "- cover.top == safe.top\n      - cover.height == 20\n")])
    let new = difference.changes.filter { $0.kind == .findingNew }
    #expect(new.contains { $0.subject.name.hasPrefix("unsatisfiable-constraints") })
    #expect(difference.causes.first?.kind == .ruleAdded)
    #expect(new.allSatisfy { $0.cause == 0 })
  }

  @Test func aViewMovedToAnotherSuperviewIsOneCause() throws {
    let difference = try Sample("controls").difference([
      ("      dots: { type: page-control, pages: 5, selected: 1 }\n", ""),
      (
        "          busy: { type: spinner }\n",
        "          busy: { type: spinner }\n          dots: { type: page-control, pages: 5, selected: 1 }\n"
      ),
    ])
    #expect(difference.causes.map(\.kind) == [.reparented])
    #expect(difference.causes.first?.sentence.hasPrefix("'dots' lies in 'switches' instead of 'page', so ") == true)
    #expect(difference.counts.appeared == 0)
    #expect(difference.counts.went == 0)
  }

  @Test func ignoredViewsTakeTheirCausesWithThem() throws {
    let difference = try Sample("bookcase").difference(
      device: "iphone-8",
      [("background: $color.paper", "background: red"), ("notesView: {", "notesView: { corner: 4,")])
    #expect(difference.causes.count == 2)
    let left = difference.ignoring { $0.name == "notesView" }
    #expect(left.causes.map(\.subject.name) == ["root"])
    #expect(left.changes.allSatisfy { $0.cause == 0 })
    #expect(left.ignoring { $0.name == "root" }.isEmpty)
  }
}
