package import Foundation

/// Rows in the place of those that a list has none of: three of the first cell that was registered with it, by identifier.
///
/// The list keeps its delegate, so that heights and sizes are the app's.
package final class SampleRows: NSObject {
  /// How many rows there are.
  static let count = 3
  private let fill: (View) -> Void

  /// - Parameter fill: puts sample content into a cell.
  package init(_ fill: @escaping (View) -> Void) { self.fill = fill }

  /// A filled cell of the first identifier that makes one.
  private func make<Cell: View>(_ makers: [String], _ make: (String) -> Cell?) -> Cell? {
    guard let cell = makers.sorted().lazy.compactMap(make).first else { return nil }
    fill(cell)
    return cell
  }

  /// Gives a table without rows its sample rows; they are held by the table.
  package func take(_ table: TableView) {
    let sections = table.dataSource?.numberOfSections(in: table) ?? 0
    guard (0..<sections).allSatisfy({ table.numberOfRows(inSection: $0) == 0 }),
      cell(for: table) != nil
    else { return }
    table.samples = self
    table.dataSource = self
  }

  /// Gives a collection without cells its sample cells; they are held by the collection.
  package func take(_ collection: CollectionView) {
    let sections = collection.numberOfSections
    guard (0..<sections).allSatisfy({ collection.numberOfItems(inSection: $0) == 0 }), cell(for: collection) != nil
    else { return }
    collection.samples = self
    collection.dataSource = self
  }

  private func cell(for table: TableView) -> TableViewCell? {
    make(table.makers.keys.filter { !$0.hasPrefix("header ") }) { table.dequeueReusableCell(withIdentifier: $0) }
  }

  private func cell(for collection: CollectionView) -> CollectionViewCell? {
    make(Array(collection.makers.keys)) { collection.makers[$0]?(.zero) as? CollectionViewCell }
  }
}

extension SampleRows: TableViewDataSource {
  package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { Self.count }
  package func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    cell(for: tableView) ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

extension SampleRows: CollectionViewDataSource {
  package func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    Self.count
  }
  package func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell { cell(for: collectionView) ?? CollectionViewCell(frame: .zero) }
}
