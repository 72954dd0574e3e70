import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What no picture shows is told all the same, and what is as it was is not told, in shapes that commits of real
/// projects have.
@Suite struct UnseenChangeTests {
  private func titles(_ outcome: RevisionReview.Outcome) -> [String] { outcome.report.groups.map(\.title) }

  private func notes(_ outcome: RevisionReview.Outcome) -> [String] { outcome.report.notes.map(\.text) }

  // MARK: Bars and toolbars

  /// A view in an item of a bar is not drawn: that it came, or went, is said.
  @Test func aViewInABarsItemIsTold() throws {
    func file(_ item: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController id="vco-aa-001" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="roo-aa-001">\(Drawn.frame(0, 0, 375, 667))</view>
          <navigationItem key="navigationItem" title="List" id="nit-aa-001">\(item)</navigationItem></viewController>
          """))
    }
    let item = """
      <barButtonItem key="leftBarButtonItem" style="plain" id="itm-aa-001"><segmentedControl key="customView" id="seg-aa-001">
      \(Drawn.frame(16, 5, 113, 33))<segments><segment title="Day"/><segment title="Night"/></segments>
      </segmentedControl></barButtonItem>
      """
    for (before, after, what) in [("", item, "new"), (item, "", "gone")] {
      let outcome = try SmallHistory.review(file(before), file(after), ending: "storyboard", devices: ["iphone-8"])
      #expect(notes(outcome).contains("the segmented control 'Day' is \(what) with 'Night'"), "\(notes(outcome))")
      #expect(!notes(outcome).contains { $0.contains("shows the same") }, "\(notes(outcome))")
      #expect(outcome.report.exitCode == 1)
    }
  }

  /// An object that is in no picture: here what recognises a tap.
  @Test func objectsThatNoPictureShowsAreTold() throws {
    let tap = "<tapGestureRecognizer id=\"tap-aa-001\"/></objects>"
    let plain = Drawn.xib(Drawn.label("lab-aa-001", "Text", Drawn.frame(20, 20, 100, 21)))
    let outcome = try SmallHistory.review(plain, plain.replacing("</objects>", with: tap), devices: ["iphone-8"])
    #expect(
      notes(outcome).contains("'a.xib' changed in what no picture shows: 1 tap gesture recognizer is new"),
      "\(notes(outcome))")
  }

  private static func window(
    _ shown: [String], style: String = "titled=\"YES\" closable=\"YES\"", tools: String = "21507"
  )
    -> String
  {
    let items = ["one", "two"].map {
      "<toolbarItem implicitItemIdentifier=\"\($0)\" label=\"\($0)\" paletteLabel=\"\($0)\" id=\"\($0)-aa-001\"/>"
    }
    return Drawn.mac(
      "",
      more: """
        <window title="Main" id="win-aa-001"><windowStyleMask key="styleMask" \(style)/>
        <rect key="contentRect" x="0.0" y="0.0" width="200" height="100"/>
        <view key="contentView" id="con-aa-001">\(Drawn.frame(0, 0, 200, 100))</view>
        <toolbar key="toolbar" id="bar-aa-001"><allowedToolbarItems>\(items.joined())</allowedToolbarItems>
        <defaultToolbarItems>\(shown.map { "<toolbarItem reference=\"\($0)-aa-001\"/>" }.joined())</defaultToolbarItems>
        </toolbar></window>
        """
    ).replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"\(tools)\"")
  }

  @Test func aToolbarsOrderIsTold() throws {
    let turned = try SmallHistory.review(Self.window(["one", "two"]), Self.window(["two", "one"]))
    let order = "the items of a toolbar stand in another order: 'two', 'one'"
    #expect(notes(turned).contains(order), "\(notes(turned))")
    let fewer = try SmallHistory.review(Self.window(["one", "two"]), Self.window(["one"]))
    #expect(notes(fewer).contains("a toolbar no longer shows 'two' by default"), "\(notes(fewer))")
    let more = try SmallHistory.review(Self.window(["one"]), Self.window(["one", "two"]))
    #expect(notes(more).contains("a toolbar shows 'two' by default now, after 'one'"), "\(notes(more))")
  }

  /// A window's toolbar that is new is told with what it shows, and what the user may have it show. Seen in aware-client-osx.
  @Test func aNewToolbarIsToldAsOne() throws {
    let words = "the toolbar of the window 'Main' is new: it shows 'two' by default, and 'one' where the user adds it"
    let whole = try SmallHistory(["b.txt": ""], ["a.xib": Self.window(["two"])]).review(devices: [])
    #expect(notes(whole).contains(words), "\(notes(whole))")
    let told = notes(try SmallHistory.review(Drawn.mac(""), Self.window(["two"])))
    #expect(told.contains(words), "\(told)")
    #expect(!told.contains { $0.contains("toolbar item") }, "\(told)")
  }

  /// A window's style is the user's, whichever version of the tools saved the file.
  @Test func aWindowsStyleIsTold() throws {
    let outcome = try SmallHistory.review(
      Self.window(["one"], tools: "13529"), Self.window(["one"], style: "titled=\"YES\"", tools: "13771"))
    #expect(notes(outcome).contains { $0.contains("closable of window style mask") }, "\(notes(outcome))")
  }

  // MARK: Menus

  @Test func stateAndKeyOfAMenusItemAreTold() throws {
    func file(_ attributes: String, _ key: String) -> String {
      Drawn.mac(
        "",
        more: """
          <menu title="View" id="men-aa-001"><items><menuItem title="Ruler" \(attributes) id="itm-aa-001">
          <string key="keyEquivalent" base64-UTF8="YES">\(key)</string></menuItem></items></menu>
          """)
    }
    let outcome = try SmallHistory.review(file("", "CA"), file("state=\"on\"", "Gw"))
    #expect(notes(outcome).contains("the menu item 'Ruler' is checked now"), "\(notes(outcome))")
    #expect(notes(outcome).contains("the key '⌘⌫' of the menu item 'Ruler' is '⌘⎋' now"), "\(notes(outcome))")
  }

  // MARK: Colours

  private static func set(_ red: String, dark: String?, isTurned: Bool = false) -> String {
    func value(_ red: String) -> String {
      let components = ["\"red\" : \"\(red)\"", "\"alpha\" : \"1.000\"", "\"blue\" : \"0x00\"", "\"green\" : \"0x00\""]
      let ordered = isTurned ? components.reversed() : components
      return "\"color\" : { \"color-space\" : \"srgb\", \"components\" : { \(ordered.joined(separator: ", ")) } }"
    }
    let appearance = "\"appearances\" : [ { \"appearance\" : \"luminosity\", \"value\" : \"dark\" } ]"
    let entries =
      ["{ \"idiom\" : \"universal\", \(value(red)) }"]
      + (dark.map { ["{ \"idiom\" : \"universal\", \(appearance), \(value($0)) }"] } ?? [])
    return "{ \"colors\" : [ \(entries.joined(separator: ", ")) ], \"info\" : { \"version\" : 1 } }"
  }

  /// A colour set that lies in another folder of its catalogue, saved anew, is no other colour.
  @Test func aColourSetThatMovedIsNoChange() throws {
    let screen = Drawn.xib(
      "<view id=\"box-aa-001\" fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "\(Drawn.frame(0, 0, 100, 100))<autoresizingMask key=\"autoresizingMask\"/>"
        + "<color key=\"backgroundColor\" name=\"sea\"/></view>")
    let (old, new) = ("Colors.xcassets/sea.colorset/Contents.json", "Colors.xcassets/Blue/sea.colorset/Contents.json")
    func history(_ before: String, _ after: String) throws -> SmallHistory {
      let history = try SmallHistory(["a.xib": screen, old: before], [new: after])
      try FileManager.default.removeItem(at: history.folder.appendingPathComponent("Colors.xcassets/sea.colorset"))
      try history.amend()
      return history
    }
    let same = try history(Self.set("0x40", dark: nil), Self.set("0x40", dark: nil, isTurned: true)).review()
    #expect(same.report.exitCode == 0, "\(notes(same)) \(titles(same))")
    #expect(!notes(same).contains { $0.contains("sea") }, "\(notes(same))")
    // Shares instead of bytes. Seen in MangaSocial-IOS.
    let shares = try history(Self.set("0x92", dark: nil), Self.set("0.573", dark: "0x92")).review()
    #expect(shares.report.exitCode == 0, "\(notes(shares)) \(titles(shares))")
    #expect(!notes(shares).contains { $0.contains("sea") }, "\(notes(shares))")
    let dark = try history(Self.set("0x40", dark: "0x20"), Self.set("0x40", dark: "0x10")).review()
    #expect(
      notes(dark) == [
        "the colour 'sea' of 'a.xib' changed and no picture shows it; '--appearance dark' draws its dark value, "
          + "#100000 instead of #200000"
      ])
    // Whatever else of the file a picture shows. Seen in spbgti's schedule-ios.
    let box = "<view id=\"box-aa-001\""
    let label = Drawn.label("lab-aa-001", "Note", Drawn.frame(200, 300, 40, 21))
    let besides = try SmallHistory(
      ["a.xib": screen, old: Self.set("0x40", dark: "0x20")],
      ["a.xib": screen.replacing(box, with: label + box), old: Self.set("0x40", dark: "0x10")]
    ).review()
    #expect(notes(besides).contains { $0.hasPrefix("the colour 'sea' of 'a.xib' changed and no picture shows it; ") })
  }

  /// A picture that got another file for the dark alone is no other one in the light. Seen in streats-iOS.
  @Test func aPictureOfTheDarkAloneIsToldAsThat() throws {
    let set = "Pictures.xcassets/logo.imageset/"
    func contents(_ more: String = "") -> String {
      "{ \"images\" : [ { \"idiom\" : \"universal\", \"filename\" : \"a.png\" }\(more) ] }"
    }
    let dark = """
      , { "idiom" : "universal", "filename" : "b.png",
      "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] }
      """
    let screen = Drawn.xib(
      Drawn.view("pic-aa-001", "imageView", Drawn.frame(16, 100, 40, 40), attributes: "image=\"logo\""))
    let history = try SmallHistory(
      ["a.xib": screen, set + "Contents.json": contents(), set + "a.png": "1"],
      [set + "Contents.json": contents(dark), set + "b.png": "2"])
    let told = notes(try history.review())
    let words = "the picture 'logo' of 'a.xib' changed in the dark alone; '--appearance dark' draws it"
    #expect(told.contains(words), "\(told)")
  }

  /// A set that screens name now is told with what it is in the dark. Seen in Pastecard.
  @Test func aNewColourSetIsToldWithItsDarkValue() throws {
    func screen(_ color: String) -> String {
      Drawn.xib(
        "<view id=\"box-aa-001\" fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
          + "\(Drawn.frame(0, 0, 100, 100))<autoresizingMask key=\"autoresizingMask\"/>"
          + "<color key=\"backgroundColor\" \(color)/></view>")
    }
    let history = try SmallHistory(
      ["a.xib": screen("red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\"")],
      [
        "a.xib": screen("name=\"sea\""),
        "Colors.xcassets/sea.colorset/Contents.json": Self.set("0x40", dark: "0x20"),
      ])
    let told = notes(try history.review())
    let words = "colours that files of screens name changed: 'sea' is new, #400000, in the dark #200000"
    #expect(told.contains(words), "\(told)")
    // So is one that code alone asked for and that is another in the dark. Seen in spbgti's schedule-ios.
    let path = "Colors.xcassets/sea.colorset/Contents.json"
    let other = try SmallHistory(
      ["a.xib": screen("red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\""), path: Self.set("0x40", dark: "0x20")],
      ["a.xib": screen("name=\"sea\""), path: Self.set("0x40", dark: "0x10")])
    let end = "'sea' is #400000, in the dark #100000 instead of #400000, in the dark #200000"
    #expect(notes(try other.review()).contains("colours that files of screens name changed: \(end)"))
  }

  // MARK: Locales

  /// Texts of what a container shows of another file are told of that file alone. Seen in Fomalhaut2.
  @Test func textsOfAContainersScreenAreItsFiles() throws {
    let page = Drawn.storyboard(
      Drawn.scene(
        "b",
        """
        <viewController id="vcb-aa-001"><view key="view" id="rob-aa-001">\(Drawn.frame(0, 0, 375, 667))
        <subviews>\(Drawn.label("lab-aa-001", "Title", Drawn.frame(16, 100, 40, 21)))</subviews></view></viewController>
        """)
    ).replacing("useAutolayout=\"YES\"", with: "useAutolayout=\"YES\" initialViewController=\"vcb-aa-001\"")
    let holder = Drawn.storyboard(
      Drawn.scene(
        "a",
        """
        <viewController id="vca-aa-001"><view key="view" id="roa-aa-001">\(Drawn.frame(0, 0, 375, 667))
        <subviews><containerView fixedFrame="YES" id="con-aa-001">\(Drawn.frame(0, 0, 375, 300))
        <connections><segue destination="pla-aa-001" kind="embed" id="seg-aa-001"/></connections></containerView>
        </subviews></view></viewController>
        """)
        + Drawn.scene(
          "p", "<viewControllerPlaceholder storyboardName=\"b\" id=\"pla-aa-001\" sceneMemberID=\"viewController\"/>"))
    let history = try SmallHistory(
      [
        "Base.lproj/a.storyboard": holder, "Base.lproj/b.storyboard": page,
        "de.lproj/a.strings": "\"x.text\" = \"X\";\n",
      ],
      ["de.lproj/a.strings": "\"x.text\" = \"Y\";\n", "de.lproj/b.strings": "\"lab-aa-001.text\" = \"Titel\";\n"])
    let told = notes(try history.review()).filter { $0.hasPrefix("texts of ") }
    #expect(told.count == 1 && told[0].hasPrefix("texts of 'Base.lproj/b.storyboard' changed in de"), "\(told)")
  }

  /// Texts of a locale that is not drawn are told with what draws them.
  @Test func textsOfAnotherLocaleAreTold() throws {
    let screen = Drawn.xib(
      Drawn.label("lab-aa-001", "Title", Drawn.frame(16, 100, 40, 21)),
      constraints: Drawn.rule("r1a-aa-001", "leading", "leading", "iN0-l3-epB", item: "lab-aa-001", constant: 16)
        + Drawn.rule("r2a-aa-001", "top", "top", "iN0-l3-epB", item: "lab-aa-001", constant: 100))
    let german = "de.lproj/a.strings"
    let files = ["Base.lproj/a.xib": screen, german: "\"lab-aa-001.text\" = \"Titel\";"]
    let outcome = try SmallHistory(files, [german: "\"lab-aa-001.text\" = \"Name\";"]).review()
    #expect(
      notes(outcome) == [
        "texts of 'Base.lproj/a.xib' changed in de ('Name' instead of 'Titel'); '--locale de' draws them"
      ], "\(notes(outcome))")
    let same = try SmallHistory(files, [german: "/* new words */ \"lab-aa-001.text\" = \"Titel\";"]).review()
    #expect(same.report.exitCode == 0 && notes(same).isEmpty, "\(notes(same))")
  }
}
