import Testing

@testable import ProofModel

@Suite struct EnvironmentBuilderTests {
  func builder(_ name: String, _ orientation: Orientation = .portrait, era: Era? = nil) throws -> EnvironmentBuilder {
    var builder = EnvironmentBuilder(.device(try #require(DeviceCatalogue.shared.device(name))))
    builder.orientation = orientation
    builder.era = era
    return builder
  }

  // The fourteen screens of the adaptive layout chapter, with insets, height class and root margin.
  @Test(arguments: [
    ("iPhone 4s", Orientation.portrait, 320.0, 480.0, EdgeInsets(top: 20), SizeClass.regular, 16.0),
    ("iPhone 4s", .landscape, 480, 320, .zero, .compact, 20),
    ("iPhone SE1", .portrait, 320, 568, EdgeInsets(top: 20), .regular, 16),
    ("iPhone SE1", .landscape, 568, 320, .zero, .compact, 20),
    ("iPhone 8", .portrait, 375, 667, EdgeInsets(top: 20), .regular, 16),
    ("iPhone 8", .landscape, 667, 375, .zero, .compact, 20),
    ("iPhone 8 Plus", .portrait, 414, 736, EdgeInsets(top: 20), .regular, 20),
    ("iPhone 8 Plus", .landscape, 736, 414, .zero, .compact, 20),
    ("iPhone X", .portrait, 375, 812, EdgeInsets(top: 44, bottom: 34), .regular, 16),
    ("iPhone X", .landscape, 812, 375, EdgeInsets(left: 44, bottom: 21, right: 44), .compact, 20),
    ("iPad 9.7", .portrait, 768, 1024, EdgeInsets(top: 20), .regular, 20),
    ("iPad 9.7", .landscape, 1024, 768, EdgeInsets(top: 20), .regular, 20),
    ("iPad Pro 12.9", .portrait, 1024, 1366, EdgeInsets(top: 20), .regular, 20),
    ("iPad Pro 12.9", .landscape, 1366, 1024, EdgeInsets(top: 20), .regular, 20),
  ])
  func classicScreens(
    name: String, orientation: Orientation, width: Double, height: Double, safeArea: EdgeInsets,
    heightClass: SizeClass, margin: Double
  ) throws {
    let environment = try builder(name, orientation).environment().get()
    #expect(environment.windowSize == Size(width: width, height: height))
    #expect(environment.screenSize == environment.windowSize)
    #expect(environment.safeArea == safeArea)
    #expect(environment.heightClass == heightClass)
    #expect(environment.rootMargin == margin)
  }

  // 390 to 402 points: 16 before iOS 26, 20 from it (measured on iOS 26 at 390 and 393).
  @Test func theRootMarginGrowsWithTheEra() throws {
    #expect(try builder("iphone-15").environment().get().rootMargin == 16)
    #expect(try builder("iphone-15", era: Era(.ios, 26)).environment().get().rootMargin == 20)
    #expect(try builder("iphone-8", era: Era(.ios, 26)).environment().get().rootMargin == 16)
  }

  @Test func firstLiquidRetinaPhonesHadTheInsetsOfTheX() throws {
    #expect(try builder("iphone-xr", era: Era(.ios, 13)).environment().get().safeArea.top == 44)
    #expect(try builder("iphone-xr").environment().get().safeArea.top == 48)
    #expect(try builder("iphone-11", .landscape, era: Era(.ios, 12)).environment().get().safeArea.left == 44)
  }

  @Test func phonesKeepTheStatusBarSidewaysFromIOS26() throws {
    #expect(try builder("iphone-16", .landscape).environment().get().safeArea.top == 0)
    #expect(try builder("iphone-16", .landscape, era: Era(.ios, 26)).environment().get().safeArea.top == 20)
  }

  // Published widths of split view, and the size classes measured with them.
  @Test(arguments: [
    ("ipad-pro-9-7", Orientation.landscape, WindowMode.splitHalf, 507.0, SizeClass.compact),
    ("ipad-pro-9-7", .landscape, .splitTwoThirds, 694, .regular),
    ("ipad-pro-9-7", .landscape, .splitOneThird, 320, .compact),
    ("ipad-pro-9-7", .portrait, .splitTwoThirds, 438, .compact),
    ("ipad-pro-12-9-2", .landscape, .splitHalf, 678, .regular),
    ("ipad-pro-12-9-2", .portrait, .splitTwoThirds, 639, .compact),
    ("ipad-pro-12-9-2", .portrait, .slideOver, 375, .compact),
    ("ipad-pro-11-1", .landscape, .splitOneThird, 375, .compact),
  ])
  func splitWindows(
    name: String, orientation: Orientation, window: WindowMode, width: Double, widthClass: SizeClass
  ) throws {
    var builder = try builder(name, orientation)
    builder.window = window
    let environment = try builder.environment().get()
    #expect(environment.windowSize.width == width)
    #expect(environment.widthClass == widthClass)
    #expect(environment.heightClass == .regular)
    #expect(environment.screenSize.width > width)
  }

  @Test func whatDoesNotExistHasAReason() throws {
    func reason(_ name: String, _ orientation: Orientation, _ window: WindowMode) throws -> String {
      var builder = try builder(name, orientation)
      builder.window = window
      guard case .failure(let error) = builder.environment() else { return "" }
      return error.reason
    }
    #expect(try reason("iphone-8", .upsideDown, .full).contains("upside-down"))
    #expect(try reason("ipad-pro-9-7", .upsideDown, .full) == "")
    #expect(try reason("iphone-8", .portrait, .splitHalf) == "iPhone 8 has no split view")
    #expect(try reason("ipad-pro-9-7", .portrait, .splitHalf).contains("halves"))
    #expect(try reason("iphone-8", .portrait, .popover).contains("compact width"))
    #expect(try reason("mac-window-1280x800", .landscape, .full).contains("not turned"))
    #expect(try reason("iphone-8", .portrait, .size(Size(width: 800, height: 600))).contains("larger than"))
  }

  @Test func aBareSizeHasNoInsetsAndItsClasses() throws {
    var builder = EnvironmentBuilder(.size(Size(width: 393, height: 852), scale: 3, name: nil))
    var environment = try builder.environment().get()
    #expect(environment.safeArea == .zero)
    #expect(environment.scale == 3)
    #expect(environment.deviceName == "393 × 852")
    builder.orientation = .landscape
    environment = try builder.environment().get()
    #expect(environment.windowSize == Size(width: 852, height: 393))
    #expect(environment.heightClass == .compact)
    #expect(environment.isLandscape)
  }

  @Test func impossibleSizesAreRefused() {
    let size = Size(width: 393, height: 852)
    for scale in [0, -1, 1e9, .nan, .infinity] {
      #expect(throws: EnvironmentBuilder.Unavailable.self) {
        try EnvironmentBuilder(.size(size, scale: scale, name: nil)).environment().get()
      }
    }
    for side in [0, -1, 1e308, .nan, .infinity] {
      let screen = EnvironmentBuilder.Screen.size(Size(width: side, height: 852), scale: 2, name: nil)
      #expect(throws: EnvironmentBuilder.Unavailable.self) { try EnvironmentBuilder(screen).environment().get() }
    }
    var resized = EnvironmentBuilder(.size(size, scale: 2, name: nil))
    resized.resizedFrom = Size(width: .nan, height: 1)
    #expect(throws: EnvironmentBuilder.Unavailable.self) { try resized.environment().get() }
  }

  @Test func aWideSizeIsLandscapeForConditions() throws {
    let wide = try EnvironmentBuilder(.size(Size(width: 667, height: 375), scale: 2, name: nil)).environment().get()
    #expect(Condition.orientation(.landscape).holds(in: wide))
    #expect(!Condition.orientation(.portrait).holds(in: wide))
  }

  // The size rule gives every phone, iPad and multitasking window of the catalogue its own classes.
  @Test func theSizeRuleAgreesWithTheCatalogue() {
    for device in DeviceCatalogue.shared.devices where device.family == "iphone" || device.isPad {
      if DeviceCatalogue.experimental.contains(device.id) { continue }
      for orientation in device.orientations {
        let modes: [WindowMode] = [.full, .splitHalf, .splitOneThird, .splitTwoThirds, .slideOver]
        for mode in modes {
          var builder = EnvironmentBuilder(.device(device))
          builder.orientation = orientation
          builder.window = mode
          guard case .success(let found) = builder.environment() else { continue }
          let classes = EnvironmentBuilder.sizeClasses(of: found.windowSize, platform: .ios)
          #expect(classes.width == found.widthClass, "\(device.id) \(orientation) \(mode)")
          #expect(classes.height == found.heightClass, "\(device.id) \(orientation) \(mode)")
        }
      }
    }
  }

  @Test func columnsOfASplitView() throws {
    var builder = try builder("ipad-pro-9-7", .landscape)
    builder.window = .primary
    #expect(try builder.environment().get().windowSize.width == 320)
    builder.window = .secondary
    #expect(try builder.environment().get().windowSize.width == 704)
    builder.orientation = .portrait
    #expect(try builder.environment().get().windowSize.width == 768)
  }
}
