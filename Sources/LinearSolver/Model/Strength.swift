/// How strongly a constraint is wanted: a strict level, so that no number of weaker ones outvotes a stronger one.
public struct Strength: Comparable, Hashable, Sendable {
  /// Greater than 0 and at most 1000; 1000 is required.
  public let level: Double

  /// Any level may be named here; `Problem.add` refuses those outside 0 < level ≤ 1000.
  public init(_ level: Double) { self.level = level }

  /// Must hold in every solution.
  public static let required = Strength(1000)

  /// Whether a constraint of this strength must hold.
  public var isRequired: Bool { level == 1000 }

  /// The order of levels: the weaker first.
  public static func < (left: Strength, right: Strength) -> Bool { left.level < right.level }
}
