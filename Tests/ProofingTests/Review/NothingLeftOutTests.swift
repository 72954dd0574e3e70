import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What a file says besides what its pictures show, and what other lines had taken for told.
@Suite struct NothingLeftOutTests {
  private func report(_ before: String, _ after: String, _ ending: String = "xib") throws -> ReviewReport {
    try SmallHistory(["a.\(ending)": before], ["a.\(ending)": after]).review(devices: ["iphone-8"]).report
  }

  private func notes(_ before: String, _ after: String, _ ending: String = "xib") throws -> String {
    try report(before, after, ending).notes.map(\.text).joined(separator: "\n")
  }

  /// What another Xcode may have written by itself is told with that. Seen in radiola, Lantern and Playify.
  @Test func whatAnotherXcodeWroteIsToldWithIt() throws {
    func file(_ ring: String, _ tools: String) -> String {
      Drawn.macFile(
        (0..<3).map { index in
          """
          <textField userLabel="Field \(index)" \(ring) verticalHuggingPriority="750" id="fi\(index)-aa-001">
          \(Drawn.frame(20, 20, 100, 20))<autoresizingMask key="autoresizingMask"/></textField>
          """
        }.joined(), tools: tools)
    }
    let told = try notes(file("focusRingType=\"none\"", "16097"), file("", "20037"))
    #expect(told.contains("with another version of Xcode, which may write so by itself: focus ring type"), "\(told)")
    let same = try notes(file("focusRingType=\"none\"", "16097"), file("", "16097"))
    #expect(!same.contains("with another version of Xcode") && same.contains("focus ring type"), "\(same)")
  }

  /// The size of what a bar shows instead of a title. Seen in DEV-ios.
  @Test func sizeOfATitleViewIsTold() throws {
    func file(_ width: Double, _ tools: String = "14113") -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController storyboardIdentifier="Search" id="vco-aa-001" sceneMemberID="viewController">
          <view key="view" id="vie-aa-001">\(Drawn.frame(0, 0, 375, 667))</view>
          <navigationItem key="navigationItem" id="nav-aa-001"><textField key="titleView" id="fie-aa-001">
          \(Drawn.frame(60, 12, width, 20))</textField></navigationItem></viewController>
          """)
      ).replacing("14113", with: tools)
    }
    let told = try notes(file(255), file(297), "storyboard")
    #expect(
      told.contains("size of a text field in a bar is '297 × 20' instead of '255 × 20'"), "\(told)")
    #expect(try !notes(file(255), file(297, "21507"), "storyboard").contains("size of a text field"))
  }

  /// A rule that code switches on. Seen in OpenDocument.ios.
  @Test func aRuleThatIsInstalledNowhereIsTold() throws {
    func file(_ rule: String, _ more: String = "") -> String {
      Drawn.xib(
        Drawn.view(
          "bar-aa-001", "view", Drawn.frame(0, 0, 375, 64), attributes: "userLabel=\"Bar\"",
          constraints: Drawn.rule("rul-aa-001", "height", constant: 64) + rule, more: more))
    }
    let rule = "<constraint firstAttribute=\"height\" priority=\"999\" constant=\"44\" id=\"rul-aa-002\"/>"
    let left =
      "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"rul-aa-002\"/></mask></variation>"
    let told = try notes(file(""), file(rule, left))
    #expect(told.contains("the rule `Bar.height == 44 @999`, which is not installed, is new"), "\(told)")
    // One that is installed somewhere is told with its effect.
    let put =
      left
      + "<variation key=\"heightClass=compact\"><mask key=\"constraints\"><include reference=\"rul-aa-002\"/></mask></variation>"
    #expect(try !notes(file(""), file(rule, put)).contains("not installed"))
    #expect(try !notes(file(rule), file(rule, left)).contains("not installed"))
  }

  /// A view that code installs by its outlet. Seen in planner-iOS.
  @Test func aNewViewThatIsInstalledNowhereIsTold() throws {
    func file(_ view: String, _ more: String = "") -> String {
      Drawn.xib(
        Drawn.view(
          "bar-aa-001", "view", Drawn.frame(0, 0, 375, 64), attributes: "userLabel=\"Bar\"",
          subviews: view, more: more))
    }
    let view = Drawn.view("pan-aa-001", "view", Drawn.frame(0, 0, 80, 40), attributes: "userLabel=\"Panel\"")
    let left =
      "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"pan-aa-001\"/></mask></variation>"
    let outlet = "<connections><outlet property=\"panel\" destination=\"pan-aa-001\" id=\"out-aa-001\"/></connections>"
    let words = "'Panel' (outlet 'panel') is"
    let told = try notes(file(""), file(view, left + outlet))
    #expect(told.contains("\(words) new and installed on no device"), "\(told)")
    let gone = try notes(file(view, left + outlet), file(""))
    #expect(gone.contains("\(words) gone and was installed on no device"), "\(gone)")
    #expect(try !notes(file(""), file(view, outlet)).contains(words))
  }

  /// Rooms of toolbars, beside other bars' changes. Seen in DEV-ios.
  @Test func roomsBetweenItemsAreTold() throws {
    func file(_ item: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController storyboardIdentifier="Web" id="vco-aa-001" sceneMemberID="viewController">
          <view key="view" id="vie-aa-001">\(Drawn.frame(0, 0, 375, 667))<subviews>
          <toolbar fixedFrame="YES" id="too-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
          \(Drawn.frame(0, 623, 375, 44))<autoresizingMask key="autoresizingMask"/><items>\(item)
          <barButtonItem title="Back" id="ite-aa-002"/></items></toolbar></subviews></view></viewController>
          """))
    }
    let told = try notes(
      file(""), file("<barButtonItem width=\"15\" systemItem=\"fixedSpace\" id=\"ite-aa-001\"/>"), "storyboard")
    #expect(told.contains("the bar button item 'fixed space of 15 pt' is new"), "\(told)")
  }

  /// What the controls of a new window call. Seen in FatSidebar.
  @Test func actionsOfANewWindowAreTold() throws {
    let window =
      """
      <window title="Add" id="win-aa-002"><rect key="contentRect" x="0.0" y="0.0" width="300" height="200"/>
      <view key="contentView" id="con-aa-002">\(Drawn.frame(0, 0, 300, 200))<subviews>
      <button id="but-aa-001">\(Drawn.frame(20, 20, 80, 32))<autoresizingMask key="autoresizingMask"/>
      <buttonCell key="cell" type="push" title="Create" bezelStyle="rounded" id="cel-aa-001"/>
      <connections><action selector="create:" target="-2" id="act-aa-001"/></connections></button>
      </subviews></view></window>
      """
    let told = try notes(Drawn.macFile(""), Drawn.macFile(window))
    #expect(told.contains("the new 'Add' calls 'create:' ('Create')"), "\(told)")
    // What several call is said once. Seen in Cameo.
    let second = """
      <button id="but-bb-002">\(Drawn.frame(20, 60, 80, 32))<autoresizingMask key="autoresizingMask"/>
      <buttonCell key="cell" type="push" title="Copy" bezelStyle="rounded" id="cel-bb-002"/>
      <connections><action selector="create:" target="-2" id="act-bb-002"/></connections></button></subviews>
      """
    let both = try notes(Drawn.macFile(""), Drawn.macFile(window.replacing("</subviews>", with: second)))
    #expect(both.contains("the new 'Add' calls 'create:' ('Create' and 'Copy')"), "\(both)")
  }

  /// Where new screens lead to. Seen in SymondsStudentApp and SourceApp.
  @Test func waysBetweenNewScreensAreTold() throws {
    func scene(_ index: Int, _ name: String, _ inner: String = "") -> String {
      Drawn.scene(
        "\(index)",
        """
        <viewController storyboardIdentifier="\(name)" id="vco-aa-00\(index)" sceneMemberID="viewController">
        <view key="view" id="vie-aa-00\(index)">\(Drawn.frame(0, 0, 375, 667))</view>\(inner)</viewController>
        """)
    }
    let way =
      "<connections><segue destination=\"vco-aa-003\" kind=\"show\" id=\"seg-aa-001\"/></connections>"
    let told = try notes(
      Drawn.storyboard(scene(1, "Start")),
      Drawn.storyboard(scene(1, "Start") + scene(2, "Settings", way) + scene(3, "Thanks")), "storyboard")
    #expect(told.contains("the new 'Settings' leads to 'Thanks'"), "\(told)")
  }

  /// How one goes back from a new screen, and of ways of several kinds each one's. Seen in smart-trip-ios and Jim.
  @Test func waysBackFromNewScreensAreTold() throws {
    func scene(_ index: Int, _ name: String, _ inner: String = "", _ exit: String = "") -> String {
      Drawn.scene(
        "\(index)",
        """
        <viewController storyboardIdentifier="\(name)" id="vco-aa-00\(index)" sceneMemberID="viewController">
        <view key="view" id="vie-aa-00\(index)">\(Drawn.frame(0, 0, 375, 667))</view>\(inner)</viewController>\(exit)
        """)
    }
    let ways = """
      <connections><segue destination="vco-aa-003" kind="show" id="seg-aa-001"/>
      <segue destination="vco-aa-004" kind="presentation" id="seg-aa-002"/>
      <segue destination="exi-aa-002" kind="unwind" unwindAction="backToStart:" id="seg-aa-003"/></connections>
      """
    let exit = "<exit id=\"exi-aa-002\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
    let told = try notes(
      Drawn.storyboard(scene(1, "Start")),
      Drawn.storyboard(
        scene(1, "Start") + scene(2, "Settings", ways, exit) + scene(3, "Thanks") + scene(4, "Help")), "storyboard")
    #expect(
      told.contains("the new 'Settings' leads to 'Thanks' (show segue) and 'Help' (presentation segue)"), "\(told)")
    #expect(told.contains("the new 'Settings' goes back by 'backToStart:'"), "\(told)")
  }

  /// What is told of one view is not told of the others that the file says the same of. Seen in YaleMobile.
  @Test func whatIsSaidOfAnotherViewIsNotToldByIt() throws {
    func file(_ color: String) -> String {
      func view(_ id: String, _ more: String, _ inner: String = "") -> String {
        """
        <view userLabel="\(id)" \(more) contentMode="scaleToFill" fixedFrame="YES" id="\(id)-aa-001" \
        translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(20, 100, 100, 100))
        <autoresizingMask key="autoresizingMask"/>\(inner)\(color)</view>
        """
      }
      return Drawn.xib(view("one", "") + view("two", "hidden=\"YES\""))
    }
    let color =
      "<color key=\"tintColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
    let report = try report(file(""), file(color))
    let all = (report.notes.map(\.text) + report.entries.flatMap { $0.layout?.causes.map(\.lead) ?? [] })
      .joined(separator: "\n")
    #expect(all.contains("'one'") && all.contains("'two'"), "\(all)")
  }

  /// A place that no tab shows is told with its numbers, though no pixel changed. Seen in Erbele.
  @Test func framesOfHiddenViewsAreTold() throws {
    func file(_ y: Double) -> String {
      Drawn.xib(
        "<view hidden=\"YES\" fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"hid-aa-001\" "
          + "userLabel=\"Badge\">\(Drawn.frame(10, y, 30, 30))<autoresizingMask key=\"autoresizingMask\"/></view>")
    }
    let text = ReviewText().text(try report(file(10), file(90)))
    #expect(text.contains("= 'Badge', which is not shown, has the frame at y 90 instead of 10"), "\(text)")
  }

  /// Another layout of a collection's has none of the flow's numbers. Seen in iOSClient.
  @Test func aLayoutOfOnesOwnHasNoNumbers() throws {
    func file(_ layout: String) -> String {
      Drawn.xib(
        """
        <collectionView fixedFrame="YES" id="col-aa-001" translatesAutoresizingMaskIntoConstraints="NO" userLabel="Cards">
        \(Drawn.frame(0, 0, 375, 300))<autoresizingMask key="autoresizingMask"/>\(layout)<cells>
        <collectionViewCell id="cel-aa-001">\(Drawn.frame(30, 30, 300, 100))
        <autoresizingMask key="autoresizingMask"/><view key="contentView" id="con-aa-001">\(Drawn.frame(0, 0, 300, 100))
        </view></collectionViewCell></cells></collectionView>
        """)
    }
    let flow = file(
      """
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="2" minimumInteritemSpacing="2" \
      id="lay-aa-001"><size key="itemSize" width="200" height="80"/>
      <inset key="sectionInset" minX="30" minY="30" maxX="10" maxY="10"/></collectionViewFlowLayout>
      """)
    let own = file("<collectionViewLayout key=\"collectionViewLayout\" customClass=\"Cards\" id=\"lay-aa-002\"/>")
    // Upright the file's own frames place the cell on both sides.
    let report = try SmallHistory(["a.xib": flow], ["a.xib": own]).review(landscape: true).report
    let leads = report.entries.flatMap { $0.layout?.causes.map(\.lead) ?? [] }.joined(separator: "\n")
    #expect(leads.contains("layout of 'Cards' is custom instead of flow"), "\(leads)")
    #expect(!leads.contains("space between") && !leads.contains("items' width"), "\(leads)")
  }

  /// A control of another kind under its id. Seen in durian and MacClient.
  @Test func anotherKindOfControlIsTold() throws {
    func file(_ element: String, _ cell: String) -> String {
      Drawn.mac(
        """
        <\(element) fixedFrame="YES" userLabel="Station" verticalHuggingPriority="750" id="fie-aa-001" \
        translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(20, 20, 100, 22))
        <autoresizingMask key="autoresizingMask"/><\(cell) key="cell" scrollable="YES" editable="YES" \
        borderStyle="bezel" id="cel-aa-001"><font key="font" metaFont="system"/></\(cell)></\(element)>
        """)
    }
    let told = try notes(file("textField", "textFieldCell"), file("comboBox", "comboBoxCell"))
    #expect(told.contains("a text field is a combo box now ('Station'"), "\(told)")
  }

  /// Names by which code performs segues are told with what they were. Seen in xikolo-ios.
  @Test func identifiersOfSeguesAreTold() throws {
    func file(_ names: [String]) -> String {
      let buttons = names.enumerated().map { index, name in
        """
        <button fixedFrame="YES" id="bu\(index)-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
        \(Drawn.frame(20, 100 + 60 * Double(index), 100, 40))<autoresizingMask key="autoresizingMask"/>
        <connections><segue destination="vco-aa-002" kind="show" identifier="\(name)" id="se\(index)-aa-001"/>
        </connections></button>
        """
      }
      return Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController storyboardIdentifier="Start" id="vco-aa-001" sceneMemberID="viewController">
          <view key="view" id="vie-aa-001">\(Drawn.frame(0, 0, 375, 667))<subviews>\(buttons.joined())</subviews>
          </view></viewController>
          """)
          + Drawn.scene(
            "2",
            """
            <viewController storyboardIdentifier="End" id="vco-aa-002" sceneMemberID="viewController">
            <view key="view" id="vie-aa-002">\(Drawn.frame(0, 0, 375, 667))</view></viewController>
            """))
    }
    let told = try notes(file(["One", "Two", "Three"]), file(["Eins", "Zwei", "Drei"]), "storyboard")
    for (now, then) in [("Eins", "One"), ("Zwei", "Two"), ("Drei", "Three")] {
      #expect(told.contains("'\(now)' instead of '\(then)'"), "\(told)")
    }
  }
}
