import UIKitNames

/// The layout of 'MarginsViewController', from Margins.storyboard.
@MainActor struct MarginsViewControllerLayout {
  let upper = UIView()
  let lower = UIView()

  /// Puts the views into `root` and activates their constraints.
  func install(in root: UIView) {
    upper.translatesAutoresizingMaskIntoConstraints = false
    lower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(upper)
    root.addSubview(lower)
    percent(
      0.1,
      PercentLayoutConstraint(
        item: upper, attribute: .leading, relatedBy: .equal,
        toItem: root, attribute: .leading, multiplier: 1, constant: 0)
    ).isActive = true
    percent(
      0.1,
      PercentLayoutConstraint(
        item: root, attribute: .trailing, relatedBy: .equal,
        toItem: upper, attribute: .trailing, multiplier: 1, constant: 0)
    ).isActive = true
    percent(
      0.1,
      PercentLayoutConstraint(
        item: upper, attribute: .top, relatedBy: .equal,
        toItem: root, attribute: .top, multiplier: 1, constant: 0)
    ).isActive = true
    NSLayoutConstraint(
      item: upper, attribute: .height, relatedBy: .equal,
      toItem: root, attribute: .height, multiplier: 0.3, constant: 0
    ).isActive = true
    percent(
      0.05,
      PercentLayoutConstraint(
        item: lower, attribute: .top, relatedBy: .equal,
        toItem: upper, attribute: .bottom, multiplier: 1, constant: 0)
    ).isActive = true
    NSLayoutConstraint(
      item: lower, attribute: .leading, relatedBy: .equal,
      toItem: upper, attribute: .leading, multiplier: 1, constant: 0
    ).isActive = true
    NSLayoutConstraint(
      item: lower, attribute: .width, relatedBy: .equal,
      toItem: upper, attribute: .width, multiplier: 1.0 / 3, constant: 0
    ).isActive = true
    NSLayoutConstraint(
      item: lower, attribute: .height, relatedBy: .equal,
      toItem: upper, attribute: .height, multiplier: 1, constant: 0
    ).isActive = true
  }

  /// The constraint with a share of the screen for its constant, which its class keeps on every turn.
  private func percent(_ share: CGFloat, _ constraint: PercentLayoutConstraint) -> NSLayoutConstraint {
    constraint.marginPercent = share
    return constraint
  }
}
