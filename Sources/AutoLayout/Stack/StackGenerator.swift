import ProofModel
import Resolving

/// Stack views by constraints, as UIKit's are, so that they take part in conflicts and ties.
///
/// The constraints and their priorities are those that were observed in public logs (kean.blog, "Let's build
/// UIStackView", and its test-suite against the real one). Where UIKit uses gap guides whose sizes are equal, the
/// gaps themselves are set equal here: the same solutions with fewer variables.
struct StackGenerator: ConstraintGenerator {
  let input: GeneratorInput
  var made: GeneratedConstraints

  /// The constraints of all stacks. Complexity: O(arranged views) for each.
  static func constraints(_ input: GeneratorInput, _ made: inout GeneratedConstraints) {
    var generator = StackGenerator(input: input, made: made)
    for position in input.nodes.indices where input.nodes[position].stack != nil { generator.lowerStack(position) }
    made = generator.made
  }

  private mutating func lowerStack(_ position: Int) {
    guard let settings = nodes[position].stack else { return }
    let arranged = nodes.arranged(in: position)
    let visible = arranged.filter { !nodes[$0].content.isHidden }
    let stack = Stack(position: position, settings: settings, arranged: arranged, visible: visible)
    if settings.distribution == .gravityAreas { lowerGravityAreas(stack) } else { lowerAxis(stack) }
    lowerHidden(stack)
    lowerDistribution(stack)
    lowerAlignment(stack)
  }

  /// What differs between UIKit's stacks and AppKit's.
  struct StackRules {
    let isMac: Bool

    /// How strongly sizes are equal under `fillEqually`: AppKit's are as far as possible (NSStackView's documentation),
    /// and give way to what views ask for (hidden: pictures of 20 and 16 points beside a label of 151).
    var equality: Double { isMac ? 740 : 1000 }

    /// How strongly views are aligned across a stack. AppKit's give way to what the user says of the same edge, before their
    /// contents do (files: check boxes 16 and 20 points inside a column in HandBrake, MacPass and DuckDuckGo, centred ones
    /// in rows that are aligned at the top in Hidden Bar, a view 32 inside its column in ProtonVPN); they hold where the
    /// stack hugs.
    func alignment(_ settings: StackSettings, _ across: Axis) -> Double {
      guard isMac else { return 1000 }
      return settings.alignment == .fill ? 999 : max(740, hugging(settings, across) + 0.5)
    }

    /// A stack's hugging: below required, so that a view that is held larger or smaller is no conflict, and below the
    /// same hugging of a view (files: check boxes of 250 in a column of 250 keep their width) and of a grid's rows.
    func hugging(_ settings: StackSettings, _ axis: Axis) -> Double { min(settings.hugging[axis], 999) - 1.5 }
  }

  /// A stack on its way to constraints.
  struct Stack {
    let position: Int
    let settings: StackSettings
    let arranged: [Int]
    let visible: [Int]

    var isVertical: Bool { settings.axis == .vertical }
    /// The edges along the axis and across it.
    var first: LayoutAttribute { isVertical ? .top : .leading }
    var last: LayoutAttribute { isVertical ? .bottom : .trailing }
    var crossFirst: LayoutAttribute { isVertical ? .leading : .top }
    var crossLast: LayoutAttribute { isVertical ? .trailing : .bottom }
    var center: LayoutAttribute { isVertical ? .centerY : .centerX }
    var crossCenter: LayoutAttribute { isVertical ? .centerX : .centerY }
    var size: LayoutAttribute { isVertical ? .height : .width }
    var crossSize: LayoutAttribute { isVertical ? .width : .height }
  }

  /// A stack's own edge, or its margin's where the arrangement is relative to the margins.
  func canvas(_ stack: Stack, _ attribute: LayoutAttribute) -> AnchorForm {
    let item = LayoutItem.view(stack.position)
    guard stack.settings.isMarginsRelative else { return AnchorForm(item, attribute) }
    switch attribute {
    case .leading: return AnchorForm(item, .leadingMargin)
    case .trailing: return AnchorForm(item, .trailingMargin)
    case .top: return AnchorForm(item, .topMargin)
    case .bottom: return AnchorForm(item, .bottomMargin)
    case .centerX: return AnchorForm(item, .centerXWithinMargins)
    case .centerY: return AnchorForm(item, .centerYWithinMargins)
    default: return AnchorForm(item, attribute)
    }
  }

  // MARK: Along the axis

  /// The first and the last view touch the stack's edges; between neighbours lies the spacing.
  private mutating func lowerAxis(_ stack: Stack) {
    guard let first = stack.visible.first, let last = stack.visible.last else {
      // With nothing to show its length is free (public reports of two apps, facts/more-uikit.md 2); 0 where nobody says more.
      if !stack.arranged.isEmpty {
        generate(canvas(stack, stack.last), .equal, canvas(stack, stack.first), priority: 49, .stack(.fit))
      }
      return
    }
    if isMac, stack.settings.distribution == .equalCentering, first == last {
      centerAlone(first, stack)
    } else {
      generate(AnchorForm(.view(first), stack.first), .equal, canvas(stack, stack.first), .stack(.canvas))
      closeAxis(stack, after: last)
    }
    let isAtLeast = [.equalSpacing, .equalCentering].contains(stack.settings.distribution)
    for (before, after) in zip(stack.visible, stack.visible.dropFirst()) {
      let isBaseline = stack.settings.isBaselineRelative && stack.isVertical
      let start = AnchorForm(.view(before), isBaseline ? .lastBaseline : stack.last)
      let end = AnchorForm(.view(after), isBaseline ? .firstBaseline : stack.first)
      generate(
        end, isAtLeast ? .greaterThanOrEqual : .equal, start.adding(AnchorForm(spacing(stack, after: before)), 1),
        .stack(.spacing))
    }
  }

  /// The stack ends with its last view; one of AppKit's that resists clipping less may end before it
  /// (NSStackView's documentation; files: rows of 19 and 24 points below a column whose height is 0).
  mutating func closeAxis(_ stack: Stack, after last: Int) {
    let (edge, end) = (canvas(stack, stack.last), AnchorForm(.view(last), stack.last))
    let clipping = clipping(stack, stack.settings.axis)
    guard clipping < 1000 else {
      generate(edge, .equal, end, .stack(.canvas))
      return
    }
    generate(edge, .lessThanOrEqual, end, .stack(.canvas))
    generate(edge, .greaterThanOrEqual, end, priority: clipping, .stack(.canvas))
  }

  /// How strongly a stack is large enough for its views; UIKit's always are.
  func clipping(_ stack: Stack, _ axis: Axis) -> Double { isMac ? stack.settings.clipping[axis] : 1000 }

  /// Centres a view alone at equal distances from both ends, as near to them as the stack hugs it.
  private mutating func centerAlone(_ view: Int, _ stack: Stack) {
    let item = LayoutItem.view(view)
    generate(AnchorForm(item, stack.first), .greaterThanOrEqual, canvas(stack, stack.first), .stack(.canvas))
    generate(AnchorForm(item, stack.center), .equal, canvas(stack, stack.center), .stack(.distribution))
  }

  func spacing(_ stack: Stack, after view: Int) -> Double {
    stack.settings.customSpacing[nodes[view].content.id] ?? stack.settings.spacing
  }

  /// A hidden view has no size along the axis and lies in the middle of the gap that its neighbours share, unless
  /// the user's rules put it elsewhere.
  private mutating func lowerHidden(_ stack: Stack) {
    for (index, view) in stack.arranged.enumerated() where nodes[view].content.isHidden {
      generate(AnchorForm(.view(view), stack.size), .equal, AnchorForm(), .stack(.hiding))
      let before = stack.arranged[..<index].last { !nodes[$0].content.isHidden }
      let after = stack.arranged[(index + 1)...].first { !nodes[$0].content.isHidden }
      var place = canvas(stack, before == nil ? stack.first : stack.last)
      if let before, let after {
        place = AnchorForm(.view(before), stack.last).scaled(0.5)
        place.add(AnchorForm(.view(after), stack.first), 0.5)
      }
      generate(AnchorForm(.view(view), stack.first), .equal, place, priority: 250, .stack(.hiding))
    }
  }

  // MARK: Distribution

  private mutating func lowerDistribution(_ stack: Stack) {
    switch stack.settings.distribution {
    case .fill: disambiguateTexts(stack)
    case .gravityAreas: return
    case .fillEqually: makeEqual(stack)
    case .fillProportionally: makeProportional(stack)
    case .equalSpacing:
      makeEqual(gapsOf: stack, from: stack.last, to: stack.first, priority: 1000)
      shrink(stack)
    case .equalCentering:
      makeEqual(gapsOf: stack, from: stack.center, to: stack.center, priority: 149)
      shrink(stack)
    }
  }

  /// Labels of several lines in a row want their equal share of it, above what they resist by 10
  /// (`UISV-text-width-disambiguation` in public logs: kean.blog; radars 41192642, 39275811). From iOS 15 on a lone one goes
  /// by the priorities (useyourloaf.com, "Stack View Changes in iOS 15"). Configured buttons wrap their titles and are such texts
  /// (recorded: 15 of 15 rows of buttons that hug alike, `Calculate` and `Clear` 185 wide each, in epmobile, Roadout, Zinley,
  /// xDrip and MVVM-C).
  private mutating func disambiguateTexts(_ stack: Stack) {
    guard !stack.isVertical, !isMac, screen.environment.platform == .ios, stack.visible.count > 1 else { return }
    let labels = stack.visible.filter { wrapsText(nodes[$0].content) }
    guard labels.count > (screen.environment.era >= Era(.ios, 15) ? 1 : 0) else { return }
    let count = Double(stack.visible.count)
    let gaps = stack.visible.dropLast().reduce(0) { $0 + spacing(stack, after: $1) }
    let share = AnchorForm(.view(stack.position), .width).scaled(1 / count).adding(AnchorForm(-gaps / count), 1)
    for label in labels {
      generate(
        AnchorForm(.view(label), .width), .equal, share, priority: min(999, nodes[label].compression.horizontal + 10),
        .stack(.textWidthDisambiguation))
    }
  }

  private func wrapsText(_ view: ResolvedView) -> Bool {
    switch view.kind {
    case .label: return (view.text?.numberOfLines ?? 1) != 1
    case .button: return screen.environment.era >= Era(.ios, 15) && view.style?.isConfigured == true
    default: return false
    }
  }

  private mutating func makeEqual(_ stack: Stack) {
    guard let first = stack.visible.first else { return }
    for view in stack.visible.dropFirst() {
      generate(
        AnchorForm(.view(view), stack.size), .equal, AnchorForm(.view(first), stack.size),
        priority: StackRules(isMac: isMac).equality, .stack(.equal))
    }
  }

  /// Sizes as shares of the stack's, by natural sizes, at 999, 998, …; the later views take what the spacings leave.
  private mutating func makeProportional(_ stack: Stack) {
    let naturals = stack.visible.map { naturalSize(of: $0, stack.settings.axis) }
    if isMac, naturals.contains(where: { $0 == nil }) { return makeRatios(stack, naturals) }
    guard naturals.contains(where: { $0 != nil }) else { return makeEqual(stack) }
    // From iOS 13 on a label keeps its height above a view without one, which has what is left (files: Log Your Catch, 20.33 of
    // 137.67; a tip calculator, 36 of 86).
    if screen.environment.era >= Era(.ios, 13), naturals.contains(where: { $0 == nil }) {
      return makeRatios(stack, naturals)
    }
    let gaps = stack.visible.dropLast().reduce(0) { $0 + spacing(stack, after: $1) }
    let total = naturals.reduce(gaps) { $0 + ($1 ?? 0) }
    let isAlone = stack.visible.count == 1 && gaps == 0
    for (index, view) in stack.visible.enumerated() {
      let share = total > 0 ? (naturals[index] ?? 0) / total : 0
      let right = share > 0 ? AnchorForm(.view(stack.position), stack.size).scaled(share) : AnchorForm()
      // Without a natural size a view has none.
      let isRequired = isAlone || naturals[index] == nil
      generate(
        AnchorForm(.view(view), stack.size), .equal, right, priority: isRequired ? 1000 : max(1, 999 - Double(index)),
        .stack(.proportional))
    }
  }

  /// The sizes of views to each other, where some have none by nature: those, and AppKit's nested stacks, which have none
  /// either, are left to their rules and contents (files: rows of 20 in ProtonVPN, columns of labels and boxes in DIHelper, of
  /// rows and a grid in iRASPA).
  private mutating func makeRatios(_ stack: Stack, _ naturals: [Double?]) {
    let sized = zip(stack.visible, naturals).compactMap { view, natural in
      nodes[view].stack == nil || !isMac ? natural.map { (view, $0) } : nil
    }
    guard let (first, model) = sized.first else {
      if stack.visible.allSatisfy({ nodes[$0].stack == nil }) { makeEqual(stack) }
      return
    }
    for (index, (view, natural)) in sized.enumerated().dropFirst() where natural > 0 && model > 0 {
      generate(
        AnchorForm(.view(view), stack.size), .equal, AnchorForm(.view(first), stack.size).scaled(natural / model),
        priority: max(1, 999 - Double(index)), .stack(.proportional))
    }
  }

  /// A view's natural size; a nested stack's is what its arranged views ask for.
  private func naturalSize(of position: Int, _ axis: Axis) -> Double? {
    let content = contents[position]
    if let size = axis == .horizontal ? content.width : content.height { return size }
    guard let settings = nodes[position].stack else { return nil }
    let visible = nodes.visibleArranged(in: position)
    // It is measured as it fits, so that what rules say of a view in it counts; those of code may change while it is kept.
    let said = screen.isCode || isMac ? [:] : input.said.requiredLengths
    let sizes = visible.compactMap { said[$0]?[axis] ?? naturalSize(of: $0, axis) }
    guard !sizes.isEmpty else { return nil }
    if settings.axis != axis { return sizes.max() }
    if settings.distribution == .fillEqually {
      return (sizes.max() ?? 0) * Double(visible.count) + settings.spacing * Double(visible.count - 1)
    }
    return sizes.reduce(settings.spacing * Double(visible.count - 1), +)
  }

  private mutating func makeEqual(
    gapsOf stack: Stack, from start: LayoutAttribute, to end: LayoutAttribute, priority: Double
  ) {
    let pairs = Array(zip(stack.visible, stack.visible.dropFirst()))
    guard let first = pairs.first else { return }
    let model = AnchorForm(.view(first.1), end).adding(AnchorForm(.view(first.0), start), -1)
    for pair in pairs.dropFirst() {
      let gap = AnchorForm(.view(pair.1), end).adding(AnchorForm(.view(pair.0), start), -1)
      generate(gap, .equal, model, priority: priority, .stack(.distribution))
    }
  }

  /// Draws one of AppKit's stacks and its views together, or two views of it.
  mutating func hug(_ one: AnchorForm, _ other: AnchorForm, _ stack: Stack, _ axis: Axis) {
    generate(
      one, .equal, other, priority: StackRules(isMac: isMac).hugging(stack.settings, axis), .stack(.hugging))
  }

  /// A stack that nothing sizes is as small as its views and spacings let it.
  private mutating func shrink(_ stack: Stack) {
    guard !isMac else {
      // "The gaps are the spacing at the stack's hugging" (NSStackView's documentation).
      for (before, after) in zip(stack.visible, stack.visible.dropFirst()) {
        let end = AnchorForm(.view(before), stack.last).adding(AnchorForm(spacing(stack, after: before)), 1)
        hug(AnchorForm(.view(after), stack.first), end, stack, stack.settings.axis)
      }
      return
    }
    generate(AnchorForm(.view(stack.position), stack.size), .equal, AnchorForm(), priority: 49, .stack(.fit))
  }
}
