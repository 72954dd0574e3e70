package import ProofModel

/// A view or a guide that a constraint speaks of, by position.
typealias LayoutItem = SolvedConstraint.Item

/// One term of a rule in the words of layout: `coefficient · item.attribute`.
struct AnchorTerm: Hashable, Sendable {
  var item: LayoutItem
  var attribute: LayoutAttribute
  var coefficient: Double

  init(_ item: LayoutItem, _ attribute: LayoutAttribute, _ coefficient: Double = 1) {
    self.item = item
    self.attribute = attribute
    self.coefficient = coefficient
  }
}

/// Σ coefficient · anchor + numbers, before it is put into one space.
struct AnchorForm: Hashable, Sendable {
  var terms: [AnchorTerm] = []
  var constant = 0.0
  /// Shares of numbers that change with the device and not with the views: margins, the screen's size.
  var parameters: [ParameterTerm] = []
  /// Shares that get their meaning once it is known what stands on the two sides: standard gaps, and shares of the
  /// screen and the window, of which the rule's first attribute takes the width or the height.
  var standard = 0.0
  var screenShare = 0.0
  var windowShare = 0.0

  struct ParameterTerm: Hashable, Sendable {
    var parameter: Parameter
    var coefficient: Double
  }

  init(_ constant: Double = 0) { self.constant = constant }
  init(_ item: LayoutItem, _ attribute: LayoutAttribute) { terms = [AnchorTerm(item, attribute)] }
  init(_ parameter: Parameter) { parameters = [ParameterTerm(parameter: parameter, coefficient: 1)] }

  /// A number that is the same on all devices.
  var isPlainNumber: Bool {
    terms.isEmpty && parameters.isEmpty && standard == 0 && screenShare == 0 && windowShare == 0
  }

  /// A number of the form as it stands on the right, its first term alone on the left: `title.width - 8` says 8.
  func onRight(_ number: Double) -> Double { number == 0 ? 0 : -number / (terms.first?.coefficient ?? 1) }

  mutating func add(_ other: AnchorForm, _ factor: Double = 1) {
    constant += factor * other.constant
    standard += factor * other.standard
    screenShare += factor * other.screenShare
    windowShare += factor * other.windowShare
    for term in other.terms {
      if let same = terms.firstIndex(where: { $0.item == term.item && $0.attribute == term.attribute }) {
        terms[same].coefficient += factor * term.coefficient
      } else {
        terms.append(AnchorTerm(term.item, term.attribute, factor * term.coefficient))
      }
    }
    for term in other.parameters {
      if let same = parameters.firstIndex(where: { $0.parameter == term.parameter }) {
        parameters[same].coefficient += factor * term.coefficient
      } else {
        parameters.append(ParameterTerm(parameter: term.parameter, coefficient: factor * term.coefficient))
      }
    }
  }

  func scaled(_ factor: Double) -> AnchorForm {
    var result = AnchorForm()
    result.add(self, factor)
    return result
  }

  /// Without the terms that cancelled.
  var tidied: AnchorForm {
    var result = self
    result.terms.removeAll { $0.coefficient == 0 }
    result.parameters.removeAll { $0.coefficient == 0 }
    return result
  }
}

/// A number that rules use and that changes with the device, or with what was solved before: kept as a variable of
/// its own, so that another device changes right-hand sides only.
package enum Parameter: Hashable, Sendable {
  case screenWidth, screenHeight, windowWidth, windowHeight
  /// The distance of a view's safe area from the view's edge.
  case safeArea(Edge, of: Int)
  /// The whole margin on that side, safe area included.
  case margin(Edge, of: Int)
  /// The distance of a view's readable guide from the view's left or right edge.
  case readable(Edge, of: Int)
  /// From the top of the alignment rect down to the baseline.
  case firstBaseline(of: Int)
  case lastBaseline(of: Int)
  /// Where a flow layout puts a cell, in its collection: `.left` or `.top`.
  case flow(Edge, of: Int)

  /// The axis along which it is a distance or a length.
  package var axis: Axis {
    switch self {
    case .screenWidth, .windowWidth: return .horizontal
    case .screenHeight, .windowHeight, .firstBaseline, .lastBaseline: return .vertical
    case .safeArea(let edge, _), .margin(let edge, _), .readable(let edge, _), .flow(let edge, _): return edge.axis
    }
  }
}
