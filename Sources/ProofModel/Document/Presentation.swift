/// How a screen comes over another one: as a part of the device's screen where there is room, in UIKit's words.
public struct Presentation: Hashable, Sendable {
  /// The way in which a screen comes, by UIKit's styles, or what it is where it is no screen at all.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case popover
    case formSheet = "form-sheet"
    case pageSheet = "page-sheet"
    /// A view that is no screen, such as a header or a cell of a collection: of its own size on every device.
    case view
    /// One that is as wide as the screen, such as a row of a table.
    case row
  }

  /// The style by which the screen comes, or what it is where it is no screen.
  public var style: Style
  /// Points, without bars (`preferredContentSize`); nil: the style's own.
  public var preferredSize: Size?
  /// What bars cover of a view that is no screen, as of a controller's in a file of its own.
  public var safeArea: EdgeInsets = .zero

  /// Whether it is no screen but a view by itself, which others show.
  public var isOfView: Bool { style == .view || style == .row }

  /// A presentation from its parts; `preferredSize` is in points and without bars.
  public init(_ style: Style, preferredSize: Size? = nil) {
    self.style = style
    self.preferredSize = preferredSize
  }

  /// The part of a full window that the screen gets.
  ///
  /// Regular width: popovers have the preferred size, else 320 × 480, from iOS 13 on 375 × 667; form sheets the preferred
  /// size or 540 × 620; page sheets are 768 wide at most and end below the status bar (UIKit's documented sizes).
  /// Compact width: the whole screen; from iOS 13 on upright a sheet below the status bar, which on screens with a cut-out
  /// begins 10 points lower (Interface Builder's canvases: 647 of 667, 758 of 812), from iOS 26 on without those.
  ///
  /// - Parameter hasBar: whether a navigation bar lies over the screen, which sheets have 56 high from iOS 13 on.
  public func environment(in full: Environment, hasBar: Bool) -> Environment {
    guard full.platform == .ios, full.window == .full, full.windowSize == full.screenSize else { return full }
    var result = full
    if isOfView {
      let size = preferredSize ?? full.screenSize
      result.windowSize = Size(width: style == .row ? full.screenSize.width : size.width, height: size.height)
      result.safeArea = safeArea
      return result
    }
    let screen = full.screenSize
    let isSheetEra = full.era >= Era(.ios, 13)
    if full.widthClass == .regular, full.heightClass == .regular {
      result.windowSize = fitted(size(on: full, isSheetEra), on: full)
      // Only page sheets are wide enough for what a regular width has.
      result.widthClass = result.windowSize.width >= 660 ? .regular : .compact
      result.safeArea = .zero
    } else if isSheetEra, full.widthClass == .compact, full.heightClass == .regular {
      let isCut = full.safeArea.top > 24 && full.era < Era(.ios, 26)
      let top = full.safeArea.top + (isCut ? 10 : 0)
      result.windowSize = Size(width: screen.width, height: screen.height - top)
      result.safeArea.top = 0
    } else {
      return full
    }
    if isSheetEra, hasBar, style != .popover { result.safeArea.top += full.era >= Era(.ios, 26) ? 0 : 12 }
    result.rootMargin = EnvironmentBuilder.rootMargin(
      width: result.windowSize.width, platform: full.platform, era: full.era)
    return result
  }

  private func size(on full: Environment, _ isSheetEra: Bool) -> Size {
    switch style {
    case .view, .row, .popover:
      return preferredSize ?? (isSheetEra ? Size(width: 375, height: 667) : Size(width: 320, height: 480))
    case .formSheet: return preferredSize ?? Size(width: 540, height: 620)
    case .pageSheet:
      return Size(width: min(768, full.screenSize.width), height: full.screenSize.height - full.safeArea.top)
    }
  }

  private func fitted(_ size: Size, on full: Environment) -> Size {
    let room = full.screenSize.height - full.safeArea.top - (style == .pageSheet ? 0 : full.safeArea.bottom + 20)
    return Size(width: max(1, min(size.width, full.screenSize.width)), height: max(1, min(size.height, room)))
  }
}

extension Document {
  /// Whether it is a screen of its own, with the device's shape around it.
  public var isScreen: Bool { presentation?.style != .view && presentation?.style != .row }

  /// The part of a full window that the screen gets: all of it, but for popovers and sheets.
  public func presented(_ full: Environment) -> Environment {
    let hasBar = bars.contains(.navigation) || bars.contains(.largeTitle)
    return presentation?.environment(in: full, hasBar: hasBar) ?? full
  }
}
