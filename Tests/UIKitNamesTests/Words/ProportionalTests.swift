import Testing
import UIKitNames

/// A tree drawn at 600 × 600 that scales with its square as if it were a picture.
@Suite struct ProportionalTests {
  /// Shapes of the square in the root.
  enum Mode: CaseIterable {
    case stretch, fit, fill
  }

  private final class Tree {
    let root: UIView
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    let a = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let a1 = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
    let label = FontAdjustingLabel(frame: CGRect(x: 26, y: 64, width: 108, height: 50))
    let a2 = UIView(frame: CGRect(x: 158, y: 18, width: 69, height: 113))
    let a3 = UIView(frame: CGRect(x: 150, y: 150, width: 150, height: 150))

    init(_ width: CGFloat, _ height: CGFloat, _ mode: Mode, wish: Float = 750) {
      root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
      label.font = UIFont.boldSystemFont(ofSize: 17)
      for (inner, outer) in [(square, root), (a, square), (a1, a), (label, a1), (a2, a), (a3, a)] as [(UIView, UIView)]
      {
        outer.addSubview(inner)
      }
      square.enumerateSubviews { view in
        view.removePrototypingConstraints()
        view.addProportionalOriginConstraints()
        view.addProportionalSizeConstraints()
      }
      square.translatesAutoresizingMaskIntoConstraints = false
      let wishes = [
        square.widthAnchor.constraint(equalTo: root.widthAnchor),
        square.heightAnchor.constraint(equalTo: root.heightAnchor),
      ]
      var rules = [
        square.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        square.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      ]
      if mode != .stretch {
        wishes.withPriority(wish)
        rules.append(square.widthAnchor.constraint(equalTo: square.heightAnchor))
      }
      if mode == .fit {
        rules.append(square.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor))
        rules.append(square.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor))
      }
      if mode == .fill {
        rules.append(square.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor))
        rules.append(square.heightAnchor.constraint(greaterThanOrEqualTo: root.heightAnchor))
      }
      NSLayoutConstraint.activate(rules + wishes)
      root.layoutIfNeeded()
    }
  }

  @Test func stretched() {
    let tree = Tree(320, 568, .stretch)
    #expect(isNear(tree.square.frame, CGRect(x: 0, y: 0, width: 320, height: 568)))
    #expect(isNear(tree.label.frame, CGRect(x: 13.867, y: 60.587, width: 57.6, height: 47.333)))
    #expect(isNear(tree.a2.frame, CGRect(x: 84.267, y: 17.04, width: 36.8, height: 106.973)))
    #expect(isNear(tree.label.font.pointSize, 16.093))
  }

  @Test(arguments: [750, 999, 1] as [Float]) func aspectFit(wish: Float) {
    let tree = Tree(320, 568, .fit, wish: wish)
    #expect(isNear(tree.square.frame, CGRect(x: 0, y: 124, width: 320, height: 320)))
    #expect(isNear(tree.label.frame, CGRect(x: 13.867, y: 34.133, width: 57.6, height: 26.667)))
    #expect(isNear(tree.a2.frame, CGRect(x: 84.267, y: 9.6, width: 36.8, height: 60.267)))
    #expect(isNear(tree.label.font.pointSize, 9.067))
  }

  @Test func aspectFitTurned() {
    let tree = Tree(568, 320, .fit)
    #expect(isNear(tree.square.frame, CGRect(x: 124, y: 0, width: 320, height: 320)))
    #expect(isNear(tree.label.frame, CGRect(x: 13.867, y: 34.133, width: 57.6, height: 26.667)))
  }

  @Test func aspectFill() {
    let tree = Tree(320, 568, .fill)
    #expect(isNear(tree.square.frame, CGRect(x: -124, y: 0, width: 568, height: 568)))
    #expect(isNear(tree.label.frame, CGRect(x: 24.613, y: 60.587, width: 102.24, height: 47.333)))
    #expect(isNear(tree.a2.frame, CGRect(x: 149.573, y: 17.04, width: 65.32, height: 106.973)))
    #expect(isNear(tree.label.font.pointSize, 16.093))
  }

  @Test func sharesOfZeroTieToTheEdge() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: CGRect(x: 0, y: 20, width: 30, height: 40))
    root.addSubview(box)
    let origin = box.addProportionalOriginConstraints()
    let size = box.addProportionalSizeConstraints()
    #expect(origin[0].firstAttribute == .left && origin[0].secondAttribute == .left)
    #expect(origin[1].firstAttribute == .top && origin[1].secondAttribute == .bottom)
    #expect((origin + size).map { Double($0.multiplier) } == [1, 0.2, 0.3, 0.4])
  }

  @Test func subviewsComeBeforeTheirSuperviewAndGuidesNotAtAll() {
    let (root, inner, innermost, last) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(inner)
    inner.addSubview(innermost)
    root.addSubview(last)
    root.addLayoutGuide(UILayoutGuide())
    var seen: [UIView] = []
    root.enumerateSubviews { seen.append($0) }
    #expect(seen == [innermost, inner, last])
  }

  @Test func referenceOfAnotherSizeThanAtLoadTime() {
    // Drawn at 320 × 320, loaded into a root of 375: everything × 1.171875.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 375))
    let label = FontAdjustingLabel(frame: CGRect(x: 32, y: 64, width: 160, height: 32))
    label.font = UIFont.systemFont(ofSize: 16)
    root.addSubview(label)
    label.addProportionalOriginConstraints(reference: CGSize(width: 320, height: 320))
    label.addProportionalSizeConstraints(reference: CGSize(width: 320, height: 320))
    root.layoutIfNeeded()
    #expect(isNear(label.frame, CGRect(x: 37.5, y: 75, width: 187.5, height: 37.5)))
    #expect(isNear(label.font.pointSize, 18.75))
  }

  @Test func prototypingConstraintsGoAndAuthoredOnesStay() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView()
    root.addSubview(box)
    let madeUp = PrototypingLayoutConstraint(
      item: box, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1, constant: 3)
    let own = box.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([madeUp, own])
    box.removePrototypingConstraints()
    #expect(!madeUp.isActive)
    #expect(own.isActive)
  }

  @Test func aFontKeepsEverythingButItsSize() {
    let tree = Tree(320, 568, .fit)
    #expect(tree.label.font.fontName == UIFont.boldSystemFont(ofSize: 17).fontName)
  }
}
