import UIKitNames

/// A red view over the upper half and a label below it: what the four ways of laying them out have in common.
open class RedViewController: UIViewController {
  public let red = UIView()
  public let label = RedLabel()

  open override func loadView() {
    // As it was drawn, upright on a screen of 375 × 667 points; a window gives it another size.
    view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    view.backgroundColor = .white
    red.backgroundColor = UIColor(red: 1, green: 0x3B / 255.0, blue: 0x30 / 255.0, alpha: 1)
    label.text = "A label of its own size"
    label.font = UIFont.preferredFont(forTextStyle: .title2)
    view.addSubview(red)
    view.addSubview(label)
  }
}

/// A label 212 points wide and 48 high, whatever its text.
public final class RedLabel: UILabel {
  public override var intrinsicContentSize: CGSize { CGSize(width: 212, height: 48) }
}

/// The first way: anchors. They hold in every size, after every turn. The same as `red-anchors.proof.yaml`.
public final class RedAnchorsViewController: RedViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    red.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      red.topAnchor.constraint(equalTo: view.topAnchor),
      red.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      red.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      red.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
      label.topAnchor.constraint(equalTo: red.bottomAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    ])
  }
}

/// The second way: autoresizing masks share what a turn adds; close, but not perfect. The same as
/// `red-autoresizing.proof.yaml`.
public final class RedAutoresizingViewController: RedViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    red.frame = CGRect(x: 0, y: 0, width: 375, height: 333.5)
    red.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleBottomMargin]
    label.frame = CGRect(x: 20, y: 333.5, width: 212, height: 48)
    label.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin, .flexibleRightMargin]
  }
}

/// The third way: frames set by hand along with the turn. The same as `red-by-hand.proof.yaml`.
public final class RedTransitionViewController: RedViewController {
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    place(in: view.bounds.size)
  }

  public override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.place(in: size) }, completion: nil)
  }

  private func place(in size: CGSize) {
    red.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height / 2)
    label.frame = CGRect(x: 20, y: size.height / 2, width: 212, height: 48)
  }
}

/// The fourth way: frames set by hand whenever the view is laid out. The same as `red-by-hand.proof.yaml`.
public final class RedLayoutViewController: RedViewController {
  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    red.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height / 2)
    label.frame = CGRect(x: 20, y: view.bounds.height / 2, width: 212, height: 48)
  }
}
