import Testing

@testable import Reviewing
@testable import Revisions

/// What a file records and something else decides: a layout, the system's cells, a screen's bars.
@Suite struct PlacedByOthersTests {
  private func told(_ before: String, _ after: String, ending: String = "xib", devices: [String] = ["iphone-8"]) throws
    -> String
  {
    ReviewText().text(try SmallHistory.review(before, after, ending: ending, devices: devices).report)
  }

  /// A flow layout places its cells by its sizes and insets: what is recorded of a cell is no cause.
  @Test func aRecordedCellPlacesNothing() throws {
    func file(_ inset: Double, _ size: Double) -> String {
      Drawn.xib(
        Drawn.view(
          "col-aa-001", "collectionView", Drawn.frame(0, 0, 375, 667), attributes: "userLabel=\"Items\"",
          more: """
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" id="flo-aa-001">
            <size key="itemSize" width="\(size)" height="\(size)"/>
            <inset key="sectionInset" minX="\(inset)" minY="\(inset)" maxX="0.0" maxY="0.0"/></collectionViewFlowLayout>
            <cells><collectionViewCell reuseIdentifier="Item" userLabel="Item" id="cel-aa-001">
            \(Drawn.frame(inset, inset, size, size))<autoresizingMask key="autoresizingMask"/>
            <view key="contentView" id="con-aa-001">\(Drawn.frame(0, 0, size, size))
            <autoresizingMask key="autoresizingMask"/></view></collectionViewCell></cells>
            """),
        constraints: ["top", "leading", "trailing", "bottom"].map {
          Drawn.rule("col-\($0)", $0, $0, "iN0-l3-epB", item: "col-aa-001")
        }.joined())
    }
    let text = try told(file(40, 200), file(16, 120), devices: ["iphone-8", "iphone-15"])
    #expect(!text.contains("frame of 'Item'"), "\(text)")
    #expect(text.contains("inset of the sections of 'Items'") && text.contains("items' width of 'Items'"), "\(text)")
  }

  /// Where a controller's view was recorded says nothing of a bar that neither side's metrics or containers have otherwise.
  @Test func aRecordedTopBringsNoBar() throws {
    func file(_ top: Double) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <navigationController id="nav-aa-001" sceneMemberID="viewController">
          <navigationBar key="navigationBar" id="bar-aa-001"><autoresizingMask key="autoresizingMask"/></navigationBar>
          <connections><segue destination="vco-aa-001" kind="relationship" relationship="rootViewController" id="seg-aa-001"/>
          </connections></navigationController>
          """)
          + Drawn.scene(
            "2",
            """
            <viewController id="vco-aa-001" sceneMemberID="viewController">
            <layoutGuides><viewControllerLayoutGuide type="top" id="top-aa-001"/>
            <viewControllerLayoutGuide type="bottom" id="bot-aa-001"/></layoutGuides>
            <view key="view" id="vie-aa-001">\(Drawn.frame(0, top, 375, 667))<subviews>
            \(Drawn.label("lab-aa-001", "Feed", Drawn.frame(20, 20, 80, 21)))</subviews><constraints>
            \(Drawn.rule("lab-to-001", "top", "bottom", "top-aa-001", item: "lab-aa-001", constant: 20))
            \(Drawn.rule("lab-le-001", "leading", "leading", "vie-aa-001", item: "lab-aa-001", constant: 20))
            </constraints></view></viewController>
            """))
    }
    let text = try told(file(64), file(0), ending: "storyboard")
    #expect(!text.contains("navigation bar") && !text.contains("moved"), "\(text)")
  }

  /// Pieces of a text are counted by their object: a segment that comes before it in the file renames none of them.
  @Test func aPieceOfATextStaysTheSame() throws {
    func file(_ items: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController id="vco-aa-001" sceneMemberID="viewController"><view key="view" id="vie-aa-001">
          \(Drawn.frame(0, 0, 375, 667))</view><navigationItem key="navigationItem" title="Runs" id="ite-aa-001">
          <barButtonItem key="leftBarButtonItem" id="lef-aa-001">
          <segmentedControl key="customView" id="seg-aa-001">\(Drawn.frame(16, 7, 90, 30))<segments>\(items)</segments>
          </segmentedControl></barButtonItem>
          <barButtonItem key="rightBarButtonItem" id="rig-aa-001">
          <button key="customView" id="but-aa-001">\(Drawn.frame(280, 7, 71, 30))<state key="normal">
          <attributedString key="attributedTitle"><fragment content="History"><attributes>
          <font key="NSFont" size="15" metaFont="system"/></attributes></fragment></attributedString></state></button>
          </barButtonItem></navigationItem></viewController>
          """))
    }
    let text = try told(
      file("<segment title=\"Day\"/>"), file("<segment title=\"Day\"/><segment title=\"Week\"/>"), ending: "storyboard")
    #expect(text.contains("segment") && !text.contains("'History'"), "\(text)")
  }

  /// A paragraph's least line height counts where the font's, as many times as it says, is less; the words are the same in a text
  /// with looks of its own.
  @Test func aLeastLineHeightIsKept() throws {
    func file(_ paragraph: String?) -> String {
      let attributed = paragraph.map {
        """
        <attributedString key="attributedText"><fragment content="Total"><attributes>
        <color key="NSColor" red="0" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
        <font key="NSFont" metaFont="system" size="17"/>
        <paragraphStyle key="NSParagraphStyle" alignment="left" lineBreakMode="wordWrapping"\($0)/>
        </attributes></fragment></attributedString>
        """
      }
      let plain =
        "<color key=\"textColor\" red=\"0\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
      return Drawn.xib(
        Drawn.view(
          "lab-aa-001", "label", Drawn.frame(20, 40, 80, 20.5),
          attributes: "userLabel=\"Sum\" "
            + (paragraph == nil ? "text=\"Total\" textAlignment=\"left\"" : "usesAttributedText=\"YES\""),
          more: attributed ?? plain),
        constraints: Drawn.rule("lab-to-001", "top", "top", "iN0-l3-epB", item: "lab-aa-001", constant: 40)
          + Drawn.rule("lab-le-001", "leading", "leading", "iN0-l3-epB", item: "lab-aa-001", constant: 20))
    }
    let text = try told(file(nil), file(" minimumLineHeight=\"40\" lineHeightMultiple=\"0.8\""))
    #expect(text.contains("least line height of 'Sum' is 40 instead of 0"), "\(text)")
    #expect(text.contains("'Sum' grew") || text.contains("it grew"), "\(text)")
    #expect(!text.contains("no longer"), "\(text)")
  }

  /// Rules of a cell's style stand in no file: what comes with such a cell is told without them.
  @Test func theSystemsRulesAreNotTold() throws {
    func row(_ id: String, _ y: Double, _ title: String) -> String {
      """
      <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="lab-\(id)" detailTextLabel="det-\(id)" id="cel-\(id)">
      \(Drawn.frame(0, y, 375, 44))<autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cel-\(id)" id="con-\(id)">
      \(Drawn.frame(0, 0, 375, 43.5))<autoresizingMask key="autoresizingMask"/><subviews>
      \(Drawn.label("lab-\(id)", title, Drawn.frame(16, 12, 88, 20.5)))
      \(Drawn.label("det-\(id)", "1.0", Drawn.frame(330, 12, 29, 20.5)))
      </subviews></tableViewCellContentView></tableViewCell>
      """
    }
    func file(_ sections: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
          <tableView key="view" contentMode="scaleToFill" dataMode="static" style="grouped" rowHeight="44" \
          sectionHeaderHeight="18" sectionFooterHeight="18" id="tbl-aa-001">\(Drawn.frame(0, 0, 375, 667))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <sections>\(sections)</sections></tableView></tableViewController>
          """))
    }
    func section(_ id: String, _ title: String, _ cells: String) -> String {
      "<tableViewSection headerTitle=\"\(title)\" id=\"sec-\(id)\"><cells>\(cells)</cells></tableViewSection>"
    }
    let text = try told(
      file(section("2", "Other", row("aa-002", 55.5, "Log Out"))),
      file(
        section("1", "Information", row("aa-001", 55.5, "Version"))
          + section("2", "Other", row("aa-002", 155.5, "Log Out"))), ending: "storyboard")
    #expect(text.contains("'Version'") && text.contains("moved down"), "\(text)")
    #expect(!text.contains("the rule"), "\(text)")
  }

  /// A picture is no cause of a size that rules at all four edges hold now.
  @Test func aPictureBetweenFourEdgesMakesNothing() throws {
    func file(_ picture: String, _ rules: [(String, String)]) -> String {
      Drawn.xib(
        Drawn.view(
          "img-aa-001", "imageView", Drawn.frame(40, 250, 288, 158),
          attributes: "userLabel=\"Logo\" image=\"\(picture)\""),
        constraints: rules.map {
          Drawn.rule("img-\($0.0)", $0.0, $0.1, "iN0-l3-epB", item: "img-aa-001")
        }.joined()
      ).replacing(
        "</document>",
        with: """
          <resources><image name="logo" width="288" height="158"/><image name="launch" width="1242" height="2208"/>
          </resources></document>
          """)
    }
    let edges = ["top", "leading", "trailing", "bottom"].map { ($0, $0) }
    let text = try told(
      file("logo", [("centerX", "centerX"), ("centerY", "centerY")]), file("launch", edges), devices: ["iphone-15"])
    let title = text.split(separator: "\n").first ?? ""
    #expect(title.hasPrefix("M the rule ") && text.contains("together 'Logo' grew"), "\(text)")
    #expect(text.contains("picture of 'Logo' is 'launch' instead of 'logo'"), "\(text)")
  }

  /// A view that rules place instead of its mask is told with all of them, those too that tie it to what came.
  @Test func allRulesThatPlaceAViewAreTold() throws {
    func end(_ more: String, _ y: Double) -> String {
      Drawn.view(
        "end-aa-001", "view", Drawn.frame(40, y, 120, 50), attributes: "userLabel=\"End\"",
        constraints: more.isEmpty ? Drawn.rule("end-he-001", "height", constant: 50) : "", more: more)
    }
    let mask = "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>"
    let before = Drawn.xib(end(mask, 100).replacing("translatesAutoresizingMaskIntoConstraints=\"NO\"", with: ""))
    let pause = Drawn.view(
      "pau-aa-001", "view", Drawn.frame(20, 300, 300, 50), attributes: "userLabel=\"Pause\"",
      constraints: Drawn.rule("pau-he-001", "height", constant: 50))
    let after = Drawn.xib(
      pause + end("", 358),
      constraints: Drawn.rule("pau-to-001", "top", "top", "iN0-l3-epB", item: "pau-aa-001", constant: 300)
        + Drawn.rule("pau-le-001", "leading", "leading", "iN0-l3-epB", item: "pau-aa-001", constant: 20)
        + Drawn.rule("pau-wi-001", "width", constant: 300).replacing(
          "firstAttribute", with: "firstItem=\"pau-aa-001\" firstAttribute")
        + Drawn.rule("end-to-001", "top", "bottom", "pau-aa-001", item: "end-aa-001", constant: 8)
        + Drawn.rule("end-le-001", "leading", "leading", "pau-aa-001", item: "end-aa-001")
        + Drawn.rule("end-tr-001", "trailing", "trailing", "pau-aa-001", item: "end-aa-001"))
    let text = try told(before, after)
    #expect(text.contains("End.top == Pause.bottom + 8"), "\(text)")
    #expect(!text.contains("by 1 rule"), "\(text)")
  }
}
