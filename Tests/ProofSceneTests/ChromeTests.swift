import AutoLayout
import ProofModel
import Resolving
import Testing

@testable import ProofScene

@Suite struct ChromeTests {
  private func environment(_ device: Device, _ orientation: Orientation) -> Environment {
    Environment(orientation: orientation, screenSize: device.screenSize(orientation), scale: device.scale)
  }

  @Test func withoutChromeThePictureIsTheWindow() {
    let fixture = LayoutFixture(width: 375, height: 667)
    #expect(fixture.picture().list.size == Size(width: 375, height: 667))
  }

  @Test func aDeviceHasABezelAllRound() {
    let fixture = LayoutFixture(width: 375, height: 667)
    let picture = fixture.picture(SceneOptions(chrome: .device))
    #expect(picture.list.size == Size(width: 395, height: 687))
    #expect(
      SceneBuilder.pictureSize(fixture.layout.environment, options: SceneOptions(chrome: .device)) == picture.list.size)
  }

  /// Black signs on a dark screen could not be read; apps choose light ones there.
  @Test(arguments: [(0x101010, true), (0xFFFFFF, false), (0x0A3D62, true), (0xFFD60A, false)])
  func theStatusBarCanBeReadOnItsGround(rgb: Int, isLight: Bool) throws {
    let device = try #require(DeviceCatalogue.shared.device("iphone-8"))
    var fixture = LayoutFixture(width: 375, height: 667)
    fixture.add("banner", .view, Rect(x: 0, y: 0, width: 375, height: 200)) {
      $0.background = Color(rgb: UInt32(rgb))
    }
    let options = SceneOptions(chrome: .device, device: device)
    let painter = ChromePainter(layout: fixture.layout, options: options, text: LayoutFixture.engine)
    #expect(painter.statusInk == (isLight ? .white : .black))
    // A hidden one is no ground.
    fixture.layout.views[1].isHidden = true
    let bare = ChromePainter(layout: fixture.layout, options: options, text: LayoutFixture.engine)
    #expect(bare.statusInk == bare.palette.label)
  }

  @Test func theIslandTurnsWithTheDevice() throws {
    let device = try #require(DeviceCatalogue.shared.device("iphone-16-pro"))
    let upright = DeviceShape(environment: environment(device, .portrait), device: device)
    let turned = DeviceShape(environment: environment(device, .landscape), device: device)
    #expect(box(upright.cutout) == Rect(x: 138.5, y: 14, width: 125, height: 37))
    #expect(box(turned.cutout) == Rect(x: 14, y: 138.5, width: 37, height: 125))
    #expect(upright.cornerRadius == 62)
  }

  @Test func aNotchInLandscapeEndsAtTheScreensEdge() throws {
    let device = try #require(DeviceCatalogue.shared.device("iphone-x"))
    let left = DeviceShape(environment: environment(device, .landscape), device: device)
    let right = DeviceShape(environment: environment(device, .landscapeRight), device: device)
    #expect(box(left.cutout)?.minX == 0)
    #expect(box(right.cutout)?.maxX == 812)
  }

  @Test func aWindowBesideAnotherHasNoCutOut() throws {
    let device = try #require(DeviceCatalogue.shared.device("iphone-16-pro"))
    var environment = environment(device, .portrait)
    environment.window = .slideOver
    #expect(DeviceShape(environment: environment, device: device).cutout == nil)
  }

  /// A controller's bars lie over its views, from the window's edges on, with what they say inside.
  @Test func barsAreDrawnOverTheViews() {
    var fixture = LayoutFixture(width: 375, height: 667)
    let plain = fixture.picture().list.commands.count
    fixture.layout.bars = [
      SolvedBar(
        kind: .navigation, frame: Rect(x: 0, y: 0, width: 375, height: 64),
        content: Rect(x: 0, y: 20, width: 375, height: 44)),
      SolvedBar(
        kind: .tab, frame: Rect(x: 0, y: 618, width: 375, height: 49),
        content: Rect(x: 0, y: 618, width: 375, height: 49)),
    ]
    let empty = fixture.picture().list.commands.count
    #expect(empty > plain)
    fixture.layout.barContents.title = "Library"
    fixture.layout.barContents.back = "Shelves"
    fixture.layout.barContents.trailing = [.sign("add"), .title("Sort")]
    fixture.layout.barContents.tabs = ["Books", "About"]
    let words = fixture.picture().list.commands.compactMap { command -> Double? in
      if case .text(_, let origin, _) = command { return origin.x }
      return nil
    }
    // The title, the way back, a button and two tabs; the plus is lines.
    #expect(words.count == 5)
    #expect(words.allSatisfy { $0 >= 0 && $0 < 375 })
  }

  private func box(_ path: Path?) -> Rect? {
    guard let path else { return nil }
    var box: Rect?
    for element in path.elements {
      let points: [Point]
      switch element {
      case .move(let point), .line(let point), .curve(_, _, let point): points = [point]
      case .close: points = []
      }
      for point in points {
        let dot = Rect(origin: point, size: .zero)
        box = box.map { $0.union(dot) } ?? dot
      }
    }
    return box
  }
}
