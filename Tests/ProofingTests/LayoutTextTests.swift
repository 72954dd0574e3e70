import AutoLayout
import Foundation
import ProofModel
import Resolving
import Testing

@testable import Solving

@Suite struct LayoutTextTests {
  private static let samples: [String] = {
    let folder = Program.root.appendingPathComponent("samples").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".proof.yaml") }.sorted()
  }()

  private func workbenches(_ name: String) -> [Workbench] {
    ScreenLoader(studio: Studio()).load([Program.root.appendingPathComponent("samples/\(name)").path]).workbenches
  }

  /// The text of what was read from a text is the text, for every variant of every sample, and draws the same picture.
  @Test(arguments: samples) func aLayoutIsReadBackWhole(_ name: String) throws {
    for workbench in workbenches(name) {
      let folder = workbench.document.assetFolder
      for (index, variant) in workbench.variants(VariantSelection()).variants.enumerated() {
        let layout = workbench.solve(variant).layout
        let text = LayoutText.bytes(of: layout, folder: folder)
        let read = try LayoutText.layout(text, folder: folder)
        let again = LayoutText.bytes(of: read, folder: folder)
        #expect(String(decoding: again, as: UTF8.self) == String(decoding: text, as: UTF8.self), "\(variant.key)")
        #expect(read.views.map(\.pixelFrame) == layout.views.map(\.pixelFrame), "\(variant.key)")
        if index == 0 {
          #expect(try workbench.picture(of: read) == workbench.picture(of: layout), "\(variant.key)")
        }
      }
    }
  }

  @Test func nothingThatDrawsIsForgotten() {
    // A new property must be written and read too: then these counts are raised.
    func members(_ value: Any) -> Int { Mirror(reflecting: value).children.count }
    // Its table, and besides: id, name, kind, class, place, text, placeholder, font, note; what it is bound to draws nothing.
    #expect(members(ResolvedView(id: "", name: "", kind: .view)) == ResolvedView.properties.count + 9 + 1)
    // What rules leave open beside each other draws nothing.
    let view = SolvedView(content: ResolvedView(id: "", name: "", kind: .view), parent: nil, depth: 0, path: "")
    #expect(members(view) == 20 + 1)
    // Whose texts were read is in the texts.
    #expect(members(Environment(screenSize: .zero)) == 22 + 1)
    #expect(members(TextContent(runs: [])) == 9)
    #expect(members(TextRun(text: "", font: FontDescriptor())) == 8)
    #expect(members(FontDescriptor()) == 7)
    #expect(members(SolvedLayout(environment: Environment(screenSize: .zero))) == 8)
    #expect(members(SolvedBar(kind: .tab, frame: .zero, content: .zero)) == 5)
    // Who says its texts, and what the screen is to the tabs, is no part of what is drawn.
    #expect(members(BarContents()) == 10 + 2)
    // What was solved has colours and no tokens; whether a bar is opaque is said of the places of views.
    #expect(members(BarLook()) == 4 + 2)
  }

  @Test func barsAreReadBack() throws {
    var layout = SolvedLayout(environment: Environment(screenSize: Size(width: 10, height: 10)))
    layout.views = [
      SolvedView(content: ResolvedView(id: "root", name: "root", kind: .view), parent: nil, depth: 0, path: "root")
    ]
    layout.bars = [
      SolvedBar(
        kind: .navigation, frame: Rect(x: 0, y: 0, width: 10, height: 4),
        content: Rect(x: 0, y: 1, width: 10, height: 3))
    ]
    layout.barContents.title = "Library"
    layout.barContents.back = "Shelves"
    layout.barContents.leading = [.title("Edit")]
    layout.barContents.trailing = [.sign("add"), .flexibleSpace]
    layout.barContents.tools = [.title("space")]
    layout.barContents.tabs = ["Books", "About"]
    layout.barContents.tabSigns = [.picture("Shelf"), .flexibleSpace]
    layout.barContents.selectedTab = 1
    // A controller's inside the screen, over its own view.
    var inner = layout.bars[0]
    inner.view = "root"
    inner.contents = BarContents(title: "Inside")
    inner.contents?.look = BarLook(background: Color(rgb: 0x0085E2), tint: .white, title: Color(rgb: 0xFFEEDD))
    inner.contents?.tabLook = BarLook(background: .black, tint: .white)
    inner.contents?.trailing = [.sign("add"), .title("Sort \"by\"")]
    inner.contents?.look.items = [.title("Sort \"by\""): .black]
    layout.bars.append(inner)
    layout.views[0].content.bars = [.navigation, .tab]
    layout.views[0].content.line = CellLine(leading: 8, trailing: 0, color: Color(rgb: 0xFF0000, alpha: 0.2))
    let read = try LayoutText.layout(LayoutText.bytes(of: layout, folder: "."), folder: ".")
    #expect(read.bars == layout.bars)
    #expect(read.views[0].content.bars == [.navigation, .tab])
    #expect(read.views[0].content.line == layout.views[0].content.line)
    #expect(read.barContents == layout.barContents)
  }

  @Test func layersAndBarItemsAreReadBack() throws {
    var layout = SolvedLayout(environment: Environment(screenSize: Size(width: 10, height: 10)))
    var content = ResolvedView(id: "root", name: "root", kind: .view)
    content.barItems = ["back Shelves", "leading ", "trailing [add]"]
    var look = LayerLook()
    look.corners = 3
    look.shadow = LayerShadow(color: Color(rgb: 0x102030, alpha: 0.4), offset: Point(x: -1.5, y: 2), radius: 3)
    look.mask = Path([.move(Point(x: 1, y: 0.25)), .line(Point(x: 2, y: 2)), .close], isEvenOdd: true)
    let curve = Path([.move(.zero), .curve(Point(x: 1, y: 1), Point(x: 2, y: 2), Point(x: 3, y: 3))])
    var (filled, line) = (LayerShape(curve), LayerShape(curve))
    filled.fill = Color(rgb: 0xFF0000)
    filled.gradient = LayerShape.Gradient(
      from: .zero, to: Point(x: 4, y: 5), offsets: [0, 1], colors: [.black, Color(rgb: 0x00FF00, alpha: 0)])
    filled.shadow = LayerShadow(color: .black, offset: .zero, radius: 1, outline: curve)
    (line.stroke, line.lineWidth, line.hasRoundEnds, line.isAbove) = (.black, 1.5, true, true)
    line.dash = [2, 3.5]
    look.shapes = [filled, line]
    content.layers = look
    layout.views = [SolvedView(content: content, parent: nil, depth: 0, path: "root")]
    let read = try LayoutText.layout(LayoutText.bytes(of: layout, folder: "."), folder: ".")
    #expect(read.views[0].content.layers == look)
    #expect(read.views[0].content.barItems == content.barItems)
  }

  @Test func placesAreWrittenOnlyWhereTheyAreAskedFor() throws {
    let workbench = try #require(workbenches("hello.proof.yaml").first)
    let variant = try #require(workbench.variants(VariantSelection()).variants.first)
    let layout = workbench.solve(variant).layout
    let plain = String(decoding: LayoutText.bytes(of: layout, folder: "."), as: UTF8.self)
    #expect(!plain.contains("hello.proof.yaml"))
    let read = try LayoutText.layout(LayoutText.bytes(of: layout, folder: ".", hasPlaces: true), folder: ".")
    #expect(read.views.map(\.content.span) == layout.views.map(\.content.span))
  }

  @Test func coloursKeepTheirComponents() throws {
    var layout = SolvedLayout(environment: Environment(screenSize: Size(width: 10, height: 10)))
    var content = ResolvedView(id: "root", name: "root", kind: .view)
    content.background = Color(rgb: 0x123456, alpha: 0.3)
    content.tint = Color(red: 0.1, green: 0.2, blue: 0.3)
    layout.views = [SolvedView(content: content, parent: nil, depth: 0, path: "root")]
    let read = try LayoutText.layout(LayoutText.bytes(of: layout, folder: "."), folder: ".")
    #expect(read.views[0].content.background == content.background)
    #expect(read.views[0].content.tint == content.tint)
  }

  @Test(arguments: [
    ("{\"proofsheet-layout\": 99}", "version 99"), ("{}", "proofsheet-layout"), ("[", "line 1"),
    ("{\"proofsheet-layout\": 1}", "environment"),
  ])
  func whatIsNoLayoutIsTold(_ text: String, _ word: String) {
    do {
      _ = try LayoutText.layout(Array(text.utf8), folder: ".")
      Issue.record("it was read")
    } catch {
      #expect(error.message.contains(word), "\(error.message)")
    }
  }

  /// A text with one line broken is told and never traps.
  @Test func aDamagedTextIsAnError() throws {
    let workbench = try #require(workbenches("controls.proof.yaml").first)
    let variant = try #require(workbench.variants(VariantSelection()).variants.first)
    let text = LayoutText.bytes(of: workbench.solve(variant).layout, folder: ".")
    let seed: UInt64 = .random(in: 0...UInt64.max)
    print("aDamagedTextIsAnError: seed \(seed)")
    var state = seed
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<100 {
      var broken = text
      for _ in 0..<3 { broken[random(broken.count)] = UInt8(truncatingIfNeeded: random(96) + 32) }
      _ = try? LayoutText.layout(broken, folder: ".")
    }
  }
}
