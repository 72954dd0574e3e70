import Foundation
import InterfaceBuilder
import ProofModel
import Testing

/// Split views, tab views, boxes and the rarer controls of macOS files.
@Suite struct AppKitContainerTests {
  private func node(_ view: String, _ id: String = "v") -> ViewNode? {
    AppKitSample.node(id, in: AppKitSample.document(AppKitSample.storyboard(views: view)))
  }

  private func number(_ value: Double) -> PropertyValue { .number(.number(value)) }

  private func pane(_ id: String, _ frame: String) -> String {
    AppKitSample.view("customView", id, frame, children: "<autoresizingMask key=\"autoresizingMask\"/>")
  }

  @Test func aSplitViewKnowsItsDividerAndItsPanesTheirPriority() {
    let view = AppKitSample.view(
      "splitView", "v", "0 0 301 100", attributes: "dividerStyle=\"thin\" vertical=\"YES\"",
      children: "<subviews>\(pane("p1", "0 0 100 100"))\(pane("p2", "101 0 200 100"))</subviews>"
        + "<holdingPriorities><real value=\"260\"/><real value=\"250\"/></holdingPriorities>")
    #expect(node(view)?.kind == .split)
    #expect(node(view)?.value(.axis) == .keyword("horizontal"))
    #expect(node(view)?.value(.style) == .keyword("thin"))
    #expect(node(view, "p1")?.value(.holding) == number(260))
    #expect(node(view, "p1")?.value(.translates) == .boolean(false))
    // Without a word: panes below each other, a thick divider.
    let plain = AppKitSample.view("splitView", "v", "0 0 301 100")
    #expect(node(plain)?.value(.axis) == .keyword("vertical"))
    #expect(node(plain)?.value(.style) == .keyword("thick"))
  }

  private func tabs(_ attributes: String) -> String {
    func item(_ id: String, _ label: String, _ frame: String) -> String {
      let page = AppKitSample.view("view", "p\(id)", frame)
        .replacingOccurrences(of: "<view ", with: "<view key=\"view\" ")
      return "<tabViewItem label=\"\(label)\" id=\"\(id)\">\(page)</tabViewItem>"
    }
    return AppKitSample.view(
      "tabView", "v", "13 10 320 200", attributes: attributes,
      children: "<tabViewItems>\(item("t1", "General", "10 33 300 154"))\(item("t2", "More Of It", "10 33 100 80"))"
        + "</tabViewItems>")
  }

  @Test func aTabViewKnowsItsTitlesItsPageAndWhatItsTabsTake() {
    let view = node(tabs(""))
    #expect(view?.kind == .tabs)
    #expect(view?.value(.segments) == .texts(["General", "More Of It"]))
    #expect(view?.value(.style) == .keyword("top"))
    #expect(view?.value(.contentInsets) == .numbers([33, 10, 13, 10].map { .number($0) }))
    #expect(view?.value(.selected) == nil)
    #expect(node(tabs("initialItem=\"t2\""))?.value(.selected) == number(1))
    #expect(node(tabs("type=\"bottomTabsBezelBorder\""))?.value(.style) == .keyword("bottom"))
    #expect(node(tabs("type=\"noTabsNoBorder\""))?.value(.segments) == nil)
  }

  @Test func eachOtherPageHasAStateOfItsOwn() {
    let document = AppKitSample.document(AppKitSample.storyboard(views: tabs("")))
    #expect(document?.states.map(\.name) == ["as-drawn", "tab-more-of-it"])
    #expect(document?.defaultState == "as-drawn")
    #expect(document?.states.last?.set.first?.target == .view("v", .selected))
    #expect(AppKitSample.document(AppKitSample.storyboard(views: ""))?.states.isEmpty == true)
  }

  private func controllers(_ container: String) -> String {
    func scene(_ id: String, _ frame: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController id="c\(id)">
      \(AppKitSample.view("view", "v\(id)", frame).replacingOccurrences(of: "<view ", with: "<view key=\"view\" "))
      </viewController></objects></scene>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><scenes>
      <scene sceneID="s0"><objects>\(container)</objects></scene>
      \(scene("1", "0 0 200 300"))\(scene("2", "0 0 399 300"))
      </scenes></document>
      """
  }

  @Test func aSplitControllerIsASceneOfWhatItsPanesShow() {
    let document = AppKitSample.document(
      controllers(
        """
        <splitViewController id="sp"><splitViewItems><splitViewItem holdingPriority="260" id="i1"/>
        <splitViewItem id="i2"/></splitViewItems>
        <splitView key="splitView" dividerStyle="thin" vertical="YES" id="v">
        <rect key="frame" x="0" y="0" width="600" height="300"/></splitView>
        <connections><segue destination="c1" kind="relationship" relationship="splitItems" id="g1"/>
        <segue destination="c2" kind="relationship" relationship="splitItems" id="g2"/></connections>
        </splitViewController>
        """))
    #expect(document?.sceneID == "s0")
    #expect(document?.root.kind == .split)
    #expect(document?.root.children.map(\.id) == ["v1", "v2"])
    #expect(document?.root.children.map { $0.value(.holding) } == [number(260), number(250)])
  }

  /// AppKit's references are called otherwise than UIKit's; one whose storyboard is not there is a named box.
  @Test func aPaneThatIsInAnotherStoryboardIsNamed() {
    let reading = Sample.read(
      controllers(
        """
        <splitViewController id="sp"><splitViewItems><splitViewItem id="i1"/><splitViewItem id="i2"/></splitViewItems>
        <splitView key="splitView" dividerStyle="thin" vertical="YES" id="v">
        <rect key="frame" x="0" y="0" width="600" height="300"/></splitView>
        <connections><segue destination="c1" kind="relationship" relationship="splitItems" id="g1"/>
        <segue destination="p1" kind="relationship" relationship="splitItems" id="g2"/></connections>
        </splitViewController>
        <controllerPlaceholder storyboardName="Elsewhere" id="p1"/>
        """))
    #expect(reading.documents.first?.root.children.count == 2)
    #expect(reading.documents.first?.root.children.last?.name.contains("Elsewhere.storyboard") == true)
  }

  @Test func aTabControllerHasItsItemsTitlesAndAStateForEachPage() {
    let document = AppKitSample.document(
      controllers(
        """
        <tabViewController selectedTabViewItemIndex="1" id="tc"><tabViewItems><tabViewItem label="One" id="i1"/>
        <tabViewItem label="Two" id="i2"/></tabViewItems>
        <tabView key="tabView" id="v"><rect key="frame" x="0" y="0" width="600" height="300"/></tabView>
        <connections><segue destination="c1" kind="relationship" relationship="tabItems" id="g1"/>
        <segue destination="c2" kind="relationship" relationship="tabItems" id="g2"/></connections>
        </tabViewController>
        """))
    #expect(document?.root.value(.segments) == .texts(["One", "Two"]))
    #expect(document?.root.value(.selected) == number(1))
    #expect(document?.root.children.count == 2)
    #expect(document?.states.map(\.name) == ["as-drawn", "tab-one"])
  }

  /// A tab without a label says the title of its controller. Seen in ShutDownMyMac.
  @Test func aTabWithoutALabelHasItsControllersTitle() {
    let text = controllers(
      """
      <tabViewController id="tc"><tabViewItems><tabViewItem id="i1"/><tabViewItem label="Two" id="i2"/></tabViewItems>
      <tabView key="tabView" id="v"><rect key="frame" x="0" y="0" width="600" height="300"/></tabView>
      <connections><segue destination="c1" kind="relationship" relationship="tabItems" id="g1"/>
      <segue destination="c2" kind="relationship" relationship="tabItems" id="g2"/></connections>
      </tabViewController>
      """)
    let titled = text.replacingOccurrences(of: "id=\"c1\"", with: "title=\"Devices\" id=\"c1\"")
    #expect(AppKitSample.document(titled)?.root.value(.segments) == .texts(["Devices", "Two"]))
    #expect(AppKitSample.document(text)?.root.value(.segments) == .texts(["", "Two"]))
  }

  /// A view of its own stands beside the tab view in Aria2D, Passepartout and Soduto.
  @Test func aTabControllerWithAViewOfItsOwnShowsOnePage() {
    let document = AppKitSample.document(
      controllers(
        """
        <tabViewController selectedTabViewItemIndex="1" tabStyle="unspecified" id="tc">
        <customView key="view" id="w"><rect key="frame" x="0" y="0" width="600" height="300"/></customView>
        <tabViewItems><tabViewItem label="One" id="i1"/><tabViewItem label="Two" id="i2"/></tabViewItems>
        <tabView key="tabView" type="noTabsNoBorder" id="v"/>
        <connections><segue destination="c1" kind="relationship" relationship="tabItems" id="g1"/>
        <segue destination="c2" kind="relationship" relationship="tabItems" id="g2"/></connections>
        </tabViewController>
        """))
    #expect(document?.root.children.map { $0.value(.hidden) } == [.boolean(true), nil])
    #expect(document?.root.value(.segments) == nil)
  }

  @Test func scrollersStayAtTheFarEdgesAndWhatScrollsIsCut() {
    let scroll = AppKitSample.view(
      "scrollView", "v", "0 0 100 80",
      children: "<scroller key=\"verticalScroller\" id=\"up\"><rect key=\"frame\" x=\"84\" y=\"0\" width=\"16\" "
        + "height=\"80\"/></scroller>"
        + "<scroller key=\"horizontalScroller\" horizontal=\"YES\" id=\"along\"><rect key=\"frame\" x=\"0\" y=\"64\" "
        + "width=\"84\" height=\"16\"/></scroller>")
    #expect(node(scroll, "up")?.value(.autoresize) == .keywords(["left", "height"]))
    #expect(node(scroll, "along")?.value(.autoresize) == .keywords(["top", "width"]))
    #expect(node(scroll)?.value(.clips) == .boolean(true))
  }

  /// Seen in AppIcons: a custom box alone has a border in a colour of its own (`NSBox.borderColor`, docs).
  @Test(arguments: [("custom", true), ("oldStyle", false)]) func aCustomBoxHasAColoredBorder(type: String, has: Bool) {
    let view = AppKitSample.view(
      "box", "v", "17 16 200 134", attributes: "boxType=\"\(type)\" borderWidth=\"2\"",
      children: "<color key=\"borderColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
    )
    guard case .map(let parts)? = node(view)?.value(.border) else {
      Issue.record("no border")
      return
    }
    #expect(parts.map(\.key) == (has ? ["width", "color"] : ["width"]))
    #expect(parts.first?.value == number(2))
    #expect(!has || parts.last?.value == .color(Color(rgb: 0xFF0000)))
  }

  @Test func aBoxHasItsTitleUnlessItSaysOtherwise() {
    func box(_ attributes: String) -> ViewNode? {
      node(AppKitSample.view("box", "v", "17 16 200 134", attributes: attributes))
    }
    #expect(box("title=\"Colours\"")?.kind == .box)
    #expect(box("title=\"Colours\"")?.value(.text) == .text("Colours"))
    #expect(box("title=\"Colours\" titlePosition=\"noTitle\"")?.value(.text) == nil)
    #expect(box("boxType=\"custom\" borderType=\"line\" title=\"Box\"")?.value(.text) == nil)
    #expect(box("boxType=\"separator\"")?.kind == .separator)
  }

  @Test(arguments: [
    ("colorWell", ViewKind.colorWell), ("scroller", .scroller), ("ruleEditor", .ruleEditor),
    ("sceneView", .graphics(.scene)),
    ("levelIndicator", .levelIndicator), ("comboBox", .textField), ("tokenField", .label), ("outlineView", .table),
  ])
  func everyKindIsWhatItIs(_ element: String, _ kind: ViewKind) {
    #expect(node(AppKitSample.view(element, "v", "20 20 120 24"))?.kind == kind)
  }

  @Test func aLevelIndicatorHasItsLookAndItsRange() {
    let cell =
      "<levelIndicatorCell key=\"cell\" doubleValue=\"3\" maxValue=\"5\" levelIndicatorStyle=\"rating\" id=\"c\"/>"
    let level = node(AppKitSample.view("levelIndicator", "v", "20 20 96 18", cell: cell))
    #expect(level?.value(.style) == .keyword("rating"))
    #expect(level?.value(.value) == number(3))
    #expect(level?.value(.maximum) == number(5))
  }

  @Test func returnMakesAPushButtonTheDefaultOne() {
    func button(_ key: String) -> ViewNode? {
      let cell = """
        <buttonCell key="cell" type="push" title="OK" id="c"><string key="keyEquivalent" base64-UTF8="YES">
        \(key)
        </string></buttonCell>
        """
      return node(AppKitSample.view("button", "v", "20 20 80 32", cell: cell))
    }
    #expect(button("DQ")?.value(.on) == .boolean(true))
    #expect(button("Gw")?.value(.on) == nil)
  }

  @Test func aHiddenRootIsShownForItIsWhatTheSceneIsAbout() {
    let text = AppKitSample.storyboard(views: "").replacingOccurrences(
      of: "<view key=\"view\"", with: "<view hidden=\"YES\" key=\"view\"")
    #expect(text.contains("hidden"))
    #expect(AppKitSample.document(text)?.root.value(.hidden) == nil)
  }

  @Test func aSceneIsDrawnAtItsOwnSizeUnderItsWindowsTitle() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <window title="Preferences" id="w"><view key="contentView" id="rt">
      <rect key="frame" x="0" y="0" width="320" height="200"/></view></window></objects></document>
      """
    let document = AppKitSample.document(text)
    #expect(document?.title == "Preferences")
    #expect(document?.matrix.sizes?.map(\.size) == [Size(width: 320, height: 200)])
    #expect(document?.matrix.devices == nil)
  }

  /// A page without a frame is of no size, and its views count from its bottom. Seen in Uploadur.
  @Test func aPageWithoutAFrameIsOfNoSize() throws {
    func page(_ frame: String) -> ViewNode? {
      let tabs = """
        <tabView id="b"><rect key="frame" x="0" y="0" width="300" height="250"/><tabViewItems>
        <tabViewItem label="General" id="it1"><view key="view" id="pa1">\(frame)<subviews>
        <customView id="in1"><rect key="frame" x="20" y="-216" width="80" height="32"/></customView>
        </subviews></view></tabViewItem></tabViewItems></tabView>
        """
      return AppKitSample.node("in1", in: AppKitSample.document(AppKitSample.storyboard(views: tabs)))
    }
    let without = try #require(page("")?.frame)
    #expect(without == page("<rect key=\"frame\" x=\"0\" y=\"0\" width=\"0\" height=\"0\"/>")?.frame)
    #expect(without.y == 184)
  }
}
