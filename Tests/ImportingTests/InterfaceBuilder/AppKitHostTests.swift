import InterfaceBuilder
import ProofModel
import Testing

/// Which system's AppKit a macOS file was drawn with, by frames recorded in public files.
@Suite struct AppKitHostTests {
  private func era(_ views: String, tools: String = "24506", plugIn: String? = nil) -> Era? {
    var text = AppKitSample.storyboard(tools: tools, views: views)
    if let plugIn {
      text = text.replacing(
        "<dependencies>",
        with: "<dependencies><plugIn identifier=\"com.apple.InterfaceBuilder.CocoaPlugin\" version=\"\(plugIn)\"/>")
    }
    return AppKitSample.document(text)?.era
  }

  private func button(_ id: String, _ height: String) -> String {
    AppKitSample.view(
      "button", id, "20 20 80 \(height)",
      cell: "<buttonCell key=\"cell\" type=\"push\" title=\"Go\" bezelStyle=\"rounded\" id=\"\(id)c\"/>")
  }

  /// HandBrake's files of Xcode 26 have push buttons of 27 and pop-up buttons of 22: it was drawn on macOS 15.
  @Test func xcode26OnMacOS15DrawsItsControls() {
    #expect(era(button("a", "32")) == Era(.macos, 15))
    #expect(era(button("a", "24")) == Era(.macos, 26))
    #expect(era("") == Era(.macos, 26))
  }

  /// A control as long as a rule of its own says has no alignment insets (push buttons of 12 apps and check boxes of 10 from macOS 26
  /// on); PreviewCode's and PreviewMarkdown's are 20, 21 and 25 high by theirs, which no system makes them by nature.
  @Test(arguments: [
    ("height", "20", "75 20", 26), ("height", "20", "75 32", 15), ("width", "196", "196 20", 26),
    ("width", "196", "210 20", 15), ("height", "32", "75 32", 26), ("height", "18", "75 24", 26),
  ])
  func aRuleOfItsOwnTellsTheSystem(_ attribute: String, _ constant: String, _ size: String, _ system: Int) {
    let button = AppKitSample.view(
      "button", "a", "20 20 \(size)",
      cell: "<buttonCell key=\"cell\" type=\"push\" title=\"Go\" bezelStyle=\"rounded\" id=\"ac\"/>",
      children:
        "<constraints><constraint firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"ar\"/></constraints>")
    // A second one of macOS 15 by nature, so that the file's tools version alone does not tell.
    let other = system == 26 ? "" : self.button("b", "24")
    #expect(era(button + other + (system == 26 ? "" : self.button("c", "32"))) == Era(.macos, system))
  }

  /// Vienna's preferences have one check box of 16 among 17 buttons of macOS 15; GitUp as many of both in one view.
  @Test func mostControlsOfARootTell() {
    #expect(era(button("a", "32") + button("b", "24")) == Era(.macos, 26))
    #expect(era(button("a", "32") + button("b", "24") + button("c", "32")) == Era(.macos, 15))
  }

  /// Scenes of one file may have been drawn last by different systems (Vienna's Preferences, GitUp's Document).
  @Test func eachRootHasItsOwnSystem() {
    let first = AppKitSample.storyboard(tools: "24506", views: button("a", "32") + button("d", "32"))
    let second = """
      <scene sceneID="sc2"><objects><viewController id="vc2"><view key="view" id="rt2">
      <rect key="frame" x="0.0" y="0.0" width="480" height="300"/><subviews>\(button("b", "24"))</subviews>
      </view></viewController></objects></scene></scenes>
      """
    let text = first.replacing("</scenes>", with: second)
    let reading = InterfaceBuilderReader.read(file: "Main.storyboard", bytes: Array(text.utf8))
    #expect(reading.documents.map(\.era) == [Era(.macos, 15), Era(.macos, 26)])
  }

  /// Xcode 12.4 on macOS 10.15 in MacPass, NetNewsWire, OpenEmu, Skim and Snes9x: buttons 6 outside their alignment rect
  /// instead of 7.
  @Test(arguments: [
    (14, "17701", Era.catalina), (13, "17701", Era(.macos, 11)), (14, "18122", Era(.macos, 11)),
    (14, "20037", Era(.macos, 12)),
  ])
  func xcode12OnMacOS1015AlignsAsThat(_ right: Int, _ tools: String, _ era: Era) {
    // 480 wide: the button ends 20 before it.
    let x = 480 - 80 - right
    let button = AppKitSample.view(
      "button", "a", "\(x) 13 80 32",
      cell: "<buttonCell key=\"cell\" type=\"push\" title=\"Go\" bezelStyle=\"rounded\" id=\"ac\"/>")
    let rule =
      "<constraint firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" constant=\"20\" id=\"r\"/>"
    let text = AppKitSample.storyboard(tools: tools, views: button, constraints: rule)
    #expect(AppKitSample.document(text)?.era == era)
  }

  /// MacPass' preferences of Xcode 12.4 have most of their buttons in stacks.
  @Test(arguments: [("-6", Era.catalina), ("-7", Era(.macos, 11))])
  func whatAStackAlignsTellsTheSystemToo(_ x: String, _ system: Era) {
    let button = AppKitSample.view(
      "button", "a", "\(x) -7 80 32",
      cell: "<buttonCell key=\"cell\" type=\"push\" title=\"Go\" bezelStyle=\"rounded\" id=\"ac\"/>")
    let stack = AppKitSample.view(
      "stackView", "s", "20 20 200 20", attributes: "orientation=\"vertical\" alignment=\"leading\"",
      children: "<subviews>\(button)</subviews>")
    #expect(era(stack, tools: "17701") == system)
  }

  /// iina, MacPass, HandBrake and DuckDuckGo have files of 32700 with plug-ins from 19529 to 23090.
  @Test func whereTheToolsVersionNamesNoReleaseThePlugInDoes() {
    #expect(era("", tools: "32700.99.1234", plugIn: "22690") == Era(.macos, 14))
    #expect(era("", tools: "32700.99.1234") == Era(.macos, 15))
  }
}
