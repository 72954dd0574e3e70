internal import Foundation
internal import ProofModel

extension LayoutConstraint {
  /// The constraints that a visual format says, inactive: for each view its gap and its sizes, alignments last.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], file: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutConstraint] {
    do {
      return try checkedConstraints(
        withVisualFormat: format, options: opts, metrics: metrics, views: views, file: file, line: line)
    } catch {
      fatalError(error.description)
    }
  }

  /// The same, but throws where the format says nothing that can be laid out.
  public class func checkedConstraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any], file: StaticString = #fileID, line: UInt = #line
  ) throws(LayoutMistake) -> [LayoutConstraint] {
    let place = CodePlace(file: file, line: line)
    let parsed: VisualFormat
    do {
      parsed = try VisualFormatParser.parse(format, isView: { views[$0] != nil }, locate: { _ in nil })
    } catch {
      throw LayoutMistake(
        id: error.id, message: "the visual format can't be read:\n" + error.caretText(in: format), hint: error.hint,
        file: "\(file)", line: Int(line))
    }
    var reading = VisualFormatReading(
      format: parsed, options: opts, metrics: metrics ?? [:], views: views, place: place)
    return try reading.constraints()
  }
}

/// A parsed format on its way to constraints, with the names that it uses.
private struct VisualFormatReading {
  let format: VisualFormat
  let options: LayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  let place: CodePlace
  private var made: [LayoutConstraint] = []

  init(
    format: VisualFormat, options: LayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any],
    place: CodePlace
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
    self.place = place
  }

  mutating func constraints() throws(LayoutMistake) -> [LayoutConstraint] {
    var items: [(any LayoutItem)?] = []
    for element in format.elements { items.append(try item(element.view)) }
    let usesSuperview = items.contains { $0 == nil }
    let superview = items.lazy.compactMap { $0 }.first.flatMap {
      ($0 as? View)?.superview ?? ($0 as? LayoutGuide)?.owner
    }
    if usesSuperview, superview == nil {
      throw mistake("no-superview", "'|' is the superview of the views, and they have none yet", hint: "add them first")
    }
    for axis in format.axes {
      for position in format.elements.indices {
        if position > 0 { try addGap(position, items, superview, axis) }
        guard let item = items[position] else { continue }
        try addSizes(format.elements[position], item, axis)
      }
      try addAlignments(items.compactMap { $0 }, axis)
    }
    return made
  }

  private func item(_ reference: ItemReference?) throws(LayoutMistake) -> (any LayoutItem)? {
    guard let reference else { return nil }
    guard let any = views[reference.text] else {
      throw mistake(
        "no-such-view", "the visual format names '\(reference.text)', which is no key of views",
        hint: NearestNames.hint(for: reference.text, in: views.keys.sorted()))
    }
    guard let item = LayoutConstraint.item(any) else {
      throw mistake("no-such-view", "'\(reference.text)' in views is no view and no guide")
    }
    return item
  }

  private mutating func addGap(
    _ position: Int, _ items: [(any LayoutItem)?], _ superview: View?, _ axis: ProofModel.Axis
  ) throws(LayoutMistake) {
    let (near, far) = edges(axis)
    let isReversed = axis == .horizontal && options.contains(.directionRightToLeft)
    let before = items[position - 1]
    let after = items[position]
    guard let first = before ?? superview, let second = after ?? superview else { return }
    for predicate in format.elements[position].gap {
      var firstEdge = before == nil ? near : far
      var secondEdge = after == nil ? far : near
      var constant = 0.0
      if let amount = try number(predicate.amount) {
        constant = amount
      } else if before == nil {
        firstEdge = margin(near)
      } else if after == nil {
        secondEdge = margin(far)
      } else {
        constant = 8
      }
      // Right to left runs against the axis: the earlier view's edge is the greater one.
      if isReversed {
        try add(first, firstEdge, predicate, second, secondEdge, constant)
      } else {
        try add(second, secondEdge, predicate, first, firstEdge, constant)
      }
    }
  }

  private mutating func addSizes(
    _ element: VisualFormat.Element, _ item: any LayoutItem, _ axis: ProofModel.Axis
  ) throws(LayoutMistake) {
    let attribute: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    for predicate in element.size {
      if case .view(let reference) = predicate.amount {
        try add(item, attribute, predicate, self.item(reference), attribute, 0)
      } else {
        try add(item, attribute, predicate, nil, .notAnAttribute, number(predicate.amount) ?? 8)
      }
    }
  }

  private mutating func addAlignments(_ items: [any LayoutItem], _ axis: ProofModel.Axis) throws(LayoutMistake) {
    for attribute in options.alignments {
      guard attribute.model?.axis != axis else {
        throw mistake(
          "illegal-alignment",
          "views in a \(axis.rawValue) row can't be aligned on '\(attribute)', which lies along it",
          hint: axis == .horizontal ? ".alignAllTop, .alignAllCenterY" : ".alignAllLeading, .alignAllCenterX")
      }
      let same = VisualFormat.Predicate(amount: .number(0))
      for (left, right) in zip(items, items.dropFirst()) { try add(left, attribute, same, right, attribute, 0) }
    }
  }

  private mutating func add(
    _ first: any LayoutItem, _ attribute: LayoutConstraint.Attribute, _ predicate: VisualFormat.Predicate,
    _ second: (any LayoutItem)?, _ other: LayoutConstraint.Attribute, _ constant: Double
  ) throws(LayoutMistake) {
    let relation: LayoutConstraint.Relation
    switch predicate.relation {
    case .equal: relation = .equal
    case .lessThanOrEqual: relation = .lessThanOrEqual
    case .greaterThanOrEqual: relation = .greaterThanOrEqual
    }
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
      constant: CGFloat(constant), file: place.file, line: place.line)
    var priority = predicate.priority
    if let metric = predicate.priorityMetric { priority = try self.metric(metric.name) }
    constraint.priority = LayoutPriority(Float(priority))
    made.append(constraint)
  }

  /// Points; nil for the standard gap.
  private func number(_ amount: VisualFormat.Amount) throws(LayoutMistake) -> Double? {
    switch amount {
    case .number(let value): return value
    case .standard: return nil
    case .view(let reference): return try metric(reference.text)
    case .metric(let name, _): return try metric(name)
    }
  }

  private func metric(_ name: String) throws(LayoutMistake) -> Double {
    switch metrics[name] {
    case let value as CGFloat: return Double(value)
    case let value as Double: return value
    case let value as Int: return Double(value)
    case let value as Float: return Double(value)
    case let value as NSNumber: return value.doubleValue
    default:
      throw mistake(
        "no-such-metric", "the visual format names the metric '\(name)', which is no number in metrics",
        hint: NearestNames.hint(for: name, in: metrics.keys.sorted()))
    }
  }

  private func edges(
    _ axis: ProofModel.Axis
  ) -> (near: LayoutConstraint.Attribute, far: LayoutConstraint.Attribute) {
    guard axis == .horizontal else { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }

  private func margin(_ edge: LayoutConstraint.Attribute) -> LayoutConstraint.Attribute {
    switch edge {
    case .left: return .leftMargin
    case .right: return .rightMargin
    case .leading: return .leadingMargin
    case .trailing: return .trailingMargin
    case .top: return .topMargin
    default: return .bottomMargin
    }
  }

  private func mistake(_ id: String, _ message: String, hint: String? = nil) -> LayoutMistake {
    LayoutMistake(id: id, message: message, hint: hint, file: "\(place.file)", line: Int(place.line))
  }
}
