import Testing

@testable import Reviewing
@testable import Revisions

/// What a container that came or went asks for in its fields.
@Suite struct AskedFieldTests {
  private static let root = "iN0-l3-epB"

  private static func file(_ inner: String) -> String {
    Drawn.xib(
      inner.isEmpty
        ? ""
        : Drawn.view(
          "pan-aa-001", "view", Drawn.frame(20, 40, 200, 160), attributes: "userLabel=\"Panel\"", subviews: inner),
      constraints: inner.isEmpty
        ? ""
        : Drawn.rule("pan-le-001", "leading", "leading", root, item: "pan-aa-001", constant: 20)
          + Drawn.rule("pan-to-001", "top", "top", root, item: "pan-aa-001", constant: 40)
          + Drawn.rule("pan-wi-001", "width", item: "pan-aa-001", constant: 200)
          + Drawn.rule("pan-he-001", "height", item: "pan-aa-001", constant: 160))
  }

  private static func field(_ id: String, _ placeholder: String, _ y: Double) -> String {
    """
    <textField fixedFrame="YES" contentMode="scaleToFill" placeholder="\(placeholder)" borderStyle="roundedRect" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-aa-001">\(Drawn.frame(8, y, 180, 30))
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
    """
  }

  private static let fields = field("one", "E-mail", 10) + field("two", "Password", 50) + field("thr", "First name", 90)

  private func told(_ inner: String) throws -> String {
    ReviewText().text(try SmallHistory.review(Self.file(""), Self.file(inner)).report)
  }

  /// Seen in DiApptic, whose panel was told by the first of its five fields.
  @Test func aPanelIsToldWithAllItsFields() throws {
    let told = try told(Self.fields)
    #expect(told.contains("'Panel' with 'E-mail', 'Password' and 'First name' is new"), "\(told)")
  }

  @Test func aPanelThatSaysSomethingIsToldWithItsFieldsToo() throws {
    let told = try told(Drawn.label("lab-aa-001", "Welcome", Drawn.frame(8, 130, 100, 20)) + Self.fields)
    #expect(
      told.contains("'Panel' with 'Welcome' and the fields 'E-mail', 'Password', 'First name' is new"), "\(told)")
  }

  /// A field that was made anew elsewhere asks for what it asked for. Seen in TravelPlanner.
  @Test func aFieldThatWasMadeAnewIsTheSame() throws {
    let told = ReviewText().text(
      try SmallHistory.review(
        Drawn.xib(Self.field("one", "Title", 10) + Self.field("two", "Notes", 50)),
        Drawn.xib(Self.field("new", "Notes", 200))
      ).report)
    #expect(told.contains("'Title' is gone") && told.contains("frame of 'Notes' is at y 200 instead of 50"), "\(told)")
  }
}
