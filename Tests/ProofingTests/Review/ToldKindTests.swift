import Foundation
import Testing
import UndrawnSettings

@testable import Reviewing
@testable import Revisions

/// Kinds of edits that reviews told as something else, or not at all; each on a small file of the same shape.
@Suite struct ToldKindTests {
  private func causes(_ outcome: RevisionReview.Outcome) -> [ReviewReport.Cause] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }
  }

  private func leads(_ outcome: RevisionReview.Outcome) -> [String] { causes(outcome).map(\.lead) }

  private func notes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.notes.filter(\.isChange).map(\.text)
  }

  // MARK: Looks

  private static func button(_ cell: String, _ id: String = "but", title: String = "Close", y: Double = 20) -> String {
    """
    <button fixedFrame="YES" id="\(id)-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
    \(Drawn.frame(20, y, 90, 32))<autoresizingMask key="autoresizingMask"/>
    <buttonCell key="cell" type="push" title="\(title)" bezelStyle="rounded" \(cell) id="\(id)-ce-001"/></button>
    """
  }

  /// Seen in Textual.
  @Test func aTransparentButtonIsNotSeen() throws {
    let outcome = try SmallHistory.review(
      Drawn.mac(Self.button("")),
      Drawn.mac(Self.button("") + Self.button("transparent=\"YES\"", "esc", title: "Esc", y: 100)))
    let entries = outcome.report.entries
    #expect(entries.count { $0.isPictureSame } == entries.count, "\(entries.map(\.status))")
  }

  /// A button without a border, a title and a picture is clicked and not seen; one that lost its border has no other bezel. Seen
  /// in breathe and mtask.
  @Test func aButtonWithoutABorderHasNoBezel() throws {
    func button(_ look: String, _ id: String) -> String {
      """
      <button fixedFrame="YES" id="\(id)-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
      \(Drawn.frame(20, 20, 90, 32))<autoresizingMask key="autoresizingMask"/>
      <buttonCell key="cell" bezelStyle="rounded" \(look) id="\(id)-ce-001"/></button>
      """
    }
    let unseen = try SmallHistory.review(
      Drawn.mac(Self.button("")), Drawn.mac(Self.button("") + button("type=\"bevel\"", "esc")))
    let entries = unseen.report.entries
    #expect(entries.count { $0.isPictureSame } == entries.count, "\(entries.map(\.status))")
    let told = leads(
      try SmallHistory.review(
        Drawn.mac(button("type=\"push\" title=\"Go\" borderStyle=\"border\"", "but")),
        Drawn.mac(button("type=\"bevel\" title=\"Go\"", "but"))))
    #expect(told == ["style of 'Go' is borderless instead of push"], "\(told)")
  }

  /// A list in a pop-up button's place is no plain field. Seen in mojob.
  @Test func aComboBoxIsNoTextField() throws {
    func file(_ name: String, _ cell: String) -> String {
      Drawn.mac(
        """
        <\(name) fixedFrame="YES" userLabel="Job" id="job-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
        \(Drawn.frame(20, 20, 90, 26))<autoresizingMask key="autoresizingMask"/>
        <\(name)Cell key="cell" \(cell) id="cel-aa-001"/></\(name)>
        """)
    }
    let told = leads(
      try SmallHistory.review(
        file("popUpButton", "type=\"push\" bezelStyle=\"rounded\""), file("comboBox", "borderStyle=\"bezel\"")))
    #expect(told.contains("kind of 'Job' is combo box instead of pop-up button"), "\(told)")
  }

  /// Xcode 11 writes another name for the font that Xcode 10 called small. Seen in SLiM.
  @Test func thePaletteFontIsTheSmallOne() throws {
    func file(_ font: String) -> String {
      Drawn.mac(
        """
        <textField fixedFrame="YES" id="tex-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
        \(Drawn.frame(20, 20, 90, 17))<autoresizingMask key="autoresizingMask"/>
        <textFieldCell key="cell" title="Version" id="tec-aa-001"><font key="font" metaFont="\(font)"/></textFieldCell>
        </textField>
        """)
    }
    let outcome = try SmallHistory.review(file("smallSystem"), file("palette"))
    #expect(causes(outcome).isEmpty && notes(outcome).isEmpty, "\(leads(outcome)) \(notes(outcome))")
  }

  /// Seen in xi-mac.
  @Test func anEffectThatWentIsTold() throws {
    func file(_ name: String) -> String {
      Drawn.mac(
        "<\(name) userLabel=\"Bar\" fixedFrame=\"YES\" id=\"bar-aa-001\">\(Drawn.frame(0, 0, 300, 40))</\(name)>")
    }
    let outcome = try SmallHistory.review(file("visualEffectView"), file("view"))
    #expect(notes(outcome).contains { $0.contains("a visual effect view is a view now ('Bar')") }, "\(notes(outcome))")
  }

  /// What an edit changed of one view is told whole. Seen in OpenKey.
  @Test func colourAndAlignmentAreToldBesideFrameAndFont() throws {
    func file(_ x: Double, _ size: Double, _ cell: String, _ color: String) -> String {
      Drawn.mac(
        """
        <textField fixedFrame="YES" userLabel="note" id="tex-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
        \(Drawn.frame(x, 20, 200, 24))<autoresizingMask key="autoresizingMask" \(x > 20 ? "flexibleMinX=\"YES\"" : "")/>
        <textFieldCell key="cell" title="Version" \(cell) id="tec-aa-001"><font key="font" metaFont="system" size="\(size)"/>
        <color key="textColor" red="\(color)" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></textFieldCell></textField>
        """)
    }
    let lead =
      leads(try SmallHistory.review(file(20, 13, "", "0.0"), file(60, 17, "alignment=\"center\"", "1"))).first ?? ""
    for part in ["frame of ", "font of ", "alignment of ", "colour of "] { #expect(lead.contains(part), "\(lead)") }
  }

  // MARK: Texts that are not drawn

  /// Pieces of an attributed text that is another are not compared by their places. Seen in uclaradio.
  @Test func piecesOfATextAreKnownByWhatTheySay() throws {
    func piece(_ text: String, _ font: String) -> String {
      "<fragment content=\"\(text)\"><attributes><font key=\"NSFont\" size=\"14\" name=\"\(font)\"/></attributes></fragment>"
    }
    func file(_ pieces: String) -> String {
      Drawn.xib(
        Drawn.view(
          "lab-aa-001", "label", Drawn.frame(16, 100, 300, 21), attributes: "userLabel=\"About\"",
          more: "<attributedString key=\"attributedText\">\(pieces)</attributedString>"))
    }
    let lines = try SettingLines.lines(
      file(piece("Follow us", "HelveticaNeue") + piece("Write to us", "HelveticaNeue-Bold")),
      file(piece("News", "HelveticaNeue-Bold") + piece("Follow us", "HelveticaNeue") + piece("Write to us", "Avenir"))
    ).map(\.words).filter { $0.hasPrefix("font ") }
    #expect(lines == ["font in a label is 'Avenir 14' instead of 'HelveticaNeue-Bold 14'"], "\(lines)")
  }

  /// What a toolbar's item is called in its palette is not what it says. Seen in LocationSimulator.
  @Test func aPaletteLabelIsToldAsOne() throws {
    func file(_ palette: String) -> String {
      Drawn.mac(
        "",
        more: Drawn.toolbar(
          "label=\"Search\" paletteLabel=\"\(palette)\"", shown: "<toolbarItem reference=\"ite-aa-001\"/>"))
    }
    let found = notes(try SmallHistory.review(file("Find"), file("")))
    #expect(found.contains("the palette label of the toolbar item 'Find' is gone"), "\(found)")
    #expect(!found.contains { $0.contains("says nothing") }, "\(found)")
  }

  /// An item that was made anew with its label is the same, whatever it is called in the palette. Seen in jmbde.
  @Test func anItemThatWasMadeAnewIsNotGone() throws {
    func file(_ palette: String, _ id: String) -> String {
      Drawn.mac(
        "",
        more: Drawn.toolbar(
          "label=\"Add\" paletteLabel=\"\(palette)\"", shown: "<toolbarItem reference=\"ite-aa-001\"/>")
      ).replacing("ite-aa-001", with: id)
    }
    let found = notes(try SmallHistory.review(file("Add Button", "old-aa-001"), file("Add", "new-aa-001")))
    #expect(!found.contains { $0.contains("is gone") || $0.contains("is new") }, "\(found)")
  }

  // MARK: Views

  private static func tabs(_ pages: [(label: String, inner: String)], alone: String = "") -> String {
    let items = pages.enumerated().map { index, page in
      """
      <tabViewItem label="\(page.label)" identifier="\(index)" id="it\(index)-aa-001"><view key="view" id="pa\(index)-aa-001">
      \(Drawn.frame(10, 33, 254, 138))<autoresizingMask key="autoresizingMask"/>
      <subviews>\(page.inner)</subviews></view></tabViewItem>
      """
    }
    return Drawn.mac(
      """
      <tabView fixedFrame="YES" userLabel="Tabs" id="tab-aa-001">\(Drawn.frame(13, 10, 274, 184))
      <autoresizingMask key="autoresizingMask"/>
      <font key="font" metaFont="system"/><tabViewItems>\(items.joined())</tabViewItems></tabView>\(alone)
      """)
  }

  /// Seen in MongoHub-Mac and Aerial.
  @Test func aViewOfAnotherTabIsNotCalledHidden() throws {
    let found = leads(
      try SmallHistory.review(
        Self.tabs([("One", ""), ("Two", "")]), Self.tabs([("One", ""), ("Two", Self.button(""))])))
    #expect(found.contains { $0.contains("(in the tab 'Two') is new") }, "\(found)")
    // What no picture shows is told with all that it says, and a spinner as one. Seen in Battery-Toolkit and HackintoshBuild.
    let text = "While the lid is closed this computer may fall asleep even though a screen is connected to it."
    let inner =
      Self.button("", title: text)
      + "<progressIndicator fixedFrame=\"YES\" style=\"spinning\" userLabel=\"Progress\" id=\"spi-aa-001\">"
      + "\(Drawn.frame(20, 80, 16, 16))<autoresizingMask key=\"autoresizingMask\"/></progressIndicator>"
    let more = leads(
      try SmallHistory.review(Self.tabs([("One", ""), ("Two", "")]), Self.tabs([("One", ""), ("Two", inner)])))
    #expect(more.contains { $0.contains("'\(text)' (in the tab 'Two') is new") }, "\(more)")
    #expect(more.contains { $0.contains("the spinner 'Progress' (in the tab 'Two')") }, "\(more)")
    let tabs = leads(try SmallHistory.review(Self.tabs([("One", ""), ("Two", "")]), Self.tabs([("One", "")])))
    #expect(tabs.contains { $0.contains("tabs of 'Tabs' are others: 'Two' is gone") }, "\(tabs)")
  }

  /// A view that is made anew inside of a new one is not told as gone. Seen in Clocker.
  @Test func aViewThatIsMadeAnewIsNotGone() throws {
    func choice(_ id: String) -> String {
      Self.button("", id, title: "Choose").replacing("<button ", with: "<button userLabel=\"Theme\" ")
    }
    let box = """
      <customView fixedFrame="YES" userLabel="Pane" id="pan-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
      \(Drawn.frame(100, 60, 150, 100))<autoresizingMask key="autoresizingMask"/><subviews>\(choice("new"))</subviews></customView>
      """
    let found = leads(try SmallHistory.review(Drawn.mac(choice("old")), Drawn.mac(box)))
    #expect(found.contains { $0.contains("is made anew in 'Pane'") }, "\(found)")
    #expect(!found.contains { $0.hasPrefix("'Theme'") && $0.hasSuffix("is gone") }, "\(found)")
  }

  /// A table in AppKit's scroll view is placed by it, whatever mask its file has. Seen in MongoHub-Mac.
  @Test func aTablesMaskIsNotTold() throws {
    func file(_ frame: String) -> String {
      Drawn.mac(
        """
        <scrollView fixedFrame="YES" id="scr-aa-001">\(Drawn.frame(20, 20, 240, 119))
        <clipView key="contentView" id="cli-aa-001">\(Drawn.frame(1, 1, 238, 117))<subviews>
        <tableView rowHeight="17" id="tbl-aa-001">\(frame)<tableColumns><tableColumn width="200" id="col-aa-001"/></tableColumns>
        </tableView></subviews></clipView></scrollView>
        """)
    }
    let found = leads(try SmallHistory.review(file(Drawn.frame(0, 0, 238, 117)), file("")))
    #expect(!found.contains { $0.contains("translation of its mask") }, "\(found)")
  }

  /// Seen in McBopomofo.
  @Test func aNewScreenIsToldWithItsWords() throws {
    let label = Drawn.label("lab-aa-001", "User Phrase Location", Drawn.frame(16, 100, 200, 21))
    let outcome = try SmallHistory(["b.txt": ""], ["a.xib": Drawn.xib(label)]).review()
    let text = ReviewText().text(outcome.report)
    #expect(text.contains("it shows 'User Phrase Location'"), "\(text)")
  }

  /// What Interface Builder writes into new labels says nothing of a screen. Seen in Lunar.
  @Test func aNewScreenOfSamplesShowsNoWords() throws {
    let label = Drawn.label("lab-aa-001", "Label", Drawn.frame(16, 100, 200, 21))
    let outcome = try SmallHistory(["b.txt": ""], ["a.xib": Drawn.xib(label)]).review()
    #expect(!ReviewText().text(outcome.report).contains("it shows"))
  }

  /// An edit is told with the others although its view has another name besides. Seen in GenesisVision's app.
  @Test func anEditBesideANameIsNoAside() {
    let name = "'Old' is called 'New' now"
    func cause(_ parts: String...) -> ReviewReport.Cause {
      var cause = ReviewReport.Cause(signature: name, sentence: name)
      cause.parts = SmallReview.parts(parts)
      return cause
    }
    #expect(ListedCauses.isSaved(cause(name)))
    #expect(!ListedCauses.isSaved(cause("text of 'New' is \"b\" instead of \"a\"", name)))
  }

  /// What stands in a text's place with the same words may have another font. Seen in MindWeather.
  @Test func aTextOfAnotherKindTellsItsFont() throws {
    func file(_ name: String, _ size: Int) -> String {
      Drawn.xib(
        """
        <\(name) text="Diary" fixedFrame="YES" userLabel="Content" id="con-aa-001" \
        translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(20, 100, 200, 200))
        <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></\(name)>
        """)
    }
    let other = causes(try SmallHistory.review(file("textView", 14), file("label", 17))).map(\.sentence).joined()
    #expect(other.contains("font of 'Content' is system 17 instead of system 14"), "\(other)")
    let same = causes(try SmallHistory.review(file("textView", 14), file("label", 14))).map(\.sentence).joined()
    #expect(same.contains("kind of 'Content' is label") && !same.contains("font"), "\(same)")
  }

  /// A tab bar has items, and no segments. Seen in kilometers.
  @Test func aTabBarsItemsAreItems() throws {
    func file(_ title: String) -> String {
      Drawn.xib(
        """
        <tabBar fixedFrame="YES" userLabel="Bar" id="bar-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
        \(Drawn.frame(0, 600, 375, 49))<items><tabBarItem title="\(title)" id="it1-aa-001"/>
        <tabBarItem title="Map" id="it2-aa-001"/></items></tabBar>
        """)
    }
    let told = leads(try SmallHistory.review(file("Home"), file("Here")))
    #expect(told.contains("items of 'Bar' are others: 'Here' stands in the place of 'Home'"), "\(told)")
  }
}
