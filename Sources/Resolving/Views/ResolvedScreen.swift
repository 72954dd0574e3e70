package import ProofModel

/// One variant of a document with everything looked up: the tree of views with typed properties, the rules that
/// hold, and the numbers that rules name. What the engine turns into constraints.
package struct ResolvedScreen: Equatable, Sendable {
  package var environment: Environment
  /// Preorder; the root is the first. Views that are not installed are left out.
  package var nodes: [LayoutNode]
  /// The rules of all groups whose condition holds, in the order of the source.
  package var rules: [ActiveRule]
  /// Metrics and number tokens by name, after the state was applied.
  package var numbers: [String: Double]
  /// The window's insets and the document's bars together: the root's safe area.
  package var safeArea: EdgeInsets
  /// The manual layout that applies to this document, in order.
  package var layoutEvents: [LayoutEvent]
  /// The canvas the frames were drawn on, as an environment; nil where nothing was drawn.
  package var canvas: Environment?
  /// The size that the root was drawn with, in points, where the canvas is that of another version of its file; else nil.
  package var drawnSize: Size?
  /// Whether this variant is the canvas itself, where placeholders hold and percent margins have their constant.
  package var isOnCanvas: Bool
  /// Whether contents at 1000 are broken before the rules that they contradict, as on Interface Builder's own canvas.
  package var contentsYield: Bool
  /// Layout code: a view is placed by its rules, its stack or its mask, and by nothing else. None is held where it
  /// was drawn, none is put below the one before.
  package var isCode: Bool

  package init(environment: Environment) {
    self.environment = environment
    self.nodes = []
    self.rules = []
    self.numbers = [:]
    self.safeArea = environment.safeArea
    self.layoutEvents = []
    self.isOnCanvas = false
    self.contentsYield = false
    self.isCode = false
  }
}

extension ResolvedScreen {
  /// The screen without where its parts stand in their file.
  package var withoutPlaces: ResolvedScreen {
    var screen = self
    for index in screen.nodes.indices { screen.nodes[index].content.span = nil }
    for index in screen.rules.indices {
      screen.rules[index].rule.span = nil
      guard case .attributes(var form) = screen.rules[index].rule.form else { continue }
      form.first.span = nil
      form.second?.span = nil
      screen.rules[index].rule.form = .attributes(form)
    }
    for index in screen.layoutEvents.indices { screen.layoutEvents[index].span = nil }
    return screen
  }
}

/// A rule that holds in the variant, with the group it stands in and what a state or a trait made of its numbers.
package struct ActiveRule: Equatable, Sendable {
  package var rule: Rule
  package var group: String
  /// Position in its group as written.
  package var index: Int
  /// Set by a state or a trait instead of what was written; nil leaves it.
  package var constant: Double?
  package var priority: Double?

  package init(rule: Rule, group: String, index: Int, constant: Double? = nil, priority: Double? = nil) {
    self.rule = rule
    self.group = group
    self.index = index
    self.constant = constant
    self.priority = priority
  }
}

/// A view as the engine lays it out.
package struct LayoutNode: Equatable, Sendable {
  package var content: ResolvedView
  package var parent: Int?
  package var children: [Int]
  /// The picture that lies behind its contents and is not drawn.
  package var unseenGround: String?
  /// How large that picture is, points: a button is at least as large (`UIButton.intrinsicContentSize`); nil where it is not known.
  package var groundSize: Size?
  /// Whether it is the title of a table's column: a table gives its columns their widths anew at each size, so that what was
  /// recorded of them is the canvas'.
  package var isColumnTitle = false
  /// Hugging and compression resistance by axis, with the defaults of kind, format and era.
  package var hugging: AxisPriorities
  package var compression: AxisPriorities
  /// What the document says instead of the natural size; the outer nil: it says nothing.
  package var intrinsicWidth: Double??
  package var intrinsicHeight: Double??
  /// From the top of the alignment rect.
  package var firstBaseline: Double?
  package var lastBaseline: Double?
  /// The frame drawn on the canvas.
  package var frame: Rect?
  package var autoresizing: Set<AutoresizingPart>
  /// Whether the mask acts as constraints; nil: only where the view has no rule of its own.
  package var translatesMask: Bool?
  /// nil: the default of its place (root, cell, plain view).
  package var margins: EdgeInsets?
  package var preservesSuperviewMargins: Bool
  package var insetsMarginsFromSafeArea: Bool
  package var followsReadableWidth: Bool
  package var additionalSafeArea: EdgeInsets
  /// Whether what a scroll view holds begins below the bars.
  package var adjustsContentInset: Bool
  /// frame = alignment rect grown by these.
  package var alignmentInsets: EdgeInsets
  package var stack: StackSettings?
  package var grid: GridSettings?
  /// Where the view lies in a grid; nil elsewhere.
  package var cell: GridCell?
  /// Where the view is arranged in a stack of gravity areas.
  package var gravity: StackGravity
  /// How strongly a pane keeps its size in its split view.
  package var holding: Double
  /// Whether a root's size gives way on its canvas to what is in it.
  package var sizeGivesWay: Bool { holding > 250 }
  /// Whether a stack that it lies in arranges it; code may put other views into a stack too.
  package var isArranged: Bool
  package var proportional: ProportionalSettings?
  package var isFontAdjusting: Bool
  package var contentSize: Size?
  package var preferredMaxWidth: Double?
  /// Of collections.
  package var collection: CollectionSettings?
  /// A collection cell's own size instead of its collection's; the outer nil: it says nothing.
  package var itemWidth: Double??
  package var itemHeight: Double??
  package var element: CollectionElement
  /// How many copies of the cell its collection shows.
  package var count: Int

  package init(content: ResolvedView, parent: Int?) {
    self.content = content
    self.parent = parent
    self.children = []
    self.hugging = AxisPriorities(horizontal: 250, vertical: 250)
    self.compression = AxisPriorities(horizontal: 750, vertical: 750)
    self.autoresizing = []
    self.isArranged = true
    self.preservesSuperviewMargins = false
    self.insetsMarginsFromSafeArea = true
    self.followsReadableWidth = false
    self.additionalSafeArea = .zero
    self.adjustsContentInset = true
    self.alignmentInsets = .zero
    self.gravity = .start
    self.holding = 250
    self.isFontAdjusting = false
    self.element = .cell
    self.count = 1
  }
}

/// A priority for each axis, at most 1000, which is required.
package struct AxisPriorities: Hashable, Sendable {
  package var horizontal: Double
  package var vertical: Double
  package init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  package subscript(axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }
}

/// The settings of a stack view: its axis, how its views share it, and its distances in points.
package struct StackSettings: Hashable, Sendable {
  package var axis: Axis
  package var distribution: StackDistribution
  package var alignment: StackAlignment
  /// Points.
  package var spacing: Double
  /// After the arranged view of that id.
  package var customSpacing: [String: Double]
  package var isMarginsRelative: Bool
  package var isBaselineRelative: Bool
  /// How strongly one of AppKit's stacks is as small as its views, by axis; UIKit's have none.
  package var hugging: AxisPriorities
  /// How strongly one of AppKit's stacks is large enough for its views, by axis.
  package var clipping: AxisPriorities
  package init(
    axis: Axis = .horizontal, distribution: StackDistribution = .fill, alignment: StackAlignment = .fill,
    spacing: Double = 0, customSpacing: [String: Double] = [:], isMarginsRelative: Bool = false,
    isBaselineRelative: Bool = false,
    hugging: AxisPriorities = AxisPriorities(horizontal: 250, vertical: 250),
    clipping: AxisPriorities = AxisPriorities(horizontal: 1000, vertical: 1000)
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.customSpacing = customSpacing
    self.isMarginsRelative = isMarginsRelative
    self.isBaselineRelative = isBaselineRelative
    self.hugging = hugging
    self.clipping = clipping
  }
}

/// `proportional: { reference: [600, 600], mode: fit }`: the view and all below it scale with it.
package struct ProportionalSettings: Hashable, Sendable {
  /// The way in which the view fills its superview: `fit` and `fill` keep the reference's ratio and lie in the middle,
  /// `width` keeps the ratio at the superview's width, `stretch` keeps none, `none` does not scale.
  package enum Mode: String, Hashable, Sendable, CaseIterable { case stretch, fit, fill, width, none }
  package var reference: Size
  package var mode: Mode
}

/// What a view's content asks for: its size by axis (nil: none) and its baselines from the alignment rect's top.
package struct IntrinsicContent: Hashable, Sendable {
  package var width: Double?
  package var height: Double?
  package var firstBaseline: Double?
  package var lastBaseline: Double?
  /// The text stays centred when the view is higher than its content (buttons, fields): baselines then move by half
  /// of what was added to `height`.
  package var isTextCentered: Bool
  /// Where the view is higher than its content the first baseline stays as far below its top and the last one as far above
  /// its bottom (labels of the Mac).
  package var isLastAtBottom = false
  /// For a text of several lines: measured at a width, so the height follows it in a second pass.
  package var dependsOnWidth: Bool
  package var measurement: TextMeasurement?

  package init(
    width: Double? = nil, height: Double? = nil, firstBaseline: Double? = nil, lastBaseline: Double? = nil,
    isTextCentered: Bool = false, dependsOnWidth: Bool = false, measurement: TextMeasurement? = nil
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTextCentered = isTextCentered
    self.dependsOnWidth = dependsOnWidth
    self.measurement = measurement
  }

  /// As large as a picture that it lies on at least; a text stays in the middle.
  mutating func grow(to ground: Size) {
    if let old = height, old < ground.height {
      firstBaseline = firstBaseline.map { $0 + (ground.height - old) / 2 }
      lastBaseline = lastBaseline.map { $0 + (ground.height - old) / 2 }
    }
    width = max(width ?? 0, ground.width)
    height = max(height ?? 0, ground.height)
  }
}
