import AutoLayout
import Foundation
import ProofModel
import Resolving
import Solving
import Testing

/// Container scenes laid out on devices: `Containers.storyboard` of the fixtures.
@Suite struct ContainerSceneTests {
  static let storyboards = Program.root.appendingPathComponent("Tests/Fixtures/storyboards")

  private func layout(
    _ scene: String, _ device: String, _ orientation: String = "portrait"
  ) throws -> SolvedLayout {
    let path = Self.storyboards.appendingPathComponent("Containers.storyboard").path
    let loaded = ScreenLoader(studio: Studio()).load([path])
    let workbench = try #require(loaded.workbenches.first { $0.document.sceneID == scene })
    var selection = VariantSelection()
    selection.devices = [device]
    selection.orientations = [orientation]
    let variant = try #require(workbench.variants(selection).variants.first)
    return workbench.solve(variant).layout
  }

  private func frame(_ id: String, _ layout: SolvedLayout) throws -> Rect {
    layout.views[try #require(layout.index(of: id))].windowFrame
  }

  /// The stack's root lies as it does in its own scene, which has the same bar over it.
  @Test func aStackLaysItsRootOutAsItsOwnSceneDoes() throws {
    for (device, orientation) in [("iphone-8", "portrait"), ("iphone-15", "landscape"), ("ipad-9", "portrait")] {
      let stack = try layout("s-list-nav", device, orientation)
      let alone = try layout("s-list", device, orientation)
      #expect(stack.bars.map(\.kind) == [.navigation])
      #expect(stack.bars.map(\.frame) == alone.bars.map(\.frame))
      for view in alone.views {
        #expect(try frame(view.content.id, stack) == view.windowFrame, "\(view.content.id) on \(device)")
      }
    }
  }

  @Test func tabsAddTheirBarBelow() throws {
    let tabs = try layout("s-tabs", "iphone-15")
    // 59 + 44 above, 34 + 49 below.
    #expect(try frame("books-label", tabs).y == 111)
    #expect(try frame("books-box", tabs).maxY == 852 - 83 - 10)
    #expect(tabs.bars.map(\.kind) == [.navigation, .tab])
  }

  /// 320 points and the rest in regular width, with the bar of the stack over its own column only.
  @Test func columnsLieBesideEachOtherInRegularWidth() throws {
    let split = try layout("s-split", "ipad-9", "landscape")
    #expect(try frame("list-view", split) == Rect(x: 0, y: 0, width: 320, height: 810))
    #expect(try frame("detail-view", split) == Rect(x: 320, y: 0, width: 760, height: 810))
    let bar = try #require(split.bars.first)
    #expect(split.bars.count == 1)
    #expect(bar.view == "list-view")
    #expect(bar.frame == Rect(x: 0, y: 0, width: 320, height: 70))
    #expect(bar.contents?.title == "All")
    // Below the bar, and in the margins of a controller so narrow; the other column has the status bar alone.
    #expect(try frame("list-label", split).origin == Point(x: 16, y: 78))
    #expect(try frame("detail-label", split).origin == Point(x: 340, y: 28))
  }

  @Test func aNarrowWindowGivesTheFirstColumnItsShare() throws {
    let split = try layout("s-split", "ipad-pro-9-7")
    #expect(try frame("list-view", split).width == 0.4 * 768)
    let phone = try layout("s-split", "iphone-8-plus", "landscape")
    #expect(abs(try frame("list-view", phone).width - 0.4 * 736) < 1e-6)
  }

  @Test func inCompactWidthTheFirstColumnIsAlone() throws {
    for orientation in ["portrait", "landscape"] {
      let split = try layout("s-split", "iphone-15", orientation)
      #expect(split.index(of: "detail-view") == nil)
      #expect(split.index(of: "split/separator") == nil)
      #expect(try frame("list-view", split).size == split.environment.windowSize)
      #expect(split.bars.first?.view == "list-view")
    }
  }

  @Test func aControllerIsDrawnInBothOfItsContainers() throws {
    let host = try layout("s-host", "iphone-8")
    #expect(try frame("badge-view", host) == Rect(x: 0, y: 60, width: 375, height: 150))
    #expect(try frame("second-box/badge-view", host) == Rect(x: 0, y: 220, width: 375, height: 150))
    #expect(try frame("second-box/badge-label", host).origin == Point(x: 16, y: 228))
    // From the other storyboard.
    #expect(try frame("settings-label", host).origin == Point(x: 16, y: 388))
    // Its own scene tells of places that it was not drawn at; here it has another size.
    let moved = Set(host.findings.filter { $0.kind == .misplaced }.flatMap(\.views))
    #expect(moved.isSubset(of: ["host-label", "host-box"]))
  }

  @Test func containersBecomeSpecsThatLayOutTheSame() throws {
    let program = try program()
    defer { program.cleanUp() }
    let result = try program.run(["import", "App/Base.lproj/Main.storyboard", "-o", "screens"])
    #expect(result.code == 0, "\(result.talk)")
    #expect(result.talk.contains("13 specs written, 13 with the same frames as the file"))
    let split = String(decoding: try program.bytes("screens/List-Navigation-Split.proof.yaml"), as: UTF8.self)
    #expect(split.contains("    bars: navigation\n"))
    #expect(split.contains("    when: not width compact\n"))
  }

  /// Opaque bars and edges that are not extended over: the view ends at the bar, in its own scene and in its stack's
  /// (UIViewController.edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars; canvases of 603 points show it).
  @Test(arguments: ["bar", "edges", "included"]) func viewsEndAtBarsThatTheyAreNotExtendedUnder(_ way: String) throws {
    let program = try program()
    defer { program.cleanUp() }
    let path = "App/Base.lproj/Main.storyboard"
    var text = String(decoding: try program.bytes(path), as: UTF8.self)
    if way != "edges" {
      text = text.replacingOccurrences(
        of: "<navigationBar key=\"navigationBar\"", with: "<navigationBar key=\"navigationBar\" translucent=\"NO\"")
    }
    if way == "included" {
      text = text.replacingOccurrences(
        of: "id=\"books\" title=\"Books\"",
        with: "id=\"books\" title=\"Books\" extendedLayoutIncludesOpaqueBars=\"YES\"")
    }
    if way == "edges" {
      text = text.replacingOccurrences(
        of: "<navigationItem key=\"navigationItem\" title=\"My Books\"",
        with: "<extendedEdge key=\"edgesForExtendedLayout\"/><navigationItem key=\"navigationItem\" title=\"My Books\"")
    }
    let file = try program.write(path, text)
    let loaded = ScreenLoader(studio: Studio()).load([file])
    for scene in ["s-books", "s-books-nav", "s-tabs"] {
      let workbench = try #require(loaded.workbenches.first { $0.document.sceneID == scene })
      var selection = VariantSelection()
      selection.devices = ["iphone-15"]
      selection.orientations = ["portrait"]
      let layout = workbench.solve(try #require(workbench.variants(selection).variants.first)).layout
      let view = try frame("books-view", layout)
      #expect(view.y == (way == "included" ? 0 : 103), "\(scene)")
      // Nothing but the navigation bar is opaque; edges that leave all out end at the tab bar too.
      let hasTabs = scene != "s-books-nav"
      #expect(view.maxY == (way == "edges" && hasTabs ? 852 - 83 : 852), "\(scene)")
      #expect(try frame("books-label", layout).y == 111)
      #expect(Set(layout.bars.map(\.kind)) == (hasTabs ? [.navigation, .tab] : [.navigation]))
      #expect(layout.findings.filter { $0.kind == .conflict }.isEmpty)
    }
    let specs = try program.run(["import", path, "-o", "screens"])
    #expect(specs.talk.contains("13 specs written, 13 with the same frames as the file"), "\(specs.talk)")
  }

  /// What is wrong with a scene is told once, however many containers show it.
  @Test func aProblemOfASceneIsToldWithTheContainersThatShowIt() throws {
    let program = try program()
    defer { program.cleanUp() }
    let path = "App/Base.lproj/Main.storyboard"
    let rule = "<constraint firstItem=\"books-box\" firstAttribute=\"height\" constant=\"40\" id=\"books-c6\"/>"
    let text = String(decoding: try program.bytes(path), as: UTF8.self)
    let other = rule.replacingOccurrences(of: "40", with: "50").replacingOccurrences(of: "books-c6", with: "books-c7")
    try program.write(path, text.replacingOccurrences(of: rule, with: rule + other))
    let check = try program.run(["check", path, "--device", "iphone-8", "--orientation", "portrait"])
    #expect(check.code == 1)
    #expect(check.output.components(separatedBy: ": error: ").count == 2, "\(check.output)")
    #expect(check.output.contains("note: also where it is shown: Books-Navigation-Tabs, Books-Navigation"))
    let json = try program.run(["check", path, "--device", "iphone-8", "--format", "json"])
    #expect(json.output.contains("\"shownIn\": [\"Books-Navigation-Tabs\", \"Books-Navigation\"]"))
    // Only where both were looked at.
    let alone = try program.run(["check", path, "--scene", "Books-Navigation", "--device", "iphone-8"])
    #expect(alone.output.contains(": error: "))
    #expect(!alone.output.contains("also where"))
  }

  // MARK: Other storyboards

  /// The fixtures as a project has them: the main storyboard in its localisation's folder, another beside that.
  private func program() throws -> Program {
    let program = try Program()
    for folder in ["App/Base.lproj", "App/Details"] {
      try FileManager.default.createDirectory(
        at: program.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    for (name, path) in [("Containers", "App/Base.lproj/Main"), ("Details", "App/Details/Details")] {
      let text = try String(contentsOf: Self.storyboards.appendingPathComponent("\(name).storyboard"), encoding: .utf8)
      try program.write("\(path).storyboard", text)
    }
    return program
  }

  /// The texts of both copies of a scene, and of the other storyboard's, are those of their tables.
  @Test func scenesInsideAreLocalised() throws {
    let program = try program()
    defer { program.cleanUp() }
    for (folder, name, text) in [
      ("App/fr.lproj", "Main", "\"badge-label.text\" = \"Insigne assez large\";"),
      ("App/Details/fr.lproj", "Details", "\"settings-label.text\" = \"Tous les réglages\";"),
    ] {
      try FileManager.default.createDirectory(
        at: program.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
      try program.write("\(folder)/\(name).strings", text)
    }
    let path = program.folder.appendingPathComponent("App/Base.lproj/Main.storyboard").path
    let loaded = ScreenLoader(studio: Studio()).load([path])
    let workbench = try #require(loaded.workbenches.first { $0.document.sceneID == "s-host" })
    var selection = VariantSelection()
    selection.devices = ["iphone-8"]
    selection.orientations = ["portrait"]
    selection.locales = ["fr"]
    let layout = workbench.solve(try #require(workbench.variants(selection).variants.first)).layout
    for (id, text) in [
      ("badge-label", "Insigne assez large"), ("second-box/badge-label", "Insigne assez large"),
      ("settings-label", "Tous les réglages"),
    ] {
      #expect(layout.views[try #require(layout.index(of: id))].content.text?.string == text)
    }
  }

  private func change(_ program: Program) throws {
    let path = "App/Details/Details.storyboard"
    let text = String(decoding: try program.bytes(path), as: UTF8.self)
    try program.write(path, text.replacingOccurrences(of: "text=\"Settings\"", with: "text=\"Options\""))
  }

  @Test func verifySeesAChangeOfTheStoryboardReferredTo() throws {
    let program = try program()
    defer { program.cleanUp() }
    let arguments = ["App/Base.lproj/Main.storyboard", "--device", "iphone-8"]
    let recording = try program.run(["record"] + arguments)
    #expect(recording.code == 0, "\(recording.talk)")
    #expect(try program.run(["verify"] + arguments).code == 0)
    try change(program)
    let verdict = try program.run(["verify"] + arguments)
    #expect(verdict.code == 1, "\(verdict.talk)")
    #expect((verdict.output + verdict.talk).contains("Host"))
  }

  @Test func reviewReadsTheStoryboardReferredToAsItWas() throws {
    let program = try program()
    defer { program.cleanUp() }
    try git(program, ["init", "-q", "-b", "main", "."])
    try program.write(".gitignore", ".out\n.err\n")
    try git(program, ["add", "."])
    try git(program, ["commit", "-q", "-m", "screens"])
    try change(program)
    let review = try program.run(["review", "--base", "main", "--format", "json", "App/Base.lproj/Main.storyboard"])
    #expect(review.code == 1, "\(review.talk)")
    #expect(review.output.contains("Host"), "\(review.output.prefix(2000)) \(review.talk)")
  }

  private func git(_ program: Program, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.invalid"] + arguments
    process.currentDirectoryURL = program.folder
    process.environment = ["PATH": "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null", "HOME": program.folder.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// What leaves the safe area does so in its own scene and, by more, below the bars of the stack that shows it: told once.
  @Test func whatLeavesTheSafeAreaIsToldOnce() throws {
    let program = try Program()
    defer { program.cleanUp() }
    _ = try program.write(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="nav">
      <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
      <scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
      <connections><segue destination="route" kind="relationship" relationship="rootViewController" id="sg"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="s2"><objects><viewController title="Route" id="route" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews><switch translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="65" y="10" width="51" height="31"/></switch></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="t"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="65" \
      id="l"/></constraints></view></viewController></objects></scene></scenes></document>
      """)
    let output = try program.run(
      ["check", "Main.storyboard", "--device", "iphone-8", "--orientation", "portrait"]
    ).output
    #expect(output.components(separatedBy: "[outside-safe-area]").count == 2, "\(output)")
    #expect(output.contains("also where it is shown"), "\(output)")
  }

  /// UIKit sets the frame of a controller's view: of what contradicts it somebody's rule breaks and is to be mended, and
  /// the scene and the container tell it once.
  @Test func aContainersFrameOfItsViewIsNotWhatBreaks() throws {
    let program = try Program()
    defer { program.cleanUp() }
    _ = try program.write(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="nav">
      <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
      <scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" translucent="NO" id="bar"/>
      <connections><segue destination="route" kind="relationship" relationship="rootViewController" id="sg"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="s2"><objects><viewController title="Route" id="route" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="393" height="749"/>
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="74" y="40" width="245" height="50"/>
      <constraints><constraint firstAttribute="width" constant="245" id="w"/>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints></view></subviews><constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="t"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="65" \
      id="l"/><constraint firstItem="box" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """)
    let output = try program.run(["check", "Main.storyboard", "--device", "iphone-8"]).output
    #expect(output.components(separatedBy: "[unsatisfiable-constraints]").count == 2, "\(output)")
    #expect(output.contains("also where it is shown"), "\(output)")
    #expect(output.contains("the layout of the view around it"), "\(output)")
    for words in ["is left out", "hint: "] {
      let lines = output.split(separator: "\n").filter { $0.contains(words) }
      #expect(!lines.isEmpty && lines.allSatisfy { !$0.contains("root.") }, "\(lines)")
    }
  }
}
