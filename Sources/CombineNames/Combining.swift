// Several publishers as one.

extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    map(transform).merged(isLatestOnly: false)
  }
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never, P.Failure: Error {
    setFailureType(to: P.Failure.self).map(transform).merged(isLatestOnly: false)
  }

  /// What the inner publishers send; ends with the last of them.
  fileprivate func merged(isLatestOnly: Bool) -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { [self] next in
      let lock = Lock()
      var open = 1
      var latest: Observer<Output.Output, Failure>?
      func end(_ completion: Subscribers.Completion<Failure>) {
        let left = lock.hold { () -> Int in
          open -= 1
          return open
        }
        if case .finished = completion, left > 0 { return }
        next.receive(completion: completion)
      }
      receive(
        subscriber: Observer<Output, Failure>(
          before: next,
          value: { inner in
            if isLatestOnly, let last = latest, last.isActive {
              last.cancel()
              lock.hold { open -= 1 }
            }
            lock.hold { open += 1 }
            let observer = Observer<Output.Output, Failure>(
              before: next, value: { next.receive($0) }, completion: end)
            latest = observer
            inner.receive(subscriber: observer)
          }, completion: end))
    }
  }

  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { [self] next in
      let lock = Lock()
      let ends = Counter()
      var (left, right): (Output?, P.Output?) = (nil, nil)
      func send() {
        if let pair = lock.hold({ left.flatMap { left in right.map { (left, $0) } } }) { next.receive(pair) }
      }
      func end(_ completion: Subscribers.Completion<Failure>) {
        if case .finished = completion, ends.next() < 2 { return }
        next.receive(completion: completion)
      }
      receive(
        subscriber: Observer<Output, Failure>(
          before: next,
          value: { value in
            lock.hold { left = value }
            send()
          }, completion: end))
      other.receive(
        subscriber: Observer<P.Output, Failure>(
          before: next,
          value: { value in
            lock.hold { right = value }
            send()
          }, completion: end))
    }
  }
  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> AnyPublisher<T, Failure> where P.Failure == Failure
  { combineLatest(other).map { transform($0.0, $0.1) } }
  public func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q)
    -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure
  { combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) } }
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second, third).map { transform($0.0, $0.1, $0.2) }
  }
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ second: P, _ third: Q, _ fourth: R)
    -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// Ends when no pair can come any more.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { [self] next in
      let lock = Lock()
      var (left, right): ([Output], [P.Output]) = ([], [])
      var (leftEnds, rightEnds) = (false, false)
      func go() {
        let pair = lock.hold { () -> (Output, P.Output)? in
          guard !left.isEmpty, !right.isEmpty else { return nil }
          return (left.removeFirst(), right.removeFirst())
        }
        if let pair { next.receive(pair) }
        if lock.hold({ leftEnds && left.isEmpty || rightEnds && right.isEmpty }) { next.receive(completion: .finished) }
      }
      func end(_ completion: Subscribers.Completion<Failure>, _ mark: () -> Void) {
        if case .failure = completion { return next.receive(completion: completion) }
        lock.hold(mark)
        go()
      }
      receive(
        subscriber: Observer<Output, Failure>(
          before: next,
          value: { value in
            lock.hold { left.append(value) }
            go()
          }, completion: { end($0) { leftEnds = true } }))
      other.receive(
        subscriber: Observer<P.Output, Failure>(
          before: next,
          value: { value in
            lock.hold { right.append(value) }
            go()
          }, completion: { end($0) { rightEnds = true } }))
    }
  }

  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher())
  }
  public func merge(with other: Self) -> AnyPublisher<Output, Failure> { Publishers.MergeMany(self, other) }

  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { [self] next in
      for value in values { next.receive(value) }
      receive(subscriber: Observer<Output, Failure>(before: next, value: { next.receive($0) }))
    }
  }
  public func append(_ values: Output...) -> AnyPublisher<Output, Failure> {
    link(
      value: { $1.receive($0) },
      completion: { completion, next in
        if case .finished = completion { for value in values { next.receive(value) } }
        next.receive(completion: completion)
      })
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> { merged(isLatestOnly: true) }
}

extension Publisher where Failure == Never, Output: Publisher {
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
    setFailureType(to: Output.Failure.self).merged(isLatestOnly: true)
  }
}

// Where neither fails both of the ones above hold; these are the nearer ones.
extension Publisher where Failure == Never {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Never> where P.Failure == Never { map(transform).merged(isLatestOnly: false) }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  public func switchToLatest() -> AnyPublisher<Output.Output, Never> { merged(isLatestOnly: true) }
}

/// The combinations that are made by their own names.
public enum Publishers {
  public static func MergeMany<P: Publisher>(_ all: P...) -> AnyPublisher<P.Output, P.Failure> { MergeMany(all) }
  public static func MergeMany<S: Sequence>(_ all: S) -> AnyPublisher<S.Element.Output, S.Element.Failure>
  where S.Element: Publisher {
    all.publisher.setFailureType(to: S.Element.Failure.self).merged(isLatestOnly: false)
  }
  public static func Merge<P: Publisher, Q: Publisher>(_ first: P, _ second: Q) -> AnyPublisher<P.Output, P.Failure>
  where P.Output == Q.Output, P.Failure == Q.Failure { first.merge(with: second.eraseToAnyPublisher()) }
  public static func Merge3<P: Publisher, Q: Publisher, R: Publisher>(_ first: P, _ second: Q, _ third: R)
    -> AnyPublisher<P.Output, P.Failure>
  where P.Output == Q.Output, P.Failure == Q.Failure, R.Output == Q.Output, R.Failure == Q.Failure {
    MergeMany(first.eraseToAnyPublisher(), second.eraseToAnyPublisher(), third.eraseToAnyPublisher())
  }
  public static func CombineLatest<P: Publisher, Q: Publisher>(_ first: P, _ second: Q)
    -> AnyPublisher<(P.Output, Q.Output), P.Failure> where P.Failure == Q.Failure
  { first.combineLatest(second) }
  public static func CombineLatest3<P: Publisher, Q: Publisher, R: Publisher>(_ first: P, _ second: Q, _ third: R)
    -> AnyPublisher<(P.Output, Q.Output, R.Output), P.Failure> where P.Failure == Q.Failure, R.Failure == Q.Failure
  { first.combineLatest(second, third) }
  public static func CombineLatest4<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(
    _ first: P, _ second: Q, _ third: R, _ fourth: S
  ) -> AnyPublisher<(P.Output, Q.Output, R.Output, S.Output), P.Failure>
  where P.Failure == Q.Failure, R.Failure == Q.Failure, S.Failure == Q.Failure {
    first.combineLatest(second, third, fourth)
  }
  public static func Zip<P: Publisher, Q: Publisher>(_ first: P, _ second: Q)
    -> AnyPublisher<(P.Output, Q.Output), P.Failure> where P.Failure == Q.Failure
  { first.zip(second) }
}
