import AutoLayout
import CombineNames
import Foundation
import ProofModel
import Resolving
import Synchronization
import Testing
import UIKitNames

@testable import Proofsheet
@testable import Solving

/// What an app's own screens rely on besides their constraints: the main queue, tables, collections, presentations,
/// pictures and texts of the project.
@Suite struct AppCodeTests {
  private static let reader = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("samples/reader/Reader").path

  private func solved(_ proof: Proof) throws -> Workbench.Solved {
    let bench = proof.workbench
    let variant = try #require(bench.variants(proof.matrix.selection).variants.first)
    return bench.solve(variant)
  }

  private func texts(_ layout: SolvedLayout) -> [String] {
    layout.views.compactMap { $0.content.text?.runs.map(\.text).joined() }.filter { !$0.isEmpty }
  }

  // MARK: The main queue

  private final class LateScreen: UIViewController {
    let stack = UIStackView()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(stack)
      stack.axis = .vertical
      stack.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
      nonisolated(unsafe) let screen = self
      DispatchQueue.main.async { screen.add("queue") }
      DispatchQueue.main.async { DispatchQueue.main.async { screen.add("twice") } }
      OperationQueue.main.addOperation { screen.add("operation") }
      Task { @MainActor in screen.add("task") }
      DispatchQueue.main.appAsyncAfter(deadline: .now() + 0.3) { screen.add("soon") }
      DispatchQueue.main.appAsyncAfter(deadline: .now() + 30) { screen.add("late") }
    }
    func add(_ text: String) {
      let label = UILabel()
      label.text = text
      stack.addArrangedSubview(label)
    }
  }

  @Test func whatTheMainQueueIsAskedForComesBeforeTheLayout() throws {
    let shown = try texts(solved(Proof(of: LateScreen(), on: "iphone-8")).layout)
    for word in ["queue", "twice", "operation", "task", "soon"] { #expect(shown.contains(word), "\(shown)") }
    #expect(!shown.contains("late"))
  }

  /// A queue that feeds itself is left.
  private final class HungryScreen: UIViewController {
    /// Until the test has ended: the queue is that of all tests.
    static let isHungry = Atomic(true)
    override func viewDidLoad() {
      super.viewDidLoad()
      feed()
    }
    private func feed() {
      nonisolated(unsafe) let screen = self
      DispatchQueue.main.async { if Self.isHungry.load(ordering: .relaxed) { screen.feed() } }
    }
  }

  @Test func aMainQueueThatFeedsItselfEnds() throws {
    defer { HungryScreen.isHungry.store(false, ordering: .relaxed) }
    let layout = try solved(Proof(of: HungryScreen(), on: "iphone-8")).layout
    #expect(!layout.views.isEmpty)
  }

  /// What it asked the main queue for must not come while it is laid out.
  private final class SlowScreen: UIViewController {
    nonisolated(unsafe) static var comesBeside = false
    nonisolated(unsafe) static var widths: [CGFloat] = []
    private nonisolated(unsafe) var isLaidOut = false
    override func viewDidLoad() {
      super.viewDidLoad()
      nonisolated(unsafe) let screen = self
      DispatchQueue.main.async {
        Self.widths.append(UIScreen.main.bounds.width)
        if screen.isLaidOut { Self.comesBeside = true }
      }
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      isLaidOut = true
      usleep(200_000)
      isLaidOut = false
    }
  }

  @Test func theMainQueueComesBeforeOrAfterALayout() throws {
    _ = try solved(Proof(of: SlowScreen(), on: "ipad-pro-11"))
    #expect(!SlowScreen.comesBeside)
    #expect(SlowScreen.widths == [834], "the queue's work sees the screen's own device")
  }

  private final class BoundScreen: UIViewController {
    final class Model: ObservableObject { @Published var title = "begun" }
    let model = Model()
    let label = UILabel()
    private var ties: Set<AnyCancellable> = []
    override func viewDidLoad() {
      super.viewDidLoad()
      label.frame = CGRect(x: 0, y: 100, width: 300, height: 30)
      view.addSubview(label)
      nonisolated(unsafe) let label = label
      model.$title.map { "\($0)!" }.receive(on: DispatchQueue.main).sink { label.text = $0 }.store(in: &ties)
      model.title = "loaded"
    }
  }

  @Test func whatIsBoundToAModelShowsIt() throws {
    #expect(try texts(solved(Proof(of: BoundScreen(), on: "iphone-8")).layout) == ["loaded!"])
  }

  private final class PlainScreen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      nonisolated(unsafe) let screen = self
      DispatchQueue.main.async {
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 30))
        label.text = "late"
        screen.view.addSubview(label)
      }
    }
  }

  /// Screens that are shown on the main queue take nothing from those beside it.
  @Test func proofsOnTheMainQueueAndBesideItAreWhole() async throws {
    let beside = Task.detached {
      try (0..<20).map { _ in try self.texts(self.solved(Proof(of: PlainScreen(), on: "iphone-8")).layout) }
    }
    for _ in 0..<20 { await MainActor.run { _ = Proof(of: PlainScreen(), on: "iphone-8").check() } }
    #expect(try await beside.value == Array(repeating: ["late"], count: 20))
  }

  private final class CountingScreen: UIViewController {
    nonisolated(unsafe) static var current = 0
    nonisolated(unsafe) static var most = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      Self.current += 1
      usleep(500)
      Self.most = max(Self.most, Self.current)
      Self.current -= 1
    }
  }

  @Test func variantsAreMadeOneAfterTheOther() {
    _ = Proof(of: CountingScreen(), on: .classic, orientations: .all).check()
    #expect(CountingScreen.most == 1)
  }

  // MARK: Tables

  private final class Rows: UITableViewController {
    var heightsWhenLaidOut: CGFloat = -1
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      heightsWhenLaidOut = tableView.contentSize.height
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      let footer = UILabel()
      footer.text = "Footer \(section)"
      return footer
    }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      if indexPath.row == 1 {
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        badge.backgroundColor = .systemRed
        cell.accessoryView = badge
      }
      return cell
    }
  }

  @Test func tablesAskForHeadersAndFootersAndRowsAreAsWideAsTheirAccessoriesLeave() throws {
    nonisolated(unsafe) let rows = Rows()
    let layout = try solved(Proof(of: rows, on: "iphone-8")).layout
    let shown = texts(layout)
    for word in ["Section 0", "Row 0", "Row 1", "Footer 0", "Section 1", "Footer 1"] {
      #expect(shown.contains(word), "\(word) of \(shown)")
    }
    let cells = rows.tableView.visibleCells
    #expect(cells.count == 4)
    #expect(cells[0].contentView.frame.width == 375)
    #expect(cells[1].contentView.frame.width == CGFloat(319))
    #expect(cells[1].accessoryView?.frame == CGRect(x: 319, y: (cells[1].frame.height - 20) / 2, width: 40, height: 20))
    #expect(rows.heightsWhenLaidOut > 0, "a table knows its height when its controller is told of the layout")
    // Headers of plain tables stand directly above their rows.
    let header = try #require(rows.tableView.headerView(forSection: 1))
    #expect(header.frame.maxY == cells[2].frame.minY)
    #expect(rows.tableView.rectForFooter(inSection: 0).height == 0, "a footer that is a plain view is none of the kind")
  }

  // MARK: Collections

  private final class Grid: UIViewController {
    enum Section { case main }
    let list: UICollectionView
    var source: UICollectionViewDiffableDataSource<Section, Int>?

    init(_ layout: UICollectionViewLayout) {
      list = UICollectionView(frame: .zero, collectionViewLayout: layout)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentInsetAdjustmentBehavior = .never
      view.addSubview(list)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, number in
        let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        label.text = "Item \(number)"
        cell.contentView.addSubview(label)
        return cell
      }
      var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
      snapshot.appendSections([.main])
      snapshot.appendItems(Array(0..<7))
      source?.apply(snapshot, animatingDifferences: false)
    }
  }

  @Test func collectionsFlow() throws {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 110, height: 50)
    flow.minimumInteritemSpacing = 10
    flow.minimumLineSpacing = 20
    nonisolated(unsafe) let grid = Grid(flow)
    let layout = try solved(Proof(of: grid, on: "iphone-8")).layout
    #expect(texts(layout).filter { $0.hasPrefix("Item") }.count == 7)
    let frames = (0..<7).map { grid.list.cellForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .zero }
    // Three of 110 in 375 leave 45 for two gaps.
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 110, height: 50))
    #expect(frames[1].minX == 132.5)
    #expect(frames[3] == CGRect(x: 0, y: 70, width: 110, height: 50))
    #expect(frames[6].minY == 140)
  }

  @Test func compositionalLayoutsShareTheWidth() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 15, bottom: 5, trailing: 15)
    nonisolated(unsafe) let grid = Grid(UICollectionViewCompositionalLayout(section: section))
    _ = try solved(Proof(of: grid, on: "iphone-8"))
    let frames = (0..<7).map { grid.list.cellForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .zero }
    #expect(frames[0] == CGRect(x: 15, y: 5, width: 172.5, height: 80))
    #expect(frames[1] == CGRect(x: 187.5, y: 5, width: 172.5, height: 80))
    #expect(frames[2].origin == CGPoint(x: 15, y: 95))
  }

  // MARK: Presentations

  private final class Asking: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      present(alert, animated: true)
    }
  }

  @Test func alertsAreCardsOfTheSystemsWidthInTheMiddle() throws {
    let layout = try solved(Proof(of: Asking(), on: "iphone-8")).layout
    let shown = texts(layout)
    for word in ["Delete?", "It is gone then.", "Keep", "Delete"] { #expect(shown.contains(word), "\(shown)") }
    let card = try #require(layout.views.first { $0.windowFrame.width == 270 })
    #expect(abs(card.windowFrame.midX - 187.5) < 0.01)
    #expect(abs(card.windowFrame.midY - 333.5) < 0.6)
  }

  private final class Opening: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let other = UIViewController()
      other.view.backgroundColor = .systemYellow
      if let sheet = other.sheetPresentationController {
        sheet.detents = [.medium(), .large()]
        sheet.preferredCornerRadius = 24
      }
      present(other, animated: true)
    }
  }

  @Test func sheetsRestAtTheirDetent() throws {
    let layout = try solved(Proof(of: Opening(), on: "iphone-17")).layout
    let yellow = UIColor.systemYellow.model(.light)
    let sheet = try #require(layout.views.first { $0.content.background == yellow })
    #expect(sheet.content.cornerRadius == 24)
    let window = layout.environment.windowSize
    #expect(sheet.windowFrame.maxY == window.height)
    #expect(sheet.windowFrame.height > window.height * 0.4 && sheet.windowFrame.height < window.height * 0.6)
  }

  // MARK: The project

  private final class Illustrated: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let known = UIImageView(image: UIImage(named: "Cover"))
      let missing = UIImageView(image: UIImage(named: "NoSuchPicture"))
      for picture in [known, missing] { view.addSubview(picture) }
      let label = UILabel(frame: CGRect(x: 0, y: 200, width: 300, height: 30))
      label.text = AppLocalizedString("shelf.title", comment: "")
      label.textColor = UIColor(named: "Brand")
      view.addSubview(label)
    }
  }

  @Test func picturesColoursAndTextsAreTheProjectsAndWhatIsMissingIsAFinding() throws {
    let german = Proof(of: Illustrated(), on: "iphone-8", locales: ["de"], assets: Self.reader)
    let run = try solved(german)
    #expect(texts(run.layout) == ["Bücherregal"])
    let label = try #require(run.layout.views.first { $0.content.kind == .label })
    #expect(label.content.textColor == ProofModel.Color(red: 0.12, green: 0.30, blue: 0.45))
    let pictures = run.layout.views.filter { $0.content.kind == .image }
    #expect(pictures.first?.windowFrame.width ?? 0 > 0)
    #expect(pictures.last?.windowFrame.size == Size(width: 0, height: 0))
    let english = Proof(of: Illustrated(), on: "iphone-8", assets: Self.reader)
    #expect(try texts(solved(english).layout) == ["Shelf"])
    let found = english.check()
    #expect(found.contains { "\($0)".contains("NoSuchPicture") }, "\(found)")
  }

  private final class Generated: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(UIImageView(image: UIImage(resource: ImageResource(generated: "cover"))))
      let label = UILabel(frame: CGRect(x: 0, y: 200, width: 300, height: 30))
      label.text = "Branded"
      label.textColor = UIColor(resource: ColorResource(generated: "brand"))
      label.backgroundColor = UIColor(resource: ColorResource(generated: "noSuch"))
      view.addSubview(label)
    }
  }

  @Test func namesThatXcodeGeneratesAreThoseOfTheCatalogue() throws {
    let proof = Proof(of: Generated(), on: "iphone-8", assets: Self.reader)
    let layout = try solved(proof).layout
    let label = try #require(layout.views.first { $0.content.kind == .label })
    #expect(label.content.textColor == ProofModel.Color(red: 0.12, green: 0.30, blue: 0.45))
    #expect(label.content.background?.alpha == 0)
    #expect(layout.views.first { $0.content.kind == .image }?.windowFrame.width ?? 0 > 0)
    #expect(proof.check().contains { $0.id == "missing-color" && $0.message.contains("noSuch") })
  }
}
