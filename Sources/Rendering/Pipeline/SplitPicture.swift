import ProofModel
import ProofScene
import Solving

/// A picture in two halves: the same screen in both of its appearances, or read from both sides.
public enum SplitPicture: String, Hashable, Sendable, CaseIterable {
  /// Light on the left, dark on the right.
  case appearance
  /// Read from left to right on the left, from right to left on the right, in the same words.
  case direction

  /// What stands before the format in its file's name.
  var ending: String { self == .appearance ? "light-dark" : "ltr-rtl" }

  /// What the right half is solved for; what the left one is, with `false`.
  func environment(_ environment: Environment, isRight: Bool) -> Environment {
    var result = environment
    switch self {
    case .appearance: result.appearance = isRight ? .dark : .light
    case .direction: result.direction = isRight ? .rightToLeft : .leftToRight
    }
    return result
  }

  /// One picture of two: the left half of one, the right half of the other, and a line between them.
  ///
  /// Both are as wide as each other; the taller legend is kept whole on its side.
  static func joined(_ left: DisplayList, _ right: DisplayList) -> DisplayList {
    var list = left
    list.size = Size(width: max(left.size.width, right.size.width), height: max(left.size.height, right.size.height))
    let middle = (list.size.width / 2 * list.scale).rounded() / list.scale
    let halves = [
      Rect(x: 0, y: 0, width: middle, height: list.size.height),
      Rect(x: middle, y: 0, width: list.size.width - middle, height: list.size.height),
    ]
    let line = Path.line(Point(x: middle, y: 0), Point(x: middle, y: list.size.height))
    list.commands =
      [.pushClip(.rect(halves[0]))] + left.commands + [.popClip, .pushClip(.rect(halves[1]))] + right.commands
      + [.popClip, .stroke(line, .color(Color(white: 0.5)), StrokeStyle(width: 1, dash: [3, 3]))]
    return list
  }
}

extension RenderJob {
  /// The picture of a variant in two halves; one side is the variant itself where it is that already.
  func split(
    _ split: SplitPicture, _ solved: Workbench.Solved, _ plan: Plan, _ builder: SceneBuilder, _ options: SceneOptions
  ) -> DisplayList {
    let sides = [false, true].map { isRight -> DisplayList in
      let environment = split.environment(solved.variant.environment, isRight: isRight)
      let side =
        environment == solved.variant.environment
        ? solved : workbench.solve(Variant(environment: environment, key: solved.variant.key), in: plan.sessions)
      return builder.displayList(for: side.layout, options: options)
    }
    return SplitPicture.joined(sides[0], sides[1])
  }
}
