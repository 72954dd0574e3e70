import AutoLayout
import ProofModel
import Resolving
import Testing
import UIKitNames

/// Rows of a table, scrolled content below bars, fonts that follow the text size, hosts beside each other.
@Suite struct TableTests {
  private final class BookCell: UITableViewCell {
    let label: FixedLabel
    init(_ height: CGFloat) {
      label = FixedLabel(80, height)
      super.init(style: .default, reuseIdentifier: "book")
      contentView.addPlaced(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Books: UIViewController, UITableViewDataSource {
    let table = UITableView()
    override func viewDidLoad() {
      title = "Books"
      table.dataSource = self
      view.addPlaced(table)
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: view.topAnchor), table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      BookCell(indexPath.row == 0 ? 50 : 23.5)
    }
  }

  @Test func rowsAreAsHighAsTheirContentAndBeginBelowTheBar() throws {
    let books = Books()
    let host = try #require(HostWindow(device: "iphone-8") { UINavigationController(rootViewController: books) })
    host.appear()
    let cells = books.table.visibleCells
    #expect(cells[0].frame == CGRect(x: 0, y: 0, width: 375, height: 70.5))
    #expect(cells[1].frame == CGRect(x: 0, y: 70.5, width: 375, height: 44))
    #expect(cells.count == 15, "only the rows that can be seen are made")
    #expect((cells[1] as? BookCell)?.label.frame == CGRect(x: 16, y: 10, width: 80, height: 23.5))
    #expect(books.table.contentOffset.y == -64)
    #expect(books.table.adjustedContentInset.top == 64)
    #expect(cells[0].convert(cells[0].bounds, to: nil).minY == 64)
    let layout = host.solvedLayout()
    let cell = try #require(layout.views.first { $0.content.kind == .tableCell })
    #expect(cell.windowFrame.y == 64)
    _ = host.turn(to: .landscape)
    #expect(books.table.visibleCells[0].frame.width == 667)
  }

  /// A table that is as high as its rows: it lays itself out to know how high, and says so whenever they change.
  private final class WholeTable: UITableView, UITableViewDataSource {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { BookCell(23.5) }
  }

  @Test func aTableThatLaysItselfOutToKnowItsSizeIsAsHighAsItsRows() {
    let (root, table, below) = (UIView.sized(320, 600), WholeTable(), FixedLabel(40, 20))
    table.dataSource = table
    root.addPlaced(table, below)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: root.topAnchor), table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      below.topAnchor.constraint(equalTo: table.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(table.frame == CGRect(x: 0, y: 0, width: 320, height: 220))
    #expect(below.frame.minY == 220)
    #expect(table.visibleCells.count == 5)
  }

  /// Asks for layout in each layout.
  private final class RestlessView: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsLayout()
    }
  }

  @Test func whatAsksForLayoutInEveryLayoutIsTold() throws {
    let controller = UIViewController()
    controller.view.addSubview(RestlessView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let host = try #require(HostWindow(device: "iphone-8") { controller })
    host.appear()
    let told = host.solved().diagnostics.filter { $0.id == "endless-layout" }
    #expect(told.map(\.message) == ["'RestlessView' asks for layout in every layout"])
    let quiet = try #require(HostWindow(device: "iphone-8") { Books() })
    quiet.appear()
    #expect(!quiet.solved().diagnostics.contains { $0.id == "endless-layout" })
  }

  /// Writes its constraints in each layout, as many do.
  private final class RepeatingView: UIView {
    let label = UILabel()
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
      label.topAnchor.constraint(equalTo: topAnchor, constant: 10).isActive = true
      label.widthAnchor.constraint(equalToConstant: 48).isActive = true
    }
  }

  @Test func constraintsThatMoveNothingAskForNoLayout() throws {
    let controller = UIViewController()
    let view = RepeatingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(view)
    let host = try #require(HostWindow(device: "iphone-8") { controller })
    host.appear()
    #expect(!host.solved().diagnostics.contains { $0.id == "endless-layout" })
    #expect(view.label.frame.minX == 26 && view.label.frame.minY == 10)
    #expect(view.layouts == 2)
  }

  private final class Settings: UIViewController, UITableViewDataSource {
    let table = UITableView()
    var insetOfFirst: UIEdgeInsets?
    override func loadView() {
      table.dataSource = self
      view = table
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let styles = [UITableViewCell.CellStyle.value1, .subtitle, .default]
      let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
      cell.textLabel?.text = "Language"
      cell.detailTextLabel?.text = "English"
      if indexPath.row == 0 { cell.accessoryType = .disclosureIndicator }
      if let insetOfFirst, indexPath.row == 0 { cell.separatorInset = insetOfFirst }
      return cell
    }
  }

  /// What the table says of its lines, and a cell of its own, comes to what is drawn.
  @Test func linesAreAsTheTableAndItsCellsSay() throws {
    func lines(_ change: (UITableView) -> Void) throws -> [CellLine?] {
      let controller = Settings()
      change(controller.table)
      let host = try #require(HostWindow(device: "iphone-8") { controller })
      host.appear()
      return host.solved().layout.views.filter { $0.content.kind == .tableCell }.map(\.content.line)
    }
    #expect(try lines { _ in } == [nil, nil, nil])
    #expect(try lines { $0.separatorStyle = .none }.allSatisfy { $0?.isHidden == true })
    let inset = try lines { $0.separatorInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 12) }
    #expect(inset.allSatisfy { $0 == CellLine(leading: 8, trailing: 12) })
    let red = try lines { $0.separatorColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    #expect(red.allSatisfy { $0 == CellLine(color: Color(rgb: 0xFF0000)) })
    let controller = Settings()
    controller.insetOfFirst = UIEdgeInsets(top: 0, left: .greatestFiniteMagnitude, bottom: 0, right: 0)
    let host = try #require(HostWindow(device: "iphone-8") { controller })
    host.appear()
    let own = host.solved().layout.views.filter { $0.content.kind == .tableCell }.map(\.content.line)
    #expect(own == [CellLine(leading: 100_000), nil, nil])
  }

  /// UIKit's own cells: a detail at the trailing edge, a second line, nothing; less what the accessory takes.
  @Test func cellsOfTheSystemsStylesLayTheirPartsOut() throws {
    let settings = Settings()
    let host = try #require(HostWindow(device: "iphone-8") { settings })
    host.appear()
    let cells = settings.table.visibleCells
    let detail = try #require(cells[0].detailTextLabel)
    #expect(cells[0].contentView.frame.width == 375 - 26.5)
    #expect(cells[0].frame.height == 44)
    #expect(detail.frame.maxX == 375 - 26.5 - 8)
    #expect(cells[0].textLabel?.frame.minX == 16)
    let title = try #require(cells[1].textLabel)
    #expect(cells[1].detailTextLabel?.frame.minY == title.frame.maxY + 1)
    #expect(cells[1].frame.height > 50)
    #expect(cells[2].detailTextLabel == nil)
    #expect(try #require(cells[2].textLabel).frame.midY == cells[2].contentView.bounds.midY)
    let drawn = host.solvedLayout().views.filter { $0.content.kind == .tableCell }
    #expect(drawn.map { $0.content.style == .disclosure } == [true, false, false])
  }

  @Test func fontsOfStylesFollowTheTextSize() throws {
    final class Text: UIViewController {
      let label = UILabel()
      let fixed = UILabel()
      override func viewDidLoad() {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        fixed.font = .preferredFont(forTextStyle: .body)
        for (index, item) in [label, fixed].enumerated() {
          item.text = "Title"
          view.addPlaced(item)
          item.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(100 * index)).isActive = true
          item.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        }
      }
    }
    let log = EventLog()
    let text = Text()
    let host = try #require(HostWindow(device: "iphone-8", log: log) { text })
    host.appear()
    let (before, fixed) = (text.label.frame.height, text.fixed.frame.height)
    #expect(before == fixed)
    log.clear()
    var environment = host.context.environment
    environment.textSize = .ax3
    _ = host.change(to: environment)
    #expect(
      log.events == [
        "Text.traitCollectionDidChange", "Text.viewWillLayoutSubviews", "Text.viewDidLayoutSubviews",
      ])
    #expect(text.label.frame.height > before * 2)
    #expect(text.fixed.frame.height == fixed)
    #expect(text.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
  }

  @Test func hostsBesideEachOtherDoNotKnowOfEachOther() async throws {
    let devices = ["iphone-8", "iphone-x", "ipad-9.7", "iphone-se-1"]
    let widths = await withTaskGroup(of: (Int, [CGFloat]).self) { group in
      for index in 0..<32 {
        group.addTask {
          guard let host = HostWindow(device: devices[index % 4], makingController: { Books() }) else {
            return (index, [])
          }
          host.appear()
          let upright = host.controller.view.frame.width
          _ = host.turn(to: .landscape)
          return (index, [upright, host.controller.view.frame.width])
        }
      }
      var all: [Int: [CGFloat]] = [:]
      for await (index, found) in group { all[index] = found }
      return all
    }
    let expected: [[CGFloat]] = [[375, 667], [375, 812], [768, 1024], [320, 568]]
    for index in 0..<32 { #expect(widths[index] == expected[index % 4]) }
  }
}
