import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Objects that no picture shows, and what is said of them in few words.
@Suite struct UndrawnObjectTests {
  private func notes(_ before: String, _ after: String, ending: String = "xib") throws -> [String] {
    let outcome = try SmallHistory(["a.\(ending)": before], ["a.\(ending)": after]).review(devices: ["iphone-8"])
    return outcome.report.notes.filter(\.isChange).map {
      $0.text.replacing("'a.\(ending)' changed in what no picture shows: ", with: "")
        .replacing("'a.\(ending)' changed besides: ", with: "")
    }
  }

  private static func menu(_ items: String) -> String {
    Drawn.macFile("<menu title=\"Edit\" id=\"men-aa-001\"><items>\(items)</items></menu>")
  }

  @Test func separatorsAreToldBesideItems() throws {
    let one = "<menuItem title=\"One\" id=\"one-aa-001\"/>"
    let more = "<menuItem isSeparatorItem=\"YES\" id=\"sep-aa-001\"/>"
    #expect(try notes(Self.menu(one), Self.menu(one + more)) == ["1 separator of the menu 'Edit' after 'One' is new"])
    let both = one + more + "<menuItem title=\"Two\" id=\"two-aa-001\"/>"
    #expect(
      try notes(Self.menu(one), Self.menu(both))
        == [
          "the menu item 'Two' is new in the menu 'Edit' after 'One' (no action)",
          "1 separator of the menu 'Edit' after 'One' is new",
        ])
  }

  /// Classes of windows and of new controllers, the names of new window controllers, and what a list says.
  @Test func classesAndNamesOfObjectsAreTold() throws {
    let file = Drawn.macFile("")
    let window = file.replacing("<window title", with: "<window customClass=\"OwnWindow\" title")
    #expect(try notes(file, window) == ["class of a window is 'OwnWindow' now (W)"])
    let controller = Drawn.macFile("<viewController customClass=\"Content\" id=\"vco-aa-001\"/>")
    #expect(try notes(file, controller) == ["the view controller 'Content' is new"])
    let named = Drawn.macFile("<windowController storyboardIdentifier=\"Preferences\" id=\"wco-aa-001\"/>")
    let words = try notes(file, named).joined(separator: "; ")
    for part in ["the window controller 'Preferences' is new", "has the storyboard identifier 'Preferences'"] {
      #expect(words.contains(part), "\(words)")
    }
    func list(_ words: String) -> String {
      Drawn.macFile(
        "<textFieldCell id=\"cel-aa-001\"><allowedInputSourceLocales>\(words)</allowedInputSourceLocales></textFieldCell>"
      )
    }
    #expect(
      try notes(list(""), list("<string>Roman</string>"))
        == ["allowed input source locales in a text field cell is 'Roman' now"])
  }

  /// Another action of an item that was there is told beside an item that went.
  @Test func actionsAreToldBesideItems() throws {
    func file(_ action: String, _ more: String) -> String {
      Self.menu(
        """
        <menuItem title="Help" id="hel-aa-001"><connections><action selector="\(action)" target="-1" id="act-aa-001"/>
        </connections></menuItem>\(more)
        """)
    }
    let told = try notes(file("help:", "<menuItem title=\"Item\" id=\"ite-aa-001\"/>"), file("send:", ""))
    #expect(
      told == ["the menu item 'Item' is gone from the menu 'Edit'", "the action 'send:' of 'Help' was 'help:'"],
      "\(told)")
  }

  /// Colours in the digits that people read, pictures' and objects' ids not at all.
  @Test func valuesAreWords() throws {
    func file(_ color: String, _ picture: String) -> String {
      Drawn.macFile(
        """
        <menu title="M" id="men-aa-001"><items/></menu><textFieldCell id="cel-aa-001" image="\(picture)">
        <color key="insertionPointColor" \(color)/></textFieldCell>
        """)
    }
    let told = try notes(
      file("white=\"1\" alpha=\"0.0\"", "buttonCell:7Lg-Px-knI:image"),
      file("red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\"", "72E0A0DC-9A37-44D0-AAD5-3BF24EC2A585"))
    #expect(told == ["insertion point color in a text field cell is '#FF0000' instead of '#FFFFFF@0'"], "\(told)")
  }

  @Test func itemsInOtherMenusAreTold() throws {
    let (one, two) = ("<menuItem title=\"One\" id=\"one-aa-001\"/>", "<menuItem title=\"Two\" id=\"two-aa-001\"/>")
    func file(_ items: String, _ rest: String) -> String {
      Drawn.macFile("<menu title=\"Edit\" id=\"men-aa-001\"><items>\(items)</items></menu>\(rest)")
    }
    #expect(try notes(file(one, two), file(one + two, "")) == ["the menu item 'Two' lies in the menu 'Edit' now"])
    #expect(try notes(file(one + two, ""), file(one, two)) == ["the menu item 'Two' lies in no menu now"])
  }

  @Test func classesOfControllersWithoutAScreenAreTold() throws {
    func file(_ name: String) -> String {
      Drawn.macFile("<arrayController customClass=\"\(name)\" id=\"arr-aa-001\"/>")
    }
    #expect(
      try notes(file("Old"), file("New")) == ["class of an array controller is 'New' instead of 'Old'"])
  }

  /// What a view in a toolbar looks like; its words are texts.
  @Test func viewsOfToolbarItemsAreTold() throws {
    func file(_ style: String) -> String {
      Drawn.macFile("").replacing(
        "</view>",
        with: """
          </view><toolbar id="too-aa-001"><allowedToolbarItems><toolbarItem label="Pages" id="ite-aa-001">
          <segmentedControl key="view" id="seg-aa-001">\(Drawn.frame(0, 0, 60, 24))
          <segmentedCell key="cell" style="\(style)" id="cel-aa-001"/></segmentedControl></toolbarItem>
          </allowedToolbarItems></toolbar>
          """)
    }
    #expect(
      try notes(file("texturedSquare"), file("separated"))
        == ["style in a segmented cell is 'separated' instead of 'texturedSquare' (W)"])
  }

  /// A user's attribute is called by its path, whatever kind its value is of.
  @Test(arguments: [
    ("number", "<real key=\"value\" value=\"3\"/>", "<real key=\"value\" value=\"4\"/>", "'4' instead of '3'"),
    (
      "size", "<size key=\"value\" width=\"1\" height=\"2\"/>", "<size key=\"value\" width=\"3\" height=\"2\"/>",
      "'3 2' instead of '1 2'"
    ),
  ])
  func usersAttributesAreNamed(type: String, before: String, after: String, words: String) throws {
    func file(_ value: String) -> String {
      Drawn.xib(
        Drawn.view(
          "vie-aa-001", "view", Drawn.frame(10, 10, 20, 20),
          more: """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="\(type)" keyPath="lineWidth">
            \(value)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            """))
    }
    #expect(try notes(file(before), file(after)) == ["attribute 'lineWidth' in a view is \(words)"])
  }

  /// A file that left the form of Xcode 4 is not silent.
  @Test func leavingTheArchiveFormIsTold() throws {
    let archive = """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10"><data/></archive>
      """
    let told = try notes(archive, Drawn.macFile(""))
    #expect(told.first == "'a.xib' is of the archive form of Xcode 4 and before no longer, and is drawn now", "\(told)")
  }

  @Test func whatIsCutOffOfATextIsShown() throws {
    let long = "This application was made by many people, and is of release "
    let told = try notes(
      Self.menu("<menuItem title=\"\(long)0.21\" id=\"one-aa-001\"/>"),
      Self.menu("<menuItem title=\"\(long)0.22\" id=\"one-aa-001\"/>"))
    #expect(told.first?.hasSuffix("says '…release 0.22'") ?? false, "\(told)")
  }

  /// Of a rule that was another, what differs.
  @Test func anotherRelationIsShort() {
    let text = "the rule `Long Name Of A View.width >= 76` was `Long Name Of A View.width == 76`"
    #expect(ReviewTitle.cut(text, 64) == "the rule `Long Name Of A View.width >= 76` was `… == 76`")
    #expect(ReviewTitle.cut(text, 48).hasSuffix("76` was `… == 76`"))
  }

  /// The same edit of many localizations is one card; another one is not.
  @Test func localizationsAreOneCard() throws {
    func file(_ width: Double) -> String {
      Drawn.mac(
        """
        <button id="but-aa-001">\(Drawn.frame(20, 20, width, 18))<autoresizingMask key="autoresizingMask"/>
        <buttonCell key="cell" type="check" title="Go" id="cel-aa-001"/></button>
        """)
    }
    let names = ["de", "en", "fr"].map { "\($0).lproj/a.xib" }
    let before = Dictionary(uniqueKeysWithValues: names.map { ($0, file(80)) })
    var after = Dictionary(uniqueKeysWithValues: names.map { ($0, file(100)) })
    #expect(try SmallHistory(before, after).review(devices: []).report.groups.count == 1)
    after["fr.lproj/a.xib"] = file(120)
    #expect(try SmallHistory(before, after).review(devices: []).report.groups.count == 2)
  }
}
