import ProofModel
import ProofScene
import Typesetting

/// The rows of pixels that each command of a display list may touch, so that a band of rows is drawn from few commands.
///
/// Generous by some pixels and never too small. O(commands and path elements) once, then O(commands that reach) a band.
struct CommandReach {
  /// Of a command that opens a scope: all that is drawn within.
  private var reaches: [Reach]
  /// The command after each one that is passed over; of one that opens a scope, the one after its end.
  private var following: [Int]

  /// The commands that reach a band, in device rows.
  struct Band {
    fileprivate let reach: CommandReach
    let rows: Range<Int>

    /// Where to go on: at this command where it reaches the band, else behind it and all that is within.
    func firstNotPassed(_ index: Int) -> Int {
      let range = reach.reaches[index]
      let isReached = range.low < Double(rows.upperBound) && range.high > Double(rows.lowerBound)
      return isReached ? index : reach.following[index]
    }
  }

  func within(_ rows: Range<Int>) -> Band { Band(reach: self, rows: rows) }

  init(_ list: DisplayList) {
    reaches = [Reach](repeating: .everything, count: list.commands.count)
    following = Array(1...max(1, list.commands.count))
    var transforms = [CairoContext.Transform(scale: list.scale, x: 0, y: 0)]
    var open: [(index: Int, limit: Reach, content: Reach)] = []
    // What is drawn on is white until something else is drawn, and so are most pages: their white is nothing.
    var isWhite = !list.isTransparent
    for (index, command) in list.commands.enumerated() {
      let transform = transforms[transforms.count - 1]
      var own = Reach.nothing
      if isWhite, case .fill(_, .color(.white)) = command {
        reaches[index] = .nothing
        continue
      }
      switch command {
      case .fill, .stroke, .text, .image: own.add(command, transform)
      case .pushClip(let path):
        var limit = Reach.nothing
        limit.add(path, transform)
        open.append((index, limit, .nothing))
        continue
      case .pushLayer, .beginGroup:
        if case .pushLayer = command { isWhite = false }
        open.append((index, .everything, .nothing))
        continue
      case .pushTransform(let translate, let scale):
        transforms.append(transform.pushing(translate: translate, scale: scale).transform)
        open.append((index, .everything, .nothing))
        continue
      case .popClip, .popLayer, .popTransform, .endGroup:
        if case .popTransform = command, transforms.count > 1 { transforms.removeLast() }
        guard let scope = open.popLast() else { continue }
        // Where pushes and pops do not match all is drawn, so that drawing tells it.
        let isMatched = command.closes(list.commands[scope.index])
        own = isMatched ? scope.content.limited(to: scope.limit) : .everything
        reaches[scope.index] = own
        following[scope.index] = index + 1
        open.indices.last.map { open[$0].content.add(own) }
        continue
      }
      isWhite = false
      own.widen(by: 2)
      reaches[index] = own
      open.indices.last.map { open[$0].content.add(own) }
    }
    for scope in open { reaches[scope.index] = .everything }
  }
}

extension Command {
  /// Whether it ends what the other one opens.
  fileprivate func closes(_ other: Command) -> Bool {
    switch (other, self) {
    case (.pushClip, .popClip), (.pushLayer, .popLayer), (.pushTransform, .popTransform), (.beginGroup, .endGroup):
      true
    default: false
    }
  }
}

/// From the lowest to the highest y in device pixels; nothing where the lowest is above the highest.
private struct Reach {
  var low: Double
  var high: Double

  static let nothing = Reach(low: .infinity, high: -.infinity)
  static let everything = Reach(low: -.infinity, high: .infinity)

  mutating func add(_ y: Double) { (low, high) = (min(low, y), max(high, y)) }

  mutating func add(_ other: Reach) { (low, high) = (min(low, other.low), max(high, other.high)) }

  mutating func add(_ path: Path, _ transform: CairoContext.Transform) {
    func add(_ point: Point) { self.add(point.y.drawable * transform.scale + transform.y) }
    for element in path.elements {
      switch element {
      case .move(let to), .line(let to): add(to)
      case .curve(let first, let second, let to):
        add(first)
        add(second)
        add(to)
      case .close: break
      }
    }
  }

  /// What a command that draws may touch; others nothing.
  mutating func add(_ command: Command, _ transform: CairoContext.Transform) {
    func add(_ y: Double) { self.add(transform.apply(Point(x: 0, y: y.drawable)).y) }
    switch command {
    case .fill(let path, _): self.add(path, transform)
    case .stroke(let path, _, let style):
      self.add(path, transform)
      // Cairo's miters reach five widths from their corner.
      widen(by: max(0, style.width.drawable) * 5.5 * transform.scale)
    case .text(let text, let origin, _):
      for line in text.lines {
        let baseline = origin.y + line.baseline
        // Two ems are more than any glyph reaches up or down.
        let size = line.runs.reduce(0) { max($0, $1.size) }
        add(baseline - 2 * size)
        add(baseline + 2 * size)
      }
    case .image(_, _, let clip):
      add(clip.minY)
      add(clip.maxY)
    case .pushClip, .pushLayer, .beginGroup, .pushTransform, .popClip, .popLayer, .popTransform, .endGroup: break
    }
  }

  mutating func widen(by margin: Double) { (low, high) = (low - margin, high + margin) }

  func limited(to other: Reach) -> Reach { Reach(low: max(low, other.low - 2), high: min(high, other.high + 2)) }
}
