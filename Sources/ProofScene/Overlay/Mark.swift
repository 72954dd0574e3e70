internal import AutoLayout
internal import ProofModel

/// One thing to draw over the screen before its place is found.
struct Mark {
  enum Shape {
    /// A measured distance along an axis, from one coordinate to another, standing somewhere in `across`.
    case dimension(Dimension)
    /// A line on which items are aligned, with small marks at its ends.
    case alignment(Alignment)
    /// A rule with no length: both edges lie on each other.
    case contact(Contact)
    /// A line from corner to corner of a view whose sides have a ratio.
    case ratio(Rect)
    /// A badge alone, at a point.
    case point(Point)
  }

  struct Dimension {
    var axis: Axis
    var start: Double
    var end: Double
    /// Places across the axis at which the line may stand, the best first.
    var lanes: [Double]
    /// What the line measures from: a thin line runs on to it where it stands beside.
    var witnesses: [Rect]
    var meaning = Meaning.length

    /// What a measured distance is held to: a number of points, another length, or a share of one.
    enum Meaning { case length, equality, share }
  }

  struct Contact {
    var axis: Axis
    var at: Double
    var across: Double
    /// Which way along the axis the inner view's outside lies, −1 or 1; 0 where neither is inside the other.
    var outward: Double
    /// Where else across the axis the same rule holds other views: one line joins them.
    var joined: [Double] = []
  }

  struct Alignment {
    var axis: Axis
    /// Where the line stands on `axis`; it runs along the other one.
    var at: Double
    var from: Double
    var to: Double
    var isBaseline: Bool
  }

  var shape: Shape
  var tone: Tone
  var isDashed = false
  /// Of a rule that holds at least or at most.
  var isInequality = false
  /// Drawn as two lines side by side: in conflict.
  var isDoubled = false
  /// The badge's words; empty for none.
  var words: String
  /// A conflict's number, shown in a disc before the words.
  var number: Int?
  /// The views whose text the badge keeps clear of.
  var measured: [Int]
  /// What the rule is held to: rules with the same words to the same item share one badge.
  var target: SolvedConstraint.Anchor?
  var group: SemanticGroup?
}

extension Mark.Shape {
  /// The area that the line takes, for search and hover.
  var box: Rect {
    func between(_ one: Point, _ other: Point) -> Rect {
      Rect(
        x: min(one.x, other.x), y: min(one.y, other.y), width: (one.x - other.x).magnitude,
        height: (one.y - other.y).magnitude
      ).grown(by: 4)
    }
    switch self {
    case .dimension(let dimension):
      let across = dimension.lanes.first ?? 0
      return between(
        Point(along: dimension.start, across: across, axis: dimension.axis),
        Point(along: dimension.end, across: across, axis: dimension.axis))
    case .alignment(let alignment):
      return between(
        Point(along: alignment.from, across: alignment.at, axis: alignment.axis.other),
        Point(along: alignment.to, across: alignment.at, axis: alignment.axis.other))
    case .contact(let contact):
      let point = Point(along: contact.at, across: contact.across, axis: contact.axis)
      return between(point, point)
    case .ratio(let rect): return rect
    case .point(let point): return between(point, point)
    }
  }

  var middle: Point { Point(x: box.midX, y: box.midY) }
}
