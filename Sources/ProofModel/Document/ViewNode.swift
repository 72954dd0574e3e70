/// One view of a document, as written: its kind, its properties and its subviews.
public struct ViewNode: Sendable {
  /// Unique in the document, and what rules refer to: the view's name in a spec (`card/title` inside a
  /// component), the object id in Interface Builder's files.
  public var id: String
  /// For people: the name in a spec; label, outlet or class in Interface Builder's files.
  public var name: String
  /// The kind of view, which decides its defaults, its measures and how it is drawn.
  public var kind: ViewKind
  /// The user's own class, where the file names one.
  public var customClass: String?
  /// What a Mac's view shows of an object, by what of it is bound: `value name`. One that was made anew is known by it.
  public var bindings: [String] = []
  /// The place of the view in its file; nil where nobody wrote it.
  public var span: SourceSpan?
  /// The properties that are written, each with its place; all others have the kind's or the platform's defaults.
  public var properties: [PropertyKey: Located<PropertyValue>]
  /// What an Interface Builder file calls the system's colours among them, of which several are one of ours: `headerTextColor`.
  public var colorNames: [PropertyKey: String] = [:]
  /// The subviews from back to front, in a stack also in the order of its arranged views; guides stand among them.
  public var children: [ViewNode]
  /// The picture behind its contents that is not drawn, as a button's background image: the button is as large at least.
  public var unseenGround: String?
  /// The picture that its title is drawn over, as AppKit's overlapping images: the button is as large at least.
  public var ground: String?
  /// Whether it is the title of a table's column, which lies where the table made room for the column.
  public var isColumnTitle = false
  /// The object that string tables name the texts by where it is not the view itself: a control's cell in macOS files.
  public var textOwner: String?
  /// The objects whose titles the segments are, in their order: items of a tab view or of a pop-up's menu.
  public var segmentOwners: [String?] = []
  /// The widths that are given to the segments of AppKit's control, in their order, 0 for one that fits its title; empty: none is.
  public var segmentWidths: [Double] = []

  /// A node from its parts, named by its id where no name is given; that ids are unique is not checked.
  public init(
    id: String, name: String? = nil, kind: ViewKind, customClass: String? = nil, span: SourceSpan? = nil,
    properties: [PropertyKey: Located<PropertyValue>] = [:], children: [ViewNode] = []
  ) {
    self.id = id
    self.name = name ?? id
    self.kind = kind
    self.customClass = customClass
    self.span = span
    self.properties = properties
    self.children = children
  }
}

extension ViewNode {
  /// The drawn frame where it is all numbers.
  public var frame: Rect? {
    guard case .numbers(let members)? = properties[.frame]?.value, members.count == 4 else { return nil }
    let values = members.compactMap { $0?.constant() }
    return values.count == 4 ? Rect(x: values[0], y: values[1], width: values[2], height: values[3]) : nil
  }
  /// The font families that the view and those below it name; O(views).
  package var fontFamilies: Set<String> {
    var families = children.reduce(into: Set<String>()) { $0.formUnion($1.fontFamilies) }
    for property in properties.values { families.formUnion(property.value.fontFamilies) }
    return families
  }

  /// The characters of all texts that the view and those below it are given; O(letters).
  package var characters: Set<Unicode.Scalar> {
    var result = children.reduce(into: Set<Unicode.Scalar>()) { $0.formUnion($1.characters) }
    for property in properties.values { result.formUnion(property.value.characters) }
    return result
  }
}

extension PropertyValue {
  /// The font families that it names: those of the parts of an attributed text too.
  fileprivate var fontFamilies: Set<String> {
    if case .font(let font) = self { return font.family.map { [$0] } ?? [] }
    if case .map(let entries) = self { return Set(entries.flatMap(\.value.fontFamilies)) }
    guard case .list(let values) = self else { return [] }
    return Set(values.flatMap(\.fontFamilies))
  }

  /// The characters of the texts that it holds.
  fileprivate var characters: Set<Unicode.Scalar> {
    switch self {
    case .text(let text): Set(text.unicodeScalars)
    case .texts(let texts): Set(texts.flatMap(\.unicodeScalars))
    case .map(let entries): entries.reduce(into: []) { $0.formUnion($1.value.characters) }
    case .list(let values): values.reduce(into: []) { $0.formUnion($1.characters) }
    case .token, .number, .font, .numbers, .boolean, .color, .keyword, .keywords: []
    }
  }
}
