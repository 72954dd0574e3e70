import AutoLayout
public import ProofModel
import Resolving
import Solving
import Typesetting

/// Proves a document's `expect:` entries by solving each variant that they name.
public struct ExpectationRunner: Sendable {
  let workbench: Workbench

  /// A runner of the expectations that the workbench's document has.
  public init(workbench: Workbench) {
    self.workbench = workbench
  }

  /// What became of one document's expectations.
  public struct Outcome: Sendable {
    /// Single checks (a frame of a view in a variant, a claim in a variant) that held.
    public var passed = 0
    /// The checks that did not hold, each with what was found and its place in the document.
    public var failures: [Diagnostic] = []
    /// Problems of the document itself, told while solving.
    public var diagnostics: [Diagnostic] = []
    /// Where what `for-all:` claims does not hold.
    public internal(set) var counterExamples = CounterExamples()
  }

  /// The outcome of all expectations, each in the variants that it names or for all sizes that it claims.
  public func run() -> Outcome {
    var outcome = Outcome()
    for expectation in workbench.document.expectations {
      if let sizes = expectation.forAll {
        prove(expectation, sizes, &outcome)
        continue
      }
      var matrix = VariantMatrix(document: document(for: expectation), selection: VariantSelection())
      let variants = matrix.variants()
      outcome.failures += matrix.diagnostics.diagnostics.map { Self.placed($0, at: expectation.span) }
      for variant in variants { check(expectation, variant, &outcome) }
    }
    return outcome
  }

  /// The document with its matrix cut down to what `on:` names; an axis it leaves out has its default only.
  private func document(for expectation: Expectation) -> Document {
    var document = workbench.document
    guard expectation.device != "*" else {
      if let state = expectation.state { document.matrix.states = [state] }
      return document
    }
    var matrix = Matrix()
    if let size = document.matrix.sizes?.first(where: { $0.name == expectation.device }) {
      matrix.sizes = [size]
    } else if case .size(let size)? = WindowMode(expectation.device) {
      matrix.sizes = [.init(name: expectation.device, size: size)]
    } else {
      matrix.devices = [Located(expectation.device, expectation.span)]
    }
    matrix.orientations = [expectation.orientation ?? .portrait]
    matrix.states = expectation.state.map { [$0] }
    for (axis, value) in expectation.axes.sorted(by: { $0.key < $1.key }) {
      switch axis {
      case "locale": matrix.locales = [value]
      case "text-size": matrix.textSizes = TextSize(rawValue: value).map { [$0] }
      case "window": matrix.windows = WindowMode(value).map { [$0] }
      case "appearance": matrix.appearances = Appearance(rawValue: value).map { [$0] }
      case "state": matrix.states = [value]
      default: break
      }
    }
    document.matrix = matrix
    return document
  }

  private func check(_ expectation: Expectation, _ variant: Variant, _ outcome: inout Outcome) {
    let solved = workbench.solve(variant, given: expectation.given, explains: !expectation.claims.isEmpty)
    outcome.diagnostics += solved.diagnostics
    for frame in expectation.frames {
      guard let index = solved.layout.index(of: frame.view) else {
        outcome.failures.append(
          .error("expected-view-missing", "'\(frame.view)' is not on the screen in \(variant.key)", at: frame.span))
        continue
      }
      let rect = solved.layout.pixelFrameInSuperview(index)
      let found = [rect.x, rect.y, rect.width, rect.height]
      let isMet = zip(frame.values, found).allSatisfy { wanted, value in
        wanted.map { abs($0 - value) <= expectation.tolerance } ?? true
      }
      guard !isMet else {
        outcome.passed += 1
        continue
      }
      outcome.failures.append(
        .error(
          "frame-differs",
          "'\(frame.view)' should be at \(Self.text(frame.values)), found \(Self.text(found)) in \(variant.key)",
          at: frame.span ?? expectation.span,
          hint: "\(frame.view): \(Self.text(found))"))
    }
    for claim in expectation.claims { check(claim, expectation, solved, &outcome) }
    compare(expectation, solved, &outcome)
  }

  private func check(
    _ claim: Expectation.Claim, _ expectation: Expectation, _ solved: Workbench.Solved, _ outcome: inout Outcome
  ) {
    let kind = Finding.Kind(rawValue: claim.finding) ?? .other
    let found = kind == .missingFont ? missingFonts(solved) : solved.layout.findings.filter { $0.kind == kind }
    guard found.isEmpty == claim.isPresent else {
      outcome.passed += 1
      return
    }
    if let first = found.first {
      var diagnostic = first.diagnostic
      diagnostic.severity = .error
      let wanted = kind == .outsideSafeArea ? kind.rawValue : "no \(claim.finding)"
      diagnostic.notes.append(
        .init("'\(wanted)' is expected in \(solved.variant.key)", at: claim.span ?? expectation.span))
      outcome.failures.append(diagnostic)
    } else {
      outcome.failures.append(
        .error(
          "finding-missing", "'\(claim.finding)' is expected in \(solved.variant.key), found none",
          at: claim.span ?? expectation.span))
    }
  }

  /// What the texts of a layout lack of fonts, looked up anew, since a run tells each font once for all its screens.
  private func missingFonts(_ solved: Workbench.Solved) -> [Finding] {
    let fonts = workbench.studio.fonts
    let own = TextEngine(catalogue: FontCatalogue(roots: fonts.roots, projectFiles: fonts.projectFiles))
    _ = own.fonts(of: solved.layout.views.compactMap(\.content.text), environment: solved.layout.environment.text)
    return own.catalogue.diagnostics.filter { $0.id == "font-missing" }.map {
      Finding(kind: .missingFont, severity: $0.severity, diagnostic: $0)
    }
  }

  private static func placed(_ diagnostic: Diagnostic, at span: SourceSpan?) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.span = diagnostic.span ?? span
    return diagnostic
  }

  static func text(_ values: [Double?]) -> String {
    "[" + values.map { $0?.shortText ?? "any" }.joined(separator: ", ") + "]"
  }
}
