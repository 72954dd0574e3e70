package import ProofModel

/// The heights of bars by era, idiom and size class, and what they add to a window's insets.
///
/// From storyboards' recorded frames and public measurements: 44 / 49 / 44 upright on phones, 32 in compact height,
/// 50 on iPads since iOS 12, 54 for navigation bars since iOS 26; large titles add 52.
package struct BarHeights {
  package let environment: Environment

  package init(environment: Environment) { self.environment = environment }

  /// The device of the environment is an iPad, or the window is as large as one.
  private var isPad: Bool {
    environment.platform == .ios && environment.heightClass == .regular
      && min(environment.screenSize.width, environment.screenSize.height) >= 700
  }
  private var major: Int { environment.era.system == .ios ? environment.era.major : 0 }
  /// Phones on their side; the large ones keep the high bars (sources disagree there).
  private var isLow: Bool { environment.heightClass == .compact && environment.widthClass != .regular }

  /// Points, without the inset of the edge that it stands at.
  func height(of bar: BarKind) -> Double {
    switch environment.platform {
    case .android:
      // Material's top app bar and navigation bar.
      switch bar {
      case .status: return 24
      case .navigation, .toolbar: return 64
      case .largeTitle: return 48
      case .tab: return 80
      }
    case .mac, .web: return bar == .toolbar ? 52 : 0
    case .ios: break
    }
    switch bar {
    case .status: return environment.heightClass == .compact ? 0 : 20
    case .navigation: return major >= 26 ? 54 : isPad && major >= 12 ? 50 : isLow ? 32 : 44
    // In compact height a large title is shown as a small one.
    case .largeTitle: return environment.heightClass == .compact ? 0 : 52
    // Tabs stand beside their pictures, in a lower bar, from iOS 11 on.
    case .tab: return isPad && major >= 12 ? 50 : isLow && major >= 11 ? 32 : 49
    case .toolbar: return isPad && major >= 12 ? 50 : isLow ? 32 : 44
    }
  }

  /// A toolbar that is a view by itself: 49 on upright phones with a cut-out, up to iOS 18 (recorded on canvases of
  /// 5.8, 6.1 and 6.5 inches in Esri's samples, DuckDuckGo and Siskin IM), where it lies at the bottom; one that a stack arranges
  /// is as high as others (recorded in Bluefruit and OpenDocument).
  var ownToolbarHeight: Double {
    let isCutOut = !isPad && !isLow && environment.safeArea.bottom > 0 && environment.heightClass == .regular
    return environment.platform == .ios && isCutOut && major < 26 ? 49 : height(of: .toolbar)
  }

  /// Where the bars of a document lie, from each edge inwards; the status bar is the device's own.
  package func frames(of bars: [BarKind]) -> [SolvedBar] {
    var insets = environment.safeArea
    insets.top = safeArea(with: bars.filter { $0 == .status }).top
    return frames(of: bars, in: Rect(origin: .zero, size: environment.windowSize), insets: insets)
  }

  /// The same for a controller's view inside the window.
  ///
  /// - Parameter insets: the view's safe area without the bars.
  package func frames(of bars: [BarKind], in view: Rect, insets: EdgeInsets) -> [SolvedBar] {
    // A large title that is shown small is a bar like others.
    let isSmall = height(of: .largeTitle) == 0
    let hasTitle = bars.contains(.largeTitle)
    var top = insets.top
    var bottom = insets.bottom
    var frames: [SolvedBar] = []
    for asked in bars {
      let bar = asked == .largeTitle && isSmall ? .navigation : asked
      guard height(of: bar) > 0 else { continue }
      let isAbove = bar == .navigation || bar == .largeTitle || bar == .toolbar && environment.isMac
      guard bar != .status, !(asked == .navigation && hasTitle) else { continue }
      let height = height(of: bar) + (bar == .largeTitle ? self.height(of: .navigation) : 0)
      let outer = isAbove ? top : bottom
      let y = isAbove ? view.minY : view.maxY - outer - height
      let frame = Rect(x: view.minX, y: y, width: view.width, height: outer + height)
      let inner = Rect(x: view.minX, y: isAbove ? y + outer : y, width: view.width, height: height)
        .inset(by: EdgeInsets(left: insets.left, right: insets.right))
      frames.append(SolvedBar(kind: bar, frame: frame, content: inner))
      if isAbove { top += height } else { bottom += height }
    }
    return frames
  }

  /// What bars add to insets.
  package func added(by bars: [BarKind]) -> EdgeInsets {
    var added = safeArea(with: bars)
    for edge in Edge.allCases { added[edge] -= environment.safeArea[edge] }
    return added
  }

  /// The window's insets with the bars of a document added: the root's safe area.
  func safeArea(with bars: [BarKind]) -> EdgeInsets {
    var insets = environment.safeArea
    for bar in bars {
      switch bar {
      // A device's insets hold its status bar already; a bare size gets one.
      case .status: insets.top = max(insets.top, environment.device == nil ? height(of: .status) : 0)
      case .navigation: insets.top += height(of: .navigation)
      case .largeTitle:
        if !bars.contains(.navigation) { insets.top += height(of: .navigation) }
        insets.top += height(of: .largeTitle)
      case .tab: insets.bottom += height(of: .tab)
      case .toolbar:
        if environment.isMac {
          insets.top += height(of: .toolbar)
        } else {
          insets.bottom += height(of: .toolbar)
        }
      }
    }
    return insets
  }
}
