import InterfaceBuilder
import ProofModel
import Testing

/// Titles of UIKit's buttons, and what lies around them.
@Suite struct ButtonTitleTests {
  private func button(_ inner: String) throws -> ViewNode {
    let text = """
      <button opaque="NO" contentMode="scaleToFill" buttonType="roundedRect" id="bt1">
      <rect key="frame" x="0.0" y="0.0" width="140" height="30"/>\(inner)</button>
      """
    return try #require(Sample.read(Sample.storyboard(views: text)).documents.first?.root.children.first)
  }

  /// Seen in ios-shoppe-demo, whose buttons were drawn without a word.
  @Test func anAttributedTitleIsTheTitle() throws {
    let node = try button(
      """
      <state key="normal" title="Old"><attributedString key="attributedTitle"><fragment content="Proceed to ">
      <attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      <font key="NSFont" size="15" metaFont="system"/></attributes></fragment><fragment content="Checkout"/>
      </attributedString></state>
      """)
    #expect(node.properties[.text]?.value == .text("Proceed to Checkout"))
    guard case .list(let runs)? = node.properties[.runs]?.value else {
      Issue.record("no runs")
      return
    }
    #expect(runs.count == 2)
  }

  @Test func insetsAreOfTitleAndPicture() throws {
    let node = try button(
      """
      <inset key="titleEdgeInsets" minX="-110" minY="2" maxX="3" maxY="4"/>
      <inset key="imageEdgeInsets" minX="1" minY="0.0" maxX="87" maxY="0.0"/><state key="normal" title="Go"/>
      """)
    #expect(node.properties[.titleInsets]?.value == .numbers([2, -110, 4, 3].map { .number($0) }))
    #expect(node.properties[.pictureInsets]?.value == .numbers([0, 1, 0, 87].map { .number($0) }))
    #expect(node.properties[.contentInsets] == nil)
  }
}
