public import ProofModel

/// Where Interface Builder's canvas had each view of one side, in the space of the root, by id: what Xcode itself solved
/// when it saved the file. Views without a frame, and what lies in such, are left out.
public struct DrawnPlaces: Sendable {
  /// By id, in points from the root's upper left corner.
  public let frames: [String: Rect]
  /// Views that rules place, whose frames nobody wrote.
  private let ruled: Set<String>
  /// Whether the variant is the canvas itself: on another device other amounts are as true.
  public let isOnCanvas: Bool

  init(frames: [String: Rect], ruled: Set<String>, isOnCanvas: Bool) {
    (self.frames, self.ruled, self.isOnCanvas) = (frames, ruled, isOnCanvas)
  }

  /// Whether Xcode laid the later screen out anew: some view that rules place has another frame, which no hand writes.
  public static func areAnew(_ before: DrawnPlaces, _ after: DrawnPlaces) -> Bool {
    after.ruled.contains { id in
      guard before.ruled.contains(id), let old = before.frames[id], let new = after.frames[id] else { return false }
      return isElsewhere(old, new)
    }
  }

  /// Whether two frames differ by a point or more in a place or a size: less is the tools' rounding.
  package static func isElsewhere(_ one: Rect, _ other: Rect) -> Bool {
    (one.x - other.x).magnitude >= 1 || (one.y - other.y).magnitude >= 1
      || (one.width - other.width).magnitude >= 1 || (one.height - other.height).magnitude >= 1
  }
}
