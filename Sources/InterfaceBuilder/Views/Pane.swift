import ProofModel

/// A controller's screen as a part of another's: its view with rules and changes, and the bars that it brings.
struct Pane {
  var node: ViewNode
  /// Of the containers between this screen and the one around it: a stack's bar, a tab bar.
  var bars: [BarKind] = []
  var contents = BarContents()
  var groups: [ConstraintGroup] = []
  var overrides: [Override] = []
  var upwardViews: Set<String> = []
  /// By view id, what bars of panes inside this one say.
  var innerContents: [String: BarContents] = [:]

  /// The pane's view with its bars over it, to be put into another view, which it fills.
  func filling() -> ViewNode {
    var node = bordered()
    node.properties[.autoresize] = Located(.keywords(["width", "height"]), node.span)
    node.properties[.translates] = Located(.boolean(true), node.span)
    if node.properties[.frame] == nil {
      node.properties[.frame] = Located(.numbers([0, 0, 0, 0].map { .number($0) }), node.span)
    }
    return node
  }

  /// The same, to be placed by rules.
  func ruled() -> ViewNode {
    var node = bordered()
    node.properties[.autoresize] = nil
    node.properties[.translates] = Located(.boolean(false), node.span)
    return node
  }

  private func bordered() -> ViewNode {
    var node = node
    node.properties[.bars] = Located(.keywords(bars.map(\.rawValue)), node.span)
    return node
  }

  /// What is written of the pane's inner bars once its view has its bars.
  var allContents: [String: BarContents] {
    bars.isEmpty ? innerContents : innerContents.merging([node.id: contents]) { first, _ in first }
  }

  /// Takes over rules and changes of a pane that became a part of this one.
  mutating func adopt(_ inner: Pane) {
    groups += inner.groups
    overrides += inner.overrides
    upwardViews.formUnion(inner.upwardViews)
    innerContents.merge(inner.allContents) { first, _ in first }
  }

  /// The pane where its width is always compact: size classes that ask for another one never hold.
  func inCompactWidth() -> Pane {
    var pane = self
    pane.overrides = overrides.compactMap { override in
      switch override.condition.assuming(width: .compact) {
      case nil: return nil
      case let condition?: return Override(condition: condition, set: override.set)
      }
    }
    return pane
  }
}

extension Condition {
  /// What is left to ask where the width class is known; nil: it never holds.
  func assuming(width: SizeClass) -> Condition? {
    switch self {
    case .widthClass(let wanted): return wanted == width ? .always : nil
    case .and(let parts):
      var left: [Condition] = []
      for part in parts {
        guard let rest = part.assuming(width: width) else { return nil }
        if rest != .always { left.append(rest) }
      }
      return left.isEmpty ? .always : left.count == 1 ? left[0] : .and(left)
    case .or(let parts):
      let left = parts.compactMap { $0.assuming(width: width) }
      if left.isEmpty { return nil }
      return left.contains(.always) ? .always : left.count == 1 ? left[0] : .or(left)
    case .not(let inner):
      guard let rest = inner.assuming(width: width) else { return .always }
      return rest == .always ? nil : .not(rest)
    default: return self
    }
  }
}
