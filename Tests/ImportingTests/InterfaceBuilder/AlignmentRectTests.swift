import ProofModel
import Testing

@testable import InterfaceBuilder

/// What of a control's or a picture's frame lies outside its alignment rect, where more than its kind decides. Each figure
/// is one that public files hold (the rules name them).
@Suite struct AlignmentRectTests {
  private func insets(_ node: ViewNode?) -> [Double]? {
    guard case .numbers(let numbers)? = node?.properties[.alignmentInsets]?.value else { return nil }
    return numbers.compactMap { number in
      guard case .number(let value)? = number else { return nil }
      return value
    }
  }

  private func mac(_ views: String, resources: String = "") -> [Double]? {
    insets(
      AppKitSample.node("v1", in: AppKitSample.document(AppKitSample.storyboard(views: views, resources: resources))))
  }

  /// 20 × 18 around a width of 16 and a height of 14; with a title 2 at the left alone, which its kind has.
  @Test func aCheckBoxWithoutATitleHasTwoAround() {
    func box(_ title: String) -> String {
      AppKitSample.view(
        "button", "v1", "10 10 20 18",
        cell: "<buttonCell key=\"cell\" type=\"check\" \(title) bezelStyle=\"regularSquare\" id=\"c1\"/>")
    }
    #expect(mac(box("")) == [2, 2, 2, 2])
    #expect(mac(box("title=\"Sort\"")) == nil)
  }

  /// 23 high since macOS 13, 25 before.
  @Test func aComboBoxIsOfTheSystemThatDrewIt() {
    func list(_ height: Int) -> String {
      AppKitSample.view(
        "comboBox", "v1", "10 10 108 \(height)",
        cell: "<comboBoxCell key=\"cell\" borderStyle=\"bezel\" drawsBackground=\"YES\" id=\"c1\"/>")
    }
    #expect(mac(list(23)) == [1, 1, 2, 3])
    #expect(mac(list(25)) == nil)
  }

  /// As long as a rule says where they are small or mini and have marks, 4 longer regular ones; without marks that is the kind's.
  @Test(arguments: [("mini", [0.0, 0, 0, 0]), ("small", [0, 0, 0, 0]), ("regular", [2, 2, 1, 2])])
  func slidersWithMarksBeforeMacOS11(_ size: String, _ outside: [Double]) {
    func slider(_ tools: String) -> [Double]? {
      let views = AppKitSample.view(
        "slider", "v1", "10 10 96 18",
        cell: "<sliderCell key=\"cell\" controlSize=\"\(size)\" sliderType=\"linear\" numberOfTickMarks=\"5\" "
          + "id=\"c1\"/>")
      return insets(
        AppKitSample.node("v1", in: AppKitSample.document(AppKitSample.storyboard(tools: tools, views: views))))
    }
    #expect(slider("14460") == outside)
    #expect(slider("22505") == nil)
  }

  /// A secret without a border is a label's text, with 2 at both sides but where it has a ground.
  @Test func aSecureFieldWithoutABorder() {
    func field(_ look: String) -> [Double]? {
      mac(
        AppKitSample.view(
          "secureTextField", "v1", "10 10 96 16",
          cell: "<secureTextFieldCell key=\"cell\" editable=\"YES\" \(look) id=\"c1\"/>"))
    }
    #expect(field("") == [0, 2, 0, 2])
    #expect(field("drawsBackground=\"YES\"") == nil)
    #expect(field("borderStyle=\"bezel\" drawsBackground=\"YES\"") == nil)
  }

  /// 19 high around 18 with a border; without one they are as large as their contents.
  @Test func recessedAndTexturedButtons() {
    func button(_ type: String, _ border: String) -> [Double]? {
      mac(
        AppKitSample.view(
          "button", "v1", "10 10 46 19",
          cell: "<buttonCell key=\"cell\" type=\"\(type)\" title=\"Run\" \(border) id=\"c1\"/>"))
    }
    #expect(button("recessed", "borderStyle=\"border\"") == [0, 0, 1, 0])
    #expect(button("recessed", "") == nil)
    #expect(button("squareTextured", "") == nil)
    #expect(button("squareTextured", "borderStyle=\"border\"") == nil)
  }

  /// 22 around 16, 21 around 16 in small: recorded as 15 high at 13 points, or as 20 at 17.
  @Test(arguments: [("15", "regular", 6.0), ("20", "regular", 6), ("15", "small", 5), ("20", "small", 5)])
  func freestandingTemplatesStandOut(_ height: String, _ size: String, _ outside: Double) throws {
    let button = AppKitSample.view(
      "button", "v1", "10 10 16 22",
      cell: "<buttonCell key=\"cell\" type=\"square\" bezelStyle=\"shadowlessSquare\" controlSize=\"\(size)\" "
        + "image=\"NSRefreshFreestandingTemplate\" imagePosition=\"only\" id=\"c1\"/>")
    let found = try #require(
      mac(button, resources: "<image name=\"NSRefreshFreestandingTemplate\" width=\"\(height)\" height=\"\(height)\"/>")
    )
    #expect(found[0] + found[2] == outside)
  }

  /// A view of a symbol in a circle is 1 less high than its rules say at two pixels a point, 4⁄3 at three.
  @Test(arguments: [
    ("retina6_1", "checkmark.circle.fill", -0.5), ("retina6_12", "checkmark.circle.fill", -2.0 / 3),
    ("retina6_1", "circle", -0.5), ("retina6_1", "safari", -0.5), ("retina6_12", "globe", -2.0 / 3),
  ])
  func roundSymbolsAreLowerThanTheirLine(_ device: String, _ symbol: String, _ edge: Double) {
    #expect(symbolInsets(device, symbol) == [edge, 0, edge, 0])
  }

  @Test func otherSymbolsAreNot() {
    #expect(symbolInsets("retina6_1", "circle.grid.2x2") == nil)
    #expect(symbolInsets("retina6_1", "chevron.right") == nil)
  }

  private func symbolInsets(_ device: String, _ symbol: String) -> [Double]? {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="\(device)" orientation="portrait"/>
      <objects><view id="rt1"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <imageView image="\(symbol)" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="v1">
      <rect key="frame" x="10" y="10" width="30" height="29"/></imageView></subviews></view></objects>
      <resources><image name="\(symbol)" catalog="system" width="128" height="123"/></resources></document>
      """
    let documents = InterfaceBuilderReader.read(file: "View.xib", bytes: Array(text.utf8)).documents
    return insets(AppKitSample.node("v1", in: documents.first))
  }
}
