import Testing
import UIKitNames

// Pieces of layout code as tutorials have them, by anchors. Each compiles against UIKit with the import changed;
// frames are worked out by hand, as remarked.

final class CardController: UIViewController {
  let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    card.translatesAutoresizingMaskIntoConstraints = false
    card.backgroundColor = .systemBlue
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
    ])
  }
}

final class CenteredController: UIViewController {
  let square = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(square)
    square.translatesAutoresizingMaskIntoConstraints = false
    square.widthAnchor.constraint(equalToConstant: 100).isActive = true
    square.heightAnchor.constraint(equalTo: square.widthAnchor).isActive = true
    square.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    square.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }
}

final class PlayerController: UIViewController {
  let video = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    video.backgroundColor = .black
    video.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(video)
    NSLayoutConstraint.activate([
      video.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      video.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      video.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      video.heightAnchor.constraint(equalTo: video.widthAnchor, multiplier: 9.0 / 16.0),
    ])
  }
}

final class TwoColumnsView: UIView {
  let left = UIView()
  let right = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for column in [left, right] {
      column.translatesAutoresizingMaskIntoConstraints = false
      addSubview(column)
      column.topAnchor.constraint(equalTo: topAnchor, constant: 20).isActive = true
      column.heightAnchor.constraint(equalToConstant: 60).isActive = true
    }
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      right.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      right.widthAnchor.constraint(equalTo: left.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class HeaderFooterController: UIViewController {
  let header = UIView()
  let content = UIView()
  let footer = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let parts = [header, content, footer]
    parts.forEach { part in
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.heightAnchor.constraint(equalToConstant: 44),
      content.topAnchor.constraint(equalTo: header.bottomAnchor),
      content.bottomAnchor.constraint(equalTo: footer.topAnchor),
      footer.heightAnchor.constraint(equalToConstant: 49),
      footer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

final class AvatarView: UIView {
  let picture = UIImageView()
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
    addSubview(badge)
    picture.translatesAutoresizingMaskIntoConstraints = false
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.backgroundColor = .red
    badge.layer.cornerRadius = 10
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: topAnchor, constant: 40),
      picture.leftAnchor.constraint(equalTo: leftAnchor, constant: 40),
      picture.widthAnchor.constraint(equalToConstant: 60),
      picture.heightAnchor.constraint(equalToConstant: 60),
      badge.centerXAnchor.constraint(equalTo: picture.rightAnchor),
      badge.centerYAnchor.constraint(equalTo: picture.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

final class EqualGapsController: UIViewController {
  let first = UIView()
  let second = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for box in [first, second] {
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      box.widthAnchor.constraint(equalToConstant: 60).isActive = true
      box.heightAnchor.constraint(equalToConstant: 40).isActive = true
      box.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
    let before = view.leadingAnchor.anchorWithOffset(to: first.leadingAnchor)
    let between = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
    let after = second.trailingAnchor.anchorWithOffset(to: view.trailingAnchor)
    NSLayoutConstraint.activate([
      before.constraint(equalTo: between),
      between.constraint(equalTo: after),
    ])
  }
}

final class ChatBubbleController: UIViewController {
  let bubble = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    bubble.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bubble)
    let wanted = bubble.widthAnchor.constraint(equalToConstant: 600)
    wanted.priority = .defaultHigh
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      bubble.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.75),
      bubble.heightAnchor.constraint(equalToConstant: 36),
      wanted,
    ])
  }
}

@Suite struct AnchorSnippets {
  @Test func fourEdges() {
    let controller = CardController()
    show(controller, 320, 480)
    // 320 − 16 − 16, 480 − 16 − 16
    #expect(controller.card.frame == CGRect(x: 16, y: 16, width: 288, height: 448))
  }

  @Test func centred() {
    let controller = CenteredController()
    show(controller, 375, 667)
    // (375 − 100) / 2, (667 − 100) / 2
    #expect(controller.square.frame == CGRect(x: 137.5, y: 283.5, width: 100, height: 100))
  }

  @Test func aspectRatio() {
    let controller = PlayerController()
    show(controller, 320, 480)
    // 288 · 9 / 16
    #expect(controller.video.frame == CGRect(x: 16, y: 20, width: 288, height: 162))
  }

  @Test func equalColumns() {
    let view = TwoColumnsView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.layoutIfNeeded()
    // (320 − 16 − 8 − 16) / 2
    #expect(view.left.frame == CGRect(x: 16, y: 20, width: 140, height: 60))
    #expect(view.right.frame == CGRect(x: 164, y: 20, width: 140, height: 60))
  }

  @Test func headerContentFooter() {
    let controller = HeaderFooterController()
    show(controller, 320, 480)
    #expect(controller.header.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(controller.content.frame == CGRect(x: 0, y: 44, width: 320, height: 387))
    #expect(controller.footer.frame == CGRect(x: 0, y: 431, width: 320, height: 49))
  }

  @Test func badgeOnACorner() {
    let view = AvatarView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.layoutIfNeeded()
    // The corner is at (100, 40), the badge 10 around it.
    #expect(view.badge.frame == CGRect(x: 90, y: 30, width: 20, height: 20))
  }

  @Test func equalGaps() {
    let controller = EqualGapsController()
    show(controller, 320, 480)
    // Three gaps of (320 − 120) / 3
    #expect(isNear(controller.first.frame, CGRect(x: 66.667, y: 220, width: 60, height: 40)))
    #expect(isNear(controller.second.frame, CGRect(x: 193.333, y: 220, width: 60, height: 40)))
  }

  @Test func atMostThreeQuarters() {
    let controller = ChatBubbleController()
    show(controller, 400, 600)
    // 600 is wished for, 75 % of 400 allowed.
    #expect(controller.bubble.frame == CGRect(x: 88, y: 12, width: 300, height: 36))
  }
}
