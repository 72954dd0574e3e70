import Foundation
import Testing

@testable import Proofsheet

/// What is told of objects beside cards that tell something else of them, and what is not told twice.
@Suite struct BesideCardsTests {
  private func notes(_ before: String, _ after: String, ending: String = "xib") throws -> [String] {
    let outcome = try SmallHistory(["a.\(ending)": before], ["a.\(ending)": after]).review(devices: ["iphone-8"])
    return outcome.report.notes.filter(\.isChange).map {
      $0.text.replacing("'a.\(ending)' changed in what no picture shows: ", with: "")
    }
  }

  private static func popUp(_ border: String, y: Double, items: [String] = ["One"]) -> String {
    let list = items.enumerated().map { "<menuItem title=\"\($1)\" id=\"it\($0)-aa-001\"/>" }.joined()
    return Drawn.mac(
      """
      <popUpButton translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="pop-aa-001">
      \(Drawn.frame(20, y, 120, 26))<autoresizingMask key="autoresizingMask"/>
      <popUpButtonCell key="cell" type="push" title="\(items[0])" bezelStyle="rounded" borderStyle="\(border)" \
      selectedItem="it0-aa-001" id="cel-aa-001"><menu key="menu" id="men-aa-001"><items>\(list)</items></menu>
      </popUpButtonCell></popUpButton>
      """)
  }

  /// A card that tells where a view was drawn tells nothing of its looks.
  @Test func settingsAreToldBesideFrames() throws {
    let told = try notes(Self.popUp("borderAndBezel", y: 20), Self.popUp("border", y: 60))
    #expect(told.contains { $0.contains("border style in a pop up button cell is 'border'") }, "\(told)")
  }

  /// The items of a pop-up button that a card tells are no texts that no picture shows.
  @Test func itemsOfPopUpsAreToldOnce() throws {
    let files = [["One", "Two"], ["First", "Two"]].map { Self.popUp("border", y: 20, items: $0) }
    let outcome = try SmallHistory(["a.xib": files[0]], ["a.xib": files[1]]).review(devices: [])
    #expect(!outcome.report.groups.isEmpty)
    #expect(!outcome.report.notes.contains { $0.text.contains("menu item") }, "\(outcome.report.notes.map(\.text))")
  }

  /// What a controller says is told beside cards of its views, and not beside those of its bars.
  @Test func settingsOfBarsAreToldBesideViews() throws {
    func file(_ text: String, _ item: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController customClass="One" id="vco-aa-001" sceneMemberID="viewController"><view key="view" id="vie-aa-001">
          \(Drawn.frame(0, 0, 375, 667))<subviews>\(Drawn.label("lab-aa-001", text, Drawn.frame(20, 60, 90, 20)))</subviews></view>
          <navigationItem key="navigationItem" title="\(item)" id="nav-aa-001"/></viewController>
          """))
    }
    let told = try notes(file("Hello", "List"), file("Other", "Items"), ending: "storyboard")
    #expect(told == ["title in a navigation item is 'Items' instead of 'List'"], "\(told)")
  }
}
