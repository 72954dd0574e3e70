import Foundation
import LayoutCode
import Testing

/// Collections whose apps give them numbers that are none, and lists below bars.
@Suite struct CollectionEdgeTests {
  private final class Source: NSObject, CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
      CollectionViewCell(frame: .zero)
    }
    func collectionView(
      _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      // The second as an app makes it of the size of a picture that is not there.
      CGSize(width: 100, height: indexPath.item == 1 ? CGFloat(0) / 0 : 40)
    }
  }

  @Test func aSizeThatIsNoNumberStopsNothing() {
    let source = Source()
    let collection = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: CollectionViewFlowLayout())
    (collection.dataSource, collection.delegate) = (source, source)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count < 3)
  }

  /// A list that does not scroll begins below the bar where it is the first view of a controller in a navigation controller.
  @Test(arguments: [true, false])
  func aListBeginsBelowTheBar(isFirst: Bool) throws {
    let host = try #require(
      HostWindow(device: "iphone-13") {
        let controller = ViewController()
        let list = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let other = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        for view in isFirst ? [list, other] : [other, list] { controller.view.addSubview(view) }
        return NavigationController(rootViewController: controller)
      })
    host.appear()
    let controller = try #require((host.controller as? NavigationController)?.viewControllers.first)
    let list = try #require(controller.view.subviews.first { $0 is ScrollView } as? ScrollView)
    #expect((list.adjustedContentInset.top > 44) == isFirst)
  }
}
