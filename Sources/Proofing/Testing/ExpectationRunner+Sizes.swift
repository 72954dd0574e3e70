import AutoLayout
import ProofModel
import Solving

extension ExpectationRunner {
  /// Proves an expectation for all sizes of its range, once for each text size, locale and state that it names.
  func prove(_ expectation: Expectation, _ sizes: Expectation.AllSizes, _ outcome: inout Outcome) {
    let document = workbench.document
    let usual = workbench.usualWindow
    let window = Size(
      width: sizes.width?.lowerBound ?? usual.width, height: sizes.height?.lowerBound ?? usual.height)
    let given: [(parameter: SweepRange.Parameter, range: ClosedRange<Double>?)] = [
      (.width, sizes.width), (.height, sizes.height), (.textScale, sizes.textScale), (.textGrowth, sizes.textGrowth),
    ]
    let running = given.filter { $0.range.map { $0.lowerBound < $0.upperBound } ?? false }
    guard let run = running.first, let ends = run.range else { return }
    guard running.count == 1 else {
      let names = running.map(\.parameter.rawValue).joined(separator: " and ")
      outcome.failures.append(
        .error(
          "for-all-undecided", "undecided: \(names) run at once, and one at a time is proved", at: expectation.span,
          hint: "write one expectation for each \(running[1].parameter.rawValue) that matters"))
      return
    }
    for locale in sizes.locales.isEmpty ? [document.baseLocale] : sizes.locales {
      for textSize in sizes.textSizes.isEmpty ? [.l] : sizes.textSizes {
        for state in sizes.states.isEmpty ? [document.defaultState] : sizes.states.map(Optional.some) {
          var range = SweepRange(run.parameter, from: ends.lowerBound, to: ends.upperBound, window: window)
          range.textScale = sizes.textScale?.lowerBound ?? 1
          range.textGrowth = sizes.textGrowth?.lowerBound ?? 0
          (range.locale, range.textSize, range.state) = (locale, textSize, state)
          prove(expectation, range, &outcome)
        }
      }
    }
  }

  private func prove(_ expectation: Expectation, _ range: SweepRange, _ outcome: inout Outcome) {
    let proof = SizeProof(range, of: workbench)
    for claim in expectation.claims {
      let text = claim.isPresent ? claim.finding : "no \(claim.finding)"
      tell(proof.verdict(on: claim), text, claim.span ?? expectation.span, range, &outcome)
    }
    for comparison in expectation.comparisons {
      tell(proof.verdict(on: comparison), comparison.text, comparison.span ?? expectation.span, range, &outcome)
    }
    if !expectation.frames.isEmpty {
      outcome.failures.append(
        .error(
          "for-all-undecided", "undecided: frames are numbers of one size", at: expectation.span,
          hint: "write comparisons: that: [title.leading >= 16]"))
    }
  }

  private func tell(
    _ verdict: SizeVerdict, _ claim: String, _ span: SourceSpan?, _ range: SweepRange, _ outcome: inout Outcome
  ) {
    let stretch = "\(range.word) \(range.from.shortText)...\(range.to.shortText)"
    switch verdict {
    case .proved: outcome.passed += 1
    case .refuted(let at, let found):
      let size = range.size(at: at)
      let window = "\(size.width.shortText(digits: 4))x\(size.height.shortText(digits: 4))"
      let axes = Self.axes(range)
      let file = workbench.document.file
      outcome.counterExamples.examples.append(.init(claim: claim, range: range, at: at, found: found))
      let isBare = range.textScale == 1 && range.textGrowth == 0
      let look =
        range.parameter.isText || !isBare
        ? "look at it: proofsheet test \(file) --output proofs"
        : "look at it: proofsheet render \(file) --size \(window)\(Self.options(range, of: workbench.document))"
      outcome.failures.append(
        .error(
          "for-all-fails",
          "'\(claim)' does not hold for all of \(stretch)\(axes): at \(at.shortText(digits: 4)) \(found)",
          at: span, hint: look))
    case .undecided(let reason):
      outcome.failures.append(
        .error(
          "for-all-undecided", "'\(claim)' is undecided for \(stretch): \(reason)", at: span,
          hint: "say it of single sizes, with 'on:'"))
    }
  }

  /// What `render` is told of a variant besides its size.
  private static func options(_ range: SweepRange, of document: Document) -> String {
    var words = ""
    if range.textSize != .l { words += " --text-size \(range.textSize.rawValue)" }
    if range.locale != document.baseLocale { words += " --locale \(range.locale)" }
    if let state = range.state, state != document.defaultState { words += " --state \(state)" }
    return words
  }

  private static func axes(_ range: SweepRange) -> String {
    var words: [String] = []
    if range.textSize != .l { words.append("text size \(range.textSize.rawValue)") }
    if !range.parameter.isText, range.textScale != 1 { words.append("text scale \(range.textScale.shortText)") }
    if !range.parameter.isText, range.textGrowth > 0 { words.append("text growth \(range.textGrowth.shortText) %") }
    if range.locale != "en" { words.append("locale \(range.locale)") }
    if let state = range.state { words.append("state \(state)") }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  /// Checks an expectation's comparisons in one variant.
  func compare(_ expectation: Expectation, _ solved: Workbench.Solved, _ outcome: inout Outcome) {
    let values = ClaimedValues(solved.layout)
    let frames = solved.layout.views.map(\.frame)
    for comparison in expectation.comparisons {
      do throws(ClaimedValues.Problem) {
        if try values.miss(comparison.equation, frames) <= max(expectation.tolerance, 1e-6) {
          outcome.passed += 1
          continue
        }
        let found = try values.firstValue(comparison.equation, frames)
        outcome.failures.append(
          .error(
            "comparison-fails",
            "'\(comparison.text)' does not hold in \(solved.variant.key): it is \(found.shortText(digits: 3))",
            at: comparison.span ?? expectation.span))
      } catch {
        outcome.failures.append(
          .error(
            "comparison-fails", "'\(comparison.text)' cannot be checked: \(error.message)",
            at: comparison.span ?? expectation.span, hint: error.hint))
      }
    }
  }
}
