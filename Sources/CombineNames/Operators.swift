import Foundation

// What is done with each value.

extension Publisher {
  /// A link of the chain: what becomes of a value, and of the end where that is more than itself.
  func link<Next, NextFailure: Error>(
    value: @escaping (Output, Observer<Next, NextFailure>) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>, Observer<Next, NextFailure>) -> Void
  ) -> AnyPublisher<Next, NextFailure> {
    AnyPublisher { next in
      receive(
        subscriber: Observer<Output, Failure>(
          before: next, value: { value($0, next) }, completion: { completion($0, next) }))
    }
  }

  /// One that ends as this does.
  func link<Next>(_ value: @escaping (Output, Observer<Next, Failure>) -> Void) -> AnyPublisher<Next, Failure> {
    link(value: value, completion: { $1.receive(completion: $0) })
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    link { $1.receive(transform($0)) }
  }
  public func map<T>(_ path: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    link { $1.receive($0[keyPath: path]) }
  }
  public func map<A, B>(_ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>) -> AnyPublisher<(A, B), Failure> {
    link { $1.receive(($0[keyPath: first], $0[keyPath: second])) }
  }
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    link(
      value: { value, next in
        do { next.receive(try transform(value)) } catch { next.receive(completion: .failure(error)) }
      }, completion: { $1.receive(completion: $0.mapError { $0 }) })
  }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    link { if let value = transform($0) { $1.receive(value) } }
  }
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
    tryMap(transform).compactMap { $0 }
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    link { if isIncluded($0) { $1.receive($0) } }
  }
  public func replaceNil<T>(with value: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? value } }
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { link { _, _ in } }
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    link(
      value: {
        receiveOutput?($0)
        $1.receive($0)
      },
      completion: {
        receiveCompletion?($0)
        $1.receive(completion: $0)
      })
  }
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func buffer(size: Int) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  // MARK: State

  /// A link with a state of its own for each who listens, which is not held while values are sent: what is sent may come
  /// back.
  ///
  /// - Parameters:
  ///   - step: what is sent on for a value; nil: nothing.
  ///   - end: what is sent before it finishes; nil: nothing.
  private func link<State, Next>(
    _ initial: State, step: @escaping (inout State, Output) -> Next?, end: @escaping (State) -> Next? = { _ in nil }
  ) -> AnyPublisher<Next, Failure> {
    AnyPublisher { observer in
      var state = initial
      receive(
        subscriber: Observer<Output, Failure>(
          before: observer, value: { if let next = step(&state, $0) { observer.receive(next) } },
          completion: { completion in
            if case .finished = completion, let last = end(state) { observer.receive(last) }
            observer.receive(completion: completion)
          }))
    }
  }

  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    link(initial) { state, value -> T? in
      state = next(state, value)
      return state
    }
  }
  public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    link(
      initial,
      step: { state, value -> T? in
        state = next(state, value)
        return nil
      }, end: { $0 })
  }
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  public func last() -> AnyPublisher<Output, Failure> { reduce(Output?.none) { $1 }.compactMap { $0 } }
  public func removeDuplicates(by areSame: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    link(Output?.none) { before, value -> Output? in
      if let last = before, areSame(last, value) { return nil }
      before = value
      return value
    }
  }
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    link(count) { left, value -> Output? in
      guard left > 0 else { return value }
      left -= 1
      return nil
    }
  }
  public func drop(while isDropped: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    link(true) { drops, value -> Output? in
      if drops, isDropped(value) { return nil }
      drops = false
      return value
    }
  }
  public func prefix(_ maximum: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { [self] observer in
      guard maximum > 0 else { return observer.receive(completion: .finished) }
      var count = 0
      receive(
        subscriber: Observer<Output, Failure>(
          before: observer,
          value: {
            count += 1
            observer.receive($0)
            if count == maximum { observer.receive(completion: .finished) }
          }))
    }
  }
  public func prefix(while isKept: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    link { if isKept($0) { $1.receive($0) } else { $1.receive(completion: .finished) } }
  }
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func first(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(isWanted).prefix(1)
  }

  // MARK: Failures

  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    link(value: { $1.receive($0) }, completion: { $1.receive(completion: $0.mapError(transform)) })
  }
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
  where P.Output == Output {
    link(
      value: { $1.receive($0) },
      completion: { completion, next in
        switch completion {
        case .finished: next.receive(completion: .finished)
        case .failure(let error):
          handler(error).receive(subscriber: Observer<Output, P.Failure>(before: next, value: { next.receive($0) }))
        }
      })
  }
  public func replaceError(with value: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(value) } }
  public func replaceEmpty(with value: Output) -> AnyPublisher<Output, Failure> {
    link(
      true,
      step: { isEmpty, value -> Output? in
        isEmpty = false
        return value
      }, end: { $0 ? value : nil })
  }
  public func retry(_ times: Int) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    link(value: { $1.receive($0) }, completion: { _, next in next.receive(completion: .finished) })
  }
  public func decode<T: Decodable, D: TopLevelDecoder>(type: T.Type, decoder: D) -> AnyPublisher<T, any Error>
  where D.Input == Output {
    tryMap { try decoder.decode(type, from: $0) }
  }

  // MARK: The end

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let observer = Observer<Output, Failure>(value: receiveValue, completion: receiveCompletion)
    receive(subscriber: observer)
    return AnyCancellable { observer.cancel() }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
  public func contains(_ value: Output) -> AnyPublisher<Bool, Failure> { reduce(false) { $0 || $1 == value } }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
  public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: path] = $0 }
  }
  public func assign(to published: inout Published<Output>.Publisher) {
    let set = published.set
    receive(subscriber: Observer<Output, Never>(value: set, completion: { _ in }))
  }
  public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> {
    link(value: { $1.receive($0) }, completion: { _, next in next.receive(completion: .finished) })
  }
}

extension Subscribers.Completion {
  func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

/// What reads values from data.
public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
