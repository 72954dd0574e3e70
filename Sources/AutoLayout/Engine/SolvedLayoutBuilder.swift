import Cassowary
import ProofModel

/// Turns the last pass into the plain value that everything downstream reads.
enum SolvedLayoutBuilder {
  static func build(
    _ pass: inout LayoutPass, screen: ResolvedScreen, explains: Bool
  ) throws(SolverError) -> SolvedLayout {
    var layout = SolvedLayout(environment: pass.environment)
    layout.views = views(pass, screen: screen)
    layout.guides = guides(pass, layout.views)
    guard explains else { return layout }
    let explanation = try pass.workspace.explain()
    var reporter = FindingReporter(pass, screen: screen, layout: layout, explanation: explanation)
    reporter.run()
    return reporter.layout
  }

  // MARK: Views

  private static func views(_ pass: borrowing LayoutPass, screen: ResolvedScreen) -> [SolvedView] {
    let nodes = pass.lowering.nodes
    let values = pass.parameterSource
    let scale = pass.environment.scale
    var views: [SolvedView] = []
    views.reserveCapacity(nodes.count)
    for position in nodes.indices {
      let node = pass.adjusted[position] ?? nodes[position]
      let parent = node.parent.map { views[$0] }
      let name = node.content.name
      let path = parent.map { $0.parent == nil ? name : "\($0.path)/\(name)" } ?? "root"
      var view = SolvedView(
        content: node.content, parent: node.parent, depth: pass.lowering.depths[position], path: path)
      let rect = pass.rects[position]
      view.frame = outset(rect, node.alignmentInsets)
      let origin = parent?.windowFrame.origin ?? .zero
      view.windowFrame = view.frame.offset(x: origin.x, y: origin.y)
      view.alignmentRect = rect.offset(x: origin.x, y: origin.y)
      view.pixelFrame = view.windowFrame.snapped(scale: scale)
      view.isHidden = node.content.isHidden || (parent?.isHidden ?? false)
      let content = pass.contents[position]
      if content.firstBaseline != nil { view.firstBaseline = values.baseline(content.firstBaseline, of: position) }
      if content.lastBaseline != nil { view.lastBaseline = values.baseline(content.lastBaseline, of: position) }
      view.layoutMargins = insets { values.margin($0, of: position) }
      view.safeAreaInsets = insets { values.safeAreaInset($0, of: position) }
      if let scroll = pass.lowering.scrollContent[position] {
        view.contentSize = Size(width: pass.value(scroll.width), height: pass.value(scroll.height))
      }
      views.append(view)
    }
    return views
  }

  private static func insets(_ value: (Edge) -> Double) -> EdgeInsets {
    EdgeInsets(top: value(.top), left: value(.left), bottom: value(.bottom), right: value(.right))
  }

  // MARK: Guides

  private static func guides(_ pass: borrowing LayoutPass, _ views: [SolvedView]) -> [SolvedGuide] {
    var guides: [SolvedGuide] = []
    for (position, guide) in pass.lowering.guides.enumerated() {
      let item = LayoutItem.guide(position)
      // Making forms may make variables; those of guides in use are all there, so a copy changes nothing.
      var lowering = pass.lowering
      var place: [Double] = []
      for attribute in [LayoutAttribute.left, .top, .right, .bottom] {
        let form = lowering.form(item, attribute, in: guide.owner, mirrored: false, asContent: false)
        place.append(pass.value(of: form, parameters: lowering.parameters))
      }
      let origin = views[guide.owner].windowFrame.origin
      let rect = Rect(x: place[0], y: place[1], width: place[2] - place[0], height: place[3] - place[1])
      guides.append(
        SolvedGuide(
          kind: guide.kind, id: views[guide.owner].content.id, owner: guide.owner,
          windowFrame: rect.offset(x: origin.x, y: origin.y)))
    }
    return guides
  }
}

extension LayoutPass {
  /// The parameters' values as of the last solve.
  var parameterSource: ParameterValues {
    ParameterValues(
      lowering: lowering, contents: contents, environment: environment, safeArea: safeArea,
      rects: rects.isEmpty ? nil : rects)
  }

  /// A form's value, also where it has parameters that the problem has not.
  func value(of form: LinearForm, parameters: [Lowering.ParameterUse]) -> Double {
    form.terms.reduce(form.constant) { sum, term in
      if term.variable < lowering.preferred.count { return sum + term.coefficient * value(term.variable) }
      let parameter = parameters.first { $0.variable == term.variable }
      return sum + term.coefficient * (parameter.map { parameterSource.value(of: $0.parameter) } ?? 0)
    }
  }
}
