public import Dispatch

extension DispatchQueue {
  /// Whether this code runs on the main queue, whichever thread serves it: under an asynchronous `main` on Linux that is
  /// not the main thread.
  package static var isMain: Bool { getSpecific(key: mainKey) != nil }

  private static let mainKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    main.setSpecific(key: key, value: ())
    return key
  }()

  /// What an app asks for after a while: within a second on the main queue it comes in the next turn, since nothing here
  /// waits; later it does not come. Other queues do as they do. Copies of an app's sources call `asyncAfter` by this name.
  public func appAsyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard label == DispatchQueue.main.label else {
      asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
      return
    }
    let now = DispatchTime.now().uptimeNanoseconds
    guard deadline.uptimeNanoseconds <= now + 1_000_000_000 else { return }
    async(qos: qos, flags: flags, execute: work)
  }

  /// The same of a work item.
  public func appAsyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
    nonisolated(unsafe) let item = work
    appAsyncAfter(deadline: deadline) { item.perform() }
  }
}
