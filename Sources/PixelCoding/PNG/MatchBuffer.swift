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
    literals = .allocate(capacity: literalRoom)
    matches = .allocate(capacity: matchRoom)
  }

  deinit {
    places.deallocate()
    literals.deallocate()
    matches.deallocate()
  }

  /// What is kept from one picture to the next: all that screens of flat parts need, not what a photograph takes.
  static let mostKept = (literals: 1 << 22, matches: 1 << 18)

  /// Lets go of what a picture took beyond the usual, once its stream is written.
  func shrink() {
    if literalRoom > Self.mostKept.literals {
      literals.deallocate()
      literalRoom = 1 << 16
      literals = .allocate(capacity: literalRoom)
    }
    if matchRoom > Self.mostKept.matches {
      matches.deallocate()
      matchRoom = 1 << 12
      matches = .allocate(capacity: matchRoom)
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
      literals = Self.grown(literals, count: literalCount, to: literalRoom)
    }
    if matchCount + addedMatches > matchRoom {
      matchRoom = max(matchRoom * 2, matchCount + addedMatches)
      matches = Self.grown(matches, count: matchCount, to: matchRoom)
    }
  }

  private static func grown<Element>(
    _ old: UnsafeMutablePointer<Element>, count: Int, to room: Int
  ) -> UnsafeMutablePointer<Element> {
    let new = UnsafeMutablePointer<Element>.allocate(capacity: room)
    new.moveInitialize(from: old, count: count)
    old.deallocate()
    return new
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
