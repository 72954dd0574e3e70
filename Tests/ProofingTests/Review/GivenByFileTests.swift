import Foundation
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// What files give their screens: safe areas, heights of rows, texts that shrink, scopes, ways and names of pictures; each on a
/// small file of the shape in which it was told wrongly.
@Suite struct GivenByFileTests {
  private func review(
    _ before: String, _ after: String, ending: String = "storyboard", devices: [String] = ["iphone-8"]
  ) throws -> RevisionReview.Outcome {
    try SmallHistory.review(before, after, ending: ending, devices: devices)
  }

  private func text(_ outcome: RevisionReview.Outcome) -> String { ReviewText().text(outcome.report) }

  /// A screen of one view, without safe areas.
  private static func screen(
    _ inner: String, rules: String = "", tools: String = "10116", controller: String = "", objects: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="con-aa-001">
    <scenes><scene sceneID="sce-aa-001"><objects>
    <viewController id="con-aa-001" customClass="Plan" sceneMemberID="viewController">
    <layoutGuides><viewControllerLayoutGuide type="top" id="top-aa-001"/>
    <viewControllerLayoutGuide type="bottom" id="bot-aa-001"/></layoutGuides>
    <view key="view" contentMode="scaleToFill" id="roo-aa-001">\(Drawn.frame(0, 0, 600, 600))
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(inner)</subviews><constraints>\(rules)</constraints></view>\(controller)</viewController>
    \(objects)</objects></scene></scenes></document>
    """
  }

  // MARK: Safe areas

  /// On what runs iOS 11 and later a controller's margin contains what the top layout guide leaves (seen in Q6IosClient).
  @Test func aTopMarginHasTheSafeAreaWhereThereIsOne() throws {
    func file(_ item: String, _ attribute: String) -> String {
      Self.screen(
        Drawn.view("bar-aa-001", "view", Drawn.frame(0, 20, 600, 44), attributes: "userLabel=\"Strip\""),
        rules: Drawn.rule("rul-aa-001", "top", attribute, item, item: "bar-aa-001")
          + Drawn.rule("rul-aa-002", "leading", "leading", "roo-aa-001", item: "bar-aa-001")
          + Drawn.rule("rul-aa-003", "trailing", "trailing", "roo-aa-001", item: "bar-aa-001")
          + Drawn.rule("rul-aa-004", "height", item: "bar-aa-001", constant: 44))
    }
    let (before, after) = (file("roo-aa-001", "topMargin"), file("top-aa-001", "bottom"))
    let new = text(try review(before, after, devices: ["iphone-17"]))
    #expect(!new.contains("moved down 62") && !new.contains("moved down 59"), "\(new)")
    let old = text(try review(before, after, devices: ["iphone-4s"]))
    #expect(old.contains("moved down 20 pt"), "\(old)")
  }

  /// A controller's view in a file of its own, at a size of its own, has what its canvas covers of it (seen in Chat).
  @Test func anOwnersViewKeepsTheSafeAreaOfItsCanvas() throws {
    func file(_ bar: String, _ item: String, _ attribute: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17156" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="User"><connections>
      <outlet property="view" destination="roo-aa-001" id="out-aa-001"/></connections></placeholder>
      <view contentMode="scaleToFill" id="roo-aa-001">\(Drawn.frame(0, 0, 385, 712))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      \(Drawn.view("fac-aa-001", "view", Drawn.frame(72.5, 69, 240, 240), attributes: "userLabel=\"Face\""))\(bar)</subviews>
      <viewLayoutGuide key="safeArea" id="saf-aa-001"/><constraints>
      \(Drawn.rule("rul-aa-001", "top", attribute, item, item: "fac-aa-001", constant: 25))
      \(Drawn.rule("rul-aa-002", "centerX", "centerX", "roo-aa-001", item: "fac-aa-001"))
      \(Drawn.rule("rul-aa-003", "width", item: "fac-aa-001", constant: 240))
      \(Drawn.rule("rul-aa-004", "height", item: "fac-aa-001", constant: 240))</constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects></document>
      """
    }
    let bar = Drawn.view(
      "bar-aa-001", "view", Drawn.frame(0, 0, 385, 44), attributes: "userLabel=\"Strip\"",
      constraints: Drawn.rule("bar-he-001", "height", constant: 44))
    let outcome = try review(
      file("", "saf-aa-001", "top"), file(bar, "bar-aa-001", "bottom"), ending: "xib", devices: [])
    #expect(!text(outcome).contains("moved down 44"), "\(text(outcome))")
  }

  // MARK: Rows and texts

  /// A cell that is given 250 on both sides is no higher for a record that was made anew (seen in doozerdev's app).
  @Test func aGivenRowIsAsHighAsItWasWhateverIsRecorded() throws {
    func file(_ height: Double) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController id="con-aa-001" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="roo-aa-001">\(Drawn.frame(0, 0, 375, 667))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
          <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" id="tab-aa-001">
          \(Drawn.frame(0, 0, 375, 400))<autoresizingMask key="autoresizingMask"/><prototypes>
          <tableViewCell rowHeight="250" reuseIdentifier="Task" userLabel="Task" id="cel-aa-001">
          \(Drawn.frame(0, 28, 375, height))<autoresizingMask key="autoresizingMask"/>
          <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="cnt-aa-001">
          \(Drawn.frame(0, 0, 375, height))<autoresizingMask key="autoresizingMask"/></tableViewCellContentView>
          </tableViewCell></prototypes></tableView></subviews></view></viewController>
          """))
    }
    let outcome = try review(file(44), file(250), devices: [])
    #expect(!text(outcome).contains("grew 206"), "\(text(outcome))")
  }

  /// Nor is one that shows something new besides, and one of another height grew by what it was given, not by what was recorded
  /// before. Seen in gudu-client-iOS.
  @Test(arguments: [80, 110]) func aGivenRowWithAnOlderRecordHasItsHeight(_ given: Int) throws {
    func file(_ height: Double, _ given: Int, _ label: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController id="con-aa-001" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="roo-aa-001">\(Drawn.frame(0, 0, 375, 667))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
          <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" id="tab-aa-001">
          \(Drawn.frame(0, 0, 375, 400))<autoresizingMask key="autoresizingMask"/><prototypes>
          <tableViewCell rowHeight="\(given)" reuseIdentifier="Task" userLabel="Task" id="cel-aa-001">
          \(Drawn.frame(0, 28, 375, height))<autoresizingMask key="autoresizingMask"/>
          <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="cnt-aa-001">
          \(Drawn.frame(0, 0, 375, height))<autoresizingMask key="autoresizingMask"/><subviews>\(label)</subviews>
          </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews></view></viewController>
          """))
    }
    let label = Drawn.label("lab-aa-001", "Sold", Drawn.frame(16, 11, 100, 21))
    let text = text(try review(file(44, 80, ""), file(Double(given), given, label), devices: []))
    #expect(text.contains("'Sold' is new") && text.contains("is 110 instead of 80") == (given == 110), "\(text)")
    #expect(!text.contains("instead of 44") && !text.contains("grew \(given - 44) pt"), "\(text)")
  }

  /// A cell by itself that is given a height for the first time follows it, and not the view that came into it (seen in Chat).
  @Test func theFirstRowHeightOfACellIsToldAsOne() throws {
    func file(_ height: Double, _ given: String, _ id: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17156" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/><objects>
      <tableViewCell contentMode="scaleToFill" reuseIdentifier="Cell" \(given) id="cel-aa-001">
      \(Drawn.frame(0, 0, 375, height))<autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="cnt-aa-001">
      \(Drawn.frame(0, 0, 375, height))<autoresizingMask key="autoresizingMask"/><subviews>
      \(Drawn.view(id, "view", Drawn.frame(10, 7, 300, height - 14), attributes: "userLabel=\"\(id)\""))</subviews><constraints>
      \(Drawn.rule("rul-a1-\(id.suffix(3))", "top", "top", "cnt-aa-001", item: id, constant: 7))
      \(Drawn.rule("rul-a2-\(id.suffix(3))", "bottom", "bottom", id, constant: 7))
      \(Drawn.rule("rul-a3-\(id.suffix(3))", "leading", "leading", "cnt-aa-001", item: id, constant: 10))
      \(Drawn.rule("rul-a4-\(id.suffix(3))", "height", item: id, constant: 30, more: "relation=\"greaterThanOrEqual\""))
      \(Drawn.rule("rul-a5-\(id.suffix(3))", "trailing", "trailing", id, constant: 10))</constraints>
      </tableViewCellContentView></tableViewCell></objects></document>
      """
    }
    let outcome = try review(
      file(44, "", "old-aa-001"), file(110, "rowHeight=\"110\"", "new-aa-002"), ending: "xib", devices: ["iphone-8"])
    #expect(text(outcome).contains("the row height of the cell is 110 now"), "\(text(outcome))")
  }

  /// A label that shrinks its text fits where the smaller text does (seen in adhawk).
  @Test func aTextThatShrinksFits() throws {
    func file(_ size: Double) -> String {
      Self.screen(
        """
        <label opaque="NO" contentMode="left" fixedFrame="YES" text="Track Location" minimumFontSize="10" id="lab-aa-001">
        \(Drawn.frame(20, 40, 122, 21))<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="\(size)"/></label>
        """)
    }
    let told = text(try review(file(15), file(20)))
    #expect(told.contains("font of 'Track Location'"), "\(told)")
    #expect(!told.contains("does not fit"), "\(told)")
    // The share that it may shrink to follows from the size.
    #expect(!told.contains("least font scale"), "\(told)")
  }

  /// A search bar that shows scopes is higher by them (seen in Briathrachan).
  @Test func aSearchBarIsHigherByItsScopes() throws {
    func file(_ shows: String, _ height: Double) -> String {
      Self.screen(
        """
        <searchBar contentMode="redraw" \(shows) translatesAutoresizingMaskIntoConstraints="NO" id="sea-aa-001">
        \(Drawn.frame(0, 20, 600, height))<scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles>
        </searchBar>
        """,
        rules: Drawn.rule("rul-aa-001", "top", "bottom", "top-aa-001", item: "sea-aa-001")
          + Drawn.rule("rul-aa-002", "leading", "leading", "roo-aa-001", item: "sea-aa-001")
          + Drawn.rule("rul-aa-003", "trailing", "trailing", "roo-aa-001", item: "sea-aa-001"))
    }
    let told = text(try review(file("showsScopeBar=\"YES\"", 88), file("", 44)))
    #expect(told.contains("shows are none instead of 'All' and 'Mine', so it shrank 44 pt in height"), "\(told)")
    #expect(!told.contains("shows scope bar"), "\(told)")
  }

  // MARK: Ways and pictures

  /// What a stack's own segue pushes keeps the stack's bar (seen in V2EX).
  @Test func whatAStackPushesItselfHasItsBar() throws {
    func file(_ root: String, _ pushed: String) -> String {
      func scene(_ number: String, _ id: String, _ title: String) -> String {
        Drawn.scene(
          number,
          """
          <viewController storyboardIdentifier="\(id)" id="\(id)" customClass="\(title)" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v\(number)w-aa-001">\(Drawn.frame(0, 0, 375, 667))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
          <navigationItem key="navigationItem" title="\(title)" id="i\(number)t-aa-001"/></viewController>
          """)
      }
      return Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <navigationController id="nav-aa-001" sceneMemberID="viewController">
          <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-aa-001">\(Drawn.frame(0, 20, 375, 44))
          </navigationBar><connections>
          <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="seg-aa-001"/>\(pushed)
          </connections></navigationController>
          """) + scene("2", "nod-aa-001", "Nodes") + scene("3", "lat-aa-001", "Latest"))
    }
    let pushed = "<segue destination=\"nod-aa-001\" kind=\"push\" identifier=\"nodes\" id=\"seg-aa-002\"/>"
    let told = text(try review(file("nod-aa-001", ""), file("lat-aa-001", pushed)))
    #expect(!told.contains("the navigation bar is gone"), "\(told)")
  }

  /// A picture's name with a sign that XML writes otherwise is found (seen in zero-ios).
  @Test func aPictureWhoseNameHasASignIsFound() throws {
    func file(_ name: String) -> String {
      Drawn.xib(
        Drawn.view(
          "pic-aa-001", "imageView", Drawn.frame(20, 20, 50, 50), attributes: "image=\"A&amp;B\" userLabel=\"\(name)\"")
      )
    }
    let set = "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"a.svg\"}],\"info\":{\"version\":1}}"
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"50\" height=\"50\"><rect width=\"50\" height=\"50\"/></svg>"
    let files = ["Art.xcassets/A&B.imageset/Contents.json": set, "Art.xcassets/A&B.imageset/a.svg": svg]
    let outcome = try SmallHistory(files.merging(["a.xib": file("One")]) { _, new in new }, ["a.xib": file("Two")])
      .review()
    #expect(!outcome.diagnostics.contains { $0.id == "missing-asset" }, "\(outcome.diagnostics)")
  }

  /// What is in a new screen that says nothing is named by its kind, also what stands still (seen in Chat).
  @Test func aNewCellOfOneSpinnerIsToldByIt() throws {
    let cell = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17156" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/><objects>
      <collectionViewCell contentMode="center" reuseIdentifier="Cell" customClass="Cell" id="cel-aa-001">
      \(Drawn.frame(0, 0, 50, 50))<autoresizingMask key="autoresizingMask"/>
      <view key="contentView" contentMode="center">\(Drawn.frame(0, 0, 50, 50))<subviews>
      <activityIndicatorView contentMode="scaleToFill" style="medium" fixedFrame="YES" id="spi-aa-001">
      \(Drawn.frame(0, 0, 50, 50))</activityIndicatorView></subviews></view></collectionViewCell></objects></document>
      """
    let outcome = try SmallHistory(["a.txt": "a"], ["a.xib": cell]).review(devices: [])
    #expect(text(outcome).contains("it shows an activity indicator view"), "\(text(outcome))")
  }

  /// A button's digit is its title (seen in Q6IosClient).
  @Test func digitsOfAKeyPadAreToldOfANewScreen() throws {
    let keys = (1...3).map { digit in
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="roundedRect" fixedFrame="YES" id="ke\(digit)-aa-001">
      \(Drawn.frame(Double(digit) * 50, 40, 40, 30))<state key="normal" title="\(digit)"/></button>
      """
    }
    // What is clear shows nothing (seen in mulu).
    let clear =
      "<label text=\"Sent\" alpha=\"0.0\" fixedFrame=\"YES\" id=\"sen-aa-001\">\(Drawn.frame(20, 90, 60, 20))</label>"
    let screen = Self.screen(keys.joined() + clear)
    let outcome = try SmallHistory(["a.txt": "a"], ["a.storyboard": screen]).review()
    #expect(text(outcome).contains("it shows the buttons '1', '2' and '3'\n"), "\(text(outcome))")
  }

  /// Labels that code fills are counted. Seen in InstaPark-ios.
  @Test func labelsThatCodeFillsAreToldOfANewScreen() throws {
    let labels = ["Listings", "Label", "Label"].enumerated().map { place, words in
      "<label text=\"\(words)\" fixedFrame=\"YES\" id=\"la\(place)-aa-001\">"
        + "\(Drawn.frame(20, 90 + 30 * Double(place), 60, 20))</label>"
    }
    let outcome = try SmallHistory(["a.txt": "a"], ["a.storyboard": Self.screen(labels.joined())]).review()
    #expect(text(outcome).contains("it shows 'Listings' and 2 labels\n"), "\(text(outcome))")
  }

  /// Pictures are told of a new screen that says nothing, with the names of their views. Seen in AdvanceKextUpdater.
  @Test func picturesOfAWordlessScreenAreTold() throws {
    let pictures = [("face", "userLabel=\"Avatar\""), ("logo", "")].map { name, label in
      "<imageView image=\"\(name)\" \(label) fixedFrame=\"YES\" id=\"im\(name)-aa-001\">"
        + "\(Drawn.frame(20, 90, 60, 20))</imageView>"
    }
    let bar = "<view userLabel=\"Bar\" fixedFrame=\"YES\" id=\"bar-aa-001\">\(Drawn.frame(20, 190, 60, 20))</view>"
    let screen = Self.screen(pictures.joined() + bar)
    let outcome = try SmallHistory(["a.txt": "a"], ["a.storyboard": screen]).review()
    let words = "it shows 'Avatar' with the picture 'face', the picture 'logo' and 'Bar'\n"
    #expect(text(outcome).contains(words), "\(text(outcome))")
  }
}
