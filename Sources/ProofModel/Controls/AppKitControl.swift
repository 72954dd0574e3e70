/// The measures of one of AppKit's controls: what its frame has outside its alignment rect, how high it is by itself,
/// and what lies around its title. One table, so that a figure is mended in one place.
///
/// Where they come from: frames and constraints recorded in public storyboards and xibs ("files": a constraint between
/// two frames gives the insets between them), before and from macOS 11 on. Where no file shows a small or mini control,
/// the figure is that of the frames that Interface Builder's library drops ("library").
package struct AppKitControl {
  private let kind: ViewKind
  private let style: ControlStyle
  package let size: ControlSize
  /// The system's major version; 10 is all before 11.
  package let major: Int
  /// Before macOS 10.15.
  private let isOldest: Bool

  /// A control of one kind, style and size in a macOS; in another system's era as on macOS 14.
  package init(kind: ViewKind, style: ControlStyle, size: ControlSize, era: Era) {
    (self.kind, self.style, self.size) = (kind, style, size)
    major = era.system == .macos ? era.major : 14
    isOldest = era.system == .macos && era < .catalina
  }

  private var isNew: Bool { major >= 11 }
  /// AppKit of macOS 26, whose controls are as large as their alignment rects.
  private var isNewest: Bool { major >= 26 }

  // MARK: Frames

  /// Points of the frame outside the alignment rect, in a space whose y counts downwards.
  package var alignmentInsets: EdgeInsets {
    switch kind {
    case .button: return buttonInsets
    case .progress: return size == .small ? .zero : EdgeInsets(top: 1, bottom: 1)
    case .switch: return switchInsets
    // macOS 26 left the others none (files).
    case _ where isNewest: return .zero
    // Three images of 22, 24 and 22 in a frame of 80; above and below 1 from macOS 11 on (files: 9 apps above, 10 below; 2 in 2
    // and in 3), 1 above and 2 below before (files: ArcGIS, Noto; sides MacDown).
    case .segmented:
      return EdgeInsets(top: 1, left: 2, bottom: isNew && size != .small ? 1 : 2, right: 2)
    case .slider: return sliderInsets
    // 19 × 28 beside a field of 21 in a stack of 21: 4 above, 3 below and at the sides (files).
    // Small ones 15 × 22 in stacks of 19, 4 from their field and 4 from the next label (files). Up to macOS 10 27 high (files:
    // 7 apps), 2 above their field (files: MacDown, MaciASL).
    case .stepper where !isNew && size == .regular: return EdgeInsets(top: 2, left: 3, bottom: 3, right: 3)
    case .stepper:
      return size == .small
        ? EdgeInsets(top: 2, left: 2, bottom: 3, right: 2) : EdgeInsets(top: 4, left: 3, bottom: 3, right: 3)
    // The wells that macOS 13 brought: 44 × 23 around 38 × 19 (files).
    case .colorWell: return major >= 14 ? EdgeInsets(top: 2, left: 3, bottom: 2, right: 3) : .zero
    // A frame of 28 in a row of 24 (files: MacPass, transmission; Shifty before macOS 11).
    case .datePicker: return EdgeInsets(top: 4, right: 3)
    // A list's arrow is drawn as the arrows of pop-up buttons are (files: Textual, 25 around 19).
    case .textField where style == .combo: return EdgeInsets(top: 2, bottom: 4, right: 3)
    default: return .zero
    }
  }

  /// A frame of 42 × 25 in a row of 22, from 1 above it to 2 below (files).
  private var switchInsets: EdgeInsets {
    switch size {
    case .mini where isNewest, .regular where isNewest: return .zero
    case .mini: return EdgeInsets(top: 0.5, left: 1, bottom: 0.5, right: 1)
    case .regular: return EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)
    default: return EdgeInsets(all: 2)
    }
  }

  /// A frame of 28 in a row of 20, its thumb's middle 10 below the row's top; of 20 around 16 in small, of 17 in mini,
  /// with marks or without (files).
  private var sliderInsets: EdgeInsets {
    // Up to macOS 10 2 on every side (files: RxSwift's example, ThemeEngine, Muse: 6 around a height of 2), nothing where it is
    // small or mini (files: 21 width rules and 40 edges of Horos, CocoaSplit, Soduto and Password Factory, none other).
    guard isNew else { return size == .regular || size == .large ? EdgeInsets(all: 2) : .zero }
    switch size {
    case .regular, .large: return EdgeInsets(top: 2, left: 2, bottom: 6, right: 2)
    case .small: return EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .mini: return EdgeInsets(top: 1.5, left: 2, bottom: 2.5, right: 2)
    }
  }

  private var buttonInsets: EdgeInsets {
    switch style {
    // 23 high in a row of 21, in every era (files).
    case .smallSquare: return EdgeInsets(top: 1, bottom: 1)
    // 5 before the picture, from macOS 26 on too (files: CotEditor, Beagle, Replicator).
    case .popUpSquare: return EdgeInsets(left: 5)
    // 23 high around 20 in every era (files: OpenInTerminal and NetNewsWire on macOS 26, eight apps before); up to macOS 10
    // nothing at the sides (files: AutoPkgr, MongoHub, Realm's browser).
    case .textured where !isNew: return EdgeInsets(top: 1, bottom: 2)
    case .textured: return EdgeInsets(top: 1, left: 1, bottom: 2, right: 1)
    case _ where isNewest: return .zero
    case .system, .push:
      switch size {
      case .regular:
        return isNew
          ? EdgeInsets(top: 5, left: 7, bottom: 7, right: 7) : EdgeInsets(top: 4, left: 6, bottom: 7, right: 6)
      case .large: return EdgeInsets(all: 6)
      case .small:
        // Up to macOS 10 5 at the sides and 6 below (files: four apps).
        return isNew
          ? EdgeInsets(top: 4, left: 6, bottom: 7, right: 6) : EdgeInsets(top: 4, left: 5, bottom: 6, right: 5)
      case .mini: return EdgeInsets(all: 2)
      }
    case .check, .radio:
      // 18 high around 16, and 16 around 14; small ones up to macOS 10 are 20 high around 14 (files).
      guard isNew else {
        // Radio buttons 18 around 16 (files: 5 edges and 3 gaps of aecombiner and APNGb, 4 edges of Nightlight, none other).
        return size == .regular
          ? EdgeInsets(all: style == .radio ? 1 : 2) : EdgeInsets(top: 3, left: 3, bottom: 3, right: 2)
      }
      // Large ones 22 high (files: 20 edges of check boxes, 12 of radio buttons, all Aerial's).
      if size == .large {
        let edge = style == .check ? 2.5 : 1.5
        return EdgeInsets(top: edge, left: 3, bottom: edge)
      }
      if size == .small, style == .radio { return EdgeInsets(left: 1, bottom: 1) }
      return EdgeInsets(top: 1, left: size == .regular ? 2 : 1, bottom: 1)
    // 32 × 31 in a stack of 20 up to macOS 10, 26 × 26 from macOS 11 on, 34 × 34 large ones (files: xSDR6000, nh3d, Notchmeister).
    case .round:
      return isNew || size != .regular ? EdgeInsets(all: 3) : EdgeInsets(top: 4, left: 6, bottom: 7, right: 6)
    // Small ones 18 × 19 around 16 × 15 (files). Up to macOS 10 25 around 21 (files: 16 edges of
    // AutoPkgr, Bit-Slicer, ImageOptim and Noto).
    case .help where size != .small && !isNew, .pushDisclosure where size != .small && !isNew:
      return EdgeInsets(top: 1, left: 2, bottom: 3, right: 2)
    case .help, .pushDisclosure:
      return size == .small
        ? EdgeInsets(top: 2, left: 1, bottom: 2, right: 1) : EdgeInsets(top: 1, left: 3, bottom: 4, right: 2)
    case .popUp, .popUpTextured:
      if size == .large { return EdgeInsets(top: 6, left: 5, bottom: 6, right: 5) }
      if size == .regular {
        // Up to macOS 10.14 a frame of 26 around 21 (files: Mousecape, MenuMeters, NWPusher and three more), of 25 in 10.15
        // (files: 45 edges of Amethyst, GPGKeychain, MacPass, NetNewsWire, Yippy, Noto, App Center, ArcGIS).
        return isNew
          ? EdgeInsets(top: 1, left: 3, bottom: 4, right: 4)
          : EdgeInsets(top: isOldest ? 2 : 1, left: 2, bottom: 3, right: 3)
      }
      return isNew ? EdgeInsets(top: 2, left: 4, bottom: 4, right: 4) : EdgeInsets(top: 1, left: 3, bottom: 3, right: 3)
    default: return .zero
    }
  }

  // MARK: Titles

  /// Between the title's line and the alignment rect of buttons and fields, the kinds with ``ViewKind/Traits/titledOnMac``;
  /// the natural height of a control with a title is both together.
  ///
  /// Below it they follow from frames that files align by baseline with a label: of 16 points 3 above a push button's
  /// bottom, 4 from macOS 26 on, 2 in small fields, 1 in small buttons.
  package var titleInsets: EdgeInsets {
    if kind == .button { return buttonTitleInsets }
    if isNewest { return EdgeInsets(all: 4) }
    if style == .combo { return EdgeInsets(top: 1, left: 4, bottom: 2, right: 18) }
    return size == .small
      ? EdgeInsets(top: 3, left: 4, bottom: 2, right: 4) : EdgeInsets(top: 2, left: 4, bottom: 3, right: 4)
  }

  /// Below the titles of segments.
  package static let segmentTitleBottom = 4.0

  private var buttonTitleInsets: EdgeInsets {
    let isSmall = size == .small || size == .mini
    let (top, bottom) = titleEdges
    switch style {
    // `Remind Me Later` 123, `Edit List…` 80 from macOS 11 on; `Hopp over` 91 before; `Edit…` 58, `Options...` 83 from
    // macOS 26 on (GitUp, Mac Mouse Fix).
    case .system, .push:
      let sides: Double = isSmall ? 8 : isNewest ? 12 : isNew ? 10 : 14
      return EdgeInsets(top: top, left: sides, bottom: bottom, right: sides)
    // A box of 14 or 16 and a gap; large ones are 17 and 19 high (files: Aerial). Up to macOS 10 the regular ones are 14 high, less
    // than their line (files: frames of 18 in 12 apps).
    case .check, .radio:
      // Up to macOS 10 17 before the title (files: 48 boxes of 12 apps); radio buttons are as wide with less around them.
      if !isNew, style == .radio, size == .regular { return EdgeInsets(left: 19) }
      if !isNew { return size == .regular ? EdgeInsets(top: -1, left: 17, bottom: -1) : EdgeInsets(left: 17) }
      let edge = size != .large || isNewest ? 0 : style == .check ? 0.5 : 1.5
      return EdgeInsets(top: edge, left: isSmall ? 20 : 23, bottom: edge)
    // The arrows: `Classic Mac OS (CR)` 158; `DUMMY` 78; in small type `Line Endings` 84.
    case .popUp: return EdgeInsets(top: top, left: 9, bottom: bottom, right: 24)
    case .popUpTextured: return EdgeInsets(top: top, left: 9, bottom: bottom, right: 19)
    case .popUpSquare: return EdgeInsets(left: 5, bottom: 1, right: 12)
    case .textured: return EdgeInsets(top: top, left: 9, bottom: bottom, right: 9)
    // Without a bezel as wide and as high as a label (files: mojob, epcalipers, SourceFinagler).
    case .plain: return EdgeInsets(left: 2, right: 2)
    case .square, .bevel, .smallSquare: return EdgeInsets(top: 1, left: 5, bottom: 3, right: 5)
    // 19 high around a line of 16, 17 around one of 14 (files).
    case .roundRect, .recessed, .inline:
      return EdgeInsets(top: isSmall ? 1 : 0, left: 5, bottom: isSmall ? 2 : 3, right: 5)
    default: return .zero
    }
  }

  /// Below a title's line where a button has one.
  package var titleBottom: Double { titleEdges.bottom }

  /// Above and below the title of buttons with a bezel: alignment rects of 20 (regular), 28 (large), 16 (small, 18 up
  /// to macOS 10) and 12 (mini); 24, 28, 20 and 16 from macOS 26 on (files).
  private var titleEdges: (top: Double, bottom: Double) {
    switch size {
    case .large: return (6, 6)
    case .regular: return isNewest ? (4, 4) : isNew ? (1, 3) : (2, 3)
    case .small: return isNewest ? (3, 3) : isNew ? (1, 1) : (2, 2)
    case .mini: return isNewest ? (3, 2) : (0, 1)
    }
  }

  /// The size of buttons that are a symbol by themselves.
  package var symbolSize: ControlSizes.Natural? {
    guard kind == .button else { return nil }
    switch style {
    case .round where size == .large: return ControlSizes.Natural(28, 28)
    case .round where !isNewest && size == .regular: return ControlSizes.Natural(20, 20)
    case .help where isNewest, .pushDisclosure where isNewest, .round where isNewest:
      return ControlSizes.Natural(24, 24)
    case .round: return ControlSizes.Natural(16, 16)
    case .help where size == .small, .pushDisclosure where size == .small: return ControlSizes.Natural(16, 15)
    case .help, .pushDisclosure: return isNew ? ControlSizes.Natural(20, 20) : ControlSizes.Natural(21, 21)
    case .disclosure: return ControlSizes.Natural(13, 13)
    default: return nil
    }
  }

  /// A box without a title, points: frames of 18 up to macOS 15 (17 of 20, 9 apps); nil for other sizes, styles and systems.
  package var boxAlone: Double? {
    let isBox = kind == .button && (style == .check || style == .radio) && size == .regular
    return isBox && !isNewest ? 14 : nil
  }

  /// From the middle of a box without a title down to where the baseline of one beside it is, points.
  package static let boxBaseline = 5.0

  /// Points of the system font that the control is set in.
  package var fontSize: Double {
    switch size {
    case .mini: return 9
    case .small: return 11
    case .regular, .large: return 13
    }
  }

  /// A line of text, whole points; of the system's font as recorded, 16 at 13 (since macOS 10.15: 1,516 of 1,560 labels that Xcode
  /// 11 to 16 saved, 91 apps; before it 17, 2,583 of 2,590, 76 apps), of other fonts the natural line rounded up.
  package func lineHeight(_ natural: Double, font: FontDescriptor) -> Double {
    let size = font.size
    let isSystem = font.family == "system" && font.file == nil && font.textStyle == nil
    guard isSystem, size == size.rounded(), (8...200).contains(size) else {
      return (natural - 1e-6).rounded(.up)
    }
    let index = Int(size) - Self.smallestLine
    let line = index < Self.lines.count ? Self.lines[index] : (Self.lineShare * size).rounded(.down)
    guard isOldest else { return line }
    switch size {
    case 12...14: return line + 1
    case 15: return line - 1
    case ..<17, 19...20: return line
    default: return (Self.lineShare * size).rounded(.up)
    }
  }

  /// Lines of the system's font from 8 points on (files of 2 to 91 apps a size, but for 19, 23 and 26 with one); above, the
  /// whole points of the natural line: 28 makes 33, 30 35, 40 47 (files).
  private static let lines: [Double] = [
    10, 11, 13, 14, 15, 16, 17, 19, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30,
  ]
  private static let smallestLine = 8
  /// Ascent and descent of San Francisco, ems.
  private static let lineShare = 1.1934

  /// What a box that is only a picture has around it: 35 for a symbol of 16 in a square pop-up button (files).
  package var pictureInsets: EdgeInsets {
    style == .popUpSquare ? EdgeInsets(left: 5, right: 14) : .zero
  }

  /// Natural sizes of alignment rects without a text, by kind.
  package var naturalSize: ControlSizes.Natural? {
    switch kind {
    // Frames of 42 × 25 and 28 × 16 (files), of 34 × 20 (library); from macOS 26 on 54 × 24, mini ones 36 × 16
    // (files: Orbot, CotEditor).
    case .switch:
      if major >= 26, size == .regular { return ControlSizes.Natural(54, 24) }
      if major >= 26, size == .mini { return ControlSizes.Natural(36, 16) }
      return size == .mini
        ? ControlSizes.Natural(26, 15) : size == .small ? ControlSizes.Natural(30, 16) : ControlSizes.Natural(38, 22)
    case .stepper:
      if isNewest {
        return size == .mini
          ? ControlSizes.Natural(13, 20) : size == .small ? ControlSizes.Natural(17, 22) : ControlSizes.Natural(20, 26)
      }
      return size == .small ? ControlSizes.Natural(11, 17) : ControlSizes.Natural(13, isNew ? 21 : 22)
    case .colorWell where major >= 14: return ControlSizes.Natural(38, 19)
    // From macOS 26 on 16 without anything around it (files).
    case .slider where isNewest: return ControlSizes.Natural(nil, 16)
    // 15 small (files: 15 of four apps) and 12 mini, 13 in places (files: Horos, Password Factory).
    case .slider where !isNew && size == .small: return ControlSizes.Natural(nil, 15)
    case .slider where !isNew && size == .mini: return ControlSizes.Natural(nil, 12)
    case .slider where !isNew: return ControlSizes.Natural(nil, 15)
    case .slider:
      return ControlSizes.Natural(nil, size == .small ? 16 : size == .mini ? 13 : 20)
    // A frame of 20, of 12 where it is small (files).
    case .progress: return ControlSizes.Natural(nil, size == .small ? 12 : 18)
    case .spinner:
      return style == .large ? ControlSizes.Natural(32, 32) : ControlSizes.Natural(16, 16)
    // Small ones between two rows at 8 and 10, and 20 above an edge (files: FlyThru, Pegase, Chassis).
    case .segmented where size == .small && !isNewest: return ControlSizes.Natural(nil, 18)
    case .datePicker: return ControlSizes.Natural(nil, 24)
    // 30 in large ones (files: iina, Latest, munki); from macOS 26 on 24, 20 and 16 (files: iina-plus,
    // SourceCodeSyntaxHighlight, transmission).
    case .searchBar:
      switch size {
      case .large: return ControlSizes.Natural(nil, 30)
      case .regular: return ControlSizes.Natural(nil, isNewest ? 24 : 22)
      case .small: return ControlSizes.Natural(nil, isNewest ? 20 : 19)
      case .mini: return ControlSizes.Natural(nil, isNewest ? 16 : 17)
      }
    default: return nil
    }
  }
}
