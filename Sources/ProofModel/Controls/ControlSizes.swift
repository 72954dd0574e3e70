/// The sizes that controls have by themselves, by system and era: one table, so that a figure is mended in one place.
///
/// Figures of alignment rects in points. Where they come from: rects recorded in public storyboards and xibs
/// ("files"), Apple's documentation ("docs"), measurements on running systems ("measured"). AppKit's controls that come
/// in several sizes are in ``AppKitControl``.
package struct ControlSizes {
  private let environment: Environment

  /// The sizes in one environment.
  package init(environment: Environment) { self.environment = environment }

  private var isMac: Bool { environment.isMac }
  /// iOS's number; other platforms count as the newest before the redesign of 26.
  private var major: Int { environment.era.system == .ios ? environment.era.major : 18 }
  private var macMajor: Int { environment.era.system == .macos ? environment.era.major : 14 }

  /// A size of which either side may be left to the rules, points.
  package struct Natural {
    package var width: Double?
    package var height: Double?
    package init(_ width: Double?, _ height: Double?) {
      self.width = width
      self.height = height
    }
  }

  /// 79 × 27 up to iOS 6; 49 × 31 (frame 51 × 31: files, measured); 61 × 28 from iOS 26 (measured, files).
  package var `switch`: Natural {
    if environment.platform == .android { return Natural(52, 32) }
    return major <= 6 ? Natural(79, 27) : major >= 26 ? Natural(61, 28) : Natural(49, 31)
  }

  /// 30 high (frame 31 in over 100 files, up to iOS 15); 33 from iOS 16 (frame 34 in Pass and nRF Mesh, and in
  /// AccessibilitySnapshot's pictures); 34 from iOS 26. AppKit: 15, 28 from macOS 11, 16 from 26 (files).
  package var slider: Natural {
    if isMac { return Natural(nil, macMajor >= 26 ? 16 : macMajor >= 11 ? 28 : 15) }
    if environment.platform == .android { return Natural(nil, 44) }
    return Natural(nil, major >= 26 ? 34 : major >= 16 ? 33 : 30)
  }

  /// 94 × 29, 32 high from iOS 13 (files, measured).
  package var stepper: Natural { Natural(94, major >= 13 ? 32 : 29) }

  /// 28 (frame 29), 31 from iOS 13 on (frame 32; on iOS 26 recorded in 8 apps, and drawn in AccessibilitySnapshot); AppKit 24
  /// with its frame.
  package var segmentedHeight: Double { isMac ? (macMajor >= 11 ? 22 : 21) : major >= 13 ? 31 : 28 }

  /// Added to each title; every segment is as wide as the widest. `Male`, `Female` make 117, `First`, `Second` 121
  /// (files); from iOS 13 on 18 to a title of medium weight, which is what a selected one is drawn with (25 controls of 11 apps).
  ///
  /// On the Mac 13 from macOS 12 on (files: 236 around titles of 130 and 271 around 167 in 8 segments, 113 around 86 in two), 20
  /// before and 21 from macOS 26 on (files: 40 in two segments; 168 in 8).
  package var segmentPadding: Double {
    if isMac { return macMajor >= 26 ? 21 : macMajor >= 12 ? 13 : 20 }
    return major >= 13 ? 18 : 16
  }

  /// Between segments: a line of a point from iOS 13 to 18 (files: 2 segments are odd, 3 are 2 more than a multiple of 3, in 30
  /// of 30), none from 26 on (drawn in AccessibilitySnapshot: 3 segments 263 wide on 17 and 18, 261 on 26).
  package var segmentGap: Double { isMac || major < 13 || major >= 26 ? 0 : 1 }

  /// 2 up to iOS 13, 4 from 14 (files, measured); the bar style 2.5 then, 3 where a pixel is a point (files: UIKit's catalogue at
  /// Xcode 5 and 8, DesignerNews).
  package func progress(_ style: ControlStyle?) -> Natural {
    if environment.platform == .android { return Natural(nil, 4) }
    return Natural(nil, major >= 14 ? 4 : style == .bar ? 2.5.roundedUp(scale: environment.scale) : 2)
  }

  /// 20 and 37 in every era (files, docs).
  package func spinner(_ style: ControlStyle?) -> Natural {
    return style == .large ? Natural(37, 37) : Natural(20, 20)
  }

  /// Dots of 7 with gaps of 9 and a height of 37 up to iOS 13: 3 pages are 39 × 37 (files). Then each page has 17⅔: 3 are 122.5 ×
  /// 27.5 on iOS 14 (files: Lockdown, OsmAnd, heights in DataDog) and 115⅔ × 25⅔ on 15 and 16 (files: Goma, Safe, dashwallet,
  /// OctoPod; heights in Siesta, Zotero and Unwrap). From iOS 17 on 3 pages are 73 × 25⅔ (pictures of iOS 17.5, 18.5 and 26.2 in
  /// AccessibilitySnapshot; files: Entourage), at two pixels a point 74 and 4 of them 92 (Blockstream Green).
  package func pageControl(pages: Int) -> Natural {
    let count = Double(max(pages, 0))
    if major <= 13 { return Natural(count > 0 ? 7 * count + 9 * (count - 1) : 0, 37) }
    let page = 53.0 / 3
    if major == 14 { return Natural(count > 0 ? page * count + 69.5 : 0, 27.5) }
    if major <= 16 { return Natural(count > 0 ? page * count + 188.0 / 3 : 0, 77.0 / 3) }
    let scale = environment.scale
    return Natural(count > 0 ? page.roundedUp(scale: scale) * count + 20 : 0, (77.0 / 3).roundedUp(scale: scale))
  }

  /// 44, 56 from iOS 11, 64 from 26 (files).
  package var searchBar: Natural {
    return Natural(nil, major >= 26 ? 64 : major >= 11 ? 56 : 44)
  }

  /// What a search bar has more of height where it shows buttons for scopes: 44 (files: 88 of 44, Briathrachan).
  package var scopeBarHeight: Double { 44 }

  /// 320 × 216 (files, docs); 162 high in compact height and on the any/any canvas (files: dates in several apps, rows of one's own
  /// in five xibs of RainMachine).
  package var wheels: Natural { Natural(320, environment.heightClass == .regular ? 216 : 162) }

  /// The compact date picker's height is that of its 17-point text in a 34-point field; there is no measured figure. 36 from
  /// iOS 26 (files: OwnTracks, xDrip; 36.5 with its row in DolphiniOS).
  package var compactDatePickerHeight: Double { major >= 26 ? 36 : 34 }

  /// 44 up to iOS 18 (docs), 52 from iOS 26 (measured).
  package var tableCell: Natural { Natural(nil, isMac ? 24 : major >= 26 ? 52 : 44) }

  /// One device pixel, the thickness of UIKit's separators; AppKit's box has 1 point inside its 5 (files).
  package func separator(_ axis: Axis?) -> Natural {
    let thickness = isMac ? 1 : 1 / environment.scale
    return axis == .vertical ? Natural(thickness, nil) : Natural(nil, thickness)
  }

  /// Info, add and disclosure buttons: 22, 24 from iOS 13; close 30 (files).
  package func symbolButton(_ style: ControlStyle?) -> Natural? {
    switch style {
    case .info, .contactAdd, .detailDisclosure: return major >= 13 ? Natural(24, 24) : Natural(22, 22)
    case .close: return Natural(30, 30)
    default: return nil
    }
  }

  /// A button of a picture alone: its size, but system buttons are at least 30 wide (24 × 24 makes 30 × 24 in files)
  /// and custom ones at least 22 high (20 × 14 makes 22, 30 × 21 makes 30 × 22). What `contentEdgeInsets` says comes around that
  /// (8 × 8 in 8 on all sides makes 24 × 38: files of bither, KeePassium, cwa-app-ios and Material Components).
  package func pictureButton(_ picture: Size, _ style: ControlStyle?, insets: EdgeInsets) -> Natural {
    guard environment.platform == .ios else { return Natural(picture.width, picture.height) }
    // Those of a title are not a picture's.
    let around = insets == EdgeInsets(top: 6, bottom: 6) ? .zero : insets
    let (across, down) = (around.left + around.right, around.top + around.bottom)
    switch style {
    case .system: return Natural(max(picture.width + across, Self.narrowestButton), picture.height + down)
    case .custom: return Natural(picture.width + across, max(picture.height, 22) + down)
    default: return Natural(picture.width, picture.height)
    }
  }

  /// Rounded fields are 30 high, 34 from iOS 13 (files), and grow with a larger font; without a border a line and 1.5
  /// (measured), up to iOS 12 a line in whole points (files: IBAnimatable, SkyFloatingLabelTextField, QuickBlox, LoopKit, OpenMRS,
  /// Awful). AppKit's are 5 higher than their line, 8 from macOS 26 on: 22 before macOS 10.15 (280 of 285, 38 apps), 21 in it
  /// (55 of 55, 14 apps), small ones 19 (files).
  package func textFieldHeight(_ style: ControlStyle?, lineHeight: Double) -> Double {
    if isMac {
      return lineHeight + (macMajor >= 26 ? 8 : 5)
    }
    switch environment.platform {
    case .android: return max(56, lineHeight + 32)
    case .web: return lineHeight + 6
    default: break
    }
    switch style {
    case .none?: return major < 13 ? lineHeight.rounded(.up) : (lineHeight + 1.5).roundedUp(scale: environment.scale)
    case .bezel: return max(31, (lineHeight + 8).rounded(.up))
    case .line: return (lineHeight + 4).roundedUp(scale: environment.scale)
    default: return major >= 13 ? max(34, (lineHeight + 12).rounded(.up)) : max(30, (lineHeight + 8).rounded(.up))
    }
  }

  /// The width of a text field without a text: settled, from the chapter's "shrunken text fields".
  package static let emptyFieldWidth = 25.0

  /// Added to a field's text: 28 from iOS 13 (measured), before that its insets.
  package func textFieldPadding(_ style: ControlStyle?, insets: EdgeInsets) -> Double {
    style != ControlStyle.none && !isMac && environment.platform == .ios && major >= 13
      ? 28 : insets.left + insets.right
  }

  /// The narrowest button with a title (files).
  package static let narrowestButton = 30.0
}
