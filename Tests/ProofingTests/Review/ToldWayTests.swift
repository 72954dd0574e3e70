import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Bindings, segues and items of bars that lead or stand elsewhere.
@Suite struct ToldWayTests {
  private func told(_ before: String, _ after: String, ending: String = "storyboard") throws -> String {
    try SmallHistory.review(before, after, ending: ending, devices: ["iphone-8"]).report.notes.map(\.text)
      .joined(separator: "\n")
  }

  private func controller(_ id: String, _ name: String, _ inner: String = "", kind: String = "viewController") -> String
  {
    Drawn.scene(
      id,
      "<\(kind) customClass=\"\(name)\" id=\"\(id)\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\(id)\">"
        + "\(Drawn.frame(0, 0, 375, 667))</view>\(inner)</\(kind)>")
  }

  /// The same key of another object. Seen in connect and SmartExpense.
  @Test func aBindingLeadsElsewhere() throws {
    func file(_ id: String, _ name: String, _ target: String) -> String {
      Drawn.macFile(
        """
        <arrayController id="arr-aa-001" userLabel="List"><connections>
        <binding destination="\(target)" name="contentArray" keyPath="self.all" id="bin-\(id)"/></connections></arrayController>
        <customObject id="old-aa-001" customClass="Store"/><customObject id="\(id)" customClass="\(name)"/>
        """)
    }
    let words = try told(
      file("one-aa-001", "Model", "old-aa-001"), file("one-aa-001", "Model", "one-aa-001"), ending: "xib")
    #expect(
      words.contains(
        "binding of content array in an array controller leads to the object 'Model' instead of the object 'Store' now"),
      "\(words)")
    // One that was made anew under its name is the same.
    let anew = try told(
      file("one-aa-001", "Model", "one-aa-001"), file("two-aa-001", "Model", "two-aa-001"), ending: "xib")
    #expect(!anew.contains("binding"), "\(anew)")
  }

  /// A way that was made anew and that code calls otherwise. Seen in Easy-Planner-iOS.
  @Test func aWayIsCalledOtherwise() throws {
    func file(_ id: String, _ name: String) -> String {
      let way =
        "<connections><segue destination=\"two-aa-001\" kind=\"show\" identifier=\"\(name)\" id=\"\(id)\"/></connections>"
      return Drawn.storyboard(controller("one-aa-001", "Home", way) + controller("two-aa-001", "Cloud"))
    }
    let words = try told(file("seg-aa-001", "cloudEvent"), file("seg-aa-002", "cloud"))
    #expect(
      words.contains("the show segue to 'Cloud' from 'Home' is called 'cloud' instead of 'cloudEvent'"), "\(words)")
  }

  /// A new way to a screen changes nothing of what the others have around it, whichever of them a canvas shows. Seen in
  /// iOS-GithubAwards.
  @Test func aNewWayChoosesNoOtherTab() throws {
    func way(_ target: String, _ id: String) -> String {
      "<connections><segue destination=\"\(target)-aa-001\" kind=\"show\" id=\"\(id)-aa-002\"/></connections>"
    }
    func stack(_ id: String, _ root: String) -> String {
      Drawn.scene(
        "\(id)-aa-001",
        """
        <navigationController id="\(id)-aa-001" sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="\(id)" \
        id="\(id)-aa-003"/><navigationBar key="navigationBar" id="\(id)-aa-004"/><connections>
        <segue destination="\(root)-aa-001" kind="relationship" relationship="rootViewController" id="\(id)-aa-002"/>
        </connections></navigationController>
        """)
    }
    let members = ["nav", "sec", "thi"].map {
      "<segue destination=\"\($0)-aa-001\" kind=\"relationship\" relationship=\"viewControllers\" id=\"\($0)-aa-005\"/>"
    }
    let tabs = Drawn.scene(
      "tab-aa-001",
      "<tabBarController id=\"tab-aa-001\" sceneMemberID=\"viewController\"><tabBar key=\"tabBar\" id=\"bar-aa-001\"/>"
        + "<connections>\(members.joined())</connections></tabBarController>")
    func file(_ last: String) -> String {
      Drawn.storyboard(
        controller("lan-aa-001", "Languages", way("ran", "lan"))
          + controller("ran-aa-001", "Rankings", way("det", "ran"))
          + controller("det-aa-001", "Details") + stack("nav", "lan")
          + controller("sea-aa-001", "Search", way("det", "sea"))
          + tabs + controller("tre-aa-001", "Trending", last) + stack("sec", "sea") + stack("thi", "tre"))
    }
    let report = try SmallHistory.review(
      file(""), file(way("det", "tre")), ending: "storyboard", devices: ["iphone-8"]
    ).report
    let text = ReviewText().text(report)
    #expect(text.contains("the show segue to 'Details' from 'Trending' is new"), "\(text)")
    #expect(report.entries.allSatisfy { $0.status == .same }, "\(text)")
  }

  /// A second way of a screen to another, which code performs by a name of its own. Seen in planner-iOS.
  @Test func aSecondWayBetweenTwoScreens() throws {
    func file(_ names: [String]) -> String {
      let ways = names.map { name in
        "<segue destination=\"two-aa-001\" kind=\"show\" identifier=\"\(name)\" id=\"\(name)-aa-001\"/>"
      }.joined()
      return Drawn.storyboard(
        controller("one-aa-001", "Home", "<connections>\(ways)</connections>") + controller("two-aa-001", "Cloud"))
    }
    let words = try told(file(["add"]), file(["add", "edit"]))
    #expect(words.contains("the show segue to 'Cloud' from 'Home', called 'edit', is new"), "\(words)")
    let again = try told(file(["add", "edit"]), file(["edit"]))
    #expect(again.contains("the show segue to 'Cloud' from 'Home', called 'add', is gone"), "\(again)")
  }

  /// What shows a screen first.
  private static func navigation(_ screen: String) -> String {
    Drawn.scene(
      "9",
      """
      <navigationController storyboardIdentifier="Start" id="nav-aa-001" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar-aa-001">\(Drawn.frame(0, 20, 375, 44))
      <autoresizingMask key="autoresizingMask"/></navigationBar><connections><segue destination="\(screen)" \
      kind="relationship" relationship="rootViewController" id="seg-aa-001"/></connections></navigationController>
      """)
  }

  /// A container that went from around a screen that stays, and how large a title may be, which no picture shows. Seen in
  /// KeitaiWaniKani.
  @Test func aContainerWentFromAroundAScreen() throws {
    func screen(_ title: String) -> String {
      controller(
        "one-aa-001", "Home", "<navigationItem key=\"navigationItem\" title=\"Key\" \(title) id=\"ite-aa-001\"/>")
    }
    let words = try told(
      Drawn.storyboard(Self.navigation("one-aa-001") + screen("largeTitleDisplayMode=\"always\"")),
      Drawn.storyboard(screen("")))
    #expect(words.contains("the navigation controller 'Start', which showed 'Home', is gone"), "\(words)")
    #expect(words.contains("large title display mode in a navigation item is no longer 'always'"), "\(words)")
  }

  /// A container in the place of an empty screen is another thing, whose ground did not change. Seen in smart-trip-ios.
  @Test func aContainerStandsInAnEmptyScreensPlace() throws {
    let empty = Drawn.scene(
      "1",
      """
      <viewController storyboardIdentifier="Start" id="one-aa-001" sceneMemberID="viewController">
      <view key="view" id="vie-aa-001">\(Drawn.frame(0, 0, 375, 667))
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view></viewController>
      """)
    let report = try SmallHistory.review(
      Drawn.storyboard(empty), Drawn.storyboard(Self.navigation("two-aa-001") + controller("two-aa-001", "Trips")),
      ending: "storyboard", devices: ["iphone-8"]
    ).report
    let text = ReviewText().text(report)
    #expect(!text.contains("background of 'root'") && text.contains("the new 'Start' shows 'Trips'"), "\(text)")
  }

  /// A screen that went into a storyboard of its own is not new, nor what it calls, and the tab in its place is known by that file.
  /// Seen in instagramCloneSwift.
  @Test func aScreenWentIntoAnotherFile() throws {
    func home(_ more: String = "") -> String {
      controller(
        "hom-aa-001", "Home",
        "<connections><outlet property=\"field\" destination=\"vhom-aa-001\" id=\"out-aa-001\"/>\(more)</connections>")
    }
    func tabs(_ target: String) -> String {
      Drawn.scene(
        "7",
        """
        <tabBarController id="tab-aa-001" sceneMemberID="viewController"><tabBar key="tabBar" id="tba-aa-001">
        \(Drawn.frame(0, 618, 375, 49))</tabBar><connections><segue destination="\(target)" kind="relationship" \
        relationship="viewControllers" id="tse-aa-001"/></connections></tabBarController>
        """)
    }
    let reference = Drawn.scene(
      "8",
      """
      <viewControllerPlaceholder storyboardName="home" id="ref-aa-001" sceneMemberID="viewController">
      <tabBarItem key="tabBarItem" title="Item" id="tbi-aa-001"/></viewControllerPlaceholder>
      """)
    let more = "<outlet property=\"words\" destination=\"vhom-aa-001\" id=\"out-aa-002\"/>"
    let history = try SmallHistory(
      ["main.storyboard": Drawn.storyboard(tabs("hom-aa-001") + home())],
      [
        "main.storyboard": Drawn.storyboard(tabs("ref-aa-001") + reference),
        "home.storyboard": Drawn.storyboard(home(more)),
      ])
    let words = try history.review().report.notes.map(\.text).joined(separator: "\n")
    let moved = "'home.storyboard' is new: 'Home' moved here from 'main.storyboard'; the outlet 'words' is new"
    #expect(words.contains(moved), "\(words)")
    #expect(!words.contains("the new 'Home'") && words.contains("the tab to 'home' led to 'Home'"), "\(words)")
  }

  /// Tabs that lead to a screen of a file that stays as it was: nothing on it is new. Seen in best-places-to-live-ios.
  @Test func aScreenOfAnUntouchedFileIsShown() throws {
    func tabs(_ way: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "7",
          """
          <tabBarController id="tab-aa-001" sceneMemberID="viewController"><tabBar key="tabBar" id="tba-aa-001">
          \(Drawn.frame(0, 618, 375, 49))</tabBar><connections>\(way)</connections></tabBarController>
          """)
          + Drawn.scene(
            "8",
            """
            <viewControllerPlaceholder storyboardName="Search" id="ref-aa-001" sceneMemberID="viewController">
            <tabBarItem key="tabBarItem" title="Search" id="tbi-aa-001"/></viewControllerPlaceholder>
            """)
      ).replacing("useSafeAreas=\"YES\"", with: "useSafeAreas=\"YES\" initialViewController=\"tab-aa-001\"")
    }
    let search = Drawn.storyboard(
      Drawn.scene(
        "5",
        """
        <viewController title="Search" id="sea-aa-001" sceneMemberID="viewController"><view key="view" id="vse-aa-001">
        \(Drawn.frame(0, 0, 375, 667))<subviews>\(Drawn.label("cit-aa-001", "Find a city", Drawn.frame(20, 80, 200, 21)))
        </subviews></view></viewController>
        """)
    ).replacing("useSafeAreas=\"YES\"", with: "useSafeAreas=\"YES\" initialViewController=\"sea-aa-001\"")
    let way = """
      <segue destination="ref-aa-001" kind="relationship" relationship="viewControllers" id="tse-aa-001"/>
      """
    let history = try SmallHistory(
      ["Main.storyboard": tabs(""), "Search.storyboard": search], ["Main.storyboard": tabs(way)])
    let told = ReviewText().text(try history.review().report)
    #expect(told.contains("'Find a city' is shown in it now") && !told.contains("'Find a city' is new"), "\(told)")
  }

  /// Ways of one object to a screen that was made anew, one of which lost what it does. Seen in BuoyFinder-iOS.
  @Test func waysToAnotherScreenOfAName() throws {
    func file(_ id: String, _ kind: String, _ action: String) -> String {
      func way(_ start: String, _ action: String) -> String {
        "<connections><segue destination=\"\(id)\" kind=\"show\" \(action) id=\"\(start)-\(id)\"/></connections>"
      }
      return Drawn.storyboard(
        controller("one-aa-001", "Home", way("a", action)) + controller("two-aa-001", "Map", way("b", ""))
          + controller(id, "Buoy", kind: kind))
    }
    let words = try told(
      file("buo-aa-001", "tableViewController", "action=\"showDetailViewController:sender:\""),
      file("buo-aa-002", "viewController", ""))
    #expect(words.contains("a table view controller is a view controller now (Buoy)"), "\(words)")
    #expect(
      words.contains("action of the show segue to 'Buoy' is no longer 'showDetailViewController:sender:'"), "\(words)")
  }

  /// An item that went from a view's bar into the controller's, and is disabled. Seen in Easy-Planner-iOS.
  @Test func anItemStandsInAnotherBar() throws {
    func file(_ isMoved: Bool) -> String {
      let item = "<barButtonItem \(isMoved ? "enabled=\"NO\"" : "") systemItem=\"action\" id=\"ite-aa-001\"/>"
      let bar = Drawn.view(
        "too-aa-001", "toolbar", Drawn.frame(0, 623, 375, 44), more: "<items>\(isMoved ? "" : item)</items>")
      return Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController customClass="Home" id="one-aa-001" sceneMemberID="viewController"><view key="view" id="vie-aa-001">
          \(Drawn.frame(0, 0, 375, 667))<subviews>\(bar)</subviews></view>
          \(isMoved ? "<toolbarItems>\(item)</toolbarItems>" : "")</viewController>
          """))
    }
    let words = try told(file(false), file(true))
    #expect(
      words.contains("the bar button item 'action' stands in the toolbar items of Home instead of a toolbar of Home"),
      "\(words)")
    #expect(words.contains("enabled in a bar button item is 'NO' now"), "\(words)")
  }

  /// An item that went from the controller's bar into one that lies among the views. Seen in MonitoringIOSProject.
  @Test func anItemStandsInABarAmongTheViews() throws {
    func file(_ isMoved: Bool) -> String {
      let item = "<barButtonItem key=\"rightBarButtonItem\" systemItem=\"action\" id=\"ite-aa-001\"/>"
      let inner = "<items><navigationItem id=\"nit-aa-002\">\(item)</navigationItem></items>"
      let bar = Drawn.view("bar-aa-001", "navigationBar", Drawn.frame(0, 64, 375, 44), more: inner)
      return Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController customClass="Home" id="one-aa-001" sceneMemberID="viewController"><view key="view" id="vie-aa-001">
          \(Drawn.frame(0, 0, 375, 667))<subviews>\(isMoved ? bar : "")</subviews></view>
          <navigationItem key="navigationItem" title="Home" id="nit-aa-001">\(isMoved ? "" : item)</navigationItem></viewController>
          """))
    }
    let words = try told(file(false), file(true))
    #expect(
      words.contains(
        "the bar button item 'action' stands in a navigation bar among the views of Home instead of the navigation bar of Home"
      ),
      "\(words)")
  }

  /// A way from a row that was made anew begins where it began. Seen in my-expense-ios.
  @Test func aWayFromARowThatWasMadeAnew() throws {
    func file(_ id: String) -> String {
      let way = "<connections><segue destination=\"two-aa-001\" kind=\"show\" id=\"\(id)-se-001\"/></connections>"
      let table = Drawn.view(
        "tab-aa-001", "tableView", Drawn.frame(0, 0, 375, 667), attributes: "dataMode=\"static\" style=\"grouped\"",
        more: """
          <sections><tableViewSection id="sec-aa-001"><cells><tableViewCell contentMode="scaleToFill" id="\(id)-ce-001">
          \(Drawn.frame(0, 50, 375, 44))\(way)</tableViewCell></cells></tableViewSection></sections>
          """)
      return Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController customClass="Home" id="one-aa-001" sceneMemberID="viewController"><view key="view" id="vie-aa-001">
          \(Drawn.frame(0, 0, 375, 667))<subviews>\(table)</subviews></view></viewController>
          """) + controller("two-aa-001", "Cloud"))
    }
    let words = try told(file("old"), file("new"))
    #expect(!words.contains("begins at"), "\(words)")
  }

  /// Of several screens that only their kind names each is called by its title. Seen in my-expense-ios.
  @Test func screensOfOneKindAreCalledByTheirTitles() throws {
    func file(_ way: String) -> String {
      func page(_ id: String, _ title: String, _ way: String = "") -> String {
        Drawn.scene(
          id,
          """
          <viewController id="\(id)-aa-001" sceneMemberID="viewController"><view key="view" id="\(id)-vi-001">
          \(Drawn.frame(0, 0, 375, 667))</view><navigationItem key="navigationItem" title="\(title)" id="\(id)-it-001"/>
          <connections>\(way)</connections></viewController>
          """)
      }
      return Drawn.storyboard(page("one", "Expenses", way) + page("two", "Categories"))
    }
    let words = try told(
      file(""), file("<segue destination=\"two-aa-001\" kind=\"show\" identifier=\"x\" id=\"seg-aa-001\"/>"))
    #expect(words.contains("the show segue to 'Categories' from 'Expenses', called 'x', is new"), "\(words)")
  }

  /// A way to a new screen that is called as another one says that it leads to the new one. Seen in solocoin-ios.
  @Test func aWayToANewScreenOfAKnownName() throws {
    let way = "<connections><segue destination=\"two-aa-001\" kind=\"show\" id=\"seg-aa-001\"/></connections>"
    let words = try told(
      Drawn.storyboard(controller("one-aa-001", "Home")),
      Drawn.storyboard(controller("one-aa-001", "Home", way) + controller("two-aa-001", "Home")))
    #expect(words.contains("the show segue to the new 'Home'"), "\(words)")
  }
}
