import CProofShims

/// One isolating run sequence (UAX 9 BD13), in which weak and neutral characters take their direction.
struct BidiSequence {
  private typealias Class = Bidi.Class

  let members: [Int]
  let level: UInt8
  /// sos and eos.
  let start: UInt8
  let end: UInt8

  private var embedding: UInt8 { level & 1 == 0 ? Class.l : Class.r }

  mutating func resolve(_ classes: inout [UInt8], original: [UInt8], scalars: [UInt32]) {
    resolveWeak(&classes)
    resolveBrackets(&classes, original: original, scalars: scalars)
    resolveNeutral(&classes)
  }

  /// W1 to W7, one pass for those that look back and one each for the others.
  private func resolveWeak(_ classes: inout [UInt8]) {
    var previous = start
    for index in members {
      if classes[index] == Class.nsm {
        classes[index] = Bidi.isInitiator(previous) || previous == Class.pdi ? Class.on : previous
      }
      previous = classes[index]
    }
    var strong = start
    for index in members {
      switch classes[index] {
      case Class.l, Class.r: strong = classes[index]
      case Class.al:
        strong = Class.al
        classes[index] = Class.r
      case Class.en where strong == Class.al: classes[index] = Class.an
      default: break
      }
    }
    resolveSeparators(&classes)
    strong = start
    for index in members {
      switch classes[index] {
      case Class.l, Class.r: strong = classes[index]
      case Class.es, Class.et, Class.cs: classes[index] = Class.on
      case Class.en where strong == Class.l: classes[index] = Class.l
      default: break
      }
    }
  }

  /// W4 and W5.
  private func resolveSeparators(_ classes: inout [UInt8]) {
    if members.count > 2 {
      for place in 1..<members.count - 1 {
        let before = classes[members[place - 1]]
        let after = classes[members[place + 1]]
        guard before == after else { continue }
        switch classes[members[place]] {
        case Class.es where before == Class.en: classes[members[place]] = Class.en
        case Class.cs where before == Class.en || before == Class.an: classes[members[place]] = before
        default: break
        }
      }
    }
    var place = 0
    while place < members.count {
      guard classes[members[place]] == Class.et else {
        place += 1
        continue
      }
      var past = place
      while past < members.count, classes[members[past]] == Class.et { past += 1 }
      let touchesNumber =
        place > 0 && classes[members[place - 1]] == Class.en
        || past < members.count && classes[members[past]] == Class.en
      if touchesNumber { for inner in place..<past { classes[members[inner]] = Class.en } }
      place = past
    }
  }

  /// N0, with the pairs of BD16.
  private func resolveBrackets(_ classes: inout [UInt8], original: [UInt8], scalars: [UInt32]) {
    for (opening, closing) in pairs(classes, scalars) {
      var found: UInt8?
      for place in opening + 1..<closing {
        guard let strong = Self.strong(classes[members[place]]) else { continue }
        found = strong
        if strong == embedding { break }
      }
      guard var direction = found else { continue }
      if direction != embedding {
        let before = members[..<opening].last { Self.strong(classes[$0]) != nil }
        let context = before.flatMap { Self.strong(classes[$0]) } ?? start
        direction = context == direction ? direction : embedding
      }
      for place in [opening, closing] {
        classes[members[place]] = direction
        // Marks on a bracket go with it.
        var next = place + 1
        while next < members.count, original[members[next]] == Class.nsm {
          classes[members[next]] = direction
          next += 1
        }
      }
    }
  }

  /// In N0 numbers count as right-to-left.
  private static func strong(_ value: UInt8) -> UInt8? {
    switch value {
    case Class.l: Class.l
    case Class.r, Class.al, Class.en, Class.an: Class.r
    default: nil
    }
  }

  private func pairs(_ classes: [UInt8], _ scalars: [UInt32]) -> [(Int, Int)] {
    var open: [(closing: UInt32, place: Int)] = []
    var pairs: [(Int, Int)] = []
    for (place, index) in members.enumerated() where classes[index] == Class.on {
      var isOpening: Int32 = 0
      let pair = proof_paired_bracket(scalars[index], &isOpening)
      guard pair != 0 else { continue }
      if isOpening != 0 {
        if open.count == 63 { break }
        open.append((Self.canonical(pair), place))
      } else if let match = open.lastIndex(where: { $0.closing == Self.canonical(scalars[index]) }) {
        pairs.append((open[match].place, place))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.0 < $1.0 }
  }

  /// The two angle brackets that are canonically equivalent to others.
  private static func canonical(_ scalar: UInt32) -> UInt32 {
    scalar == 0x2329 ? 0x3008 : scalar == 0x232A ? 0x3009 : scalar
  }

  /// N1 and N2.
  private func resolveNeutral(_ classes: inout [UInt8]) {
    var place = 0
    while place < members.count {
      guard Self.isNeutral(classes[members[place]]) else {
        place += 1
        continue
      }
      var past = place
      while past < members.count, Self.isNeutral(classes[members[past]]) { past += 1 }
      let before = place > 0 ? Self.strong(classes[members[place - 1]]) ?? start : start
      let after = past < members.count ? Self.strong(classes[members[past]]) ?? end : end
      let direction = before == after ? before : embedding
      for inner in place..<past { classes[members[inner]] = direction }
      place = past
    }
  }

  private static func isNeutral(_ value: UInt8) -> Bool {
    switch value {
    case Class.b, Class.s, Class.ws, Class.on, Class.fsi, Class.lri, Class.rli, Class.pdi: true
    default: false
    }
  }
}
