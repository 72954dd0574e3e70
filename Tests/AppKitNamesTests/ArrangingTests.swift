import AppKitNames
import Testing

/// Stacks, grids, boxes and windows.
@Suite struct ArrangingTests {
  private final class Block: NSView {
    let size: NSSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = NSSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: NSSize { size }
  }

  private func placed(_ view: NSView, in root: NSView, fills: Bool = false) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    if fills { view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true }
    root.layoutSubtreeIfNeeded()
  }

  @Test func aColumnOfViews() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    let views = [Block(50, 20), Block(80, 30), Block(60, 10)]
    let stack = NSStackView(views: views)
    stack.orientation = .vertical
    stack.alignment = .leading
    stack.distribution = .fill
    stack.spacing = 8
    stack.setCustomSpacing(20, after: views[0])
    placed(stack, in: root)
    #expect(stack.frame == NSRect(x: 0, y: 112, width: 80, height: 88))
    #expect(views[0].frame == NSRect(x: 0, y: 68, width: 50, height: 20))
    #expect(views[1].frame == NSRect(x: 0, y: 18, width: 80, height: 30))
    #expect(views[2].frame == NSRect(x: 0, y: 0, width: 60, height: 10))
  }

  @Test func edgesOfAStackAndHiddenViews() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    let views = [Block(50, 20), Block(80, 30)]
    let stack = NSStackView(views: views)
    stack.distribution = .fill
    stack.edgeInsets = NSEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    placed(stack, in: root)
    #expect(stack.frame.size == NSSize(width: 12 + 50 + 8 + 80 + 16, height: 10 + 30 + 14))
    #expect(views[0].frame.minX == 12 && views[1].frame.minY == 14)
    views[0].isHidden = true
    root.layoutSubtreeIfNeeded()
    #expect(abs(stack.frame.width - (12 + 80 + 16)) < 1e-6)
    stack.removeView(views[1])
    #expect(stack.arrangedSubviews.count == 1 && views[1].superview == nil)
  }

  @Test func aGridOfTwoColumns() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    let (name, field, button) = (Block(40, 20), Block(100, 20), Block(60, 30))
    let grid = NSGridView(views: [[name, field], [NSGridCell.emptyContentView, button]])
    grid.column(at: 0).xPlacement = .trailing
    grid.columnSpacing = 10
    grid.rowSpacing = 5
    placed(grid, in: root)
    #expect(grid.frame.size == NSSize(width: 150, height: 55))
    #expect(name.frame == NSRect(x: 0, y: 35, width: 40, height: 20))
    #expect(field.frame == NSRect(x: 50, y: 35, width: 100, height: 20))
    #expect(button.frame == NSRect(x: 50, y: 0, width: 60, height: 30))
    grid.row(at: 0).isHidden = true
    root.layoutSubtreeIfNeeded()
    #expect(grid.frame.height == 30)
  }

  @Test func boxesHoldTheirContent() {
    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    #expect(box.contentView?.frame == NSRect(x: 3, y: 3, width: 194, height: 79))
    let line = NSBox()
    line.boxType = .separator
    #expect(line.intrinsicContentSize.height == 1)
  }

  @Test func aWindowIsAsLargeAsItsRulesNeed() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [.titled], backing: .buffered, defer: false)
    let block = Block(150, 40)
    block.translatesAutoresizingMaskIntoConstraints = false
    window.contentView?.addSubview(block)
    guard let content = window.contentView else { return }
    NSLayoutConstraint.activate([
      block.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      block.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      block.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
    ])
    window.layoutIfNeeded()
    #expect(window.frame.size == NSSize(width: 190, height: 100))
    #expect(block.frame == NSRect(x: 20, y: 40, width: 150, height: 40))
    #expect(block.window === window)
  }

  @Test func controllersAreToldInOrder() {
    final class Controller: NSViewController {
      var told: [String] = []
      override func loadView() {
        told.append("loadView")
        view = NSView(frame: NSRect(x: 0, y: 0, width: 120, height: 80))
      }
      override func viewDidLoad() { told.append("viewDidLoad") }
      override func viewWillAppear() { told.append("viewWillAppear") }
      override func viewWillLayout() { told.append("viewWillLayout") }
      override func viewDidLayout() { told.append("viewDidLayout") }
    }
    let controller = Controller()
    let window = NSWindow(contentViewController: controller)
    window.makeKeyAndOrderFront(nil)
    #expect(window.frame.size == NSSize(width: 120, height: 80))
    #expect(controller.told == ["loadView", "viewDidLoad", "viewWillAppear", "viewWillLayout", "viewDidLayout"])
  }
}
