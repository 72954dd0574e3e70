public import ProofModel
import Solving

/// The ways in which devices are held; those that a device does not have are left out.
public struct ProofOrientations: Sendable, Hashable, ExpressibleByArrayLiteral {
  var orientations: [Orientation]

  /// The orientations of a list; an empty one leaves the axis at its default.
  public init(arrayLiteral orientations: Orientation...) { self.orientations = orientations }

  fileprivate init(_ orientations: [Orientation]) { self.orientations = orientations }

  /// All four orientations.
  public static let all = ProofOrientations(Orientation.allCases)
  /// Upright, the home button or indicator at the bottom.
  public static let portrait: ProofOrientations = [.portrait]
  /// Turned to the left, which stands for both.
  public static let landscape: ProofOrientations = [.landscape]
}

/// Sizes of text by Dynamic Type.
public struct ProofTextSizes: Sendable, Hashable, ExpressibleByArrayLiteral {
  var sizes: [TextSize]

  /// The text sizes of a list; an empty one leaves the axis at its default.
  public init(arrayLiteral sizes: TextSize...) { self.sizes = sizes }

  /// The size that everybody begins with.
  public static let standard: ProofTextSizes = [.l]
  /// The smallest, the usual one, the largest without and with accessibility.
  public static let extremes: ProofTextSizes = [.xs, .l, .xxxl, .ax5]
}

/// What a proof is drawn for: every combination of these that a device has.
public struct ProofMatrix: Sendable, Hashable {
  /// The devices and plain sizes.
  public var devices: ProofDevices
  /// The ways in which the devices are held.
  public var orientations: ProofOrientations
  /// BCP 47 (`en`, `ar`) or pseudo-languages (`pseudo-rtl`, `pseudo-double`).
  public var locales: [String]
  /// The sizes of text by Dynamic Type.
  public var textSizes: ProofTextSizes
  /// The appearances, light and dark.
  public var appearances: [Appearance]
  /// The windows that the app has on the devices' screens.
  public var windows: [WindowMode]
  /// `ios-9` … `ios-26`; nil: the standard one.
  public var os: String?

  /// A matrix of all combinations; what devices themselves say of how they are held holds unless asked otherwise.
  public init(
    on devices: ProofDevices = .standard, orientations: ProofOrientations = .portrait, locales: [String] = ["en"],
    textSizes: ProofTextSizes = .standard, appearances: [Appearance] = [.light], windows: [WindowMode] = [.full],
    os: String? = nil
  ) {
    self.devices = devices
    let isPlain = orientations == .portrait && !devices.orientations.isEmpty
    self.orientations = isPlain ? ProofOrientations(devices.orientations) : orientations
    self.locales = locales
    self.textSizes = textSizes
    self.appearances = appearances
    self.windows = windows == [.full] && !devices.windows.isEmpty ? devices.windows : windows
    self.os = os
  }

  /// The same as the command line's options; an empty list means the default of its axis.
  var selection: VariantSelection {
    var selection = VariantSelection()
    selection.devices = devices.words
    selection.sizes = devices.sizes
    // The order of the axis, whatever the order they were written in.
    selection.orientations = orientations.orientations.map(\.rawValue)
    selection.locales = locales
    selection.textSizes = textSizes.sizes.map(\.rawValue)
    selection.appearances = appearances.map(\.rawValue)
    selection.windows = windows.map(\.name)
    selection.era = os.flatMap { Era($0) }
    return selection
  }
}
