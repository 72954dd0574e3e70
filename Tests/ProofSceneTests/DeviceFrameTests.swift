import ProofModel
import Testing

@testable import ProofScene

@Suite struct DeviceFrameTests {
  private func frame(_ id: String, _ orientation: Orientation = .portrait, window: WindowMode = .full) throws
    -> DeviceFrame
  {
    let device = try #require(DeviceCatalogue.shared.device(id))
    var builder = EnvironmentBuilder(.device(device))
    builder.orientation = orientation
    builder.window = window
    return DeviceFrame(
      environment: try builder.environment().get(), options: SceneOptions(chrome: .device, device: device))
  }

  /// A floating window stands at the trailing edge of the whole iPad, 20 points from top and bottom.
  @Test func slideOverIsDrawnOnTheWholeDevice() throws {
    let frame = try frame("ipad-pro-11-m4", .landscape, window: .slideOver)
    #expect(frame.screen.size == Size(width: 1210, height: 834))
    #expect(frame.origin.y - frame.screen.minY == 20)
    #expect(frame.origin.x > frame.screen.midX)
    #expect(frame.neighbour == frame.screen)
  }

  @Test func aSplitViewLeavesTheRestToAnotherApp() throws {
    let half = try frame("ipad-pro-11-m4", .landscape, window: .splitHalf)
    let rest = try #require(half.neighbour)
    #expect(half.origin == half.screen.origin)
    #expect(rest.maxX == half.screen.maxX)
    let third = try frame("ipad-pro-11-m4", .landscape, window: .splitOneThird)
    #expect(third.origin.x > third.screen.midX)
    #expect(third.neighbour?.minX == third.screen.minX)
  }

  @Test func aHomeButtonTurnsWithTheDevice() throws {
    let upright = try frame("iphone-8")
    let turned = try frame("iphone-8", .landscape)
    let below = try #require(upright.homeButton)
    let beside = try #require(turned.homeButton)
    #expect(below.y > upright.screen.maxY && below.x == upright.screen.midX)
    #expect(beside.x > turned.screen.maxX && beside.y == turned.screen.midY)
    #expect(try frame("iphone-17").homeButton == nil)
  }

  private func sheet(_ id: String, _ style: Presentation.Style, era: Era? = nil) throws -> DeviceFrame {
    let device = try #require(DeviceCatalogue.shared.device(id))
    var full = try EnvironmentBuilder(.device(device)).environment().get()
    if let era { full.era = era }
    let environment = Presentation(style).environment(in: full, hasBar: true)
    return DeviceFrame(environment: environment, options: SceneOptions(chrome: .device, device: device))
  }

  /// A sheet was drawn as a device of its own with square corners.
  @Test func aSheetIsDrawnOnTheWholeDevice() throws {
    let phone = try sheet("iphone-17", .pageSheet)
    #expect(phone.isPresented && phone.screen.size == Size(width: 402, height: 874))
    #expect(phone.origin.x == phone.screen.minX)
    #expect(phone.origin.y - phone.screen.minY == 72)
    let pad = try sheet("ipad-pro-11-m4", .formSheet)
    #expect(pad.origin == Point(x: pad.screen.midX - 270, y: pad.screen.midY - 310))
    #expect(try !frame("iphone-17").isPresented)
    #expect(try !frame("ipad-pro-11-m4", .landscape, window: .slideOver).isPresented)
  }
}
