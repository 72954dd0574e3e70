import Testing
import UIKitNames

// Pieces of layout code as tutorials have them: autoresizing masks and layout by hand.

final class GridView: UIView {
  let cells = (0..<4).map { _ in UIView() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    cells.forEach(addSubview)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width / 2, height: bounds.height / 2)
    for (index, cell) in cells.enumerated() {
      let origin = CGPoint(x: CGFloat(index % 2) * size.width, y: CGFloat(index / 2) * size.height)
      cell.frame = CGRect(origin: origin, size: size)
    }
  }
}

final class RoundPictureController: UIViewController {
  let picture = UIImageView()
  private(set) var radius: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picture)
    picture.translatesAutoresizingMaskIntoConstraints = false
    picture.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.4).isActive = true
    picture.heightAnchor.constraint(equalTo: picture.widthAnchor).isActive = true
    picture.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    picture.topAnchor.constraint(equalTo: view.topAnchor, constant: 50).isActive = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Frames are known here, not yet in viewDidLoad.
    radius = picture.frame.width / 2
    picture.layer.cornerRadius = radius
  }
}

final class HandMadeController: UIViewController {
  let red = UIView()
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    red.backgroundColor = .red
    view.addSubview(red)
    label.frame = CGRect(x: 20, y: 0, width: 212, height: 48)
    view.addSubview(label)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    red.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height / 2)
    label.frame.origin.y = red.frame.maxY
  }
}

final class OverlayView: UIView {
  let dimming = UIView()
  let dialog = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dimming.frame = bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(dimming)
    // A mask for the one, constraints for the other.
    dialog.translatesAutoresizingMaskIntoConstraints = false
    addSubview(dialog)
    NSLayoutConstraint.activate([
      dialog.centerXAnchor.constraint(equalTo: dimming.centerXAnchor),
      dialog.centerYAnchor.constraint(equalTo: dimming.centerYAnchor),
      dialog.widthAnchor.constraint(equalTo: dimming.widthAnchor, constant: -60),
      dialog.heightAnchor.constraint(equalToConstant: 120),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

@Suite struct MaskSnippets {
  @Test func flexibleSize() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(child)
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 10, width: 180, height: 130))
  }

  @Test func keptInTheMiddle() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let spinner = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
    spinner.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    root.addSubview(spinner)
    root.bounds.size = CGSize(width: 200, height: 100)
    root.layoutIfNeeded()
    #expect(spinner.frame == CGRect(x: 80, y: 30, width: 40, height: 40))
  }

  @Test func toolbarAtTheBottom() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let bar = UIView(frame: CGRect(x: 0, y: 56, width: 100, height: 44))
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(bar)
    root.frame.size = CGSize(width: 200, height: 300)
    root.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 256, width: 200, height: 44))
  }

  @Test func sharedInProportion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let field = UIView(frame: CGRect(x: 20, y: 0, width: 60, height: 50))
    field.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    root.addSubview(field)
    root.frame.size.width = 180
    root.layoutIfNeeded()
    // 80 more, shared 60 : 20 between the width and the right margin.
    #expect(field.frame == CGRect(x: 20, y: 0, width: 120, height: 50))
  }

  @Test func masksAndConstraintsMixed() {
    let view = OverlayView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.frame.size = CGSize(width: 320, height: 480)
    view.layoutIfNeeded()
    #expect(view.dimming.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(view.dialog.frame == CGRect(x: 30, y: 180, width: 260, height: 120))
  }

  @Test func forgottenTranslation() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let lost = UIView()
    root.addSubview(lost)
    // The classic: translatesAutoresizingMaskIntoConstraints was left on, and the empty mask wins.
    lost.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
    lost.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(lost.frame == .zero)
  }

  @Test func gridInLayoutSubviews() {
    let grid = GridView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    grid.layoutIfNeeded()
    #expect(grid.cells[3].frame == CGRect(x: 100, y: 60, width: 100, height: 60))
    grid.frame.size = CGSize(width: 300, height: 120)
    grid.layoutIfNeeded()
    #expect(grid.cells[1].frame == CGRect(x: 150, y: 0, width: 150, height: 60))
  }

  @Test func radiusFromTheSolvedWidth() {
    let controller = RoundPictureController()
    show(controller, 300, 600)
    #expect(controller.picture.frame == CGRect(x: 90, y: 50, width: 120, height: 120))
    #expect(controller.radius == 60)
  }

  @Test func framesByHand() {
    let controller = HandMadeController()
    show(controller, 375, 667)
    #expect(controller.red.frame == CGRect(x: 0, y: 0, width: 375, height: 333.5))
    #expect(controller.label.frame == CGRect(x: 20, y: 333.5, width: 212, height: 48))
  }

  @Test func sizeToFit() {
    let label = UILabel(frame: CGRect(x: 12, y: 30, width: 0, height: 0))
    label.text = "Fits"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 12, y: 30))
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(label.frame.width > 0)
  }
}
