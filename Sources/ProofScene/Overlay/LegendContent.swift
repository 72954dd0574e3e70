/// What the marks over a screen need to have explained; a sheet joins those of its cells.
public struct LegendContent: Sendable {
  /// A kind of mark that is there; in the order in which legends show them.
  enum Key: Int, Hashable, Sendable, CaseIterable, Comparable {
    case conflict, ambiguity, tie, misplaced, warning
    case distance, contact, equal, share, ratio, alignment, baselineAlignment, inequality, optional
    case implied, beaten, derived, note, frame, baseline, safeArea, margin, letterbox
    case strut, spring, arranged, gap, style, grid, offGrid, reading, target, largest, designed, onionSkin

    static func < (left: Key, right: Key) -> Bool { left.rawValue < right.rawValue }

    var words: String {
      switch self {
      case .conflict: return "in conflict, with its number"
      case .ambiguity: return "ambiguous, may move this far"
      case .tie: return "tie of priorities"
      case .misplaced: return "misplaced: drawn - - , solved —"
      case .warning: return "warning"
      case .distance: return "rule, in points"
      case .contact: return "edges touch"
      case .equal: return "equal sizes"
      case .share: return "share of another"
      case .ratio: return "aspect ratio"
      case .alignment: return "aligned"
      case .baselineAlignment: return "aligned on a baseline"
      case .inequality: return "at least, at most (now)"
      case .optional: return "optional, with its priority"
      case .implied: return "implied"
      case .beaten: return "beaten, off by"
      case .derived: return "follows from others"
      case .note: return "note"
      case .frame: return "frame"
      case .baseline: return "baseline"
      case .safeArea: return "outside the safe area"
      case .margin: return "layout margins"
      case .letterbox: return "left free by a picture's content mode"
      case .strut: return "strut: fixed margin (- - flexible)"
      case .spring: return "spring: flexible size (- - fixed)"
      case .arranged: return "arranged by a stack, with its spacing"
      case .gap: return "gap, in points"
      case .style: return "look, listed below"
      case .grid: return "grid of 8 pt"
      case .offGrid: return "begins beside the 4 pt grid, by"
      case .reading: return "reading order, with the text's contrast"
      case .target: return "the least that is touched easily"
      case .largest: return "does not fit at the largest text size"
      case .designed: return "as designed"
      case .onionSkin: return "the design at half strength over the screen"
      }
    }
  }

  /// Something told in words below the picture.
  struct Item: Hashable, Sendable {
    var tone: Tone
    var number: Int?
    var heading: String
    var lines: [String]
    /// Of a finding: what identifies it.
    var id = ""
  }

  var keys: Set<Key> = []
  var items: [Item] = []
  /// Badges for which the picture had no room.
  var unplaced = 0
  /// Marks that lie outside of the picture, by the side on which they do.
  var outside: [Side: Int] = [:]

  enum Side: String, Hashable, Sendable, CaseIterable { case above, below, left, right }

  /// The content of a picture without marks.
  public init() {}

  /// Whether there is nothing to explain, so that the picture needs no legend.
  public var isEmpty: Bool { keys.isEmpty && items.isEmpty && unplaced == 0 && outside.isEmpty }

  /// Adds the kinds of marks of another picture; what is told of single marks stays with that picture.
  public mutating func formUnionOfKinds(_ other: LegendContent) { keys.formUnion(other.keys) }
}

extension OverlayPainter {
  /// What a mark's shape, tone and words ask the legend to explain.
  mutating func explain(_ mark: Mark) {
    switch mark.tone {
    case .conflict: explain(.conflict)
    case .implied: explain(.implied)
    case .beaten: explain(.beaten)
    case .derived: return explain(.derived)
    case .satisfied:
      switch mark.shape {
      case .dimension(let dimension):
        switch dimension.meaning {
        case .length: explain(.distance)
        case .equality: explain(.equal)
        case .share: explain(.share)
        }
        if mark.isInequality { explain(.inequality) }
      case .alignment(let alignment): explain(alignment.isBaseline ? .baselineAlignment : .alignment)
      case .contact: explain(.contact)
      case .ratio: explain(.ratio)
      case .point: explain(.distance)
      }
      if mark.isDashed { explain(.optional) }
    default: break
    }
  }
}
