import LayoutCode
import UIKitNames

// Shows what the listings of articles 000 and 002 lay out, and the closing example of 003 in this project's words.

func tell(_ name: String, _ frame: CGRect) {
  print("\(name): \(frame.origin.x) \(frame.origin.y) \(frame.size.width) \(frame.size.height)")
}

/// The reference tree, as an editor would have loaded it: frames, and constraints that it made up.
final class Drawing {
  let root: UIView
  let label = FontAdjustingLabel()
  let second = UIView()

  init(in root: UIView) {
    self.root = root
    let a = box(0, 0, 300, 300, in: root)
    let a1 = box(0, 0, 150, 150, in: a)
    label.frame = CGRect(x: 26, y: 64, width: 108, height: 50)
    label.font = .systemFont(ofSize: 17)
    label.text = "Label"
    a1.addSubview(label)
    label.awakeFromNib()
    second.frame = CGRect(x: 158, y: 18, width: 69, height: 113)
    a.addSubview(second)
    _ = box(150, 150, 150, 150, in: a)
    let b = box(300, 300, 300, 300, in: root)
    _ = box(0, 0, 150, 150, in: b)
    _ = box(150, 150, 150, 150, in: b)
    for view in [a, a1, label, second, b] { makeUp(view) }
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: UIView) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    parent.addSubview(view)
    return view
  }

  /// A width that holds the drawn place and would be in the way.
  private func makeUp(_ view: UIView) {
    PrototypingLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: view.superview, attribute: .leading, multiplier: 1,
      constant: view.frame.minX
    ).isActive = true
  }
}

/// The article's controller with the reference tree in its view.
final class StretchController: ViewController {
  var drawing: Drawing!

  override func loadView() {
    super.loadView()
    view.frame = CGRect(x: 0, y: 0, width: 600, height: 600)
    drawing = Drawing(in: view)
  }
}

/// The same in a square that touches the sides that are closer together, or wider apart.
final class SquareController: UIViewController {
  weak var squareView: UIView!
  var drawing: Drawing!
  let isFilling: Bool

  init(isFilling: Bool) {
    self.isFilling = isFilling
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.frame = CGRect(x: 0, y: 0, width: 600, height: 600)
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    square.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(square)
    squareView = square
    drawing = Drawing(in: square)
    let relation = isFilling ? NSLayoutConstraint.Relation.greaterThanOrEqual : .lessThanOrEqual
    for attribute in [NSLayoutConstraint.Attribute.width, .height] {
      NSLayoutConstraint(
        item: square, attribute: attribute, relatedBy: relation, toItem: view, attribute: attribute, multiplier: 1,
        constant: 0
      ).isActive = true
      let wish = NSLayoutConstraint(
        item: square, attribute: attribute, relatedBy: .equal, toItem: view, attribute: attribute, multiplier: 1,
        constant: 0)
      wish.priority = .defaultHigh
      wish.isActive = true
    }
    NSLayoutConstraint.activate([
      square.widthAnchor.constraint(equalTo: square.heightAnchor),
      square.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      square.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    squareView.enumerateSubviews { view in
      view.superview!.removePrototypingConstraints()
      view.addProportionalOriginConstraints()
      view.addProportionalSizeConstraints()
    }
  }
}

func tell(_ name: String, _ drawing: Drawing) {
  tell("\(name) square", drawing.root.frame)
  tell("\(name) label", drawing.label.frame)
  tell("\(name) A2", drawing.second.frame)
  print("\(name) font: \(drawing.label.font.pointSize)")
  var madeUp = 0
  drawing.root.enumerateSubviews { view in
    madeUp += view.constraints.filter { $0 is PrototypingLayoutConstraint }.count
  }
  print("\(name) made up: \(madeUp)")
}

let stretch = StretchController()
let host = HostWindow(device: "iphone-se-1") { stretch }!
host.appear()
tell("stretch", stretch.drawing)
for isFilling in [false, true] {
  let square = SquareController(isFilling: isFilling)
  let host = HostWindow(device: "iphone-se-1") { square }!
  host.appear()
  tell(isFilling ? "fill" : "fit", square.drawing)
  _ = host.turn(to: .landscape)
  tell(isFilling ? "fill turned" : "fit turned", square.drawing)
}

// MARK: Article 002

final class PercentController: UIViewController {
  let upper = UIView()
  let lower = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [upper, lower] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.heightAnchor.constraint(equalToConstant: 50).isActive = true
      part.widthAnchor.constraint(equalToConstant: 50).isActive = true
      percent(0.1, part, .leading, view, .leading)
    }
    percent(0.1, upper, .top, view, .top)
    percent(0.05, lower, .top, upper, .bottom)
  }

  /// As an editor's file makes it: the written constant, the attribute, and the call after loading.
  private func percent(
    _ share: CGFloat, _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ second: UIView,
    _ other: NSLayoutConstraint.Attribute
  ) {
    let constraint = PercentLayoutConstraint(
      item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other, multiplier: 1,
      constant: 7)
    constraint.marginPercent = share
    constraint.isActive = true
    constraint.awakeFromNib()
    kept.append(constraint)
  }

  private var kept: [NSLayoutConstraint] = []
}

let percent = PercentController()
let percentHost = HostWindow(device: "iphone-8") { percent }!
percentHost.appear()
tell("percent upper", percent.upper.frame)
tell("percent lower", percent.lower.frame)
_ = percentHost.turn(to: .landscape)
tell("percent turned upper", percent.upper.frame)
tell("percent turned lower", percent.lower.frame)

let page = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
let parts = [UIView(), UIView()]
for part in parts {
  part.translatesAutoresizingMaskIntoConstraints = false
  page.addSubview(part)
}
let spacing = fivePercent(parts[0], parts[1], page)
NSLayoutConstraint.activate([spacing, parts[0].bottomAnchor.constraint(equalTo: page.bottomAnchor)])
print("spacing: \(spacing.constant)")
page.layoutIfNeeded()
// The article sets the first view's bottom against the second's top: a positive constant makes the two overlap.
print("overlap: \(parts[0].frame.maxY - parts[1].frame.minY)")

// MARK: Article 003

showClosingExample()
