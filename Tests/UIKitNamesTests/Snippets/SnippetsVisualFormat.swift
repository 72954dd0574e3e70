import Testing
import UIKitNames

// Pieces of layout code as tutorials have them, in visual format.

final class SignInView: UIView {
  let button = UIButton(type: .system)

  func setup() {
    button.setTitle("Sign in", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button)
    let views = ["button": button]
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-20-[button]-20-|", options: [], metrics: nil, views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-40-[button(44)]", options: [], metrics: nil, views: views))
  }
}

final class FormController: UIViewController {
  let nameField = UITextField()
  let mailField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.translatesAutoresizingMaskIntoConstraints = false
    mailField.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(nameField)
    view.addSubview(mailField)
    let views: [String: Any] = ["name": nameField, "mail": mailField]
    let metrics = ["top": 30, "gap": 12, "height": 36]
    var constraints: [NSLayoutConstraint] = []
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-top-[name(height)]-gap-[mail(height)]", options: [.alignAllLeading, .alignAllTrailing],
      metrics: metrics, views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-24-[name]-24-|", metrics: nil, views: views)
    NSLayoutConstraint.activate(constraints)
  }
}

final class ThreeTilesView: UIView {
  let tiles = [UIView(), UIView(), UIView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for tile in tiles {
      tile.translatesAutoresizingMaskIntoConstraints = false
      addSubview(tile)
    }
    let views = ["a": tiles[0], "b": tiles[1], "c": tiles[2]]
    for format in ["H:|-[a]-[b(==a)]-[c(==a)]-|", "V:|-[a]-|", "V:|-[b]-|", "V:|-[c]-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class SearchBarView: UIView {
  let field = UIView()
  let filler = UIView()

  func build() {
    [field, filler].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    let views = ["field": field, "filler": filler]
    // Between 100 and 200 wide; the wish for 400 gives way.
    let row = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-10-[field(>=100,<=200,==400@700)]-0-[filler]|", options: [.alignAllTop, .alignAllBottom],
      metrics: nil, views: views)
    let column = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[field(30)]", options: [], metrics: nil, views: views)
    NSLayoutConstraint.activate(row + column)
  }
}

final class BottomBarController: UIViewController {
  let heading = UIView()
  let bar = UIView()

  override func loadView() {
    view = UIView()
    for (part, height) in [(heading, 40), (bar, 50)] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:[part(h)]", options: [], metrics: ["h": height], views: ["part": part]))
    }
    let views = ["heading": heading, "bar": bar]
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-12-[heading]-(>=20)-[bar]|", options: .alignAllCenterX, metrics: nil, views: views))
    view.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[bar]|", options: [], metrics: nil, views: views))
    view.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "H:[heading(120)]", options: [], metrics: nil, views: views))
  }
}

final class MirrorProofView: UIView {
  let play = UIView()
  let stop = UIView()

  func build() {
    semanticContentAttribute = .forceRightToLeft
    for control in [play, stop] {
      control.translatesAutoresizingMaskIntoConstraints = false
      addSubview(control)
    }
    let views = ["play": play, "stop": stop]
    // Transport controls keep their order in every language.
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-10-[play(40)]-6-[stop(40)]",
        options: [.directionLeftToRight, .alignAllTop, .alignAllBottom], metrics: nil, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-5-[play(40)]", options: [], metrics: nil, views: views))
  }
}

final class BadgeRowView: UIView {
  let name = UIView()
  let badge = UIView()

  func build() {
    name.translatesAutoresizingMaskIntoConstraints = false
    badge.translatesAutoresizingMaskIntoConstraints = false
    addSubview(name)
    addSubview(badge)
    let views = ["name": name, "badge": badge]
    let row = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-15-[name]-5-[badge(24)]-15-|", options: .alignAllCenterY, metrics: nil, views: views)
    let column = NSLayoutConstraint.constraints(withVisualFormat: "V:|-10-[name(20)]", metrics: nil, views: views)
    NSLayoutConstraint.activate(row + column)
    badge.heightAnchor.constraint(equalTo: badge.widthAnchor).isActive = true
  }
}

@Suite struct VisualFormatSnippets {
  @Test func insets() {
    let view = SignInView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.setup()
    view.layoutIfNeeded()
    #expect(view.button.frame == CGRect(x: 20, y: 40, width: 280, height: 44))
  }

  @Test func metricsAndAlignment() {
    let controller = FormController()
    show(controller, 320, 480)
    #expect(controller.nameField.frame == CGRect(x: 24, y: 30, width: 272, height: 36))
    // 30 + 36 + 12; both sides follow the first field's by the options.
    #expect(controller.mailField.frame == CGRect(x: 24, y: 78, width: 272, height: 36))
  }

  @Test func equalWidths() {
    let view = ThreeTilesView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    view.layoutIfNeeded()
    // A plain view's margins are 8, siblings are 8 apart: (320 − 4 · 8) / 3.
    #expect(view.tiles.map(\.frame.minX) == [8, 112, 216])
    #expect(view.tiles.allSatisfy { $0.frame.size == CGSize(width: 96, height: 84) && $0.frame.minY == 8 })
  }

  @Test func predicateList() {
    let view = SearchBarView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    view.build()
    view.layoutIfNeeded()
    #expect(view.field.frame == CGRect(x: 10, y: 0, width: 200, height: 30))
    #expect(view.filler.frame == CGRect(x: 210, y: 0, width: 110, height: 30))
  }

  @Test func atLeastTwentyBetween() {
    let controller = BottomBarController()
    show(controller, 320, 480)
    #expect(controller.heading.frame == CGRect(x: 100, y: 12, width: 120, height: 40))
    #expect(controller.bar.frame == CGRect(x: 0, y: 430, width: 320, height: 50))
  }

  @Test func leftToRightWhateverTheLanguage() {
    let view = MirrorProofView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    view.build()
    view.layoutIfNeeded()
    #expect(view.play.frame == CGRect(x: 10, y: 5, width: 40, height: 40))
    #expect(view.stop.frame == CGRect(x: 56, y: 5, width: 40, height: 40))
  }

  @Test func centredInARow() {
    let view = BadgeRowView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    view.build()
    view.layoutIfNeeded()
    // 200 − 15 − 24 − 15 − 5 for the name; the badge, 24 high, has its centre at 10 + 20 / 2.
    #expect(view.name.frame == CGRect(x: 15, y: 10, width: 141, height: 20))
    #expect(view.badge.frame == CGRect(x: 161, y: 8, width: 24, height: 24))
  }
}
