/// What a line of the table of kinds (``ViewKind/facts``) can say.
extension ViewKind {
  /// What a kind is, so that no list of kinds stands elsewhere.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Lays out a text of its own.
    package static let text = Traits(rawValue: 1)
    /// Its text is cut off, and that is told, where it does not fit; others scroll.
    package static let cutsText = Traits(rawValue: 2)
    /// Is touched and can be disabled.
    package static let control = Traits(rawValue: 4)
    /// Cuts off what is outside, unless it is told not to.
    package static let clips = Traits(rawValue: 8)
    /// A window onto content of its own: never draws beyond its bounds, and shows more than a line of something.
    package static let bounded = Traits(rawValue: 16)
    /// Has a value between a minimum and a maximum, and is drawn at the end of it beyond.
    package static let ranged = Traits(rawValue: 32)
    /// Its content moves below bars.
    package static let scrolls = Traits(rawValue: 64)
    /// Is read or touched, so that it has to be seen.
    package static let essential = Traits(rawValue: 128)
    /// Its text stays in the middle of its height.
    package static let centersText = Traits(rawValue: 256)
    /// Draws in its own size, whatever its frame is.
    package static let keepsSize = Traits(rawValue: 512)
    /// Shows pictures, materials or content of its own, which no colour describes.
    package static let pictured = Traits(rawValue: 1024)
    /// Its minimum and maximum are its own to say.
    package static let scaled = Traits(rawValue: 2048)
    /// Has looks to choose from.
    package static let styled = Traits(rawValue: 4096)
    /// Its own size follows the screen's: bars and cells are as wide, wheels are lower in compact height.
    package static let followsScreen = Traits(rawValue: 8192)
    /// Has a text even where none is written.
    package static let alwaysText = Traits(rawValue: 1 << 14)
    /// Its text stands in the middle of its width where nothing is said.
    package static let centersLines = Traits(rawValue: 1 << 15)
    /// Its height is the control's own, whatever rules say of its width.
    package static let ownHeight = Traits(rawValue: 1 << 16)
    /// Is so small that a mark on it would cover most of it.
    package static let slight = Traits(rawValue: 1 << 17)
    /// Shows nothing by itself: only what it is given is seen.
    package static let blank = Traits(rawValue: 1 << 18)
    /// Is as wide as there is room where no rule places it.
    package static let fillsRow = Traits(rawValue: 1 << 19)
    /// Lies along an axis of its own.
    package static let directed = Traits(rawValue: 1 << 20)
    /// Interface Builder's library drops it with a hugging of 251, which says nothing there.
    package static let hugsInLibrary = Traits(rawValue: 1 << 21)
    /// Its frame in specs is its alignment rect.
    package static let bareInSpecs = Traits(rawValue: 1 << 22)
    /// AppKit's table (`AppKitControl`) has what lies around its title.
    package static let titledOnMac = Traits(rawValue: 1 << 23)
    /// Its content keeps to the screen's margins at both sides.
    package static let insetByMargins = Traits(rawValue: 1 << 24)
  }

  /// The facts about one kind that hold in every module; how large it is and how it is drawn lies in files of its name.
  package struct Facts: Sendable {
    package var kind: ViewKind
    /// The spec's word.
    package var name: String
    /// The class whose instances in UIKit's code have this kind; nil where `UIView` stands in for what has none or needs
    /// more than a frame to be made.
    package var uikitClass: String?
    /// The class of AppKit's names that Interface Builder's files make of it; nil where `NSView` stands in.
    package var appkitClass: String?
    package var traits: Traits
    /// Interface Builder's elements of that kind.
    package var elements: [String]
    /// Content hugging in specs and code by axis; an absent value in Interface Builder's files is 250 for every kind.
    ///
    /// Labels 251, text fields 250 (settled); switch, stepper and spinner 750, progress 750 vertically (Interface
    /// Builder's own table and its files).
    package var hugging: (horizontal: Double, vertical: Double)
    /// Vertically on the Mac, where most controls hug at 750.
    package var verticalHuggingOnMac: Double
    /// Its look where nothing is said, the same on every system.
    package var style: ControlStyle
    /// Its maximum where nothing is said.
    package var maximum: Double
    /// The font where none is written, on iOS.
    package var font: FontDescriptor
    /// The end of a text that does not fit, where nothing is said.
    package var lineBreak: TextContent.LineBreakMode
    /// The fill behind it where nothing is said.
    package var ground: Ground
    /// What its frame has outside its alignment rect on iOS, by Interface Builder's recorded frames; points.
    package var alignmentInsets: EdgeInsets
    /// The same on the Mac; nil where `AppKitControl` measures it.
    package var alignmentInsetsOnMac: EdgeInsets?
    /// What lies between its content and the edges of its alignment rect where nothing is said.
    package var contentInsets: ContentInsets
    /// The looks in which it shows nothing by itself, as a kind that is blank does in all.
    package var blankStyles: Set<ControlStyle>
    /// What one attribute each of its element in Interface Builder's files says.
    package var attributes: [Attribute]
    /// The same of its cell in AppKit's files.
    package var cellAttributes: [Attribute]

    init(
      _ kind: ViewKind, _ name: String, uikit: String? = nil, appkit: String? = nil, _ traits: Traits = [],
      elements: [String] = [], hugging: (Double, Double) = (250, 250), onMac: Double? = nil,
      style: ControlStyle = .plain, maximum: Double = 1, font: FontDescriptor = FontDescriptor(),
      lineBreak: TextContent.LineBreakMode = .truncateTail, ground: Ground = .none,
      alignmentInsets: EdgeInsets = .zero, macInsets: EdgeInsets? = nil, contentInsets: ContentInsets = .none,
      blankStyles: Set<ControlStyle> = [],
      attributes: [Attribute] = [], cell: [Attribute] = []
    ) {
      self.kind = kind
      self.name = name
      uikitClass = uikit
      appkitClass = appkit
      self.traits = traits
      self.elements = elements
      self.hugging = hugging
      verticalHuggingOnMac = onMac ?? hugging.1
      self.style = style
      self.maximum = maximum
      self.font = font
      self.lineBreak = lineBreak
      self.ground = ground
      self.alignmentInsets = alignmentInsets
      alignmentInsetsOnMac = macInsets
      self.contentInsets = contentInsets
      self.blankStyles = blankStyles
      self.attributes = attributes
      cellAttributes = cell
    }
  }

  /// Insets of a kind's content in points, by its look and by system.
  package struct ContentInsets: Sendable {
    /// In looks that are not named.
    private var usual = EdgeInsets.zero
    private var byStyle: [ControlStyle: EdgeInsets] = [:]
    /// The same on the Mac; nil: as elsewhere.
    private var onMac: EdgeInsets?

    static let none = ContentInsets()
    /// A text field's between its border and its text.
    static let field = ContentInsets(
      byStyle: [
        .rounded: EdgeInsets(top: 2, left: 7, bottom: 2, right: 7),
        .bezel: EdgeInsets(top: 2, left: 7, bottom: 2, right: 7), .line: EdgeInsets(all: 2),
      ])
    /// A text container's inset of 8 above and below, and its line padding of 5 at the sides.
    static let page = ContentInsets(
      usual: EdgeInsets(top: 8, left: 5, bottom: 8, right: 5), onMac: EdgeInsets(left: 5, right: 5))
    /// A search bar's, behind its sign.
    static let search = ContentInsets(usual: EdgeInsets(top: 10, left: 34, bottom: 10, right: 16))
    /// What tabs and border take of a tab view's frame: 10 at the sides, 33 where the tabs are and 13 opposite to them
    /// (what Interface Builder's library drops).
    static let tabs = ContentInsets(
      usual: EdgeInsets(top: 33, left: 10, bottom: 13, right: 10),
      byStyle: [
        .none: .zero, .line: EdgeInsets(all: 1), .bezel: EdgeInsets(top: 10, left: 10, bottom: 13, right: 10),
        .bottom: EdgeInsets(top: 13, left: 10, bottom: 33, right: 10),
        .left: EdgeInsets(top: 10, left: 33, bottom: 13, right: 10),
        .right: EdgeInsets(top: 10, left: 10, bottom: 13, right: 33),
      ])

    /// Those of a look on the Mac or elsewhere.
    package func insets(_ style: ControlStyle, isMac: Bool) -> EdgeInsets {
      if isMac, let onMac { return onMac }
      return byStyle[style] ?? usual
    }
  }

  /// What a kind is filled with, by the role of the colour.
  package enum Ground: Sendable {
    case none, content, field, separator, bar
    /// A text's: a field's on the Mac, content's elsewhere.
    case page
  }

  /// An attribute of Interface Builder's elements that says a property as it is.
  package struct Attribute: Sendable {
    package var key: PropertyKey
    /// Its name; behind a dot that of the child element with the key before it, as in `url.string`.
    package var name: String

    init(_ key: PropertyKey, _ name: String) {
      self.key = key
      self.name = name
    }

    /// A value with its ends, as cells of AppKit's controls say them.
    static let range = [
      Attribute(.value, "doubleValue"), Attribute(.minimum, "minValue"), Attribute(.maximum, "maxValue"),
    ]
  }
}
