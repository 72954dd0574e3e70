import AutoLayout
import ProofModel
import Resolving

/// Cells of the system's own styles: their rules are the system's, and follow from the style that the file gives them.
extension LayoutComparison {
  /// By content view of the actual layout: the cell that has another style now, and what is told of it.
  func cellStyles() -> [Int: (cell: Int, input: InputChange)] {
    let (before, after) = (styles(expected), styles(actual))
    var result: [Int: (cell: Int, input: InputChange)] = [:]
    for content in actual.views.indices {
      guard let cell = actual.views[content].parent, actual.views[cell].content.kind == .tableCell,
        views.toExpected[cell] != nil, let other = views.toExpected[content],
        expected.views[other].parent == views.toExpected[cell]
      else { continue }
      // One that the system places nothing in is of no style of its.
      let (new, was) = (after[content], before[other])
      guard let style = new ?? .some(Self.custom), let old = was ?? .some(Self.custom), style != old else { continue }
      let view = actual.views[cell]
      var change = Change(
        .styleChanged, .view(path: view.path, id: view.content.id),
        "style of '\(name(view))' is \(style) instead of \(old)", before: old, after: style, span: view.content.span,
        trait: .style)
      change.beforeFrame = views.toExpected[cell].map { expected.views[$0].pixelFrame }
      change.afterFrame = view.pixelFrame
      result[content] = (cell, InputChange(change, .view(cell)))
    }
    return result
  }

  /// What Interface Builder calls a cell that is laid out by its own rules.
  private static let custom = "custom"

  /// The picture that a cell of a style fits into its row by a rule, on one side: which one it is, is told with that.
  func fittedPicture(_ rule: SolvedConstraint, _ layout: SolvedLayout) -> InputChange.Edit? {
    guard content(of: rule, layout) != nil, rule.first.attribute.kind == .size,
      let picture = rule.first.item.view, layout.views[picture].content.kind == .image,
      let now = views.actualPosition(of: layout.views[picture].content.id)
    else { return nil }
    return .view(now)
  }

  /// How much a row leaves the picture that the system puts into it, where that is another; nil of other rules.
  func pictureRoom(_ old: SolvedConstraint, _ new: SolvedConstraint) -> String? {
    guard fittedPicture(new, actual) != nil, let picture = new.first.item.view else { return nil }
    let side = new.first.attribute.axis == .horizontal ? "wide" : "high"
    return "room for '\(name(actual.views[picture]))' in its row is \(Wording.number(new.constant)) \(side) instead of "
      + Wording.number(old.constant)
  }

  /// How large a row of a Mac's table is drawn that finds out the heights of its rows, or where, where that is another; nil of
  /// other rules. Nobody wrote it.
  func drawnRow(_ old: SolvedConstraint, _ new: SolvedConstraint) -> String? {
    guard actual.environment.isMac, new.group == "cells", let row = new.first.item.view,
      let table = actual.views[row].parent,
      actual.views[table].content.kind == .table
    else { return nil }
    let words: [LayoutAttribute: String] = [
      .height: "high", .width: "wide", .top: "from the top", .left: "from the left",
    ]
    return words[new.first.attribute].map {
      "'\(name(actual.views[row]))' is drawn \(Wording.number(new.constant)) \($0) instead of "
        + Wording.number(old.constant)
    }
  }

  /// The cell of another style that a rule is of, on one side, or of another accessory, which stands beside what the rule places.
  func styledCell(
    _ rule: SolvedConstraint, _ layout: SolvedLayout, _ styles: [Int: (cell: Int, input: InputChange)]
  ) -> InputChange.Edit? {
    guard let content = content(of: rule, layout) else { return nil }
    let id = layout.views[content].content.id
    guard let now = views.actualPosition(of: id) else { return nil }
    if let style = styles[now] { return .view(style.cell) }
    guard rule.first.attribute.axis == .horizontal, let cell = actual.views[now].parent,
      let other = views.toExpected[cell],
      expected.views[other].content.style != actual.views[cell].content.style
    else { return nil }
    return .view(cell)
  }

  /// The content view in which a rule of a cell's style holds.
  private func content(of rule: SolvedConstraint, _ layout: SolvedLayout) -> Int? {
    guard rule.group == "cells", rule.label.hasPrefix("cells["),
      let parent = rule.first.item.view.flatMap({ layout.views[$0].parent }),
      layout.views[parent].parent.map({ layout.views[$0].content.kind == .tableCell }) ?? false
    else { return nil }
    return parent
  }

  /// The styles of cells, by their content views, as their rules show them; nil where they show none of these.
  private func styles(_ layout: SolvedLayout) -> [Int: String?] {
    var rules: [Int: [SolvedConstraint]] = [:]
    for rule in layout.constraints where rule.origin == .authored {
      if let content = content(of: rule, layout) { rules[content, default: []].append(rule) }
    }
    return rules.mapValues { rules in
      func has(_ first: LayoutAttribute, _ second: LayoutAttribute, _ relation: LayoutRelation = .equal) -> Bool {
        rules.contains { rule in
          rule.relation == relation && rule.terms.first?.anchor.attribute == first
            && rule.terms.last?.anchor.attribute == second
        }
      }
      if has(.bottom, .centerY) { return "subtitle" }
      if has(.firstBaseline, .firstBaseline) {
        return has(.leading, .trailing, .greaterThanOrEqual) ? "right detail" : "left detail"
      }
      return has(.top, .top) && has(.bottom, .bottom) ? "basic" : nil
    }
  }
}
