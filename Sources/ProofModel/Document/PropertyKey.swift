/// The properties a view can have, by the spec's word.
///
/// One table serves reading, states' `set:`, the JSON Schema and the documentation, so that they cannot drift.
public enum PropertyKey: String, Hashable, Sendable, CaseIterable {
  // Content
  case text, placeholder, font, color, tint, align, lines
  case lineBreak = "line-break"
  case minimumScale = "minimum-scale"
  /// A label whose font follows its height: `pointSize = initial · height / initial height`.
  case fontAdjusting = "font-adjusting"
  case lineHeight = "line-height"
  case lineSpacing = "line-spacing"
  case runs
  case asset, fit
  case value, minimum, maximum, on, segments, selected, pages, enabled, secure, scrolls, style
  case controlSize = "control-size"
  // Sizes and priorities
  case hug, compress, intrinsic, baseline
  case alignmentInsets = "alignment-insets"
  case contentInsets = "content-insets"
  case contentSize = "content-size"
  case preferredMaxWidth = "preferred-max-width"
  // Geometry
  case frame, autoresize, translates, proportional
  case margins
  case preservesSuperviewMargins = "preserves-superview-margins"
  case insetsMarginsFromSafeArea = "insets-margins-from-safe-area"
  case followsReadableWidth = "follows-readable-width"
  case additionalSafeArea = "additional-safe-area"
  /// Bars of the controller whose view it is, inside another controller's; none where the controller has none. It says
  /// that the view is a controller's: its margins are those of a root of its width.
  case bars
  /// A scroll view whose content begins below the bars (`contentInsetAdjustmentBehavior`).
  case adjustsContentInset = "adjusts-content-inset"
  case direction
  // Stack
  case axis, distribution, alignment, spacing, customSpacing, marginsRelative, baselineRelative, gravity
  /// How strongly one of AppKit's stacks is as small as its views, by axis.
  case stackHugging = "stack-hugging"
  // Collection, in the words of `UICollectionViewFlowLayout`
  case itemSize, minimumLineSpacing, minimumInteritemSpacing, sectionInset, scrollDirection
  case headerReferenceSize, footerReferenceSize
  case itemLayout = "item-layout"
  case elementKind = "element-kind"
  /// How many copies of a prototype cell are shown.
  case count
  // Grid
  case columns, rows, columnSpacing, rowSpacing, xPlacement, yPlacement, rowAlignment
  /// Where a view lies in its grid.
  case cell
  /// How strongly a pane of a split view keeps its size.
  case holding
  // Look
  case hidden, alpha, background, corner, border, clips
  // Remarks
  case note, label

  /// The shape of the value, which decides how it is read.
  public enum Shape: Hashable, Sendable {
    case text
    case number
    case boolean
    case color
    case font
    case keyword([String])
    case keywords([String])
    /// `[450, 413]`, `none` for no size on an axis.
    case optionalSize
    case rect
    /// One number, `[top, left, bottom, right]` or a map of edges.
    case insets
    /// One number, `[h, v]`, or `{ h:, v: }`.
    case axisPriorities
    case texts
    case map
    case list
  }

  public var shape: Shape {
    switch self {
    case .text, .placeholder, .asset, .note, .label: return .text
    case .lines, .minimumScale, .lineHeight, .lineSpacing, .value, .minimum, .maximum, .selected, .pages,
      .preferredMaxWidth, .alpha, .corner, .spacing, .minimumLineSpacing, .minimumInteritemSpacing, .count,
      .columnSpacing, .rowSpacing, .holding:
      return .number
    case .on, .enabled, .secure, .scrolls, .fontAdjusting, .translates, .preservesSuperviewMargins,
      .insetsMarginsFromSafeArea, .followsReadableWidth, .adjustsContentInset, .marginsRelative, .baselineRelative,
      .hidden, .clips:
      return .boolean
    case .color, .tint, .background: return .color
    case .font: return .font
    case .align: return .keyword(TextContent.Alignment.allCases.map(\.rawValue))
    case .lineBreak: return .keyword(TextContent.LineBreakMode.allCases.map(\.rawValue))
    case .fit: return .keyword(ContentMode.allCases.map(\.rawValue))
    case .direction: return .keyword(LayoutDirection.allCases.map(\.rawValue))
    case .axis: return .keyword(Axis.allCases.map(\.rawValue))
    case .distribution: return .keyword(StackDistribution.allCases.map(\.rawValue))
    case .alignment: return .keyword(StackAlignment.allCases.map(\.rawValue))
    case .scrollDirection: return .keyword(Axis.allCases.map(\.rawValue))
    case .itemLayout: return .keyword(ItemLayout.allCases.map(\.rawValue))
    case .elementKind: return .keyword(CollectionElement.allCases.map(\.rawValue))
    case .gravity: return .keyword(StackGravity.allCases.map(\.rawValue))
    case .xPlacement: return .keyword(GridPlacement.across.map(\.rawValue))
    case .yPlacement: return .keyword(GridPlacement.down.map(\.rawValue))
    case .rowAlignment: return .keyword(GridRowAlignment.allCases.map(\.rawValue))
    case .style: return .keyword(ControlStyle.allCases.map(\.rawValue))
    case .controlSize: return .keyword(ControlSize.allCases.map(\.rawValue))
    case .autoresize: return .keywords(AutoresizingPart.allCases.map(\.rawValue))
    case .bars: return .keywords(BarKind.allCases.map(\.rawValue))
    case .hug, .compress, .stackHugging: return .axisPriorities
    case .intrinsic, .contentSize, .baseline, .itemSize, .headerReferenceSize, .footerReferenceSize:
      return .optionalSize
    case .frame: return .rect
    case .margins, .alignmentInsets, .contentInsets, .additionalSafeArea, .sectionInset: return .insets
    case .segments: return .texts
    case .proportional, .customSpacing, .border, .cell: return .map
    case .runs, .columns, .rows: return .list
    }
  }
}

/// How a picture is placed in its view, in UIKit's words.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case scaleToFill = "scale-to-fill"
  case aspectFit = "aspect-fit"
  case aspectFill = "aspect-fill"
  case center, top, bottom, left, right
  case topLeft = "top-left"
  case topRight = "top-right"
  case bottomLeft = "bottom-left"
  case bottomRight = "bottom-right"
  case redraw
}

public enum StackDistribution: String, Hashable, Sendable, CaseIterable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  /// AppKit's default: groups at the start, in the middle and at the end, each view as large as it asks for.
  case gravityAreas
}

/// The group of a stack of gravity areas that an arranged view belongs to.
public enum StackGravity: String, Hashable, Sendable, CaseIterable { case start, center, end }

/// How a collection places its cells: in lines, as a flow layout does, or by a layout of the app's own, which only the
/// app knows (compositional ones are built in code).
public enum ItemLayout: String, Hashable, Sendable, CaseIterable { case flow, custom }

/// What a cell is in its collection's sections.
public enum CollectionElement: String, Hashable, Sendable, CaseIterable { case cell, header, footer }

public enum StackAlignment: String, Hashable, Sendable, CaseIterable {
  case fill, leading, center, trailing, top, bottom, firstBaseline, lastBaseline
}

/// The looks a control can have; each kind knows its own (`rounded`, `none`, `line`, `bezel` for fields,
/// `plain` … `filled` for buttons, `medium`, `large` for spinners, `bar` for progress; a table cell's accessory:
/// `disclosure`, `detail-disclosure`, `info`, `check`; `push` … `textured` are AppKit's buttons; split views, tab views,
/// level indicators and tables have theirs).
public enum ControlStyle: String, Hashable, Sendable, CaseIterable {
  case plain, gray, tinted, filled, system, custom
  case info, contactAdd = "contact-add", detailDisclosure = "detail-disclosure", close
  case rounded, none, line, bezel
  case medium, large, bar
  case wheels, compact, inline
  case push, check, radio, help, disclosure, square, textured
  case popUp = "pop-up"
  case popUpTextured = "pop-up-textured"
  case popUpSquare = "pop-up-square"
  case smallSquare = "small-square"
  case roundRect = "round-rect"
  /// Fields with a list, and fields of words.
  case combo, tokens
  /// Dividers of split views.
  case thin, thick
  case paneSplitter = "pane-splitter"
  /// Where a tab view has its tabs.
  case top, left, bottom, right
  /// Kinds of level indicators.
  case continuous, discrete, rating, relevancy
  /// Tables: lists of a sidebar, and lists whose rows can be opened.
  case sourceList = "source-list"
  case outline
}

/// The sizes in which AppKit has its controls.
public enum ControlSize: String, Hashable, Sendable, CaseIterable { case mini, small, regular, large }

/// The parts of an autoresizing mask, by what may change: `width`, `height`, and the four margins.
public enum AutoresizingPart: String, Hashable, Sendable, CaseIterable {
  case left, width, right, top, height, bottom
}
