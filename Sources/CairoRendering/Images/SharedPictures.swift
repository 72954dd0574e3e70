import ProofModel
import Typesetting

/// Decoded pictures that some store of this process holds, by what they were made of.
///
/// The sides of a review, and screens of one project that lie in different folders, have stores of their own and mostly
/// the same files: these are decoded once, and are in memory once.
enum SharedPictures {
  struct Source: Hashable {
    /// The SHA-256 of the file.
    let digest: String
    var points: Size
    /// How many there are before it is reduced; those that a vector picture is drawn in.
    var pixels: PixelSize
    /// The colour that its shape is drawn in.
    var tint: Color?
    /// By how much it is reduced.
    var factor: Int

    init(_ file: [UInt8], points: Size, pixels: PixelSize, tint: Color?, factor: Int = 1) {
      digest = file.withUnsafeBytes { SHA256.hex($0) }
      self.points = points
      self.pixels = pixels
      self.tint = tint
      self.factor = factor
    }
  }

  private struct Held {
    weak var picture: StoredPicture?
  }

  private static let held = Locked<[Source: Held]>([:])

  /// The picture as somebody holds it, or made now.
  static func picture<Failure: Error>(
    _ source: Source, _ make: () throws(Failure) -> StoredPicture?
  ) throws(Failure) -> StoredPicture? {
    if let known = held.withLock({ $0[source]?.picture }) { return known }
    guard let made = try make() else { return nil }
    return held.withLock { held in
      if let known = held[source]?.picture { return known }
      held = held.filter { $0.value.picture != nil }
      held[source] = Held(picture: made)
      return made
    }
  }
}
