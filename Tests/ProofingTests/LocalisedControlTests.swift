import AutoLayout
import Foundation
import ProofModel
import Resolving
import Solving
import Testing

/// Texts that string tables name by other objects than a view: cells, items of menus and tabs, bars and windows.
@Suite struct LocalisedControlTests {
  /// The layout of the first screen of a file in French.
  private func french(_ file: String, _ text: String, strings: [String: String]) throws -> (SolvedLayout, Document) {
    let program = try Program()
    defer { program.cleanUp() }
    for folder in ["Base.lproj", "fr.lproj"] {
      try FileManager.default.createDirectory(
        at: program.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    try program.write("Base.lproj/\(file)", text)
    let table = strings.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    try program.write("fr.lproj/\(file.prefix { $0 != "." }).strings", table)
    let path = program.folder.appendingPathComponent("Base.lproj/\(file)").path
    let workbench = try #require(ScreenLoader(studio: Studio()).load([path]).workbenches.first)
    var selection = VariantSelection()
    if workbench.document.platform == .ios { selection.devices = ["iphone-8"] }
    selection.locales = ["fr"]
    let variants = workbench.variants(selection).variants
    return (try #require(workbench.solve(Array(variants.prefix(1)), jobs: 1).first).layout, workbench.document)
  }

  /// Keys as Xcode's own tables have them: `NSTextFieldCell.title`, `NSButtonCell.title`, `NSMenuItem.title`,
  /// `NSTextFieldCell.placeholderString`, `NSTabViewItem.label`, `NSSegmentedCell.ibShadowedLabels`,
  /// `NSTableColumn.headerCell.title`, `NSWindow.title` (tables of 18 apps).
  @Test func aMacFilesControlsAreNamedByTheirCells() throws {
    func view(_ name: String, _ id: String, _ y: Int, _ inside: String) -> String {
      "<\(name) fixedFrame=\"YES\" id=\"\(id)\"><rect key=\"frame\" x=\"20\" y=\"\(y)\" width=\"200\" height=\"22\"/>\(inside)</\(name)>"
    }
    let xib = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa"><objects>
      <window title="Settings" id="w"><rect key="contentRect" x="0" y="0" width="480" height="300"/>
      <view key="contentView" id="rt"><rect key="frame" x="0" y="0" width="480" height="300"/><subviews>
      \(view("textField", "l", 20, "<textFieldCell key=\"cell\" title=\"Name\" id=\"lc\"/>"))
      \(view("textField", "f", 50, "<textFieldCell key=\"cell\" borderStyle=\"bezel\" placeholderString=\"Street\" id=\"fc\"/>"))
      \(view("button", "b", 80, "<buttonCell key=\"cell\" type=\"push\" title=\"Save\" id=\"bc\"/>"))
      \(view("popUpButton", "p", 110, """
        <popUpButtonCell key="cell" type="push" title="Daily" selectedItem="i2" id="pc"><menu key="menu" id="mn"><items>
        <menuItem title="Never" id="i1"/><menuItem title="Daily" id="i2"/></items></menu></popUpButtonCell>
        """))
      \(view("segmentedControl", "s", 140, """
        <segmentedCell key="cell" style="rounded" id="sc"><segments><segment label="Left"/><segment label="Right"/></segments>
        </segmentedCell>
        """))
      </subviews></view></window></objects></document>
      """
    let (layout, document) = try french(
      "Panel.xib", xib,
      strings: [
        "lc.title": "Nom", "fc.placeholderString": "Rue", "bc.title": "Enregistrer", "i2.title": "Chaque jour",
        "sc.ibShadowedLabels[1]": "Droite", "w.title": "Réglages",
      ])
    func content(_ id: String) -> ResolvedView? { layout.views.first { $0.content.id == id }?.content }
    #expect(content("l")?.text?.string == "Nom")
    #expect(content("f")?.placeholder?.string == "Rue")
    #expect(content("b")?.text?.string == "Enregistrer")
    #expect(content("p")?.text?.string == "Chaque jour")
    #expect(content("s")?.segments == ["Left", "Droite"])
    #expect(document.title(in: "fr") == "Réglages")
    #expect(document.title(in: "en") == "Settings")
  }

  /// `UINavigationItem.title`, `UIBarButtonItem.title`, `UITabBarItem.title`; words of the system's items are no table's.
  @Test func barsAreNamedByTheirItems() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="nc">
      <device id="retina4_7" orientation="portrait" appearance="light"/><scenes>
      <scene sceneID="s1"><objects><viewController id="vc"><view key="view" id="rt">
      <rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <navigationItem key="navigationItem" title="Library" id="ni">
      <barButtonItem key="leftBarButtonItem" systemItem="done" id="b1"/>
      <barButtonItem key="rightBarButtonItem" title="Sort" id="b2"/></navigationItem></viewController></objects></scene>
      <scene sceneID="s2"><objects><navigationController id="nc">
      <navigationBar key="navigationBar" id="nb"><rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
      <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r1"/></connections>
      </navigationController></objects></scene></scenes></document>
      """
    let (layout, _) = try french(
      "Main.storyboard", storyboard, strings: ["ni.title": "Bibliothèque", "b2.title": "Trier"])
    #expect(layout.barContents.title == "Bibliothèque")
    #expect(layout.barContents.leading == [.title("Done")])
    #expect(layout.barContents.trailing == [.title("Trier")])
  }

  /// Tables of Xcode 3 name texts by what they say, an empty title by `""`: that is no key of a view without one. Seen in
  /// Sparkle's, where all buttons had the text of the last.
  @Test func anEmptyKeyIsNobodys() throws {
    func button(_ id: String, _ y: Int, _ title: String) -> String {
      """
      <button fixedFrame="YES" id="\(id)"><rect key="frame" x="20" y="\(y)" width="200" height="32"/>
      <buttonCell key="cell" type="push" title="\(title)" bezelStyle="rounded" id="\(id)c"/></button>
      """
    }
    let xib = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa"><objects><customView id="rt"><rect key="frame" x="0" y="0" width="480" height="300"/>
      <subviews>\(button("1", 20, "Install"))\(button("2", 60, "Later"))</subviews></customView></objects></document>
      """
    let (layout, _) = try french("Alert.xib", xib, strings: ["": "", "Install": "Installer"])
    func text(_ id: String) -> String? { layout.views.first { $0.content.id == id }?.content.text?.string }
    #expect(text("1") == "Install")
    #expect(text("2") == "Later")
  }
}
