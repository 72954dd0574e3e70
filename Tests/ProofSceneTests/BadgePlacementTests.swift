import AutoLayout
import ProofModel
import Testing

@testable import ProofScene

@Suite struct BadgePlacementTests {
  /// Issue 2, point 8: badges never cover each other or the text they measure.
  @Test(arguments: Array(UInt64(1)...40)) func noBadgeCoversAnotherOrItsText(seed: UInt64) {
    var random = SeededNumbers(seed)
    let fixture = randomLayout(&random)
    let painter = fixture.overlay([.constraints, .frames, .safeArea, .margins])
    let badges = painter.placedBadges
    #expect(!badges.isEmpty, "seed \(seed)")
    for (index, badge) in badges.enumerated() {
      for other in badges[(index + 1)...] {
        #expect(!badge.rect.overlaps(other.rect), "seed \(seed): \(badge.rect) and \(other.rect)")
      }
      for text in painter.placement.texts where badge.badge.measured.contains(text.view) {
        #expect(!badge.rect.overlaps(text.rect), "seed \(seed): \(badge.rect) on text \(text.rect)")
      }
      let (rect, bounds) = (badge.rect, painter.bounds)
      #expect(rect.minX >= bounds.minX && rect.maxX <= bounds.maxX, "seed \(seed): \(rect) leaves the picture")
      #expect(rect.minY >= bounds.minY && rect.maxY <= bounds.maxY, "seed \(seed): \(rect) leaves the picture")
    }
  }

  @Test func everyBadgeFindsAPlaceOnACrowdedPhone() {
    var fixture = LayoutFixture(width: 320, height: 480)
    for row in 0..<10 {
      let y = 20 + Double(row) * 44
      let label = fixture.label("label\(row)", "A rather long label", at: Point(x: 16, y: y))
      let field = fixture.add("field\(row)", .textField, Rect(x: 190, y: y, width: 114, height: 30))
      fixture.rule(label, .leading, .equal, 0, plus: 16)
      fixture.rule(field, .leading, .equal, label, .trailing, plus: 8)
      fixture.rule(field, .trailing, .equal, 0, plus: -16)
      fixture.rule(field, .width, .greaterThanOrEqual, plus: 80)
    }
    #expect(fixture.overlay().entries.unplaced == 0)
  }

  @Test func aMovedBadgeHasALeader() {
    var placement = BadgePlacement(bounds: Rect(x: 0, y: 0, width: 200, height: 200))
    placement.texts = [(view: 1, rect: Rect(x: 60, y: 60, width: 80, height: 80))]
    let badge = badge(from: Point(x: 100, y: 100), to: Point(x: 100, y: 100), measured: [1])
    let place = placement.place(badge)
    #expect(place?.needsLeader == true)
  }

  @Test func aBadgeLargerThanThePictureIsLeftOut() {
    var placement = BadgePlacement(bounds: Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(placement.place(badge(from: .zero, to: .zero, measured: [])) == nil)
  }

  /// A sheet cuts away what lies beyond a device's round corners.
  @Test func aBadgeKeepsOffRoundCorners() throws {
    var placement = BadgePlacement(bounds: Rect(x: 0, y: 0, width: 200, height: 300))
    placement.cornerRadius = 60
    let found = placement.place(badge(from: Point(x: 4, y: 4), to: Point(x: 4, y: 4), measured: []))
    let place = try #require(found)
    let corner = place.rect.origin
    let fromCenter = ((60 - corner.x) * (60 - corner.x) + (60 - corner.y) * (60 - corner.y)).squareRoot()
    #expect(corner.x >= 60 || corner.y >= 60 || fromCenter <= 60, "\(place.rect)")
  }

  @Test func theSameMarksGiveTheSamePlaces() {
    var one = SeededNumbers(7)
    var two = SeededNumbers(7)
    let first = randomLayout(&one).picture(SceneOptions(overlays: [.constraints]))
    let second = randomLayout(&two).picture(SceneOptions(overlays: [.constraints]))
    #expect(first.list.text == second.list.text)
  }

  private func badge(from start: Point, to end: Point, measured: [Int]) -> Badge {
    let own = OwnText(LayoutFixture.engine, scale: 2)
    return Badge(
      laid: own.lay("320", size: 9), size: Size(width: 24, height: 13), fontSize: 9, tone: .satisfied, start: start,
      end: end, mayCoverAnchor: true, measured: measured, rank: 2)
  }

  private func randomLayout(_ random: inout SeededNumbers) -> LayoutFixture {
    var fixture = LayoutFixture(width: 375, height: 667, scale: 3)
    fixture.layout.views[0].safeAreaInsets = EdgeInsets(top: 44, bottom: 34)
    fixture.layout.views[0].layoutMargins = EdgeInsets(top: 44, left: 16, bottom: 34, right: 16)
    let words = ["Title", "A longer label", "Ω", "Notes and more notes", "12", "E-mail address"]
    let count = 3 + random.next(10)
    for number in 1...count {
      let origin = Point(x: Double(random.next(300)), y: Double(random.next(620)))
      if random.next(2) == 0 {
        fixture.label("label\(number)", words[random.next(words.count)], at: origin)
      } else {
        let size = Size(width: 10 + Double(random.next(200)), height: 4 + Double(random.next(120)))
        fixture.add("view\(number)", .view, Rect(origin: origin, size: size))
      }
    }
    let attributes: [LayoutAttribute] = [.leading, .trailing, .top, .bottom, .centerX, .centerY, .width, .height]
    for number in 0..<(count * 3) {
      let first = 1 + random.next(count)
      let attribute = attributes[random.next(attributes.count)]
      let second = random.next(count + 1)
      let position = fixture.rule(
        first, attribute, random.next(3) == 0 ? .greaterThanOrEqual : .equal, second == first ? 0 : second,
        plus: Double(random.next(40)), priority: random.next(4) == 0 ? 750 : 1000)
      if random.next(6) == 0 { fixture.layout.constraints[position].status = .inConflict(1 + number % 3) }
      if random.next(6) == 0 { fixture.layout.constraints[position].note = "A remark that runs on for a while." }
    }
    return fixture
  }
}

/// A small generator of numbers that are the same for a seed on every machine (splitmix64).
struct SeededNumbers {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
