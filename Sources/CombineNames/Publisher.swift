import Synchronization

/// What sends values over time, under the names of Apple's framework; copies of an app's sources import it in its place.
///
/// It acts: a screen that binds its labels to a view model shows what the model holds. Values are sent as they come,
/// whatever demand is asked for; timers do not fire and nothing is loaded, so that a picture does not depend on either.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// What values are sent to.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// What can be ended before its time.
public protocol Cancellable {
  func cancel()
}

/// The tie between a publisher and a subscriber.
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

public enum Subscriptions {
  /// One that holds nothing.
  public static var empty: any Subscription { Empty() }
  private struct Empty: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

public enum Subscribers {
  /// How many values are wanted.
  public struct Demand: Hashable, Comparable, Sendable {
    let count: Int?
    public static let unlimited = Demand(count: nil)
    public static let none = Demand(count: 0)
    public static func max(_ count: Int) -> Demand { Demand(count: count) }
    public static func < (left: Demand, right: Demand) -> Bool { (left.count ?? .max) < (right.count ?? .max) }
    public static func > (left: Demand, right: Int) -> Bool { (left.count ?? .max) > right }
  }

  /// How it ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

/// Ends what it stands for when it goes.
public final class AnyCancellable: Cancellable, Hashable {
  private let work = Mutex<(() -> Void)?>(nil)

  public init(_ cancel: @escaping () -> Void) {
    nonisolated(unsafe) let cancel = cancel
    work.withLock { $0 = cancel }
  }

  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

  deinit { cancel() }

  public func cancel() {
    let work = self.work.withLock { work -> (() -> Void)? in
      defer { work = nil }
      nonisolated(unsafe) let taken = work
      return taken
    }
    work?()
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable { self.cancel() }.store(in: &set) }
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable { self.cancel() }.store(in: &collection)
  }
}

/// A publisher of which only values and failures are known. Every operator makes one.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (Observer<Output, Failure>) -> Void

  init(attach: @escaping (Observer<Output, Failure>) -> Void) { self.attach = attach }

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let same = publisher as? AnyPublisher<Output, Failure> {
      self = same
    } else {
      attach = { publisher.receive(subscriber: $0) }
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    if let observer = subscriber as? Observer<Output, Failure> { return attach(observer) }
    let observer = Observer<Output, Failure>(
      value: { _ = subscriber.receive($0) }, completion: { subscriber.receive(completion: $0) })
    subscriber.receive(subscription: observer)
    attach(observer)
  }
}

/// The subscriber that closures make: the end of a chain, and each operator's link in it.
final class Observer<Input, Failure: Error>: Subscriber, Subscription {
  private let value: (Input) -> Void
  private let completion: (Subscribers.Completion<Failure>) -> Void
  private let lock = Lock()
  private var upstream: [any Cancellable] = []
  private var hasEnded = false

  init(value: @escaping (Input) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
    self.value = value
    self.completion = completion
  }

  /// A link of a chain: cancelled with the next one.
  convenience init<Output, NextFailure: Error>(
    before next: Observer<Output, NextFailure>, value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.init(value: value, completion: completion)
    next.hold(self)
  }

  /// A link that ends as the next one does.
  convenience init<Output>(before next: Observer<Output, Failure>, value: @escaping (Input) -> Void) {
    self.init(before: next, value: value, completion: { next.receive(completion: $0) })
  }

  /// What is cancelled with this.
  func hold(_ cancellable: any Cancellable) {
    let isLate = lock.hold {
      if !hasEnded { upstream.append(cancellable) }
      return hasEnded
    }
    if isLate { cancellable.cancel() }
  }

  var isActive: Bool { lock.hold { !hasEnded } }

  func receive(subscription: any Subscription) {
    hold(subscription)
    subscription.request(.unlimited)
  }

  @discardableResult
  func receive(_ input: Input) -> Subscribers.Demand {
    if isActive { value(input) }
    return .unlimited
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if end() { self.completion(completion) }
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() { _ = end() }

  /// True for the first to end it.
  private func end() -> Bool {
    let (isFirst, held) = lock.hold {
      defer {
        hasEnded = true
        upstream = []
      }
      return (!hasEnded, upstream)
    }
    for cancellable in held { cancellable.cancel() }
    return isFirst
  }
}

/// A lock around state of classes here.
final class Lock: Sendable {
  private let mutex = Mutex(())
  func hold<Value>(_ work: () -> Value) -> Value {
    mutex.withLock { _ in
      nonisolated(unsafe) let value = work()
      return value
    }
  }
}
