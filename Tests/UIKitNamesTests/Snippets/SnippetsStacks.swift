import Testing
import UIKitNames

// Pieces of layout code as tutorials have them: stack views.

/// A coloured box of a wished-for size, as tutorials use them.
final class Tile: UIView {
  let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize { size }
}

final class SettingsController: UIViewController {
  let rows = [Tile(100, 40), Tile(200, 40), Tile(150, 40)]
  lazy var stack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }
}

final class TabStripView: UIStackView {
  convenience init(count: Int) {
    self.init(arrangedSubviews: (0..<count).map { _ in Tile(30, 30) })
    distribution = .fillEqually
    spacing = 6
  }
}

final class ReceiptView: UIView {
  let stack = UIStackView()
  let lines = [Tile(80, 20), Tile(80, 20), Tile(80, 20)]

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.axis = .vertical
    stack.spacing = 8
    lines.forEach(stack.addArrangedSubview)
    stack.setCustomSpacing(24, after: lines[0])
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
    stack.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
    stack.rightAnchor.constraint(equalTo: rightAnchor).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class LoginFormView: UIView {
  let error = Tile(100, 18)
  let field = Tile(100, 34)
  let button = Tile(100, 44)
  private(set) lazy var stack = UIStackView(arrangedSubviews: [field, error, button])

  func setUp() {
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 5
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

final class ProfileHeaderController: UIViewController {
  let avatar = Tile(60, 60)
  let name = Tile(120, 24)
  let handle = Tile(90, 16)
  lazy var texts = UIStackView(arrangedSubviews: [name, handle])
  lazy var row = UIStackView(arrangedSubviews: [avatar, texts])

  override func viewDidLoad() {
    super.viewDidLoad()
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 4
    row.alignment = .center
    row.spacing = 12
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = UIEdgeInsets(top: 10, left: 15, bottom: 10, right: 15)
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    row.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    row.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  }
}

@Suite struct StackSnippets {
  /// A stack pinned to the edges of a view of that size.
  private func shown(_ stack: UIStackView, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    return root
  }

  @Test func verticalWithSpacing() {
    let controller = SettingsController()
    show(controller, 320, 480)
    // 3 · 40 + 2 · 10
    #expect(controller.stack.frame == CGRect(x: 20, y: 100, width: 280, height: 140))
    #expect(controller.rows.map(\.frame.minY) == [0, 50, 100])
    #expect(controller.rows.allSatisfy { $0.frame.width == 280 })
  }

  @Test func fillEqually() {
    let strip = TabStripView(count: 4)
    let root = shown(strip, 318, 44)
    // (318 − 3 · 6) / 4
    #expect(strip.arrangedSubviews.map(\.frame.minX) == [0, 81, 162, 243])
    #expect(strip.arrangedSubviews.allSatisfy { $0.frame.size == CGSize(width: 75, height: 44) })
    #expect(root.subviews.count == 1)
  }

  @Test func equalSpacing() {
    let stack = UIStackView(arrangedSubviews: [Tile(40, 40), Tile(40, 40), Tile(40, 40)])
    stack.distribution = .equalSpacing
    let root = shown(stack, 300, 40)
    // (300 − 120) / 2 = 90 between them
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 130, 260])
    #expect(root.bounds.width == 300)
  }

  @Test func equalCentering() {
    let stack = UIStackView(arrangedSubviews: [Tile(20, 40), Tile(40, 40), Tile(60, 40)])
    stack.distribution = .equalCentering
    let root = shown(stack, 300, 40)
    // Centres at 10, 140 and 270: the middle one begins at 120.
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 120, 240])
    #expect(root.bounds.width == 300)
  }

  @Test func fillProportionally() {
    let stack = UIStackView(arrangedSubviews: [Tile(50, 40), Tile(100, 40)])
    stack.distribution = .fillProportionally
    let root = shown(stack, 300, 40)
    // 300 · 50 / 150 and 300 · 100 / 150
    #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 200])
    #expect(root.bounds.width == 300)
  }

  @Test func customSpacing() {
    let view = ReceiptView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.layoutIfNeeded()
    #expect(view.lines.map(\.frame.minY) == [0, 44, 72])
    #expect(view.stack.frame.height == 92)
  }

  @Test func aHiddenViewTakesItsSpacingAlong() {
    let view = LoginFormView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.setUp()
    view.layoutIfNeeded()
    // 34 + 5 + 18 + 5 + 44
    #expect(view.stack.frame == CGRect(x: 0, y: 97, width: 300, height: 106))
    #expect(view.button.frame == CGRect(x: 100, y: 62, width: 100, height: 44))
    view.error.isHidden = true
    view.layoutIfNeeded()
    // 34 + 5 + 44, centred in 300
    #expect(view.stack.frame == CGRect(x: 0, y: 108.5, width: 300, height: 83))
    #expect(view.button.frame == CGRect(x: 100, y: 39, width: 100, height: 44))
  }

  @Test func nestedWithMargins() {
    let controller = ProfileHeaderController()
    show(controller, 375, 667)
    // 15 + 60 + 12 + 120 + 15 wide, 10 + 60 + 10 high
    #expect(controller.row.frame == CGRect(x: 0, y: 0, width: 222, height: 80))
    #expect(controller.avatar.frame == CGRect(x: 15, y: 10, width: 60, height: 60))
    // 24 + 4 + 16, centred on the row: 10 + (60 − 44) / 2
    #expect(controller.texts.frame == CGRect(x: 87, y: 18, width: 120, height: 44))
    #expect(controller.handle.frame == CGRect(x: 0, y: 28, width: 90, height: 16))
  }

  @Test func insertedAndRemoved() {
    let stack = UIStackView(arrangedSubviews: [Tile(30, 20), Tile(30, 20)])
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    let root = shown(stack, 100, 100)
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 80])
    let middle = Tile(30, 20)
    stack.insertArrangedSubview(middle, at: 1)
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 40, 80])
    stack.removeArrangedSubview(middle)
    middle.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 80])
  }

  @Test func fittingSize() {
    let stack = UIStackView(arrangedSubviews: [Tile(30, 20), Tile(40, 12)])
    stack.spacing = 8
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 78, height: 20))
  }
}
