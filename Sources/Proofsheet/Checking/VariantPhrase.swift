import ProofModel

/// Some of a matrix's variants in words: `all phones in landscape`, `windows up to 375 pt wide`.
///
/// A phrase is only said where it means these variants and no others of the matrix.
struct VariantPhrase {
  /// The words; nil where no short ones mean just these.
  let text: String?

  /// - Parameters:
  ///   - some: the variants to name.
  ///   - all: the matrix that they are some of.
  init(_ some: [Variant], of all: [Variant]) {
    let keys = Set(some.map(\.key))
    let rest = all.filter { !keys.contains($0.key) }.map(\.environment)
    let chosen = some.map(\.environment)
    guard !chosen.isEmpty, !rest.isEmpty else {
      text = nil
      return
    }
    text = Self.box(chosen, rest, chosen + rest) ?? Self.threshold(chosen, rest)
  }

  /// A property of variants that a phrase can name by its values.
  private struct Axis: Sendable {
    /// What goes before the values.
    var word: String
    var value: @Sendable (Environment) -> String
  }

  private static let axes: [Axis] = [
    Axis(word: "in") { $0.orientation.rawValue },
    Axis(word: "in the window") { $0.window.name },
    Axis(word: "in the state") { $0.state ?? "" },
    Axis(word: "in") { $0.locale },
    Axis(word: "at the text size") { $0.textSize.rawValue },
    Axis(word: "in") { $0.appearance.rawValue },
  ]

  /// More values of an axis than these are no phrase.
  private static let mostValues = 3

  private static func screen(_ environment: Environment) -> String { environment.deviceName }

  /// Values of axes whose combinations are just these variants.
  private static func box(_ chosen: [Environment], _ rest: [Environment], _ everything: [Environment]) -> String? {
    var values = axes.map { axis in ordered(chosen.map(axis.value)) }
    let screens = ordered(chosen.map(screen))
    func isIn(_ environment: Environment) -> Bool {
      screens.contains(screen(environment))
        && zip(axes, values).allSatisfy { axis, values in values.contains(axis.value(environment)) }
    }
    guard !rest.contains(where: isIn) else { return nil }
    guard var words = screenWords(screens, everything) else { return nil }
    for index in axes.indices {
      let all = ordered(everything.map(axes[index].value))
      guard values[index].count < all.count else { continue }
      values[index].removeAll(where: \.isEmpty)
      guard (1...mostValues).contains(values[index].count) else { return nil }
      words += " \(axes[index].word) \(listed(values[index]))"
    }
    return words
  }

  /// `all phones`, the names of up to three, or all.
  private static func screenWords(_ screens: [String], _ everything: [Environment]) -> String? {
    let all = ordered(everything.map(screen))
    if screens.count == all.count { return all.count == 1 ? screens[0] : "all screens" }
    for (word, isMember) in kinds {
      let members = ordered(everything.filter(isMember).map(screen))
      if members.count > 1, Set(members) == Set(screens) { return word }
    }
    return screens.count <= mostValues ? listed(screens) : nil
  }

  private static let kinds: [(String, @Sendable (Environment) -> Bool)] = [
    ("all phones", { device($0)?.isPhone ?? false }), ("all iPads", { device($0)?.isPad ?? false }),
    ("all windows of compact width", { $0.widthClass == .compact }),
    ("all windows of regular width", { $0.widthClass == .regular }),
  ]

  private static func device(_ environment: Environment) -> Device? {
    environment.device.flatMap { DeviceCatalogue.shared.device($0) }
  }

  /// A width or a height that parts these variants from all others.
  private static func threshold(_ chosen: [Environment], _ rest: [Environment]) -> String? {
    let measures: [(word: String, value: (Environment) -> Double)] = [
      ("wide", { $0.windowSize.width }), ("high", { $0.windowSize.height }),
    ]
    for (word, value) in measures {
      let (low, high) = (chosen.map(value).min() ?? 0, chosen.map(value).max() ?? 0)
      if rest.allSatisfy({ value($0) > high }) { return "windows up to \(high.shortText) pt \(word)" }
      if rest.allSatisfy({ value($0) < low }) { return "windows from \(low.shortText) pt \(word) on" }
    }
    if chosen.allSatisfy({ $0.heightClass == .compact }), rest.allSatisfy({ $0.heightClass != .compact }) {
      return "windows of compact height"
    }
    return nil
  }

  private static func ordered(_ values: [String]) -> [String] {
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }
  }

  private static func listed(_ values: [String]) -> String {
    guard let last = values.last, values.count > 1 else { return values.first ?? "" }
    return values.dropLast().joined(separator: ", ") + " and " + last
  }
}
