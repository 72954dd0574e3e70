/// A deflate stream before its codes are chosen: literal bytes in one place, and in another how many of them come
/// before each match.
final class MatchBuffer {
  /// Literals, then a copy of `length` bytes from `distance` bytes back; a length above 258 is several copies.
  struct Match {
    var literals: UInt32
    var length: UInt32
    var distance: UInt32
  }

  private(set) var literals: UnsafeMutablePointer<UInt8>
  private(set) var literalCount = 0
  private(set) var literalRoom = 1 << 16
  private(set) var matches: UnsafeMutablePointer<Match>
  private(set) var matchCount = 0
  private(set) var matchRoom = 1 << 12
  /// Literals since the last match.
  private(set) var pendingLiterals: UInt32 = 0

  /// Where a row last had a pixel: the row's number above, the column in the lowest 16 bits.
  let places: UnsafeMutablePointer<UInt32>
  static let placeBits: UInt32 = 12

  init() {
    places = .allocate(capacity: 1 << Self.placeBits)
    literals = LargeMemory.growable(literalRoom)
    matches = LargeMemory.growable(matchRoom)
  }

  deinit {
    places.deallocate()
    LargeMemory.free(literals)
    LargeMemory.free(matches)
  }

  /// What is kept from one picture to the next: all that screens of flat parts need, not what a photograph takes.
  static let mostKept = (literals: 1 << 22, matches: 1 << 18)

  /// Lets go of what a picture took beyond the usual, once its stream is written.
  func shrink() {
    if literalRoom > Self.mostKept.literals {
      LargeMemory.free(literals)
      literalRoom = 1 << 16
      literals = LargeMemory.growable(literalRoom)
    }
    if matchRoom > Self.mostKept.matches {
      LargeMemory.free(matches)
      matchRoom = 1 << 12
      matches = LargeMemory.growable(matchRoom)
    }
    (literalCount, matchCount, pendingLiterals) = (0, 0, 0)
  }

  func removeAll() {
    (literalCount, matchCount, pendingLiterals) = (0, 0, 0)
    places.initialize(repeating: .max, count: 1 << Self.placeBits)
  }

  /// Makes room for what one row may add at most, so that adding needs no check.
  func reserve(literals addedLiterals: Int, matches addedMatches: Int) {
    if literalCount + addedLiterals > literalRoom {
      literalRoom = max(literalRoom * 2, literalCount + addedLiterals)
      literals = LargeMemory.grown(literals, to: literalRoom)
    }
    if matchCount + addedMatches > matchRoom {
      matchRoom = max(matchRoom * 2, matchCount + addedMatches)
      matches = LargeMemory.grown(matches, to: matchRoom)
    }
  }

  @inline(__always) func addLiterals(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    (literals + literalCount).update(from: bytes, count: count)
    literalCount &+= count
    pendingLiterals &+= UInt32(truncatingIfNeeded: count)
  }

  @inline(__always) func addMatch(length: Int, distance: Int) {
    matches[matchCount] = Match(
      literals: pendingLiterals, length: UInt32(truncatingIfNeeded: length),
      distance: UInt32(truncatingIfNeeded: distance))
    matchCount &+= 1
    pendingLiterals = 0
  }
}
