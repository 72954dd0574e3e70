import ProofModel
import Testing
import UIKitNames

/// Scroll views, cells, guides, margins, classes of the user's own.
@Suite struct ViewTests {
  @Test func aScrollViewsContentIsWhatTheConstraintsMakeOfIt() {
    let root = UIView.sized(320, 480)
    let (scroll, content) = (UIScrollView(), UIView())
    root.addPlaced(scroll)
    scroll.addPlaced(content)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 900))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 900))
  }

  /// As UIKit recorded it (Tinder/Layout, at three pixels a point): 198.667 for 200, from 0.667 below the place of 200.
  @Test func aSymbolInACircleIsLowerThanItsRulesSay() {
    let root = UIView.sized(320, 480)
    let view = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
    root.addPlaced(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor), view.heightAnchor.constraint(equalToConstant: 200),
    ])
    root.layoutIfNeeded()
    let edge = root.traitCollection.displayScale >= 3 ? 2.0 / 3 : 0.5
    #expect(abs(view.frame.minY - edge) < 0.01)
    #expect(abs(view.frame.height - (200 - 2 * edge)) < 0.01)
    #expect(view.frame.width == 320)
  }

  @Test func aCellIsAsHighAsItsContent() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "book")
    let label = FixedLabel(100, 30)
    cell.contentView.addPlaced(label)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 52))
    cell.frame.size = size
    cell.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 16, y: 11, width: 288, height: 30))
  }

  @Test func aGuideOfOnesOwnTakesPart() {
    let root = UIView.sized(320, 480)
    let (a, b, gap, other) = (UIView(), UIView(), UILayoutGuide(), UILayoutGuide())
    root.addPlaced(a, b)
    root.addLayoutGuide(gap)
    root.addLayoutGuide(other)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[gap][a(50)][other(gap)][b(50)]|", options: [.alignAllTop], metrics: nil,
        views: ["gap": gap, "a": a, "b": b, "other": other]))
    root.layoutIfNeeded()
    #expect(gap.layoutFrame.width == 110)
    #expect([a.frame.minX, b.frame.minX] == [110, 270])
  }

  @Test func equalGapsByAnchorsWithOffset() {
    let root = UIView.sized(300, 100)
    let (a, b) = (UIView(), UIView())
    root.addPlaced(a, b)
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 60), b.widthAnchor.constraint(equalToConstant: 60),
      root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor).constraint(
        equalTo: a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)),
      b.trailingAnchor.anchorWithOffset(to: root.trailingAnchor).constraint(
        equalTo: a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor), multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect([a.frame.minX, b.frame.minX] == [45, 150])
  }

  @Test func marginsArePreservedAndCountTheSafeArea() {
    let root = UIView.sized(320, 480)
    root.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 0)
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 300, height: 100))
    inner.preservesSuperviewLayoutMargins = true
    root.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 30, bottom: 8, right: 8))
    #expect(inner.layoutMarginsGuide.layoutFrame == CGRect(x: 30, y: 30, width: 262, height: 62))
  }

  @Test func leadingIsRightWhereTheViewForcesIt() {
    let root = UIView.sized(320, 100)
    root.semanticContentAttribute = .forceRightToLeft
    let view = UIView()
    root.addPlaced(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 260)
  }

  @Test func anArabicContextTurnsEverything() throws {
    let environment = try #require(LayoutContext.environment(device: "iphone-8", locale: "ar"))
    LayoutContext.with(LayoutContext(environment: environment)) {
      let root = UIView.sized(320, 100)
      let view = UIView()
      root.addPlaced(view)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-10-[view(50)]", options: [], metrics: nil, views: ["view": view]))
      root.layoutIfNeeded()
      #expect(view.frame.minX == 260)
      #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }

  @Test func viewsThatAreNotArrangedStayInAStack() {
    let root = UIView.sized(200, 50)
    let (a, b) = (FixedView(10, 10), FixedView(20, 10))
    let stack = UIStackView(arrangedSubviews: [a, b])
    let background = UIView()
    stack.insertSubview(background, at: 0)
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.frame = root.bounds
    stack.setCustomSpacing(7, after: a)
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(background.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(b.frame.minX - a.frame.maxX == 7)
    b.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [a])
    #expect(a.frame.width == 200)
  }

  @Test func aSubclassMayChangeItsSizeAndItsBaseline() {
    final class Padded: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 10)
      }
    }
    let root = UIView.sized(320, 100)
    let (plain, padded) = (UILabel(), Padded())
    for label in [plain, padded] { label.text = "Title" }
    root.addPlaced(plain, padded)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[plain][padded]", options: .alignAllFirstBaseline, metrics: nil,
        views: ["plain": plain, "padded": padded]))
    padded.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(padded.frame.width == plain.frame.width + 20)
    #expect(padded.frame.height == plain.frame.height + 10)
    #expect(plain.frame.minY == 5)
  }

  @Test func aLabelWrapsInTheWidthItGets() {
    let root = UIView.sized(120, 400)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A text that needs more than one line in so narrow a view"
    root.addPlaced(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.height > 60)
    let fitting = label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
    #expect(fitting.height == label.frame.height)
  }

  @Test func ambiguityCanBeAskedFor() {
    let root = UIView.sized(100, 100)
    let view = UIView()
    root.addPlaced(view)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(view.hasAmbiguousLayout)
    top.isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(top.firstAnchor.item === view)
  }

  @Test func aTreeThatIsDroppedIsGone() {
    weak var kept: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let root = UIView.sized(100, 100)
      let view = UIView()
      root.addPlaced(view)
      let width = view.widthAnchor.constraint(equalTo: root.widthAnchor)
      width.isActive = true
      root.layoutIfNeeded()
      (kept, constraint) = (view, width)
      #expect(kept != nil)
    }
    #expect(kept == nil)
    #expect(constraint == nil)
  }

  @Test func turningBackAndForthLeavesNoTrace() throws {
    let controller = UIViewController()
    weak var weakController: UIViewController?
    weak var weakHost: HostWindow?
    do {
      let host = try #require(HostWindow(device: "iphone-8") { UIViewController() })
      host.appear()
      _ = host.turn(to: .landscape)
      (weakController, weakHost) = (host.controller, host)
    }
    #expect(weakHost == nil)
    #expect(weakController == nil)
    #expect(controller.isViewLoaded == false)
  }
}
