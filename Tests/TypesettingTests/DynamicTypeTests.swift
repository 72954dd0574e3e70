import Foundation
import ProofModel
import Testing

@testable import Typesetting

@Suite struct DynamicTypeTests {
  /// The Human Interface Guidelines' tables: 11 styles at 12 sizes.
  @Test func sizesAreApples() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("facts/text-styles.json"))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let styles = try #require(json["ios"] as? [String: [String: Any]])
    let mac = try #require(json["macOS"] as? [String: [String: Any]])
    let names: [TextStyle: String] = [.largeTitle: "largeTitle"]
    let categories = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    var count = 0
    for style in TextStyle.allCases {
      let name = names[style] ?? style.rawValue
      let sizes = try #require(styles[name]?["sizes"] as? [String: [String: Any]])
      for (category, textSize) in zip(categories, TextSize.allCases) {
        let size = try #require(sizes[category]?["size"] as? Double)
        #expect(DynamicType.size(of: style, at: textSize) == size, "\(name) \(category)")
        count += 1
      }
      #expect(DynamicType.size(of: style, at: .ax5, platform: .mac) == mac[name]?["size"] as? Double)
      let weight = styles[name]?["weight"] as? String
      #expect(style.weight(on: .ios) == (weight == "semibold" ? 600 : 400))
    }
    #expect(count == 132)
  }

  @Test func customFontsGrowWithTheirStyle() {
    let font = FontDescriptor(family: "Roboto", size: 20, textStyle: .body)
    #expect(font.pointSize(at: .l) == 20)
    #expect(abs(font.pointSize(at: .ax5) - 20.0 * 53 / 17) < 1e-9)
    #expect(FontDescriptor(size: 0, textStyle: .footnote).pointSize(at: .xxxl) == 19)
    #expect(FontDescriptor(size: 20).pointSize(at: .ax5) == 20)
  }

  @Test func theLargestTextIsSetThreeTimesAsLarge() {
    let engine = TextEngine()
    let content = TextContent(runs: [TextRun(text: "Body", font: FontDescriptor(size: 0, textStyle: .body))])
    func height(_ size: TextSize) -> Double {
      engine.measure(content, maxWidth: nil, maxHeight: nil, environment: TextEnvironment(textSize: size)).size.height
    }
    #expect(abs(height(.ax5) / height(.l) - 53.0 / 17) < 1e-9)
  }

  /// Recorded in labels of AU-COVIDSafe, openfoodfacts-ios, KeePassium, GoMap and 12 other apps: 108.5 for five lines of body
  /// text at two pixels a point, 64.33 for three of a headline at three; lines of a system font follow each other.
  @Test(arguments: [
    (TextStyle?.some(.body), 0.0, 5, 2.0, 108.5), (.headline, 0, 3, 3, 64.333), (.body, 0, 1, 2, 20.5),
    (nil, 17, 5, 2, 101.5),
    (.body, 17, 5, 2, 101.5),
  ])
  func linesOfATextStyleStandAtItsLeading(
    _ style: TextStyle?, _ size: Double, _ lines: Int, _ scale: Double, _ height: Double
  ) {
    let text = Array(repeating: "x", count: lines).joined(separator: "\n")
    let font = FontDescriptor(size: size, textStyle: style)
    let content = TextContent(runs: [TextRun(text: text, font: font)], numberOfLines: 0)
    let environment = TextEnvironment(scale: scale)
    let measured = TextEngine().measure(content, maxWidth: nil, maxHeight: nil, environment: environment)
    #expect(abs(measured.size.height.roundedUp(scale: scale) - height) < 0.01)
    let distance = style != nil && size == 0 ? 22 : 17 * SystemFont.lineHeight
    #expect(abs(measured.lastBaseline - measured.firstBaseline - Double(lines - 1) * distance) <= 0.5)
  }

  @Test func aHeadlineIsSemibold() {
    #expect(FontDescriptor(size: 0, textStyle: .headline).effectiveWeight() == 600)
    #expect(FontDescriptor(size: 0, weight: 300, textStyle: .headline).effectiveWeight() == 300)
    #expect(FontDescriptor(size: 0, textStyle: .body).effectiveWeight() == 400)
  }
}
