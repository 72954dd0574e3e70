import ProofModel

/// What a command opened and holds until the process ends, which gives all memory back at once: letting go of fonts,
/// surfaces and documents one by one is the last thing that one thread would do alone.
enum ProcessLifetime {
  private static let kept = Locked<[any Sendable]>([])

  static func keep(_ value: any Sendable) { kept.withLock { $0.append(value) } }
}
