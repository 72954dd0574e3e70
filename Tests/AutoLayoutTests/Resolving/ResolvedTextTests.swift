import ProofModel
import Testing

@testable import Resolving

@Suite struct ResolvedTextTests {
  var texts: Document {
    var document = document([
      node("v", .label, [.text: .text("@title")]), node("w", .label, [.text: .text("@@home")]),
    ])
    document.strings = [
      StringTable(locale: "en", texts: ["title": "Title:", "notes": "Notes:"]),
      StringTable(locale: "de", texts: ["title": "Titel:"]),
      StringTable(locale: "pt-BR", texts: ["title": "Título:"]),
    ]
    return document
  }

  @Test(arguments: [
    ("en", "Title:"), ("de", "Titel:"), ("de-AT", "Titel:"), ("pt-BR", "Título:"), ("fr", "Title:"),
    ("pseudo-double", "Title: Title:"), ("pseudo-bounded", "[Title:]"),
  ])
  func textsByLocale(locale: String, expected: String) {
    let (screen, diagnostics) = resolve(texts, environment(locale: locale))
    #expect(screen.view("v")?.text?.string == expected)
    #expect(diagnostics.isEmpty)
  }

  @Test func twoSignsAreOne() {
    #expect(resolve(texts).screen.view("w")?.text?.string == "@home")
  }

  @Test func aTextThatNoTableHasIsToldWithNearKeys() {
    var document = texts
    document.format = .code
    document.root.children = [node("v", .label, [.text: .text("@titel")])]
    let (screen, diagnostics) = resolve(document)
    #expect(diagnostics.map(\.id) == ["no-such-text"])
    #expect(diagnostics[0].hint == "did you mean 'title'?")
    #expect(screen.view("v")?.text?.string == "@titel")
  }

  @Test func fontsComeFromTokensOverTheKindsOwn() throws {
    var document = document([
      node("a", .label, [.font: .token("font.label")]), node("b", .label),
      node("c", .label, [.font: .font(FontFields(base: "font.label", weight: 700))]),
      node("d", .label, [.font: .keyword("headline")]), node("e", .button), node("f", .textView),
      node("g", .button, [.style: .keyword("filled")]),
    ])
    document.tokens = [
      "font.label": Located(.font(FontFields(family: "Inter", size: .number(17), textStyle: .body)))
    ]
    let (screen, diagnostics) = resolve(document)
    #expect(diagnostics.isEmpty)
    #expect(screen.view("a")?.font == FontDescriptor(family: "Inter", size: 17, textStyle: .body))
    #expect(screen.view("b")?.font == FontDescriptor(size: 17))
    #expect(screen.view("c")?.font == FontDescriptor(family: "Inter", size: 17, weight: 700, textStyle: .body))
    // A style without a size has its own, which the text engine knows; headline is semibold.
    #expect(screen.view("d")?.font == FontDescriptor(size: 0, weight: 600, textStyle: .headline))
    // Recorded in storyboards: buttons 15, configured ones 17, text views 14.
    #expect(screen.view("e")?.font.size == 15)
    #expect(screen.view("f")?.font.size == 14)
    #expect(screen.view("g")?.font.size == 17)
  }

  @Test func fontsThatLeadToThemselvesAreToldOnce() {
    var document = document([node("a", .label, [.font: .token("font.a")])])
    document.tokens = [
      "font.a": Located(.font(FontFields(base: "font.b"))), "font.b": Located(.font(FontFields(base: "$font.a"))),
    ]
    #expect(resolve(document).diagnostics.map(\.id) == ["cyclic-font"])
  }

  @Test func coloursFollowAppearance() throws {
    var document = document([
      node("a", .label, [.color: .token("color.ink")]), node("b", .label), node("c", .button),
      node("d", .view, [.background: .text("system-red")]), node("e", .label, [.color: .text("rad")]),
    ])
    document.tokens = ["color.ink": Located(.color(light: Color(rgb: 0x111111), dark: .white))]
    let (light, told) = resolve(document)
    let dark = resolve(document, environment(appearance: .dark)).screen
    #expect(light.view("a")?.textColor == Color(rgb: 0x111111))
    #expect(dark.view("a")?.textColor == .white)
    #expect(light.view("b")?.textColor == .black && dark.view("b")?.textColor == .white)
    #expect(light.view("c")?.textColor == Color(rgb: 0x007AFF))
    #expect(light.view("d")?.background == Color(rgb: 0xFF3B30))
    #expect(light.view("root")?.background == .white)
    #expect(told.map(\.id) == ["no-such-color"])
  }

  @Test func tintsAreInherited() {
    let (screen, _) = resolve(
      document([
        node("a", .view, [.tint: .color(.black)], [node("b", .button), node("c", .view, [.tint: .color(.white)])])
      ]))
    #expect(screen.view("b")?.tint == .black)
    #expect(screen.view("b")?.textColor == .black)
    #expect(screen.view("c")?.tint == .white)
  }

  @Test func runsKeepTheirLooks() throws {
    let run = PropertyValue.map([
      .init(key: "text", value: .text("bold")), .init(key: "font", value: .font(FontFields(weight: 700))),
      .init(key: "underline", value: .boolean(true)), .init(key: "kerning", value: .number(2)),
    ])
    let plain = PropertyValue.map([.init(key: "text", value: .text("plain "))])
    let (screen, _) = resolve(
      document([
        node(
          "v", .label, [.runs: .list([plain, run]), .font: .font(FontFields(size: .number(20))), .lines: .number(0)])
      ]))
    let text = try #require(screen.view("v")?.text)
    #expect(text.string == "plain bold")
    #expect(text.runs.map(\.font) == [FontDescriptor(size: 20), FontDescriptor(size: 20, weight: 700)])
    #expect(text.runs[1].underline && text.runs[1].kerning == 2)
    #expect(text.numberOfLines == 0)
  }

  @Test func secretTextIsDots() {
    let (screen, _) = resolve(
      document([node("v", .textField, [.text: .text("dune"), .secure: .boolean(true)])]))
    #expect(screen.view("v")?.text?.string == "••••")
  }

  @Test func placeholdersAreGray() throws {
    let (screen, _) = resolve(document([node("v", .textField, [.placeholder: .text("Name")])]))
    let view = try #require(screen.view("v"))
    #expect(view.text?.string == "")
    #expect(view.placeholder?.string == "Name")
    #expect(view.placeholder?.runs.first?.color == Color(rgb: 0x3C3C43, alpha: 0.3))
  }

  @Test func valuesOutOfRangeAreTakenBackWithAWord() throws {
    let (screen, diagnostics) = resolve(
      document([
        node("bar", .progress, [.value: .number(1.5)]), node("busy", .progress, [.value: .number(-1)]),
        node("steps", .stepper, [.value: .number(7), .maximum: .number(5)]),
        node("veil", .view, [.alpha: .number(3)]),
      ]))
    #expect(diagnostics.map(\.id) == Array(repeating: "value-out-of-range", count: 3))
    #expect(screen.view("bar")?.value == 1)
    // Below 0 is indeterminate (the progress panel's chapter).
    #expect(screen.view("busy")?.value == -1)
    #expect(screen.view("steps")?.value == 5)
    #expect(screen.view("veil")?.alpha == 1)
  }

  @Test func hostileNumbersAreRefused() {
    for value in [Double.nan, .infinity, 1e308] {
      let (screen, diagnostics) = resolve(
        document([node("v", .label, [.lines: .number(value), .corner: .number(value)])]))
      #expect(diagnostics.count == 2, "\(value)")
      #expect(screen.view("v")?.text?.numberOfLines == 1)
    }
  }
}
