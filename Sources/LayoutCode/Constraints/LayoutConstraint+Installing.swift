internal import Foundation
internal import ProofModel

extension LayoutConstraint {
  /// Whether its kinds of attributes go together at a glance; what does not is put before the engine's own rules.
  var isPlainlyLegal: Bool {
    guard spans.first == nil, spans.second == nil else { return true }
    guard storedValuesAreFinite, let attribute = firstAttribute.model else { return false }
    guard second != nil, let other = secondAttribute.model else { return attribute.kind == .size && second == nil }
    guard attribute.kind == other.kind else { return false }
    if attribute.kind == .size { return true }
    if attribute.axis != other.axis || multiplier == 0 { return false }
    return !(attribute.isDirectional && other.isAbsoluteHorizontal)
      && !(attribute.isAbsoluteHorizontal && other.isDirectional)
  }

  private var storedValuesAreFinite: Bool { constant.isFinite && multiplier.isFinite }

  /// Puts it on the nearest common superview of its items; what is wrong, if something is.
  func install() -> LayoutMistake? {
    guard let view = first?.layoutView else {
      return mistake("no-view-in-rule", "'\(equation)' has no view: it was removed or never set")
    }
    var ancestor: View? = view
    if let other = second?.layoutView { ancestor = Self.common(view, other) }
    if let from = spans.first?.origin?.item?.layoutView, let known = ancestor { ancestor = Self.common(known, from) }
    if let from = spans.second?.origin?.item?.layoutView, let known = ancestor { ancestor = Self.common(known, from) }
    guard let ancestor else {
      let names = [first, second].compactMap { $0?.layoutView?.displayName }.map { "'\($0)'" }
      return mistake(
        "no-common-ancestor",
        "'\(equation)' can't be activated: \(names.joined(separator: " and ")) have no superview in common",
        hint: "add both to one tree of views first")
    }
    install(on: ancestor)
    return nil
  }

  func install(on view: View) {
    holder = view
    order = Self.counter.next()
    view.installed.append(self)
    view.markUsesEngine()
    view.treeDidChange()
    view.constraintsDidChange()
    screenDidChange()
  }

  private static let counter = Counter()

  func uninstall() {
    guard let view = holder else { return }
    holder = nil
    // Deactivated in the order of activation or against it: found at an end.
    if view.installed.last === self {
      view.installed.removeLast()
    } else if let place = view.installed.firstIndex(where: { $0 === self }) {
      view.installed.remove(at: place)
    }
    view.treeDidChange()
    view.constraintsDidChange()
  }

  private static func common(_ first: View, _ second: View) -> View? {
    if first === second || second.parent === first { return first }
    if first.parent === second { return second }
    if let shared = first.parent, shared === second.parent { return shared }
    var candidate: View? = first
    while let view = candidate {
      if second.isDescendant(of: view) { return view }
      candidate = view.parent
    }
    return nil
  }

  func mistake(changingTo priority: LayoutPriority) -> LayoutMistake? {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      return mistake(
        "priority-out-of-range",
        "a priority lies above 0 and at most at 1000, '\(equation)' is given \(Double(priority.rawValue).shortText)",
        hint: ".required is 1000, .defaultHigh 750, .defaultLow 250")
    }
    guard holder != nil, (priority == .required) != (self.priority == .required) else { return nil }
    return mistake(
      "required-changed-while-active",
      "'\(equation)' is active, and whether it is required can't change then: it has \(self.priority.rawValue) "
        + "and is given \(priority.rawValue)",
      hint: "deactivate it first, or begin with 999")
  }

  func mistake(_ id: String, _ message: String, hint: String? = nil) -> LayoutMistake {
    LayoutMistake(id: id, message: message, hint: hint, file: "\(place.file)", line: Int(place.line))
  }

  /// The constraint as a rule would write it, by the views' names.
  var equation: String {
    func side(_ item: (any LayoutItem)?, _ attribute: Attribute) -> String {
      "\(item.map(ViewNames.name) ?? "nothing").\(attribute.model?.rawValue ?? "notAnAttribute")"
    }
    var right = ""
    if secondAttribute != .notAnAttribute || second != nil {
      right = side(second, secondAttribute)
      if multiplier != 1 { right = "\(Double(multiplier).shortText) * \(right)" }
    }
    let number = Double(constant)
    if right.isEmpty {
      right = number.shortText
    } else if number != 0 {
      right += number < 0 ? " - \((-number).shortText)" : " + \(number.shortText)"
    }
    let strength = priority == .required ? "" : " @\(Double(priority.rawValue).shortText)"
    return "\(side(first, firstAttribute)) \(relation.model.rawValue) \(right)\(strength)"
  }
}

/// Counts up, from any thread.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value: UInt64 = 0

  func next() -> UInt64 {
    lock.lock()
    defer { lock.unlock() }
    value += 1
    return value
  }
}
