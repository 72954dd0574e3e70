internal import ProofModel

/// The measures of one of AppKit's controls: what its frame has outside its alignment rect, how high it is by itself,
/// and what lies around its title. One table, so that a figure is mended in one place.
///
/// Where they come from: frames and constraints recorded in public storyboards and xibs ("files": a constraint between
/// two frames gives the insets between them), before and from macOS 11 on. Where no file shows a small or mini control,
/// the figure is that of the frames that Interface Builder's library drops ("library").
struct AppKitControl {
  let kind: ViewKind
  let style: ControlStyle
  let size: ControlSize
  /// The system's major version; 10 is all before 11.
  let major: Int

  private var isNew: Bool { major >= 11 }

  // MARK: Frames

  /// Points of the frame outside the alignment rect, in a space whose y counts downwards.
  var alignmentInsets: EdgeInsets {
    switch kind {
    case .button: return buttonInsets
    // Three images of 22, 24 and 22 in a frame of 80; 2 above and below up to macOS 13 (files).
    case .segmented:
      let edge: Double = major >= 14 ? 1 : 2
      return EdgeInsets(top: edge, left: 2, bottom: edge, right: 2)
    // A frame of 28 in a row of 20, its thumb's middle 10 below the row's top (files).
    case .slider: return isNew ? EdgeInsets(top: 2, left: 2, bottom: 6, right: 2) : EdgeInsets(left: 2, right: 2)
    // 19 × 28 beside a field of 21 in a stack of 21: 4 above, 3 below and at the sides (files).
    case .stepper: return EdgeInsets(top: 4, left: 3, bottom: 3, right: 3)
    case .progress: return EdgeInsets(top: 1, bottom: 1)
    case .switch:
      let sides: Double = size == .mini ? 1 : 2
      return EdgeInsets(top: size == .mini ? 0.5 : 2, left: sides, bottom: size == .mini ? 0.5 : 2, right: sides)
    default: return .zero
    }
  }

  private var buttonInsets: EdgeInsets {
    switch style {
    case .system, .push:
      switch size {
      case .regular, .large:
        return isNew
          ? EdgeInsets(top: 5, left: 7, bottom: 7, right: 7) : EdgeInsets(top: 4, left: 6, bottom: 7, right: 6)
      case .small: return EdgeInsets(top: 4, left: 5, bottom: 6, right: 5)
      case .mini: return EdgeInsets(left: 1, bottom: 1, right: 1)
      }
    case .check, .radio:
      // 18 high around 16, and 16 around 14; small ones up to macOS 10 are 20 high around 14 (files).
      guard isNew else {
        return size == .regular
          ? EdgeInsets(top: 2, left: 2, bottom: 2, right: 2) : EdgeInsets(top: 3, left: 3, bottom: 3, right: 2)
      }
      return EdgeInsets(top: 1, left: size == .regular ? 2 : 1, bottom: 1)
    case .help: return EdgeInsets(top: 1, left: 3, bottom: 4, right: 2)
    case .popUp, .popUpTextured, .textured:
      return EdgeInsets(top: 1, left: 3, bottom: size == .regular ? 4 : 3, right: size == .regular ? 4 : 3)
    case .popUpSquare: return EdgeInsets(left: 5)
    default: return .zero
    }
  }

  // MARK: Titles

  /// Between the title's line and the alignment rect; the natural height of a control with a title is both together.
  ///
  /// Titles lie 3 points above the alignment rect's bottom in every control that a file aligns by baseline with a
  /// label: 20 high around a line of 16.
  var titleInsets: EdgeInsets {
    switch kind {
    case .button: return buttonTitleInsets
    case .textField: return EdgeInsets(top: 2, left: 4, bottom: 3, right: 4)
    default: return .zero
    }
  }

  /// Below the titles of segments.
  static let segmentTitleBottom = 4.0

  private var buttonTitleInsets: EdgeInsets {
    let isSmall = size == .small || size == .mini
    switch style {
    // `Remind Me Later` 123, `Edit List…` 80 from macOS 11 on; `Hopp over` 91 before.
    case .system, .push:
      let sides: Double = isSmall ? 8 : isNew ? 10 : 14
      return EdgeInsets(top: 1, left: sides, bottom: isNew ? 3 : 4, right: sides)
    // A box of 14 or 16 and a gap.
    case .check, .radio: return EdgeInsets(left: isSmall ? 20 : 23)
    // The arrows: `Classic Mac OS (CR)` 158; `DUMMY` 78; in small type `Line Endings` 84.
    case .popUp: return EdgeInsets(top: 1, left: 9, bottom: 3, right: 24)
    case .popUpTextured: return EdgeInsets(top: 1, left: 9, bottom: 3, right: 19)
    case .popUpSquare: return EdgeInsets(left: 5, bottom: 1, right: 12)
    case .textured: return EdgeInsets(top: 1, left: 9, bottom: 3, right: 9)
    case .square, .smallSquare, .roundRect: return EdgeInsets(top: 1, left: 5, bottom: 3, right: 5)
    default: return .zero
    }
  }

  /// The size of buttons that are a symbol by themselves.
  var symbolSize: ControlSizes.Natural? {
    guard kind == .button else { return nil }
    switch style {
    case .help: return ControlSizes.Natural(20, 20)
    case .disclosure: return ControlSizes.Natural(13, 13)
    default: return nil
    }
  }

  /// Points of the system font that the control is set in.
  var fontSize: Double {
    switch size {
    case .mini: return 9
    case .small: return 11
    case .regular, .large: return 13
    }
  }

  /// A line of text, points: 16 at 13 from macOS 11 on, 17 before; 14 at 11 in both (files).
  func lineHeight(_ natural: Double) -> Double {
    let whole = (natural - 1e-6).rounded(.up)
    return !isNew && whole >= 16 ? whole + 1 : whole
  }

  /// What a box that is only a picture has around it: 35 for a symbol of 16 in a square pop-up button (files).
  var pictureInsets: EdgeInsets {
    style == .popUpSquare ? EdgeInsets(left: 5, right: 14) : .zero
  }

  /// Natural sizes of alignment rects without a text, by kind.
  var naturalSize: ControlSizes.Natural? {
    switch kind {
    // Frames of 42 × 25 and 28 × 16 (files), of 34 × 20 (library); 36 × 16 from macOS 26 on.
    case .switch:
      if major >= 26, size == .regular { return ControlSizes.Natural(36, 16) }
      return size == .mini
        ? ControlSizes.Natural(26, 15) : size == .small ? ControlSizes.Natural(30, 16) : ControlSizes.Natural(38, 21)
    case .stepper: return ControlSizes.Natural(13, 21)
    case .slider where isNew: return ControlSizes.Natural(nil, 20)
    // A frame of 20, of 12 where it is small (files).
    case .progress: return ControlSizes.Natural(nil, size == .small ? 10 : 18)
    case .spinner:
      return style == .large ? ControlSizes.Natural(32, 32) : ControlSizes.Natural(16, 16)
    case .searchBar: return ControlSizes.Natural(nil, size == .small ? 19 : size == .mini ? 17 : 22)
    default: return nil
    }
  }
}
