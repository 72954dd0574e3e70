import AutoLayout
import ProofModel
import Resolving
import Solving

/// The sizes at which anything changes over a stretch of sizes, for people and for programs.
public struct SweepReport: Sendable {
  /// One change at one size.
  public struct Point: Sendable {
    /// Points, unrounded.
    public var at: Double
    /// The change in words.
    public var what: String
    /// The paths of the views that change, where the change is of views.
    public var views: [String]
    /// The rules that the change is of.
    public var rules: [String]
    /// What it is about; nil where only a law of frames is another.
    var subject: String?
  }

  /// The range that was swept.
  public let range: SweepRange
  /// The name of the screen.
  public let screen: String
  /// The changes in the order of their sizes; several may be at one size.
  public private(set) var points: [Point] = []
  /// Why some of the range could not be swept; nil where all was.
  public private(set) var gap: String?
  let sweep: SizeSweep
  /// The views' paths and ids by position, and their superviews' positions.
  let views: [(path: String, id: String, parent: Int?)]

  /// Sweeps the screen over the range, which is done here: as many solves as the range has pieces, and more.
  public init(_ range: SweepRange, of workbench: Workbench) {
    self.range = range
    screen = workbench.document.name
    sweep = SizeSweep(range, of: workbench)
    if !sweep.isComplete {
      gap =
        "not all of \(range.from.shortText)...\(range.to.shortText) can be solved, or it has too many changes to list"
    }
    var names: [(path: String, id: String, parent: Int?)] = []
    var before: (piece: SizeSweep.Piece, state: SweepState)?
    for (at, piece) in sweep.stretches {
      guard let layout = Self.solve(piece.middle, range, workbench) else { continue }
      if names.isEmpty { names = layout.views.map { ($0.path, $0.content.id, $0.parent) } }
      var state = SweepState(layout)
      if let before {
        state = state.remembering(before.state)
        var changes = SweepState.changes(from: before.state, to: state)
        let around = (at - 4 * SizeSweep.resolution, at + 4 * SizeSweep.resolution)
        if let left = range.environment(at: around.0, of: workbench.document),
          let right = range.environment(at: around.1, of: workbench.document)
        {
          changes = SweepState.changes(from: left, to: right) + changes
        }
        points += changes.map {
          Point(at: at, what: $0.words, views: $0.views, rules: $0.rules, subject: $0.subject)
        }
        if changes.isEmpty, !range.parameter.isText, let bend = Self.bend(before.piece, piece, names.map(\.path)) {
          points.append(Point(at: at, what: bend.words, views: bend.views, rules: []))
        }
      }
      before = (piece, state)
    }
    views = names
  }

  static func solve(_ point: Double, _ range: SweepRange, _ workbench: Workbench) -> SolvedLayout? {
    guard let environment = range.environment(at: point, of: workbench.document) else { return nil }
    return workbench.solve(Variant(environment: environment, key: "")).layout
  }

  /// Views whose law is another, where no rule, text or finding says why.
  private static func bend(
    _ left: SizeSweep.Piece, _ right: SizeSweep.Piece, _ names: [String]
  ) -> (words: String, views: [String])? {
    guard left.start.frames.count == right.start.frames.count else { return nil }
    func slopes(_ piece: SizeSweep.Piece, _ index: Int) -> [Double] {
      let (first, last) = (piece.start.frames[index], piece.end.frames[index])
      return [last.x - first.x, last.y - first.y, last.width - first.width, last.height - first.height].map {
        $0 / (piece.to - piece.from)
      }
    }
    func jumps(_ index: Int) -> Bool {
      let (first, last) = (left.end.frames[index], right.start.frames[index])
      return abs(first.x - last.x) > 1e-3 || abs(first.y - last.y) > 1e-3 || abs(first.width - last.width) > 1e-3
        || abs(first.height - last.height) > 1e-3
    }
    let moved = names.indices.filter { index in
      index < left.start.frames.count
        && (jumps(index) || zip(slopes(left, index), slopes(right, index)).contains { abs($0 - $1) > 1e-6 })
    }
    guard !moved.isEmpty else { return nil }
    let told = moved.map { "'\(names[$0])'" }.listed(first: 3)
    return (
      "\(told) \(moved.count == 1 ? "follows" : "follow") the size in another way", moved.map { names[$0] }
    )
  }

  /// The sizes at which something changes, each once.
  public var places: [Double] {
    var places: [Double] = []
    for point in points where places.last != point.at { places.append(point.at) }
    return places
  }

  // MARK: Text and JSON

  /// The changes for people, a line each under a headline; ends with a line break.
  public var text: String {
    var lines = [
      "\(screen), \(range.word) \(range.from.shortText) to \(range.to.shortText) at \(range.kept): "
        + (points.isEmpty
          ? "nothing changes"
          : "\(places.count) \(range.placeWord)\(places.count == 1 ? "" : "s") at which something changes")
    ]
    let width = places.map { Self.number($0, range.parameter).count }.max() ?? 0
    var last: Double?
    for point in points {
      let number = point.at == last ? "" : Self.number(point.at, range.parameter)
      last = point.at
      lines.append("  " + String(repeating: " ", count: width - number.count) + number + "  " + point.what)
    }
    if let gap { lines.append("  \(gap)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func number(_ value: Double, _ parameter: SweepRange.Parameter) -> String {
    value.shortText(digits: parameter == .textScale ? 5 : 3)
  }

  /// The changes for programs, with the range and what stays.
  public var json: JSONValue {
    let kept: (key: String, value: JSONValue)
    switch range.parameter {
    case .width: kept = ("other", .number(range.window.height))
    case .height: kept = ("other", .number(range.window.width))
    case .textScale, .textGrowth: kept = ("window", .numbers([range.window.width, range.window.height]))
    }
    return .object([
      ("format", .number(1)), ("screen", .string(screen)), ("axis", .string(range.parameter.rawValue)),
      ("from", .number(range.from)), ("to", .number(range.to)), kept, ("complete", .boolean(gap == nil)),
      (
        "points",
        .array(
          points.map {
            .object([
              ("at", .number($0.at)), ("what", .string($0.what)), ("views", .strings($0.views)),
              ("rules", .strings($0.rules)),
            ])
          })
      ),
    ])
  }
}
