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

  @Test func theAlphaValueIsTheViewsOpacity() {
    let view = AppKitSample.view("customView", "b", "20 20 80 20", attributes: "alphaValue=\"0.5\"")
    #expect(node(view)?.properties[.alpha]?.value == .number(.number(0.5)))
  }
}
