import ProofModel
import Resolving

/// Visual format: connections and sizes in the order of the string, alignments last (Auto Layout guide).
extension Lowering {
  mutating func lower(_ format: VisualFormat, _ context: RuleContext) {
    var items: [LayoutItem?] = []
    for element in format.elements {
      guard let reference = element.view else {
        items.append(nil)
        continue
      }
      guard let item = resolve(reference, context) else { return }
      items.append(item)
    }
    guard let first = items.compactMap({ $0 }).first else { return }
    guard case .view(let node) = first, let parent = nodes[node].parent else {
      report(
        "no-superview", "'\(lowered.name(first))' has no superview that '|' could mean", context.span,
        hint: "name views below the root")
      return
    }
    let resolved = items.map { $0 ?? .view(parent) }
    for axis in format.axes {
      for position in format.elements.indices {
        if position > 0 { lowerGap(format, resolved, position, axis, context) }
        lowerSizes(of: format.elements[position], resolved[position], axis, context)
      }
      lowerAlignments(format, items, axis, context)
    }
  }

  private mutating func lowerGap(
    _ format: VisualFormat, _ items: [LayoutItem], _ position: Int, _ axis: Axis, _ context: RuleContext
  ) {
    let (near, far) = edges(format.direction, axis)
    let beginsAtSuperview = format.elements[position - 1].view == nil
    let endsAtSuperview = format.elements[position].view == nil
    let before = AnchorForm(items[position - 1], beginsAtSuperview ? near : far)
    let after = AnchorForm(items[position], endsAtSuperview ? far : near)
    for predicate in format.elements[position].gap {
      guard let amount = amount(predicate.amount, axis, context), let priority = priority(predicate, context) else {
        continue
      }
      // Right to left runs against the axis: the earlier view's edge is the greater one.
      if format.direction == .rightToLeft, axis == .horizontal {
        emit(before, predicate.relation, after.adding(amount, 1), priority: priority, context)
      } else {
        emit(after, predicate.relation, before.adding(amount, 1), priority: priority, context)
      }
    }
  }

  private mutating func lowerSizes(
    of element: VisualFormat.Element, _ item: LayoutItem, _ axis: Axis, _ context: RuleContext
  ) {
    for predicate in element.size {
      guard let amount = amount(predicate.amount, axis, context), let priority = priority(predicate, context) else {
        continue
      }
      emit(
        AnchorForm(item, axis == .horizontal ? .width : .height), predicate.relation, amount,
        priority: priority, context)
    }
  }

  private mutating func lowerAlignments(
    _ format: VisualFormat, _ items: [LayoutItem?], _ axis: Axis, _ context: RuleContext
  ) {
    let views = items.compactMap { $0 }
    for attribute in format.alignments {
      guard attribute.axis != axis else {
        let legal =
          axis == .horizontal ? "alignAllTop, alignAllCenterY or a baseline" : "alignAllLeading or alignAllCenterX"
        report(
          "illegal-alignment",
          "views in a \(axis.rawValue) row can't be aligned on '\(attribute.rawValue)', which lies along the row",
          context.span, hint: legal)
        continue
      }
      for (left, right) in zip(views, views.dropFirst()) {
        emit(AnchorForm(left, attribute), .equal, AnchorForm(right, attribute), priority: 1000, context)
      }
    }
  }

  private mutating func amount(_ amount: VisualFormat.Amount, _ axis: Axis, _ context: RuleContext) -> AnchorForm? {
    switch amount {
    case .number(let value): return AnchorForm(value)
    case .metric(let name, let span): return number(named: name, span ?? context.span).map { AnchorForm($0) }
    case .view(let reference):
      return resolve(reference, context).map { AnchorForm($0, axis == .horizontal ? .width : .height) }
    case .standard:
      var form = AnchorForm()
      form.standard = 1
      return form
    }
  }

  private mutating func priority(_ predicate: VisualFormat.Predicate, _ context: RuleContext) -> Double? {
    guard let metric = predicate.priorityMetric else { return predicate.priority }
    return number(named: metric.name, metric.span ?? context.span)
  }

  /// The edges at which a row begins and ends.
  private func edges(_ direction: VisualFormat.Direction, _ axis: Axis) -> (near: LayoutAttribute, far: LayoutAttribute)
  {
    guard axis == .horizontal else { return (.top, .bottom) }
    switch direction {
    case .leadingToTrailing: return (.leading, .trailing)
    case .leftToRight: return (.left, .right)
    case .rightToLeft: return (.right, .left)
    }
  }
}
