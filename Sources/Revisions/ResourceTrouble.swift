import ProofModel
import Solving

/// Fonts and pictures that the screens of a change name and that are not there: what a project lacks is mostly nothing that the
/// change did.
struct ResourceTrouble {
  /// What the change brought, each once; fonts as one.
  let warnings: [Diagnostic]
  /// `2 fonts of both sides are not installed, and others are measured in their place: 'Avenir', 'Futura'`, the characters of
  /// both sides that no font has, and the pictures that both name and lack; empty where there are none.
  let notes: [String]

  /// - Parameters:
  ///   - later, earlier: what either side lacks.
  ///   - known: the fonts that the earlier side names.
  ///   - kept: those that the later one names; nil: any. The fonts measure both sides.
  ///   - lacking: the pictures whose files the clone lacks, which is told of these.
  ///   - new: the characters that the later side alone says.
  ///   - said: those that either says; nil: any. The fonts may serve other projects too.
  init(
    _ later: [Diagnostic], after earlier: [Diagnostic], known: Set<String>, kept: Set<String>? = nil,
    lacking: Set<String> = [], new letters: Set<Unicode.Scalar> = [], said: Set<Unicode.Scalar>? = nil
  ) {
    let before = Set(earlier.filter { $0.id == Self.missingPicture }.map(\.message))
    let fonts = later.filter { $0.id == Self.missingFont }
    let old = fonts.compactMap(Self.name).filter { known.contains($0) && kept?.contains($0) ?? true }.once
    let new = fonts.filter { Self.name($0).map { !known.contains($0) } ?? true }
    let glyphs = later.filter { problem in
      problem.id == Self.missingGlyph && (Self.letter(problem).flatMap { said?.contains($0) } ?? true)
    }
    let (come, stay) = Self.glyphs(glyphs, new: letters)
    let others = later.filter { problem in
      problem.id != Self.missingFont && problem.id != Self.missingGlyph
        && !(problem.id == Self.missingPicture && lacking.isSuperset(of: Self.pictures(problem)))
    }
    let isNew = { (problem: Diagnostic) in !before.contains(problem.message) }
    let lacked = others.filter { !isNew($0) }.compactMap(Self.name).once
    warnings = Self.joined(new) + come + others.filter(isNew)
    func note(_ names: [String], _ one: String, _ many: (Int) -> String) -> String? {
      guard let first = names.first else { return nil }
      return names.count == 1 ? "\(one): \(first)" : "\(many(names.count)): \(names.listed(first: 6))"
    }
    func quoted(_ names: [String]) -> [String] { names.map { "'\($0)'" } }
    notes = [
      note(quoted(old), "a font of both sides is not installed, and another is measured in its place") {
        "\($0) fonts of both sides are not installed, and others are measured in their place"
      },
      note(stay, "no font at hand has a character of both sides") {
        "no font at hand has \($0) characters of both sides"
      },
      note(quoted(lacked), "a picture that both sides show is not there") {
        "\($0) pictures that both sides show are not there"
      },
    ].compactMap { $0 }
  }

  /// The characters that the change brought, several of one remedy as one, and those that were there: `U+F017`.
  private static func glyphs(
    _ problems: [Diagnostic], new letters: Set<Unicode.Scalar>
  ) -> (come: [Diagnostic], stay: [String]) {
    func isNew(_ problem: Diagnostic) -> Bool { letter(problem).map(letters.contains) ?? true }
    let come = problems.filter(isNew)
    let joined = come.map(\.hint).once.flatMap { hint -> [Diagnostic] in
      let all = come.filter { $0.hint == hint }
      guard all.count > 1 else { return all }
      let codes = all.map { String(code($0)) }.listed(first: 6)
      return [.warning(missingGlyph, "no font at hand has \(all.count) characters: \(codes)", hint: hint)]
    }
    return (joined, problems.filter { !isNew($0) }.map { String(code($0)) })
  }

  /// The character that a problem is about, as `U+F017`.
  private static func code(_ problem: Diagnostic) -> Substring { problem.message.split(separator: " ").last ?? "" }

  private static func letter(_ problem: Diagnostic) -> Unicode.Scalar? {
    UInt32(code(problem).dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
  }

  /// The fonts that the views of screens name.
  static func fonts(of documents: [Document]) -> Set<String> {
    documents.reduce(into: []) { $0.formUnion($1.root.fontFamilies) }
  }

  /// The characters that the views of screens say.
  static func characters(of documents: [Document]) -> Set<Unicode.Scalar> {
    documents.reduce(into: []) { $0.formUnion($1.root.characters) }
  }

  private static let (missingFont, missingPicture) = ("font-missing", "missing-asset")
  private static let missingGlyph = "glyph-missing"

  /// The pictures that a warning says are not there; the folder stands behind them.
  private static func pictures(_ problem: Diagnostic) -> [String] {
    let parts = problem.message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.dropLast().map { String(parts[$0]) }
  }

  /// The first thing that a problem names.
  private static func name(_ problem: Diagnostic) -> String? {
    problem.message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false).dropFirst().first.map(
      String.init)
  }

  /// Of one its own warning: `3 fonts are not installed, and others are used instead: 'Avenir', 'Futura' and 1 more`.
  private static func joined(_ fonts: [Diagnostic]) -> [Diagnostic] {
    guard fonts.count > 1 else { return fonts }
    return [
      .warning(
        missingFont,
        "\(fonts.count) fonts are not installed, and others are used instead: "
          + fonts.compactMap(name).map { "'\($0)'" }.once.listed(first: 6),
        hint: "add their files to the project")
    ]
  }
}
