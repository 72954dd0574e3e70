public import ProofModel

/// A view's properties in one variant, after state, traits, strings, tokens and defaults were applied: what the
/// solver measures and the scene draws. Plain values only.
public struct ResolvedView: Sendable {
  public var id: String
  public var name: String
  public var kind: ViewKind
  public var customClass: String?
  public var span: SourceSpan?

  /// The text to lay out (labels, buttons' titles, fields, text views); nil where there is none.
  public var text: TextContent?
  /// Shown, in the placeholder colour, where `text` is empty.
  public var placeholder: TextContent?
  /// The view's own font: of its text, of segments and pickers, of a field that is empty.
  public var font: FontDescriptor
  public var textColor: Color
  public var tint: Color
  public var background: Color?
  public var cornerRadius: Double
  public var borderWidth: Double
  public var borderColor: Color
  public var alpha: Double
  public var clips: Bool
  public var isHidden: Bool
  public var isEnabled: Bool
  public var isSecure: Bool
  /// A text view that does not scroll is as high as its text.
  public var scrolls: Bool
  public var style: ControlStyle?
  /// Of AppKit's controls.
  public var controlSize: ControlSize

  /// Asset name as written; the file it means is the drawing side's to find.
  public var asset: String?
  public var contentMode: ContentMode
  /// The picture's natural size in points where known.
  public var imageSize: Size?

  /// Progress, slider and stepper: between minimum and maximum; progress below 0 is indeterminate.
  public var value: Double
  public var minimum: Double
  public var maximum: Double
  public var isOn: Bool
  public var segments: [String]
  public var selected: Int
  public var pages: Int
  /// Between the content and the view's edges, as the control has it (buttons, fields, text views).
  public var contentInsets: EdgeInsets
  public var axis: Axis?
  public var note: String?
  /// Of a controller's view inside another's: its controller's bars; nil for all other views.
  public var bars: [BarKind]?
  public var direction: LayoutDirection

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
    self.selected = 0
    self.pages = 0
    self.contentInsets = .zero
    self.direction = .leftToRight
  }
}
