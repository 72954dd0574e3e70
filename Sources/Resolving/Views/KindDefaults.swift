internal import ProofModel

/// What a view of a kind has where the document says nothing, by platform, era and format.
struct KindDefaults {
  let kind: ViewKind
  let style: ControlStyle
  let controlSize: ControlSize
  let environment: Environment
  let format: Document.Format
  private let facts: ViewKind.Facts

  /// - Parameter style: as written; nil: the kind's own.
  init(
    kind: ViewKind, style: ControlStyle?, controlSize: ControlSize = .regular, hasTitle: Bool,
    environment: Environment, format: Document.Format
  ) {
    self.kind = kind
    self.controlSize = controlSize
    self.style = style ?? Self.style(of: kind, hasTitle: hasTitle, environment: environment, format: format)
    self.environment = environment
    self.format = format
    facts = kind.facts
  }

  private static func style(
    of kind: ViewKind, hasTitle: Bool, environment: Environment, format: Document.Format
  ) -> ControlStyle {
    // A button that is only a picture has no bezel, on the Mac neither.
    if kind == .button, environment.isMac, !hasTitle { return .plain }
    // Interface Builder's files name the compact style where it is meant.
    if kind == .datePicker, format != .interfaceBuilder, environment.era >= Era(.ios, 14) { return .compact }
    return kind.facts.style
  }

  var isMac: Bool { environment.isMac }
  var major: Int { environment.era.major }
  private var appKit: AppKitControl {
    AppKitControl(kind: kind, style: style, size: controlSize, era: environment.era)
  }

  /// Whether a button is one of the configured ones (iOS 15): a 17-point title with insets.
  var isConfigured: Bool {
    kind == .button && style.isConfigured && !isMac && environment.era >= Era(.ios, 15)
  }

  /// In their first year they had a 15-point title and were 31 high (Xcode 13's files); since then 34.33.
  private var isFirstConfigured: Bool { environment.era == Era(.ios, 15) }

  /// Priorities of content hugging; an absent value in Interface Builder's files is 250 for every kind.
  var hugging: AxisPriorities {
    guard format != .interfaceBuilder else { return AxisPriorities(horizontal: 250, vertical: 250) }
    return AxisPriorities(
      horizontal: facts.hugging.horizontal, vertical: isMac ? facts.verticalHuggingOnMac : facts.hugging.vertical)
  }

  /// 750 for every kind, in every format.
  var compression: AxisPriorities { AxisPriorities(horizontal: 750, vertical: 750) }

  /// The font of the kind where none is written.
  var font: FontDescriptor {
    switch environment.platform {
    case .mac: return FontDescriptor(size: appKit.fontSize, weight: facts.font.weight)
    case .android: return FontDescriptor(size: kind == .button ? 14 : 16, weight: kind == .button ? 500 : 400)
    case .web: return FontDescriptor(size: kind == .button || kind == .textField ? 13.333 : 16)
    case .ios: break
    }
    guard kind == .button else { return facts.font }
    // Recorded heights: 30 of system buttons without a font of their own, 34 of custom ones.
    return FontDescriptor(size: isConfigured ? (isFirstConfigured ? 15 : 17) : style == .custom ? 18 : 15)
  }

  var alignment: TextContent.Alignment { facts.traits.contains(.centersLines) ? .center : .natural }

  var lines: Int { kind == .textView ? 0 : 1 }

  var lineBreak: TextContent.LineBreakMode { facts.lineBreak }

  /// Between the content and the edges of the alignment rect.
  var contentInsets: EdgeInsets {
    if isMac, facts.traits.contains(.titledOnMac) { return appKit.titleInsets }
    if kind == .button { return buttonInsets }
    if facts.traits.contains(.insetByMargins) {
      return EdgeInsets(left: environment.rootMargin, right: environment.rootMargin)
    }
    return facts.contentInsets.insets(style, isMac: isMac)
  }

  private var buttonInsets: EdgeInsets {
    switch environment.platform {
    case .android: return EdgeInsets(top: 10, left: 24, bottom: 10, right: 24)
    case .web: return EdgeInsets(top: 1, left: 6, bottom: 1, right: 6)
    default: break
    }
    switch style {
    case .info, .contactAdd, .detailDisclosure, .close: return .zero
    default:
      return isConfigured
        ? EdgeInsets(
          top: isFirstConfigured ? 6.5 : 7, left: 12, bottom: isFirstConfigured ? 6.5 : 7, right: 12)
        : EdgeInsets(top: 6, bottom: 6)
    }
  }

  /// How much the frame is larger than the alignment rect, by Interface Builder's recorded frames.
  var alignmentInsets: EdgeInsets {
    switch environment.platform {
    case .ios:
      var insets = facts.alignmentInsets
      if kind == .slider, major >= 26 { insets.bottom = 0 }
      return insets
    case .mac: return macAlignmentInsets
    case .android, .web: return .zero
    }
  }

  /// AppKit's. Labels have 2 at both sides, but in specs: a spec's label is its text, its bar its frame. Separators
  /// are boxes of 5 points with a line of 1, which `ViewAssembly` turns with their axis.
  private var macAlignmentInsets: EdgeInsets {
    if format == .spec, facts.traits.contains(.bareInSpecs) { return .zero }
    return facts.alignmentInsetsOnMac ?? appKit.alignmentInsets
  }

  var value: Double { kind == .slider ? 0.5 : 0 }
  var ground: ViewKind.Ground { facts.ground }
  var maximum: Double { facts.maximum }
}

extension ControlStyle {
  /// Whether it is that of a button that is made by `UIButton.Configuration`.
  package var isConfigured: Bool { [.plain, .gray, .tinted, .filled].contains(self) }
}
