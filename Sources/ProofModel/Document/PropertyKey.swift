/// The properties a view can have, by the spec's word.
///
/// All that documents say of a property stands in one entry of ``facts``: reading, states' `set:`, the JSON Schema and
/// the documentation go by it. Where its value lies in a resolved view, `ResolvedView.properties` says.
public enum PropertyKey: String, Hashable, Sendable, CaseIterable {
  // Content
  case text, placeholder, font, color, tint, align, lines
  case lineBreak = "line-break"
  case minimumScale = "minimum-scale"
  /// A label whose font follows its height: `pointSize = initial · height / initial height`.
  case fontAdjusting = "font-adjusting"
  case lineHeight = "line-height"
  case minimumLineHeight = "minimum-line-height"
  case lineSpacing = "line-spacing"
  case runs
  case asset, fit
  case value, minimum, maximum, on, segments, selected, pages, enabled, secure, scrolls, style
  case controlSize = "control-size"
  // Sizes and priorities
  case hug, compress, intrinsic, baseline
  case alignmentInsets = "alignment-insets"
  case contentInsets = "content-insets"
  /// How far a button's title and picture lie from where they would (`titleEdgeInsets`, `imageEdgeInsets`).
  case titleInsets = "title-insets"
  case pictureInsets = "picture-insets"
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
  case stackClipping = "stack-clipping"
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
    /// Points, or a percent of the screen.
    case length
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

  /// All about one property that holds for every document.
  package struct Facts: Sendable {
    package var key: PropertyKey
    package var shape: Shape
    /// One phrase for the documentation and for editors.
    package var about: String
    package var kinds: Kinds

    init(_ key: PropertyKey, _ shape: Shape, _ about: String, of kinds: Kinds = .all) {
      self.key = key
      self.shape = shape
      self.about = about
      self.kinds = kinds
    }
  }

  /// The table, in the order of the cases.
  package static let facts: [Facts] = [
    // Content
    Facts(.text, .text, "what it says; `@key` names a text of the string tables", of: .texts),
    Facts(.placeholder, .text, "shown where the text is empty", of: .only(.textField, .searchBar, .textView)),
    Facts(.font, .font, "`$font.label`, a text style, or a map", of: .texts.and(.segmented, .datePicker, .picker)),
    Facts(.color, .color, "of the text", of: .texts.and(.segmented, .datePicker, .picker, .separator, .colorWell)),
    Facts(.tint, .color, "of the control", of: .allButGuides),
    Facts(.align, .word(TextContent.Alignment.self), "of the text; `natural`", of: .texts),
    Facts(.lines, .number, "how many at most; 0: as many as needed", of: .texts),
    Facts(.lineBreak, .word(TextContent.LineBreakMode.self), "how text that does not fit ends", of: .texts),
    Facts(.minimumScale, .number, "share of its size to which the font may shrink", of: .texts),
    Facts(.fontAdjusting, .boolean, "the font's size follows the label's height", of: .only(.label)),
    Facts(.lineHeight, .number, "multiple of the font's line height", of: .texts),
    Facts(.minimumLineHeight, .number, "points that a line has at least; 0", of: .texts),
    Facts(.lineSpacing, .number, "points between lines", of: .texts),
    Facts(.runs, .list, "stretches of text of one look", of: .texts),
    Facts(
      .asset, .text, "a picture's file in the spec's folder",
      of: .only(.image, .button, .tableCell, .navigationBar, .tabBar, .view, .map, .web)),
    Facts(.fit, .word(ContentMode.self), "how a picture is placed in its view", of: .allButGuides),
    Facts(
      .value, .number, "of progress, slider and stepper; progress below 0 is indeterminate",
      of: .ranged.and(.scroller)),
    Facts(.minimum, .number, "of slider and stepper", of: .scaled),
    Facts(.maximum, .number, "of slider and stepper", of: .scaled),
    Facts(.on, .boolean, "whether a switch is on", of: .only(.switch, .spinner, .button)),
    Facts(
      .segments, .texts,
      "titles of a segmented control; of a toolbar also `[add]` for a sign, `\"\"` for a flexible space",
      of: .only(.segmented, .tabBar, .toolbar, .picker, .button, .tabs, .searchBar)),
    Facts(
      .selected, .number, "number of the chosen segment or page, from 0",
      of: .only(.segmented, .pageControl, .tabBar, .picker, .tabs)),
    Facts(.pages, .number, "of a page control", of: .only(.pageControl)),
    Facts(.enabled, .boolean, "whether a control can be used", of: .controls.and(.label, .tabBar, .searchBar, .picker)),
    Facts(.secure, .boolean, "text shown as dots", of: .only(.textField)),
    Facts(
      .scrolls, .boolean, "`false`: a text view is as high as its text",
      of: .only(.scroll, .table, .collection, .textView)),
    Facts(
      .style, .word(ControlStyle.self), "the look of a control of this kind, or the accessory of a table cell",
      of: .styled),
    Facts(
      .controlSize, .word(ControlSize.self), "of the Mac's controls; `regular`",
      of: .controls.and(.label, .progress, .spinner, .searchBar)),
    // Sizes and priorities
    Facts(.hug, .axisPriorities, "content hugging: one number, `[h, v]` or `{ h:, v: }`"),
    Facts(.compress, .axisPriorities, "compression resistance: one number, `[h, v]` or `{ h:, v: }`"),
    Facts(.intrinsic, .optionalSize, "size instead of the content's own, `none` for no size on an axis"),
    Facts(.baseline, .optionalSize, "first and last baseline from the top, instead of the content's own"),
    Facts(.alignmentInsets, .insets, "what the frame has outside its alignment rect"),
    Facts(
      .contentInsets, .insets, "between a control's edges and its content",
      of: .texts.and(.scroll, .table, .collection, .tabs)),
    Facts(.titleInsets, .insets, "around a button's title; they move it, and change no size", of: .only(.button)),
    Facts(.pictureInsets, .insets, "around a button's picture; they move it, and change no size", of: .only(.button)),
    Facts(.contentSize, .optionalSize, "of a scroll view", of: .only(.scroll, .table, .collection, .textView)),
    Facts(.preferredMaxWidth, .length, "at which a text of several lines is measured first", of: .only(.label)),
    // Geometry
    Facts(.frame, .rect, "`[x, y, width, height]` on the canvas, in the superview"),
    Facts(
      .autoresize, .words(AutoresizingPart.self),
      "what may change with the superview: `width`, `height` and the four margins"),
    Facts(.translates, .boolean, "whether frame and mask act as constraints"),
    Facts(.proportional, .map, "the view and all below it scale with it"),
    Facts(.margins, .insets, "layout margins"),
    Facts(.preservesSuperviewMargins, .boolean, "margins are at least the superview's"),
    Facts(.insetsMarginsFromSafeArea, .boolean, "margins keep out of the unsafe area"),
    Facts(.followsReadableWidth, .boolean, "margins follow the readable width"),
    Facts(.additionalSafeArea, .insets, "added to the safe area of this view and those below"),
    Facts(.bars, .words(BarKind.self), "bars of the controller whose view it is; `none`: a controller without bars"),
    Facts(
      .adjustsContentInset, .boolean, "what scrolls begins below the bars (on)", of: .only(.scroll, .table, .collection)
    ),
    Facts(.direction, .word(LayoutDirection.self), "`ltr`, `rtl`; the locale's"),
    // Stack
    Facts(.axis, .word(Axis.self), "of a stack; `horizontal`", of: .only(.stack, .separator, .split, .scroller)),
    Facts(.distribution, .word(StackDistribution.self), "of a stack, along its axis; `fill`", of: .only(.stack)),
    Facts(.alignment, .word(StackAlignment.self), "of a stack, across its axis; `fill`", of: .only(.stack)),
    Facts(.spacing, .length, "of a stack: points, `std` or `5% screen`", of: .only(.stack)),
    Facts(.customSpacing, .map, "of a stack, after the named views", of: .only(.stack)),
    Facts(.marginsRelative, .boolean, "a stack keeps inside its margins", of: .only(.stack)),
    Facts(.baselineRelative, .boolean, "a stack's spacing is between baselines", of: .only(.stack)),
    Facts(
      .gravity, .word(StackGravity.self), "the group of an arranged view where its stack has gravity areas; `start`"),
    Facts(
      .stackHugging, .axisPriorities, "how strongly one of AppKit's stacks is as small as its views; 250",
      of: .only(.stack)),
    Facts(
      .stackClipping, .axisPriorities, "how strongly one of AppKit's stacks is large enough for its views; 1000",
      of: .only(.stack)),
    // Collection, in the words of `UICollectionViewFlowLayout`
    Facts(
      .itemSize, .optionalSize, "of a collection's cells, or of one; `none`: as large as what is inside",
      of: .only(.collection, .collectionCell)),
    Facts(.minimumLineSpacing, .number, "between a collection's lines; 10", of: .only(.collection)),
    Facts(.minimumInteritemSpacing, .number, "between the cells of a line, at least; 10", of: .only(.collection)),
    Facts(.sectionInset, .insets, "around a collection's cells", of: .only(.collection)),
    Facts(
      .scrollDirection, .word(Axis.self), "of a collection: lines lie across it; `vertical`", of: .only(.collection)),
    Facts(
      .headerReferenceSize, .optionalSize, "of a collection's headers, along the direction that it scrolls in",
      of: .only(.collection)),
    Facts(
      .footerReferenceSize, .optionalSize, "of a collection's footers, along the direction that it scrolls in",
      of: .only(.collection)),
    Facts(
      .itemLayout, .word(ItemLayout.self), "`flow`, or `custom`: cells keep to the frames that they were drawn with",
      of: .only(.collection)),
    Facts(
      .elementKind, .word(CollectionElement.self), "what a collection's cell is; a header begins a section; `cell`",
      of: .only(.collectionCell)),
    Facts(.count, .number, "how many times a collection's cell is shown; 1", of: .only(.collectionCell)),
    // Grid
    Facts(.columns, .list, "of a grid, from the leading one; `[{}, {}]`", of: .only(.grid)),
    Facts(.rows, .list, "of a grid, from the top one; as many as its views need", of: .only(.grid)),
    Facts(.columnSpacing, .length, "of a grid, between columns; 6", of: .only(.grid)),
    Facts(.rowSpacing, .length, "of a grid, between rows; 6", of: .only(.grid)),
    Facts(
      .xPlacement, .keyword(GridPlacement.across.map(\.rawValue)), "of a grid's views in their cells; `leading`",
      of: .only(.grid)),
    Facts(
      .yPlacement, .keyword(GridPlacement.down.map(\.rawValue)), "of a grid's views in their cells; `bottom`",
      of: .only(.grid)),
    Facts(
      .rowAlignment, .word(GridRowAlignment.self), "of the views of a grid's rows, by their baselines; `none`",
      of: .only(.grid)),
    Facts(.cell, .map, "where a view lies in its grid; the next free cell"),
    Facts(
      .holding, .number,
      "how strongly a pane keeps its size where its split view is resized, or a Mac's root its canvas; 250"),
    // Look
    Facts(.hidden, .boolean, "not drawn; in a stack, takes no room"),
    Facts(.alpha, .number, "0 … 1", of: .allButGuides),
    Facts(.background, .color, "fill colour", of: .allButGuides),
    Facts(.corner, .length, "radius in points", of: .allButGuides),
    Facts(.border, .map, "`{ width:, color: }`", of: .allButGuides),
    Facts(.clips, .boolean, "cuts off what is outside", of: .allButGuides),
    // Remarks
    Facts(.note, .text, "drawn as a call-out"),
    Facts(.label, .text, "what it is called in captions"),
  ]

  private static let factsByKey = Dictionary(uniqueKeysWithValues: facts.map { ($0.key, $0) })

  private var facts: Facts {
    guard let facts = Self.factsByKey[self] else { fatalError("the property '\(rawValue)' is not in the table") }
    return facts
  }

  /// The shape of value that the property takes, by the table; a value of another shape is reported.
  public var shape: Shape { facts.shape }
  /// One phrase for the documentation and for editors.
  package var about: String { facts.about }
  /// Whether a view of that kind can have the property at all. Unknown kinds can have every one.
  package func applies(to kind: ViewKind) -> Bool { facts.kinds.contains(kind) }
  /// The place in the table, which orders what is told about a view.
  package static let order: [PropertyKey: Int] = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })
}

extension PropertyKey.Shape {
  /// One of an enumeration's words.
  static func word<Word: RawRepresentable & CaseIterable>(_ type: Word.Type) -> Self where Word.RawValue == String {
    .keyword(type.allCases.map(\.rawValue))
  }

  /// Several of them.
  static func words<Word: RawRepresentable & CaseIterable>(_ type: Word.Type) -> Self where Word.RawValue == String {
    .keywords(type.allCases.map(\.rawValue))
  }
}

/// The kinds that can have a property.
package struct Kinds: Sendable {
  private var isAll = false
  private var isWithoutGuides = false
  private var traits: ViewKind.Traits = []
  private var kinds: Set<ViewKind> = []

  static let all = Kinds(isAll: true)
  static let allButGuides = Kinds(isWithoutGuides: true)
  static let texts = Kinds(traits: .text)
  static let controls = Kinds(traits: .control)
  static let ranged = Kinds(traits: .ranged)
  static let scaled = Kinds(traits: .scaled)
  static let styled = Kinds(traits: .styled)
  static func only(_ kinds: ViewKind...) -> Kinds { Kinds(kinds: Set(kinds)) }

  /// These and further ones.
  func and(_ others: ViewKind...) -> Kinds {
    var result = self
    result.kinds.formUnion(others)
    return result
  }

  /// Whether the kind is one of them; kinds that nobody knows always are.
  func contains(_ kind: ViewKind) -> Bool {
    if case .unknown = kind { return true }
    return isAll || isWithoutGuides && !kind.isGuide || !traits.isEmpty && kind.has(traits)
      || kinds.contains(kind)
  }
}
