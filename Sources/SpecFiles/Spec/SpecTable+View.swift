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
    SpecKey("weight", .oneOf([.number, .keyword(FontDescriptor.weightNames.map(\.name))]), "100 … 900, or a name"),
    SpecKey("italic", .boolean, "slanted"),
    SpecKey("style", .keyword(TextStyle.allCases.map(\.rawValue)), "a text style, whose size follows Dynamic Type"),
    SpecKey("features", .list(of: .text), "OpenType features, `tnum`, `-liga`"),
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
    case .number, .length: return .expression
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
}
