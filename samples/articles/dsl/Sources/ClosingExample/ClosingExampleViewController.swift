import UIKitNames

/// Two boxes and two labels, placed by the words of the small layout language. The same as `closing-example.proof.yaml`.
public final class ClosingExampleViewController: UIViewController {
  public let small = UIView()
  public let tall = UIView()
  public let first = UILabel()
  public let second = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    small.backgroundColor = .red
    tall.backgroundColor = .blue
    first.text = "Label 1"
    second.text = "Label 2"
    for label in [first, second] { label.backgroundColor = .yellow }
    view.addSubviews(small, tall, first, second)

    var constraints: [NSLayoutConstraint] = []
    constraints += small.layoutInside(view, insets: Inset(120, from: .top), Inset(60, from: .left))
    constraints += small.constrainWidth(.equal, toWidth: 44)
    constraints += small.constrainHeight(.equal, toHeight: 44)

    constraints += tall.constrainWidth(.equal, toWidth: 64)
    constraints += tall.constrainHeight(.equal, toView: small, plus: 10).withPriority(500)
    // Weaker than the one above, so it is beaten.
    constraints += tall.constrainHeight(.equal, toHeight: 400).withPriority(499)
    constraints += tall.alignWith(small, edge: .left, offsetBy: 5)
    constraints += tall.layoutBelow(small, distance: 8)

    constraints += first.alignWith(small, edge: .left, offsetBy: 0)
    constraints += first.layoutBelow(tall, distance: 40)
    constraints += second.alignBaselineWith(first, offsetBy: 0)
    constraints += second.layoutAfter(first, distance: 15)
    view.addConstraints(constraints)
  }
}
