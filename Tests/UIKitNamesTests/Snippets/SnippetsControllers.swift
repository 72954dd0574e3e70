import Testing
import UIKitNames

// Pieces of layout code as tutorials have them: child controllers, turns, traits, animations.

final class SidebarController: UIViewController {
  override func loadView() {
    view = UIView()
    view.backgroundColor = .lightGray
  }
}

final class SplitScreenController: UIViewController {
  let sidebar = SidebarController()
  let detail = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [sidebar, detail] {
      addChild(child)
      view.addSubview(child.view)
      child.view.translatesAutoresizingMaskIntoConstraints = false
      child.didMove(toParent: self)
    }
    NSLayoutConstraint.activate([
      sidebar.view.topAnchor.constraint(equalTo: view.topAnchor),
      sidebar.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      sidebar.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sidebar.view.widthAnchor.constraint(equalToConstant: 120),
      detail.view.topAnchor.constraint(equalTo: view.topAnchor),
      detail.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      detail.view.leadingAnchor.constraint(equalTo: sidebar.view.trailingAnchor),
      detail.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

final class ContainerController: UIViewController {
  private(set) var current: UIViewController?

  func display(_ content: UIViewController) {
    current?.willMove(toParent: nil)
    current?.view.removeFromSuperview()
    current?.removeFromParent()
    addChild(content)
    content.view.frame = CGRect(x: 0, y: 40, width: view.bounds.width, height: view.bounds.height - 40)
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
    current = content
  }
}

final class TurningController: UIViewController {
  let box = UIView()
  private(set) var sizes: [CGSize] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.addSubview(box)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
    coordinator.animate(
      alongsideTransition: { _ in
        self.box.frame = CGRect(x: size.width - 100, y: 0, width: 100, height: 100)
      }, completion: nil)
  }
}

final class TraitController: UIViewController {
  let red = UIView()
  private lazy var regular = [
    red.widthAnchor.constraint(equalTo: view.widthAnchor),
    red.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
  ]
  private lazy var compact = [
    red.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    red.heightAnchor.constraint(equalTo: view.heightAnchor),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    red.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(red)
    red.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    red.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    choose()
    registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, _: UITraitCollection) in
      self.choose()
    }
  }

  private func choose() {
    let isCompact = traitCollection.verticalSizeClass == .compact
    NSLayoutConstraint.deactivate(isCompact ? regular : compact)
    NSLayoutConstraint.activate(isCompact ? compact : regular)
  }
}

final class ExpandingController: UIViewController {
  let panel = UIView()
  private var height: NSLayoutConstraint!
  private(set) var isDone = false

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)
    height = panel.heightAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.topAnchor), panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor), height,
    ])
  }

  func expand() {
    height.constant = 300
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [.curveEaseInOut],
      animations: { self.view.layoutIfNeeded() },
      completion: { _ in self.isDone = true })
  }
}

final class LessMoreView: UIView {
  let stack = UIStackView()
  let less = Tile(100, 30)
  let more = Tile(100, 90)

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stack.addArrangedSubview(less)
    stack.addArrangedSubview(more)
    more.isHidden = true
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor), stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func toggle() {
    UIView.animate(withDuration: 0.3) {
      self.more.isHidden.toggle()
      self.layoutIfNeeded()
    }
  }
}

@Suite struct ControllerSnippets {
  @Test func childrenSideBySide() {
    let controller = SplitScreenController()
    show(controller, 400, 300)
    #expect(controller.sidebar.view.frame == CGRect(x: 0, y: 0, width: 120, height: 300))
    #expect(controller.detail.view.frame == CGRect(x: 120, y: 0, width: 280, height: 300))
    #expect(controller.children.count == 2)
  }

  @Test func contentIsSwapped() {
    let container = ContainerController()
    show(container, 320, 480)
    container.display(UIViewController())
    let second = UIViewController()
    container.display(second)
    #expect(container.children == [second])
    #expect(container.view.subviews == [second.view])
    #expect(second.view.frame == CGRect(x: 0, y: 40, width: 320, height: 440))
  }

  @Test func constantAnimated() {
    let controller = ExpandingController()
    show(controller, 320, 480)
    #expect(controller.panel.frame.height == 50)
    controller.expand()
    // As in UIKit the model has its final value at once.
    #expect(controller.panel.frame == CGRect(x: 0, y: 0, width: 320, height: 300))
  }

  @Test func hidingAnimated() {
    let view = LessMoreView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.layoutIfNeeded()
    #expect(view.stack.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
    view.toggle()
    #expect(view.stack.frame == CGRect(x: 0, y: 0, width: 200, height: 120))
    #expect(view.more.frame == CGRect(x: 0, y: 30, width: 200, height: 90))
  }
}
