import AutoLayout
import LayoutDiff
import ProofModel
import Resolving
import Solving

/// What a screen has otherwise than its designs, as findings.
extension Workbench {
  /// A variant's design: the first that is meant for it and as wide as its window.
  func design(of environment: Environment) -> (mock: DesignMock, frame: DesignFrame)? {
    for mock in document.mocks where mock.isMeant(for: environment, of: document) {
      guard case .frames(let frames) = mock.content, let frame = Self.frame(of: mock, frames, environment) else {
        continue
      }
      return (mock, frame)
    }
    return nil
  }

  /// What differs in points that nobody sees.
  static let sameWidth = 0.5

  /// The frame that is meant, else of those as wide as the window the one that is as high, or nearest to it.
  private static func frame(
    of mock: DesignMock, _ frames: [DesignFrame], _ environment: Environment
  ) -> DesignFrame? {
    let fitting = frames.filter { frame in
      (mock.crop?.width ?? frame.size.width).isNear(environment.windowSize.width - mock.offset.x, sameWidth)
    }
    if let name = mock.frame { return fitting.first { $0.name == name || $0.id == name } }
    func distance(_ frame: DesignFrame) -> Double { (frame.size.height - environment.windowSize.height).magnitude }
    return fitting.min { distance($0) < distance($1) }
  }

  /// A variant compared with its design; nil where it has none.
  func designComparison(of layout: SolvedLayout) -> DesignComparison? {
    guard !document.mocks.isEmpty, let (mock, frame) = design(of: layout.environment) else { return nil }
    let isDark = layout.environment.appearance == .dark
    let colors = document.tokens.sorted { $0.key < $1.key }.compactMap { name, token -> (name: String, color: Color)? in
      guard case .color(let light, let dark) = token.value else { return nil }
      return (name, isDark ? dark ?? light : light)
    }
    return DesignComparison(layout, frame, mock: mock, measuring: studio.text, tokens: colors)
  }

  /// Findings of a variant against its design.
  func designFindings(_ layout: SolvedLayout) -> [Finding] {
    guard let comparison = designComparison(of: layout) else { return [] }
    return comparison.differences.map { difference in
      let rule = CheckRule.named(difference.kind.rawValue)
      let view = difference.view.map { layout.views[$0].content }
      let constraint = difference.constraint
      let span = constraint.flatMap { layout.constraints[$0].span } ?? view?.span ?? comparison.mock.span
      return Finding(
        kind: .other, severity: rule?.level ?? .warning,
        diagnostic: Diagnostic(
          rule?.level ?? .warning, difference.kind.rawValue, difference.message, at: span, hint: difference.hint),
        views: [view?.id ?? layout.views.first?.content.id].compactMap { $0 },
        constraints: constraint.map { [$0] } ?? [])
    }
  }

  /// Designs in numbers that no variant was compared with, and why.
  package func unusedDesigns(_ solved: [Solved]) -> [Diagnostic] {
    let environments = solved.flatMap { [$0.variant.environment] + $0.twins.map(\.environment) }
    guard !environments.isEmpty else { return [] }
    return document.mocks.compactMap { mock in
      guard case .frames(let frames) = mock.content else { return nil }
      let meant = environments.filter { mock.isMeant(for: $0, of: document) }
      guard !meant.contains(where: { Self.frame(of: mock, frames, $0) != nil }) else { return nil }
      let named = frames.filter { frame in mock.frame.map { $0 == frame.name || $0 == frame.id } ?? true }
      let sizes = named.prefix(4).map {
        "'\(VisibleText.escaped($0.name))' \($0.size.width.shortText) × \($0.size.height.shortText)"
      }
      let size = (named.first ?? frames[0]).size
      return .warning(
        "unused-design",
        "'\(mock.file)' was compared with no variant: "
          + (meant.isEmpty
            ? "none is in the default locale, state, text size and appearance"
            : "none is as wide as \(sizes.joined(separator: ", "))\(named.count > 4 ? ", …" : "")"),
        at: mock.span,
        hint: meant.isEmpty
          ? "when: beside the design's file says of which variants it is one"
          : "a device that is \(size.width.shortText) pt wide, or --size \(size.width.shortText)x\(size.height.shortText)"
      )
    }
  }
}

extension Double {
  fileprivate func isNear(_ other: Double, _ distance: Double) -> Bool { (self - other).magnitude <= distance }
}
