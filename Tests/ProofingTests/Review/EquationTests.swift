import Foundation
import ProofModel
import Testing

@testable import LayoutDiff
@testable import Reviewing
@testable import Revisions

/// What gives a view another length, beside a rule that went.
@Suite struct EquationTests {
  /// An equation says the length where a rule that bounded it went: without either the view is of a third one. Seen in
  /// Quiz-iOS.
  @Test func anEquationIsTheCauseBeforeARuleThatWent() throws {
    func file(_ rule: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController id="vco-aa-001" sceneMemberID="viewController"><view key="view" id="vie-aa-001">
          \(Drawn.frame(0, 0, 375, 667))<subviews>
          <label text="10" id="lab-aa-001" userLabel="Time" translatesAutoresizingMaskIntoConstraints="NO">
          \(Drawn.frame(20, 20, 60, 21))<fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
          <constraints>
          <constraint firstItem="lab-aa-001" firstAttribute="leading" secondItem="vie-aa-001" secondAttribute="leading" constant="20" id="rul-aa-001"/>
          <constraint firstItem="lab-aa-001" firstAttribute="top" secondItem="vie-aa-001" secondAttribute="top" constant="20" id="rul-aa-002"/>
          \(rule)</constraints></view></viewController>
          """))
    }
    let bound =
      """
      <constraint firstAttribute="trailing" secondItem="lab-aa-001" secondAttribute="trailing" constant="295" \
      relation="lessThanOrEqual" id="rul-aa-003"/>
      """
    let length =
      "<constraint firstItem=\"lab-aa-001\" firstAttribute=\"width\" constant=\"40\" id=\"rul-aa-004\"/>"
    let report = try SmallHistory(["a.storyboard": file(bound)], ["a.storyboard": file(length)]).review(
      devices: ["iphone-8"]).report
    let causes = report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.sentence)
    #expect(
      causes.contains { $0.hasPrefix("the rule `Time.width == 40` is new") && $0.contains("shrank 20 pt") },
      "\(causes)")
  }
}
