public import Dispatch
public import Foundation

/// Where and when work is done.
public protocol Scheduler {
  associatedtype SchedulerOptions = Never
  /// Soon, as it comes; what is asked for later than a second is not done.
  func schedule(_ action: @escaping () -> Void)
}

/// A span of time.
public struct SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Comparable, Sendable {
  public let seconds: Double
  public init(_ seconds: Double) { self.seconds = seconds }
  public init(floatLiteral value: Double) { seconds = value }
  public init(integerLiteral value: Int) { seconds = Double(value) }
  public static func seconds(_ count: Int) -> Self { Self(Double(count)) }
  public static func seconds(_ count: Double) -> Self { Self(count) }
  public static func milliseconds(_ count: Int) -> Self { Self(Double(count) / 1e3) }
  public static func microseconds(_ count: Int) -> Self { Self(Double(count) / 1e6) }
  public static func nanoseconds(_ count: Int) -> Self { Self(Double(count) / 1e9) }
  public static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }
}

/// Work at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()
  public func schedule(_ action: @escaping () -> Void) { action() }
}

extension DispatchQueue: Scheduler {
  public struct SchedulerOptions: Sendable {
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {}
  }
  public func schedule(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async { action() }
  }
  public var ocombine: DispatchQueue { self }
}

extension RunLoop: Scheduler {
  public typealias SchedulerOptions = Never
  public func schedule(_ action: @escaping () -> Void) { DispatchQueue.main.schedule(action) }
  public var ocombine: RunLoop { self }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerOptions = Never
  public func schedule(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }
  public var ocombine: OperationQueue { self }
}

// MARK: The system's publishers

extension NotificationCenter {
  public struct Publisher: CombineNames.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let (center, name, object) = (center, name, object)
      AnyPublisher<Notification, Never> { observer in
        nonisolated(unsafe) let observer = observer
        nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
          observer.receive($0)
        }
        observer.hold(AnyCancellable { center.removeObserver(token) })
      }
      .receive(subscriber: subscriber)
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
  public var ocombine: NotificationCenter { self }
}

extension Timer {
  /// A timer that does not fire: time stands still in a picture.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      Empty<Date, Never>(completeImmediately: false).receive(subscriber: subscriber)
    }
    public func connect() -> any Cancellable { AnyCancellable {} }
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }
}

/// One that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  public func autoconnect() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher {
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
    Output, Failure
  > {
    AnyPublisher { next in
      receive(
        subscriber: Observer<Output, Failure>(
          before: next, value: { value in scheduler.schedule { next.receive(value) } },
          completion: { completion in scheduler.schedule { next.receive(completion: completion) } }))
    }
  }

  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
    Output, Failure
  > {
    AnyPublisher { next in
      scheduler.schedule { receive(subscriber: Observer(before: next, value: { next.receive($0) })) }
    }
  }

  /// The last of the values that come in one turn.
  public func debounce<S: Scheduler>(
    for time: SchedulerStride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next in
      let turns = Counter()
      receive(
        subscriber: Observer<Output, Failure>(
          before: next,
          value: { value in
            let turn = turns.next()
            scheduler.schedule { if turns.last == turn { next.receive(value) } }
          }, completion: { completion in scheduler.schedule { next.receive(completion: completion) } }))
    }
  }

  public func throttle<S: Scheduler>(
    for time: SchedulerStride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    latest ? debounce(for: time, scheduler: scheduler) : receive(on: scheduler)
  }

  /// Later than a second nothing comes.
  public func delay<S: Scheduler>(
    for time: SchedulerStride, tolerance: SchedulerStride? = nil, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    time.seconds <= 1 ? receive(on: scheduler) : Empty(completeImmediately: false).eraseToAnyPublisher()
  }

  public func timeout<S: Scheduler>(
    _ time: SchedulerStride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

/// Counts up.
final class Counter {
  private let lock = Lock()
  private var count = 0
  var last: Int { lock.hold { count } }
  func next() -> Int {
    lock.hold {
      count += 1
      return count
    }
  }
}
