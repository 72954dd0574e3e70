import LayoutCode
import ProofModel
import Testing
import UIKitNames

/// Margins that are a share of the whole screen.
@Suite struct PercentTests {
  private final class PercentController: UIViewController {
    let upper = UIView()
    let lower = UIView()
    private(set) var gap: PercentLayoutConstraint?

    override func viewDidLoad() {
      super.viewDidLoad()
      for part in [upper, lower] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        part.heightAnchor.constraint(equalToConstant: 50).isActive = true
        percent(0.1, part, .leading, view, .leading)
        // The order of the items decides the side: this one insets.
        percent(0.1, view, .trailing, part, .trailing)
      }
      percent(0.1, upper, .top, view, .top)
      gap = percent(0.05, lower, .top, upper, .bottom)
    }

    @discardableResult
    private func percent(
      _ share: CGFloat, _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ second: UIView,
      _ other: NSLayoutConstraint.Attribute
    ) -> PercentLayoutConstraint {
      let constraint = PercentLayoutConstraint(
        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other, multiplier: 1,
        constant: 7)
      constraint.marginPercent = share
      constraint.isActive = true
      return constraint
    }
  }

  @Test func sharesOfTheScreen() {
    // Without a proof around it the screen is an iPhone 8's: 375 × 667.
    let controller = PercentController()
    show(controller, 375, 667)
    #expect(isNear(controller.upper.frame, CGRect(x: 37.5, y: 66.7, width: 300, height: 50)))
    #expect(isNear(controller.lower.frame.minY, 150.05))
  }

  @Test func sharesFollowATurn() throws {
    let host = try #require(HostWindow(device: "iphone-8") { PercentController() })
    host.appear()
    let controller = try #require(host.controller as? PercentController)
    #expect(isNear(controller.upper.frame, CGRect(x: 37.5, y: 66.7, width: 300, height: 50)))
    _ = host.turn(to: .landscape)
    #expect(isNear(controller.upper.frame, CGRect(x: 66.7, y: 37.5, width: 533.6, height: 50)))
    #expect(isNear(controller.lower.frame.minY - controller.upper.frame.maxY, 18.75))
  }

  @Test func aWindowThatSharesTheScreenTakesTheWholeScreensShare() throws {
    // 320 × 1024 points on a screen of 1024 × 1366.
    var environment = Environment(screenSize: Size(width: 1024, height: 1366))
    environment.windowSize = Size(width: 320, height: 1024)
    let host = HostWindow(LayoutContext(environment: environment)) { PercentController() }
    host.appear()
    let controller = try #require(host.controller as? PercentController)
    #expect(isNear(controller.upper.frame.minX, 102.4))
    #expect(isNear(controller.upper.frame.minY, 136.6))
    #expect(isNear(controller.lower.frame.minY - controller.upper.frame.maxY, 68.3))
  }

  /// The article's other way: a spacer that is a share of its superview, which in such a window is 32 and not 102.4.
  @Test func aSpacersShareIsTheWindowsOwn() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1024))
    let (spacer, box) = (UIView(), UIView())
    view.addSubviews(spacer, box)
    NSLayoutConstraint.activate([
      spacer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      spacer.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.1),
      box.leadingAnchor.constraint(equalTo: spacer.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(box.frame.minX == 32)
  }

  /// What a user writes over the constraint and the notification does the same.
  @Test func usersOwnClassHearsOfTheTurn() throws {
    let host = try #require(HostWindow(device: "iphone-8") { OwnPercentController() })
    host.appear()
    let controller = try #require(host.controller as? OwnPercentController)
    #expect(controller.box.frame.minX == 37.5)
    _ = host.turn(to: .landscape)
    #expect(isNear(controller.box.frame.minX, 66.7))
  }

  @Test func zeroIsOff() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = UIView()
    root.addSubviews(box)
    let constraint = PercentLayoutConstraint(
      item: box, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading, multiplier: 1, constant: 7)
    constraint.marginPercent = 0
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 7)
  }

  @Test func otherAttributesKeepTheirConstant() {
    let box = UIView()
    let constraint = PercentLayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 90)
    constraint.marginPercent = 0.5
    #expect(constraint.constant == 90)
  }

  /// The article's way in code: a share of that view's width, also for a gap down the screen.
  @Test func shareOfAViewsWidth() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let (upper, lower) = (UIView(), UIView())
    view.addSubviews(upper, lower)
    let gap = lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: view.bounds.width * 0.05)
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: view.topAnchor), upper.heightAnchor.constraint(equalToConstant: 10), gap,
    ])
    view.layoutIfNeeded()
    #expect(lower.frame.minY == 28.75)
  }
}

/// A constraint as an article has it: a share of the screen, computed anew when the device is turned.
private final class OwnPercentConstraint: NSLayoutConstraint {
  var share: CGFloat = 0
  private var observer: NSObjectProtocol?

  override func awakeFromNib() {
    super.awakeFromNib()
    update()
    observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.update() }
  }

  private func update() {
    constant = UIScreen.main.bounds.width * share
  }
}

private final class OwnPercentController: UIViewController {
  let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let leading = OwnPercentConstraint(
      item: box, attribute: .leading, relatedBy: .equal, toItem: view as Any, attribute: .leading, multiplier: 1,
      constant: 0)
    leading.share = 0.1
    leading.awakeFromNib()
    NSLayoutConstraint.activate([
      leading, box.topAnchor.constraint(equalTo: view.topAnchor), box.widthAnchor.constraint(equalToConstant: 10),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}
