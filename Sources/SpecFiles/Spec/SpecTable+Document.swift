internal import ProofModel

extension SpecTable {
  private static let oneOrMoreTexts = SpecShape.oneOf([.text, .list(of: .text)])

  private static func axis(_ values: [String]) -> SpecShape {
    .oneOf([.keyword(values + ["all"]), .list(of: .keyword(values))])
  }

  /// Keys that a shared file may have too.
  static let sharedKeys: [SpecKey] = [
    SpecKey("proofsheet", .number, "the format's version, required, first; 1"),
    SpecKey("include", oneOrMoreTexts, "files whose tokens, metrics, strings and components are shared"),
    SpecKey("components", .map(of: .object(.component)), "reusable parts with parameters and defaults"),
    SpecKey(
      "tokens", .map(of: .any), "colours, fonts and spaces by group; `$color.ink`, `$space.edge` in values and rules"),
    SpecKey("metrics", .map(of: .expression), "numbers that rules use as `$name` and states change"),
    SpecKey("strings", .map(of: .map(of: .text)), "texts by locale; `@key` in a view; the first locale is the base"),
  ]

  static let documentKeys: [SpecKey] =
    [
      sharedKeys[0],
      SpecKey("name", .text, "names the pictures; the file's name where it is absent"),
      SpecKey("title", .text, "heading of the sheet"),
      SpecKey("platform", .keyword(Platform.allCases.map(\.rawValue)), "standard gaps and default sizes; `ios`"),
      SpecKey("os", .text, "the system whose metrics apply, `ios-9` … `ios-26`, `macos-…`; `ios-18`"),
      SpecKey(
        "canvas", .oneOf([.text, .size]), "where frames were drawn: `iphone-8 portrait`, or `[375, 667]`"),
      SpecKey("bars", .list(of: .keyword(BarKind.allCases.map(\.rawValue))), "bars that move the safe area"),
      SpecKey(
        "presentation", .keyword(Presentation.Style.allCases.map(\.rawValue)),
        "how the screen comes over another, with a part of the device's screen where there is room; `view` is no screen "
          + "and keeps its size, `row` is as wide as the screen"),
      SpecKey("preferred-size", .size, "of a popover, a form sheet, a view or a row, in points"),
      SpecKey("assets", .map(of: .size), "sizes of pictures in points, for those that are not at hand"),
    ] + sharedKeys.dropFirst() + [
      SpecKey("matrix", .object(.matrix), "what is drawn when no flag says otherwise"),
      SpecKey("root", .object(.view), "properties of the root view"),
      SpecKey("views", .map(of: .object(.view)), "the views by name; nesting is the superview"),
      SpecKey(
        "constraints",
        .oneOf([.list(of: .rule), .map(of: .oneOf([.list(of: .rule), .object(.group)]))]),
        "named groups of rules; a group is a list, or a map with a condition"),
      SpecKey("layout", .list(of: .object(.canvasLayout)), "manual layout: frames set when the size has changed"),
      SpecKey("states", .map(of: .object(.state)), "named changes; the first is the default"),
      SpecKey("overrides", .list(of: .object(.override)), "changes by trait; later ones win"),
      SpecKey("expect", .list(of: .object(.expectation)), "frames and findings that must hold, for `proofsheet test`"),
      SpecKey("allow", .list(of: .object(.exception)), "findings of `check` that are meant to be"),
      SpecKey(
        "mock", .oneOf([.text, .object(.mock), .list(of: .oneOf([.text, .object(.mock)]))]),
        "designs to compare with: Figma's JSON in numbers, a PNG or an SVG drawn over the screen (`--overlay mock`)"),
    ]

  static let mockKeys: [SpecKey] = [
    SpecKey("file", .text, "Figma's JSON, a PNG, JPEG, SVG or PDF"),
    SpecKey("frame", .text, "a frame's name or id; the one as large as the window where it is absent"),
    SpecKey(
      "when", .condition, "of which variants it is a design; those in the default locale, state, text size and look"),
    SpecKey("scale", .number, "of a picture: pixels per point; a whole number by the window's width"),
    SpecKey("crop", .rect, "the part that is compared, in points of the design"),
    SpecKey("offset", .size, "where that part lies in the window; `[0, 0]`"),
    SpecKey("map", .map(of: .text), "views by the names of their layers, where these differ"),
    SpecKey("tolerance", .number, "how far places and sizes may be off, in points; 1"),
    SpecKey("tolerances", .map(of: .number), "the same for single views"),
    SpecKey("ignore", oneOrMoreTexts, "views and layers that are not compared"),
  ]

  static let exceptionKeys: [SpecKey] = [
    SpecKey(
      "rule", .text, "a rule's id, `small-target` (`proofsheet rule` lists them), or a finding's, `small-target:close`"),
    SpecKey("on", .text, "a view's name, path or object id, or a screen's name; everywhere where it is absent"),
    SpecKey("reason", .text, "why it is meant to be"),
  ]

  static let layoutKeys: [SpecKey] = [
    SpecKey(
      "on", .keyword(LayoutEvent.Moment.allCases.map(\.rawValue)),
      "when it happens: at the start of a turn, where it jumps, along with a turn, or in every layout; `layout`"),
    SpecKey("set", .map(of: .any), "`red.frame: [0, 0, 100% width, 50% height]`, `label.y: 50% height`"),
  ]

  static let matrixKeys: [SpecKey] = [
    SpecKey("devices", oneOrMoreTexts, "ids, names, globs and sets (`current`, `iphones`, `classic`, `all`)"),
    SpecKey("sizes", .list(of: .oneOf([.object(.namedSize), .size, .text])), "windows of their own, in points"),
    SpecKey("orientations", axis(Orientation.allCases.map(\.rawValue)), "ways of holding the device"),
    SpecKey(
      "windows", .oneOf([.text, .list(of: .text)]), "`full`, `slide-over`, `split-1-2`, …, or `WxH`"),
    SpecKey("locales", oneOrMoreTexts, "BCP 47 tags and pseudo-languages"),
    SpecKey("text-sizes", axis(TextSize.allCases.map(\.rawValue)), "content size categories, `xs` … `ax5`"),
    SpecKey("states", oneOrMoreTexts, "names of states, or `all`"),
    SpecKey("appearances", axis(Appearance.allCases.map(\.rawValue)), "`light`, `dark`"),
    SpecKey("overlays", oneOrMoreTexts, "`constraints`, `horizontal`, `vertical`, `frames`, `baselines`, …"),
  ]

  static let overlayNames = Overlay.allCases.map(\.rawValue) + ["none"]

  static let namedSizeKeys: [SpecKey] = [
    SpecKey("name", .text, "what `on:` calls it; `WxH` where it is absent"),
    SpecKey("size", .size, "width and height in points"),
    SpecKey("scale", .number, "device pixels per point"),
  ]

  static let componentKeys: [SpecKey] = [
    SpecKey("params", .map(of: .any), "parameters with their defaults, `$name` inside"),
    SpecKey("root", .object(.view), "properties of the component's own view"),
    SpecKey("views", .map(of: .object(.view)), "its views; names are its own"),
    SpecKey(
      "constraints", .oneOf([.list(of: .rule), .map(of: .oneOf([.list(of: .rule), .object(.group)]))]),
      "its rules; `root` is the component's own view"),
  ]

  static let groupKeys: [SpecKey] = [
    SpecKey("when", .condition, "`height regular`, `width compact and not locale ar`, `text-size >= xl`, …"),
    SpecKey("rules", .list(of: .rule), "the rules of the group"),
  ]

  static let ruleKeys: [SpecKey] = [
    SpecKey("id", .text, "a stable name that states can change"),
    SpecKey("rule", .text, "the rule as text"),
    SpecKey("note", .text, "drawn as a call-out"),
    SpecKey("active", .boolean, "`false`: left out until a state sets it"),
  ]

  static let stateKeys: [SpecKey] = [
    SpecKey("set", .map(of: .any), "`titleField.text: Dune`, `gap.constant: 12`"),
    SpecKey("metrics", .map(of: .expression), "metrics with their value in this state"),
    SpecKey("hide", oneOrMoreTexts, "views that are hidden in this state"),
    SpecKey("show", oneOrMoreTexts, "views that are shown in this state"),
  ]

  static let overrideKeys: [SpecKey] = [
    SpecKey("when", .condition, "the traits for which it holds"),
    SpecKey("set", .map(of: .any), "as in a state"),
    SpecKey("hide", oneOrMoreTexts, "views that are hidden then"),
    SpecKey("show", oneOrMoreTexts, "views that are shown then"),
  ]

  static let expectationKeys: [SpecKey] = [
    SpecKey("on", .text, "`device orientation [axis value …]`; `*` is all of the matrix"),
    SpecKey("for-all", .object(.allSizes), "instead of `on`: every size of a range, proved, not sampled"),
    SpecKey("state", .text, "the state; the first where it is absent"),
    SpecKey("given", .map(of: .object(.given)), "contents' sizes instead of measured ones"),
    SpecKey(
      "frames", .map(of: .list(of: .oneOf([.number, .keyword(["any"])]))),
      "`[x, y, width, height]` in the superview, after rounding; `any` where it does not matter"),
    SpecKey(
      "that", oneOrMoreTexts,
      "findings that must not be there, `no conflicts`, or must, `conflicts`; comparisons that hold, `title.leading >= 16`"
    ),
    SpecKey("tolerance", .number, "points; 0.01"),
  ]

  static let allSizesKeys: [SpecKey] = [
    SpecKey("width", .oneOf([.number, .text]), "the window's width: a range, `320...1366`, or a number"),
    SpecKey("height", .oneOf([.number, .text]), "the window's height, `480...1024`; one of the four runs"),
    SpecKey(
      "text-scale", .oneOf([.number, .text]), "what every font's size is multiplied by: `0.8...2`, or a number"),
    SpecKey(
      "text-growth", .oneOf([.number, .text]),
      "per cent by which every text is longer, as translations are: `0...60`, or a number"),
    SpecKey("text-size", oneOrMoreTexts, "text sizes, or `all`; the default one where it is absent"),
    SpecKey("locale", oneOrMoreTexts, "locales of the strings; the first where it is absent"),
    SpecKey("state", oneOrMoreTexts, "states, or `all`; the first where it is absent"),
  ]

  static let givenKeys: [SpecKey] = [
    SpecKey("size", .optionalSize, "intrinsic width and height"),
    SpecKey("baseline", .number, "first and last baseline from the top"),
    SpecKey("firstBaseline", .number, "from the top"),
    SpecKey("lastBaseline", .number, "from the top"),
  ]
}
