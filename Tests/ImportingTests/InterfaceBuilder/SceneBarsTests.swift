import Foundation
import InterfaceBuilder
import ProofModel
import Testing

/// What the bars over a scene say, for the pictures.
@Suite struct SceneBarsTests {
  /// Two tabs, the first a stack whose root pushes a detail.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
    <scene sceneID="s0"><objects><tabBarController id="tc"><connections>
    <segue destination="nc" kind="relationship" relationship="viewControllers" id="r1"/>
    <segue destination="about" kind="relationship" relationship="viewControllers" id="r2"/>
    </connections></tabBarController></objects></scene>
    <scene sceneID="s1"><objects><navigationController id="nc">
    <tabBarItem key="tabBarItem" title="Books" image="shelf" selectedImage="shelf.on" id="t1"/>
    <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r3"/></connections>
    </navigationController></objects></scene>
    \(scene("list", title: "Library", items: """
      <barButtonItem key="leftBarButtonItem" systemItem="edit" id="b1"/>
      <rightBarButtonItems><barButtonItem systemItem="add" id="b2"/><barButtonItem title="Sort" id="b3"/></rightBarButtonItems>
      """, rest: "<connections><segue destination=\"detail\" kind=\"show\" id=\"r4\"/></connections>"))
    \(scene("detail", title: "Book", items: "", rest: ""))
    \(scene("about", title: nil, items: "", rest: "<tabBarItem key=\"tabBarItem\" title=\"About\" id=\"t2\"/>"))
    </scenes>
    </document>
    """

  private static func scene(_ id: String, title: String?, items: String, rest: String) -> String {
    """
    <scene sceneID="scene-\(id)"><objects><viewController id="\(id)">
    <view key="view" contentMode="scaleToFill" id="\(id)-view"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
    <navigationItem key="navigationItem" \(title.map { "title=\"\($0)\"" } ?? "") id="\(id)-item">\(items)</navigationItem>
    \(rest)
    </viewController></objects></scene>
    """
  }

  private func contents(_ id: String) -> BarContents? {
    Sample.read(Self.storyboard).documents.first { $0.sceneID == "scene-\(id)" }?.barContents
  }

  @Test func aStacksRootHasItsTitleAndButtons() throws {
    let bars = try #require(contents("list"))
    #expect(bars.title == "Library")
    #expect(bars.back == nil)
    #expect(bars.leading == [.title("Edit")])
    #expect(bars.trailing == [.sign("add"), .title("Sort")])
  }

  /// `UITabBarItem.selectedImage` is of the tab that is shown alone; an item without a picture has none.
  @Test func tabsHaveTheirPictures() throws {
    #expect(try #require(contents("list")).tabSigns == [.picture("shelf.on"), .flexibleSpace])
    #expect(try #require(contents("about")).tabSigns == [.picture("shelf"), .flexibleSpace])
  }

  @Test func whatIsPushedLeadsBack() throws {
    #expect(try #require(contents("detail")).back == "Library")
  }

  @Test func tabsAreThoseOfTheControllerAroundTheStack() throws {
    for (id, selected) in [("list", 0), ("detail", 0), ("about", 1)] {
      let bars = try #require(contents(id))
      #expect(bars.tabs == ["Books", "About"])
      #expect(bars.selectedTab == selected)
    }
  }

  /// A blue bar with a white title around both the stack's own scene and its root's; tabs have theirs.
  @Test(arguments: ["black", "blackOpaque"]) func barsHaveTheColoursThatTheFileGivesThem(style: String) throws {
    let bars = Self.storyboard
      .replacingOccurrences(
        of: "selectedImage=\"shelf.on\" id=\"t1\"/>",
        with: """
          id="t1"/>
          <navigationBar key="navigationBar" barStyle="\(style)" id="bar"><color key="barTintColor" red="0" green="0.5" blue="1" alpha="1"/>
          <color key="tintColor" systemColor="systemRedColor"/></navigationBar>
          """
      )
      .replacingOccurrences(
        of: "<tabBarController id=\"tc\">",
        with:
          "<tabBarController id=\"tc\"><tabBar key=\"tabBar\" id=\"tb\"><color key=\"tintColor\" white=\"0\" alpha=\"1\"/></tabBar>"
      )
    let documents = Sample.read(bars).documents
    let blue = Color(red: 0, green: 0.5, blue: 1)
    for id in ["s1", "scene-list", "scene-detail", "s0"] {
      let contents = try #require(documents.first { $0.sceneID == id }).barContents
      #expect(contents.look.background == blue, "\(id)")
      #expect(contents.look.title == .white)
      #expect(contents.look.tokens == [.tint: "system-red"])
      #expect(contents.tabLook.tint == (id == "s1" ? nil : .black))
    }
    #expect(try #require(documents.first { $0.sceneID == "scene-about" }).barContents.look == BarLook())
  }

  /// Each button has its own colour, which is one in whatever digits. Seen in notes-ios and DrinksiPhoneApp.
  @Test func buttonsHaveTheirOwnTints() throws {
    func look(_ edit: String, _ add: String, _ sort: String) throws -> BarLook {
      var file = Self.storyboard.replacingOccurrences(
        of: "id=\"t1\"/>", with: "id=\"t1\"/><navigationBar key=\"navigationBar\" id=\"bar\"/>")
      for (id, green) in [("b1", edit), ("b2", add), ("b3", sort)] {
        let tint =
          green.isEmpty ? "" : "<color key=\"tintColor\" red=\"0\" green=\"\(green)\" blue=\"0\" alpha=\"1\"/>"
        file = file.replacingOccurrences(of: "id=\"\(id)\"/>", with: "id=\"\(id)\">\(tint)</barButtonItem>")
      }
      return try #require(Sample.read(file).documents.first { $0.sceneID == "scene-list" }).barContents.look
    }
    let same = try look("0.11764705882352941", "0.1176470588", "0.1176470588")
    #expect(same.tint == nil && same.items.count == 3 && Set(same.items.values.map(\.hexDigits)) == ["001E00"])
    let others = try look("0.5", "", "1")
    #expect(others.tint == nil)
    let own = [
      BarContents.Item.title("Edit"): Color(red: 0, green: 0.5, blue: 0),
      .title("Sort"): Color(red: 0, green: 1, blue: 0),
    ]
    #expect(others.items == own)
  }

  /// A storyboard's own tint is its window's: of views and bars that say none themselves (Gigapet).
  @Test func theGlobalTintIsOfWhatSaysNone() throws {
    let tint = "<color key=\"tintColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\"/>"
    let documents = Sample.read(Self.storyboard.replacingOccurrences(of: "</document>", with: "\(tint)</document>"))
      .documents
    let orange = Color(red: 1, green: 0.5, blue: 0)
    let list = try #require(documents.first { $0.sceneID == "scene-list" })
    #expect(list.root.properties[.tint]?.value == .color(orange))
    #expect(list.barContents.look.tint == orange && list.barContents.tabLook.tint == orange)
  }

  /// A spinner has a colour of its own, or that of its style's name (FireflyMobile: white ones on a black title).
  @Test func spinnersHaveTheirColours() throws {
    func spinner(_ id: String, _ style: String, _ color: String = "") -> String {
      """
      <activityIndicatorView style="\(style)" animating="YES" id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>\(color)</activityIndicatorView>
      """
    }
    let text = Sample.storyboard(
      views: spinner("sp1", "white") + spinner("sp2", "medium")
        + spinner("sp3", "gray", "<color key=\"color\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"))
    let views = try #require(Sample.read(text).documents.first).root.children
    #expect(
      views.map { $0.properties[.color]?.value } == [.color(.white), nil, .color(Color(red: 1, green: 0, blue: 0))])
  }

  /// Toolbars and tab bars that are views: a list of titles, signs in brackets, nothing for a flexible space.
  @Test func barsThatAreViewsHaveTheirItems() throws {
    let text = Sample.storyboard(
      views: """
        <toolbar id="tb"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/><items>
        <barButtonItem title="Edit" id="i1"/><barButtonItem systemItem="flexibleSpace" id="i2"/>
        <barButtonItem systemItem="camera" id="i3"/></items></toolbar>
        <tabBar id="tabs"><rect key="frame" x="0.0" y="60" width="375" height="49"/><items>
        <tabBarItem title="Books" id="i4"/><tabBarItem systemItem="mostRecent" id="i5"/></items></tabBar>
        """)
    let views = try #require(Sample.read(text).documents.first).root.children
    #expect(
      views.map { $0.properties[.segments]?.value } == [
        .texts(["Edit", "", "[camera]"]), .texts(["Books", "Most Recent"]),
      ])
    #expect(BarContents.Item(entry: "[camera]") == .sign("camera"))
    #expect(BarContents.Item(entry: "") == .flexibleSpace)
  }
}
