import AutoLayout
import ProofModel
import Resolving

/// Which view of the expected layout is which of the actual one: by id, by path, by likeness under one superview
/// (renamed), then by name elsewhere in the tree (moved).
///
/// Interface Builder's objects are known by their ids: their names are often only their kinds', so that of another id
/// only one under the same superview that is like it is the same, as one that was pasted anew.
///
/// Swapping the two layouts gives the same pairs. Complexity: O(views), and O(a · b) for a unmatched against b
/// unmatched siblings.
struct ViewMatching {
  struct Pair: Hashable {
    var expected: Int
    var actual: Int
  }

  let expected: [SolvedView]
  let actual: [SolvedView]
  private(set) var toActual: [Int?]
  private(set) var toExpected: [Int?]
  let expectedChildren: [[Int]]
  let actualChildren: [[Int]]

  /// In the order of the actual tree.
  private(set) var pairs: [Pair] = []
  let expectedPositions: [String: Int]
  let actualPositions: [String: Int]
  /// In the order of the expected tree.
  var gone: [Int] { toActual.indices.filter { toActual[$0] == nil } }
  /// In the order of the actual tree.
  var new: [Int] { toExpected.indices.filter { toExpected[$0] == nil } }

  /// - Parameter hasObjectIDs: whether both layouts are of Interface Builder's files.
  init(expected: [SolvedView], actual: [SolvedView], hasObjectIDs: Bool = false) {
    self.expected = expected
    self.actual = actual
    toActual = Array(repeating: nil, count: expected.count)
    toExpected = Array(repeating: nil, count: actual.count)
    expectedPositions = Self.positions(expected)
    actualPositions = Self.positions(actual)
    expectedChildren = Self.children(expected)
    actualChildren = Self.children(actual)
    if !expected.isEmpty, !actual.isEmpty { match(0, 0) }
    matchUnique { hasObjectIDs && Self.isOfLine($0.content.id) ? nil : $0.content.id }
    let isObject = { (view: SolvedView) in hasObjectIDs && Self.isObjectID(view.content.id) }
    matchUnique { isObject($0) ? nil : "\($0.path)\u{0}\($0.content.kind.name)" }
    if hasObjectIDs { matchWrapped() }
    matchRenamed()
    matchUnique { isObject($0) ? nil : "\($0.content.name)\u{0}\($0.content.kind.name)" }
    matchRenamed()
    if hasObjectIDs, matchTables() { matchRenamed() }
    if hasObjectIDs, matchReplaced() { matchRenamed() }
    if hasObjectIDs, matchMovedInto() { matchRenamed() }
    pairs = toExpected.enumerated().compactMap { a, e in e.map { Pair(expected: $0, actual: a) } }
  }

  private static func positions(_ views: [SolvedView]) -> [String: Int] {
    Dictionary(views.enumerated().map { ($1.content.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The place of a view in the actual layout, by its id.
  func actualPosition(of id: String) -> Int? { actualPositions[id] }

  /// The place of a view in the expected layout, by its id.
  func expectedPosition(of id: String) -> Int? { expectedPositions[id] }

  private static func children(_ views: [SolvedView]) -> [[Int]] {
    var result = [[Int]](repeating: [], count: views.count)
    for (position, view) in views.enumerated() {
      if let parent = view.parent { result[parent].append(position) }
    }
    return result
  }

  mutating func match(_ expected: Int, _ actual: Int) {
    toActual[expected] = actual
    toExpected[actual] = expected
  }

  /// Matches what is left of both sides by a key that each side has once.
  ///
  /// - Parameter key: nil for what is not to be matched.
  private mutating func matchUnique(by key: (SolvedView) -> String?) {
    let left = Self.unique(gone, expected, key)
    let right = Self.unique(new, actual, key)
    for position in gone {
      guard let word = key(expected[position]), let other = right[word], left[word] != nil else { continue }
      if toExpected[other] == nil { match(position, other) }
    }
  }

  static func unique(
    _ positions: [Int], _ views: [SolvedView], _ key: (SolvedView) -> String?
  ) -> [String: Int] {
    var result: [String: Int] = [:]
    var doubled: Set<String> = []
    for position in positions {
      guard let word = key(views[position]) else { continue }
      if result.updateValue(position, forKey: word) != nil { doubled.insert(word) }
    }
    for key in doubled { result[key] = nil }
    return result
  }

  /// Whether an id is one that Interface Builder gives: `aB3-x9-0Qr`, or a number.
  static func isObjectID(_ id: String) -> Bool {
    if id.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return true }
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [3, 2, 3]
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
  }

  /// Whether an id is one that a view without gets from the line that it stands on, `view-12`: no name of it elsewhere.
  private static func isOfLine(_ id: String) -> Bool {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].allSatisfy { $0.isASCII && $0.isLetter } && !parts[1].isEmpty
      && parts[1].utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  // MARK: Renamed views

  /// Below each pair, from the root down: what is left of both sides and alike enough, the likest first.
  private mutating func matchRenamed() {
    for position in actual.indices {
      guard let other = toExpected[position] else { continue }
      matchScrollParts(other, position)
      let before = expectedChildren[other].filter { toActual[$0] == nil }
      let after = actualChildren[position].filter { toExpected[$0] == nil }
      guard !before.isEmpty, !after.isEmpty else { continue }
      var candidates: [(likeness: Int, pair: Pair)] = []
      for left in before {
        for right in after {
          let likeness = likeness(left, right, below: (other, position))
          if likeness >= Self.leastLikeness { candidates.append((likeness, Pair(expected: left, actual: right))) }
        }
      }
      // Ties go by places without telling the sides apart, so that swapping them swaps the answer.
      candidates.sort { Self.key($0) < Self.key($1) }
      for candidate in candidates
      where toActual[candidate.pair.expected] == nil && toExpected[candidate.pair.actual] == nil {
        match(candidate.pair.expected, candidate.pair.actual)
      }
    }
  }

  /// A Mac's scroll view has one clip view and a scroller of each axis (`NSScrollView.contentView`, docs), whatever is in them.
  private mutating func matchScrollParts(_ other: Int, _ position: Int) {
    func parts(_ scroll: Int, _ views: [SolvedView], _ children: [[Int]], _ matches: [Int?]) -> [String: Int] {
      let inside = children[scroll]
      guard views[scroll].content.clips, inside.contains(where: { views[$0].content.kind == .scroller }) else {
        return [:]
      }
      return Self.unique(inside.filter { matches[$0] == nil }, views) { view in
        let content = view.content
        return content.kind == .scroller ? content.axis?.rawValue : content.clips ? "clip view" : nil
      }
    }
    let old = parts(other, expected, expectedChildren, toActual)
    guard !old.isEmpty else { return }
    for (part, place) in parts(position, actual, actualChildren, toExpected) {
      if let mate = old[part] { match(mate, place) }
    }
  }

  /// A Mac's scroll view that was made anew in another view, by the titles of columns in its header that stay: it shows the table
  /// of these.
  ///
  /// - Returns: whether there are any.
  private mutating func matchTables() -> Bool {
    func scroll(around title: Int, _ views: [SolvedView], _ children: [[Int]]) -> (header: Int, scroll: Int)? {
      guard views[title].content.kind == .label, let header = views[title].parent, let scroll = views[header].parent,
        views[scroll].content.clips, children[scroll].contains(where: { $0 != header && views[$0].content.clips })
      else { return nil }
      return (header, scroll)
    }
    var found = false
    for title in actual.indices {
      guard let other = toExpected[title], let new = scroll(around: title, actual, actualChildren),
        let old = scroll(around: other, expected, expectedChildren),
        toExpected[new.header] == nil, toExpected[new.scroll] == nil, toActual[old.header] == nil,
        toActual[old.scroll] == nil
      else { continue }
      match(old.header, new.header)
      match(old.scroll, new.scroll)
      found = true
    }
    return found
  }

  // MARK: Replaced views

  /// Below each pair what has a name of its own that nothing else there has: a view that was made anew, maybe of another
  /// kind, in the place of one that is gone.
  ///
  /// - Returns: whether there are any.
  private mutating func matchReplaced() -> Bool {
    func single(_ positions: [Int], _ views: [SolvedView], _ known: [String: Int]) -> [String: Int] {
      return Self.unique(positions, views) { view in
        let name = view.content.name
        guard Self.isObjectID(view.content.id) else { return nil }
        if !KindNames.all.contains(name), !KindNames.samples.contains(name) { return name }
        // What nobody named is known by what is written in it.
        return known[view.content.id].flatMap { Self.words(in: $0, views) ?? Self.allWords(in: $0, views) }.map {
          "\(view.content.kind.name)\u{0}\($0)"
        }
      }
    }
    var found = false
    for position in actual.indices {
      guard let other = toExpected[position] else { continue }
      let before = single(expectedChildren[other].filter { toActual[$0] == nil }, expected, expectedPositions)
      let after = single(actualChildren[position].filter { toExpected[$0] == nil }, actual, actualPositions)
      for (name, left) in before.sorted(by: { $0.value < $1.value }) {
        guard let right = after[name], isReplacement(expected[left], actual[right]) else { continue }
        match(left, right)
        found = true
      }
    }
    return found
  }

  /// Below this a text in a view tells it from no other.
  private static let leastWords = 12

  /// The longest text in a view that holds others, if it is long enough to be nothing else's.
  private static func words(in position: Int, _ views: [SolvedView]) -> String? {
    let texts = inside(position, views).compactMap(\.text?.string).filter { !KindNames.samples.contains($0) }
    let longest = texts.reduce("") { $1.count > $0.count ? $1 : $0 }
    return longest.count >= leastWords ? longest : nil
  }

  /// What was made anew in a view that was there, while its like went with another one: of one kind, name, class, text and
  /// picture, by which it is known on both sides, with no others like it; a stack that nobody named by all that it holds.
  ///
  /// - Returns: whether there are any.
  private mutating func matchMovedInto() -> Bool {
    func key(_ view: SolvedView, _ views: [SolvedView], _ known: [String: Int]) -> String? {
      let content = view.content
      let text = content.text?.string ?? ""
      let isNamed = !KindNames.all.contains(content.name) && !KindNames.samples.contains(content.name)
      let isWorded = text.count > 3 && !KindNames.samples.contains(text)
      let held = content.kind == .stack && !isNamed ? known[content.id].flatMap { Self.allWords(in: $0, views) } : nil
      guard Self.isObjectID(content.id), isNamed || isWorded || held != nil, view.parent != nil, content.kind != .view,
        content.kind != .tableCell, content.kind != .collectionCell
      else { return nil }
      return [content.kind.name, content.name, content.customClass ?? "", text, content.asset ?? "", held ?? ""]
        .joined(separator: "\u{0}")
    }
    let left = Self.unique(gone, expected) { key($0, expected, expectedPositions) }
    let right = Self.unique(new, actual) { key($0, actual, actualPositions) }
    var found = false
    for (word, position) in left.sorted(by: { $0.value < $1.value }) {
      guard let other = right[word], let around = actual[other].parent, toExpected[around] != nil,
        let outer = expected[position].parent, toActual[outer] == nil
      else { continue }
      match(position, other)
      found = true
    }
    return found
  }

  /// Whether both are of one kind, or lie for the most part in one place.
  private func isReplacement(_ one: SolvedView, _ other: SolvedView) -> Bool {
    if one.content.kind == other.content.kind, Self.isPopUp(one.content) == Self.isPopUp(other.content) { return true }
    guard let shared = one.frame.intersection(other.frame) else { return one.frame.isNear(other.frame) }
    func area(_ rect: Rect) -> Double { rect.width * rect.height }
    return area(shared) * 2 >= max(area(one.frame), area(other.frame))
  }

  /// Whether it is AppKit's pop-up button, which is a class and an element of its own: no button becomes one.
  private static func isPopUp(_ view: ResolvedView) -> Bool {
    view.kind == .button && [.popUp, .popUpTextured, .popUpSquare].contains(view.style)
  }

  private static func key(_ candidate: (likeness: Int, pair: Pair)) -> (Int, Int, Int, Int) {
    let (left, right) = (candidate.pair.expected, candidate.pair.actual)
    return (-candidate.likeness, abs(left - right), min(left, right), max(left, right))
  }

  /// Below this two views are two: the same place in a superview and an equal look do not outweigh another text.
  private static let leastLikeness = 7

  /// What lies in a view; of a cell what lies in the content view that every cell has.
  private static func contents(of position: Int, _ views: [SolvedView], _ children: [[Int]]) -> [Int] {
    let inside = children[position]
    guard [.tableCell, .collectionCell].contains(views[position].content.kind), inside.count == 1,
      views[inside[0]].content.kind == .view
    else { return inside }
    return children[inside[0]]
  }

  /// Whether a view is the only one of its kind in its superview.
  private func isAlone(_ position: Int, _ views: [SolvedView], _ children: [[Int]]) -> Bool {
    guard let parent = views[position].parent else { return false }
    return children[parent].count { views[$0].content.kind == views[position].content.kind } == 1
  }

  private func likeness(_ left: Int, _ right: Int, below parents: (expected: Int, actual: Int)) -> Int {
    let (before, after) = (expected[left], actual[right])
    let (old, new) = (before.content, after.content)
    guard old.kind == new.kind, Self.isPopUp(old) == Self.isPopUp(new) else { return 0 }
    var points = 0
    func compare<Value: Equatable>(_ one: Value?, _ other: Value?, same: Int, different: Int) {
      guard let one, let other else { return }
      points += one == other ? same : different
    }
    let (said, says) = (old.text.map { Self.plain($0.string) }, new.text.map { Self.plain($0.string) })
    let isLong = said.map { $0.count >= Self.leastWords } ?? false
    let areObjects = Self.isObjectID(old.id) && Self.isObjectID(new.id)
    // What Interface Builder writes into new views says of none which it is: what they show and what code calls them does.
    let isSample = said == "" || areObjects && (old.text.map { KindNames.samples.contains($0.string) } ?? false)
    if areObjects {
      compare(Self.ownName(old), Self.ownName(new), same: 6, different: -2)
      let bindings = [old.bindings, new.bindings].map { $0.isEmpty ? nil : $0 }
      compare(bindings[0], bindings[1], same: 8, different: -4)
    }
    compare(said, says, same: isSample ? 1 : isLong ? 8 : 6, different: -3)
    compare(old.asset, new.asset, same: 6, different: -3)
    compare(old.customClass, new.customClass, same: 2, different: -2)
    // What an empty field asks for is its text.
    let asked = [old, new].map { $0.placeholder.map { Self.plain($0.string) } }
    compare(asked[0], asked[1], same: asked[0] == "" || said != "" ? 3 : 6, different: -1)
    // The only one that is such a sample, on both sides, needs no words.
    if isSample, said == says, isAlone(left, expected, expectedChildren), isAlone(right, actual, actualChildren) {
      points += 3
    }
    if expectedChildren[parents.expected].firstIndex(of: left) == actualChildren[parents.actual].firstIndex(of: right) {
      points += 2
    }
    if before.frame.isNear(after.frame) {
      points += 4
    } else if before.frame.size.isNear(after.frame.size) {
      points += 2
    }
    // What holds the very views that another held is that one, made anew.
    let kept = expectedChildren[left].filter { toActual[$0].flatMap { actual[$0].parent } == right }.count
    if kept > 0, kept * 2 > max(expectedChildren[left].count, actualChildren[right].count) { points += 8 }
    let names = Set(Self.contents(of: left, expected, expectedChildren).map { expected[$0].content.name })
    let others = Self.contents(of: right, actual, actualChildren).map { actual[$0].content.name }
    if !names.isEmpty || !others.isEmpty {
      let shared = others.filter { names.contains($0) }.count
      points += shared * 2 >= max(names.count, others.count) ? 4 : -2
    }
    if old.font == new.font { points += isSample && said != "" ? 2 : 1 }
    if old.background == new.background, old.tint == new.tint, old.textColor == new.textColor { points += 1 }
    return points
  }
}

extension ViewMatching {
  /// What an outlet or a person calls a view, which is neither its kind nor its class nor what it says; nil without such a name.
  fileprivate static func ownName(_ view: ResolvedView) -> String? {
    func letters(_ words: String) -> String { plain(words).filter { $0 != " " } }
    let others = [view.text?.string, view.customClass, view.asset].compactMap { $0 }.map(letters)
    let isOwn = !KindNames.all.contains(view.name) && !KindNames.samples.contains(view.name)
    return isOwn && !others.contains(letters(view.name)) ? view.name : nil
  }

  /// The words of a text, whatever lines and capitals they stand in.
  fileprivate static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }
}

extension Rect {
  /// Whether all edges differ by less than a solver's rounding and any visible amount.
  func isNear(_ other: Rect) -> Bool { origin.isNear(other.origin) && size.isNear(other.size) }
}

extension Point {
  func isNear(_ other: Point) -> Bool { x.isNear(other.x) && y.isNear(other.y) }
}

extension Size {
  func isNear(_ other: Size) -> Bool { width.isNear(other.width) && height.isNear(other.height) }
}

extension Double {
  /// Points below which two lengths are one: a hundredth of the finest device pixel, rounded.
  static let nearness = 0.005

  func isNear(_ other: Double) -> Bool { self == other || (self - other).magnitude < Self.nearness }
}
