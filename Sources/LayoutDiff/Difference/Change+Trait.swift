extension Change {
  /// What of a view a change is about, in the words that its sentence begins with: `frame`, `line break mode`. The words of
  /// properties are those of the table of properties; those that a comparison asks for by name stand here.
  public struct Trait: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// Lower case, as in `frame of 'title' is …`.
    public let words: String

    /// - Parameter words: lower case, without the view.
    public init(_ words: String) { self.words = words }

    /// Words as they are written.
    public init(stringLiteral words: String) { self.words = words }

    // What it is called, and how large what it is drawn in is.
    package static let name: Trait = "name"
    package static let window: Trait = "size of the window"
    // Where it lies.
    package static let frame: Trait = "frame"
    package static let width: Trait = "width"
    package static let height: Trait = "height"
    static let foundOutHeight: Trait = "height that its table finds out"
    package static let mask: Trait = "autoresizing mask"
    static let maskTranslation: Trait = "translation of its mask"
    static let proportionalLayout: Trait = "proportional layout"
    package static let alignmentInsets: Trait = "alignment insets"
    // What it holds on to.
    static let verticalHugging: Trait = "vertical hugging"
    package static let intrinsicWidth: Trait = "intrinsic width"
    package static let intrinsicHeight: Trait = "intrinsic height"
    static let firstBaseline: Trait = "first baseline"
    static let lastBaseline: Trait = "last baseline"
    static let preferredWidth: Trait = "preferred width"
    static let contentSize: Trait = "content size"
    static let dateElements: Trait = "size of the date's elements"
    static let marginsInSafeArea: Trait = "keeping of margins inside the safe area"
    static let controllersBars: Trait = "controller's bars"
    static let insetByBars: Trait = "beginning below the bars"
    static let readableWidth: Trait = "following of the readable width"
    // How it arranges, and where it is arranged.
    static let cell: Trait = "cell"
    static let placementAcross: Trait = "placement across"
    static let placementDown: Trait = "placement down"
    static let rowAlignment: Trait = "alignment in its row"
    static let sectionInset: Trait = "inset of the sections"
    static let itemWidth: Trait = "width of the item"
    static let itemHeight: Trait = "height of the item"
    static let headersWidth: Trait = "headers' width"
    static let headersHeight: Trait = "headers' height"
    static let footersWidth: Trait = "footers' width"
    static let footersHeight: Trait = "footers' height"
    static let rowHeight: Trait = "row height"
    static let intercellSpacing: Trait = "intercell spacing"
    static let columns: Trait = "columns"
    static let columnPlace: Trait = "place of the column"
    // How it looks, and what it says.
    package static let text: Trait = "text"
    package static let picture: Trait = "picture"
    static let accessory: Trait = "accessory"
    static let contentInsets: Trait = "content insets"
    static let topInset: Trait = "content inset at the top"
    static let controlSize: Trait = "size of the control"
    static let fontFile: Trait = "font file"
    static let fontFollowing: Trait = "font's following of the height"
    static let leastFontScale: Trait = "least font scale"
    static let lineBreakMode: Trait = "line break mode"
    static let leastLineHeight: Trait = "least line height"
    static let lineHeight: Trait = "line height"
    static let lineSpacing: Trait = "line spacing"
    static let numberOfLines: Trait = "number of lines"
    static let paragraphSpacing: Trait = "paragraph spacing"
    static let pictureSize: Trait = "size of the picture"
    static let pictureTint: Trait = "tint of the picture"
    /// `UIImage.RenderingMode`, docs.
    static let renderingMode: Trait = "rendering of the picture"
    static let runs: Trait = "look of runs"
    static let segments: Trait = "segments"
    package static let style: Trait = "style"
    static let tint: Trait = "tint"
  }

  /// What a cause tells of it.
  var part: Cause.Part { Cause.Part(sentence, trait) }

  /// Whether it is of one of these; O(their number).
  func isOf(_ traits: Trait...) -> Bool { trait.map(traits.contains) ?? false }

  /// Whether it is where a view lies in its grid.
  var isOfGridCell: Bool { isOf(.cell, .placementAcross, .placementDown, .rowAlignment) }
}
