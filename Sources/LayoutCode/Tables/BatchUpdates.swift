// UIKit's lists do not keep the block of their updates, so that it may name what `self` has without saying `self`; one that may
// be nil is always kept in Swift.

extension TableView {
  /// Makes the updates at once.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

extension CollectionView {
  /// Makes the updates at once.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
