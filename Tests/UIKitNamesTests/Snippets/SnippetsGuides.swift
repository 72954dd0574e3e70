import Testing
import UIKitNames

// Pieces of layout code as tutorials have them: safe areas, margins, layout guides.

final class SafeContentController: UIViewController {
  let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }
}

final class MarginsController: UIViewController {
  let paragraph = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    paragraph.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(paragraph)
    let margins = view.layoutMarginsGuide
    paragraph.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
    paragraph.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    paragraph.topAnchor.constraint(equalTo: view.topAnchor, constant: 30).isActive = true
    paragraph.heightAnchor.constraint(equalTo: paragraph.widthAnchor, multiplier: 0.5).isActive = true
  }
}

final class PaddedCardView: UIView {
  let content = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    for attribute: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) in [
      (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ] {
      NSLayoutConstraint(
        item: content, attribute: attribute.0, relatedBy: .equal, toItem: self, attribute: attribute.1, multiplier: 1,
        constant: 0
      ).isActive = true
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class SpacerGuidesController: UIViewController {
  let save = UIView()
  let cancel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let spaces = [UILayoutGuide(), UILayoutGuide(), UILayoutGuide()]
    spaces.forEach(view.addLayoutGuide)
    for button in [save, cancel] {
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      button.widthAnchor.constraint(equalToConstant: 70).isActive = true
      button.heightAnchor.constraint(equalToConstant: 30).isActive = true
      button.topAnchor.constraint(equalTo: view.topAnchor, constant: 10).isActive = true
    }
    NSLayoutConstraint.activate([
      spaces[0].leadingAnchor.constraint(equalTo: view.leadingAnchor),
      save.leadingAnchor.constraint(equalTo: spaces[0].trailingAnchor),
      spaces[1].leadingAnchor.constraint(equalTo: save.trailingAnchor),
      cancel.leadingAnchor.constraint(equalTo: spaces[1].trailingAnchor),
      spaces[2].leadingAnchor.constraint(equalTo: cancel.trailingAnchor),
      spaces[2].trailingAnchor.constraint(equalTo: view.trailingAnchor),
      spaces[1].widthAnchor.constraint(equalTo: spaces[0].widthAnchor),
      spaces[2].widthAnchor.constraint(equalTo: spaces[0].widthAnchor),
    ])
  }
}

final class CenteredGroupView: UIView {
  let icon = UIView()
  let caption = UIView()
  let group = UILayoutGuide()

  override init(frame: CGRect) {
    super.init(frame: frame)
    group.identifier = "iconAndCaption"
    addLayoutGuide(group)
    for part in [icon, caption] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
      part.centerYAnchor.constraint(equalTo: group.centerYAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      group.centerXAnchor.constraint(equalTo: centerXAnchor),
      group.centerYAnchor.constraint(equalTo: centerYAnchor),
      group.heightAnchor.constraint(equalTo: icon.heightAnchor),
      icon.widthAnchor.constraint(equalToConstant: 24),
      icon.heightAnchor.constraint(equalToConstant: 24),
      caption.widthAnchor.constraint(equalToConstant: 60),
      caption.heightAnchor.constraint(equalToConstant: 20),
      icon.leadingAnchor.constraint(equalTo: group.leadingAnchor),
      caption.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 6),
      caption.trailingAnchor.constraint(equalTo: group.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class DirectionalCardView: UIView {
  let content = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class InheritedMarginsView: UIView {
  let panel = UIView()
  let inside = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    panel.preservesSuperviewLayoutMargins = true
    panel.frame = CGRect(x: 15, y: 0, width: 285, height: 100)
    addSubview(panel)
    inside.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(inside)
    inside.leftAnchor.constraint(equalTo: panel.layoutMarginsGuide.leftAnchor).isActive = true
    inside.rightAnchor.constraint(equalTo: panel.layoutMarginsGuide.rightAnchor).isActive = true
    inside.topAnchor.constraint(equalTo: panel.topAnchor).isActive = true
    inside.heightAnchor.constraint(equalToConstant: 10).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class ArticleController: UIViewController {
  let body = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(body)
    body.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      body.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      body.topAnchor.constraint(equalTo: view.topAnchor),
      body.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

@Suite struct GuideSnippets {
  @Test func insideTheSafeArea() {
    let controller = SafeContentController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    show(controller, 375, 667)
    #expect(controller.content.frame == CGRect(x: 0, y: 44, width: 375, height: 589))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  }

  @Test func marginsOfTheScreen() {
    let small = MarginsController()
    show(small, 375, 667)
    // A controller's view has margins of 16, from 414 on 20.
    #expect(small.paragraph.frame == CGRect(x: 16, y: 30, width: 343, height: 171.5))
    let large = MarginsController()
    show(large, 414, 896)
    #expect(large.paragraph.frame == CGRect(x: 20, y: 30, width: 374, height: 187))
  }

  @Test func marginAttributes() {
    let view = PaddedCardView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.layoutIfNeeded()
    #expect(view.content.frame == CGRect(x: 20, y: 10, width: 140, height: 60))
  }

  @Test func guidesAsSpacers() {
    let controller = SpacerGuidesController()
    show(controller, 320, 480)
    // (320 − 140) / 3
    #expect(controller.save.frame == CGRect(x: 60, y: 10, width: 70, height: 30))
    #expect(controller.cancel.frame == CGRect(x: 190, y: 10, width: 70, height: 30))
  }

  @Test func aGuideAroundAGroup() {
    let view = CenteredGroupView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.layoutIfNeeded()
    // 24 + 6 + 60 = 90 in the middle of 200
    #expect(view.group.layoutFrame == CGRect(x: 55, y: 38, width: 90, height: 24))
    #expect(view.icon.frame == CGRect(x: 55, y: 38, width: 24, height: 24))
    #expect(view.caption.frame == CGRect(x: 85, y: 40, width: 60, height: 20))
  }

  @Test func directionalMargins() {
    let view = DirectionalCardView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.layoutIfNeeded()
    #expect(view.content.frame == CGRect(x: 30, y: 0, width: 160, height: 50))
    let mirrored = DirectionalCardView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    mirrored.semanticContentAttribute = .forceRightToLeft
    mirrored.layoutIfNeeded()
    #expect(mirrored.content.frame == CGRect(x: 10, y: 0, width: 160, height: 50))
  }

  @Test func marginsOfTheSuperviewPreserved() {
    let view = InheritedMarginsView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.layoutIfNeeded()
    // The superview's margin ends 40 − 15 inside the panel; on the right its own 8 is more than 0.
    #expect(view.inside.frame == CGRect(x: 25, y: 0, width: 252, height: 10))
  }

  @Test func readableWidth() {
    let controller = ArticleController()
    show(controller, 1024, 768)
    // At the default text size not wider than 672, in the middle.
    #expect(controller.body.frame == CGRect(x: 176, y: 0, width: 672, height: 768))
    let phone = ArticleController()
    show(phone, 375, 667)
    #expect(phone.body.frame == CGRect(x: 16, y: 0, width: 343, height: 667))
  }
}
