import Foundation
import Testing
import UndrawnSettings

/// What scenes, views and names took over from others, and of which of several an outlet's name is.
@Suite struct TakenOverTests {
  private func lines(_ before: String, _ after: String, ending: String = "storyboard") throws -> [String] {
    try SettingLines.lines(before, after, ending: ending).map(\.named)
  }

  private static func screen(_ id: String, _ attributes: String, _ view: String = "") -> String {
    Drawn.scene(
      id,
      """
      <viewController \(attributes) id="\(id)vc-aa-001" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="\(id)vi-aa-001">\(Drawn.frame(0, 0, 375, 667))
      <subviews>\(view)</subviews></view></viewController>
      """)
  }

  /// What lies in a view without a name of a scene that was made anew is no new object. Seen in homecook-ios.
  @Test func viewsWithoutNamesOfARemadeSceneAreTheSame() throws {
    func file(_ name: String, _ more: String = "allowsSelection=\"NO\"") -> String {
      let header = "<view key=\"tableHeaderView\" id=\"\(name)he-aa-001\">\(Drawn.frame(0, 0, 375, 60))</view>"
      let table = """
        <tableView separatorStyle="none" \(more) id="\(name)ta-aa-001">\(Drawn.frame(0, 0, 375, 500))\(header)</tableView>
        """
      let panel = "<view id=\"\(name)in-aa-001\">\(Drawn.frame(0, 0, 375, 600))<subviews>\(table)</subviews></view>"
      return Drawn.storyboard(
        Self.screen("one", "customClass=\"OtherPage\"") + Self.screen(name, "customClass=\"LoginPage\"", panel))
    }
    let same = try lines(file("old"), file("new"))
    #expect(same.isEmpty, "\(same)")
    let other = try lines(file("old"), file("new", ""))
    #expect(other.contains { $0.hasPrefix("allows selection in a table view is no longer 'NO'") }, "\(other)")
  }

  /// A scene of another name that has the class and the identifier of one that went stands in its place. Seen in HackintoshBuild.
  @Test func aNewSceneTakesOverAClass() throws {
    func file(_ id: String, _ label: String) -> String {
      Drawn.storyboard(
        Self.screen("one", "customClass=\"OtherPage\"")
          + Self.screen(id, "storyboardIdentifier=\"Info\" \(label) customClass=\"InfoPage\""))
    }
    let told = try lines(file("old", ""), file("new", "userLabel=\"Info Tab\""))
    #expect(
      told.contains(
        "the new 'Info Tab' stands in the place of 'InfoPage', with its class 'InfoPage' and its storyboard identifier"
      ), "\(told)")
    #expect(try !lines(file("old", ""), file("new", "")).contains { $0.contains("in the place of") })
  }

  /// A new scene whose class another one had that stays says so. Seen in homecook-ios.
  @Test func aClassThatWentToANewSceneIsToldSo() throws {
    let told = try lines(
      Drawn.storyboard(Self.screen("one", "customClass=\"MainTabs\"")),
      Drawn.storyboard(Self.screen("one", "") + Self.screen("two", "customClass=\"MainTabs\"")))
    #expect(
      told.contains(
        "'MainTabs' is a new screen of the class 'MainTabs'; the screen that was called so is of no class of its own now"
      ), "\(told)")
  }

  /// A file's own view that lies in its window now is neither new nor gone. Seen in Snapshots.
  @Test func aViewOfItsOwnThatMovedIntoAWindowIsTold() throws {
    let view = "<customView userLabel=\"Detail\" id=\"det-aa-001\">\(Drawn.frame(0, 0, 100, 80))</customView>"
    let apart = Drawn.macFile(view)
    let inside = Drawn.macFile("").replacing(
      "\(Drawn.frame(0, 0, 300, 200))</view>", with: "\(Drawn.frame(0, 0, 300, 200))<subviews>\(view)</subviews></view>"
    )
    let told = try lines(apart, inside, ending: "xib")
    #expect(told.contains("'Detail', which was a view of its own, lies in 'W' now"), "\(told)")
    let back = try lines(inside, apart, ending: "xib")
    #expect(back.contains("'Detail' is a view of its own now and lay in 'W' before"), "\(back)")
  }

  /// A control that an outlet of one of many views leads to is known with that view. Seen in MacForge.
  @Test func anOutletOfManyViewsSaysOfWhich() throws {
    func file(_ more: String) -> String {
      let sides = [("One", ""), ("Two", more)].map { name, more in
        """
        <customView userLabel="Side \(name)" customClass="SideButton" id="\(name)si-aa-001">\(Drawn.frame(0, 0, 80, 20))
        <subviews><button fixedFrame="YES" id="\(name)bu-aa-001">\(Drawn.frame(0, 0, 80, 20))
        <buttonCell key="cell" type="push" \(more) id="\(name)ce-aa-001"/></button></subviews><connections>
        <outlet property="area" destination="\(name)bu-aa-001" id="\(name)ou-aa-001"/></connections></customView>
        """
      }
      return Drawn.macFile(sides.joined())
    }
    let told = try lines(file("enabled=\"NO\""), file(""), ending: "xib")
    #expect(told.contains("enabled in a button cell is no longer 'NO' (outlet 'area' of 'Side Two')"), "\(told)")
  }
}
