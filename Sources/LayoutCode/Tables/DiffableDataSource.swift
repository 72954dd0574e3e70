public import Foundation

/// Sections and items as they are at a moment (UIKit's `NSDiffableDataSourceSnapshot`).
public struct DiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  private var sections: [(section: Section, items: [Item])] = []
  public init() {}

  public var sectionIdentifiers: [Section] { sections.map(\.section) }
  public var itemIdentifiers: [Item] { sections.flatMap(\.items) }
  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var reloadedItemIdentifiers: [Item] { [] }
  public var reconfiguredItemIdentifiers: [Item] { [] }

  private func place(_ section: Section) -> Int? { sections.firstIndex { $0.section == section } }
  private func place(_ item: Item) -> (section: Int, item: Int)? {
    for (index, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) { return (index, place) }
    }
    return nil
  }

  public func numberOfItems(inSection section: Section) -> Int { itemIdentifiers(inSection: section).count }
  public func itemIdentifiers(inSection section: Section) -> [Item] { place(section).map { sections[$0].items } ?? [] }
  public func sectionIdentifier(containingItem item: Item) -> Section? {
    place(item).map { sections[$0.section].section }
  }
  public func indexOfItem(_ item: Item) -> Int? { itemIdentifiers.firstIndex(of: item) }
  public func indexOfSection(_ section: Section) -> Int? { place(section) }

  public mutating func appendSections(_ identifiers: [Section]) { sections += identifiers.map { ($0, []) } }
  public mutating func insertSections(_ identifiers: [Section], beforeSection section: Section) {
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(section) ?? sections.count)
  }
  public mutating func insertSections(_ identifiers: [Section], afterSection section: Section) {
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(section).map { $0 + 1 } ?? sections.count)
  }
  public mutating func deleteSections(_ identifiers: [Section]) {
    sections.removeAll { identifiers.contains($0.section) }
  }
  /// To the last section where none is named.
  public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {
    guard let place = section.map({ place($0) }) ?? (sections.isEmpty ? nil : sections.count - 1) else { return }
    sections[place].items += identifiers
  }
  public mutating func insertItems(_ identifiers: [Item], beforeItem item: Item) {
    guard let place = place(item) else { return }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
  }
  public mutating func insertItems(_ identifiers: [Item], afterItem item: Item) {
    guard let place = place(item) else { return }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + 1)
  }
  public mutating func deleteItems(_ identifiers: [Item]) {
    for index in sections.indices { sections[index].items.removeAll { identifiers.contains($0) } }
  }
  public mutating func deleteAllItems() { sections = [] }
  public mutating func reloadItems(_ identifiers: [Item]) {}
  public mutating func reconfigureItems(_ identifiers: [Item]) {}
  public mutating func reloadSections(_ identifiers: [Section]) {}
  public mutating func moveItem(_ identifier: Item, beforeItem other: Item) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: other)
  }
  public mutating func moveItem(_ identifier: Item, afterItem other: Item) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: other)
  }

  func item(at path: IndexPath) -> Item? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
      return nil
    }
    return sections[path.section].items[path.item]
  }
  func path(of item: Item) -> IndexPath? { place(item).map { IndexPath(item: $0.item, section: $0.section) } }
  func count(_ section: Int) -> Int { sections.indices.contains(section) ? sections[section].items.count : 0 }
}

/// Items in one section, with those below them (UIKit's `NSDiffableDataSourceSectionSnapshot`).
public struct DiffableDataSourceSectionSnapshot<Item: Hashable> {
  public private(set) var items: [Item] = []
  public init() {}
  public var rootItems: [Item] { items }
  public var visibleItems: [Item] { items }
  public mutating func append(_ items: [Item], to parent: Item? = nil) { self.items += items }
  public mutating func insert(_ items: [Item], before item: Item) {
    self.items.insert(contentsOf: items, at: self.items.firstIndex(of: item) ?? 0)
  }
  public mutating func delete(_ items: [Item]) { self.items.removeAll { items.contains($0) } }
  public mutating func deleteAll() { items = [] }
  public mutating func expand(_ items: [Item]) {}
  public mutating func collapse(_ items: [Item]) {}
  public func isExpanded(_ item: Item) -> Bool { true }
  public func contains(_ item: Item) -> Bool { items.contains(item) }
}

/// Gives a table its rows from snapshots (UIKit's `UITableViewDiffableDataSource`).
open class TableViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject, TableViewDataSource {
  public typealias CellProvider = (TableView, IndexPath, Item) -> TableViewCell?
  private weak var table: TableView?
  private let provider: CellProvider
  private var current = DiffableDataSourceSnapshot<Section, Item>()
  open var defaultRowAnimation = TableView.RowAnimation.automatic

  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open func snapshot() -> DiffableDataSourceSnapshot<Section, Item> { current }
  open func apply(
    _ snapshot: DiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    table?.reloadData()
    completion?()
  }
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }
  open func itemIdentifier(for indexPath: IndexPath) -> Item? { current.item(at: indexPath) }
  open func indexPath(for itemIdentifier: Item) -> IndexPath? { current.path(of: itemIdentifier) }
  open func sectionIdentifier(for index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  open func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { current.count(section) }
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    guard let item = current.item(at: indexPath), let cell = provider(tableView, indexPath, item) else {
      return TableViewCell()
    }
    return cell
  }
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
}
