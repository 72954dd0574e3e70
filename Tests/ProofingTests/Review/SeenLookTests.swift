import Testing

@testable import Reviewing
@testable import Revisions

/// The text of a review: what is seen without moving anything, and in which picture the amounts are those that are told.
@Suite struct SeenLookTests {
  private static func spec(gap: Int, color: String, lead: String = "leading") -> String {
    """
    proofsheet: 1
    name: a
    views:
      title: { type: label, text: "Some words", color: "\(color)" }
      box: { type: view, background: "#336699" }
    constraints:
      form:
        - title.top == safe.top + 24
        - title.leading == margins.leading
        - box.top == title.bottom + \(gap)
        - box.\(lead) == margins.\(lead)
        - box.width == 80
        - box.height == 40
    """
  }

  private func text(_ before: String, _ after: String, devices: [String]) throws -> String {
    let history = try SmallHistory(["a.proof.yaml": before], ["a.proof.yaml": after])
    return ReviewText().text(try history.review(devices: devices).report)
  }

  @Test func anotherColourIsNoIdleEdit() throws {
    let told = try text(
      Self.spec(gap: 8, color: "#000000"), Self.spec(gap: 20, color: "#CC0000"), devices: ["iphone-8"])
    #expect(told.contains("also: colour of 'title' is #CC0000"), "\(told)")
    #expect(!told.contains("moving nothing"), "\(told)")
  }

  @Test func amountsAreOfThePictureThatIsNamed() throws {
    let told = try text(
      Self.spec(gap: 8, color: "#000000"), Self.spec(gap: 8, color: "#000000", lead: "trailing"),
      devices: ["iphone-8", "ipad-mini"])
    #expect(told.contains("as in a.iphone-8, more in 1 other"), "\(told)")
    let alike = try text(
      Self.spec(gap: 8, color: "#000000"), Self.spec(gap: 20, color: "#000000"), devices: ["iphone-8", "ipad-mini"])
    #expect(!alike.contains("as in a.") && !alike.contains("most of all"), "\(alike)")
  }
}
