import AutoLayout
import Testing
import UIKitNames

/// The layouts of the behaviours page in UIKit's own words.
@Suite struct BehaviourTests {
  // MARK: 1, proportional layout

  /// A tree drawn against 600 × 600; each view holds four constraints against its superview.
  private func proportional(
    _ reference: UIView, in size: CGSize = CGSize(width: 600, height: 600)
  ) {
    for view in reference.subviews { proportional(view, in: view.frame.size) }
    for view in reference.subviews {
      let frame = view.frame
      view.translatesAutoresizingMaskIntoConstraints = false
      func tie(_ attribute: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute, _ share: CGFloat) {
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: reference,
          attribute: share == 0 ? attribute : other, multiplier: share == 0 ? 1 : share, constant: 0
        ).isActive = true
      }
      tie(.left, .right, frame.minX / size.width)
      tie(.top, .bottom, frame.minY / size.height)
      tie(.width, .width, frame.width / size.width)
      tie(.height, .height, frame.height / size.height)
    }
  }

  private struct Squares {
    let root: UIView
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    let label = FixedLabel(108, 50)
    let a2 = UIView(frame: CGRect(x: 158, y: 18, width: 69, height: 113))

    init(_ width: CGFloat, _ height: CGFloat) {
      root = .sized(width, height)
      let a = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let a1 = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
      label.frame = CGRect(x: 26, y: 64, width: 108, height: 50)
      square.addSubview(a)
      a.addSubview(a1)
      a1.addSubview(label)
      a.addSubview(a2)
    }
  }

  @Test(arguments: [
    ("stretch", [0.0, 0, 320, 568], [13.867, 60.587, 57.6, 47.333], [84.267, 17.04, 36.8, 106.973]),
    ("fit", [0.0, 124, 320, 320], [13.867, 34.133, 57.6, 26.667], [84.267, 9.6, 36.8, 60.267]),
    ("fill", [-124.0, 0, 568, 568], [24.613, 60.587, 102.24, 47.333], [149.573, 17.04, 65.32, 106.973]),
  ])
  func proportionalSquares(_ mode: String, _ square: [Double], _ label: [Double], _ a2: [Double]) {
    let squares = Squares(320, 568)
    proportional(squares.square)
    squares.root.addPlaced(squares.square)
    let (view, root) = (squares.square, squares.root)
    if mode == "stretch" {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
        view.rightAnchor.constraint(equalTo: root.rightAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
    } else {
      let wishes = [
        view.widthAnchor.constraint(equalTo: root.widthAnchor),
        view.heightAnchor.constraint(equalTo: root.heightAnchor),
      ]
      for wish in wishes { wish.priority = .defaultHigh }
      let limits =
        mode == "fit"
        ? [
          view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
          view.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor),
        ]
        : [
          view.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor),
          view.heightAnchor.constraint(greaterThanOrEqualTo: root.heightAnchor),
        ]
      NSLayoutConstraint.activate(wishes + limits)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalTo: view.heightAnchor),
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      ])
    }
    root.layoutIfNeeded()
    #expect(agree(view, square))
    #expect(agree(squares.label, label))
    #expect(agree(squares.a2, a2))
  }

  // MARK: 2, shares of the screen

  @Test func anInvisibleSpacerAndAShareOfAView() {
    let root = UIView.sized(375, 667)
    let (spacer, view) = (UIView(), UIView())
    root.addPlaced(spacer, view)
    NSLayoutConstraint.activate([
      spacer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      spacer.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.1),
      view.leadingAnchor.constraint(equalTo: spacer.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: root.bounds.width * 0.05),
      view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(agree(view, [37.5, 18.75, 10, 10]))
    // In a window of 320 the spacer gives the window's share, not the screen's.
    root.frame.size.width = 320
    root.layoutIfNeeded()
    #expect(view.frame.minX == 32)
  }

  // MARK: 3, the closing example of the small language, in UIKit's words

  @Test func theClosingExample() {
    let root = UIView.sized(320, 480)
    let (v1, v2) = (UIView(), UIView())
    let (l1, l2) = (FixedLabel(55.5, 20.5), FixedLabel(58, 20.5))
    root.addPlaced(v1, v2, l1, l2)
    let wish = v2.heightAnchor.constraint(equalToConstant: 400)
    wish.priority = UILayoutPriority(499)
    let most = v2.heightAnchor.constraint(equalTo: v1.heightAnchor, constant: 10)
    most.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([
      v1.topAnchor.constraint(equalTo: root.topAnchor, constant: 120),
      v1.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 60),
      v1.widthAnchor.constraint(equalToConstant: 44), v1.heightAnchor.constraint(equalToConstant: 44),
      v2.topAnchor.constraint(equalTo: v1.bottomAnchor, constant: 8),
      v2.leftAnchor.constraint(equalTo: v1.leftAnchor, constant: 5),
      v2.widthAnchor.constraint(equalTo: v1.widthAnchor, constant: 20), most, wish,
      l1.leftAnchor.constraint(equalTo: v1.leftAnchor), l1.topAnchor.constraint(equalTo: v2.bottomAnchor, constant: 40),
      l2.leadingAnchor.constraint(equalTo: l1.trailingAnchor, constant: 15),
      l2.lastBaselineAnchor.constraint(equalTo: l1.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(v1.frame == CGRect(x: 60, y: 120, width: 44, height: 44))
    #expect(v2.frame == CGRect(x: 65, y: 172, width: 64, height: 54))
    #expect(l1.frame == CGRect(x: 60, y: 266, width: 55.5, height: 20.5))
    #expect(agree(l2, [130.5, 266, 58, 20.5], 0.5))
    let beaten = root.solvedLayout().layout.constraints.compactMap { constraint -> Double? in
      guard constraint.origin == .authored, case .beaten(let amount, _) = constraint.status else { return nil }
      return amount
    }
    #expect(beaten.map { $0.rounded() } == [-346])
    wish.priority = UILayoutPriority(501)
    root.layoutIfNeeded()
    #expect(v2.frame.height == 400)
  }

  // MARK: 4, the progress panel

  @Test(arguments: [
    (480.0, 0.0, 0.0, 440.0), (480, 48, 0, 384), (480, 0, 16, 416), (480, 48, 16, 360), (320, 0, 0, 280),
    (320, 48, 0, 224), (320, 0, 16, 256), (320, 48, 16, 200), (480, 64, 16, 344),
  ])
  func theProgressPanel(_ width: Double, _ icon: Double, _ cancel: Double, _ bar: Double) {
    let root = UIView.sized(width, 100)
    let (iconView, title, progress, button) = (UIView(), FixedLabel(60, 17), UIProgressView(), UIView())
    root.addPlaced(iconView, title, progress, button)
    let iconWidth = iconView.widthAnchor.constraint(equalToConstant: icon)
    let iconGap = progress.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: icon > 0 ? 8 : 0)
    let cancelWidth = button.widthAnchor.constraint(equalToConstant: cancel)
    let cancelGap = button.leadingAnchor.constraint(equalTo: progress.trailingAnchor, constant: cancel > 0 ? 8 : 0)
    NSLayoutConstraint.activate([
      iconWidth, iconGap, cancelWidth, cancelGap,
      iconView.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      button.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      progress.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      title.centerXAnchor.constraint(equalTo: progress.centerXAnchor),
    ])
    root.layoutIfNeeded()
    #expect(progress.frame.width == CGFloat(bar))
    #expect(title.frame.midX == progress.frame.midX)
    if icon == 64 { #expect(progress.frame.minX == 92) }
    iconWidth.constant = 0
    iconGap.constant = 0
    root.layoutIfNeeded()
    #expect(progress.frame.minX == 20)
  }

  // MARK: 7, hugging and compression

  @Test(arguments: [
    (320.0, 250, 749, [60.0, 236.0]), (320, 252, 751, [176, 120]), (180, 250, 749, [60, 96]),
    (180, 252, 751, [36, 120]), (100, 250, 749, [60, 16]), (100, 252, 751, [0, 76]), (70, 250, 749, [46, 0]),
    (70, 252, 751, [0, 46]),
  ])
  func twoLabels(_ width: Double, _ hug: Int, _ resist: Int, _ widths: [Double]) {
    let root = UIView.sized(width, 44)
    let (a, b) = (FixedLabel(60, 20), FixedLabel(120, 20))
    root.addPlaced(a, b)
    b.setContentHuggingPriority(UILayoutPriority(Float(hug)), for: .horizontal)
    b.setContentCompressionResistancePriority(UILayoutPriority(Float(resist)), for: .horizontal)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[a]-[b]-|", options: .alignAllTop, metrics: nil, views: ["a": a, "b": b]))
    root.layoutIfNeeded()
    #expect([a.frame.width, b.frame.width] == widths.map { CGFloat($0) })
    b.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    b.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    let findings = root.solvedLayout().layout.findings
    #expect(findings.contains { $0.kind == .tie })
  }

  // MARK: 8, visual format

  @Test func aLabelAndAField() {
    let root = UIView.sized(320, 480)
    root.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    let (label, field) = (FixedLabel(56.5, 20.5), UITextField())
    field.borderStyle = .roundedRect
    root.addPlaced(label, field)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[label]-[textField]-|", options: [], metrics: nil,
      views: ["label": label, "textField": field])
    #expect(made.count == 3)
    NSLayoutConstraint.activate(made)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-top-[textField(==height@900)]", options: [], metrics: ["top": 10, "height": 30],
        views: ["textField": field]))
    root.layoutIfNeeded()
    #expect(field.frame == CGRect(x: 80.5, y: 10, width: 223.5, height: 30))
  }

  @Test func aMultiplierIsAnError() throws {
    #expect(throws: LayoutMistake.self) {
      _ = try NSLayoutConstraint.checkedConstraints(
        withVisualFormat: "H:[a(0.5*b)]", views: ["a": UIView(), "b": UIView()])
    }
  }
}

extension UILayoutPriority {
  fileprivate static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }
}

/// Whether a frame agrees within a hundredth.
func agree(_ view: UIView, _ frame: [Double], _ tolerance: Double = 0.01) -> Bool {
  let own = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map { Double($0) }
  return zip(own, frame).allSatisfy { abs($0 - $1) <= tolerance }
}
