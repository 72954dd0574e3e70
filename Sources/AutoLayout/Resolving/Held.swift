/// A value that lies apart and is shared by copies of what holds it until one of them changes it.
///
/// What is large and seldom changed is held like this in values that are copied often: a copy costs one reference, not one
/// for each string in it. It is read where it lies, by its address: what a coroutine (`_read`) yields of a large value is a
/// copy in the coroutine's frame, and without optimisation Swift 6.3 reads from that after it is freed (found by
/// AddressSanitizer).
@usableFromInline struct Held<Value: Sendable>: @unchecked Sendable {
  // Changed only by whom nobody shares it with.
  @usableFromInline final class Storage: ManagedBuffer<Void, Value> {
    @inlinable static func holding(_ value: Value) -> Storage {
      let storage = unsafeDowncast(Storage.create(minimumCapacity: 1) { _ in }, to: Storage.self)
      storage.address.initialize(to: value)
      return storage
    }

    @inlinable var address: UnsafeMutablePointer<Value> { withUnsafeMutablePointerToElements { $0 } }

    @inlinable deinit { _ = withUnsafeMutablePointerToElements { $0.deinitialize(count: 1) } }
  }

  @usableFromInline var storage: Storage

  @inlinable init(_ value: Value) { storage = Storage.holding(value) }

  /// Where the value lies, for as long as this is there and unchanged.
  @inlinable var address: UnsafePointer<Value> { UnsafePointer(storage.address) }

  /// Where the value lies, which from here on is this holder's alone.
  @inlinable mutating func ownAddress() -> UnsafeMutablePointer<Value> {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage.holding(storage.address.pointee) }
    return storage.address
  }

  @inlinable var value: Value {
    unsafeAddress { address }
    unsafeMutableAddress { ownAddress() }
  }
}
