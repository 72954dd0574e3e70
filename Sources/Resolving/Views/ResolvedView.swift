public import ProofModel

/// A view's properties in one variant, after state, traits, strings, tokens and defaults were applied: what the
/// solver measures and the scene draws. Plain values only.
public struct ResolvedView: Equatable, Sendable {
  /// The id of the view in its document (``ViewNode/id``).
  public var id: String
  /// The name for people; that of the document's view.
  public var name: String
  /// The kind of view.
  public var kind: ViewKind
  /// The user's own class, where the file names one; nil: none.
  public var customClass: String?
  /// What it shows of an object (``ViewNode/bindings``).
  public var bindings: [String] = []
  /// The place of the view in its file; nil where nobody wrote it.
  public var span: SourceSpan?

  /// The text to lay out (labels, buttons' titles, fields, text views); nil where there is none.
  public var text: TextContent?
  /// Shown, in the placeholder colour, where `text` is empty.
  public var placeholder: TextContent?
  /// The view's own font: of its text, of segments and pickers, of a field that is empty.
  public var font: FontDescriptor
  /// The colour of the text, for runs that have none of their own.
  public var textColor: Color
  /// The colour of what a control marks as its own: titles of buttons, values, signs.
  public var tint: Color
  /// The fill behind the content; nil: none.
  public var background: Color?
  /// The radius of the corners in points; 0: square.
  public var cornerRadius: Double
  /// The width of the border inside the view's edges, in points; 0: none.
  public var borderWidth: Double
  /// The colour of the border, where it has a width.
  public var borderColor: Color
  /// The opacity of the view with all that is in it, 0…1.
  public var alpha: Double
  /// Whether what lies outside the view's bounds is cut off.
  public var clips: Bool
  /// Whether the view itself is hidden; what superviews are is not part of it.
  public var isHidden: Bool
  /// Whether a control can be used.
  public var isEnabled: Bool
  /// Whether a field's text is shown as dots.
  public var isSecure: Bool
  /// A text view that does not scroll is as high as its text.
  public var scrolls: Bool
  /// The look among those of its kind; nil for kinds that have one look only.
  public var style: ControlStyle?
  /// Of AppKit's controls.
  public var controlSize: ControlSize

  /// Asset name as written; the file it means is the drawing side's to find.
  public var asset: String?
  /// The way in which the picture is placed in the view.
  public var contentMode: ContentMode
  /// The picture's natural size in points where known.
  public var imageSize: Size?

  /// Progress, slider and stepper: between minimum and maximum; progress below 0 is indeterminate.
  public var value: Double
  /// The least value of a slider or stepper.
  public var minimum: Double
  /// The greatest value of a slider or stepper.
  public var maximum: Double
  /// Whether a switch is on, or a spinner turns.
  public var isOn: Bool
  /// The titles of a segmented control's segments, a bar's tabs or items, or a picker's rows, in their order.
  public var segments: [String]
  /// The widths given to the segments, 0 for one that fits its title (`setWidth(_:forSegment:)`); empty: none is given.
  public var segmentWidths: [Double] = []
  /// The position of the chosen segment, tab or row, from 0; below 0: none.
  public var selected: Int
  /// The number of a page control's pages.
  public var pages: Int
  /// Between the content and the view's edges, as the control has it (buttons, fields, text views).
  public var contentInsets: EdgeInsets
  /// How far a button's title and its picture are moved from where they would lie, as insets of their room: no size hangs on them.
  public var titleInsets = EdgeInsets.zero
  /// The insets of a button's picture, in points; see `titleInsets`.
  public var pictureInsets = EdgeInsets.zero
  /// Of a button: the picture behind its title, as large as the button.
  public var backgroundAsset: String?
  /// The axis of a stack, a separator, a split view or a scroller; nil for all others or where it follows the size.
  public var axis: Axis?
  /// The remark that is drawn as a call-out; nil: none.
  public var note: String?
  /// Of a controller's view inside another's: its controller's bars; nil for all other views.
  public var bars: [BarKind]?
  /// Of a table's cell: the line below it, where layout code says how it is.
  public var line: CellLine?
  /// Of layout code's views: what their layers draw; nil where these draw nothing of their own.
  public var layers: LayerLook?
  /// Of bars that are views: buttons and signs as ``BarContents/Item/entry`` writes them. A navigation bar's begin with `back `, `leading ` or
  /// `trailing `; a tab bar has one for each of its segments.
  public var barItems: [String]
  /// The direction of the view's content, which decides where `leading` is.
  public var direction: LayoutDirection

  /// A view of that kind with plain values: black text of the system's font, no fill, shown and enabled.
  public init(id: String, name: String, kind: ViewKind) {
    self.id = id
    self.name = name
    self.kind = kind
    self.font = FontDescriptor()
    self.textColor = .black
    self.tint = Color(rgb: 0x007AFF)
    self.cornerRadius = 0
    self.borderWidth = 0
    self.borderColor = .black
    self.alpha = 1
    self.clips = false
    self.isHidden = false
    self.isEnabled = true
    self.isSecure = false
    self.scrolls = true
    self.controlSize = .regular
    self.contentMode = .scaleToFill
    self.value = 0
    self.minimum = 0
    self.maximum = 1
    self.isOn = false
    self.segments = []
    self.barItems = []
    self.selected = 0
    self.pages = 0
    self.contentInsets = .zero
    self.direction = .leftToRight
  }
}

// MARK: The table

extension ResolvedView {
  /// A property that is one value of a resolved view: where it lies, how documents set it, what layout texts call it,
  /// and what a comparison calls it.
  package struct Property: Sendable {
    /// Where the value lies, by its type; numbers of a document that lie outside of their range are told.
    package enum Place: Sendable {
      case number(any WritableKeyPath<ResolvedView, Double> & Sendable, ClosedRange<Double>? = nil)
      case integer(any WritableKeyPath<ResolvedView, Int> & Sendable, ClosedRange<Double>)
      case flag(any WritableKeyPath<ResolvedView, Bool> & Sendable)
      case color(any WritableKeyPath<ResolvedView, Color> & Sendable)
      case fill(any WritableKeyPath<ResolvedView, Color?> & Sendable)
      case text(any WritableKeyPath<ResolvedView, String?> & Sendable)
      case texts(any WritableKeyPath<ResolvedView, [String]> & Sendable)
      case size(any WritableKeyPath<ResolvedView, Size?> & Sendable)
      case insets(any WritableKeyPath<ResolvedView, EdgeInsets> & Sendable)
      case word(Word)
    }

    /// A value of an enumeration as its word; nil where there is none.
    package struct Word: Sendable {
      package var known: [String]
      package var get: @Sendable (ResolvedView) -> String?
      /// Says whether the word is known.
      package var set: @Sendable (inout ResolvedView, String) -> Bool
    }

    /// What a change of it changes: the look, or the size that the content asks for.
    package enum Effect: Sendable { case look, contentSize }

    /// Of layout texts.
    package var name: String
    /// What documents set it by; nil where they set it otherwise than as one value.
    package var key: PropertyKey?
    package var place: Place
    /// What a comparison calls it; nil where it has words of its own.
    package var phrase: String?
    package var effect: Effect

    fileprivate init(
      _ key: PropertyKey, _ place: Place, _ phrase: String? = nil, isSetAsOneValue: Bool = true, effect: Effect = .look
    ) {
      self.init(named: key.rawValue, place, phrase, effect: effect)
      if isSetAsOneValue { self.key = key }
    }

    fileprivate init(named name: String, _ place: Place, _ phrase: String? = nil, effect: Effect = .look) {
      self.name = name
      self.place = place
      self.phrase = phrase
      self.effect = effect
    }
  }

  /// In the order of layout texts, whose bytes hang on it. What is not here: names, texts, fonts and notes.
  package static let properties: [Property] = [
    Property(.color, .color(\.textColor), isSetAsOneValue: false),
    Property(.tint, .color(\.tint)),
    Property(.background, .fill(\.background)),
    Property(.corner, .number(\.cornerRadius, 0...ValueReader.largestNumber), "corner radius"),
    Property(.border, .number(\.borderWidth), "border", isSetAsOneValue: false),
    Property(named: "border-color", .color(\.borderColor)),
    Property(.alpha, .number(\.alpha, 0...1), "opacity"),
    Property(.clips, .flag(\.clips), "clipping"),
    Property(.hidden, .flag(\.isHidden)),
    Property(.enabled, .flag(\.isEnabled), "enabling"),
    Property(.secure, .flag(\.isSecure), "secrecy"),
    Property(.scrolls, .flag(\.scrolls), "scrolling"),
    Property(.style, .optionalWord(\.style), "style", isSetAsOneValue: false),
    Property(.controlSize, .word(\.controlSize), "size of the control"),
    Property(.asset, .text(\.asset), isSetAsOneValue: false),
    Property(.fit, .word(\.contentMode), "content mode"),
    Property(named: "image-size", .size(\.imageSize)),
    Property(.value, .number(\.value), "value"),
    Property(.minimum, .number(\.minimum), "least value"),
    Property(.maximum, .number(\.maximum), "greatest value"),
    Property(.on, .flag(\.isOn), "switch"),
    Property(.segments, .texts(\.segments), isSetAsOneValue: false),
    Property(
      named: "segment-widths",
      .word(
        Property.Word(
          known: [], get: { $0.segmentWidths.isEmpty ? nil : $0.segmentWidths.map(\.shortText).joined(separator: " ") },
          set: { view, words in
            let widths = words.split(separator: " ").map { Double($0) }
            view.segmentWidths = widths.compactMap(\.self)
            return view.segmentWidths.count == widths.count
          }))),
    Property(.selected, .integer(\.selected, -1...10_000), "selection"),
    Property(.pages, .integer(\.pages, 0...1000), "number of pages"),
    Property(
      .contentInsets, .insets(\.contentInsets), "content insets", isSetAsOneValue: false, effect: .contentSize),
    Property(.axis, .optionalWord(\.axis), isSetAsOneValue: false),
    Property(
      .bars,
      .word(
        Property.Word(
          known: BarKind.allCases.map(\.rawValue),
          get: { $0.bars.map { $0.isEmpty ? "none" : $0.map(\.rawValue).joined(separator: " ") } },
          set: { view, words in
            view.bars = words.split(separator: " ").compactMap { BarKind(rawValue: String($0)) }
            return true
          })), isSetAsOneValue: false),
    Property(.direction, .word(\.direction)),
    Property(
      named: "line",
      .word(
        Property.Word(
          known: ["none"], get: { $0.line?.word },
          set: { view, word in
            view.line = CellLine(word: word)
            return view.line != nil
          })), "line below"),
    Property(
      named: "layers",
      .word(
        Property.Word(
          known: [], get: { $0.layers?.word },
          set: { view, word in
            view.layers = LayerLook(word: word)
            return view.layers != nil
          })), "layers"),
    Property(named: "bar-items", .texts(\.barItems), "bar's buttons"),
    Property(.titleInsets, .insets(\.titleInsets), "title insets", isSetAsOneValue: false),
    Property(.pictureInsets, .insets(\.pictureInsets), "picture insets", isSetAsOneValue: false),
    Property(named: "background-asset", .text(\.backgroundAsset), "background picture"),
  ]

  /// By what documents set as one value.
  static let settable = Dictionary(
    uniqueKeysWithValues: properties.compactMap { property in property.key.map { ($0, property) } })
}

extension ResolvedView.Property.Place {
  fileprivate static func word<Value: RawRepresentable & CaseIterable & Sendable>(
    _ path: any WritableKeyPath<ResolvedView, Value> & Sendable
  ) -> Self where Value.RawValue == String {
    .word(
      ResolvedView.Property.Word(
        known: Value.allCases.map(\.rawValue), get: { $0[keyPath: path].rawValue },
        set: { view, text in
          guard let value = Value(rawValue: text) else { return false }
          view[keyPath: path] = value
          return true
        }))
  }

  fileprivate static func optionalWord<Value: RawRepresentable & CaseIterable & Sendable>(
    _ path: any WritableKeyPath<ResolvedView, Value?> & Sendable
  ) -> Self where Value.RawValue == String {
    .word(
      ResolvedView.Property.Word(
        known: Value.allCases.map(\.rawValue), get: { $0[keyPath: path]?.rawValue },
        set: { view, text in
          guard let value = Value(rawValue: text) else { return false }
          view[keyPath: path] = value
          return true
        }))
  }
}
