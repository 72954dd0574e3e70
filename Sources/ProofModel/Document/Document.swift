/// One screen as it was written, whatever the format: everything that is the same for all variants.
public struct Document: Sendable {
  /// The source of a document: a layout spec, one of Interface Builder's files, or layout code in Swift.
  public enum Format: String, Hashable, Sendable { case spec, interfaceBuilder, code }

  /// The kind of source that it was read from, which also decides what its views' ids are.
  public var format: Format
  /// The path as the user gave it.
  public var file: String
  /// Names pictures: the spec's `name`, a scene's class, title or identifier.
  public var name: String
  /// The scene's or root view's id in Interface Builder's files; else the same as `name`.
  public var sceneID: String
  /// The title that the navigation bar or the window shows; nil where there is none. The screen may be named by it.
  public var title: String?
  /// The object that says the title: a window or a controller.
  public var titleOwner: String?
  /// Whether its root stands for a controller that has no view of its own in the file, as that of a container.
  package var isOfController: Bool { titleOwner == root.id }
  /// Whether it is all that a window shows; false of what the file has no window of, as a page of a Mac's tabs.
  public var isInWindow = true
  /// The size that the file says of the window that shows a Mac's controller, which is not the one that its view was
  /// drawn with where either was changed alone; nil where there is none, or the window's contents are the screen itself.
  public var windowSize: Size?
  /// The title's entry in ``strings``; nil: it is the same in every language.
  public var titleKey: String?
  /// The family of systems that the screen is made for; iOS where the file does not say.
  public var platform: Platform
  /// nil: the default era, or what the command line says.
  public var era: Era?
  /// The screen that frames were drawn on; nil: the matrix's first, else the platform's usual device.
  public var canvas: Canvas?
  /// The bars of the window, which move its safe area; none that a controller inside the screen has.
  public var bars: [BarKind]
  /// The texts and buttons of those bars.
  public var barContents: BarContents
  /// What bars of controllers inside the screen say, by their views' ids (``PropertyKey/bars``).
  public var innerBarContents: [String: BarContents]
  /// nil: the screen fills its window.
  public var presentation: Presentation?
  /// `color.ink` → a colour; ``TokenValue`` tells the kinds.
  public var tokens: [String: Located<TokenValue>]
  /// The numbers that rules may name, most of them points, by name; a state may replace them.
  public var metrics: [String: Located<Double>]
  /// The first is the base locale.
  public var strings: [StringTable]
  /// The variants that are drawn when no flag says otherwise.
  public var matrix: Matrix
  /// The root view; its properties hold what is written for the screen as a whole.
  public var root: ViewNode
  /// The groups of rules in the order of the file, which is also the order in which rules are kept in a conflict.
  public var groups: [ConstraintGroup]
  /// The changes that manual layout makes, in the order of the file; later ones win.
  public var layoutEvents: [LayoutEvent]
  /// The first is the default.
  public var states: [StateChange]
  /// Changes by trait, as Interface Builder's variations have them; later ones win.
  public var overrides: [Override]
  /// The expectations that `proofsheet test` proves, in the order of the file.
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
  /// The family of devices that its file is written for alone; nil: all.
  public var family: AppSettings.Family?

  /// A document for iOS of that tree of views alone: no rules, bars, strings, states or canvas.
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
  /// The name of the state that holds where no variant names one: the first; nil where there are no states.
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

/// The value of a token, which is named by `$`: a colour in both appearances, a number, a font or a text.
/// A colour whose `dark` is nil is `light` in both.
public enum TokenValue: Hashable, Sendable {
  case color(light: Color, dark: Color?)
  case number(Double)
  case font(FontFields)
  case text(String)
}

/// The texts of one locale, in the order of the file.
public struct StringTable: Sendable {
  /// The language of the texts: BCP 47, or a pseudo-language.
  public var locale: String
  /// The texts by the keys that views name them by.
  public var texts: [String: String]
  /// A table from its parts; keys are those that properties name behind their `@`.
  public init(locale: String, texts: [String: String]) {
    self.locale = locale
    self.texts = texts
  }
}

/// A named group of rules, always on or by condition.
public struct ConstraintGroup: Hashable, Sendable {
  /// The name of the group, by which its rules may be named with their positions: `NAME[0]`.
  public var name: String
  /// The traits and states in which the rules hold; ``Condition/always`` where the group is always on.
  public var condition: Condition
  /// The rules of the group, in the order of the file.
  public var rules: [Rule]
  /// The place of the group in its file; nil where no file has it.
  public var span: SourceSpan?
  /// The groups of what is imported whose rules nobody wrote: of cells of the system's styles, of views that end at bars,
  /// and of the columns of split view controllers.
  public static let namesOfSystem: Set<String> = [
    "cells", "extent", "columns", "column", "sideBySide", "wideColumn", "narrowColumn",
  ]

  /// A group from its parts, by default one that is always on.
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
  /// The value that changes: a view's property, a component of its frame, or a part of a rule.
  public var target: Target
  /// The new value as written; it has the shape that the target takes.
  public var value: PropertyValue
  /// The place of the assignment in its file, where a wrong value is reported; nil where no file has it.
  public var span: SourceSpan?
  /// An assignment from its parts; whether target and value fit each other is seen when a variant is resolved.
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
  /// The name of the state, which variants, keys and flags use; unique in the document.
  public var name: String
  /// The values that the state sets, in the order of the file; later ones win.
  public var set: [Assignment]
  /// The numbers that it replaces, by the names of the document's metrics.
  public var metrics: [String: Double]
  /// The ids of views that the state hides.
  public var hide: [String]
  /// The ids of views that the state shows; an id in `hide` too is shown.
  public var show: [String]
  /// The place of the state's name in its file; nil where no file has it.
  public var span: SourceSpan?
  /// A state from its parts, by default one that changes nothing; ids are not looked up.
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
  /// The traits for which the assignments hold.
  public var condition: Condition
  /// The values that are set, in the order of the file; later ones win.
  public var set: [Assignment]
  /// An override from its parts; ids in `set` are not looked up.
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
  /// The moment at which the values are set.
  public var moment: Moment
  /// The frames, or components of frames, that are set, in the order of the file; later ones win.
  public var set: [Assignment]
  /// The place of the event in its file; nil where no file has it.
  public var span: SourceSpan?
  /// An event from its parts; what sets no frame is reported when a variant is solved.
  public init(moment: Moment, set: [Assignment], span: SourceSpan? = nil) {
    self.moment = moment
    self.set = set
    self.span = span
  }
}
