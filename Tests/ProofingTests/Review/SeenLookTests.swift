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

  /// A configuration's own colours are the button's. Seen in Recipe-iOS.
  @Test func aConfigurationsColoursAreTold() throws {
    func color(_ key: String, _ red: Double, _ other: Double) -> String {
      "<color key=\"\(key)\" red=\"\(red)\" green=\"\(other)\" blue=\"\(other)\" alpha=\"1\" "
        + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    }
    func file(_ own: String, _ inner: String) -> String {
      Drawn.xib(
        """
        <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" \
        translatesAutoresizingMaskIntoConstraints="NO" id="but-aa-001">\(Drawn.frame(20, 100, 120, 35))
        <autoresizingMask key="autoresizingMask"/>\(own)<state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" title="Save">\(inner)</buttonConfiguration></button>
        """)
    }
    func told(_ own: String, _ inner: String) throws -> String {
      ReviewText().text(try SmallHistory.review(file("", ""), file(own, inner), devices: ["iphone-8"]).report)
    }
    let red = try told("", color("baseForegroundColor", 1, 0))
    #expect(red.contains("colour of 'Save' is #FF0000 instead of #FFFFFF"), "\(red)")
    // What a tint says is no colour of the title, which pictures show as it was.
    let white = try told(color("tintColor", 0, 0), color("baseForegroundColor", 1, 1))
    #expect(white.contains("tint of 'Save'") && white.contains("base foreground color in a button"), "\(white)")
  }

  /// The ground of a cell whose content is told to have another size is told with that. Seen in UW-Quest-iOS.
  @Test func aCellsGroundIsToldBesideItsContent() throws {
    func file(_ width: Double, _ white: Double) -> String {
      Drawn.xib(
        """
        <collectionView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="col-aa-001">
        \(Drawn.frame(0, 0, 375, 400))<collectionViewFlowLayout key="collectionViewLayout">
        <size key="itemSize" width="\(width)" height="100"/></collectionViewFlowLayout>
        <cells><collectionViewCell id="cel-aa-001"><view key="contentView">\(Drawn.frame(0, 0, width, 100))</view>
        <color key="backgroundColor" white="\(white)" alpha="1" colorSpace="calibratedWhite"/></collectionViewCell>
        </cells></collectionView>
        """)
    }
    let told = ReviewText().text(try SmallHistory.review(file(200, 1), file(150, 0.5)).report)
    #expect(told.contains("background of 'Collection View Cell' is #808080 instead of #FFFFFF"), "\(told)")
  }
}
