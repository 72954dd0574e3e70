import ProofModel

/// Fonts and pictures that the screens of a change name and that are not there: what a project lacks is mostly nothing that the
/// change did.
enum ResourceTrouble {
  /// The warnings of the later side, each once; fonts as one, and pictures that the earlier side lacked too as such.
  ///
  /// - Parameter earlier: what the earlier side lacked.
  static func told(_ later: [Diagnostic], after earlier: [Diagnostic]) -> [Diagnostic] {
    let before = Set(earlier.filter { $0.id == missingPicture }.map(\.message))
    let fonts = later.filter { $0.id == missingFont }
    let others = later.filter { $0.id != missingFont }.map { problem in
      before.contains(problem.message) ? .warning(problem.id, "\(problem.message), now as before") : problem
    }
    return joined(fonts) + others
  }

  private static let (missingFont, missingPicture) = ("font-missing", "missing-asset")

  /// Of one its own warning: `3 fonts are not installed, and others are used instead: 'Avenir', 'Futura' and 1 more`.
  private static func joined(_ fonts: [Diagnostic]) -> [Diagnostic] {
    guard fonts.count > 1 else { return fonts }
    let names = fonts.compactMap { problem in
      problem.message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false).dropFirst().first
    }
    return [
      .warning(
        missingFont,
        "\(fonts.count) fonts are not installed, and others are used instead: "
          + names.map { "'\($0)'" }.once.listed(first: 6),
        hint: "add their files to the project")
    ]
  }
}
