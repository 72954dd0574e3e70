import Synchronization

/// What tells that it will change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// Tells before an object changes.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  public init() {}
  public func send() { subject.send() }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  private nonisolated(unsafe) static var all: [ObjectIdentifier: Entry] = [:]
  private static let lock = Lock()

  /// An object's own, made when it is first asked for.
  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    lock.hold {
      let key = ObjectIdentifier(object)
      if let entry = all[key], entry.object === object { return entry.publisher }
      if all.count > 1000 { all = all.filter { $0.value.object != nil } }
      let publisher = ObservableObjectPublisher()
      all[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}

/// A property whose values are published, before they are stored.
@propertyWrapper public struct Published<Value> {
  private let subject: CurrentValueSubject<Value, Never>
  private final class Store {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let store: Store

  public init(wrappedValue: Value) {
    store = Store(wrappedValue)
    subject = CurrentValueSubject(wrappedValue)
  }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is for properties of classes") }
    set { fatalError("@Published is for properties of classes") }
  }

  public var projectedValue: Publisher {
    get { Publisher(subject: subject, set: take) }
    // For `assign(to: &$name)`, which takes the place as it is.
    set { _ = newValue }
  }

  private func take(_ value: Value) {
    subject.send(value)
    store.value = value
  }

  /// Its values, the present one first.
  public struct Publisher: CombineNames.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let subject: CurrentValueSubject<Value, Never>
    let set: (Value) -> Void

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].store.value }
    set {
      if let observed = owner as? any ObservableObject,
        let told = observed.objectWillChange as? ObservableObjectPublisher
      {
        told.send()
      }
      owner[keyPath: storage].take(newValue)
    }
  }
}
