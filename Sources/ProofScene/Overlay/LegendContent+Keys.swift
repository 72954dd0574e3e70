internal import ProofModel

extension LegendContent {
  /// A kind of mark that is there: what a legend says of it, and its miniature.
  struct Key: Hashable, Sendable, Comparable {
    /// The place among others in a legend; what one overlay alone has is `.max`: behind them, by its words.
    private let order: Int
    let words: String
    /// Draws the miniature into a box of the legend.
    let paint: @Sendable (LegendSample) -> Void

    init(_ order: Int, _ words: String, paint: @escaping @Sendable (LegendSample) -> Void) {
      self.order = order
      self.words = words
      self.paint = paint
    }

    static func == (left: Key, right: Key) -> Bool { left.order == right.order && left.words == right.words }
    static func < (left: Key, right: Key) -> Bool { (left.order, left.words) < (right.order, right.words) }
    func hash(into hasher: inout Hasher) {
      hasher.combine(order)
      hasher.combine(words)
    }
  }
}

/// The marks that all pictures may have, in the order of legends.
extension LegendContent.Key {
  static let conflict = Self(0, "in conflict, with its number") { $0.paintConflict() }
  static let ambiguity = Self(1, "ambiguous, may move this far") { $0.paintAmbiguity() }
  static let tie = Self(2, "tie of priorities") { $0.badge("tie", .warning) }
  static let misplaced = Self(3, "misplaced: drawn - - , solved —") { $0.paintMisplaced() }
  static let warning = Self(4, "warning") { $0.badge("!", .warning) }
  static let distance = Self(5, "rule, in points") { $0.distance(.satisfied, "8") }
  static let contact = Self(6, "edges touch") { $0.paintContact() }
  static let equal = Self(7, "equal sizes") { $0.distance(.satisfied, "=") }
  static let share = Self(8, "share of another") { $0.distance(.satisfied, "×½") }
  static let ratio = Self(9, "aspect ratio") { $0.paintRatio() }
  static let alignment = Self(10, "aligned") { $0.paintAlignment(isBaseline: false) }
  static let baselineAlignment = Self(11, "aligned on a baseline") { $0.paintAlignment(isBaseline: true) }
  static let inequality = Self(12, "at least, at most (now)") { $0.badge("≥ 8", .satisfied) }
  static let optional = Self(13, "optional, with its priority") { $0.paintOptional() }
  static let implied = Self(14, "implied") { $0.paintImplied() }
  static let beaten = Self(15, "beaten, off by") { $0.paintBeaten() }
  static let derived = Self(16, "follows from others") {
    $0.line(.derived, dash: [0.1, 2.6], cap: .round, width: 1.3 * $0.unit)
  }
  static let note = Self(17, "note") { $0.badge("note", .note) }
  static let frame = Self(18, "frame") { $0.outline(2.5, .frame, width: 0.8) }
  static let baseline = Self(19, "baseline") { $0.paintBaseline() }
  static let safeArea = Self(20, "outside the safe area") { $0.paintSafeArea() }
  static let margin = Self(21, "layout margins") { $0.outline(2.5, .margin, width: 0.9, dash: [5, 2, 1, 2]) }
  static let letterbox = Self(22, "left free by a picture's content mode") { $0.paintLetterbox() }
  static let strut = Self(23, "strut: fixed margin (- - flexible)") { $0.paintStrut() }
  static let spring = Self(24, "spring: flexible size (- - fixed)") { $0.paintSpring() }
  static let arranged = Self(25, "arranged by a stack, with its spacing") { $0.paintArranged() }
  static let gap = Self(26, "gap, in points") { $0.distance(.redline, "8") }
  static let style = Self(27, "look, listed below") { $0.disc(.redline, radius: 5.5) }
  static let grid = Self(28, "grid of 8 pt") { $0.paintGrid() }
  static let offGrid = Self(29, "begins beside the 4 pt grid, by") { $0.badge("+1.5", .warning) }
  static let reading = Self(30, "reading order, with the text's contrast") { $0.disc(.reading, radius: 5.5) }
  static let target = Self(31, "the least that is touched easily") { $0.paintTarget() }
  static let largest = Self(32, "does not fit at the largest text size") { $0.badge("ax5", .warning) }
  static let designed = Self(33, "as designed") { $0.outline(1.5, .redline, width: 1.1, dash: [3, 2]) }
  static let onionSkin = Self(34, "the design at half strength over the screen") {
    $0.canvas.fill(.rect($0.box.inset(by: EdgeInsets(all: 1.5))), Tone.redline.line.withAlpha(0.25))
  }
}
