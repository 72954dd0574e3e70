/// A value that lies apart and is shared by copies of what holds it until one of them changes it.
///
/// What is large and seldom changed is held like this in values that are copied often: a copy costs one reference, not one
/// for each string in it.
@usableFromInline package struct Held<Value: Sendable>: Sendable {
  @usableFromInline final class Storage: @unchecked Sendable {
    // Changed only by whom nobody shares it with.
    @usableFromInline var value: Value

    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline var storage: Storage

  @inlinable package init(_ value: Value) { storage = Storage(value) }

  #if DEBUG
    // Without optimisation Swift 6.3 reads what a coroutine lent of a large value after it was freed: copies are given here
    // and wherever such a value is handed on.
    @inlinable package var value: Value {
      get { storage.value }
      _modify {
        makeUnique()
        yield &storage.value
      }
    }
  #else
    @inlinable package var value: Value {
      _read { yield storage.value }
      _modify {
        makeUnique()
        yield &storage.value
      }
    }
  #endif

  @inlinable mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
  }
}
