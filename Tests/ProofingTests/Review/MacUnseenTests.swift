import Foundation
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// What of a Mac's files no picture shows, or what is recorded there alone: toolbars, touch bars, windows, boxes, cells of
/// columns; each on a small file of the shape in which it was seen.
@Suite struct MacUnseenTests {
  private func causes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.sentence)
  }

  private func notes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.notes.filter(\.isChange).map(\.text)
  }

  private func notes(_ before: String, _ after: String) throws -> [String] {
    notes(try SmallHistory.review(Drawn.macFile(before), Drawn.macFile(after)))
  }

  /// An item that holds a view shows no title of its own. Seen in b2.
  @Test func theTitleOfAnItemWithAViewIsUnseen() throws {
    func file(_ title: String) -> String {
      Drawn.toolbar("label=\"Booru\" \(title)").replacing(
        "id=\"ite-aa-001\"/>",
        with:
          "id=\"ite-aa-001\"><button key=\"view\" id=\"but-aa-001\">\(Drawn.frame(0, 0, 80, 24))</button></toolbarItem>"
      )
    }
    let told = notes(try SmallHistory.review(Drawn.macFile(file("")), Drawn.macFile(file("title=\"None\""))))
    #expect(!told.contains { $0.contains("says 'None'") }, "\(told)")
  }

  /// A title that its button's picture stands for is told as that. Seen in TomatoBar.
  @Test func theTitleBehindAPictureIsUnseen() throws {
    func file(_ title: String) -> String {
      """
      <touchBar id="tou-aa-001"><touchBarItems><touchBarItem id="ite-aa-001">
      <viewController key="viewController" id="vco-aa-001"><button key="view" id="but-aa-001">\(Drawn.frame(0, 0, 80, 24))
      <buttonCell key="cell" type="push" \(title) image="Play" imagePosition="only" id="cel-aa-001"/></button>
      </viewController></touchBarItem></touchBarItems></touchBar>
      """
    }
    let came = try notes(file(""), file("title=\"00:00\""))
    #expect(came.contains("a button cell, which shows its picture alone, has the title '00:00' now"), "\(came)")
    let other = try notes(file("title=\"Go\""), file("title=\"Stop\""))
    #expect(other.contains("the button cell 'Go', which shows its picture alone, has the title 'Stop' now"), "\(other)")
  }

  /// What several items are given alike is told once. Seen in mp3gainOSX.
  @Test func itemsOfOneSizeAreToldTogether() throws {
    func file(_ size: String) -> String {
      let items = ["Add", "Clear"].map { name in
        "<toolbarItem implicitItemIdentifier=\"\(name)\" label=\"\(name)\" id=\"\(name)\">\(size)</toolbarItem>"
      }
      return Drawn.toolbar("label=\"Other\"").replacing(
        "<allowedToolbarItems>", with: "<allowedToolbarItems>\(items.joined())")
    }
    let told = try notes(file(""), file("<size key=\"minSize\" width=\"22\" height=\"22\"/>"))
    #expect(told.contains("least size of the toolbar items 'Add' and 'Clear' is 22 × 22 now"), "\(told)")
  }

  /// Seen in Bugs4Mac.
  @Test func theOrderOfATouchBarIsTold() throws {
    func file(_ names: [String]) -> String {
      let items = names.map { name in
        """
        <touchBarItem id="i\(name)"><viewController key="viewController" id="c\(name)">
        <button key="view" id="b\(name)">\(Drawn.frame(0, 0, 50, 30))
        <buttonCell key="cell" type="push" title="\(name)" id="l\(name)"/></button></viewController></touchBarItem>
        """
      }
      return "<touchBar id=\"tou-aa-001\"><touchBarItems>\(items.joined())</touchBarItems></touchBar>"
    }
    let told = try notes(file(["Play", "Next", "Stop"]), file(["Stop", "Play", "Next"]))
    #expect(
      told.contains("the items of a touch bar stand in another order: 'Stop', 'Play', 'Next'"), "\(told)")
  }

  /// Where a window opens is told beside other changes, and of one of another size where neither of two sides stays nor the middle.
  /// Seen in SCSI2SD and jagemu.
  @Test func whereAWindowOpensIsTold() throws {
    func file(_ rect: String, _ title: String) -> String {
      """
      <menu title="File" id="men-aa-001"><items><menuItem title="\(title)" id="ite-aa-001"/></items></menu>
      <window title="Log" id="log-aa-001"><rect key="contentRect" \(rect)/>
      <view key="contentView" id="lov-aa-001">\(Drawn.frame(0, 0, 200, 100))</view></window>
      """
    }
    let old = file("x=\"10\" y=\"20\" width=\"200\" height=\"100\"", "One")
    let moved = try notes(old, file("x=\"70\" y=\"90\" width=\"200\" height=\"100\"", "Two"))
    #expect(moved.contains { $0.contains("the window 'Log' opens at 70, 90 instead of 10, 20") }, "\(moved)")
    let other = try notes(old, file("x=\"400\" y=\"500\" width=\"300\" height=\"100\"", "Two"))
    #expect(other.contains { $0.contains("the window 'Log' opens at 400, 500 instead of 10, 20") }, "\(other)")
    let aside = try notes(old, file("x=\"900\" y=\"20\" width=\"120\" height=\"80\"", "Two"))
    #expect(aside.contains { $0.contains("the window 'Log' opens at 900, 20 instead of 10, 20") }, "\(aside)")
    let grown = try notes(old, file("x=\"10\" y=\"-30\" width=\"200\" height=\"150\"", "Two"))
    #expect(!grown.contains { $0.contains("opens at") }, "\(grown)")
  }

  /// A tab view is known by its tabs. Seen in Bang.
  @Test func aNewWindowSaysItsTabs() throws {
    let pages = ["Shortcut", "About"].map { name in
      "<tabViewItem label=\"\(name)\" id=\"\(name)\"><view key=\"view\" id=\"v\(name)\">\(Drawn.frame(10, 33, 180, 60))</view></tabViewItem>"
    }
    let window = """
      <window title="Window" id="win-aa-001"><rect key="contentRect" x="10" y="20" width="200" height="100"/>
      <view key="contentView" id="con-aa-001">\(Drawn.frame(0, 0, 200, 100))<subviews><tabView id="tab-aa-001">
      \(Drawn.frame(0, 0, 200, 100))<tabViewItems>\(pages.joined())</tabViewItems></tabView></subviews></view></window>
      """
    let outcome = try SmallHistory(["a.txt": "a"], ["a.xib": Drawn.macFile(window)]).review(devices: [])
    let told = ReviewText().text(outcome.report)
    #expect(told.contains("it shows 'Shortcut', 'About' and 'Tab View'"), "\(told)")
  }

  /// A box places its content by its own frame, whatever was recorded of that. Seen in Mac-GUI.
  @Test func recordedInsetsOfABoxAreNoChange() throws {
    func file(_ content: (Double, Double, Double, Double), width: Double, tools: String) -> String {
      let field = """
        <textField id="fie-aa-001">\(Drawn.frame(20, 56, width, 22))
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
        <textFieldCell key="cell" editable="YES" borderStyle="bezel" id="fic-aa-001"><font key="font" metaFont="system"/>
        </textFieldCell></textField>
        """
      return Drawn.mac(
        """
        <box title="Box" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-001">
        \(Drawn.frame(17, 30, 260, 120))
        <view key="contentView" id="vie-aa-\(tools.prefix(3))">\(Drawn.frame(content.0, content.1, content.2, content.3))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(field)</subviews></view></box>
        """
      ).replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"\(tools)\"")
    }
    let outcome = try SmallHistory.review(
      file((2, 2, 256, 103), width: 200, tools: "11762"), file((3, 3, 254, 102), width: 198, tools: "14490"))
    #expect(causes(outcome).isEmpty, "\(causes(outcome))")
  }

  /// A cell of a column that was made anew is compared with the one that it had. Seen in ac_presentation_shell.
  @Test func theCellOfAColumnThatWasMadeAnewIsCompared() throws {
    func file(_ cell: String) -> String {
      Drawn.mac(
        """
        <scrollView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="scr-aa-001">
        \(Drawn.frame(10, 10, 200, 100))<clipView key="contentView" id="cli-aa-001">\(Drawn.frame(0, 0, 200, 100))
        <subviews><tableView id="tab-aa-001">\(Drawn.frame(0, 0, 200, 100))<tableColumns>
        <tableColumn identifier="done" width="80" id="col-aa-001">
        <buttonCell key="dataCell" type="check" \(cell)/></tableColumn></tableColumns></tableView></subviews>
        </clipView></scrollView>
        """)
    }
    let outcome = try SmallHistory.review(
      file("alignment=\"left\" imagePosition=\"left\" id=\"cel-aa-001\""),
      file("alignment=\"center\" imagePosition=\"overlaps\" id=\"cel-aa-002\""))
    #expect(
      notes(outcome).contains { $0.contains("image position in a button cell is 'overlaps' instead of 'left'") },
      "\(notes(outcome))")
  }

  /// AppKit's own class names no window. Seen in Radish.
  @Test func aPanelIsCalledByItsTitle() throws {
    let panel = """
      <window title="Map View" id="pan-aa-001" customClass="NSPanel"><rect key="contentRect" x="0" y="0" width="200"
      height="100"/><view key="contentView" id="pav-aa-001">\(Drawn.frame(0, 0, 200, 100))</view></window>
      """
    let outcome = try SmallHistory.review(Drawn.macFile(""), Drawn.macFile(panel))
    #expect(outcome.report.entries.contains { $0.scene == "Map-View" }, "\(outcome.report.entries.map(\.scene))")
  }

  /// An icon of the app's catalogue is a picture by its name. Seen in StreamCloud.
  @Test func anAppsIconIsAPicture() throws {
    let view = """
      <imageView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="ima-aa-001">
      \(Drawn.frame(20, 20, 64, 64))<imageCell key="cell" image="AppIcon" id="imc-aa-001"/></imageView>
      """
    let history = try SmallHistory(
      ["a.xib": Drawn.mac(view)], ["a.xib": Drawn.mac(view.replacing("64, 64", with: "48, 48"))])
    let contents = """
      {"images": [{"size": "16x16", "idiom": "mac", "filename": "i.png", "scale": "1x"}]}
      """
    try history.write("Images.xcassets/AppIcon.appiconset/Contents.json", Array(contents.utf8))
    let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    try history.write("Images.xcassets/AppIcon.appiconset/i.png", Array(try #require(Data(base64Encoded: png))))
    try history.amend()
    let outcome = try history.review(devices: [])
    #expect(!outcome.diagnostics.contains { $0.id == "missing-asset" }, "\(outcome.diagnostics.map(\.message))")
  }

  /// Views that do not overlap cover nothing in another order, which keys go through all the same. Seen in image-classifier.
  @Test func anOrderThatNoPictureShowsIsTold() throws {
    func file(_ names: [String]) -> String {
      let labels = ["One": 20.0, "Two": 60, "Three": 100]
      return Drawn.mac(
        names.map { name in
          """
          <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(name)">
          \(Drawn.frame(20, labels[name] ?? 0, 100, 17))
          <textFieldCell key="cell" title="\(name)" id="\(name)c"><font key="font" metaFont="system"/></textFieldCell>
          </textField>
          """
        }.joined())
    }
    let outcome = try SmallHistory.review(file(["One", "Two", "Three"]), file(["Two", "Three", "One"]))
    let words = "'One' in a custom view stands in front of all others instead of behind all others"
    #expect(notes(outcome).contains { $0.contains(words) }, "\(notes(outcome))")
    // Beside another edit it is nothing to tell.
    let beside = try SmallHistory.review(file(["One", "Two"]), file(["Two", "One", "Three"]))
    #expect(!notes(beside).contains { $0.contains("stands") }, "\(notes(beside))")
    let turned = try SmallHistory.review(file(["One", "Two", "Three"]), file(["Three", "Two", "One"]))
    #expect(
      notes(turned).contains {
        $0.contains("from back to front: 'Three', 'Two' and 'One' instead of 'One', 'Two' and")
      },
      "\(notes(turned))")
  }

  /// A new field with a bezel in which nobody can type is told; a label has none. Seen in RSSReader and Bookmarks.
  @Test func aNewFieldThatCannotBeEditedIsTold() throws {
    func field(_ id: String, _ look: String, _ binding: String = "") -> String {
      """
      <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-aa-001">
      \(Drawn.frame(20, 20, 100, 22))<autoresizingMask key="autoresizingMask"/>
      <textFieldCell key="cell" selectable="YES" \(look) title="\(id)" id="\(id)-aa-002"><font key="font" metaFont="system"/>
      </textFieldCell>\(binding)</textField>
      """
    }
    func told(_ field: String) throws -> [String] { notes(try SmallHistory.review(Drawn.mac(""), Drawn.mac(field))) }
    let words = "a new text field 'pat' cannot be edited"
    #expect(try told(field("pat", "borderStyle=\"bezel\"")).contains { $0.hasSuffix(words) })
    #expect(try told(field("pat", "borderStyle=\"border\"")).contains { $0.hasSuffix(words) })
    #expect(try told(field("pat", "")).isEmpty)
    #expect(try told(field("pat", "editable=\"YES\" borderStyle=\"bezel\"")).isEmpty)
    let binding = """
      <connections><binding destination="-2" name="value" keyPath="path" id="bin-aa-001"><dictionary key="options">
      <bool key="NSConditionallySetsEditable" value="YES"/></dictionary></binding></connections>
      """
    let bound = try told(field("pat", "borderStyle=\"bezel\"", binding))
    #expect(!bound.contains { $0.contains("cannot be edited") }, "\(bound)")
  }

  /// What is in a new file of the change is not gone. Seen in userscripts.
  @Test func whatIsInANewFileIsNotGone() throws {
    let panel = """
      <window title="Map" id="map-aa-001"><rect key="contentRect" x="0" y="0" width="200" height="100"/>
      <view key="contentView" id="mav-aa-001">\(Drawn.frame(0, 0, 200, 100))</view></window>
      <arrayController objectClassName="Place" id="arr-aa-001" userLabel="Places"/>
      """
    let history = try SmallHistory(
      ["a.xib": Drawn.macFile(panel)],
      ["a.xib": Drawn.macFile(""), "b.xib": Drawn.macFile(panel).replacing("win-aa-001", with: "win-aa-002")])
    let told = notes(try history.review(devices: []))
    #expect(!told.contains { $0.contains("Places") && $0.contains("is gone") }, "\(told)")
  }
}
