import ProofModel

/// A value that is made when it is first asked for, once.
package final class Memo<Value: Sendable>: Sendable {
  private let make: @Sendable () throws -> Value
  private let known = Locked<Value?>(nil)

  package init(_ make: @escaping @Sendable () throws -> Value) { self.make = make }

  /// Lets go of the value; who asks again has it made again.
  package func forget() { known.withLock { $0 = nil } }

  package var isKnown: Bool { known.withLock { $0 != nil } }

  /// The value, made where it is not known.
  package func value() throws -> Value {
    try known.withLock { known in
      if let known { return known }
      let value = try make()
      known = value
      return value
    }
  }
}
