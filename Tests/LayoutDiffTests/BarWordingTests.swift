import ProofModel
import Testing

@testable import LayoutDiff

/// What is said of bars whose buttons, tabs and colours are others.
@Suite struct BarWordingTests {
  private static func told(_ edit: (inout BarContents, inout BarContents) -> Void) -> [String] {
    var (old, new) = (BarContents(), BarContents())
    edit(&old, &new)
    return BarWording(old, new).inputs.map(\.change.sentence)
  }

  /// Seen in instagramCloneSwift and Hackers.
  @Test func aButtonCameOrWent() {
    #expect(Self.told { old, _ in old.trailing = [.title("Leave")] } == ["the bar's trailing button “Leave” is gone"])
    let shared = Self.told { _, new in new.trailing = [.picture("Share")] }
    #expect(shared == ["the bar's trailing button with the picture “Share” is new"])
    let second = Self.told { old, new in
      (old.leading, new.leading) = ([.title("Menu")], [.title("Menu"), .sign("add")])
    }
    #expect(second == ["the bar's leading button [add] is new beside “Menu”"])
  }

  /// A button that lost its picture stays, whatever stands beside it, and one may get a title. Seen in ureclub-ios.
  @Test func aButtonThatShowsNothingIsThereStill() {
    let emptied = Self.told { old, new in
      (old.trailing, old.owners.trailing) = ([.picture("filter"), .title("Edit")], ["one", "two"])
      (new.trailing, new.owners.trailing, new.owners.blank) = ([.title("Edit")], ["two"], ["one"])
    }
    #expect(emptied == ["the bar's trailing button shows nothing instead of the picture “filter”"])
    let filled = Self.told { old, new in
      old.owners.blank = ["one"]
      (new.leading, new.owners.leading) = ([.title("Menu")], ["one"])
    }
    #expect(filled == ["the bar's leading button shows “Menu” instead of nothing"])
  }

  @Test func aButtonStandsInThePlaceOfAnother() {
    let words = Self.told { old, new in (old.trailing, new.trailing) = ([.title("Find")], [.title("Sort")]) }
    #expect(words == ["the bar's trailing button says “Sort” instead of “Find”"])
    let sign = Self.told { old, new in (old.leading, new.leading) = ([.title("Menu")], [.picture("lines")]) }
    #expect(sign == ["the bar's leading button is the picture “lines” instead of “Menu”"])
    let order = Self.told { old, new in
      (old.tools, new.tools) = (
        [.title("A"), .flexibleSpace, .title("B")], [.title("B"), .flexibleSpace, .title("A")]
      )
    }
    #expect(order == ["the toolbar's buttons are “B”, –, “A” instead of “A”, –, “B”"])
  }

  /// Seen in mhacks-ios, SocialMessenger-ios and recipeios.
  @Test func tabsAreToldOneByOne() {
    let new = Self.told { old, new in
      (old.tabs, old.tabSigns) = (["Day", "Map"], [.picture("day"), .picture("map")])
      (new.tabs, new.tabSigns) = (["Day", "Chat", "Map"], [.picture("day"), .picture("chat"), .picture("map")])
    }
    #expect(new == ["the tab “Chat” with the picture “chat” is new after “Day”"])
    let system = Self.told { old, new in
      (old.tabs, old.tabSigns) = (["Day"], [.picture("day")])
      (new.tabs, new.tabSigns) = (["Day", "Most Recent"], [.picture("day"), .sign("mostRecent")])
    }
    #expect(system == ["the tab “Most Recent” is new after “Day”"])
    // A tab of another title is the one that it was. Seen in IM-WeiChat.
    let renamed = Self.told { old, new in
      (old.tabs, old.owners.tabs) = (["Day", "Setting"], ["day", "last"])
      (new.tabs, new.owners.tabs) = (["Day", "Map", "Me"], ["day", "map", "last"])
    }
    #expect(renamed == ["the tab says “Me” instead of “Setting”, the tab “Map” is new after “Day”"])
    let gone = Self.told { old, new in (old.tabs, new.tabs) = (["Day", "Map", "Pass"], ["Day", "Pass"]) }
    #expect(gone == ["the tab “Map” is gone"])
    let picture = Self.told { old, new in
      (old.tabs, old.tabSigns) = (["Day", "Map"], [.picture("first"), .picture("map")])
      (new.tabs, new.tabSigns) = (["Day", "Map"], [.picture("day"), .picture("map")])
    }
    #expect(picture == ["the picture of the tab “Day” is “day” instead of “first”"])
    // One that it has while it is chosen alone, told apart from others. Seen in dictamed-ios and IM-WeiChat.
    let chosen = Self.told { old, new in
      (old.tabs, old.tabSigns) = (["Day", "Map"], [.picture("day"), .picture("map")])
      (new.tabs, new.tabSigns) = (["Day", "Map"], [.picture("day_fill"), .picture("place")])
      new.owners.hasChosenPicture = true
    }
    #expect(
      chosen == [
        "the picture of the tab “Map” is “place” instead of “map”, the picture of the chosen tab “Day” is “day_fill” "
          + "instead of “day”"
      ])
    let bare = Self.told { old, new in
      (old.tabs, new.tabs, new.tabSigns) = (["Day", "Map"], ["", "Map"], [.picture("day"), .flexibleSpace])
    }
    #expect(
      bare == ["the tab “Day” has no title any more", "the picture of the tab “Day” is “day” instead of none"])
  }

  /// A picture whose file came is another one. Seen in SocialMessenger-ios.
  @Test func aPictureThatCameIsTold() {
    let tab = Self.told { old, new in
      (old.tabs, old.tabSigns) = (["Day", "Map"], [.sign("day"), .picture("map")])
      (new.tabs, new.tabSigns) = (["Day", "Map"], [.picture("day"), .picture("map")])
    }
    #expect(tab == ["the picture “day” of a tab is there now"])
    let lost = Self.told { old, new in (old.trailing, new.trailing) = ([.picture("share")], [.sign("share")]) }
    #expect(lost == ["the picture “share” of the bar's trailing button is no longer there"])
    // What the system has a sign for is that one.
    let button = Self.told { old, new in (old.trailing, new.trailing) = ([.picture("action")], [.sign("action")]) }
    #expect(button == ["the bar's trailing button is [action] instead of the picture “action”"])
  }

  /// Buttons with a colour of their own are named, and take nothing of the bar's. Seen in scholar-calendar-iOS.
  @Test func coloursOfButtonsAreTheirs() throws {
    let (red, blue) = (try #require(Color(hex: "#FF0000")), try #require(Color(hex: "#0000FF")))
    let words = Self.told { old, new in
      (old.leading, new.leading) = ([.title("Back")], [.title("Back")])
      (old.trailing, new.trailing) = ([.title("Done")], [.title("Done")])
      old.look.items = [.title("Back"): red, .title("Done"): red]
      new.look.items = [.title("Back"): blue, .title("Done"): blue]
    }
    #expect(words == ["the bar's tint of “Back” and “Done” is #0000FF instead of #FF0000"], "\(words)")
    let came = Self.told { _, new in
      new.trailing = [.title("Edit")]
      new.look.items = [.title("Edit"): red]
    }
    #expect(came == ["the bar's trailing button “Edit” is new", "the bar's tint of “Edit” is #FF0000"], "\(came)")
  }

  /// Seen in recipeios and ThePost.
  @Test func coloursAreToldByTheirPart() throws {
    let (red, blue) = (try #require(Color(hex: "#FF0000")), try #require(Color(hex: "#0000FF")))
    let words = Self.told { old, new in
      old.look = BarLook(background: red)
      new.look = BarLook(background: blue, tint: red)
    }
    #expect(words == ["the bar's background is #0000FF instead of #FF0000, its tint #FF0000 instead of the system's"])
    var new = BarContents()
    new.look = BarLook(background: blue)
    let fresh = BarWording(BarContents(), new, others: [.navigation]).inputs.map(\.change.sentence)
    #expect(fresh == ["the bar's background is #0000FF"])
  }
}
