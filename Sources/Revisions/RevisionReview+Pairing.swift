import AutoLayout
import InterfaceBuilder
import ProofModel
import Solving

extension RevisionReview {
  /// The two sides of one screen: of an Interface Builder file by its path and object id, of a spec by its path and name.
  struct Pair: Sendable {
    /// What people and pictures know it by.
    var scene: String
    /// Relative to the repository.
    var path: String
    var base: Workbench?
    var head: Workbench?
    /// Why the base's side is not there though its file is.
    var baseProblem: String?

    /// Whether there was none before; of a file that could not be read there was.
    var isNew: Bool { base == nil && baseProblem == nil }

    /// What a screen is called when it has another name than before; nil where it has the same, but for the number that tells it
    /// from others of its name.
    var renaming: (before: String, after: String)? {
      guard let base, let head, Self.unnumbered(base.document.name) != Self.unnumbered(head.document.name) else {
        return nil
      }
      return (base.document.name, head.document.name)
    }

    /// Whether the screen is called by its view's class on one side alone, and by its file on the other, or by its classes while the
    /// file keeps its name: the class is told.
    var isNamedByFile: Bool {
      guard let old = base?.document, let new = head?.document else { return false }
      let stem = ScreenFiles.stem(of: path)
      let classes = [old.root.customClass, new.root.customClass]
      if classes == [old.name, new.name], ScreenFiles.stem(of: old.file) == stem { return true }
      return old.root.customClass == old.name && new.root.customClass == nil && new.name == stem
        || old.root.customClass == nil && old.name == stem && new.root.customClass == new.name
    }

    /// `Window` of `Window-3`.
    fileprivate static func unnumbered(_ name: String) -> Substring {
      guard let dash = name.lastIndex(of: "-") else { return name[...] }
      let number = name[name.index(after: dash)...]
      return !number.isEmpty && number.allSatisfy(\.isNumber) ? name[..<dash] : name[...]
    }

    /// Whether one side alone is there, of Interface Builder's file.
    var isInterfaceBuilderAlone: Bool {
      (base == nil) != (head == nil) && (head ?? base)?.document.format == .interfaceBuilder
    }

    /// Whether both sides are there and of Interface Builder's files, whose variants are our choice.
    var isInterfaceBuilder: Bool {
      [base, head].allSatisfy { $0?.document.format == .interfaceBuilder }
    }

    /// Whether the other size of a Mac's view is what another version of Xcode recorded: a point more or less of one that no
    /// window's own record says, or one that both sides flag as of an earlier save while what is in it went the other way.
    var isRecordedAnew: Bool {
      guard let old = base?.document, let new = head?.document, old.isMac, new.isMac, path.hasSuffix(".storyboard"),
        case .drawn(let before)? = old.canvas, case .drawn(let after)? = new.canvas
      else { return false }
      let growth = (
        after.windowSize.width - before.windowSize.width, after.windowSize.height - before.windowSize.height
      )
      if abs(growth.0) <= 1.01, abs(growth.1) <= 1.01 { return growth != (0, 0) }
      let isFlagged = [base, head].allSatisfy { $0?.flags?.misplaced[$0?.document.root.id ?? ""] != nil }
      guard isFlagged, abs(growth.0) <= 1.01 else { return false }
      let earlier = Dictionary(old.root.children.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
      return new.root.children.contains { child in
        guard let then = earlier[child.id] ?? nil, let now = child.frame else { return false }
        return (now.height - then.height) * growth.1 < -1
      }
    }

    /// Whether both sides ask for the same in a variant, so that their layouts are equal without being solved.
    func isSame(_ before: Variant, _ after: Variant) -> Bool {
      guard let base, let head, base.document.format == .interfaceBuilder else { return false }
      return base.engine.asks(in: before.environment, forSameAs: head.engine, in: after.environment)
    }
  }

  /// A file's screens, in its order; the later side's first.
  static func pairs(_ path: String, _ base: [Workbench], _ head: [Workbench], baseProblem: String?) -> [Pair] {
    var earlier: [String: Workbench] = [:]
    for workbench in base where earlier[workbench.identity] == nil { earlier[workbench.identity] = workbench }
    var pairs: [Pair] = []
    var rest: [Workbench] = []
    for workbench in head {
      let other = earlier.removeValue(forKey: workbench.identity)
      if other == nil { rest.append(workbench) }
      pairs.append(
        Pair(scene: workbench.document.name, path: path, base: other, head: workbench, baseProblem: baseProblem))
    }
    var gone = base.filter { earlier[$0.identity]?.document.sceneID == $0.document.sceneID }
    // A root that was made anew under the same name, and the only one left of it, is the same screen.
    for index in pairs.indices where pairs[index].base == nil {
      let name = telling(pairs[index].scene)
      let others = gone.indices.filter { telling(gone[$0].document.name) == name }
      let isAlone = rest.filter { telling($0.document.name) == name }.count == 1 && others.count == 1
      let isWholeFile = rest.count == 1 && gone.count == 1 && base.count == 1 && head.count == 1
      let isAnother = others.first.map { areTwoPages(gone[$0].document, pairs[index]) } ?? false
      guard let other = isAlone && !isAnother ? others.first : isWholeFile ? gone.indices.first : nil else { continue }
      pairs[index].base = gone.remove(at: other)
    }
    return pairs
      + gone.map { Pair(scene: $0.document.name, path: path, base: $0, head: nil, baseProblem: baseProblem) }
  }

  /// What a name says of a screen: the number of one that is called by what it is alone counts its kind.
  private static func telling(_ name: String) -> Substring {
    let kind = Pair.unnumbered(name)
    return isOfKind(kind) ? kind : name[...]
  }

  /// Whether a screen that went is called by what it is alone (`viewController`), which says of two pages nothing but that both
  /// are one, and is not the one that came: they share neither an object nor words. So is a view beside the controllers of a
  /// storyboard, which is called by its file: the bar of one scene is not another's.
  private static func areTwoPages(_ gone: Document, _ pair: Pair) -> Bool {
    let name = Pair.unnumbered(gone.name)
    let isBeside = pair.path.hasSuffix(".storyboard") && name == ScreenFiles.stem(of: pair.path)
    guard isBeside || isOfKind(name) else { return false }
    guard let new = pair.head?.document else { return true }
    return gone.root.objectIDs.isDisjoint(with: new.root.objectIDs) && gone.root.words.isDisjoint(with: new.root.words)
  }

  /// Whether it is the name of a kind of screens: `viewController`.
  private static func isOfKind(_ name: Substring) -> Bool {
    name.hasSuffix("Controller") && name.first?.isLowercase == true
  }

  /// A screen whose file was moved is one screen: what went and what came are put together where most of their objects
  /// are the same, else where they alone have one name: windows of many files are called `Window`.
  ///
  /// - Parameter renames: by the paths of files that came, those that git takes for the same ones.
  static func joined(_ pairs: [Pair], renames: [String: String] = [:]) -> [Pair] {
    func count(_ pairs: [Pair]) -> [String: Int] {
      Dictionary(pairs.map { (($0.head ?? $0.base)?.document.name ?? "", 1) }, uniquingKeysWith: +)
    }
    let (gone, new) = (count(pairs.filter { $0.head == nil }), count(pairs.filter { $0.base == nil }))
    // What a screen is alone tells it from none in another file.
    let telling = Set(gone.filter { $0.value == 1 && new[$0.key] == 1 && !isOfKind($0.key[...]) }.keys)
    let marks = (gone: Set(pairs.filter { $0.head == nil }.map(mark)), new: Set(pairs.filter(\.isNew).map(mark)))
    // Of copies that were moved each is that of its own file's name.
    func areOfOthers(_ one: Pair, _ other: Pair) -> Bool {
      let (gone, new) = one.head == nil ? (mark(one), mark(other)) : (mark(other), mark(one))
      return gone != new && (marks.new.contains(gone) || marks.gone.contains(new))
    }
    var result: [Pair] = []
    var mates: Set<[String]> = []
    for pair in pairs {
      var best: (index: Int, rank: Double)?
      for (index, known) in result.enumerated() {
        guard known.head == nil && pair.isNew || known.isNew && pair.head == nil, !areTwoPages(known, pair),
          !areOfOthers(known, pair), let rank = likeness(known, pair, telling: telling, renames),
          rank > (best?.rank ?? 0)
        else { continue }
        best = (index, rank)
      }
      guard let other = best?.index else {
        result.append(pair)
        continue
      }
      let (gone, new) = pair.head == nil ? (pair.path, result[other].path) : (result[other].path, pair.path)
      mates.insert([gone, new])
      if pair.head != nil { (result[other].path, result[other].scene) = (pair.path, pair.scene) }
      result[other].base = result[other].base ?? pair.base
      result[other].head = result[other].head ?? pair.head
    }
    // What else of a moved file has its id is it, however little is in it.
    for index in result.indices where result[index].head == nil {
      guard let gone = result[index].base, gone.document.format == .interfaceBuilder,
        let other = result.firstIndex(where: {
          $0.isNew && $0.head?.identity == gone.identity && mates.contains([result[index].path, $0.path])
        })
      else { continue }
      result[other].base = gone
      result[index].base = nil
    }
    result.removeAll { $0.base == nil && $0.head == nil }
    return result
  }

  /// By the paths of files that came: those that went which git takes for the same ones, though all in them was made anew, with views
  /// of the same kinds. What became of their objects nobody knows.
  static func likely(_ pairs: [Pair], renames: [String: String]) -> [String: String] {
    // What few views a template has are those of many.
    let fewest = 3
    func kinds(_ path: String, _ side: KeyPath<Pair, Workbench?>) -> [[String]] {
      pairs.filter { $0.path == path && ($0.base == nil) != ($0.head == nil) }
        .compactMap { $0[keyPath: side]?.document.root.kinds.sorted() }
    }
    return renames.filter { path, gone in
      let (then, now) = (kinds(gone, \.base), kinds(path, \.head))
      return then.count == 1 && then == now && then[0].count >= fewest
    }
  }

  /// What a screen is known by wherever its file lies: the file's name and the scene's id.
  private static func mark(_ pair: Pair) -> [String] {
    [ScreenFiles.stem(of: pair.path), (pair.head ?? pair.base)?.document.sceneID ?? ""]
  }

  /// The same of two screens of one file, of which one went and the other came.
  private static func areTwoPages(_ one: Pair, _ other: Pair) -> Bool {
    let (gone, new) = one.head == nil ? (one, other) : (other, one)
    return gone.path == new.path && gone.base.map { areTwoPages($0.document, new) } ?? false
  }

  /// How sure it is that two screens are one, by the share of their objects' ids that both have and by their names; nil
  /// where they are two. Templates share ids of roots and of little else.
  private static func likeness(
    _ one: Pair, _ other: Pair, telling: Set<String>, _ renames: [String: String]
  ) -> Double? {
    guard let first = (one.head ?? one.base)?.document, let second = (other.head ?? other.base)?.document else {
      return nil
    }
    // Controls, ids and texts of one system's screen are none of another's.
    guard first.isMac == second.isMac else { return nil }
    let ids = (first.root.objectIDs, second.root.objectIDs)
    let shared = ids.0.intersection(ids.1).count
    let share = Double(shared) / Double(max(1, max(ids.0.count, ids.1.count)))
    let isSameObject = first.sceneID == second.sceneID && first.format == .interfaceBuilder
    if isSameObject, shared > 2, share >= 0.5 { return 2 + share }
    // A panel that got a file of its own has new ids, and says what it said; one of few objects has them all, of which one that
    // says something is of no template.
    let words = (first.root.words, second.root.words)
    if isSameObject, ids.0 == ids.1, shared > 1, words.0 == words.1, !words.0.isEmpty { return 2 + share }
    let said = words.0.intersection(words.1).count
    let likeness = Double(said) / Double(max(1, max(words.0.count, words.1.count)))
    if first.isMac, said > 2, likeness >= 0.75, first.format == second.format, one.path != other.path {
      return 1.75 + likeness / 8
    }
    // One that git takes for the same file, and that is built as it was: more than what a template gives, or said and made for the
    // same.
    let (gone, new) = one.head == nil ? (one, other) : (other, one)
    let isAlike = shared > 1 || words.0 == words.1 && first.root.customClass == second.root.customClass
    if renames[new.path] == gone.path, isSameObject, isAlike, first.root.isBuiltLike(second.root) { return 1.6 }
    let isSameFile = ScreenFiles.stem(of: one.path) == ScreenFiles.stem(of: other.path)
    guard first.name == second.name, isSameFile || telling.contains(first.name) else { return nil }
    return 1 + (isSameObject ? 0.5 : 0) + share / 4
  }

  /// By the path of a file that was moved: where it was.
  func moved(_ pairs: [Pair], _ before: RevisionPlaces) -> [String: String] {
    var mates: [String: String] = [:]
    for pair in pairs where pair.head != nil && pair.isInterfaceBuilder {
      guard let file = pair.base?.document.file, let path = before.inRepository(file), path != pair.path else {
        continue
      }
      mates[pair.path] = mates[pair.path] ?? path
    }
    return mates
  }

  /// Of moved files those that went as a whole: where screens went to several files, or their file stayed, what else the file
  /// said is in none of these.
  static func renamed(_ mates: [String: String], _ before: RevisionSide, _ after: RevisionSide) -> [String: String] {
    let counts = mates.values.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    return mates.filter { counts[$0.value] == 1 && after.files[$0.value] == nil && before.files[$0.key] == nil }
  }

  /// Reads screens of moved files as the system of the file that they are in now.
  func readAnew(
    _ pairs: inout [Pair], _ mates: [String: String], _ earlier: RevisionSide, _ later: RevisionSide,
    _ asked: [String: RevisionSide.File]
  ) {
    var read: [String: [Workbench]] = [:]
    for index in pairs.indices {
      let pair = pairs[index]
      guard let base = pair.base, let path = mates[pair.path], let file = later.files[pair.path],
        asked[path]?.path != pair.path
      else { continue }
      let screens = read[pair.path] ?? earlier.workbenches(of: path, as: file, studio)
      read[pair.path] = screens
      let anew = screens.first { $0.identity == base.identity } ?? base
      pairs[index].base = pair.head.map { shown(anew, as: $0) } ?? anew
    }
  }

  /// A screen that lies in another file now, in the way in which it comes there: what leads to it from other files says
  /// another one, or none.
  private func shown(_ base: Workbench, as head: Workbench) -> Workbench {
    let ways = [base, head].map(\.document.presentation)
    var document = base.document
    if !ways.contains(where: { [.view, .row].contains($0?.style) }) { document.presentation = ways[1] }
    document.takeBars(of: head.document)
    var result = Workbench(document: document, studio: studio)
    result.flags = base.flags
    return result
  }

  /// Screens but those that only one side shows in a stack by themselves, while the other one embeds them in what that stack shows:
  /// all of them is in the stack's own screen on both sides, and their bars are not gone, or new.
  static func withoutEmbedded(_ pairs: [Pair]) -> [Pair] {
    pairs.enumerated().filter { index, pair in
      guard pair.isInterfaceBuilder, let base = pair.base?.document, let head = pair.head?.document,
        base.isInStack != head.isInStack
      else { return true }
      let parts = (base.root.children.map(\.id), head.root.children.map(\.id))
      guard !parts.0.isEmpty, !parts.1.isEmpty else { return true }
      return !pairs.enumerated().contains { other, whole in
        guard other != index, whole.path == pair.path, let before = whole.base?.document,
          let after = whole.head?.document,
          before.sceneID != base.sceneID
        else { return false }
        return before.root.objectIDs.isSuperset(of: parts.0) && after.root.objectIDs.isSuperset(of: parts.1)
      }
    }.map(\.element)
  }

  /// Screens of one name get what tells them apart beside it: their folder, their file's name, both, or their ids too.
  static func nameApart(_ pairs: inout [Pair]) {
    for index in pairs.indices { pairs[index].scene = (pairs[index].head ?? pairs[index].base)?.document.name ?? "" }
    for (name, members) in Dictionary(grouping: pairs.indices, by: { pairs[$0].scene }) where members.count > 1 {
      let folders = members.map {
        ScreenFiles.folder(of: pairs[$0].path).split(separator: "/").joined(separator: "-")
      }
      let stems = members.map { ScreenFiles.stem(of: pairs[$0].path) }
      let ids = members.map { (pairs[$0].head ?? pairs[$0].base)?.document.sceneID ?? "" }
      let both = zip(stems, folders).map { "\($0)@\($1)" }
      let known = [folders, stems, both, ids.contains("") ? [] : ids, zip(both, ids).map { "\($0)-\($1)" }]
      var telling = known.first { Set($0).count == members.count } ?? members.indices.map { "\($0 + 1)" }
      // Of long paths their end and a mark of the whole are enough.
      for place in telling.indices where telling[place].count > 48 {
        let end = telling[place].split(separator: "-").last.map { $0.suffix(30) } ?? ""
        telling[place] = "\(end)-\(SHA256Text.of(telling[place]).prefix(6))"
      }
      for (place, index) in members.enumerated() where !telling[place].isEmpty {
        pairs[index].scene = "\(name)@\(telling[place])"
      }
    }
  }
}

extension Document {
  /// Has the bars that another version of the screen has by the containers around it in its own file: which of both files shows
  /// the whole way to it nobody knows.
  fileprivate mutating func takeBars(of other: Document) {
    func isOfBars(_ assignment: Assignment) -> Bool {
      if case .view(_, .bars) = assignment.target { true } else { false }
    }
    // A screen that was made anew there has other ids.
    let own = root.id
    func added(_ document: Document) -> [Override] {
      document.overrides.compactMap { override in
        var override = override
        override.set.removeAll { !isOfBars($0) }
        for index in override.set.indices where override.set[index].target == .view(document.root.id, .bars) {
          override.set[index].target = .view(own, .bars)
        }
        return override.set.isEmpty ? nil : override
      }
    }
    guard bars != other.bars || added(self) != added(other) else { return }
    (bars, barContents, innerBarContents) = (other.bars, other.barContents, other.innerBarContents)
    for index in overrides.indices { overrides[index].set.removeAll(where: isOfBars) }
    overrides.removeAll { $0.set.isEmpty }
    let known = root.objectIDs
    overrides += added(other).filter { override in
      override.set.allSatisfy { if case .view(let id, _) = $0.target { known.contains(id) } else { true } }
    }
  }

  /// Whether it is shown under a navigation bar, on its canvas or on devices.
  fileprivate var isInStack: Bool {
    let kinds: Set<BarKind> = [.navigation, .largeTitle]
    return !kinds.isDisjoint(with: bars)
      || overrides.contains { override in
        override.set.contains { assignment in
          guard case .view(root.id, .bars) = assignment.target, case .keywords(let names) = assignment.value else {
            return false
          }
          return names.contains { name in kinds.contains { $0.rawValue == name } }
        }
      }
  }

  /// Whether it is drawn on a Mac's canvas.
  fileprivate var isMac: Bool {
    if case .drawn(let environment)? = canvas { environment.isMac } else { false }
  }
}

extension ViewNode {
  /// All that it and the views in it say.
  fileprivate var words: Set<String> {
    var own: Set<String> = []
    if case .text(let text)? = properties[.text]?.value, !text.isEmpty { own.insert(text) }
    return children.reduce(into: own) { $0.formUnion($1.words) }
  }

  /// Whether it is of the kind of another view and holds views of the same kinds.
  fileprivate func isBuiltLike(_ other: ViewNode) -> Bool {
    kind == other.kind && children.map(\.kind.name) == other.children.map(\.kind.name)
  }

  /// The kinds of it and of all views in it.
  fileprivate var kinds: [String] { [kind.name] + children.flatMap(\.kinds) }

  /// Its own id and those of all views in it.
  fileprivate var objectIDs: Set<String> { children.reduce(into: [id]) { $0.formUnion($1.objectIDs) } }
}

extension Workbench {
  /// What tells a screen from the others of its file, whatever it is called.
  var identity: String { document.format == .interfaceBuilder ? document.sceneID : document.name }
}
