import CHarfBuzz
import CProofShims

/// Cuts text where script or emoji presentation changes.
enum Itemizer {
  struct Kind: Equatable {
    var script: hb_script_t
    var isEmoji: Bool
  }

  typealias Units = UnsafeBufferPointer<UInt16>

  /// The scalar at a unit and its length; a lone surrogate counts as U+FFFD.
  static func scalar(_ units: Units, _ at: Int) -> (value: UInt32, length: Int) {
    let first = units[at]
    if UTF16.isLeadSurrogate(first), at + 1 < units.count, UTF16.isTrailSurrogate(units[at + 1]) {
      return (0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(units[at + 1]) - 0xDC00, 2)
    }
    return UTF16.isSurrogate(first) ? (0xFFFD, 1) : (UInt32(first), 1)
  }

  /// Whether any character is right-to-left or a directional control; below U+0590 none is.
  static func needsBidi(_ units: Units) -> Bool {
    var at = 0
    while at < units.count {
      if units[at] < 0x590 {
        at += 1
        continue
      }
      let (value, length) = scalar(units, at)
      if proof_needs_bidi(value) != 0 { return true }
      at += length
    }
    return false
  }

  /// Script and presentation of each unit. Common and inherited characters take the script before them (at the
  /// start: the one behind), a closing bracket that of its opening one (UAX 24 §5.1).
  static func kinds(_ units: Units) -> [Kind] {
    var kinds = [Kind](repeating: Kind(script: HB_SCRIPT_COMMON, isEmoji: false), count: units.count)
    let functions = hb_unicode_funcs_get_default()
    var current = HB_SCRIPT_COMMON
    var brackets: [(closing: UInt32, script: hb_script_t)] = []
    var at = 0
    while at < units.count {
      let (value, length) = scalar(units, at)
      var script = value < 0x80 ? asciiScript(value) : hb_unicode_script(functions, value)
      if script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN {
        script = current
        bracket(value, current, &brackets, &script)
      } else {
        if current == HB_SCRIPT_COMMON {
          for unit in 0..<at { kinds[unit].script = script }
          for index in brackets.indices where brackets[index].script == HB_SCRIPT_COMMON {
            brackets[index].script = script
          }
        }
        current = script
      }
      for unit in at..<at + length { kinds[unit].script = script }
      at += length
    }
    markEmoji(units, &kinds)
    return kinds
  }

  private static func asciiScript(_ value: UInt32) -> hb_script_t {
    (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
  }

  private static func bracket(
    _ value: UInt32, _ current: hb_script_t, _ stack: inout [(closing: UInt32, script: hb_script_t)],
    _ script: inout hb_script_t
  ) {
    var opening: Int32 = 0
    let pair = proof_paired_bracket(value, &opening)
    guard pair != 0 else { return }
    if opening != 0 {
      if stack.count < 64 { stack.append((pair, current)) }
    } else if let match = stack.lastIndex(where: { $0.closing == value }) {
      script = stack[match].script
      stack.removeSubrange(match...)
    }
  }

  /// Marks whole emoji sequences (UTS 51): presentation by default or by U+FE0F, keycaps, flags, modifiers, joiners
  /// and tags.
  private static func markEmoji(_ units: Units, _ kinds: inout [Kind]) {
    var at = 0
    while at < units.count {
      let (value, length) = scalar(units, at)
      let next = at + length < units.count ? scalar(units, at + length).value : 0
      guard startsEmoji(value, next: next) else {
        at += length
        continue
      }
      var end = at + length
      while end < units.count {
        let (follower, size) = scalar(units, end)
        if follower == 0x200D, end + size < units.count {
          let joined = scalar(units, end + size)
          guard proof_is_extended_pictographic(joined.value) != 0 else { break }
          end += size + joined.length
        } else if follower == 0xFE0F || follower == 0x20E3 || proof_is_emoji_modifier(follower) != 0
          || (0xE0020...0xE007F).contains(follower) || (isRegional(value) && isRegional(follower))
        {
          end += size
        } else {
          break
        }
      }
      for unit in at..<end { kinds[unit] = Kind(script: HB_SCRIPT_COMMON, isEmoji: true) }
      at = end
    }
  }

  private static func isRegional(_ value: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(value) }

  private static func startsEmoji(_ value: UInt32, next: UInt32) -> Bool {
    if value < 0x203C && value != 0xA9 && value != 0xAE {
      guard value == 0x23 || value == 0x2A || (0x30...0x39).contains(value) else { return false }
      return next == 0xFE0F || next == 0x20E3
    }
    if next == 0xFE0E { return false }
    if proof_is_emoji_presentation(value) != 0 { return true }
    return (next == 0xFE0F || proof_is_emoji_modifier(next) != 0) && proof_is_emoji(value) != 0
  }

  /// Whether a character always belongs to the one before it (UAX 29 GB9, GB9a).
  static func extendsCluster(_ value: UInt32) -> Bool { value >= 0x300 && proof_extends_cluster(value) != 0 }

  /// Whether the character before a unit takes the next one to itself (UAX 29 GB9b).
  static func prependsCluster(before unit: Int, _ units: Units) -> Bool {
    guard units[unit - 1] >= 0x600 else { return false }
    let isPair = unit > 1 && UTF16.isTrailSurrogate(units[unit - 1])
    return proof_prepends_cluster(scalar(units, unit - (isPair ? 2 : 1)).value) != 0
  }

  /// The first character of a stretch that has a shape of its own.
  static func firstVisibleScalar(_ units: Units, _ start: Int, _ end: Int) -> Unicode.Scalar? {
    var at = start
    while at < end {
      let (value, length) = scalar(units, at)
      if proof_is_default_ignorable(value) == 0 { return Unicode.Scalar(value) }
      at += length
    }
    return nil
  }
}
