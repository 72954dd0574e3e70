import AutoLayout
import Resolving
import Testing
import UIKitNames

/// The first words of layout code: anchors, masks, stacks, fitting.
@Suite struct CoreTests {
  private func root(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func anchorsPlaceAView() {
    let root = root()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 20, width: 288, height: 144))
  }

  @Test func aChangedConstantMovesTheView() {
    let root = root()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
    NSLayoutConstraint.activate([
      top, view.leftAnchor.constraint(equalTo: root.leftAnchor), view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    top.constant = 50
    #expect(view.frame.minY == 20)
    root.layoutIfNeeded()
    #expect(view.frame.minY == 50)
    root.frame.size.height = 100
    top.isActive = false
    view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minY == 90)
  }

  @Test func aStackArrangesItsViews() {
    let root = root()
    let (a, b) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.spacing = 10
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 155, height: 44))
    #expect(b.frame == CGRect(x: 165, y: 0, width: 155, height: 44))
    a.isHidden = true
    root.layoutIfNeeded()
    #expect(b.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test func aLabelIsAsLargeAsItsText() {
    let label = UILabel()
    label.text = "Title"
    let size = label.intrinsicContentSize
    #expect(size.width > 20 && size.width < 60)
    #expect(size.height == 20.5)
    label.sizeToFit()
    #expect(label.bounds.size == size)
  }

  @Test func masksFollowTheSuperview() {
    let root = root(375, 667)
    let red = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 333.5))
    red.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleBottomMargin]
    let label = UILabel(frame: CGRect(x: 20, y: 333.5, width: 212, height: 48))
    label.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin, .flexibleRightMargin]
    root.addSubview(red)
    root.addSubview(label)
    root.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
    root.layoutIfNeeded()
    #expect(red.frame == CGRect(x: 0, y: 0, width: 667, height: 187.5))
    #expect(abs(label.frame.minY - 176.179) < 0.001)
  }

  @Test func fittingSizeIsWhatTheConstraintsLeave() {
    let box = UIView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
      inner.heightAnchor.constraint(equalToConstant: 30),
      inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
    ])
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 50))
    #expect(
      box.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
        == CGSize(width: 200, height: 50))
  }

  @Test func aControllerLaysOutInsideTheSafeArea() {
    final class Controller: UIViewController {
      let box = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
      }
    }
    let window = UIWindow()
    let controller = Controller()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.box.frame == CGRect(x: 16, y: 20, width: 343, height: 647))
    let solved = controller.view.solvedLayout()
    #expect(solved.layout.views.map(\.content.name) == ["root", "box"])
    #expect(solved.layout.findings.isEmpty)
  }
}
