import Testing
import UIKitNames

// Pieces of layout code as tutorials have them: the long initialiser, and constraints that are changed later.

final class LongHandController: UIViewController {
  let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let left = NSLayoutConstraint(
      item: box, attribute: .left, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1.0, constant: 30)
    let top = NSLayoutConstraint(
      item: box, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1.0, constant: 50)
    let width = NSLayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 0.5, constant: -20)
    let height = NSLayoutConstraint(
      item: box, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0,
      constant: 80)
    view.addConstraints([left, top, width])
    box.addConstraint(height)
  }
}

final class ThirdsController: UIViewController {
  let marker = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    marker.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(marker)
    // The middle of the marker at a third of the screen's height: 2/3 of the centre.
    NSLayoutConstraint(
      item: marker, attribute: .centerY, relatedBy: .equal, toItem: view, attribute: .centerY, multiplier: 2.0 / 3.0,
      constant: 0
    ).isActive = true
    NSLayoutConstraint(
      item: marker, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: 1,
      constant: 0
    ).isActive = true
    marker.widthAnchor.constraint(equalToConstant: 50).isActive = true
    marker.heightAnchor.constraint(equalToConstant: 50).isActive = true
  }
}

final class DrawerController: UIViewController {
  let drawer = UIView()
  private var heightConstraint: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    drawer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(drawer)
    heightConstraint = drawer.heightAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([
      drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      drawer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      heightConstraint,
    ])
  }

  func open() {
    heightConstraint.constant = 240
    view.layoutIfNeeded()
  }
}

final class AdaptiveController: UIViewController {
  let image = UIView()
  let text = UIView()
  private var narrow: [NSLayoutConstraint] = []
  private var wide: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [image, text] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      image.topAnchor.constraint(equalTo: view.topAnchor),
      image.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    narrow = [
      image.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      image.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
      text.topAnchor.constraint(equalTo: image.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ]
    wide = [
      image.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      image.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      text.topAnchor.constraint(equalTo: view.topAnchor),
      text.leadingAnchor.constraint(equalTo: image.trailingAnchor),
    ]
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isWide = view.bounds.width > view.bounds.height
    NSLayoutConstraint.deactivate(isWide ? narrow : wide)
    NSLayoutConstraint.activate(isWide ? wide : narrow)
  }
}

final class NamedConstraintView: UIView {
  let banner = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(banner)
    banner.translatesAutoresizingMaskIntoConstraints = false
    let height = banner.heightAnchor.constraint(equalToConstant: 20)
    height.identifier = "bannerHeight"
    NSLayoutConstraint.activate([
      height,
      banner.topAnchor.constraint(equalTo: topAnchor),
      banner.leadingAnchor.constraint(equalTo: leadingAnchor),
      banner.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func grow() {
    banner.constraints.first { $0.identifier == "bannerHeight" }?.constant += 30
  }
}

final class LateConstraintsView: UIView {
  let dot = UIView()
  private var didSetupConstraints = false
  private(set) var updates = 0

  override func updateConstraints() {
    updates += 1
    if !didSetupConstraints {
      dot.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        dot.widthAnchor.constraint(equalToConstant: 8),
        dot.heightAnchor.constraint(equalToConstant: 8),
        dot.rightAnchor.constraint(equalTo: rightAnchor, constant: -4),
        dot.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      ])
      didSetupConstraints = true
    }
    super.updateConstraints()
  }

  override class var requiresConstraintBasedLayout: Bool { true }
}

final class ProgressBarView: UIView {
  let fill = UIView()
  private var widthConstraint: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill.translatesAutoresizingMaskIntoConstraints = false
    addSubview(fill)
    fill.topAnchor.constraint(equalTo: topAnchor).isActive = true
    fill.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    fill.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }

  // A multiplier cannot be changed: the old constraint goes, a new one comes.
  var progress: CGFloat = 0 {
    didSet {
      widthConstraint?.isActive = false
      widthConstraint = fill.widthAnchor.constraint(equalTo: widthAnchor, multiplier: max(progress, 0.001))
      widthConstraint?.isActive = true
    }
  }
}

final class ComposerController: UIViewController {
  let input = UIView()
  var bottomConstraint: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(input)
    input.translatesAutoresizingMaskIntoConstraints = false
    bottomConstraint = input.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    bottomConstraint?.isActive = true
    input.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    input.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    input.heightAnchor.constraint(equalToConstant: 44).isActive = true
  }

  func keyboardWillShow(height: CGFloat) {
    bottomConstraint?.constant = -height
    UIView.animate(withDuration: 0.25) {
      self.view.layoutIfNeeded()
    }
  }
}

@Suite struct ConstraintSnippets {
  @Test func itemAttributeRelation() {
    let controller = LongHandController()
    show(controller, 320, 480)
    #expect(controller.box.frame == CGRect(x: 30, y: 50, width: 140, height: 80))
  }

  @Test func multiplierOfACentre() {
    let controller = ThirdsController()
    show(controller, 300, 600)
    // The view's centre is at 300; two thirds of it are 200.
    #expect(isNear(controller.marker.frame, CGRect(x: 125, y: 175, width: 50, height: 50)))
  }

  @Test func constantChanged() {
    let controller = DrawerController()
    show(controller, 320, 480)
    #expect(controller.drawer.frame == CGRect(x: 0, y: 420, width: 320, height: 60))
    controller.open()
    #expect(controller.drawer.frame == CGRect(x: 0, y: 240, width: 320, height: 240))
  }

  @Test func setsOfConstraintsSwapped() {
    let controller = AdaptiveController()
    show(controller, 375, 667)
    #expect(controller.image.frame == CGRect(x: 0, y: 0, width: 375, height: 333.5))
    #expect(controller.text.frame == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
    let turned = AdaptiveController()
    show(turned, 667, 375)
    #expect(turned.image.frame == CGRect(x: 0, y: 0, width: 333.5, height: 375))
    #expect(turned.text.frame == CGRect(x: 333.5, y: 0, width: 333.5, height: 375))
  }

  @Test func foundByIdentifier() {
    let view = NamedConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    view.layoutIfNeeded()
    #expect(view.banner.frame.height == 20)
    view.grow()
    view.layoutIfNeeded()
    #expect(view.banner.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
  }

  @Test func madeInUpdateConstraints() {
    let view = LateConstraintsView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    view.addSubview(view.dot)
    view.setNeedsUpdateConstraints()
    view.layoutIfNeeded()
    #expect(view.dot.frame == CGRect(x: 48, y: 4, width: 8, height: 8))
    #expect(view.updates == 1)
  }

  @Test func multiplierReplaced() {
    let view = ProgressBarView(frame: CGRect(x: 0, y: 0, width: 200, height: 6))
    view.progress = 0.25
    view.layoutIfNeeded()
    #expect(view.fill.frame == CGRect(x: 0, y: 0, width: 50, height: 6))
    view.progress = 0.75
    view.layoutIfNeeded()
    #expect(view.fill.frame == CGRect(x: 0, y: 0, width: 150, height: 6))
  }

  @Test func keyboardPushesTheInputUp() {
    let controller = ComposerController()
    show(controller, 375, 667)
    #expect(controller.input.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
    controller.keyboardWillShow(height: 260)
    #expect(controller.input.frame == CGRect(x: 0, y: 363, width: 375, height: 44))
  }
}
