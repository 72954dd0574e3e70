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
}
