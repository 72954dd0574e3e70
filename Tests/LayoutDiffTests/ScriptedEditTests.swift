import Foundation
import LayoutDiff
import Testing

/// Twenty edits of the samples, each as a user would make it: the cause named first is the edit, in every variant
/// that it reaches, and nothing that moved is left without a cause.
@Suite struct ScriptedEditTests {
  struct Edit: Sendable, CustomTestStringConvertible {
    var what: String
    var sample: String
    var of: String
    var to: String
    /// The file where it is made, if not the sample's own.
    var file: String?
    /// The kinds by which the edit may be called.
    var kinds: [Change.Kind]
    /// What the cause's subject is called, or a part of it.
    var subject: String
    var verdict = LayoutDifference.Verdict.layoutChanged
    var testDescription: String { what }
  }

  static let edits: [Edit] = [
    Edit(
      what: "a constant", sample: "bookcase", of: "titleField.top == ratings.bottom + std",
      to: "titleField.top == ratings.bottom + 20", kinds: [.constantChanged], subject: "titleField.top"),
    Edit(
      what: "a priority", sample: "right-to-left", of: "rows.top == portrait.bottom + $space.edge @low",
      to: "rows.top == portrait.bottom + $space.edge @high", kinds: [.priorityChanged], subject: "tight"),
    Edit(
      what: "a text", sample: "bookcase", of: "text: \"@title\"", to: "text: The title of the book",
      kinds: [.textChanged], subject: "titleLabel"),
    Edit(
      what: "a font's size", sample: "controls", of: "text: Controls, font: { style: large-title, weight: bold }",
      to: "text: Controls, font: { size: 48, weight: bold }", kinds: [.fontChanged], subject: "heading"),
    Edit(
      what: "a swapped axis", sample: "controls", of: "buttons:\n        type: stack",
      to: "buttons:\n        type: stack\n        axis: vertical", kinds: [.stackChanged], subject: "buttons"),
    Edit(
      what: "a removed rule", sample: "bookcase", of: "      - ratings.centerX == root.centerX\n", to: "",
      kinds: [.ruleRemoved], subject: "ratings.centerX"),
    Edit(
      what: "a colour", sample: "bookcase", of: "background: $color.paper", to: "background: \"#FFEECC\"",
      kinds: [.colorChanged], subject: "root", verdict: .appearanceOnly),
    Edit(
      what: "a renamed view", sample: "progress-panel", of: "message", to: "status", kinds: [.renamed],
      subject: "status"),
    Edit(
      what: "a picture", sample: "bookcase", of: "asset: ratings.png, intrinsic: [150, 25]", to: "asset: stop.png",
      kinds: [.imageChanged, .intrinsicSizeChanged], subject: "ratings"),
    Edit(
      what: "a spacing", sample: "right-to-left", of: "spacing: 8", to: "spacing: 20", kinds: [.stackChanged],
      subject: "rows"),
    Edit(
      what: "a view hidden", sample: "controls", of: "secret: {", to: "secret: { hidden: true,", kinds: [.hidden],
      subject: "secret"),
    Edit(
      what: "a distribution", sample: "controls", of: "distribution: equalSpacing", to: "distribution: equalCentering",
      kinds: [.stackChanged], subject: "switches"),
    Edit(
      what: "a margin", sample: "right-to-left", of: "root: { background: $color.page }",
      to: "root: { background: $color.page, margins: { leading: 40 } }", kinds: [.marginChanged], subject: "root"),
    Edit(
      what: "a locale's string", sample: "right-to-left", of: "save: حفظ",
      to: "save: حفظ الآن", kinds: [.valueChanged], subject: "@save",
      verdict: .appearanceOnly),
    Edit(
      what: "a hugging priority", sample: "two-labels", of: "hug: 250, compress: 749", to: "hug: 252, compress: 749",
      kinds: [.priorityChanged], subject: "b"),
    Edit(
      what: "a condition", sample: "bookcase", of: "    when: height regular", to: "    when: width regular",
      kinds: [.groupOff, .groupOn], subject: "stacked"),
    Edit(
      what: "a multiplier", sample: "bookcase", of: "cover.height == 30% root.height",
      to: "cover.height == 25% root.height", kinds: [.multiplierChanged], subject: "coverHeight"),
    Edit(
      what: "an inserted view", sample: "controls", of: "      dots: {",
      to: "      extra: { type: label, text: Extra }\n      dots: {", kinds: [.appeared], subject: "extra"),
    Edit(
      what: "a view moved in its stack", sample: "controls",
      of: "      slide: { type: slider, value: 0.6 }\n      bar: { type: progress, value: 0.4 }\n",
      to: "      bar: { type: progress, value: 0.4 }\n      slide: { type: slider, value: 0.6 }\n",
      kinds: [.reordered], subject: "page"),
    Edit(
      what: "a metric of a state", sample: "progress-panel",
      of: "cancel: { metrics: { cancelWidth: 16, cancelGap: 8 } }",
      to: "cancel: { metrics: { cancelWidth: 30, cancelGap: 8 } }", kinds: [.valueChanged], subject: "$cancelWidth"),
    Edit(
      what: "a token", sample: "bookcase", of: "space: { edge: 16 }", to: "space: { edge: 30 }",
      file: "shared/bookcase.yaml", kinds: [.valueChanged], subject: "$space.edge"),
    Edit(
      what: "a font's token", sample: "bookcase", of: "label: { family: Inter, size: 17, style: body }",
      to: "label: { family: Inter, size: 22, style: body }", file: "shared/bookcase.yaml", kinds: [.valueChanged],
      subject: "$font.label"),
    Edit(
      what: "a colour's token", sample: "bookcase", of: "ink: { light: \"#111111\"", to: "ink: { light: \"#333333\"",
      file: "shared/bookcase.yaml", kinds: [.valueChanged], subject: "$color.ink", verdict: .appearanceOnly),
    Edit(
      what: "a string of all locales", sample: "right-to-left",
      of: "about: Reads on trains, writes in the margins",
      to: "about: Reads on trains and on ships, writes in the margins of other people's books in pencil",
      kinds: [.valueChanged], subject: "@about"),
    Edit(
      what: "a removed view", sample: "controls", of: "      rule: { type: separator }\n", to: "", kinds: [.went],
      subject: "rule"),
    Edit(
      what: "an alignment", sample: "controls", of: "alignment: center", to: "alignment: top", kinds: [.stackChanged],
      subject: "switches"),
    Edit(
      what: "an added rule", sample: "progress-panel", of: "  column:\n",
      to: "  column:\n    - { id: taller, rule: bar.height == 30 }\n", kinds: [.ruleAdded], subject: "taller"),
    Edit(
      what: "another relation", sample: "percent-margins", of: "upper.height == 30% root.height",
      to: "upper.height <= 20% root.height", kinds: [.ruleChanged], subject: "upper.height"),
    Edit(
      what: "the number of lines", sample: "right-to-left",
      of: "text: \"@about\", font: subheadline, color: $color.soft, lines: 0",
      to: "text: \"@about\", font: subheadline, color: $color.soft, lines: 1", kinds: [.styleChanged],
      subject: "about"),
    Edit(
      what: "a corner", sample: "every-rule", of: "corner: 12", to: "corner: 20", kinds: [.styleChanged],
      subject: "card", verdict: .appearanceOnly),
  ]

  @Test(arguments: edits) func theCauseNamedFirstIsTheEdit(_ edit: Edit) throws {
    let (found, back) = try Sample(edit.sample).bothWays(in: edit.file.map { [$0] }, [(edit.of, edit.to)])
    for (there, back) in zip(found, back) { expectOpposites(there.difference, back.difference, there.key) }
    let changed = found.filter { $0.difference.verdict != .same }
    #expect(!changed.isEmpty)
    for (key, difference) in changed {
      let first = try #require(difference.causes.first, "\(key)")
      let told = difference.causes.map(\.sentence).joined(separator: "\n")
      #expect(edit.kinds.contains(first.kind), "\(key): \(first.kind) in\n\(told)")
      #expect(first.subject.name.contains(edit.subject), "\(key): \(first.subject) in\n\(told)")
      #expect(difference.causes.count == 1, "\(key): one edit, but\n\(told)")
      let loose = difference.changes.filter { $0.cause == nil }
      #expect(loose.isEmpty, "\(key): \(loose.map(\.sentence))")
    }
    #expect(changed.contains { $0.difference.verdict == edit.verdict }, "\(changed.map(\.difference.verdict))")
    // One edit, one group of pictures.
    #expect(Set(changed.compactMap { $0.difference.causes.first?.signature }).count == 1)
    if ProcessInfo.processInfo.environment["SHOW_CAUSES"] != nil {
      print(
        "\(edit.what): \(changed.map { "\($0.key): \($0.difference.causes[0].sentence)" }.joined(separator: "\n    "))")
    }
  }

  /// Swapped, the same is said the other way round.
  private func expectOpposites(_ one: LayoutDifference, _ other: LayoutDifference, _ key: String) {
    #expect(one.verdict == other.verdict, "\(key)")
    #expect(one.counts.appeared == other.counts.went, "\(key)")
    #expect(one.counts.went == other.counts.appeared, "\(key)")
    #expect(one.counts.newFindings == other.counts.goneFindings, "\(key)")
    #expect(one.counts.goneFindings == other.counts.newFindings, "\(key)")
    #expect(one.counts.moved == other.counts.moved, "\(key)")
    #expect(one.counts.resized == other.counts.resized, "\(key)")
    #expect(one.counts.renamed == other.counts.renamed, "\(key)")
    #expect(one.counts.rules == other.counts.rules, "\(key)")
    #expect(one.changes.count == other.changes.count, "\(key)")
    let kinds: [(Change.Kind, Change.Kind)] = [(.appeared, .went), (.hidden, .shown), (.ruleAdded, .ruleRemoved)]
    for (kind, opposite) in kinds {
      #expect(one.changes.filter { $0.kind == kind }.count == other.changes.filter { $0.kind == opposite }.count)
    }
    // The same first cause, told from the other side.
    #expect(one.causes.count == other.causes.count, "\(key)")
  }
}
