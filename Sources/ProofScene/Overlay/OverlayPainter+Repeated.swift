internal import AutoLayout
internal import ProofModel

extension OverlayPainter {
  /// What rules have in common that say the same of several views, such as `(a, b, c).leading == margins.leading`.
  private struct Repetition: Hashable {
    var target: SolvedConstraint.Anchor
    var words: String
    var tone: Tone
    var axis: Axis
    var start: Double
    var end: Double
    var isContact: Bool
  }

  /// Of rules that say the same of several views the first one has the badge; contacts are joined by one line.
  mutating func joinRepeated() {
    var first: [Repetition: Int] = [:]
    for position in marks.indices {
      guard let repetition = repetition(of: marks[position]) else { continue }
      guard let leader = first[repetition] else {
        first[repetition] = position
        continue
      }
      marks[position].words = ""
      guard case .contact(let contact) = marks[position].shape, case .contact(var joined) = marks[leader].shape else {
        continue
      }
      joined.joined.append(contact.across)
      marks[leader].shape = .contact(joined)
    }
  }

  private func repetition(of mark: Mark) -> Repetition? {
    // What is wrong is told at each view.
    guard let target = mark.target, !mark.words.isEmpty, mark.number == nil, mark.tone > .warning else { return nil }
    switch mark.shape {
    case .contact(let contact):
      return Repetition(
        target: target, words: mark.words, tone: mark.tone, axis: contact.axis, start: contact.at, end: contact.outward,
        isContact: true)
    case .dimension(let dimension) where dimension.start != dimension.end:
      return Repetition(
        target: target, words: mark.words, tone: mark.tone, axis: dimension.axis, start: dimension.start,
        end: dimension.end, isContact: false)
    default: return nil
    }
  }
}
