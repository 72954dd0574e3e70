import AutoLayout
public import ProofModel
import Resolving
import Solving
import Transitions

extension Filmstrip {
  /// A spec's or a file's screen while its device is turned, at so many moments: the first at the start and the last at
  /// the end, so at least two. Of the selected variants the first is turned, from portrait where none says how it is held.
  ///
  /// What constraints, masks and manual layout `on: layout` or `on: alongside` decide moves along with the turn; what is
  /// set `on: transition` jumps at its start, as in `viewWillTransition(to:with:)`.
  public init(
    of workbench: Workbench, selection: VariantSelection, given: [String: GivenContent] = [:], to end: Orientation,
    frames: Int = 8
  ) {
    var selection = selection
    if selection.orientations.isEmpty { selection.orientations = [Orientation.portrait.rawValue] }
    let starts = workbench.variants(selection)
    selection.orientations = [end.rawValue]
    var diagnostics = starts.diagnostics
    var moments: [Moment] = []
    var subtitle = ""
    if let start = starts.variants.first {
      subtitle = "\(start.environment.deviceName)  ·  \(start.environment.orientation.rawValue) to \(end.rawValue)"
      let turned = workbench.variants(selection).variants.first { $0.environment.device == start.environment.device }
      if let turned, turned.environment.orientation != start.environment.orientation {
        let (before, after) = (workbench.solve(start, given: given), workbench.solve(turned, given: given))
        diagnostics += before.diagnostics + after.diagnostics.filter { !before.diagnostics.contains($0) }
        let turn = LayoutTransition(
          turning: before.layout, to: after.layout,
          jumping: Self.jumping(by: workbench.document.layoutEvents, in: after.layout))
        moments = Self.moments(of: turn, frames: max(2, frames))
      } else {
        diagnostics.append(Self.notTurned(start, to: end, hint: "--orientation portrait --to landscape"))
      }
    }
    self.init(
      name: workbench.document.name, moments: moments, subtitle: subtitle, workbench: workbench,
      diagnostics: diagnostics)
  }

  /// Views whose frames a turn's announcement sets, and what their masks hold in them.
  private static func jumping(by events: [LayoutEvent], in layout: SolvedLayout) -> Set<String> {
    func views(_ isMeant: (LayoutEvent.Moment) -> Bool) -> Set<String> {
      Set(events.filter { isMeant($0.moment) }.flatMap { $0.set.compactMap(\.viewID) })
    }
    // What is set again later has that frame, and moves to it.
    var jumping = views { $0 == .transition }.subtracting(views { $0 != .transition })
    let masked = Set(layout.constraints.filter { $0.origin == .autoresizing }.map(\.first.item))
    for (index, view) in layout.views.enumerated() {
      guard let parent = view.parent, masked.contains(.view(index)) else { continue }
      if jumping.contains(layout.views[parent].content.id) { jumping.insert(view.content.id) }
    }
    return jumping
  }

  /// The error of a device that cannot be held as the filmstrip's end has it.
  package static func notTurned(_ variant: Variant, to end: Orientation, hint: String) -> Diagnostic {
    .error("no-variant", "\(variant.environment.deviceName) cannot be turned to \(end.rawValue)", hint: hint)
  }

  /// The layouts of a transition at so many moments, at least two.
  package static func moments(of transition: LayoutTransition, frames: Int) -> [Moment] {
    transition.layouts(count: frames).enumerated().map { index, layout in
      let time = transition.duration * 1000 * Double(index) / Double(frames - 1)
      var layout = layout
      // Nothing of the window has turned yet.
      if index == 0 { layout.environment = transition.before.environment }
      return Moment(milliseconds: time, layout: layout)
    }
  }
}
