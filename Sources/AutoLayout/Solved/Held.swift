/// A value that lies apart and is shared by copies of what holds it until one of them changes it.
///
/// What is large and seldom changed is held like this in values that are copied often: a copy costs one reference, not one
/// for each string in it.
@usableFromInline final class Held<Value: Sendable>: @unchecked Sendable {
  // Changed only by whom nobody shares it with.
  @usableFromInline var value: Value

  @inlinable init(_ value: Value) { self.value = value }

  /// Makes a reference the only one to its value.
  @inlinable static func own(_ held: inout Held<Value>) {
    if !isKnownUniquelyReferenced(&held) { held = Held(held.value) }
  }
}
