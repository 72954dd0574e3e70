import CombineNames
import Foundation
import Testing

/// Publishers send what Apple's framework documents: values in order, the present one first, until they end or are
/// cancelled.
@Suite struct CombineTests {
  private final class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
  }

  @Test func aPublishedPropertyBeginsWithItsValueAndTellsBeforeItIsStored() {
    let model = Model()
    var seen: [String] = []
    let tie = model.$name.sink { seen.append("\($0) while \(model.name)") }
    model.name = "b"
    #expect(seen == ["a while a", "b while a"])
    tie.cancel()
    model.name = "c"
    #expect(seen.count == 2 && model.name == "c")
  }

  @Test func anObjectTellsThatItWillChange() {
    let model = Model()
    var told = 0
    let tie = model.objectWillChange.sink { told += 1 }
    model.count = 3
    model.name = "b"
    #expect(told == 2)
    _ = tie
  }

  @Test func aTieThatGoesEndsWhatItStandsFor() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var ties: Set<AnyCancellable> = []
    subject.sink { seen.append($0) }.store(in: &ties)
    subject.send(1)
    ties = []
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func valuesAreCombined() {
    let (left, right) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"))
    var pairs: [String] = []
    let tie = left.combineLatest(right).map { "\($0.0)\($0.1)" }.sink { pairs.append($0) }
    left.send(1)
    right.value = "y"
    left.send(2)
    #expect(pairs == ["1x", "1y", "2y"])
    var zipped: [String] = []
    let zip = [1, 2, 3].publisher.zip(["a", "b"].publisher).sink { zipped.append("\($0.0)\($0.1)") }
    #expect(zipped == ["1a", "2b"])
    var merged: [Int] = []
    let merge = Publishers.MergeMany(Just(1), Just(2)).sink { merged.append($0) }
    #expect(merged == [1, 2])
    _ = (tie, zip, merge)
  }

  @Test func operatorsWorkValueByValue() {
    var seen: [Int] = []
    let tie = [1, 1, 2, 3, 4, 5].publisher.removeDuplicates().filter { $0 != 3 }.map { $0 * 10 }.dropFirst().prefix(2)
      .prepend(7).scan(0, +).sink { seen.append($0) }
    #expect(seen == [7, 27, 67])
    var all: [[String]] = []
    let collected = ["1", "x", "2"].publisher.compactMap(Int.init).map(String.init).collect().sink { all.append($0) }
    #expect(all == [["1", "2"]])
    _ = (tie, collected)
  }

  @Test func whatIsSentMayComeBack() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let tie = subject.removeDuplicates().dropFirst(0).drop { $0 < 0 }.scan(0) { $1 }.replaceEmpty(with: 9)
      .sink {
        seen.append($0)
        if $0 < 3 { subject.send($0 + 1) }
      }
    subject.send(1)
    #expect(seen == [1, 2, 3])
    _ = tie
    var last: [Int] = []
    let empty = Empty<Int, Never>().replaceEmpty(with: 9).reduce(1, +).sink { last.append($0) }
    #expect(last == [10])
    _ = empty
  }

  @Test func theLatestInnerPublisherWins() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (latest, every): ([Int], [Int]) = ([], [])
    let tie = outer.switchToLatest().sink { latest.append($0) }
    let flat = outer.flatMap { $0 }.sink { every.append($0) }
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(latest == [1, 3] && every == [1, 2, 3])
    _ = (tie, flat)
  }

  private struct Broken: Error {}

  @Test func failuresEndAndAreCaught() {
    var (values, ends): ([Int], [String]) = ([], [])
    let tie = [1, 2, 3].publisher.tryMap { if $0 == 2 { throw Broken() } else { $0 } }
      .sink(receiveCompletion: { ends.append("\($0)") }, receiveValue: { values.append($0) })
    #expect(values == [1] && ends.count == 1 && ends[0].hasPrefix("failure"))
    var caught: [Int] = []
    let replaced = Fail<Int, Broken>(error: Broken()).replaceError(with: 9).sink { caught.append($0) }
    let future = Future<Int, Never> { $0(.success(4)) }.sink { caught.append($0) }
    #expect(caught == [9, 4])
    _ = (tie, replaced, future)
  }

  @Test func theLastOfABurstComesAndNothingLate() async {
    let subject = PassthroughSubject<Int, Never>()
    let queue = DispatchQueue(label: "values")
    nonisolated(unsafe) var (burst, late): ([Int], [Int]) = ([], [])
    let ties = [
      subject.debounce(for: .milliseconds(300), scheduler: queue).sink { burst.append($0) },
      subject.delay(for: .seconds(3), scheduler: queue).sink { late.append($0) },
    ]
    queue.suspend()
    for value in 1...3 { subject.send(value) }
    queue.resume()
    queue.sync {}
    #expect(burst == [3] && late.isEmpty)
    _ = ties
  }

  @Test func notificationsAndAssignments() {
    let (center, name) = (NotificationCenter(), Notification.Name("changed"))
    let model = Model()
    let ties = [
      center.publisher(for: name).compactMap { $0.userInfo?["name"] as? String }.assign(to: \.name, on: model)
    ]
    center.post(name: name, object: nil, userInfo: ["name": "z"])
    #expect(model.name == "z")
    let other = Model()
    model.$name.assign(to: &other.$name)
    model.name = "q"
    #expect(other.name == "q")
    _ = ties
  }
}
