/// A publisher that values are put into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Sends what is put into it to those who listen then.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { listeners.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher(attach: listeners.add).receive(subscriber: subscriber)
  }
}

/// Keeps the last value, and begins with it.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  private let lock = Lock()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { lock.hold { current } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    lock.hold { current = value }
    listeners.send(value)
  }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher { [self] (observer: Observer<Output, Failure>) in
      observer.receive(value)
      listeners.add(observer)
    }
    .receive(subscriber: subscriber)
  }
}

/// Who listens to a subject, in the order of their coming.
final class Listeners<Output, Failure: Error> {
  private let lock = Lock()
  private var observers: [Observer<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  func add(_ observer: Observer<Output, Failure>) {
    let ended = lock.hold { () -> Subscribers.Completion<Failure>? in
      if completion == nil { observers.append(observer) }
      return completion
    }
    if let ended { observer.receive(completion: ended) }
  }

  func send(_ value: Output) {
    let all = lock.hold { () -> [Observer<Output, Failure>] in
      observers.removeAll { !$0.isActive }
      return completion == nil ? observers : []
    }
    for observer in all { observer.receive(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let all = lock.hold { () -> [Observer<Output, Failure>] in
      defer { observers = [] }
      guard self.completion == nil else { return [] }
      self.completion = completion
      return observers
    }
    for observer in all { observer.receive(completion: completion) }
  }
}

// MARK: Publishers of one value or none

/// Sends one value and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    [output].publisher.receive(subscriber: subscriber)
  }
}

/// Ends, or never does.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher { [completeImmediately] (observer: Observer<Output, Failure>) in
      if completeImmediately { observer.receive(completion: .finished) }
    }
    .receive(subscriber: subscriber)
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher { [error] (observer: Observer<Output, Failure>) in observer.receive(completion: .failure(error)) }
      .receive(subscriber: subscriber)
  }
}

/// One value that is promised.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = CurrentValueSubject<Output?, Failure>(nil)

  public init(_ attempt: @escaping (@escaping Promise) -> Void) {
    attempt { [subject] result in
      switch result {
      case .success(let value):
        subject.send(value)
        subject.send(completion: .finished)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subject.compactMap { $0 }.receive(subscriber: subscriber)
  }
}

/// Made for each who listens.
public struct Deferred<P: Publisher>: Publisher {
  public typealias Output = P.Output
  public typealias Failure = P.Failure
  public let createPublisher: () -> P
  public init(createPublisher: @escaping () -> P) { self.createPublisher = createPublisher }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Sequence {
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { observer in
      for element in self where observer.isActive { observer.receive(element) }
      observer.receive(completion: .finished)
    }
  }
}

extension Optional {
  public var publisher: AnyPublisher<Wrapped, Never> { (map { [$0] } ?? []).publisher }
}

extension Result where Failure: Error {
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { observer in
      switch self {
      case .success(let value):
        observer.receive(value)
        observer.receive(completion: .finished)
      case .failure(let error): observer.receive(completion: .failure(error))
      }
    }
  }
}
