import UIKitNames

/// The closing example of the small layout language. The same as `layout-words.proof.yaml`.
public final class LayoutWordsViewController: UIViewController {
  public let v1 = UIView()
  public let v2 = UIView()
  public let l1 = UILabel()
  public let l2 = UILabel()
  private let tall: Float

  /// - Parameter tall: how much the second view wants to be 400 high; it also wants to be 10 higher than the first, at
  ///   500.
  public init(tall: Float = 499) {
    self.tall = tall
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    v1.backgroundColor = UIColor(red: 0xF2 / 255.0, green: 0x78 / 255.0, blue: 0x5C / 255.0, alpha: 1)
    v2.backgroundColor = UIColor(red: 0x2F / 255.0, green: 0x8F / 255.0, blue: 0x9D / 255.0, alpha: 1)
    v1.layer.cornerRadius = 6
    v2.layer.cornerRadius = 6
    l1.text = "First one"
    l2.text = "Second"

    view.addSubviews(v1, v2, l1, l2)
    view.addConstraints(v1.layoutInside(view, Inset(120, from: .top), Inset(60, from: .left)))
    view.addConstraints(v1.constrainWidth(toWidth: 44) + v1.constrainHeight(toHeight: 44))
    view.addConstraints(v2.layoutBelow(v1, offsetBy: 8))
    view.addConstraints(v2.alignWith(v1, edge: .left, offsetBy: 5))
    view.addConstraints(v2.constrainWidth(toView: v1, plus: 20))
    view.addConstraints(v2.constrainHeight(toView: v1, plus: 10).withPriority(500))
    view.addConstraints(v2.constrainHeight(toHeight: 400).withPriority(tall))
    view.addConstraints(l1.layoutBelow(v2, offsetBy: 40) + l1.alignWith(v1, edge: .left))
    view.addConstraints(l2.layoutAfter(l1, offsetBy: 15) + l2.alignBaselineWith(l1))
  }
}
