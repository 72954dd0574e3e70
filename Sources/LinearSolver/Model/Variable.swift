/// An unknown of a ``Problem``, named by the order in which it was added.
public struct Variable: Hashable, Comparable, Sendable {
  /// Position in the problem, from 0.
  public let index: Int

  /// Names the variable at `index`; it need not exist in any problem yet.
  public init(index: Int) { self.index = index }

  /// The order in which variables were added.
  public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}
