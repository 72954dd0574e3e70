import LayoutDiff
import ProofModel

/// Views that go much farther, or the other way, in another picture than in the one that a group is told by.
extension ReviewReport {
  /// A movement or a growth of one view in one picture.
  private struct Movement {
    /// The view's path.
    var view: String
    var isGrowth: Bool
    var told: Change.Movement
    /// To the right and down, or in width and height, points.
    var amount: Point

    /// How many points farther it goes than another one of the same view; 0 where that is no other thing to a reader.
    func excess(over told: Point?) -> Double {
      Axis.allCases.reduce(0) { most, axis in
        let (own, other) = (amount[axis], told?[axis] ?? 0)
        if isOpposed(to: told, along: axis) { return max(most, own.magnitude) }
        let more = own.magnitude - other.magnitude
        return own.magnitude >= 2 * other.magnitude ? max(most, more) : most
      }
    }

    /// Whether it goes about as far as another view that it lies in.
    func isCarried(by other: Movement) -> Bool {
      isGrowth == other.isGrowth && view.hasPrefix(other.view + "/")
        && Axis.allCases.allSatisfy { (amount[$0] - other.amount[$0]).magnitude < ReviewReport.leastExcess }
    }

    /// Whether it goes the other way than another one of the same view, each by more than a point.
    func isOpposed(to told: Point?, along axis: Axis) -> Bool {
      let (own, other) = (amount[axis], told?[axis] ?? 0)
      return own * other < 0 && min(own.magnitude, other.magnitude) > 1
    }
  }

  /// Whether a view goes the other way in one picture than in another one, by whatever edits.
  func goesOtherwise(_ index: Int, than told: Int) -> Bool {
    let known = movements(told)
    return movements(index).contains { key, movement in
      Axis.allCases.contains { movement.isOpposed(to: known[key]?.amount, along: $0) }
    }
  }

  /// From so many points on it is told.
  static let leastExcess = 40.0
  /// So many views are named.
  private static let mostFarther = 3

  /// Of phones of which a view goes nearly as far on all the first is told.
  private static let nearlyAsFar = 0.6

  /// `in iphone-17 'Connect' moved up 311 pt; in ipad-11-a16 'Login' grew 110 pt in width`: of an upright phone in which a view goes
  /// farthest beyond what is told of it, and of another picture in which one takes a size that it takes on no phone; nil where
  /// all go about as far.
  func farther(in group: Group) -> String? {
    guard group.entries.count > 1, !group.causes.isEmpty else { return nil }
    let told = group.worst ?? group.entries[0]
    // In another scene that shows the same one views have other paths.
    let others = group.entries.filter { $0 != told && entries[$0].scene == entries[told].scene }
    let phones = others.filter { entries[$0].isUprightPhone }
    let known = movements(told).mapValues(\.amount)
    // Where rules break nothing goes as it was meant: such a phone is told of where what is told shows nothing of it.
    let sound = phones.filter(isSound)
    let asked = sound.isEmpty && !entries[told].causesOnce.contains { !$0.brief.isEmpty } ? phones : sound
    let upright = farthest(asked) { $1.excess(over: known[$0]) }
    let seen = [known] + phones.map { movements($0).mapValues(\.amount) }
    let wider = farthest(others.filter { !entries[$0].isUprightPhone && isSound($0) }) { key, movement in
      guard movement.isGrowth else { return 0 }
      return Axis.allCases.reduce(0) { most, axis in
        seen.contains { ($0[key]?[axis] ?? 0).magnitude > 1 } ? most : max(most, movement.amount[axis].magnitude)
      }
    }
    let words = [upright, wider].compactMap { $0 }.map {
      "in \(entries[$0.index].variantWords) \(Self.words($0.found))"
    }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  private typealias Excess = (points: Double, movement: Movement)

  /// Of some pictures the first in which views go nearly as far too far as in any, with these.
  ///
  /// - Parameter excess: by how many points a movement of a key is one to tell.
  private func farthest(
    _ indices: [Int], _ excess: (String, Movement) -> Double
  ) -> (index: Int, found: [Excess])? {
    let all = indices.map { index in
      let found = movements(index).compactMap { key, movement -> Excess? in
        let points = excess(key, movement)
        return points >= Self.leastExcess ? (points, movement) : nil
      }
      return (index: index, found: found, most: found.map(\.points).max() ?? 0)
    }
    let most = all.map(\.most).max() ?? 0
    return all.first { !$0.found.isEmpty && $0.most >= Self.nearlyAsFar * most }.map { ($0.index, $0.found) }
  }

  /// The farthest first, views that go with what they lie in last, views that do the same as one: `'A' and 'B' moved down 92 pt,
  /// 'C' grew 259 pt in height`.
  private static func words(_ found: [Excess], most: Int = mostFarther) -> String {
    let sorted = found.map { excess in
      let isCarried = found.contains { excess.movement.isCarried(by: $0.movement) }
      return (
        rank: isCarried ? 1 : 0, points: excess.points, name: "'\(excess.movement.told.name)'",
        words: excess.movement.told.words
      )
    }.sorted { ($0.rank, -$0.points, $0.name, $0.words) < ($1.rank, -$1.points, $1.name, $1.words) }
    let ways = sorted.map(\.words).once
    return ways.prefix(most).map { way in
      "\(sorted.filter { $0.words == way }.map(\.name).once.listed(upTo: 4)) \(way)"
    }.joined(separator: ", ")
  }

  /// Whether all rules hold in a picture.
  private func isSound(_ index: Int) -> Bool {
    !isContradictory(index) && !entries[index].findings.new.contains { $0.severity == .error }
  }

  /// What the views of a picture did, by their paths and what it is; of several of one path none.
  private func movements(_ index: Int) -> [String: Movement] {
    var (result, doubled): ([String: Movement], Set<String>) = ([:], [])
    for change in entries[index].layout?.changes ?? [] {
      guard let told = change.movement, let before = change.before, let after = change.after else { continue }
      let isGrowth = change.kind == "resized"
      let amount =
        isGrowth
        ? Point(x: after.width - before.width, y: after.height - before.height)
        : Point(x: after.x - before.x, y: after.y - before.y)
      let key = "\(change.kind) \(change.view)"
      let movement = Movement(view: change.view, isGrowth: isGrowth, told: told, amount: amount)
      if result.updateValue(movement, forKey: key) != nil { doubled.insert(key) }
    }
    return result.filter { !doubled.contains($0.key) }
  }
}
