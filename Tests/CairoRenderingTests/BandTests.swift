import ProofModel
import ProofScene
import Testing

@testable import CairoRendering

/// Pictures are drawn in bands of rows: what they show does not depend on where the bands end.
@Suite struct BandTests {
  @Test(arguments: Pictures.all) func bandsGiveThePictureOfOnePiece(_ picture: NamedPicture) throws {
    let renderer = PNGRenderer(fonts: Pictures.fonts, images: Pictures.images())
    renderer.bandHeight = 100_000
    let whole = try renderer.pixels(picture.list)
    for height in [7, 31] {
      renderer.bandHeight = height
      let banded = try renderer.pixels(picture.list)
      try #require(banded.size == whole.size)
      let furthest = zip(whole.bytes, banded.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
      // Where a scaled picture is sampled Cairo rounds by what is drawn on.
      #expect(furthest <= 3, "a channel of '\(picture.name)' differs by \(furthest) of 255 in bands of \(height)")
    }
  }

  /// What Cairo's filter makes of a picture is kept: bands cut it, and another place by whole pixels shows the same.
  @Test func aScaledPictureIsResampledOnce() throws {
    func list(_ y: Double) -> DisplayList {
      let rect = Rect(x: 2.3, y: y + 1.7, width: 33.1, height: 27.9)
      return Pictures.list(40, 60, [.image(asset: "ring.png", rect: rect, clip: rect)])
    }
    let renderer = PNGRenderer(fonts: Pictures.fonts, images: Pictures.images())
    renderer.bandHeight = 100_000
    let whole = try renderer.pixels(list(0))
    #expect(Set(whole.bytes).count > 20)
    for height in [1, 7, 31] {
      renderer.bandHeight = height
      #expect(try renderer.pixels(list(0)).bytes == whole.bytes, "in bands of \(height)")
    }
    // Twenty points are forty rows.
    let lower = try renderer.pixels(list(20))
    let row = whole.size.width * 4
    let moved = 20 * Int(list(0).scale) * row
    #expect(Array(lower.bytes[moved...]) == Array(whole.bytes[..<(whole.bytes.count - moved)]))
    // No other renderer gives other bytes, whatever it drew before.
    let other = PNGRenderer(fonts: Pictures.fonts, images: Pictures.images())
    #expect(try other.pixels(list(20)).bytes == lower.bytes)
  }

  @Test func aPathIsARectangleBetweenItsCorners() {
    let round = Path.roundedRect(Rect(x: 10, y: 20, width: 100, height: 200), radius: 30)
    #expect(round.rectangle(from: 60, to: 90) == Rect(x: 10, y: 60, width: 100, height: 30))
    #expect(round.rectangle(from: 40, to: 90) == nil)
    #expect(round.rectangle(from: 180, to: 200) == nil)
    // A ring is two rectangles, a triangle none.
    var ring = round
    ring.elements += Path.roundedRect(Rect(x: 20, y: 30, width: 80, height: 180), radius: 10).elements
    #expect(ring.rectangle(from: 60, to: 90) == nil)
    let triangle = Path([.move(Point(x: 0, y: 0)), .line(Point(x: 50, y: 100)), .line(Point(x: 0, y: 100)), .close])
    #expect(triangle.rectangle(from: 10, to: 20) == nil)
    // What is not closed is closed by filling it.
    let open = Path([
      .move(Point(x: 5, y: 0)), .line(Point(x: 5, y: 100)), .line(Point(x: 9, y: 100)), .line(Point(x: 9, y: 0)),
    ])
    #expect(open.rectangle(from: 10, to: 20) == Rect(x: 5, y: 10, width: 4, height: 10))
  }

  @Test func aBandIsDrawnFromWhatReachesIt() {
    let dot = Pictures.box(0, 90, 10, 10)
    let list = DisplayList(
      size: Size(width: 100, height: 200), scale: 2,
      commands: [
        .fill(Pictures.box(0, 0, 10, 10), .color(Pictures.ink)),
        .pushClip(Pictures.box(0, 50, 100, 20)),
        .fill(Pictures.box(0, 0, 100, 200), .color(Pictures.red)),
        .popClip,
        .pushTransform(translate: Point(x: 0, y: 60), scale: 1),
        .stroke(dot, .color(Pictures.blue), StrokeStyle(width: 1)),
        .popTransform,
      ])
    let reach = CommandReach(list)
    func drawn(_ rows: Range<Int>) -> [Int] {
      let band = reach.within(rows)
      var drawn: [Int] = []
      var index = 0
      while index < list.commands.count {
        let next = band.firstNotPassed(index)
        if next == index { drawn.append(index) }
        index = max(next, index + (next == index ? 1 : 0))
      }
      return drawn
    }
    #expect(drawn(0..<10) == [0])
    #expect(drawn(60..<80) == [])
    #expect(drawn(110..<120) == [1, 2, 3])
    #expect(drawn(300..<310) == [4, 5, 6])
    #expect(drawn(0..<400) == [0, 1, 2, 3, 4, 5, 6])
  }
}
