import LayoutDiff
import Testing

/// Random columns of views with random edits: what holds for every pair of layouts.
@Suite struct RandomEditTests {
  /// A small generator whose numbers are the same everywhere (SplitMix64).
  struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return value ^ value >> 31
    }
  }

  /// A column of labels, buttons and boxes, some of them in stacks, and what was edited in it.
  struct Column {
    var texts: [String]
    var gaps: [Int]
    var widths: [Int?]
    var hidden: Set<Int> = []
    var renamed: Set<Int> = []
    var spacing: Int
    var stacked: Int

    init(_ numbers: inout Numbers) {
      let count = Int.random(in: 2...6, using: &numbers)
      let words = ["Save", "A longer text that may wrap", "Name", "Two words", "x"]
      texts = (0..<count).map { _ in words.randomElement(using: &numbers) ?? "x" }
      gaps = (0..<count).map { _ in Int.random(in: 4...30, using: &numbers) }
      widths = (0..<count).map { _ in Bool.random(using: &numbers) ? Int.random(in: 60...200, using: &numbers) : nil }
      spacing = Int.random(in: 0...12, using: &numbers)
      stacked = Int.random(in: 0...3, using: &numbers)
    }

    mutating func edit(_ numbers: inout Numbers) {
      let place = Int.random(in: 0..<texts.count, using: &numbers)
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: texts[place] += " and more of it"
      case 1: gaps[place] += Int.random(in: 1...20, using: &numbers)
      case 2: widths[place] = widths[place] == nil ? 90 : nil
      case 3: hidden.formSymmetricDifference([place])
      case 4: renamed.formSymmetricDifference([place])
      default: spacing += 5
      }
    }

    var spec: String {
      func name(_ index: Int) -> String { renamed.contains(index) ? "other\(index)" : "view\(index)" }
      var views = ""
      var rules = ""
      for (index, text) in texts.enumerated() {
        let look = hidden.contains(index) ? ", hidden: true" : ""
        views += "  \(name(index)): { type: label, text: \"\(text)\", lines: 0\(look) }\n"
        let above = index == 0 ? "safe.top" : "\(name(index - 1)).bottom"
        rules += "    - \(name(index)).top == \(above) + \(gaps[index])\n"
        rules += "    - \(name(index)).leading == margins.leading\n"
        rules += "    - \(name(index)).trailing <= margins.trailing\n"
        if let width = widths[index] { rules += "    - \(name(index)).width == \(width)\n" }
      }
      views += "  row:\n    type: stack\n    spacing: \(spacing)\n    views:\n      first: { type: button, text: Go }\n"
      for index in 0..<stacked { views += "      item\(index): { type: label, text: Item }\n" }
      rules += "    - row.top == \(name(texts.count - 1)).bottom + 8\n    - row.leading == margins.leading\n"
      return
        "proofsheet: 1\nname: column\nmatrix: { devices: [iphone-8] }\nviews:\n\(views)constraints:\n  all:\n\(rules)"
    }
  }

  @Test(arguments: 1...40) func whatHoldsForAll(_ seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed))
    let before = Column(&numbers)
    var after = before
    for _ in 0..<Int.random(in: 1...3, using: &numbers) { after.edit(&numbers) }
    let one = try Sample.layouts(of: before.spec)[0]
    let other = try Sample.layouts(of: after.spec)[0]
    #expect(Sample.compare(one, one).difference.isEmpty, "seed \(seed)")
    #expect(Sample.compare(other, other).difference.isEmpty, "seed \(seed)")

    let there = Sample.compare(one, other).difference
    let back = Sample.compare(other, one).difference
    #expect(there == Sample.compare(one, other).difference, "seed \(seed)")
    #expect(there.verdict == back.verdict, "seed \(seed)")
    #expect(there.counts.moved == back.counts.moved, "seed \(seed)")
    #expect(there.counts.resized == back.counts.resized, "seed \(seed)")
    #expect(there.counts.appeared == back.counts.went && there.counts.went == back.counts.appeared, "seed \(seed)")
    #expect(there.counts.renamed == back.counts.renamed, "seed \(seed)")
    #expect(there.counts.rules == back.counts.rules, "seed \(seed)")
    #expect(there.counts.newFindings == back.counts.goneFindings, "seed \(seed)")
    #expect(there.changes.count == back.changes.count, "seed \(seed)")

    // Nothing moves without a cause, every cause is there, and each has its own input.
    for change in there.changes where change.kind == .moved || change.kind == .resized {
      #expect(change.cause != nil, "seed \(seed): \(change.sentence)")
    }
    for (position, cause) in there.causes.enumerated() {
      let inputs = there.changes.filter { $0.cause == position && $0.isInput }
      #expect(!inputs.isEmpty, "seed \(seed): \(cause.sentence)")
    }
    #expect(there.changes.allSatisfy { there.causes.indices.contains($0.cause ?? 0) || there.causes.isEmpty })
  }
}
