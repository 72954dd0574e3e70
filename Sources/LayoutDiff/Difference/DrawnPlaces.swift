public import ProofModel

/// Where Interface Builder's canvas had each view of one side, and where it lies when that very canvas is solved: what Xcode
/// itself found when it saved the file, and what we find. Views without a frame, and what lies in such, are left out.
public struct DrawnPlaces: Sendable {
  /// What was recorded of a view and what is solved, in points from the upper left corner of what both are told in: the root,
  /// or the nearest cell, scroll view or controller's view around it, whose own place says nothing of what is in it.
  struct Place: Sendable {
    var recorded: Rect
    var solved: Rect
  }

  /// By id, in points from the root's upper left corner: what was recorded.
  public let frames: [String: Rect]
  /// Whether Xcode laid the later of both sides out anew (``areAnew(_:_:)``): what it left as it was says nothing else.
  public var isAnew = true
  /// Whether another generation of the tools saved the later side: its controls are of other sizes by some points.
  public var isOfOtherTools = false
  /// Whether it is a screen of AppKit's.
  var isMac = false
  /// How much a canvas' bars may take above or below, points: some of Xcode's drew none, and devices have their own.
  var bars: [Double] = []
  /// By id.
  private let places: [String: Place]
  /// By id, in the space of the view's superview, which is named: known also where nothing is of what it lies in.
  private let innerPlaces: [String: (place: Place, parent: String)]
  /// Views that rules place, whose frames nobody wrote.
  private let ruled: Set<String>
  /// Views whose frames the file itself says to be of an earlier save.
  private let flagged: Set<String>
  /// Views that the file itself says to be ambiguous; nil where its tools did not say so.
  private let open: Set<String>?

  init(
    frames: [String: Rect], places: [String: Place], innerPlaces: [String: (place: Place, parent: String)],
    ruled: Set<String>, flagged: Set<String> = [], open: Set<String>? = nil
  ) {
    (self.frames, self.places, self.innerPlaces, self.ruled) = (frames, places, innerPlaces, ruled)
    (self.flagged, self.open) = (flagged, open)
  }

  /// What both sides record of a view, in a space that both know: that of the whole, else that of its superview; one is nil
  /// where the file says that its frame is of an earlier save.
  static func pair(_ before: (places: DrawnPlaces, id: String), _ after: (places: DrawnPlaces, id: String)) -> (
    before: Place?, after: Place?
  ) {
    if let old = before.places.places[before.id], let new = after.places.places[after.id] { return (old, new) }
    let (old, new) = (before.places.innerPlaces[before.id], after.places.innerPlaces[after.id])
    guard let old, let new else { return (old?.place, new?.place) }
    return old.parent == new.parent ? (old.place, new.place) : (nil, nil)
  }

  /// Whether both sides know a view's place in the whole, and not in that of a superview alone.
  static func areOfWhole(_ before: (places: DrawnPlaces, id: String), _ after: (places: DrawnPlaces, id: String))
    -> Bool
  {
    before.places.places[before.id] != nil && after.places.places[after.id] != nil
  }

  /// Whether Xcode laid the later screen out anew: some view that rules place has another frame, which no hand writes, or is no
  /// longer flagged as misplaced, or as ambiguous on one side alone; on the Mac, where Interface Builder alone frees views of their rules and writes so
  /// (`fixedFrame`), some is placed by rules instead of its mask or the other way.
  public static func areAnew(_ before: DrawnPlaces, _ after: DrawnPlaces) -> Bool {
    if after.isMac, !Set(after.conversions(since: before)).isDisjoint(with: after.frames.keys) { return true }
    if let old = before.open, let new = after.open {
      let decided = old.symmetricDifference(new).intersection(before.ruled).intersection(after.ruled)
      if decided.contains(where: { before.frames[$0] != nil && after.frames[$0] != nil }) { return true }
    }
    return after.ruled.contains { id in
      if before.flagged.contains(id), after.frames[id] != nil, !after.flagged.contains(id) { return true }
      guard before.ruled.contains(id), let old = before.frames[id], let new = after.frames[id] else { return false }
      return isElsewhere(old, new)
    }
  }

  /// Views of both sides that rules place on one of them alone.
  package func conversions(since before: DrawnPlaces) -> Set<String> {
    ruled.symmetricDifference(before.ruled).filter { frames[$0] != nil && before.frames[$0] != nil }
  }

  /// Whether two frames differ by a point or more in a place or a size: less is the tools' rounding.
  package static func isElsewhere(_ one: Rect, _ other: Rect) -> Bool {
    (one.x - other.x).magnitude >= 1 || (one.y - other.y).magnitude >= 1
      || (one.width - other.width).magnitude >= 1 || (one.height - other.height).magnitude >= 1
  }

  /// How far from its record a view may lie for what is found of it to hold on any device: points, or a part of its own size.
  private static let mostPoints = 4.0
  private static let mostShare = 0.1

  /// Views that Xcode had elsewhere than where we find them on the very same canvas: what is found of them rests on our solution
  /// alone. Frames that are as they were, and that the earlier side's rules agreed with, are older than an edit by hand.
  ///
  /// - Parameter inSize: whether only those of another size are meant.
  package func denied(beside earlier: DrawnPlaces?, inSize: Bool = false) -> Set<String> {
    let far = places.filter { id, place in
      guard Self.isFar(place, inSize: inSize) else { return false }
      guard let old = earlier?.places[id] else { return true }
      return Self.isElsewhere(old.recorded, place.recorded) || Self.isFar(old, inSize: inSize)
    }
    return Set(far.keys)
  }

  static func isFar(_ place: Place, inSize: Bool = false) -> Bool {
    let (recorded, solved) = (place.recorded, place.solved)
    func isFar(_ distance: Double, _ length: Double) -> Bool {
      distance.magnitude > max(mostPoints, mostShare * length.magnitude)
    }
    let isOfSize =
      isFar(recorded.width - solved.width, recorded.width) || isFar(recorded.height - solved.height, recorded.height)
    return isOfSize
      || !inSize && (isFar(recorded.x - solved.x, recorded.width) || isFar(recorded.y - solved.y, recorded.height))
  }

  /// Whether what both sides' canvases record speaks against an amount that is told of a view along an axis, on whatever
  /// device: what solving them gives otherwise than they record on both sides alike, such as a text's width in a font that
  /// stands in for another, is no contradiction.
  ///
  /// Frames that nobody laid out anew may be older than the later side's rules: they speak where these agree with them, and
  /// the earlier ones did not.
  ///
  /// - Parameters:
  ///   - told: how far it moved or by how much it grew, in points.
  ///   - before: its place or its size on the earlier side's canvas.
  ///   - after: on the later one's.
  ///   - later: what is known of the later side.
  ///   - growth: what a view that moved, or a text in a font that stands in for its own, grew by less on the canvas than it records.
  static func contradict(
    _ told: Double, _ before: (solved: Double, recorded: Double), _ after: (solved: Double, recorded: Double),
    _ axis: Axis, _ later: DrawnPlaces, growth: Double = 0
  ) -> Bool {
    let (solved, recorded) = (after.solved - before.solved, after.recorded - before.recorded)
    let off = ((before.solved - before.recorded).magnitude, (after.solved - after.recorded).magnitude)
    if !later.isAnew, off.1 > min(1, told.magnitude / 2) {
      // A frame that was written anew and went the other way speaks of the canvas itself, whatever else is older.
      if recorded.magnitude > leastRecorded, told * recorded < 0, (told - solved).magnitude <= 0.5 { return true }
      // What comes nearer to where the file had it all along was elsewhere on the earlier side for us alone.
      return solved.magnitude > 0.99 && told * solved > 0 && off.0 - off.1 >= solved.magnitude / 2
    }
    let lack = (solved - recorded).magnitude
    // Controls of other tools are of other sizes, and what lies beyond them elsewhere; half of an amount is no longer that.
    if later.isOfOtherTools, lack <= mostOfTools, lack <= max(1, told.magnitude / 2) { return false }
    // What the view's own size lacks is no bar's.
    let isOfSize = growth.magnitude > 1 && (growth.magnitude - lack).magnitude < 1
    if axis == .vertical, !isOfSize, isOfBars(lack, later.bars) { return false }
    if isOff(told, told - (solved - recorded), axis) { return true }
    // On a much larger screen another amount is as true.
    return told * solved > 0 && told.magnitude <= mostScale * solved.magnitude && isOff(solved, recorded, axis)
  }

  /// Whether what one side alone records speaks against an amount: what its canvas gives otherwise than it records is wrong of
  /// the amount.
  static func contradict(_ told: Double, _ side: (solved: Double, recorded: Double), isLater: Bool, _ axis: Axis)
    -> Bool
  {
    let lack = side.solved - side.recorded
    return lack.magnitude > 1 && isOff(told, told - (isLater ? lack : -lack), axis)
  }

  private static let mostScale = 4.0
  /// Points from which a record speaks by itself: where we find less than a point, or another way.
  private static let leastRecorded = 3.0
  /// By so many points a control of other tools may be larger.
  private static let mostOfTools = 4.0
  /// What two amounts that are about the same differ by, of the larger one.
  private static let leastShare = 0.14

  /// Whether an amount is no measure of the recorded one on a screen as wide as it may be: the other way, of nothing, or many
  /// times as much; down a screen, another one at all.
  static func isFar(_ told: Double, _ recorded: Double, _ axis: Axis) -> Bool {
    if axis == .vertical { return isOff(told, recorded, axis) }
    return told.magnitude > 3 && (told * recorded <= 0 || told.magnitude > mostScale * (recorded.magnitude + 1))
  }

  /// Whether an amount that is told is the recorded one, of frames that Xcode laid out anew or that both sides are drawn at.
  ///
  /// - Parameter later: what is known of the later side.
  static func confirm(
    _ told: Double, _ before: (solved: Double, recorded: Double), _ after: (solved: Double, recorded: Double),
    _ later: DrawnPlaces
  ) -> Bool {
    let isDrawnThere =
      (before.solved - before.recorded).magnitude <= 1 && (after.solved - after.recorded).magnitude <= 1
    return (later.isAnew || isDrawnThere) && (told - (after.recorded - before.recorded)).magnitude <= 1
  }

  /// What an amount that is told of the canvas' own movement lacks of the recorded one, where that is more than a point and both
  /// go the same way; else 0.
  ///
  /// - Parameter bars: points that a canvas' bars may take along the axis: what one side's were drawn with and the other's not is
  ///   no edit's.
  static func lack(
    of told: Double, _ before: (solved: Double, recorded: Double), _ after: (solved: Double, recorded: Double),
    bars: [Double] = []
  ) -> Double {
    let (solved, recorded) = (after.solved - before.solved, after.recorded - before.recorded)
    guard (told - solved).magnitude <= 0.5, (recorded - solved).magnitude > 1, solved * recorded > 0,
      !isOfBars((recorded - solved).magnitude, bars)
    else { return 0 }
    return recorded - solved
  }

  /// Whether so many points are what a canvas' bars may take, to a text's rounding.
  private static func isOfBars(_ points: Double, _ bars: [Double]) -> Bool {
    bars.contains { $0 > 1 && (points - $0).magnitude < 1 }
  }

  /// Whether one amount is no measure of the other: the other way, or off by more than a point and a seventh of it; along a
  /// line, by more than texts in a font that stands in for another are.
  private static func isOff(_ solved: Double, _ recorded: Double, _ axis: Axis) -> Bool {
    guard solved.magnitude > 0.99 || recorded.magnitude > leastRecorded else { return false }
    let distance = (solved - recorded).magnitude
    if solved * recorded <= 0 { return recorded.magnitude < 0.01 || distance > 1 }
    let most = max(solved.magnitude, recorded.magnitude)
    if axis == .horizontal, distance <= 3, distance <= 0.5 * most { return false }
    return distance > 1.01 && distance > leastShare * most
  }
}
