import ProofModel
import Testing

/// What a macOS file says of how its controls look.
@Suite struct AppKitLookTests {
  private func node(_ view: String) -> ViewNode? {
    AppKitSample.node("b", in: AppKitSample.document(AppKitSample.storyboard(views: view)))
  }

  private func isEnabled(_ node: ViewNode?) -> PropertyValue? { node?.properties[.enabled]?.value }

  /// AppKit's controls are disabled by their cells.
  @Test(arguments: [
    ("button", "buttonCell", "type=\"check\" title=\"Go\""), ("textField", "textFieldCell", "title=\"Go\""),
    ("segmentedControl", "segmentedCell", "style=\"rounded\""),
  ])
  func cellsDisableControls(name: String, cell: String, attributes: String) {
    func text(_ more: String) -> String {
      AppKitSample.view(
        name, "b", "20 20 80 20", cell: "<\(cell) key=\"cell\" \(attributes) \(more) id=\"bc\"/>")
    }
    #expect(isEnabled(node(text("enabled=\"NO\""))) == .boolean(false))
    #expect(isEnabled(node(text(""))) == nil)
  }

  /// A clip view that draws no ground has a colour for nothing. Seen in MensaplanDesktop.
  @Test(arguments: [("", "drawsBackground=\"NO\""), ("drawsBackground=\"NO\"", ""), ("", "")])
  func whatDrawsNoGroundHasNone(outer: String, inner: String) {
    let color =
      "<color key=\"backgroundColor\" red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
    let clip = """
      <clipView key="contentView" id="cl1" \(inner)><rect key="frame" x="0" y="0" width="80" height="20"/>\(color)</clipView>
      """
    let ground = AppKitSample.node(
      "cl1",
      in: AppKitSample.document(
        AppKitSample.storyboard(
          views: AppKitSample.view("scrollView", "b", "20 20 80 20", attributes: outer, children: clip))))?
      .properties[.background]
    #expect((ground == nil) == !(outer + inner).isEmpty)
  }

  /// A prototype is as wide as its column, whatever it was when it was drawn last. Seen in Noisy and 12306ForMac.
  @Test(arguments: [(519.0, 314.0), (320, 320), (0, 0)]) func aStalePrototypeIsAsWideAsItsColumn(
    _ drawn: Double, _ width: Double
  ) {
    let table = """
      <tableView id="b"><rect key="frame" x="0" y="0" width="320" height="40"/><tableColumns>
      <tableColumn width="314" id="co1"><prototypeCellViews><tableCellView id="ce1">
      <rect key="frame" x="3" y="1" width="\(drawn)" height="17"/><subviews><customView id="in1">
      <rect key="frame" x="5" y="0" width="\(drawn - 20)" height="17"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/>
      </customView></subviews></tableCellView></prototypeCellViews></tableColumn>
      </tableColumns></tableView>
      """
    let document = AppKitSample.document(AppKitSample.storyboard(views: table))
    #expect(AppKitSample.node("ce1", in: document)?.frame?.width == width)
    #expect(AppKitSample.node("in1", in: document)?.frame?.width == width - 20)
  }

  @Test func theAlphaValueIsTheViewsOpacity() {
    let view = AppKitSample.view("customView", "b", "20 20 80 20", attributes: "alphaValue=\"0.5\"")
    #expect(node(view)?.properties[.alpha]?.value == .number(.number(0.5)))
  }
}
