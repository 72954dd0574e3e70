internal import ProofModel

extension SpecTable {
  static let viewKeys: [SpecKey] =
    [
      SpecKey("type", .keyword(ViewKind.named.map(\.name)), "the kind of view; `view`"),
      SpecKey("component", .text, "the component that this view is an instance of"),
      SpecKey("with", .map(of: .any), "parameters of the component"),
      SpecKey("class", .text, "your own class, for captions"),
      SpecKey("views", .map(of: .object(.view)), "its subviews by name; of a stack, in their order"),
      SpecKey(
        "constraints", .list(of: .rule), "rules of this view: `self`, `superview`, `previous`, `next` mean its own"),
    ] + PropertyKey.allCases.map { SpecKey($0.rawValue, $0.specShape, $0.about) }

  static let fontKeys: [SpecKey] = [
    SpecKey("base", .text, "a font token that the other keys change"),
    SpecKey("family", .text, "`system`, `monospaced`, `serif`, `rounded`, or a family's name"),
    SpecKey("file", .text, "a font file of the project"),
    SpecKey("size", .expression, "points at the default text size"),
    SpecKey("weight", .oneOf([.number, .keyword(weightNames.map(\.name))]), "100 … 900, or a name"),
    SpecKey("italic", .boolean, "slanted"),
    SpecKey("style", .keyword(TextStyle.allCases.map(\.rawValue)), "a text style, whose size follows Dynamic Type"),
    SpecKey("features", .list(of: .text), "OpenType features, `tnum`, `-liga`"),
  ]

  /// The weights by the names that UIKit and CSS share, as OpenType counts them.
  static let weightNames: [(name: String, weight: Int)] = [
    ("ultralight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
    ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  static let borderKeys: [SpecKey] = [
    SpecKey("width", .expression, "points"),
    SpecKey("color", .color, "its colour"),
  ]

  static let proportionalKeys: [SpecKey] = [
    SpecKey("reference", .size, "the size against which the frames inside were drawn"),
    SpecKey("mode", .keyword(proportionalModes), "how it takes its superview; `stretch`"),
  ]

  static let proportionalModes = ["stretch", "fit", "fill", "width", "none"]

  static let runKeys: [SpecKey] = [
    SpecKey("text", .text, "the text of the run"),
    SpecKey("font", .font, "its font"),
    SpecKey("color", .color, "its colour"),
    SpecKey("underline", .boolean, "a line below"),
    SpecKey("strikethrough", .boolean, "a line through"),
    SpecKey("kerning", .expression, "points added after each character"),
    SpecKey("baseline", .expression, "points above the baseline"),
    SpecKey("image", .text, "a picture in the line instead of a text, with its width and height"),
    SpecKey("width", .expression, "the picture's width in points"),
    SpecKey("height", .expression, "the picture's height in points"),
  ]

  static let edgeKeys: [SpecKey] = ["top", "left", "bottom", "right", "leading", "trailing", "horizontal", "vertical"]
    .map { SpecKey($0, .expression, "points") }

  static let axisKeys: [SpecKey] = [
    SpecKey("h", .priority, "horizontally"),
    SpecKey("v", .priority, "vertically"),
  ]

  static let gridColumnKeys: [SpecKey] = [
    SpecKey("width", .expression, "points; as wide as the widest of its views"),
    SpecKey("leadingPadding", .expression, "points before it, besides the spacing"),
    SpecKey("trailingPadding", .expression, "points after it, besides the spacing"),
    SpecKey("xPlacement", .keyword(GridPlacement.across.map(\.rawValue)), "of its views; the grid's"),
    SpecKey("hidden", .boolean, "takes no room, with its views"),
  ]

  static let gridRowKeys: [SpecKey] = [
    SpecKey("height", .expression, "points; as high as the highest of its views"),
    SpecKey("topPadding", .expression, "points above it, besides the spacing"),
    SpecKey("bottomPadding", .expression, "points below it, besides the spacing"),
    SpecKey("yPlacement", .keyword(GridPlacement.down.map(\.rawValue)), "of its views; the grid's"),
    SpecKey("rowAlignment", .keyword(GridRowAlignment.allCases.map(\.rawValue)), "of its views; the grid's"),
    SpecKey("hidden", .boolean, "takes no room, with its views"),
  ]

  static let gridCellKeys: [SpecKey] = [
    SpecKey("row", .expression, "number of its row, from 0"),
    SpecKey("column", .expression, "number of its column, from 0"),
    SpecKey("rows", .expression, "how many rows it spans; 1"),
    SpecKey("columns", .expression, "how many columns it spans; 1"),
    SpecKey("xPlacement", .keyword(GridPlacement.across.map(\.rawValue)), "the column's"),
    SpecKey("yPlacement", .keyword(GridPlacement.down.map(\.rawValue)), "the row's"),
    SpecKey("rowAlignment", .keyword(GridRowAlignment.allCases.map(\.rawValue)), "the row's"),
  ]

  static let colorPairKeys: [SpecKey] = [
    SpecKey("light", .color, "in light appearance"),
    SpecKey("dark", .color, "in dark appearance"),
  ]
}

extension PropertyKey {
  /// The property's shape in the spec.
  var specShape: SpecShape {
    switch shape {
    case .text: return .text
    case .number: return .expression
    case .boolean: return .boolean
    case .color: return .color
    case .font: return .font
    case .keyword(let words): return .keyword(words)
    case .keywords(let words): return .oneOf([.keyword(words + ["none"]), .list(of: .keyword(words))])
    case .optionalSize: return .optionalSize
    case .rect: return .rect
    case .insets: return .insets
    case .axisPriorities: return .axisPriorities
    case .texts: return .list(of: .text)
    case .list where self == .runs: return .list(of: .object(.run))
    case .list: return .list(of: .object(self == .columns ? .gridColumn : .gridRow))
    case .map:
      switch self {
      case .border: return .object(.border)
      case .proportional: return .object(.proportional)
      case .cell: return .object(.gridCell)
      default: return .map(of: .expression)
      }
    }
  }

  /// One phrase for the documentation and for editors.
  var about: String {
    switch self {
    case .text: return "what it says; `@key` names a text of the string tables"
    case .placeholder: return "shown where the text is empty"
    case .font: return "`$font.label`, a text style, or a map"
    case .color: return "of the text"
    case .tint: return "of the control"
    case .align: return "of the text; `natural`"
    case .lines: return "how many at most; 0: as many as needed"
    case .lineBreak: return "how text that does not fit ends"
    case .minimumScale: return "share of its size to which the font may shrink"
    case .fontAdjusting: return "the font's size follows the label's height"
    case .lineHeight: return "multiple of the font's line height"
    case .lineSpacing: return "points between lines"
    case .runs: return "stretches of text of one look"
    case .asset: return "a picture's file in the spec's folder"
    case .fit: return "how a picture is placed in its view"
    case .value: return "of progress, slider and stepper; progress below 0 is indeterminate"
    case .minimum: return "of slider and stepper"
    case .maximum: return "of slider and stepper"
    case .on: return "whether a switch is on"
    case .segments:
      return "titles of a segmented control; of a toolbar also `[add]` for a sign, `\"\"` for a flexible space"
    case .selected: return "number of the chosen segment or page, from 0"
    case .pages: return "of a page control"
    case .enabled: return "whether a control can be used"
    case .secure: return "text shown as dots"
    case .scrolls: return "`false`: a text view is as high as its text"
    case .style: return "the look of a control of this kind, or the accessory of a table cell"
    case .controlSize: return "of the Mac's controls; `regular`"
    case .hug: return "content hugging: one number, `[h, v]` or `{ h:, v: }`"
    case .compress: return "compression resistance: one number, `[h, v]` or `{ h:, v: }`"
    case .intrinsic: return "size instead of the content's own, `none` for no size on an axis"
    case .baseline: return "first and last baseline from the top, instead of the content's own"
    case .alignmentInsets: return "what the frame has outside its alignment rect"
    case .contentInsets: return "between a control's edges and its content"
    case .contentSize: return "of a scroll view"
    case .preferredMaxWidth: return "at which a text of several lines is measured first"
    case .frame: return "`[x, y, width, height]` on the canvas, in the superview"
    case .autoresize: return "what may change with the superview: `width`, `height` and the four margins"
    case .translates: return "whether frame and mask act as constraints"
    case .proportional: return "the view and all below it scale with it"
    case .margins: return "layout margins"
    case .preservesSuperviewMargins: return "margins are at least the superview's"
    case .adjustsContentInset: return "what scrolls begins below the bars (on)"
    case .insetsMarginsFromSafeArea: return "margins keep out of the unsafe area"
    case .followsReadableWidth: return "margins follow the readable width"
    case .bars: return "bars of the controller whose view it is; `none`: a controller without bars"
    case .additionalSafeArea: return "added to the safe area of this view and those below"
    case .direction: return "`ltr`, `rtl`; the locale's"
    case .axis: return "of a stack; `horizontal`"
    case .distribution: return "of a stack, along its axis; `fill`"
    case .alignment: return "of a stack, across its axis; `fill`"
    case .spacing: return "of a stack: points, `std` or `5% screen`"
    case .customSpacing: return "of a stack, after the named views"
    case .marginsRelative: return "a stack keeps inside its margins"
    case .baselineRelative: return "a stack's spacing is between baselines"
    case .stackHugging: return "how strongly one of AppKit's stacks is as small as its views; 250"
    case .gravity: return "the group of an arranged view where its stack has gravity areas; `start`"
    case .itemSize: return "of a collection's cells, or of one; `none`: as large as what is inside"
    case .minimumLineSpacing: return "between a collection's lines; 10"
    case .minimumInteritemSpacing: return "between the cells of a line, at least; 10"
    case .sectionInset: return "around a collection's cells"
    case .scrollDirection: return "of a collection: lines lie across it; `vertical`"
    case .headerReferenceSize: return "of a collection's headers, along the direction that it scrolls in"
    case .footerReferenceSize: return "of a collection's footers, along the direction that it scrolls in"
    case .itemLayout: return "`flow`, or `custom`: cells keep to the frames that they were drawn with"
    case .elementKind: return "what a collection's cell is; a header begins a section; `cell`"
    case .count: return "how many times a collection's cell is shown; 1"
    case .columns: return "of a grid, from the leading one; `[{}, {}]`"
    case .rows: return "of a grid, from the top one; as many as its views need"
    case .columnSpacing: return "of a grid, between columns; 6"
    case .rowSpacing: return "of a grid, between rows; 6"
    case .xPlacement: return "of a grid's views in their cells; `leading`"
    case .yPlacement: return "of a grid's views in their cells; `bottom`"
    case .rowAlignment: return "of the views of a grid's rows, by their baselines; `none`"
    case .cell: return "where a view lies in its grid; the next free cell"
    case .holding: return "how strongly a pane keeps its size where its split view is resized; 250"
    case .hidden: return "not drawn; in a stack, takes no room"
    case .alpha: return "0 … 1"
    case .background: return "fill colour"
    case .corner: return "radius in points"
    case .border: return "`{ width:, color: }`"
    case .clips: return "cuts off what is outside"
    case .note: return "drawn as a call-out"
    case .label: return "what it is called in captions"
    }
  }
}
