import ProofModel
import Solving

/// Some of a matrix's variants in words: `all phones in landscape`, `windows up to 375 pt wide`.
///
/// A phrase is only said where it means these variants and no others of the matrix.
struct VariantPhrases {
  /// The matrix.
  private let all: [Variant]
  private let positions: [String: Int]
  /// By variant: the number of its screen; by axis: each variant's value.
  private let screens: [Int]
  private let values: [[Int]]
  /// By number: the screens' names, and each axis' values, in the order of their first appearance.
  private let screenNames: [String]
  private let valueNames: [[String]]
  /// Kinds of screens that have a word and more than one screen: which.
  private let kinds: [(word: String, screens: Set<Int>)]

  /// - Parameter all: the matrix that variants are some of. Complexity: O(variants).
  init(_ all: [Variant]) {
    self.all = all
    positions = Dictionary(all.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    let screens = Self.numbered(all.map(\.environment.deviceName))
    (self.screens, screenNames) = screens
    let numbered = Self.axes.map { axis in Self.numbered(all.map { axis.value($0.environment) }) }
    values = numbered.map(\.numbers)
    valueNames = numbered.map(\.names)
    kinds = Self.kinds.compactMap { word, isMember in
      let members = Set(zip(all, screens.numbers).filter { isMember($0.0.environment) }.map(\.1))
      return members.count > 1 ? (word, members) : nil
    }
  }

  /// Whether variants are those of this matrix, one by one.
  func isOf(_ others: [Variant]) -> Bool {
    all.count == others.count
      && all.indices.allSatisfy {
        all[$0].key == others[$0].key && all[$0].environment == others[$0].environment
      }
  }

  /// The words; nil where no short ones mean just these.
  func text(_ some: [Variant]) -> String? {
    var isChosen = [Bool](repeating: false, count: all.count)
    for variant in some { positions[variant.key].map { isChosen[$0] = true } }
    let chosen = all.indices.filter { isChosen[$0] }
    guard !chosen.isEmpty, chosen.count < all.count else { return nil }
    let rest = all.indices.filter { !isChosen[$0] }
    return box(chosen, rest) ?? threshold(chosen, rest)
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

  /// Values of axes whose combinations are just these variants.
  private func box(_ chosen: [Int], _ rest: [Int]) -> String? {
    let values = Self.axes.indices.map { axis in Chosen(chosen, of: self.values[axis], count: valueNames[axis].count) }
    let inScreens = Chosen(chosen, of: self.screens, count: screenNames.count)
    func isIn(_ variant: Int) -> Bool {
      inScreens.isMember[self.screens[variant]]
        && Self.axes.indices.allSatisfy { values[$0].isMember[self.values[$0][variant]] }
    }
    let screens = inScreens.numbers
    guard !rest.contains(where: isIn), var words = screenWords(screens) else { return nil }
    for (index, axis) in Self.axes.enumerated() where values[index].numbers.count < valueNames[index].count {
      let names = values[index].numbers.map { valueNames[index][$0] }.filter { !$0.isEmpty }
      guard (1...Self.mostValues).contains(names.count) else { return nil }
      words += " \(axis.word) \(names.listed)"
    }
    return words
  }

  /// The numbers that some variants have, each once, in the order of first appearance.
  private struct Chosen {
    private(set) var numbers: [Int] = []
    private(set) var isMember: [Bool]

    init(_ variants: [Int], of all: [Int], count: Int) {
      isMember = Array(repeating: false, count: count)
      for variant in variants where !isMember[all[variant]] {
        isMember[all[variant]] = true
        numbers.append(all[variant])
      }
    }
  }

  /// `all phones`, the names of up to three, or all.
  private func screenWords(_ screens: [Int]) -> String? {
    if screens.count == screenNames.count { return screens.count == 1 ? screenNames[screens[0]] : "all screens" }
    let chosen = Set(screens)
    if let kind = kinds.first(where: { $0.screens == chosen }) { return kind.word }
    return screens.count <= Self.mostValues ? screens.map { screenNames[$0] }.listed : nil
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
  private func threshold(_ chosen: [Int], _ rest: [Int]) -> String? {
    let measures: [(word: String, value: (Environment) -> Double)] = [
      ("wide", { $0.windowSize.width }), ("high", { $0.windowSize.height }),
    ]
    for (word, value) in measures {
      let lengths = chosen.map { value(all[$0].environment) }
      let (low, high) = (lengths.min() ?? 0, lengths.max() ?? 0)
      if rest.allSatisfy({ value(all[$0].environment) > high }) { return "windows up to \(high.shortText) pt \(word)" }
      if rest.allSatisfy({ value(all[$0].environment) < low }) {
        return "windows from \(low.shortText) pt \(word) on"
      }
    }
    if chosen.allSatisfy({ all[$0].environment.heightClass == .compact }),
      rest.allSatisfy({ all[$0].environment.heightClass != .compact })
    {
      return "windows of compact height"
    }
    return nil
  }

  /// Names by numbers in the order of their first appearance, and each one's number.
  private static func numbered(_ words: [String]) -> (numbers: [Int], names: [String]) {
    var known: [String: Int] = [:]
    var names: [String] = []
    let numbers = words.map { word in
      if let number = known[word] { return number }
      known[word] = names.count
      names.append(word)
      return names.count - 1
    }
    return (numbers, names)
  }
}
