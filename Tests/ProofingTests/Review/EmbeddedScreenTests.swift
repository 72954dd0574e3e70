import LayoutDiff
import Testing

@testable import Reviewing
@testable import Revisions

/// Screens within screens: each has its rules in a group of one name.
@Suite struct EmbeddedScreenTests {
  private func scene(_ id: String, _ view: String, _ rules: String) -> String {
    """
    <scene sceneID="sc\(id)-aa-001"><objects><viewController id="\(id)-aa-0001" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="\(id)-vi-ew1">\(Drawn.frame(0, 0, 375, 667))
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(view)</subviews><constraints>\(rules)</constraints></view></viewController></objects></scene>

    """
  }

  /// A screen with a box that lies in a container of another; both have their first rule at the leading side.
  private func file(outer: Double, inner: Double) -> String {
    func sizes(_ id: String, _ width: Double, _ height: Double) -> String {
      Drawn.rule("w\(id)-aa-001", "width", constant: width) + Drawn.rule("h\(id)-aa-001", "height", constant: height)
    }
    func places(_ id: String, in view: String, _ x: Double, _ y: Double) -> String {
      Drawn.rule("l\(id)-aa-001", "leading", "leading", view, item: "\(id)-bo-x01", constant: x)
        + Drawn.rule("t\(id)-aa-001", "top", "top", view, item: "\(id)-bo-x01", constant: y)
    }
    let container = Drawn.view(
      "out-bo-x01", "containerView", Drawn.frame(outer, 100, 200, 300), constraints: sizes("out", 200, 300),
      more: "<connections><segue destination=\"inn-aa-0001\" kind=\"embed\" id=\"emb-aa-001\"/></connections>")
    let box = Drawn.view(
      "inn-bo-x01", "view", Drawn.frame(inner, 30, 50, 50), attributes: "userLabel=\"Box\"",
      constraints: sizes("inn", 50, 50))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="out-aa-0001">
      <device id="retina4_7" orientation="portrait" appearance="light"/><scenes>
      \(scene("out", container, places("out", in: "out-vi-ew1", outer, 100)))
      \(scene("inn", box, places("inn", in: "inn-vi-ew1", inner, 30)))
      </scenes></document>
      """
  }

  /// What the outer screen's rules do is put down to them, whatever rules the inner one has.
  @Test(arguments: [(60, 10), (20, 70), (60, 70)])
  func eachScreensRulesAreItsOwn(_ outer: Double, _ inner: Double) throws {
    let history = try SmallHistory(
      ["a.storyboard": file(outer: 20, inner: 10)], ["a.storyboard": file(outer: outer, inner: inner)])
    let entries = try history.review().report.entries
    let explained = entries.compactMap { $0.layout?.explained }
    #expect(!explained.isEmpty)
    #expect(explained.allSatisfy { $0.share > 0.99 }, "\(explained)")
    #expect(entries.allSatisfy { ($0.layout?.untold.unknown ?? 0) == 0 })
  }

  /// What only a container shows leaves no safe area of its own. Seen in pony-ios-swift-prototype.
  @Test func aPartOfAScreenLeavesNoSafeArea() throws {
    let label = Drawn.view(
      "lab-aa-001", "button", Drawn.frame(20, 0, 60, 44), attributes: "buttonType=\"system\"",
      constraints: Drawn.rule("lab-he-001", "height", constant: 44) + Drawn.rule("lab-wi-001", "width", constant: 60),
      more: "<state key=\"normal\" title=\"Email\"/>")
    let rules =
      Drawn.rule("lab-le-001", "leading", "leading", "inn-vi-ew1", item: "lab-aa-001", constant: 20)
      + Drawn.rule("lab-to-001", "top", "top", "inn-vi-ew1", item: "lab-aa-001")
    func file(_ embeds: Bool, _ shows: Bool) -> String {
      let segue = "<connections><segue destination=\"inn-aa-0001\" kind=\"embed\" id=\"emb-aa-001\"/></connections>"
      let container = Drawn.view(
        "out-bo-x01", "containerView", Drawn.frame(20, 100, 200, 300),
        constraints: Drawn.rule("wou-aa-001", "width", constant: 200)
          + Drawn.rule("hou-aa-001", "height", constant: 300),
        more: embeds ? segue : "")
      let places =
        Drawn.rule("lou-aa-001", "leading", "leading", "out-vi-ew1", item: "out-bo-x01", constant: 20)
        + Drawn.rule("tou-aa-001", "top", "top", "out-vi-ew1", item: "out-bo-x01", constant: 100)
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="out-aa-0001">
        <device id="retina5_9" orientation="portrait" appearance="light"/><scenes>
        \(scene("out", container, places))
        \(shows ? scene("inn", label, rules) : "")
        </scenes></document>
        """
    }
    func found(embeds: Bool) throws -> [String] {
      let history = try SmallHistory(
        ["a.storyboard": file(false, false)], ["a.storyboard": file(embeds, true)])
      return try history.review(devices: ["iphone-x"]).report.entries.flatMap(\.findings.new).map(\.message)
    }
    #expect(try found(embeds: false).contains { $0.contains("leaves the safe area") })
    #expect(try !found(embeds: true).contains { $0.contains("leaves the safe area") })
  }
}
