package import Foundation
internal import Resolving

/// Shows a part of a list alone as a list would: a cell, a header or a footer is as wide as the screen and as high as its
/// constraints make it. A table's row that says no height has the system's; a collection's item, whose size is its layout's to say,
/// is square then.
package final class ListStage: ViewController {
  private let part: View

  /// - Returns: nil for a view that is no part of a list: such a one fills its window.
  package static func showing(_ view: View) -> ViewController? {
    switch view {
    case is TableViewCell, is TableViewHeaderFooterView, is CollectionReusableView: ListStage(view)
    default: nil
    }
  }

  private init(_ part: View) {
    self.part = part
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func loadView() {
    let list: ScrollView
    if part is CollectionReusableView {
      let collection = CollectionView(frame: Screen.main.bounds, collectionViewLayout: CollectionViewFlowLayout())
      collection.alwaysBounceVertical = true
      collection.dataSource = self
      collection.delegate = self
      list = collection
    } else {
      let table = TableView(frame: Screen.main.bounds, style: .plain)
      table.dataSource = self
      table.delegate = self
      list = table
    }
    list.backgroundColor = .systemBackground
    view = list
  }

  /// What a layout of items as wide as the list would ask for.
  private func size(in collection: CollectionView) -> CGSize {
    let width = collection.bounds.width
    let fitting = part.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if fitting.height > 0 { return CGSize(width: width, height: fitting.height) }
    return CGSize(width: width, height: part is CollectionViewCell ? width : CGFloat(part.context.kinds.cellHeight))
  }
}

extension ListStage: TableViewDataSource, TableViewDelegate {
  package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    part is TableViewCell ? 1 : 0
  }
  package func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    part as? TableViewCell ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
  package func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    part as? TableViewHeaderFooterView
  }
}

extension ListStage: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  package func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    part is CollectionViewCell ? 1 : 0
  }
  package func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell { part as? CollectionViewCell ?? CollectionViewCell(frame: .zero) }
  package func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView { part as? CollectionReusableView ?? CollectionReusableView(frame: .zero) }
  package func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(in: collectionView) }
  package func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { part is CollectionViewCell ? .zero : size(in: collectionView) }
}
