/// One screen as it was written, whatever the format: everything that is the same for all variants.
public struct Document: Sendable {
  /// The source of a document: a layout spec, one of Interface Builder's files, or layout code in Swift.
  public enum Format: String, Hashable, Sendable { case spec, interfaceBuilder, code }

  public var format: Format
  /// The path as the user gave it.
  public var file: String
  /// Names pictures: the spec's `name`, a scene's class, title or identifier.
  public var name: String
  /// The scene's or root view's id in Interface Builder's files; else the same as `name`.
  public var sceneID: String
  public var title: String?
  /// The object that says the title: a window or a controller.
  public var titleOwner: String?
  /// The title's entry in ``strings``; nil: it is the same in every language.
  public var titleKey: String?
  public var platform: Platform
  /// nil: the default era, or what the command line says.
  public var era: Era?
  public var canvas: Canvas?
  public var bars: [BarKind]
  public var barContents: BarContents
  /// What bars of controllers inside the screen say, by their views' ids (``PropertyKey/bars``).
  public var innerBarContents: [String: BarContents]
  /// nil: the screen fills its window.
  public var presentation: Presentation?
  /// `color.ink` → a colour; ``TokenValue`` tells the kinds.
  public var tokens: [String: Located<TokenValue>]
  public var metrics: [String: Located<Double>]
  /// The first is the base locale.
  public var strings: [StringTable]
  public var matrix: Matrix
  /// The root view; its properties hold what is written for the screen as a whole.
  public var root: ViewNode
  public var groups: [ConstraintGroup]
  public var layoutEvents: [LayoutEvent]
  /// The first is the default.
  public var states: [StateChange]
  /// Changes by trait, as Interface Builder's variations have them; later ones win.
  public var overrides: [Override]
  public var expectations: [Expectation]
  /// Which findings are meant to be, and what levels rules have.
  public var policy: FindingPolicy
  /// Folder against which assets and fonts are looked up.
  public var assetFolder: String
  /// The files of pictures that a project has, by asset name; others are looked for below `assetFolder`.
  public var pictures: [String: PictureSet]
  /// The folder that no picture's file may lie outside of; nil: `assetFolder`.
  public var assetRoot: String?
  /// Ids of views in whose space the file counts y upwards; frames here always count downwards.
  public var upwardViews: Set<String>
  /// Natural sizes that the file itself records, by asset name.
  public var assetSizes: [String: Size]
  /// Pictures that the system has and no file of the project: symbols.
  public var systemPictures: Set<String>
  /// Font files that the app brings, below `assetFolder`.
  public var fontFiles: [String]
  /// Designs that it is compared with.
  public var mocks: [DesignMock] = []
  /// What the app's project says of where it runs; nil: nothing.
  public var app: AppSettings?

  public init(format: Format, file: String, name: String, root: ViewNode) {
    self.format = format
    self.file = file
    self.name = name
    self.sceneID = name
    self.platform = .ios
    self.bars = []
    self.barContents = BarContents()
    self.innerBarContents = [:]
    self.tokens = [:]
    self.metrics = [:]
    self.strings = []
    self.matrix = Matrix()
    self.root = root
    self.groups = []
    self.layoutEvents = []
    self.states = []
    self.overrides = []
    self.expectations = []
    self.policy = FindingPolicy()
    self.assetFolder = "."
    self.assetSizes = [:]
    self.systemPictures = []
    self.pictures = [:]
    self.fontFiles = []
    self.upwardViews = []
  }

  /// Texts as an Interface Builder file itself has them, by the key that its views name; no language's, for a table
  /// of the development language wins over them in the app. Empty where nothing is localised.
  public var fileTexts: [String: String] = [:]

  /// The locale in which nothing needs a suffix.
  public var baseLocale: String { strings.first?.locale ?? app?.developmentLocale ?? "en" }
  public var defaultState: String? { states.first?.name }
}

/// Where `frame:`s and masks were drawn.
public enum Canvas: Hashable, Sendable {
  /// A device's id and an orientation.
  case device(String, Orientation)
  case size(Size)
  /// Interface Builder's own canvas: size, insets, classes and margin as the file and its rules have them.
  case drawn(Environment)
}

/// Bars that move the safe area.
public enum BarKind: String, Hashable, Sendable, CaseIterable {
  case status, navigation
  case largeTitle = "large-title"
  case tab, toolbar
}

/// The value of a token that properties name by `$`: a colour in both appearances, a number, a font or a text.
/// A colour whose `dark` is nil is `light` in both.
public enum TokenValue: Hashable, Sendable {
  case color(light: Color, dark: Color?)
  case number(Double)
  case font(FontFields)
  case text(String)
}

/// The texts of one locale, in the order of the file.
public struct StringTable: Sendable {
  public var locale: String
  public var texts: [String: String]
  public init(locale: String, texts: [String: String]) {
    self.locale = locale
    self.texts = texts
  }
}

/// A named group of rules, always on or by condition.
public struct ConstraintGroup: Hashable, Sendable {
  public var name: String
  public var condition: Condition
  public var rules: [Rule]
  public var span: SourceSpan?
  public init(name: String, condition: Condition = .always, rules: [Rule], span: SourceSpan? = nil) {
    self.name = name
    self.condition = condition
    self.rules = rules
    self.span = span
  }
}

/// A change of one property of a view, or of a rule's `constant` or `priority`.
public struct Assignment: Hashable, Sendable {
  /// The place of a changed value: a property of a view by the view's id, or a part of a rule by the rule's id.
  public enum Target: Hashable, Sendable {
    case view(String, PropertyKey)
    /// One component of a frame: `label.y`; 0…3 for x, y, width, height.
    case frameComponent(String, Int)
    case ruleConstant(String)
    case rulePriority(String)
    /// Whether a rule is installed, by its id.
    case ruleActive(String)
    /// Whether a view is in its superview at all (Interface Builder's installed views).
    case viewInstalled(String)
  }
  public var target: Target
  public var value: PropertyValue
  public var span: SourceSpan?
  public init(_ target: Target, _ value: PropertyValue, _ span: SourceSpan? = nil) {
    self.target = target
    self.value = value
    self.span = span
  }

  /// The view whose frame the assignment sets, if it sets one.
  public var viewID: String? {
    switch target {
    case .view(let id, .frame), .frameComponent(let id, _): return id
    default: return nil
    }
  }
}

/// A state of a screen by its name: what is set, hidden and shown while it holds.
/// Views are named by their ids; `metrics` replaces numbers that rules name, most of them points.
public struct StateChange: Hashable, Sendable {
  public var name: String
  public var set: [Assignment]
  public var metrics: [String: Double]
  public var hide: [String]
  public var show: [String]
  public var span: SourceSpan?
  public init(
    name: String, set: [Assignment] = [], metrics: [String: Double] = [:], hide: [String] = [],
    show: [String] = [], span: SourceSpan? = nil
  ) {
    self.name = name
    self.set = set
    self.metrics = metrics
    self.hide = hide
    self.show = show
    self.span = span
  }
}

/// Assignments that hold wherever a condition does, as one of Interface Builder's size-class variations.
public struct Override: Hashable, Sendable {
  public var condition: Condition
  public var set: [Assignment]
  public init(condition: Condition, set: [Assignment]) {
    self.condition = condition
    self.set = set
  }
}

/// Manual layout: assignments made when the root has got its new size; at the start of a transition, along with it, or
/// in each layout. Values may use `100% width` (of the
/// root) and references; percent bases are ``Expression/percent(_:of:)`` of a root's attribute.
public struct LayoutEvent: Hashable, Sendable {
  /// The moment of the assignments: at the start of a transition, along with its animation, or in each layout.
  public enum Moment: String, Hashable, Sendable, CaseIterable { case transition, alongside, layout }
  public var moment: Moment
  public var set: [Assignment]
  public var span: SourceSpan?
  public init(moment: Moment, set: [Assignment], span: SourceSpan? = nil) {
    self.moment = moment
    self.set = set
    self.span = span
  }
}
