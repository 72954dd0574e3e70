import Testing
import UIKitNames

// Pieces of layout code as tutorials have them: right to left, Dynamic Type, system spacing, baselines.

final class BackButtonView: UIView {
  let back = UIView()
  let badge = UIView()

  func build() {
    for part in [back, badge] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
      part.topAnchor.constraint(equalTo: topAnchor).isActive = true
      part.widthAnchor.constraint(equalToConstant: 30).isActive = true
      part.heightAnchor.constraint(equalToConstant: 30).isActive = true
    }
    back.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10).isActive = true
    badge.leftAnchor.constraint(equalTo: leftAnchor, constant: 50).isActive = true
  }
}

final class HeadlineController: UIViewController {
  let headline = UILabel()
  let body = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    headline.text = "Headline"
    headline.font = UIFont.preferredFont(forTextStyle: .headline)
    headline.adjustsFontForContentSizeCategory = true
    body.text = "Some words below the headline."
    body.font = UIFont.preferredFont(forTextStyle: .body)
    body.numberOfLines = 0
    for label in [headline, body] {
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true
    }
    headline.topAnchor.constraint(equalTo: view.topAnchor, constant: 40).isActive = true
    body.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 4).isActive = true
  }
}

final class PriceView: UIView {
  let amount = UILabel()
  let currency = UILabel()

  func build() {
    amount.font = .systemFont(ofSize: 34, weight: .bold)
    amount.text = "129"
    currency.font = .systemFont(ofSize: 13)
    currency.text = "EUR"
    [amount, currency].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    NSLayoutConstraint.activate([
      amount.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      amount.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      currency.leadingAnchor.constraint(equalTo: amount.trailingAnchor, constant: 4),
      currency.firstBaselineAnchor.constraint(equalTo: amount.firstBaselineAnchor),
    ])
  }
}

final class SystemSpacingController: UIViewController {
  let first = UIView()
  let second = UIView()
  let third = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for box in [first, second, third] {
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      box.widthAnchor.constraint(equalToConstant: 40).isActive = true
      box.heightAnchor.constraint(equalToConstant: 40).isActive = true
    }
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: view.topAnchor),
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
      second.topAnchor.constraint(equalTo: first.topAnchor),
      third.leadingAnchor.constraint(equalTo: first.leadingAnchor),
      third.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 2),
    ])
  }
}

@Suite struct LanguageSnippets {
  @Test func leadingTurnsOver() {
    let view = BackButtonView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    view.build()
    view.layoutIfNeeded()
    #expect(view.back.frame.minX == 10)
    let mirrored = BackButtonView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    mirrored.semanticContentAttribute = .forceRightToLeft
    mirrored.build()
    mirrored.layoutIfNeeded()
    // Leading is the right now, left stays left.
    #expect(mirrored.back.frame == CGRect(x: 280, y: 0, width: 30, height: 30))
    #expect(mirrored.badge.frame == CGRect(x: 50, y: 0, width: 30, height: 30))
  }

  @Test func stackTurnsOver() {
    let stack = UIStackView(arrangedSubviews: [Tile(50, 20), Tile(70, 20)])
    stack.frame = CGRect(x: 0, y: 0, width: 130, height: 20)
    stack.spacing = 10
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [80, 0])
  }

  @Test func labelsFollowEachOther() {
    let controller = HeadlineController()
    show(controller, 375, 667)
    let height = controller.headline.intrinsicContentSize.height
    #expect(height > 0)
    #expect(isNear(controller.headline.frame, CGRect(x: 16, y: 40, width: 343, height: height)))
    #expect(isNear(controller.body.frame.minY, 40 + height + 4))
  }

  @Test func baselinesOfTwoSizes() {
    let view = PriceView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    view.build()
    view.layoutIfNeeded()
    // The smaller text stands lower, by the difference of the ascents.
    let lower = view.amount.font.ascender - view.currency.font.ascender
    #expect(lower > 10)
    #expect(isNear(view.currency.frame.minY - view.amount.frame.minY, lower, within: 1))
    #expect(isNear(view.currency.frame.minX, view.amount.frame.maxX + 4))
  }

  @Test func systemSpacing() {
    let controller = SystemSpacingController()
    show(controller, 320, 480)
    #expect(controller.second.frame == CGRect(x: 48, y: 0, width: 40, height: 40))
    #expect(controller.third.frame == CGRect(x: 0, y: 56, width: 40, height: 40))
  }

  @Test func aWrappedLabelGrows() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A sentence that does not fit on one line of this narrow view"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    label.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    let oneLine = UILabel()
    oneLine.text = "One line"
    #expect(label.frame.width == 120)
    // 60 letters at 17 pt are about 450 wide: at least four lines of 120.
    #expect(label.frame.height > 3.5 * oneLine.intrinsicContentSize.height)
  }
}
