import Testing
import UIKitNames

/// The small layout language, with the numbers of its closing example.
@Suite struct LayoutWordsTests {
  /// A label of a size and baseline that are given, so that the numbers do not depend on a font.
  private final class GivenLabel: UIView {
    let size: CGSize
    let baseline = UIView()

    init(_ width: CGFloat, _ height: CGFloat, baseline: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
      // A view's own baseline is its bottom; this one's is its subview's.
      self.baseline.translatesAutoresizingMaskIntoConstraints = false
      addSubview(self.baseline)
      NSLayoutConstraint.activate([
        self.baseline.topAnchor.constraint(equalTo: topAnchor),
        self.baseline.heightAnchor.constraint(equalToConstant: baseline),
        self.baseline.leadingAnchor.constraint(equalTo: leadingAnchor),
        self.baseline.widthAnchor.constraint(equalToConstant: 1),
      ])
    }

    required init?(coder: NSCoder) { fatalError() }
    override var intrinsicContentSize: CGSize { size }
    override var forFirstBaselineLayout: UIView { baseline }
    override var forLastBaselineLayout: UIView { baseline }
  }

  private final class Example {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let v1 = UIView()
    let v2 = UIView()
    let l1: GivenLabel
    let l2: GivenLabel

    init(tall: Float, secondBaseline: CGFloat = 16) {
      l1 = GivenLabel(55.5, 20.5, baseline: 16)
      l2 = GivenLabel(58, 20.5, baseline: secondBaseline)
      root.addSubviews(v1, v2, l1, l2)
      root.addConstraints(v1.layoutInside(root, Inset(120, from: .top), Inset(60, from: .left)))
      root.addConstraints(v1.constrainWidth(toWidth: 44) + v1.constrainHeight(.equal, toHeight: 44))
      root.addConstraints(v2.layoutBelow(v1, offsetBy: 8) + v2.alignWith(v1, edge: .left, offsetBy: 5))
      root.addConstraints(v2.constrainWidth(.equal, toView: v1, plus: 20))
      root.addConstraints(v2.constrainHeight(toView: v1, plus: 10).withPriority(500))
      root.addConstraints(v2.constrainHeight(toHeight: 400).withPriority(tall))
      root.addConstraints(l1.layoutBelow(v2, offsetBy: 40) + l1.alignWith(v1, edge: .left))
      root.addConstraints(l2.layoutAfter(l1, offsetBy: 15) + l2.alignBaselineWith(l1))
      root.layoutIfNeeded()
    }
  }

  @Test func closingExample() {
    let example = Example(tall: 499)
    #expect(example.v1.frame == CGRect(x: 60, y: 120, width: 44, height: 44))
    #expect(example.v2.frame == CGRect(x: 65, y: 172, width: 64, height: 54))
    #expect(example.l1.frame == CGRect(x: 60, y: 266, width: 55.5, height: 20.5))
    #expect(example.l2.frame == CGRect(x: 130.5, y: 266, width: 58, height: 20.5))
  }

  @Test func theStrongerOfTwoHeightsWins() {
    #expect(Example(tall: 501).v2.frame.height == 400)
  }

  @Test func baselinesOfUnlikeTextsMeet() {
    // 266 + 16 − 32.5
    #expect(Example(tall: 499, secondBaseline: 32.5).l2.frame.minY == 249.5)
  }

  @Test func oppositeEdgesMakeASpring() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let bar = UIView()
    root.addSubviews(bar)
    NSLayoutConstraint.activate(
      bar.layoutInside(Inset(10, .left), Inset(20, .right), Inset(0, .top), Inset(5, .bottom)))
    root.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 10, y: 0, width: 290, height: 95))
  }

  @Test func trailingGoesOutwards() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let bar = UIView()
    root.addSubviews(bar)
    root.addConstraints(bar.layoutInside(root, Inset(10, from: .trailing), Inset(0, from: .leading)))
    root.layoutIfNeeded()
    #expect(bar.frame.minX == 0)
    #expect(bar.frame.width == 330)
  }

  @Test func dimensionsWithRelations() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let box = UIView()
    root.addSubviews(box)
    root.addConstraints(box.layoutInside(root, Inset(0, .left), Inset(0, .top)))
    root.addConstraints(box.constrainDimension(.width, .lessThanOrEqual, to: 200))
    root.addConstraints(box.constrainDimension(.width, to: 500).withPriority(.defaultHigh))
    root.addConstraints(box.constrainDimension(.height, .equal, toView: root, plus: -30))
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 200, height: 70))
  }

  @Test func eachWordGivesItsConstraintsNotYetActive() {
    let root = UIView()
    let box = UIView()
    root.addSubviews(box)
    let rules = box.layoutInside(root, Inset(1, .left), Inset(2, .right)).withPriority(700)
    #expect(rules.count == 2)
    #expect(rules.allSatisfy { !$0.isActive && $0.priority == UILayoutPriority(700) })
    #expect(rules.map(\.constant) == [1, -2])
    #expect(!box.translatesAutoresizingMaskIntoConstraints)
  }

  /// The words are ordinary public API: what a user writes as an extension does the same.
  @Test func usersWriteTheirOwn() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let box = UIView()
    root.addSubviews(box)
    box.ownFill(root, margin: 12)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 12, y: 12, width: 296, height: 76))
  }
}

extension UIView {
  fileprivate func ownFill(_ container: UIView, margin: CGFloat) {
    let edges: [NSLayoutConstraint.Attribute] = [.left, .right, .top, .bottom]
    NSLayoutConstraint.activate(edges.flatMap { layoutInside(container, Inset(margin, from: $0)) })
  }
}
