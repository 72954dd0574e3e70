import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Settings and outlets of which a review said less, or another thing, than the file: each on a small file of the shape.
@Suite struct WhoseOutletTests {
  private func told(_ before: String, _ after: String) throws -> String {
    ReviewText().text(try SmallHistory.review(before, after, ending: "storyboard", devices: ["iphone-8"]).report)
  }

  private static func scene(_ number: String, _ name: String, _ outlets: String, views: String = "") -> String {
    Drawn.scene(
      number,
      """
      <viewController id="co\(number)-aa-001" customClass="\(name)" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="vi\(number)-aa-001">\(Drawn.frame(0, 0, 375, 667))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      \(Drawn.view("a1\(number)-aa-001", "label", Drawn.frame(20, 20, 80, 20), attributes: "text=\"Total\""))
      \(Drawn.view("a2\(number)-aa-001", "label", Drawn.frame(20, 60, 80, 20), attributes: "text=\"Tax\""))\(views)
      </subviews></view><connections>\(outlets)</connections></viewController>
      """)
  }

  private static func outlet(_ element: String, _ name: String, _ target: String) -> String {
    "<\(element) property=\"\(name)\" destination=\"\(target)\" id=\"\(name.prefix(3))-\(target.prefix(2))-0\(target.prefix(3).suffix(1))1\"/>"
  }

  /// Of several screens it is said whose outlets are new (seen in Rendezvous), those of one on one line.
  @Test func outletsOfOneOfSeveralScreensAreItsOwn() throws {
    func file(_ outlets: String) -> String {
      Drawn.storyboard(
        Self.scene("1", "Place", outlets)
          + Self.scene("2", "Login", Self.outlet("outlet", "word", "a12-aa-001")))
    }
    let both = Self.outlet("outlet", "map", "a11-aa-001") + Self.outlet("outlet", "table", "a21-aa-001")
    let words = try told(file(""), file(both))
    #expect(words.contains("the outlets 'map' and 'table' of 'Place' are new"), "\(words)")
    let one = try told(file(""), file(Self.outlet("outlet", "map", "a11-aa-001")))
    #expect(one.contains("the outlet 'map' of 'Place' is new"), "\(one)")
  }

  /// One more member makes no collection of outlets new (seen in SA).
  @Test func aMemberOfACollectionIsNoNewCollection() throws {
    func file(_ members: [String]) -> String {
      Drawn.storyboard(
        Self.scene("1", "Bill", members.map { Self.outlet("outletCollection", "fields", $0) }.joined()))
    }
    let (one, both) = (file(["a11-aa-001"]), file(["a11-aa-001", "a21-aa-001"]))
    let more = try told(one, both)
    #expect(more.contains("'Tax' is in the outlet collection 'fields' of 'Bill' now"), "\(more)")
    #expect(!more.contains("is new"), "\(more)")
    let less = try told(both, one)
    #expect(less.contains("'Tax' is no longer in the outlet collection 'fields' of 'Bill'"), "\(less)")
    let first = try told(file([]), one)
    #expect(first.contains("the outlet collection 'fields' is new"), "\(first)")
  }

  /// A text is the same as an attribute and as an element (seen in Vault).
  @Test func aTextIsTheSameInEitherForm() throws {
    func file(_ attribute: String, _ element: String, _ outlet: String) -> String {
      let view = Drawn.view(
        "tex-aa-001", "textView", Drawn.frame(20, 120, 200, 60), attributes: attribute, more: element)
      return Drawn.storyboard(Self.scene("1", "Note", Self.outlet("outlet", outlet, "tex-aa-001"), views: view))
    }
    let words = try told(
      file("", "<string key=\"text\">Loaded by the first</string>", "one"),
      file("text=\"Loaded by the first\"", "", "two"))
    #expect(!words.contains("Loaded by the first"), "\(words)")
  }

  /// The style of a toolbar that lies in a screen is drawn by no picture (seen in Discord-Classic).
  @Test func aToolbarsStyleIsTold() throws {
    func file(_ style: String) -> String {
      let bar = Drawn.view("too-aa-001", "toolbar", Drawn.frame(0, 600, 375, 44), attributes: style, more: "<items/>")
      return Drawn.storyboard(Self.scene("1", "Chat", "", views: bar))
    }
    let words = try told(file(""), file("barStyle=\"blackOpaque\""))
    #expect(words.contains("bar style in a toolbar is 'blackOpaque' now"), "\(words)")
  }

  /// A name that a view of the screen has as its label is no other's by an outlet. Seen in edgeviewer.
  @Test func anOutletTakesNoLabel() throws {
    func file(_ picture: String, _ outlet: String) -> String {
      Drawn.xib(
        "<view fixedFrame=\"YES\" userLabel=\"User Panel\" id=\"pan-aa-001\">\(Drawn.frame(20, 20, 300, 80))</view>"
          + picture
      ).replacing("<objects>", with: "<objects>\(Self.owner(outlet))")
    }
    let text = ReviewText().text(
      try SmallHistory.review(file("", ""), file(Self.picture, "userPanel"), devices: ["iphone-8"]).report)
    #expect(text.contains("'Image View' is new"), "\(text)")
    #expect(!text.contains("'User Panel"), "\(text)")
  }

  /// What was called by an outlet that is gone is called otherwise by that alone. Seen in xVoiceKeyer.
  @Test func aNameThatWentWithItsOutletIsNoEdit() throws {
    func file(_ outlet: String) -> String {
      Drawn.xib(Self.picture).replacing("<objects>", with: "<objects>\(Self.owner(outlet))")
    }
    let text = ReviewText().text(
      try SmallHistory.review(file("photo"), file(""), devices: ["iphone-8"]).report)
    #expect(text.contains("the outlet 'photo' of 'File's Owner' is gone"), "\(text)")
    #expect(!text.contains("is called"), "\(text)")
  }

  private static let picture =
    "<imageView fixedFrame=\"YES\" id=\"img-aa-001\">\(Drawn.frame(20, 200, 60, 60))</imageView>"

  private static func owner(_ outlet: String) -> String {
    let ways = outlet.isEmpty ? "" : "<outlet property=\"\(outlet)\" destination=\"img-aa-001\" id=\"out-aa-001\"/>"
    return
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" userLabel=\"File's Owner\" customClass=\"Owner\">"
      + "<connections>\(ways)</connections></placeholder>"
  }

  /// An outlet of one screen and one of another, each to an object of its own, are two (seen in OGame-iOS-Unofficial).
  @Test func anOutletOfAnotherScreenToAnotherObjectIsAnother() throws {
    func file(_ first: String, _ second: String) -> String {
      Drawn.storyboard(Self.scene("1", "Place", first) + Self.scene("2", "Login", second))
    }
    let words = try told(
      file(Self.outlet("outlet", "word", "a11-aa-001"), ""), file("", Self.outlet("outlet", "word", "a12-aa-001")))
    #expect(words.contains("the outlet 'word' of 'Login' is new"), "\(words)")
    #expect(words.contains("the outlet 'word' of 'Place' is gone"), "\(words)")
  }

  /// Where a new outlet leads to beside the views is told, and of an only one what it is. Seen in ichm.
  @Test func aNewOutletSaysWhereItLeads() throws {
    func file(_ outlets: String, _ owner: String = "") -> String {
      Drawn.macFile(
        "<customObject id=\"hel-aa-001\" userLabel=\"Helper\" customClass=\"Help\">"
          + "<connections>\(outlets)</connections></customObject>"
          + "<menu title=\"Rows\" id=\"men-aa-001\"><items/></menu>")
    }
    func notes(_ outlets: String) throws -> String {
      try SmallHistory.review(file(""), file(outlets)).report.notes.map(\.text).joined(separator: "\n")
    }
    let owner = try notes(Self.outlet("outlet", "delegate", "-2"))
    #expect(owner.contains("the outlet 'delegate' of 'Helper' is new (to File's Owner)"), "\(owner)")
    let menu = try notes(Self.outlet("outlet", "kinds", "men-aa-001"))
    #expect(menu.contains("the outlet 'kinds' of 'Helper' is new (to the menu 'Rows')"), "\(menu)")
    func screen(_ outlets: String) -> String {
      let field = Drawn.view(
        "a31-aa-001", "textField", Drawn.frame(20, 90, 80, 20), more: "<connections>\(outlets)</connections>")
      return Drawn.storyboard(Self.scene("1", "Bill", "", views: field))
    }
    let controller = try told(screen(""), screen(Self.outlet("outlet", "delegate", "co1-aa-001")))
    #expect(controller.contains("is new (to its controller)"), "\(controller)")
  }
}
