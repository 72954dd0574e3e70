import ProofModel

/// What the user asked to see: each list narrows or replaces an axis of the document's matrix; an empty one
/// leaves that axis as the document has it.
public struct VariantSelection: Sendable {
  /// Ids, aliases, globs, sets.
  public var devices: [String] = []
  /// `393x852@3`, in points; the scale may be missing.
  public var sizes: [String] = []
  /// Names, or `all`.
  public var orientations: [String] = []
  /// Names of window modes (`full`, `split-1-2`, `popover`, …) or sizes in points, `600x800`.
  public var windows: [String] = []
  /// Locales, `pt-BR`, pseudo-languages, `project` or `all`: all that the document's strings and its app have.
  public var locales: [String] = []
  /// Text sizes from `xs` to `ax5`, or `all`.
  public var textSizes: [String] = []
  /// Names of the document's states, or `all`.
  public var states: [String] = []
  /// `light`, `dark` or `all`.
  public var appearances: [String] = []
  /// Laid out at this size first, then resized.
  public var from: Size?
  /// All values of this axis, and of every other the first alone; nil: all of all.
  public var ladder: Ladder?
  /// The system whose metrics hold; nil: the document's own.
  public var era: Era?
  /// With the device's keyboard over the window.
  public var showsKeyboard = false
  /// The most variants of one document; more are refused before any is solved.
  public var mostVariants = VariantSelection.usualMost
  /// The limit of ``mostVariants`` where none was asked for.
  public static let usualMost = 20_000
  /// Solve on the document's canvas only, where nothing else was asked for.
  public var prefersCanvas = false

  /// A selection that asks for nothing: the document's own matrix, or the default one.
  public init() {}

  /// Whether nothing was asked for, so that the document's matrix or the default one holds.
  public var isEmpty: Bool {
    devices.isEmpty && sizes.isEmpty && orientations.isEmpty && windows.isEmpty && locales.isEmpty
      && textSizes.isEmpty && states.isEmpty && appearances.isEmpty
  }
}

/// The axis that a ladder shows step by step.
public enum Ladder: String, Hashable, Sendable, CaseIterable {
  case textSize = "text-size"
  case appearance, locale, orientation, state, device
}

/// One variant of a screen: what it is solved for, and the key that names it.
///
/// Copies share the environment: reports name each variant many times.
public struct Variant: Equatable, Sendable {
  private final class Shared: Sendable {
    let environment: Environment
    init(_ environment: Environment) { self.environment = environment }
  }

  private var shared: Shared
  /// The device, window, locale, text size, appearance, state and era that the screen is solved for.
  public var environment: Environment {
    get { shared.environment }
    set { shared = Shared(newValue) }
  }
  /// The same for copies of one variant: a name of its environment that costs nothing to hash.
  package var identity: ObjectIdentifier { ObjectIdentifier(shared) }
  /// Without the scene's name; every axis at its default is left out.
  public var key: String

  /// A variant under a key; whether the key fits the environment is not looked at.
  public init(environment: Environment, key: String) {
    shared = Shared(environment)
    self.key = key
  }

  /// Whether both have one key and equal environments; copies share theirs, which is then not compared.
  public static func == (first: Variant, second: Variant) -> Bool {
    first.key == second.key && (first.shared === second.shared || first.environment == second.environment)
  }
}
