import UIKit

@IBDesignable
final class RatingView: UIView {
  @IBInspectable var spacing: CGFloat = 4 { didSet { stack.spacing = spacing } }
  var rating = 0 { didSet { update() } }
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    stack.spacing = spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor), stack.topAnchor.constraint(equalTo: topAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    update()
  }

  private func update() {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for place in 0..<5 {
      let dot = UIView()
      dot.backgroundColor = place < rating ? UIColor(named: "Brand") : .systemGray4
      dot.layer.cornerRadius = 5
      dot.widthAnchor.constraint(equalToConstant: 10).isActive = true
      dot.heightAnchor.constraint(equalToConstant: 10).isActive = true
      stack.addArrangedSubview(dot)
    }
  }
}
