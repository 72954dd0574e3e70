/// A value that lies apart and is shared by copies of what holds it until one of them changes it.
///
/// What is large and seldom changed is held like this in values that are copied often: a copy costs one reference, not one
/// for each string in it.
@usableFromInline struct Held<Value: Sendable>: Sendable {
  @usableFromInline final class Storage: @unchecked Sendable {
    // Changed only by whom nobody shares it with.
    @usableFromInline var value: Value

    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline var storage: Storage

  @inlinable init(_ value: Value) { storage = Storage(value) }

  @inlinable var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}
