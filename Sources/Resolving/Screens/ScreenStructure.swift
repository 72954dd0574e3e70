package import ProofModel

/// Everything that decides what a variant's resolved screen is made of. Variants of one structure differ in the
/// screen's and window's sizes, in the safe area and in the environment only: a screen that was resolved and compiled
/// for one of them serves the others with new right-hand sides.
package struct ScreenStructure: Hashable, Sendable {
  /// Of groups, then of overrides, in the order of the document.
  var conditions: [Bool]
  var state: String?
  var text: TextEnvironment
  var textGrowth: Double
  var appearance: Appearance
  var era: Era
  var isOnCanvas: Bool
  /// Where properties are shares of the screen or the window, or bars and cells take their size from it; else nil.
  package var sizes: Sizes?

  /// What of the sizes the structure hangs on.
  package struct Sizes: Hashable, Sendable {
    var screen: Size
    var window: Size
    var widthClass: SizeClass
    var heightClass: SizeClass
    var rootMargin: Double
  }
}

extension ScreenStructure {
  /// The structure without the sizes that properties may be shares of.
  package var withoutSizes: ScreenStructure {
    var structure = self
    structure.sizes = nil
    return structure
  }

  /// The structure whatever sizes and lengths its texts have.
  package var withoutTextSizes: ScreenStructure {
    var structure = self
    structure.text.textScale = 1
    structure.textGrowth = 0
    return structure
  }
}

extension ScreenResolver {
  /// The structure of a variant. Complexity: O(groups + overrides).
  package func structure(of environment: Environment) -> ScreenStructure {
    var conditions: [Bool] = []
    conditions.reserveCapacity(document.groups.count + document.overrides.count)
    for group in document.groups { conditions.append(group.condition.holds(in: environment)) }
    for override in document.overrides { conditions.append(override.condition.holds(in: environment)) }
    return ScreenStructure(
      conditions: conditions, state: environment.state ?? document.defaultState, text: environment.text,
      textGrowth: environment.textGrowth,
      appearance: environment.appearance, era: environment.era, isOnCanvas: isOnCanvas(environment),
      sizes: dependsOnSizes
        ? ScreenStructure.Sizes(
          screen: environment.screenSize, window: environment.windowSize, widthClass: environment.widthClass,
          heightClass: environment.heightClass, rootMargin: environment.rootMargin) : nil)
  }

  /// The root's safe area in a variant: the window's insets and the document's bars.
  package func safeArea(in environment: Environment) -> EdgeInsets {
    BarHeights(environment: environment).safeArea(with: document.bars)
  }

  /// Whether any property is a share of the screen, or any view takes its own size from it.
  static func dependsOnSizes(_ document: Document, _ views: [PreparedView]) -> Bool {
    for view in views {
      if view.kind.has(.followsScreen) { return true }
      if view.properties.contains(where: { $0.value.value.dependsOnSizes }) { return true }
    }
    let changes = document.overrides.flatMap(\.set) + document.states.flatMap(\.set)
    return changes.contains { $0.value.dependsOnSizes }
  }
}

extension PropertyValue {
  /// Whether it holds a share of the screen or window.
  fileprivate var dependsOnSizes: Bool {
    switch self {
    case .number(let expression): return expression.dependsOnSizes
    case .numbers(let members): return members.contains { $0?.dependsOnSizes ?? false }
    case .font(let fields): return fields.size?.dependsOnSizes ?? false
    case .map(let entries): return entries.contains { $0.value.dependsOnSizes }
    case .list(let values): return values.contains { $0.dependsOnSizes }
    case .text, .boolean, .color, .token, .keyword, .keywords, .texts: return false
    }
  }
}

extension Expression {
  fileprivate var dependsOnSizes: Bool {
    switch self {
    case .number, .standard, .token: return false
    case .percent, .percentOfScreen, .percentOfWindow, .reference: return true
    case .negate(let inner): return inner.dependsOnSizes
    case .sum(let left, let right), .difference(let left, let right), .product(let left, let right),
      .quotient(let left, let right):
      return left.dependsOnSizes || right.dependsOnSizes
    }
  }
}
