import Testing
import UIKitNames

/// Margins that are a share of the whole screen.
@Suite struct PercentTests {
  private final class PercentController: UIViewController {
    let upper = UIView()
    let lower = UIView()
    private(set) var gap: PercentLayoutConstraint?

    override func viewDidLoad() {
      super.viewDidLoad()
      for part in [upper, lower] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        part.heightAnchor.constraint(equalToConstant: 50).isActive = true
        percent(0.1, part, .leading, view, .leading)
        // The order of the items decides the side: this one insets.
        percent(0.1, view, .trailing, part, .trailing)
      }
      percent(0.1, upper, .top, view, .top)
      gap = percent(0.05, lower, .top, upper, .bottom)
    }

    @discardableResult
    private func percent(
      _ share: CGFloat, _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ second: UIView,
      _ other: NSLayoutConstraint.Attribute
    ) -> PercentLayoutConstraint {
      let constraint = PercentLayoutConstraint(
        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other, multiplier: 1,
        constant: 7)
      constraint.marginPercent = share
      constraint.isActive = true
      return constraint
    }
  }

  @Test func sharesOfTheScreen() {
    // Without a proof around it the screen is an iPhone 8's: 375 × 667.
    let controller = PercentController()
    show(controller, 375, 667)
    #expect(isNear(controller.upper.frame, CGRect(x: 37.5, y: 66.7, width: 300, height: 50)))
    #expect(isNear(controller.lower.frame.minY, 150.05))
  }

  @Test func zeroIsOff() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = UIView()
    root.addSubviews(box)
    let constraint = PercentLayoutConstraint(
      item: box, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading, multiplier: 1, constant: 7)
    constraint.marginPercent = 0
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 7)
  }

  @Test func otherAttributesKeepTheirConstant() {
    let box = UIView()
    let constraint = PercentLayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 90)
    constraint.marginPercent = 0.5
    #expect(constraint.constant == 90)
  }

  /// The article's way in code: a share of that view's width, also for a gap down the screen.
  @Test func shareOfAViewsWidth() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let (upper, lower) = (UIView(), UIView())
    view.addSubviews(upper, lower)
    let gap = lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: view.bounds.width * 0.05)
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: view.topAnchor), upper.heightAnchor.constraint(equalToConstant: 10), gap,
    ])
    view.layoutIfNeeded()
    #expect(lower.frame.minY == 28.75)
  }
}
