import CProofShims

/// Unicode's bidirectional algorithm (UAX 9, revision of Unicode 15) for one paragraph.
///
/// Our own, since ICU 72 resolves 31 of the 91,707 cases of `BidiCharacterTest.txt` otherwise (embeddings that close
/// before others open, marks behind brackets). Character classes and brackets come from ICU. O(length).
struct Bidi {
  /// ICU's numbers of the Bidi_Class values.
  enum Class {
    static let l: UInt8 = 0
    static let r: UInt8 = 1
    static let en: UInt8 = 2
    static let es: UInt8 = 3
    static let et: UInt8 = 4
    static let an: UInt8 = 5
    static let cs: UInt8 = 6
    static let b: UInt8 = 7
    static let s: UInt8 = 8
    static let ws: UInt8 = 9
    static let on: UInt8 = 10
    static let lre: UInt8 = 11
    static let lro: UInt8 = 12
    static let al: UInt8 = 13
    static let rle: UInt8 = 14
    static let rlo: UInt8 = 15
    static let pdf: UInt8 = 16
    static let nsm: UInt8 = 17
    static let bn: UInt8 = 18
    static let fsi: UInt8 = 19
    static let lri: UInt8 = 20
    static let rli: UInt8 = 21
    static let pdi: UInt8 = 22
  }

  static let maximumDepth: UInt8 = 125

  var scalars: [UInt32] = []
  /// As the characters have them, and as the rules change them.
  let original: [UInt8]
  var classes: [UInt8]
  var levels: [UInt8]
  let paragraphLevel: UInt8
  /// For an isolate's initiator the matching PDI and the reverse, else −1; without a match `count`.
  private let matches: [Int32]

  /// - Returns: the level of each UTF-16 unit and of the paragraph.
  static func levels(
    _ units: UnsafeBufferPointer<UInt16>, base: BaseDirection
  ) -> (levels: [UInt8], paragraph: UInt8) {
    var bidi = Bidi(units, base: base)
    bidi.resolveExplicit()
    bidi.resolveSequences()
    bidi.resetWhitespace()
    guard bidi.scalars.count < units.count else { return (bidi.levels, bidi.paragraphLevel) }
    var levels: [UInt8] = []
    levels.reserveCapacity(units.count)
    for (scalar, level) in zip(bidi.scalars, bidi.levels) {
      levels.append(level)
      if scalar > 0xFFFF { levels.append(level) }
    }
    return (levels, bidi.paragraphLevel)
  }

  private init(_ units: UnsafeBufferPointer<UInt16>, base: BaseDirection) {
    scalars.reserveCapacity(units.count)
    var at = 0
    while at < units.count {
      let (value, length) = Itemizer.scalar(units, at)
      scalars.append(value)
      at += length
    }
    original = scalars.map { UInt8(truncatingIfNeeded: proof_bidi_class($0)) }
    classes = original
    matches = Self.matches(original)
    switch base {
    case .leftToRight: paragraphLevel = 0
    case .rightToLeft: paragraphLevel = 1
    case .naturalElseLeftToRight, .naturalElseRightToLeft:
      paragraphLevel =
        Self.firstStrong(original, matches, from: 0, to: original.count) ?? base.levelOfNeutralText
    }
    levels = [UInt8](repeating: paragraphLevel, count: scalars.count)
  }

  /// BD9.
  private static func matches(_ classes: [UInt8]) -> [Int32] {
    var result = [Int32](repeating: -1, count: classes.count)
    var open: [Int] = []
    for (index, value) in classes.enumerated() {
      if isInitiator(value) {
        result[index] = Int32(classes.count)
        open.append(index)
      } else if value == Class.pdi, let initiator = open.popLast() {
        result[initiator] = Int32(index)
        result[index] = Int32(initiator)
      }
    }
    return result
  }

  /// P2 and P3: 0 or 1 by the first strong character outside of isolates; nil without one.
  private static func firstStrong(_ classes: [UInt8], _ matches: [Int32], from start: Int, to end: Int) -> UInt8? {
    var index = start
    while index < end {
      switch classes[index] {
      case Class.l: return 0
      case Class.r, Class.al: return 1
      case Class.lri, Class.rli, Class.fsi: index = Int(matches[index])
      default: break
      }
      index += 1
    }
    return nil
  }

  static func isInitiator(_ value: UInt8) -> Bool { value >= Class.fsi && value <= Class.rli }

  /// X9.
  static func isRemoved(_ value: UInt8) -> Bool {
    switch value {
    case Class.lre, Class.rle, Class.lro, Class.rlo, Class.pdf, Class.bn: true
    default: false
    }
  }

  private struct Status {
    var level: UInt8
    /// The class that everything takes, or ON for none.
    var override: UInt8
    var isIsolate: Bool
  }

  /// Embeddings, overrides and isolates that are open, with how many lie too deep to be kept.
  private struct OpenScopes {
    private var stack: [Status]
    private var overflowIsolates = 0
    private var overflowEmbeddings = 0
    private var validIsolates = 0

    init(paragraphLevel: UInt8) { stack = [Status(level: paragraphLevel, override: Class.on, isIsolate: false)] }

    var top: Status { stack[stack.count - 1] }

    private func keeps(_ level: UInt8) -> Bool {
      level <= Bidi.maximumDepth && overflowIsolates == 0 && overflowEmbeddings == 0
    }

    /// X2 to X5.
    mutating func embed(rightToLeft: Bool, override: UInt8) {
      let level = Bidi.next(top.level, rightToLeft: rightToLeft)
      if keeps(level) {
        stack.append(Status(level: level, override: override, isIsolate: false))
      } else if overflowIsolates == 0 {
        overflowEmbeddings += 1
      }
    }

    /// X5a to X5c.
    mutating func isolate(rightToLeft: Bool) {
      let level = Bidi.next(top.level, rightToLeft: rightToLeft)
      if keeps(level) {
        validIsolates += 1
        stack.append(Status(level: level, override: Class.on, isIsolate: true))
      } else {
        overflowIsolates += 1
      }
    }

    /// X6a.
    mutating func endIsolate() {
      if overflowIsolates > 0 {
        overflowIsolates -= 1
      } else if validIsolates > 0 {
        overflowEmbeddings = 0
        while !top.isIsolate { stack.removeLast() }
        stack.removeLast()
        validIsolates -= 1
      }
    }

    /// X7.
    mutating func endEmbedding() {
      if overflowIsolates > 0 { return }
      if overflowEmbeddings > 0 {
        overflowEmbeddings -= 1
      } else if !top.isIsolate, stack.count >= 2 {
        stack.removeLast()
      }
    }
  }

  /// X1 to X8.
  private mutating func resolveExplicit() {
    var scopes = OpenScopes(paragraphLevel: paragraphLevel)
    for index in classes.indices {
      let top = scopes.top
      let value = original[index]
      switch value {
      case Class.rle, Class.lre, Class.rlo, Class.lro:
        levels[index] = top.level
        scopes.embed(
          rightToLeft: value == Class.rle || value == Class.rlo,
          override: value == Class.rlo ? Class.r : value == Class.lro ? Class.l : Class.on)
      case Class.rli, Class.lri, Class.fsi:
        levels[index] = top.level
        if top.override != Class.on { classes[index] = top.override }
        var rightToLeft = value == Class.rli
        if value == Class.fsi {
          rightToLeft = Self.firstStrong(original, matches, from: index + 1, to: Int(matches[index])) == 1
        }
        scopes.isolate(rightToLeft: rightToLeft)
      case Class.pdi:
        scopes.endIsolate()
        let now = scopes.top
        levels[index] = now.level
        if now.override != Class.on { classes[index] = now.override }
      case Class.pdf:
        levels[index] = top.level
        scopes.endEmbedding()
      case Class.b:
        levels[index] = paragraphLevel
      case Class.bn:
        levels[index] = top.level
      default:
        levels[index] = top.level
        if top.override != Class.on { classes[index] = top.override }
      }
    }
  }

  private static func next(_ level: UInt8, rightToLeft: Bool) -> UInt8 {
    rightToLeft ? (level + 1) | 1 : (level + 2) & ~1
  }

  /// X10: the level runs, joined over isolates, each resolved by itself.
  private mutating func resolveSequences() {
    let kept = classes.indices.filter { !Self.isRemoved(original[$0]) }
    var runs: [Range<Int>] = []
    for (place, index) in kept.enumerated() {
      if let last = runs.indices.last, levels[kept[runs[last].lowerBound]] == levels[index] {
        runs[last] = runs[last].lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
    var runOfFirst: [Int: Int] = [:]
    for (run, range) in runs.enumerated() { runOfFirst[kept[range.lowerBound]] = run }
    let explicit = levels
    for range in runs {
      let first = kept[range.lowerBound]
      // A run that begins with a matched PDI was taken in with its initiator's run.
      if original[first] == Class.pdi, matches[first] >= 0 { continue }
      var members: [Int] = []
      var current = range
      while true {
        members += kept[current]
        let last = kept[current.upperBound - 1]
        guard Self.isInitiator(original[last]), Int(matches[last]) < classes.count,
          let next = runOfFirst[Int(matches[last])]
        else { break }
        current = runs[next]
      }
      resolve(members, explicit: explicit, kept: kept, first: range.lowerBound, last: current.upperBound - 1)
    }
    // What X9 takes out goes with the character before it, so that it never splits a run.
    for index in classes.indices where Self.isRemoved(original[index]) {
      levels[index] = index > 0 ? levels[index - 1] : paragraphLevel
    }
  }

  private mutating func resolve(_ members: [Int], explicit: [UInt8], kept: [Int], first: Int, last: Int) {
    let level = explicit[members[0]]
    let before = first > 0 ? explicit[kept[first - 1]] : paragraphLevel
    let end = members[members.count - 1]
    let isOpen = Self.isInitiator(original[end]) && Int(matches[end]) >= classes.count
    let after = isOpen || last + 1 >= kept.count ? paragraphLevel : explicit[kept[last + 1]]
    var sequence = BidiSequence(
      members: members, level: level, start: max(level, before) & 1 == 0 ? Class.l : Class.r,
      end: max(level, after) & 1 == 0 ? Class.l : Class.r)
    sequence.resolve(&classes, original: original, scalars: scalars)
    for index in members {
      switch classes[index] {
      // I1 and I2.
      case Class.r: levels[index] = level & 1 == 0 ? level + 1 : level
      case Class.an, Class.en: levels[index] = level & 1 == 0 ? level + 2 : level + 1
      default: levels[index] = level & 1 == 0 ? level : level + 1
      }
    }
  }

  /// L1: separators, and spaces and isolates before them and at the end, have the paragraph's level.
  private mutating func resetWhitespace() {
    var isTrailing = true
    for index in classes.indices.reversed() {
      switch original[index] {
      case Class.s, Class.b:
        levels[index] = paragraphLevel
        isTrailing = true
      case Class.ws, Class.fsi, Class.lri, Class.rli, Class.pdi:
        if isTrailing { levels[index] = paragraphLevel }
      case let value where Self.isRemoved(value):
        if isTrailing { levels[index] = paragraphLevel }
      default:
        isTrailing = false
      }
    }
  }
}
