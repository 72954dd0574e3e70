import Foundation
import Testing
import UndrawnSettings

/// Where outlets and actions lead to that came beside others of their words, or were made anew with what they begin at.
@Suite struct LedElsewhereTests {
  private func lines(_ before: String, _ after: String, ending: String = "xib") throws -> [String] {
    try SettingLines.lines(before, after, ending: ending).map(\.words)
  }

  private static func outlet(_ name: String, to target: String, _ id: String) -> String {
    "<outlet property=\"\(name)\" destination=\"\(target)\" id=\"\(id)\"/>"
  }

  private static func screen(_ id: String, _ name: String, _ view: String, _ connections: String = "") -> String {
    Drawn.scene(
      id,
      """
      <viewController customClass="\(name)" id="\(id)vc-aa-001" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="\(id)vi-aa-001">\(Drawn.frame(0, 0, 375, 667))
      <subviews>\(view)</subviews></view><connections>\(connections)</connections></viewController>
      """)
  }

  /// A binding of the same path to another object shows another one's value, though its options are others and it stands in the
  /// control's cell. Seen in Printer-Installer.
  @Test(arguments: [false, true]) func aBindingLeadsElsewhere(isOfCell: Bool) throws {
    func file(_ target: String, _ options: String) -> String {
      let objects = ["Table", "Panel"].map {
        "<customObject customClass=\"\($0)Delegate\" userLabel=\"\($0) Delegate\" id=\"\($0)-aa-001\"/>"
      }
      let binding = """
        <connections><binding destination="\(target)-aa-001" name="value" keyPath="message" id="bin-aa-001">\(options)
        </binding></connections>
        """
      return Drawn.macFile(
        """
        <customView id="vie-aa-001">\(Drawn.frame(0, 0, 200, 100))<subviews>
        <textField fixedFrame="YES" userLabel="Message" id="fie-aa-001">\(Drawn.frame(20, 20, 80, 22))
        <textFieldCell key="cell" title="" id="cel-aa-001">\(isOfCell ? binding : "")</textFieldCell>
        \(isOfCell ? "" : binding)</textField></subviews></customView>
        """ + objects.joined())
    }
    let options = "<dictionary key=\"options\"><bool key=\"NSContinuouslyUpdatesValue\" value=\"YES\"/></dictionary>"
    for (one, other) in [("", ""), (options, "")] {
      let told = try lines(file("Table", one), file("Panel", other))
      #expect(
        told.contains {
          $0.contains("leads to the object 'Panel Delegate' instead of the object 'Table Delegate' now")
        },
        "\(told)")
    }
  }

  /// An outlet that leads elsewhere now is no new one, whatever others of its name came. Seen in MacForge.
  @Test func anOutletLeadsElsewhereBesideANewOne() throws {
    func file(_ first: String, _ second: String) -> String {
      let sides = [("One", first), ("Two", second)].map { name, outlets in
        """
        <customView userLabel="Side \(name)" customClass="SideButton" id="\(name)si-aa-001">\(Drawn.frame(0, 0, 80, 20))
        <connections>\(outlets)</connections></customView>
        """
      }
      let pages = ["Home", "Shop", "Plug"].map { name in
        "<customView userLabel=\"\(name)\" id=\"\(name)-aa-001\">\(Drawn.frame(0, 0, 100, 80))</customView>"
      }
      return Drawn.macFile(sides.joined() + pages.joined())
    }
    let told = try lines(
      file(Self.outlet("page", to: "Home-aa-001", "out-aa-001"), ""),
      file(
        Self.outlet("page", to: "Shop-aa-001", "out-aa-002"), Self.outlet("page", to: "Plug-aa-001", "out-aa-003")))
    #expect(
      told.contains(
        "the outlet 'page' of 'Side One' leads to the custom view 'Shop' instead of the custom view 'Home' now"),
      "\(told)")
    #expect(told.contains { $0.hasPrefix("the outlet 'page' of 'Side Two' is new") }, "\(told)")
    #expect(!told.contains { $0.contains("2 outlets") || $0.contains("gone") }, "\(told)")
  }

  /// Of buttons that do one thing the one that was made anew does what it did; that another one is gone is told of that alone. Seen
  /// in homecook-ios.
  @Test func aButtonMadeAnewDoesWhatItDid() throws {
    func button(_ id: String, in screen: String) -> String {
      Drawn.view(
        id, "button", Drawn.frame(20, 20, 80, 30), attributes: "buttonType=\"system\"",
        more: """
          <state key="normal" title="Back"/><connections>
          <action selector="goBack:" destination="\(screen)vc-aa-001" eventType="touchUpInside" id="\(id)a"/></connections>
          """)
    }
    let told = try lines(
      Drawn.storyboard(
        Self.screen("one", "ListPage", button("ba1-aa-001", in: "one"))
          + Self.screen("two", "EditPage", button("ba2-aa-001", in: "two"))),
      Drawn.storyboard(
        Self.screen("one", "ListPage", button("ba3-aa-001", in: "one")) + Self.screen("two", "EditPage", "")),
      ending: "storyboard")
    #expect(told.contains("the action 'goBack:' of 'Back' in 'EditPage' is gone"), "\(told)")
    #expect(!told.contains { $0.contains("'ListPage'") || $0.contains("is new") }, "\(told)")
  }

  /// An outlet to a rule that was made anew as it was leads where it led. Seen in homecook-ios.
  @Test func aRuleMadeAnewIsTheSame() throws {
    func file(_ id: String, _ height: Double) -> String {
      let bar = Drawn.view(
        "bar-aa-001", "view", Drawn.frame(0, 0, 375, height), attributes: "userLabel=\"Bar\"",
        constraints: Drawn.rule(id, "height", constant: height))
      return Drawn.storyboard(Self.screen("one", "ListPage", bar, Self.outlet("barHeight", to: id, "o\(id)")))
    }
    let same = try lines(file("ru1-aa-001", 40), file("ru2-aa-001", 40), ending: "storyboard")
    #expect(same.isEmpty, "\(same)")
    let other = try lines(file("ru1-aa-001", 40), file("ru2-aa-001", 50), ending: "storyboard")
    #expect(other.contains { $0.hasPrefix("the outlet 'barHeight' leads to the rule `Bar.height == 50`") }, "\(other)")
  }

  /// What a table's outlets were is told where an outline stands in its place by another of them. Seen in SimDirs.
  @Test func anOutlineWithoutTheTablesDelegateSaysSo() throws {
    func file(_ kind: String, _ id: String, _ outlets: String) -> String {
      Drawn.macFile(
        """
        <customObject customClass="Folders" id="app-aa-001"/><scrollView fixedFrame="YES" id="\(id)s">
        \(Drawn.frame(0, 0, 200, 100))<clipView key="contentView" id="\(id)c">\(Drawn.frame(0, 0, 200, 100))<subviews>
        <\(kind) id="\(id)">\(Drawn.frame(0, 0, 200, 100))<tableColumns><tableColumn width="187" id="\(id)t"/>
        </tableColumns><connections>\(outlets)</connections></\(kind)></subviews></clipView></scrollView>
        """)
    }
    let told = try lines(
      file(
        "tableView", "ta1-aa-001",
        Self.outlet("dataSource", to: "app-aa-001", "da1") + Self.outlet("delegate", to: "app-aa-001", "de1")),
      file("outlineView", "ta2-aa-001", Self.outlet("dataSource", to: "app-aa-001", "da2")))
    #expect(told.contains { $0.hasPrefix("the outlet 'dataSource' is of an outline view") }, "\(told)")
    #expect(told.contains("the outlet 'delegate' of a table view is gone"), "\(told)")
  }

  /// An action of another name that another object gets says so. Seen in Snapshots.
  @Test func aRenamedActionSaysWhomItCalls() throws {
    func file(_ selector: String, _ target: String) -> String {
      Drawn.macFile(
        """
        <button fixedFrame="YES" id="but-aa-001">\(Drawn.frame(0, 0, 60, 20))
        <buttonCell key="cell" type="push" title="Open" id="bce-aa-001"/><connections>
        <action selector="\(selector)" target="\(target)" id="ac\(selector)"/></connections></button>
        <customObject userLabel="Store" id="sto-aa-001"/>
        """)
    }
    let told = try lines(file("openAll:", "sto-aa-001"), file("showOne:", "-2"))
    #expect(
      told.contains("the action 'showOne:' of 'Open' was 'openAll:' and calls File's Owner instead of 'Store'"),
      "\(told)")
    let same = try lines(file("openAll:", "-2"), file("showOne:", "-2"))
    #expect(same == ["the action 'showOne:' of 'Open' was 'openAll:'"], "\(same)")
  }
}
