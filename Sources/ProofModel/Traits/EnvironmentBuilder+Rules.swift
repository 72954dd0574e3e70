extension EnvironmentBuilder {
  /// Leading and trailing layout margin of a root view: 16, and 20 from 414 points of width on in any orientation;
  /// from iOS 26 on also at 390 to 402. On the Mac 20, the standard distance from a window's edge.
  ///
  /// From Interface Builder's files (16 at 375 in over 110, 20 at 414) and measurements on iOS 26 at 390 and 393.
  public static func rootMargin(width: Double, platform: Platform, era: Era) -> Double {
    switch platform {
    case .mac: return 20
    case .android, .web: return 16
    case .ios: return width >= (era >= Era(.ios, 26) ? 390 : 414) ? 20 : 16
    }
  }

  /// The insets of a device's whole screen in an era, before any bar of an app.
  static func safeArea(of device: Device, orientation: Orientation, era: Era) -> EdgeInsets {
    var insets = device.held(orientation).safeArea
    guard device.family == "iphone", device.cutout != .none else { return insets }
    if orientation.isLandscape {
      // Single measurement: from iOS 26 on the status bar stays on phones held sideways.
      if era.system == .ios, era.major >= 26 {
        insets.top = 20
        insets.bottom = device.id == "iphone-air" ? 29 : 20
      }
    }
    // iOS 12 and 13 (Xcode 11's canvas) gave the first Liquid Retina phones the inset of the iPhone X.
    if ["iphone-xr", "iphone-11"].contains(device.id), era.system == .ios, era.major <= 13 {
      if orientation.isLandscape {
        insets.left = 44
        insets.right = 44
      } else {
        insets.top = 44
      }
    }
    return insets
  }

  /// Size classes of a window of which only the size is known, such that every device and multitasking window of
  /// the catalogue gets its own: low windows (below 480) are compact in height and regular in width only with the
  /// area of the large phones; others are regular in width from 660 on. Mac: regular; Android and web: breakpoints.
  static func sizeClasses(of size: Size, platform: Platform) -> (width: SizeClass, height: SizeClass) {
    switch platform {
    case .mac: return (.regular, .regular)
    case .android, .web:
      return (size.width >= 600 ? .regular : .compact, size.height >= 480 ? .regular : .compact)
    case .ios:
      if size.height < 480 { return (size.width >= 736 && size.height >= 414 ? .regular : .compact, .compact) }
      return (size.width >= 660 ? .regular : .compact, .regular)
    }
  }
}

/// A window on a screen: its size and what follows from it.
struct WindowPlace {
  var size: Size
  var safeArea: EdgeInsets
  var widthClass: SizeClass
  var heightClass: SizeClass

  init(size: Size, safeArea: EdgeInsets, widthClass: SizeClass, heightClass: SizeClass) {
    self.size = size
    self.safeArea = safeArea
    self.widthClass = widthClass
    self.heightClass = heightClass
  }

  init(size: Size, safeArea: EdgeInsets, platform: Platform) {
    let classes = EnvironmentBuilder.sizeClasses(of: size, platform: platform)
    self.init(size: size, safeArea: safeArea, widthClass: classes.width, heightClass: classes.height)
  }

  typealias Found = Result<WindowPlace, EnvironmentBuilder.Unavailable>

  /// The place of a window mode on a device whose full window is given.
  static func of(
    _ window: WindowMode, on device: Device, orientation: Orientation, era: Era, full: WindowPlace
  ) -> Found {
    switch window {
    case .full: return .success(full)
    case .size(let size): return free(size, full: full, platform: device.platform)
    case .popover: return popover(on: device, full: full)
    case .primary, .secondary: return column(window, on: device, orientation: orientation, full: full)
    case .slideOver, .splitHalf, .splitOneThird, .splitTwoThirds:
      guard let widths = device.multitasking else {
        return .failure(.init("\(device.name) has no \(window == .slideOver ? "slide over" : "split view")"))
      }
      return shared(window, widths, device: device, orientation: orientation, era: era, full: full)
    }
  }

  /// A window of a free size: it keeps the insets of the edges that it still reaches.
  static func free(_ size: Size, full: WindowPlace, platform: Platform) -> Found {
    guard size.width <= full.size.width, size.height <= full.size.height else {
      let room = "\(full.size.width.shortText) × \(full.size.height.shortText)"
      return .failure(.init("a window of \(size.width.shortText) × \(size.height.shortText) is larger than \(room)"))
    }
    if size == full.size { return .success(full) }
    let fillsHeight = size.height == full.size.height
    let fillsWidth = size.width == full.size.width
    let insets = EdgeInsets(
      top: fillsHeight ? full.safeArea.top : 0, left: fillsWidth ? full.safeArea.left : 0,
      bottom: fillsHeight ? full.safeArea.bottom : 0, right: fillsWidth ? full.safeArea.right : 0)
    return .success(WindowPlace(size: size, safeArea: insets, platform: platform))
  }

  /// Split view and slide over; the widths are the catalogue's. Sideways the halves are regular on the 12.9- and
  /// 13-inch models only, upright every part is compact (tables measured on devices).
  private static func shared(
    _ window: WindowMode, _ widths: Device.Multitasking, device: Device, orientation: Orientation, era: Era,
    full: WindowPlace
  ) -> Found {
    let isSideways = orientation.isLandscape
    var place = full
    place.widthClass = .compact
    place.heightClass = .regular
    switch window {
    case .splitHalf:
      guard isSideways else { return .failure(.init("upright, \(device.name) has no split into halves")) }
      place.size.width = widths.half
      place.widthClass = full.size.width >= 1366 ? .regular : .compact
    case .splitOneThird: place.size.width = isSideways ? widths.oneThird : widths.uprightOneThird
    case .splitTwoThirds:
      place.size.width = isSideways ? widths.twoThirds : widths.uprightTwoThirds
      place.widthClass = isSideways ? .regular : .compact
    default:
      place.size.width = isSideways ? widths.slideOver : widths.uprightSlideOver
      // It floats 20 points from top and bottom since iOS 11.
      if era.system == .ios, era.major >= 11 { place.size.height -= 40 }
    }
    return .success(place)
  }

  /// A popover of the size that one has without a preferred size: 320 × 480, or what fits the screen; where the
  /// width is compact, UIKit fills the screen instead.
  private static func popover(on device: Device, full: WindowPlace) -> Found {
    guard full.widthClass == .regular else {
      return .failure(.init("\(device.name) has no popovers there: in compact width they fill the screen"))
    }
    let height = min(480, full.size.height - full.safeArea.top - full.safeArea.bottom - 20)
    return .success(
      WindowPlace(
        size: Size(width: 320, height: height), safeArea: .zero, widthClass: .compact,
        heightClass: full.heightClass))
  }

  /// The columns of a split view controller: the primary one is 40 % of the width, 320 points at most; upright it
  /// lies over the secondary one, which then has the whole width.
  private static func column(
    _ window: WindowMode, on device: Device, orientation: Orientation, full: WindowPlace
  ) -> Found {
    guard full.widthClass == .regular else {
      return .failure(.init("\(device.name) has no columns there: in compact width a split view has one"))
    }
    let primary = min(320, (full.size.width * 0.4).snapped(scale: device.scale))
    var place = full
    if window == .primary {
      place.size.width = primary
      place.widthClass = .compact
      place.safeArea.right = 0
    } else if orientation.isLandscape || !device.isTurnable {
      place.size.width -= primary
      place.safeArea.left = 0
    }
    return .success(place)
  }
}
