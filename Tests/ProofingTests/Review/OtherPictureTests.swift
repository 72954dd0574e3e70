import Foundation
import ImageDiff
import LayoutDiff
import ProofModel
import Solving
import Testing

@testable import Reviewing
@testable import Revisions

/// Amounts are those of the picture that is named, and what goes farther in another one is told of that.
@Suite struct OtherPictureTests {
  private static let root = "iN0-l3-epB"

  private static func label(_ rules: String, _ frame: String = Drawn.frame(20, 400, 86, 20.5)) -> String {
    Drawn.xib(
      Drawn.label("one-aa-001", "Some words", frame),
      constraints: Drawn.rule("one-le-001", "leading", "leading", root, item: "one-aa-001", constant: 20) + rules)
  }

  private static func top(_ constant: Double) -> String {
    Drawn.rule("one-to-001", "top", "top", root, item: "one-aa-001", constant: constant)
  }

  private static func bottom(_ constant: Double) -> String {
    Drawn.rule("one-bo-001", "bottom", "bottom", "one-aa-001", item: root, constant: constant)
  }

  /// Seen in HIVE-App, where 80 points of the canvas are 311 of a phone.
  @Test func whatGoesFartherOnAnotherPhoneIsTold() throws {
    let outcome = try SmallHistory.review(
      Self.label(Self.top(400)), Self.label(Self.bottom(200), Drawn.frame(20, 446.5, 86, 20.5)),
      devices: ["iphone-8", "iphone-17"])
    let told = ReviewText().text(outcome.report)
    #expect(told.contains("    in iphone-17 'Some words' moved down "), "\(told)")
  }

  /// What grows on wide screens alone is told of one. Seen in UW-Quest-iOS.
  @Test func whatGrowsOnATabletAloneIsTold() throws {
    func file(_ width: String) -> String {
      Drawn.xib(
        Drawn.view("box-aa-001", "view", Drawn.frame(20, 10, 250, 20), attributes: "userLabel=\"Login\""),
        constraints: Drawn.rule("r1a-aa-001", "top", "top", Self.root, item: "box-aa-001", constant: 10)
          + Drawn.rule("r2a-aa-001", "leading", "leading", Self.root, item: "box-aa-001", constant: 20)
          + Drawn.rule("r4a-aa-001", "height", item: "box-aa-001", constant: width.isEmpty ? 20 : 30) + width
          + Drawn.rule(
            "r3a-aa-001", "width", item: "box-aa-001", constant: 250, more: "relation=\"greaterThanOrEqual\"")
          + Drawn.rule("r5a-aa-001", "width", item: "box-aa-001", constant: 250, more: "priority=\"600\""))
    }
    let share = Drawn.rule(
      "r6a-aa-001", "width", "width", Self.root, item: "box-aa-001", more: "multiplier=\"0.45\" priority=\"999\"")
    let history = try SmallHistory(["a.xib": file("")], ["a.xib": file(share)])
    let told = ReviewText().text(try history.review(devices: ["iphone-8", "ipad-11-a16"]).report)
    #expect(told.contains("in ipad-11-a16 'Login' grew 1"), "\(told)")
  }

  /// Pictures are compared alike whether files are made of them or not.
  @Test func picturesWithoutFilesAreComparedAlike() throws {
    func file(_ color: String, _ top: Double) -> String {
      Drawn.xib(
        Drawn.view(
          "box-aa-001", "view", Drawn.frame(20, 10, 250, 20),
          more: "<color key=\"backgroundColor\" \(color) alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"),
        constraints: Drawn.rule("r1a-aa-001", "top", "top", Self.root, item: "box-aa-001", constant: top))
    }
    let colors = ["red=\"1\" green=\"0\" blue=\"0\"", "red=\"1\" green=\"0.5\" blue=\"0\""]
    for (before, after) in [(file(colors[0], 10), file(colors[1], 10)), (file(colors[0], 10), file(colors[0], 40))] {
      let history = try SmallHistory(["a.xib": before], ["a.xib": after])
      let reports = try [true, false].map { try history.review(needsDigests: $0).report }
      #expect(reports.map { $0.entries.first?.digest != nil } == [true, false])
      #expect(reports[0].entries.map(\.pixels) == reports[1].entries.map(\.pixels))
      #expect(reports[0].entries.first?.pixels?.verdict == .different)
    }
  }

  /// A picture that is another in each size class is told of each. Seen in NuskenVNCRM.
  @Test func picturesOfSizeClassesAreToldApart() throws {
    func file(_ picture: String) -> String {
      Drawn.xib(
        Drawn.view("img-aa-001", "imageView", Drawn.frame(0, 0, 80, 80), attributes: picture)
          .replacing(
            "</imageView>",
            with: picture.contains("tall")
              ? "<variation key=\"heightClass=compact-widthClass=compact\" image=\"wide\"/></imageView>"
              : "</imageView>"),
        constraints: Drawn.rule("img-to-001", "top", "top", Self.root, item: "img-aa-001")
          + Drawn.rule("img-le-001", "leading", "leading", Self.root, item: "img-aa-001"))
    }
    let history = try SmallHistory(["a.xib": file("image=\"ground\"")], ["a.xib": file("image=\"tall\"")])
    let told = ReviewText().text(try history.review(devices: ["iphone-8"], landscape: true).report)
    #expect(told.contains("is 'tall' instead of 'ground'") && told.contains("is 'wide' instead of 'ground'"), "\(told)")
  }

  /// What a box takes with it says less than that the box goes and grows. Seen in technex-ios.
  @Test func whatHoldsTheOthersIsToldFirst() throws {
    func file(_ rules: String) -> String {
      let labels = (1...4).map { number in
        Drawn.label("la\(number)-aa-001", "Words \(number)", Drawn.frame(20, Double(number) * 20, 62, 20.5))
      }
      let inner = (1...4).map { number in
        let (id, share) = ("la\(number)-aa-001", Double(number) / 10)
        return Drawn.rule("ll\(number)-aa-001", "leading", "leading", "box-aa-001", item: id, constant: 20)
          + Drawn.rule(
            "lt\(number)-aa-001", "top", "bottom", "box-aa-001", item: id,
            constant: Double(number) * 20 - 120 * share, more: "multiplier=\"\(share)\"")
      }
      let box = Drawn.view(
        "box-aa-001", "view", Drawn.frame(0, 100, 300, 120), attributes: "userLabel=\"Box\"",
        subviews: labels.joined(), constraints: inner.joined())
      let own =
        Drawn.rule("box-le-001", "leading", "leading", Self.root, item: "box-aa-001")
        + Drawn.rule("box-wi-001", "width", "width", Self.root, item: "box-aa-001")
      return Drawn.xib(box, constraints: own + rules)
    }
    let outcome = try SmallHistory.review(
      file(
        Drawn.rule("box-to-001", "top", "top", Self.root, item: "box-aa-001", constant: 100)
          + Drawn.rule(
            "box-he-001", "height", "height", Self.root, item: "box-aa-001", constant: 53.3,
            more: "multiplier=\"0.1\"")),
      file(
        Drawn.rule("box-bo-001", "bottom", "bottom", Self.root, item: "box-aa-001", constant: -446)
          + Drawn.rule(
            "box-he-001", "height", "height", Self.root, item: "box-aa-001", constant: -213.5,
            more: "multiplier=\"0.5\"")), devices: ["iphone-8", "iphone-17"])
    let told = ReviewText().text(outcome.report)
    let line = try #require(told.split(separator: "\n").first { $0.hasPrefix("    in iphone-17 ") })
    #expect(line.contains("'Box' grew"), "\(told)")
  }

  /// What goes about as far everywhere is told once.
  @Test func whatGoesAsFarEverywhereIsToldOnce() throws {
    let outcome = try SmallHistory.review(
      Self.label(Self.top(400)), Self.label(Self.top(460), Drawn.frame(20, 460, 86, 20.5)),
      devices: ["iphone-8", "iphone-17"])
    let told = ReviewText().text(outcome.report)
    #expect(told.contains("moved down 60 pt") && !told.contains("in iphone-17 'Some words'"), "\(told)")
  }

  /// What a text says is no second edit, whatever stands in it, and neither is that the label is called so.
  @Test func aSemicolonInATextPartsNoEdits() throws {
    let old = Self.label(Self.top(400))
    let new = old.replacing("text=\"Some words\"", with: "text=\"One; two; three\"").replacing(
      "pointSize=\"17\"", with: "pointSize=\"24\"")
    let outcome = try SmallHistory.review(old, new, devices: ["iphone-8"])
    let read = try ReviewReport.read(Array(outcome.report.json().text.utf8), path: "r").get()
    for report in [outcome.report, read] {
      let parts = report.entries.flatMap { $0.layout?.causes ?? [] }.flatMap(\.parts).map(\.words)
      #expect(parts.count == 2 && parts.contains { $0.contains("'One; two; three'") }, "\(parts)")
    }
  }

  /// Rules that contradicted each other and do no more. Seen in subscription-tracker.
  @Test func aMendedErrorIsTold() throws {
    let width = Drawn.rule("one-wi-001", "width", item: "one-aa-001", constant: 60)
    let other = Drawn.rule("one-wi-002", "width", item: "one-aa-001", constant: 90)
    let outcome = try SmallHistory.review(
      Self.label(Self.top(400) + width + other), Self.label(Self.top(400) + other), devices: ["iphone-8"])
    let told = ReviewText().text(outcome.report)
    #expect(told.contains("! gone error: ") && told.contains("cannot all be satisfied"), "\(told)")
  }

  /// Characters that no font has are one note where both sides say them. Seen in socivy-carpool.
  @Test func charactersOfBothSidesAreOneNote() {
    func missing(_ code: String) -> Diagnostic {
      .warning("glyph-missing", "no font at hand has the character \(code)", hint: "add it")
    }
    let letters = [missing("U+F017"), missing("U+F024")]
    let old = ResourceTrouble(letters, after: letters, known: [])
    #expect(old.warnings.isEmpty)
    #expect(old.notes == ["no font at hand has 2 characters of both sides: U+F017, U+F024"])
    let new = ResourceTrouble(letters, after: [], known: [], new: ["\u{F017}"])
    #expect(new.warnings == [letters[0]])
    #expect(new.notes == ["no font at hand has a character of both sides: U+F024"])
    let both = ResourceTrouble(letters, after: [], known: [], new: ["\u{F017}", "\u{F024}"])
    #expect(both.warnings.map(\.message) == ["no font at hand has 2 characters: U+F017, U+F024"])
  }

  /// A button without a title shows no colour of one. Seen in CherryOnX.
  @Test func aButtonWithoutATitleHasNoColour() throws {
    func file(_ state: String) -> String {
      Drawn.xib(Drawn.view("but-aa-001", "button", Drawn.frame(20, 20, 50, 50), more: state))
    }
    let told = ReviewText().text(
      try SmallHistory.review(
        file("<state key=\"normal\" image=\"face\"/>"), file("<state key=\"normal\"/>"), devices: ["iphone-8"]
      ).report)
    #expect(told.contains("picture of") && !told.contains("colour of"), "\(told)")
  }
}
