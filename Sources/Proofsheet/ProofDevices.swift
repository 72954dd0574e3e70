import ProofModel

/// Which screens a proof is drawn for: devices of the catalogue, sets of them, bare sizes.
///
/// `.iPhones + .iPads`, `"iPhone 17 Pro"`, `["iphone-8", "ipad-*"]`, `.size(320, 568)`.
public struct ProofDevices: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// Ids, names, aliases, globs and sets, as `proofsheet devices` lists them.
  var words: [String] = []
  /// `width x height @ scale`.
  var sizes: [String] = []
  /// How they are held, and the windows that they show an app in, where that is said of the devices themselves.
  var orientations: [Orientation] = []
  var windows: [WindowMode] = []

  /// A device by its name (`iPhone 8`), its id, or a pattern of ids (`ipad-*`).
  public init(stringLiteral name: String) { words = [name] }

  /// The devices of several names, ids or patterns of ids.
  public init(arrayLiteral names: String...) { words = names }

  private init(sizes: [String]) { self.sizes = sizes }

  /// A device by its name, id, or a pattern of ids.
  public static func device(_ name: String) -> ProofDevices { ProofDevices(stringLiteral: name) }

  /// A screen that is no known device, in points.
  public static func size(_ width: Double, _ height: Double, scale: Double = 2) -> ProofDevices {
    ProofDevices(sizes: ["\(width.shortText)x\(height.shortText)@\(scale.shortText)"])
  }

  /// Today's line-up.
  public static let current: ProofDevices = "current"
  /// A small, a middle and a large iPhone of today and one iPad.
  public static let standard: ProofDevices = ["iphone-17e", "iphone-17", "iphone-17-pro-max", "ipad-11-a16"]
  /// One for each screen size of the years from 2011 to 2017.
  public static let classic: ProofDevices = "classic"
  /// Every iPhone.
  public static let iPhones: ProofDevices = "iphones"
  /// Every iPad.
  public static let iPads: ProofDevices = "ipads"
  /// Every device of the catalogue.
  public static let all: ProofDevices = "all"

  /// All of them; where some say how they are held, all are drawn in each of these ways.
  public static func + (left: ProofDevices, right: ProofDevices) -> ProofDevices {
    var sum = left
    sum.words += right.words
    sum.sizes += right.sizes
    sum.orientations += right.orientations.filter { !left.orientations.contains($0) }
    sum.windows += right.windows.filter { !left.windows.contains($0) }
    return sum
  }
}
