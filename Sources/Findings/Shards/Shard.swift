import ProofModel
import Solving

/// A part of a run that several machines share: the i-th of n stretches of its work, see `ShardPlan`.
public struct Shard: Hashable, Codable, Sendable, CustomStringConvertible {
  /// From 1 on.
  public var index: Int
  /// The number of shards that share the run, 1…``mostShards``.
  public var count: Int

  /// The most shards that a run may be shared by.
  public static let mostShards = 10_000

  /// Nil unless the index is within the count.
  public init?(index: Int, count: Int) {
    guard (1...Self.mostShards).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/4`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }

  /// The shard as options write it, `2/4`.
  public var description: String { "\(index)/\(count)" }
}

/// Which stretch of a list each shard does, so that all take about the same time.
///
/// The list keeps its order, so that parts put one after the other are the whole, and neighbours, which share what is
/// compiled and drawn, stay together. It depends on the costs alone: every machine comes to the same plan.
package struct ShardPlan: Hashable, Sendable {
  /// Where each shard's stretch begins, and the end of the last.
  private let bounds: [Int]

  /// Deals out a list so that a shard's cost differs from its fair share by less than one entry's; O(entries).
  ///
  /// - Parameter costs: of each entry, 0 or more, in any unit; where all are 0, entries are counted.
  package init(costs: [Int], count: Int) {
    let total = costs.reduce(0, +)
    let weights = total > 0 ? costs : costs.map { _ in 1 }
    let whole = max(1, total > 0 ? total : costs.count)
    var bounds = [0]
    var before = 0
    for (position, weight) in weights.enumerated() {
      // An entry belongs to the shard in whose share its middle lies.
      let owner = min(count - 1, (2 * before + weight) * count / (2 * whole))
      while bounds.count <= owner { bounds.append(position) }
      before += weight
    }
    while bounds.count <= count { bounds.append(costs.count) }
    self.bounds = bounds
  }

  /// The positions that a shard does; may be empty.
  package func range(of shard: Shard) -> Range<Int> { bounds[shard.index - 1]..<bounds[shard.index] }
}

/// What work is expected to take, in microseconds of one processor: what shards are balanced by: estimates over a table of
/// screens, so that no earlier run needs to be known.
package enum WorkCost {
  /// Solving a variant of a screen with so many views.
  package static func solving(views: Int) -> Int { 150 + 30 * views }

  /// Solving it and drawing its picture, whose pixels are counted before any scale of the user's.
  package static func drawing(views: Int, _ environment: Environment) -> Int {
    let size = environment.windowSize
    let pixels = size.width * size.height * environment.scale * environment.scale
    return solving(views: views) + 500 + 20 * views + Int(pixels / 1_000_000 * 900)
  }

  /// What is only looked up.
  package static let looking = 50
}

extension Workbench {
  /// How many views the document has.
  package var viewCount: Int {
    func count(_ node: ViewNode) -> Int { node.children.reduce(1) { $0 + count($1) } }
    return count(document.root)
  }
}
