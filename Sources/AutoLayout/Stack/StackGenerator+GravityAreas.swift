import ProofModel
import Resolving

/// Along the axis of AppKit's stacks by default: a group of views at the start, one in the middle and one at the end.
///
/// NSStackView's documentation: views of a group lie beside each other at the spacing, groups no nearer than it and as
/// near as the stack hugs its views.
extension StackGenerator {
  mutating func lowerGravityAreas(_ stack: Stack) {
    var before: Int?
    for gravity in StackGravity.allCases {
      let group = stack.visible.filter { nodes[$0].gravity == gravity }
      guard let first = group.first, let last = group.last else { continue }
      for (one, next) in zip(group, group.dropFirst()) {
        generate(AnchorForm(.view(next), stack.first), .equal, after(one, stack), .stack(.spacing))
      }
      let start = AnchorForm(.view(first), stack.first)
      if let before {
        generate(start, .greaterThanOrEqual, after(before, stack), .stack(.spacing))
        hug(start, after(before, stack), stack, stack.settings.axis)
      } else if gravity == .start {
        generate(start, .equal, canvas(stack, stack.first), .stack(.canvas))
      } else {
        generate(start, .greaterThanOrEqual, canvas(stack, stack.first), .stack(.canvas))
        hug(start, canvas(stack, stack.first), stack, stack.settings.axis)
      }
      if gravity == .center { center(first, last, stack) }
      before = last
      if gravity == .end { closeAxis(stack, after: last) }
    }
    guard let before else {
      if !stack.arranged.isEmpty {
        generate(canvas(stack, stack.last), .equal, canvas(stack, stack.first), .stack(.canvas))
      }
      return
    }
    if nodes[before].gravity != .end {
      let end = AnchorForm(.view(before), stack.last)
      generate(
        canvas(stack, stack.last), .greaterThanOrEqual, end, priority: clipping(stack, stack.settings.axis),
        .stack(.canvas))
      hug(canvas(stack, stack.last), end, stack, stack.settings.axis)
    }
  }

  private func after(_ view: Int, _ stack: Stack) -> AnchorForm {
    AnchorForm(.view(view), stack.last).adding(AnchorForm(spacing(stack, after: view)), 1)
  }

  /// The middle group lies in the middle where the others leave it there.
  private mutating func center(_ first: Int, _ last: Int, _ stack: Stack) {
    var middle = AnchorForm(.view(first), stack.first).scaled(0.5)
    middle.add(AnchorForm(.view(last), stack.last), 0.5)
    generate(middle, .equal, canvas(stack, stack.center), priority: 248, .stack(.distribution))
  }
}
