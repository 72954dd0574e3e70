import Testing

@testable import Reviewing
@testable import Revisions

/// Rows, bars and controls as devices have them, whatever the canvas recorded or the file says behind them.
@Suite struct DrawnElsewhereTests {
  private func told(
    _ before: String, _ after: String, ending: String = "storyboard", device: String = "iphone-8"
  ) throws -> String {
    ReviewText().text(try SmallHistory.review(before, after, ending: ending, devices: [device]).report)
  }

  /// A row of a table that finds heights out, with a label from its top to its bottom.
  private static func row(_ id: String, _ y: Double, width: Double, text: String) -> String {
    func pinned(_ side: String, _ constant: Double) -> String {
      ["trailing", "bottom"].contains(side)
        ? Drawn.rule("\(id)-\(side)", side, side, "lab-\(id)", item: "con-\(id)", constant: constant)
        : Drawn.rule("\(id)-\(side)", side, side, "con-\(id)", item: "lab-\(id)", constant: constant)
    }
    return """
      <tableViewCell id="cel-\(id)">\(Drawn.frame(0, y, width, 44))<autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cel-\(id)" id="con-\(id)">
      \(Drawn.frame(0, 0, width, 44))<autoresizingMask key="autoresizingMask"/>
      <subviews>\(Drawn.label("lab-\(id)", text, Drawn.frame(16, 11, width - 32, 22)))</subviews>
      <constraints>\(pinned("leading", 16) + pinned("trailing", 16) + pinned("top", 11) + pinned("bottom", 11))
      </constraints></tableViewCellContentView></tableViewCell>
      """
  }

  private static func table(
    footer: String = "", second: Double, width: Double = 375, height: Double = 667, text: String = "Website"
  ) -> String {
    Drawn.storyboard(
      Drawn.scene(
        "1",
        """
        <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="static" style="plain" rowHeight="-1" \
        estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="tbl-aa-001">
        \(Drawn.frame(0, 0, width, height))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><sections>
        <tableViewSection headerTitle="Sound" \(footer) id="sec-aa-001"><cells>
        \(row("aa-001", 28, width: width, text: "Speak"))</cells></tableViewSection>
        <tableViewSection headerTitle="About" id="sec-aa-002"><cells>
        \(row("aa-002", second, width: width, text: text))\(row("aa-003", second + 44, width: width, text: "Help"))
        </cells></tableViewSection></sections></tableView></tableViewController>
        """))
  }

  /// A section's footer takes room on every device, and the rows below it lack it.
  @Test func aFooterPushesTheRowsBelowItDown() throws {
    let text = try told(
      Self.table(second: 100), Self.table(footer: "footerTitle=\"Read aloud\"", second: 128), device: "iphone-15")
    #expect(text.contains("moved down 28 pt") && text.contains("'header 'About''"), "\(text)")
  }

  /// The same table with the same titles stays where it was, whatever another version of the tools recorded above it.
  @Test func withoutAnotherTitleRowsStay() throws {
    let after = Self.table(second: 128, text: "Web").replacing("toolsVersion=\"14113\"", with: "toolsVersion=\"15113\"")
    let text = try told(Self.table(second: 100), after, device: "iphone-15")
    #expect(text.contains("text of a label is 'Web'") && !text.contains("28 pt"), "\(text)")
  }

  /// A table gives its rows its own width on the later file's device too, of whatever device the earlier one was.
  @Test func rowsOfAnotherCanvasAreAsWideAsTheirTable() throws {
    func file(_ device: String, _ width: Double, _ height: Double, _ text: String) -> String {
      Self.table(second: 100, width: width, height: height, text: text).replacing("retina4_7", with: device)
        .replacing("rowHeight=\"-1\"", with: "rowHeight=\"44\"")
    }
    // A row that shows something else is no row that is as it was.
    let after = file("retina4_7", 375, 667, "Websites").replacing("lab-aa-002", with: "lab-bb-002")
    let text = try told(file("retina5_5", 414, 736, "Website"), after)
    #expect(text.contains("'Websites'") && !text.contains("39 pt") && !text.contains("was not found"), "\(text)")
  }

  /// What a canvas records of rows where its device was turned is no change. Seen in PreMatch-iOS.
  @Test func rowsOfATurnedCanvasAreAsTheyWere() throws {
    func label(_ id: String, _ text: String, _ x: Double) -> String {
      """
      <label opaque="NO" contentMode="left" text="\(text)" id="\(id)">\(Drawn.frame(x, 12, 44, 20.5))
      <autoresizingMask key="autoresizingMask"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    func file(_ orientation: String, _ width: Double, _ height: Double) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
          <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="-1" \
          estimatedRowHeight="-1" id="tbl-aa-001">\(Drawn.frame(0, 0, width, height))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><prototypes>
          <tableViewCell reuseIdentifier="Row" textLabel="tit-aa-001" detailTextLabel="det-aa-001" \
          style="IBUITableViewCellStyleValue1" id="cel-aa-001">\(Drawn.frame(0, 28, width, 44))
          <autoresizingMask key="autoresizingMask"/><tableViewCellContentView key="contentView" \
          tableViewCell="cel-aa-001" id="con-aa-001">\(Drawn.frame(0, 0, width, 43.5))
          <autoresizingMask key="autoresizingMask"/><subviews>\(label("tit-aa-001", "Title", 15))
          \(label("det-aa-001", "Detail", width - 59))</subviews></tableViewCellContentView></tableViewCell>
          </prototypes></tableView></tableViewController>
          """)
      ).replacing("orientation=\"portrait\"", with: "orientation=\"\(orientation)\"")
    }
    let outcome = try SmallHistory.review(
      file("landscape", 667, 375), file("portrait", 375, 667), ending: "storyboard")
    #expect(outcome.report.entries.allSatisfy { $0.status == .same }, "\(ReviewText().text(outcome.report))")
  }

  /// A bar's own ground lies before its view's background.
  @Test(arguments: [true, false]) func aBarIsFilledWithItsTint(isTinted: Bool) throws {
    func color(_ key: String, red: Int) -> String {
      "<color key=\"\(key)\" red=\"\(red)\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
    }
    func file(_ ground: String) -> String {
      Drawn.xib(
        Drawn.view(
          "bar-aa-001", "navigationBar", Drawn.frame(0, 20, 375, 44),
          attributes: "userLabel=\"Bar\" translucent=\"NO\"",
          more: ground + (isTinted ? color("barTintColor", red: 0) : "")),
        constraints: Drawn.rule("bar-to-001", "top", "top", "iN0-l3-epB", item: "bar-aa-001", constant: 20)
          + Drawn.rule("bar-le-001", "leading", "leading", "iN0-l3-epB", item: "bar-aa-001")
          + Drawn.rule("bar-tr-001", "trailing", "trailing", "iN0-l3-epB", item: "bar-aa-001"))
    }
    let text = try told(file(color("backgroundColor", red: 1)), file(""), ending: "xib")
    #expect(text.contains("background of 'Bar'") == !isTinted, "\(text)")
  }

  /// Colours of controls that are drawn without them are told, beside their tint too.
  @Test(arguments: [
    ("segmentedControl", "selectedSegmentTintColor", "selected segment tint color in a segmented control"),
    ("switch", "onTintColor", "on tint color in a switch"),
    ("slider", "minimumTrackTintColor", "minimum track tint color in a slider"),
  ]) func coloursOfControlsAreTold(_ element: String, _ key: String, _ words: String) throws {
    func file(_ red: Int) -> String {
      let colors = ["tintColor", key].map {
        "<color key=\"\($0)\" red=\"\(red)\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
      }
      return Drawn.xib(
        Drawn.view("ctl-aa-001", element, Drawn.frame(20, 40, 120, 31), more: colors.joined()),
        constraints: Drawn.rule("ctl-to-001", "top", "top", "iN0-l3-epB", item: "ctl-aa-001", constant: 40)
          + Drawn.rule("ctl-le-001", "leading", "leading", "iN0-l3-epB", item: "ctl-aa-001", constant: 20))
    }
    let text = try told(file(0), file(1), ending: "xib")
    #expect(text.contains(words), "\(text)")
  }

  /// The room of a header that is drawn is told with it, and not again as a setting; without one it is a setting.
  @Test(arguments: [true, false]) func theSizeOfHeadersIsToldOnce(hasHeader: Bool) throws {
    let header = """
      <collectionReusableView key="sectionHeaderView" id="hea-aa-001">\(Drawn.frame(0, 0, 375, 50))
      <autoresizingMask key="autoresizingMask"/></collectionReusableView>
      """
    func file(_ height: Double) -> String {
      Drawn.xib(
        Drawn.view(
          "col-aa-001", "collectionView", Drawn.frame(0, 0, 375, 667), attributes: "userLabel=\"Items\"",
          more: """
            <collectionViewFlowLayout key="collectionViewLayout" id="flo-aa-001">
            <size key="itemSize" width="50" height="50"/>
            <size key="headerReferenceSize" width="50" height="\(height)"/>
            </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="Item" id="cel-aa-001">
            \(Drawn.frame(0, height, 50, 50))<autoresizingMask key="autoresizingMask"/>
            <view key="contentView" id="con-aa-001">\(Drawn.frame(0, 0, 50, 50))
            <autoresizingMask key="autoresizingMask"/></view></collectionViewCell></cells>\(hasHeader ? header : "")
            """),
        constraints: ["top", "leading", "trailing", "bottom"].map {
          Drawn.rule("col-\($0)", $0, $0, "iN0-l3-epB", item: "col-aa-001")
        }.joined())
    }
    let text = try told(file(50), file(80), ending: "xib", device: "iphone-15")
    #expect(text.contains("headers' height of 'Items' is 80") == hasHeader, "\(text)")
    #expect(text.contains("header reference size") == !hasHeader, "\(text)")
  }

  /// A cell that finds its size out and whose contents do not say one is as large as it is drawn: that is its edit.
  @Test func aCellIsAsLargeAsItIsDrawn() throws {
    func file(_ height: Double) -> String {
      Drawn.xib(
        Drawn.view(
          "col-aa-001", "collectionView", Drawn.frame(0, 0, 375, 667), attributes: "userLabel=\"Items\"",
          more: """
            <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" id="flo-aa-001">
            <size key="itemSize" width="90" height="\(height)"/></collectionViewFlowLayout>
            <cells><collectionViewCell reuseIdentifier="Item" userLabel="Item" id="cel-aa-001">
            \(Drawn.frame(0, 0, 90, height))<autoresizingMask key="autoresizingMask"/>
            <view key="contentView" id="con-aa-001">\(Drawn.frame(0, 0, 90, height))
            <autoresizingMask key="autoresizingMask"/></view></collectionViewCell></cells>
            """),
        constraints: ["top", "leading", "trailing", "bottom"].map {
          Drawn.rule("col-\($0)", $0, $0, "iN0-l3-epB", item: "col-aa-001")
        }.joined())
    }
    let text = try told(file(80), file(120), ending: "xib", device: "iphone-15")
    #expect(text.contains("height of 'Item' is 120 instead of 80, so"), "\(text)")
    #expect(!text.contains("was not found"), "\(text)")
  }

  /// How far a view moved in a superview whose own frame the file says to be of an earlier save is not told as how far it moved.
  @Test(arguments: [false, true]) func aMovementInAnUnknownSuperviewIsNotTheScreens(isFlagged: Bool) throws {
    func file(_ top: Double, recorded: Double, isFlagged: Bool = false) -> String {
      let label = Drawn.label("lab-aa-001", "Episodes", Drawn.frame(10, recorded, 80, 20.5))
      return Drawn.xib(
        Drawn.view(
          "box-aa-001", "view", Drawn.frame(20, 100, 300, 200),
          attributes: "userLabel=\"Box\" \(isFlagged ? "misplaced=\"YES\"" : "")", subviews: label,
          constraints: Drawn.rule("lab-to-001", "top", "top", "box-aa-001", item: "lab-aa-001", constant: top)
            + Drawn.rule("lab-le-001", "leading", "leading", "box-aa-001", item: "lab-aa-001", constant: 10)
            + Drawn.rule("box-he-001", "height", constant: 200) + Drawn.rule("box-wi-001", "width", constant: 300)),
        constraints: Drawn.rule("box-to-001", "top", "top", "iN0-l3-epB", item: "box-aa-001", constant: 100)
          + Drawn.rule("box-le-001", "leading", "leading", "iN0-l3-epB", item: "box-aa-001", constant: 20))
    }
    let text = try told(
      file(10, recorded: 60, isFlagged: isFlagged), file(30, recorded: 40), ending: "xib")
    #expect(text.contains("in the file 'Episodes' moved up 20 pt") == !isFlagged, "\(text)")
  }
}
