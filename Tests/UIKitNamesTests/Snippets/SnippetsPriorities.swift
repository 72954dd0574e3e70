import Testing
import UIKitNames

// Pieces of layout code as tutorials have them: priorities, hugging, compression resistance, intrinsic sizes.

final class KeyValueRow: UIView {
  let key = UILabel()
  let value = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    key.text = "Name"
    value.text = "Ada"
    for label in [key, value] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      label.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }
    key.setContentHuggingPriority(UILayoutPriority(rawValue: 252), for: .horizontal)
    NSLayoutConstraint.activate([
      key.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      value.leadingAnchor.constraint(equalTo: key.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class TrackRow: UIView {
  let title = Tile(180, 20)
  let duration = Tile(60, 20)

  override init(frame: CGRect) {
    super.init(frame: frame)
    [title, duration].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
      $0.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
    // The time is always whole; the title gives way.
    duration.setContentCompressionResistancePriority(.required, for: .horizontal)
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    duration.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      duration.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 10),
      duration.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class ReadableCardController: UIViewController {
  let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let fullWidth = card.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -40)
    fullWidth.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      fullWidth,
      card.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      card.heightAnchor.constraint(equalToConstant: 200),
    ])
  }
}

final class AccordionView: UIView {
  let body = UIView()
  let following = UIView()
  private lazy var collapsed = body.heightAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    [body, following].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
      $0.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      $0.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    let expanded = body.heightAnchor.constraint(equalToConstant: 90)
    expanded.priority = .defaultHigh
    collapsed.priority = .defaultLow
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: topAnchor),
      expanded, collapsed,
      following.topAnchor.constraint(equalTo: body.bottomAnchor),
      following.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  var isCollapsed: Bool {
    get { collapsed.priority == UILayoutPriority(rawValue: 999) }
    set { collapsed.priority = newValue ? UILayoutPriority(rawValue: 999) : .defaultLow }
  }
}

final class CounterBadge: UIView {
  var count = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: count > 9 ? 32 : 20, height: 20)
  }
}

final class FormSheetController: UIViewController {
  let header = UIView()
  let submit = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    [header, submit].forEach {
      view.addSubview($0)
      $0.translatesAutoresizingMaskIntoConstraints = false
      $0.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      $0.widthAnchor.constraint(equalToConstant: 200).isActive = true
    }
    let roomy = submit.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 120)
    roomy.priority = .defaultLow
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      header.heightAnchor.constraint(equalToConstant: 300),
      submit.topAnchor.constraint(greaterThanOrEqualTo: header.bottomAnchor, constant: 8),
      submit.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -20),
      submit.heightAnchor.constraint(equalToConstant: 44),
      roomy,
    ])
  }
}

final class MessageCell: UIView {
  let picture = Tile(40, 40)
  let text = Tile(150, 64)

  override init(frame: CGRect) {
    super.init(frame: frame)
    [picture, text].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
      $0.topAnchor.constraint(equalTo: topAnchor, constant: 12).isActive = true
      $0.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -12).isActive = true
    }
    picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12).isActive = true
    text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12).isActive = true
    text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12).isActive = true
    picture.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError() }
}

@Suite struct PrioritySnippets {
  @Test func theValueStretches() {
    let row = KeyValueRow(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    row.layoutIfNeeded()
    let key = row.key.intrinsicContentSize.width
    #expect(row.key.frame.minX == 16)
    #expect(isNear(row.key.frame.width, key))
    #expect(isNear(row.value.frame.minX, 16 + key + 8))
    #expect(isNear(row.value.frame.maxX, 304))
  }

  @Test func theTitleGivesWay() {
    let wide = TrackRow(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    wide.layoutIfNeeded()
    #expect(wide.title.frame == CGRect(x: 0, y: 0, width: 180, height: 20))
    #expect(wide.duration.frame == CGRect(x: 240, y: 0, width: 60, height: 20))
    let narrow = TrackRow(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    narrow.layoutIfNeeded()
    // 200 − 60 − 10
    #expect(narrow.title.frame == CGRect(x: 0, y: 0, width: 130, height: 20))
    #expect(narrow.duration.frame == CGRect(x: 140, y: 0, width: 60, height: 20))
  }

  @Test func almostRequiredUpToAMaximum() {
    let phone = ReadableCardController()
    show(phone, 375, 667)
    #expect(phone.card.frame == CGRect(x: 20, y: 20, width: 335, height: 200))
    let tablet = ReadableCardController()
    show(tablet, 1024, 768)
    #expect(tablet.card.frame == CGRect(x: 312, y: 20, width: 400, height: 200))
  }

  @Test func prioritySwitches() {
    let view = AccordionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.layoutIfNeeded()
    #expect(view.following.frame == CGRect(x: 0, y: 90, width: 200, height: 30))
    view.isCollapsed = true
    view.layoutIfNeeded()
    #expect(view.following.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
    view.isCollapsed = false
    view.layoutIfNeeded()
    #expect(view.body.frame == CGRect(x: 0, y: 0, width: 200, height: 90))
  }

  @Test func intrinsicSizeInvalidated() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let badge = CounterBadge()
    badge.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badge)
    badge.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    badge.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 80, y: 0, width: 20, height: 20))
    badge.count = 12
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 68, y: 0, width: 32, height: 20))
  }

  @Test func spaceThatShrinks() {
    let tall = FormSheetController()
    show(tall, 375, 667)
    #expect(tall.submit.frame == CGRect(x: 87.5, y: 440, width: 200, height: 44))
    let short = FormSheetController()
    show(short, 375, 400)
    // At the bottom: 400 − 20 − 44, 16 below the header.
    #expect(short.submit.frame == CGRect(x: 87.5, y: 336, width: 200, height: 44))
  }

  @Test func fittingHeightOfACell() {
    let cell = MessageCell()
    let compressed = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // 12 + 40 + 12 + 150 + 12 and 12 + 64 + 12
    #expect(compressed == CGSize(width: 226, height: 88))
    let fitted = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitted == CGSize(width: 320, height: 88))
  }
}
