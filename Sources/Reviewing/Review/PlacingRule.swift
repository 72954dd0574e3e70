import AutoLayout
import Foundation
import ProofModel
import Resolving

/// A rule that says where a view lies or how large it is, from that view: its attribute, what it is tied to, and how
/// far that is; or, without a rule, what a view stands between in the stack that arranges it, or where it was drawn.
struct PlacingRule: Hashable, Sendable {
  /// What it is tied to.
  struct Other: Hashable, Sendable {
    /// In words: `'Box'`, `the safe area`.
    var words: String
    /// The attribute, without the margin that the words name.
    var attribute: LayoutAttribute
    /// Whether it lies around the view.
    var isAround: Bool
    /// Whether it is one of the guides that a controller's bars end at.
    var isOfBars = false
  }

  /// The view's id.
  var view: String
  /// The view's name.
  var name: String
  var attribute: LayoutAttribute
  var relation: LayoutRelation
  /// Nil where the rule is a length.
  var other: Other?
  var multiplier: Double
  var constant: Double
  /// ` @750`; empty where the rule must hold.
  var priority: String
  /// The rule as an equation.
  var text: String
  /// What it stands between, `between 'Back' and 'Next' in 'Row'`, or where it was drawn: `100 × 40 at 20, 60 in 'Row'`; nil of rules.
  var order: String?

  private init(of view: Int, called name: String?, in layout: SolvedLayout) {
    let content = layout.views[view].content
    (self.view, self.name) = (content.id, name ?? content.name)
    (attribute, relation, multiplier, constant, priority, text) = (.leading, .equal, 1, 0, "", "")
  }

  /// The place that a view was drawn at.
  init(drawn view: Int, called name: String?, _ frame: Rect, in layout: SolvedLayout) {
    self.init(of: view, called: name, in: layout)
    let numbers = [frame.width, frame.height, frame.x, frame.y].map { $0.shortText(digits: 2) }
    let around = layout.views[view].parent.map { layout.views[$0] }
    let name = around.map { $0.parent == nil ? "root" : $0.content.name } ?? ""
    // A Mac's file counts from below.
    let place = layout.environment.isMac ? "from the top left of" : "in"
    order = "\(numbers[0]) × \(numbers[1]) at \(numbers[2]), \(numbers[3]) \(place) '\(name)'"
  }

  /// The place of a view in a stack's order.
  init(arranged view: Int, called name: String?, by stack: Int, in layout: SolvedLayout) {
    self.init(of: view, called: name, in: layout)
    let row = layout.views.indices.filter { other in
      layout.views[other].parent == stack && layout.views[other].content.kind != .guide
    }
    let place = "'\(layout.views[stack].content.name)'"
    func called(_ other: Int) -> String { "'\(layout.views[other].content.name)'" }
    order =
      switch (row.last { $0 < view }, row.first { $0 > view }) {
      case (let one?, let other?): "between \(called(one)) and \(called(other)) in \(place)"
      case (let one?, nil): "the last in \(place), after \(called(one))"
      case (nil, let other?): "the first in \(place), before \(called(other))"
      case (nil, nil): "alone in \(place)"
      }
  }

  /// A rule as one of its views sees it; nil where it has another form than `first == multiplier × second + constant`, or says
  /// nothing of that view.
  ///
  /// - Parameter text: the rule with the names by which its views are called.
  init?(_ rule: SolvedConstraint, of view: Int, text: String, in layout: SolvedLayout) {
    guard rule.terms.count <= 2, let words = Equation(text, rule) else { return nil }
    self.view = layout.views[view].content.id
    self.text = text
    priority = words.priority
    let isFirst = rule.first.item == .view(view)
    guard isFirst || rule.second?.item == .view(view) && words.multiplier == 1 else { return nil }
    let (own, tied) = isFirst ? (rule.first, rule.second) : (rule.second ?? rule.first, rule.first)
    name = isFirst ? words.first : words.second
    attribute = own.attribute
    relation = isFirst ? words.relation : words.relation.reversed
    constant = isFirst ? words.constant : -words.constant
    multiplier = words.multiplier
    other = tied.map { [name] in
      Self.other($0, isFirst ? words.second : words.first, from: view, called: name, in: layout)
    }
  }

  private static func other(
    _ anchor: SolvedConstraint.Anchor, _ name: String, from view: Int, called own: String, in layout: SolvedLayout
  ) -> Other {
    let (inner, isMargin) = anchor.attribute.withinMargins
    switch anchor.item {
    case .view(let other):
      let isAround = other != view && sequence(first: view) { layout.views[$0].parent }.contains(other)
      let called = name != own ? "'\(name)'" : isAround ? "the '\(name)' around it" : "another '\(name)'"
      return Other(words: isMargin ? "the margins of \(called)" : called, attribute: inner, isAround: isAround)
    case .guide(let place):
      let guide = layout.guides[place]
      guard let kind = guide.kind else { return Other(words: "'\(name)'", attribute: inner, isAround: false) }
      let owner = name.hasSuffix(".\(kind.rawValue)") ? name.dropLast(kind.rawValue.count + 1) : ""
      let of = owner.isEmpty ? "" : " of '\(owner)'"
      let isAround = sequence(first: view) { layout.views[$0].parent }.contains(guide.owner)
      return Other(
        words: kind.words + of, attribute: inner, isAround: isAround,
        isOfBars: [.topLayout, .bottomLayout].contains(kind) && owner.isEmpty)
    }
  }

  /// The parts of a rule's text.
  private struct Equation {
    var first: String
    var second = ""
    var relation: LayoutRelation
    var multiplier = 1.0
    var constant = 0.0
    var priority = ""

    init?(_ text: String, _ rule: SolvedConstraint) {
      let end = ".\(rule.first.attribute.rawValue)"
      guard let relation = LayoutRelation.allCases.first(where: { text.contains("\(end) \($0.rawValue) ") }),
        let middle = text.firstRange(of: "\(end) \(relation.rawValue) ")
      else { return nil }
      self.relation = relation
      first = String(text[..<middle.lowerBound])
      var right = text[middle.upperBound...]
      if let at = right.range(of: " @", options: .backwards), Double(right[at.upperBound...]) != nil {
        priority = String(right[at.lowerBound...])
        right = right[..<at.lowerBound]
      }
      guard let second = rule.second else {
        guard let number = Double(right) else { return nil }
        constant = number
        return
      }
      guard let place = right.range(of: ".\(second.attribute.rawValue)", options: .backwards) else { return nil }
      let rest = right[place.upperBound...]
      if !rest.isEmpty {
        let sign: Double? = rest.hasPrefix(" + ") ? 1 : rest.hasPrefix(" - ") ? -1 : nil
        guard let sign, let number = Double(rest.dropFirst(3)) else { return nil }
        constant = sign * number
      }
      var name = right[..<place.lowerBound]
      for (sign, unit) in [(" * ", 1.0), ("% ", 0.01)] {
        guard let cut = name.range(of: sign), let number = Double(name[..<cut.lowerBound]) else { continue }
        multiplier = number * unit
        name = name[cut.upperBound...]
        break
      }
      guard multiplier > 0 else { return nil }
      self.second = String(name)
    }
  }
}

extension LayoutAttribute {
  /// The attribute of the rectangle within the margins, and whether it is one of these.
  fileprivate var withinMargins: (inner: LayoutAttribute, isMargin: Bool) {
    switch self {
    case .leftMargin: (.left, true)
    case .rightMargin: (.right, true)
    case .topMargin: (.top, true)
    case .bottomMargin: (.bottom, true)
    case .leadingMargin: (.leading, true)
    case .trailingMargin: (.trailing, true)
    case .centerXWithinMargins: (.centerX, true)
    case .centerYWithinMargins: (.centerY, true)
    default: (self, false)
    }
  }
}

extension LayoutGuideKind {
  /// What people call it.
  fileprivate var words: String {
    switch self {
    case .safe: "the safe area"
    case .margins: "the margins"
    case .readable: "the readable width"
    case .keyboard: "the keyboard"
    case .content: "the content"
    case .frame: "the frame"
    case .topLayout: "the top layout guide"
    case .bottomLayout: "the bottom layout guide"
    }
  }
}
