import Foundation
import Testing
import UndrawnSettings

@testable import Reviewing
@testable import Revisions

/// Views that stand in the places of others, names by which people know views, and what of an edit is told first.
@Suite struct ReplacedViewTests {
  private func leads(_ before: String, _ after: String) throws -> [String] {
    try SmallHistory.review(before, after).report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
  }

  private func lines(_ before: String, _ after: String) throws -> [String] {
    try SettingLines.lines(before, after).map(\.named)
  }

  /// Seen in BarTender.
  @Test func aFieldThatIsASecureOneNowIsOne() throws {
    func file(_ element: String, _ id: String, _ cell: String) -> String {
      Drawn.mac(
        """
        <\(element) userLabel="Password Field" fixedFrame="YES" id="\(id)-aa-001" \
        translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(20, 20, 200, 21))
        <autoresizingMask key="autoresizingMask"/>
        <\(cell) key="cell" scrollable="YES" editable="YES" borderStyle="bezel" drawsBackground="YES" title="\(id)" \
        id="\(id)-ce-001"><font key="font" metaFont="system"/></\(cell)></\(element)>
        """)
    }
    let found = try leads(
      file("textField", "old", "textFieldCell"), file("secureTextField", "new", "secureTextFieldCell"))
    #expect(!found.contains { $0.hasSuffix(" is new") || $0.hasSuffix(" is gone") }, "\(found)")
    #expect(found.contains { $0.contains("'Password Field' is a secure field now") }, "\(found)")
  }

  private static func control(_ id: String, _ cell: String, x: Double, kind: String = "button") -> String {
    """
    <\(kind) fixedFrame="YES" id="\(id)-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
    \(Drawn.frame(x, 20, 60, 32))<autoresizingMask key="autoresizingMask"/>
    <\(kind)Cell key="cell" type="push" bezelStyle="rounded" \(cell) id="\(id)-ce-001"/>
    <connections><action selector="\(id)Clicked:" target="-2" id="\(id)-ac-001"/></connections></\(kind)>
    """
  }

  /// A Mac's controls are called by what they say, of one letter too, and buttons that say nothing by what they do. Seen in
  /// UnnaturalScrollWheels and iTunes-Volume-Control.
  @Test func controlsAreCalledByWhatPeopleSee() throws {
    let field = Self.control("num", "title=\"9\"", x: 200, kind: "textField")
    let found = try leads(
      Drawn.mac(Self.control("sav", "title=\"Save\"", x: 20) + Self.control("help", "", x: 100) + field),
      Drawn.mac(Self.control("sav", "title=\"Save\"", x: 30) + Self.control("help", "", x: 120)))
    for name in ["frame of 'Save'", "frame of 'Help Clicked'", "'9' is gone"] {
      #expect(found.contains { $0.contains(name) }, "\(name): \(found)")
    }
  }

  /// What a view says comes before the point by which it was drawn larger. Seen in iTunes-Volume-Control.
  @Test func anotherTextComesBeforeAPoint() throws {
    func file(_ title: String, _ height: Double) -> String {
      Drawn.mac(
        """
        <textField fixedFrame="YES" userLabel="Note" id="tex-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
        \(Drawn.frame(20, 20, 200, height))<autoresizingMask key="autoresizingMask"/>
        <textFieldCell key="cell" title="\(title)" id="tec-aa-001"><font key="font" metaFont="system"/></textFieldCell>
        </textField>
        """)
    }
    let found = try leads(file("Choose a size", 17), file("Size in %", 18))
    #expect(found.first?.hasPrefix("text of 'Note' is 'Size in %'") ?? false, "\(found)")
  }

  /// Seen in yapstr and Replicator.
  @Test func whatButtonsDoIsToldOfThoseMadeAnew() throws {
    func button(_ id: String, _ action: String) -> String {
      Drawn.mac(
        Self.control(id, "title=\"Create\"", x: 20).replacing("\(id)Clicked:", with: action))
    }
    let found = try lines(button("old", "create:"), button("new", "createEvent:"))
    #expect(found.contains("the action 'createEvent:' of 'Create' was 'create:'"), "\(found)")
    let mask = "<modifierMask key=\"keyEquivalentModifierMask\" command=\"YES\"/>"
    let new = Self.control("del", "title=\"Delete\" keyEquivalent=\"d\"", x: 20)
      .replacing("id=\"del-ce-001\"/>", with: "id=\"del-ce-001\">\(mask)</buttonCell>")
    let keys = try lines(Drawn.mac(""), Drawn.mac(new))
    #expect(keys.contains("a new button 'Delete' has the key '⌘D'"), "\(keys)")
  }

  /// Return presses nothing where its button went and the one that came has no key. Seen in MunkiMenu.
  @Test func keysOfDialoguesAreMissed() throws {
    let key = "keyEquivalent=\"&#13;\""
    let before = Drawn.mac(Self.control("can", "title=\"Cancel\" \(key)", x: 20))
    func told(_ key: String) throws -> [String] {
      try lines(before, Drawn.mac(Self.control("clo", "title=\"Close\" \(key)", x: 200)))
    }
    let lost = "the key ↩ of 'Cancel', which is gone, presses no other button now"
    #expect(try told("").contains(lost))
    #expect(try !told(key).contains(lost))
  }

  /// What a control that came does, where nothing stands in its place. Seen in Parrot and open311-ios.
  @Test func whatNewControlsDoIsTold() throws {
    let found = try lines(Drawn.mac(""), Drawn.mac(Self.control("go", "title=\"Go\"", x: 20)))
    #expect(found.contains("the action 'goClicked:' of 'Go' is new"), "\(found)")
    let back = try lines(Drawn.mac(Self.control("go", "title=\"Go\"", x: 20)), Drawn.mac(""))
    #expect(back.contains("the action 'goClicked:' of 'Go' is gone"), "\(back)")
  }

  /// Several of one name that were made anew do what they did.
  @Test func whatWasMadeAnewInNumbersDoesTheSame() throws {
    func file(_ ids: [String]) -> String {
      Drawn.mac(
        ids.enumerated().map { place, id in
          Self.control(id, "title=\"Go\"", x: 20 + 80 * Double(place)).replacing("\(id)Clicked:", with: "go:")
        }.joined())
    }
    let found = try lines(file(["one", "two"]), file(["ten", "six"]))
    #expect(!found.contains { $0.contains("'go:'") }, "\(found)")
  }

  /// Equal trivia of many kinds of objects are one line. Seen in Parrot.
  @Test func whatIsSetAlikeOfManyKindsIsOneLine() throws {
    func file(_ attribute: String) -> String {
      Drawn.mac(
        ["button", "textField", "popUpButton"].enumerated().map { place, kind in
          Self.control("c\(place)", "title=\"Item \(place)\"", x: 20 + 80 * Double(place), kind: kind)
            .replacing("fixedFrame=\"YES\"", with: "fixedFrame=\"YES\" \(attribute)")
        }.joined())
    }
    let outcome = try SmallHistory(["a.xib": file("")], ["a.xib": file("wantsLayer=\"YES\"")]).review(devices: [])
    let notes = outcome.report.notes.map(\.text)
    #expect(notes.contains { $0.contains("wants layer is 'YES' now in 3 objects") }, "\(notes)")
  }

  /// Seen in UTM.
  @Test func theClassOfAToolbarsItemIsToldWithItsTitle() throws {
    func file(_ name: String) -> String {
      Drawn.mac("", more: Drawn.toolbar("label=\"Stop\" \(name)"))
    }
    let found = try lines(file(""), file("customClass=\"NSMenuToolbarItem\""))
    #expect(found == ["class of the toolbar item 'Stop' is 'NSMenuToolbarItem' now"], "\(found)")
  }

  /// What else an edit changed of a view is told where no pixel changed too. Seen in AdGuardForSafari.
  @Test func theRestOfAnEditIsToldWhereNoPixelChanged() throws {
    func file(_ size: Int, _ color: String) -> String {
      Drawn.mac(
        """
        <textField userLabel="Note" id="tex-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
        \(Drawn.frame(20, 20, 200, 24))
        <textFieldCell key="cell" title="Version" id="tec-aa-001"><font key="font" metaFont="system" size="\(size)"/>
        <color key="textColor" name="\(color)" catalog="System" colorSpace="catalog"/></textFieldCell></textField>
        """,
        constraints: Drawn.rule("top-aa-001", "top", "top", "Hz6-mo-xeY", item: "tex-aa-001", constant: 20)
          + Drawn.rule("lea-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "tex-aa-001", constant: -400))
    }
    let outcome = try SmallHistory.review(file(10, "textColor"), file(9, "secondaryLabelColor"))
    let text = ReviewText().text(outcome.report)
    #expect(text.contains("besides: colour of 'Note' is "), "\(text)")
  }

  /// Seen in AdguardForiOS.
  @Test func aTablesFooterIsCalledSo() throws {
    func file(_ footer: String) -> String {
      Drawn.xib(
        Drawn.view(
          "tab-aa-001", "tableView", Drawn.frame(0, 0, 375, 600),
          attributes: "dataMode=\"prototypes\" style=\"plain\" rowHeight=\"44\"", more: footer))
    }
    let found = try leads(
      file(""),
      file(
        """
        <view key="tableFooterView" contentMode="scaleToFill" id="foo-aa-001">\(Drawn.frame(0, 0, 375, 44))
        <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></view>
        """))
    #expect(found.contains("'Table Footer' is new"), "\(found)")
  }

  /// What was made anew in something new says how it arranges its views. Seen in GetFit-iOS.
  @Test func whatIsMadeAnewSaysHowItArranges() throws {
    func stack(_ id: String, _ spacing: Int) -> String {
      Drawn.view(
        "\(id)-aa-001", "stackView", Drawn.frame(20, 20, 200, 60),
        attributes: "axis=\"vertical\" spacing=\"\(spacing)\" userLabel=\"Lines\"",
        subviews: Drawn.label("\(id)-la-001", "First line", Drawn.frame(0, 0, 90, 21)))
    }
    let card = Drawn.view(
      "car-aa-001", "view", Drawn.frame(20, 100, 300, 200), attributes: "userLabel=\"Card\"", subviews: stack("new", 7))
    let found = try leads(Drawn.xib(stack("old", 2)), Drawn.xib(card))
    #expect(
      found.contains { $0.contains("'Lines'") && $0.contains("is made anew in 'Card', spacing is 7 instead of 2") },
      "\(found)")
  }

  /// A ground that is clear now is told of a view of another kind too. Seen in GetFit-iOS.
  @Test func theGroundOfAViewOfAnotherKindIsTold() throws {
    func file(_ element: String, _ color: String) -> String {
      Drawn.xib(
        Drawn.view(
          "box-aa-001", element, Drawn.frame(20, 20, 200, 100), attributes: "fixedFrame=\"YES\" userLabel=\"Box\"",
          more: "<color key=\"backgroundColor\" \(color) colorSpace=\"calibratedWhite\"/>"))
    }
    let found = try leads(file("scrollView", "white=\"0.5\" alpha=\"1\""), file("view", "white=\"0.0\" alpha=\"0.0\""))
    #expect(found.contains { $0.contains("background of 'Box' is none instead of #808080") }, "\(found)")
  }
}
