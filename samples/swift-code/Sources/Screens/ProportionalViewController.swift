import UIKitNames

/// A tree drawn at 600 × 600 that scales with its square as if it were a picture. The same as
/// `proportional.proof.yaml`.
public final class ProportionalViewController: UIViewController {
  public enum Mode: Sendable {
    case stretch, aspectFit, aspectFill
  }

  public let square = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
  public let a = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  public let a1 = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
  public let label = FontAdjustingLabel(frame: CGRect(x: 26, y: 64, width: 108, height: 50))
  public let a2 = UIView(frame: CGRect(x: 158, y: 18, width: 69, height: 113))
  public let a3 = UIView(frame: CGRect(x: 150, y: 150, width: 150, height: 150))
  public let b = UIView(frame: CGRect(x: 300, y: 300, width: 300, height: 300))
  public let b1 = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
  public let b2 = UIView(frame: CGRect(x: 150, y: 150, width: 150, height: 150))
  private let mode: Mode

  public init(_ mode: Mode) {
    self.mode = mode
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    drawTree()
    square.enumerateSubviews { subview in
      subview.removePrototypingConstraints()
      subview.addProportionalOriginConstraints()
      subview.addProportionalSizeConstraints()
    }
    placeSquare()
  }

  private func drawTree() {
    label.text = "Label"
    label.textAlignment = .center
    label.font = UIFont.systemFont(ofSize: 17)
    square.layer.borderWidth = 1
    square.backgroundColor = .white
    let colors: [(UIView, Int)] = [
      (a, 0xD6E9F8), (a1, 0xF4E3B2), (a2, 0xF2A541), (a3, 0x7FB4DA), (b, 0x7FB4DA), (b1, 0x2F6690), (b2, 0xD6E9F8),
    ]
    for (view, rgb) in colors {
      view.backgroundColor = UIColor(
        red: CGFloat(rgb >> 16) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
    }
    for (inner, outer) in [
      (square, view!), (a, square), (a1, a), (label, a1), (a2, a), (a3, a), (b, square), (b1, b), (b2, b),
    ] as [(UIView, UIView)] {
      outer.addSubview(inner)
    }
  }

  private func placeSquare() {
    square.translatesAutoresizingMaskIntoConstraints = false
    var rules = [
      square.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      square.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ]
    let wishes = [
      square.widthAnchor.constraint(equalTo: view.widthAnchor),
      square.heightAnchor.constraint(equalTo: view.heightAnchor),
    ]
    if mode != .stretch {
      wishes.withPriority(750)
      rules.append(square.widthAnchor.constraint(equalTo: square.heightAnchor))
    }
    if mode == .aspectFit {
      rules.append(square.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor))
      rules.append(square.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor))
    }
    if mode == .aspectFill {
      rules.append(square.widthAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor))
      rules.append(square.heightAnchor.constraint(greaterThanOrEqualTo: view.heightAnchor))
    }
    NSLayoutConstraint.activate(rules + wishes)
  }
}
