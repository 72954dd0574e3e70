/// What the marks over a screen need to have explained; a sheet joins those of its cells.
public struct LegendContent: Sendable {
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
