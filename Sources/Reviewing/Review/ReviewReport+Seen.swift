import ProofModel
import UndrawnSettings

extension ReviewReport {
  /// What is told once for all pictures of a review, which no part of it knows alone.
  public struct Seen: Hashable, Sendable {
    /// Views whose recorded frames differ, each as its file and id; sorted.
    public var recorded: [String] = []
    /// What cards tell of views, each as its file and id and, of views that are neither new nor gone, what changed in them
    /// (`LayoutDifference.givenViews`); sorted.
    public var told: [String] = []
    /// In the order of the pictures.
    public var renames: [String] = []
    /// Colours that changed, with the files that name them, and what of changed files no picture shows.
    public var unshown: [Unshown] = []
    /// Files that changed.
    public var changed: [String] = []

    /// A changed colour, or what changed in a file, to be told where no picture of its screens changed.
    public struct Unshown: Hashable, Sendable {
      /// Empty where the lines say it.
      public var words: String
      /// Settings and objects, each with where it is told.
      public var lines: [ObjectSettings.Line] = []
      /// The file that it changed in.
      public var file: String
      /// The names of the screens that it belongs to.
      public var screens: [String]

      package init(words: String, lines: [ObjectSettings.Line] = [], file: String, screens: [String]) {
        self.words = words
        self.lines = lines
        self.file = file
        self.screens = screens
      }
    }

    /// What cards tell of the views of one file: their ids, each with what changed in it; nil of what is new or gone.
    package func told(of file: String) -> [(id: String, aspect: SettingAspect?)] {
      told.compactMap { entry in
        guard entry.hasPrefix("\(file)#") else { return nil }
        let parts = entry.dropFirst(file.count + 1).split(separator: " ", maxSplits: 2).map(String.init)
        guard let id = parts.first else { return nil }
        return (id, parts.count == 3 ? SettingAspect(change: parts[1], parts[2]) : nil)
      }
    }

    /// The file of an entry of ``recorded`` or ``told``.
    package static func file(of entry: String) -> String {
      String(entry[..<(entry.lastIndex(of: "#") ?? entry.endIndex)])
    }

    /// Of all parts together, in their order.
    init(joining parts: [Seen]) {
      recorded = Set(parts.flatMap(\.recorded)).sorted()
      told = Set(parts.flatMap(\.told)).sorted()
      renames = parts.flatMap(\.renames).once
      unshown = parts.first?.unshown ?? []
      changed = parts.first?.changed ?? []
    }

    package init() {}
  }

  /// Tells it; the report holds all pictures.
  package mutating func tell(_ seen: Seen) {
    let said = SaidByCauses(entries)
    notes.removeAll { note in note.span.map { said.hasButton(note, in: $0.file) } ?? false }
    if !seen.recorded.isEmpty {
      let isOne = seen.recorded.count == 1
      let frames = isOne ? "1 recorded frame differs" : "\(seen.recorded.count) recorded frames differ"
      notes.append(Note("\(frames); nothing follows from \(isOne ? "it" : "them")"))
    }
    tellRenames(seen)
    let different = Set(entries.filter { $0.status != .same }.compactMap(\.source))
    let together = tellUnshown(seen, different)
    if let words = Self.tools(seen) { notes.append(Note(words)) }
    // Files that changed in nothing that is drawn or read: said, so that silence never means that a file was overlooked.
    let told = different.union(notes.compactMap(\.span?.file)).union(together)
    let quiet = seen.changed.filter { !told.contains($0) }
    guard let first = quiet.first else { return }
    notes.append(
      Note(
        quiet.count == 1
          ? "'\(first)' changed and shows the same"
          : "\(quiet.count) changed files show the same: "
            + (quiet.count > 3 ? "'\(first)' and \(quiet.count - 1) others" : quiet.map { "'\($0)'" }.listed)))
  }

  private mutating func tellRenames(_ seen: Seen) {
    let renames = seen.renames.filter { !Self.isByOutlet($0, seen) }
    guard !renames.isEmpty else { return }
    // Names that only Interface Builder shows: of many the first.
    let names = renames.filter { ListedCauses.isName($0) }
    let rest = names.count > 5 ? names.dropFirst(3) : []
    let more = rest.isEmpty ? [] : ["and \(rest.count) more views are called otherwise in Interface Builder"]
    let told = Self.listed(renames.filter { !rest.contains($0) } + more, "names")
    notes.append(Note(told.joined(separator: "; ")))
  }

  /// Tells what changed in files that no picture shows, alike of several files as one; the files that it is told of.
  private mutating func tellUnshown(_ seen: Seen, _ different: Set<String>) -> Set<String> {
    // Cards of frames that were drawn, and of warnings that came or went with them, tell nothing that somebody did.
    let given = different.intersection(seen.told.map(Seen.file))
      .union(entries.filter { $0.status != .same && $0.layout == nil }.compactMap(\.source))
    let visible = Set(entries.filter { $0.status != .same && !$0.isPictureSame }.compactMap(\.source))
    let barred = Set(
      entries.filter { $0.layout?.causes.contains { Self.isOfSurroundings($0.lead) } ?? false }.compactMap(\.source))
    let noted = Set(notes.compactMap(\.span?.file))
    var languages = Languages()
    var alike: [String: [Note]] = [:]
    var order: [String] = []
    for unshown in seen.unshown {
      let words: String
      var note: Note
      if unshown.lines.isEmpty {
        guard visible.isDisjoint(with: unshown.screens) else { continue }
        words = unshown.words
        note = Note(words)
      } else {
        let isAlone = given.isDisjoint(with: unshown.screens) && noted.isDisjoint(with: unshown.screens)
        let isQuiet = visible.isDisjoint(with: unshown.screens) || barred.isDisjoint(with: unshown.screens)
        let mine = entries.filter { $0.source.map(unshown.screens.contains) ?? false }
        let leads = mine.flatMap { ($0.layout?.causes ?? []).map(\.lead) }
        // A bar that lies on the screen says its title as a text.
        let bars = leads.filter { Self.isOfSurroundings($0) && !isQuiet || $0.contains("text of '") }
        let sizes = mine.compactMap(\.axes?.size).once
        let said = SaidByCauses(mine)
        let own = Self.lines(unshown, seen.told(of: unshown.file), isQuiet, isAlone, bars: bars).filter { line in
          !said.has(line)
            && line.classes.map { classes in !sizes.contains { SizeClass.mayHold(classes, in: $0) } } ?? true
        }
        let lines = languages.without(own, of: unshown.file)
        words = Self.note(lines, of: unshown.file, \.words).text
        note = Self.note(lines, of: unshown.file, \.named)
      }
      guard !words.isEmpty else { continue }
      let rest = words.hasPrefix("'\(unshown.file)'") ? String(words.dropFirst(unshown.file.count + 2)) : words
      if alike[rest] == nil { order.append(rest) }
      (note.span, note.isChange) = (SourceSpan(file: unshown.file, line: 1), true)
      alike[rest, default: []].append(note)
    }
    var told: Set<String> = []
    for rest in order {
      guard var note = alike[rest]?.first else { continue }
      let files = alike[rest, default: []].compactMap(\.span?.file)
      if files.count > 1 { note = Self.note(of: files, alike[rest, default: []], rest) }
      notes.append(note)
      told.formUnion(files)
    }
    return told
  }

  /// What is alike of several files, with the names of the first one's objects where each file's are called otherwise.
  private static func note(of files: [String], _ notes: [Note], _ words: String) -> Note {
    // Of few files each is named.
    let names = files.count > 3 ? "\(files.count) files" : files.map { "'\($0)'" }.listed
    guard var note = notes.first, !note.lines.isEmpty, note.lead.hasPrefix("'\(files[0])'"), note.lead.hasSuffix(":")
    else {
      return Note(names + words, at: notes.first?.span, isChange: true)
    }
    let isSame = notes.allSatisfy { $0.lines == note.lines }
    let source = isSame ? "" : ", by the names in '\(files[0])'"
    note.lead = names + note.lead.dropFirst(files[0].count + 2).dropLast() + source + ":"
    return note
  }

  /// What came or went with another version of the tools, of several files the first, each once.
  private static func tools(_ seen: Seen) -> String? {
    let most = 5
    let lines = seen.unshown.flatMap { unshown in
      let told = Set(seen.told(of: unshown.file).map(\.id))
      return unshown.lines.filter { $0.place == .tools && told.isDisjoint(with: $0.objects) }
    }
    let words = ObjectSettings.joined(lines).map(\.named)
    guard !words.isEmpty else { return nil }
    let rest = words.count > most ? "; and \(words.count - most) more" : ""
    return "with another version of Xcode, which may write so by itself: "
      + words.prefix(most).joined(separator: "; ") + rest
  }

  /// What was told of the first of a file's languages.
  private struct Languages {
    private var told: [String: (file: String, words: Set<String>)] = [:]

    /// So many changes are told as one.
    private static let fewest = 3

    /// The lines; those that another language of the file has too as one.
    mutating func without(_ lines: [ObjectSettings.Line], of file: String) -> [ObjectSettings.Line] {
      guard let stem = LocalizedFile(file)?.stem else { return lines }
      guard let first = told[stem] else {
        told[stem] = (file, Set(lines.map(\.words)))
        return lines
      }
      let same = lines.filter { first.words.contains($0.words) }
      guard same.count >= Self.fewest else { return lines }
      return [ObjectSettings.Line("the same \(same.count) changes as in '\(first.file)'", .always)]
        + lines.filter { !first.words.contains($0.words) }
    }
  }

  /// Whether a view is called otherwise by an outlet that is new, or a controller by its class, which are told.
  private static func isByOutlet(_ rename: String, _ seen: Seen) -> Bool {
    guard let start = rename.firstRange(of: " is called '"), rename.hasSuffix("' now") else { return false }
    let name = rename[start.upperBound...].dropLast("' now".count).filter { $0 != " " }.lowercased()
    return seen.unshown.contains { file in
      file.lines.contains { line in
        line.words.hasPrefix("the outlet '") && line.words.hasSuffix(" is new")
          && line.words.dropFirst("the outlet '".count).lowercased().hasPrefix("\(name)'")
          || line.words.hasPrefix("class of ") && line.words.lowercased().contains(" is '\(name)'")
      }
    }
  }

  /// Whether a cause is about bars, tabs or how a screen comes, as which settings of controllers and bars' items are told.
  private static func isOfSurroundings(_ lead: String) -> Bool {
    let words = [
      "bar", "tabs", "way back", "title", "presentation", "sheet", "popover", "segments of", "items of", "safe area",
    ]
    return words.contains { lead.contains($0) }
  }

  /// What of a file's settings and objects no card tells.
  private static func lines(
    _ unshown: Seen.Unshown, _ told: [(id: String, aspect: SettingAspect?)], _ isQuiet: Bool, _ isAlone: Bool,
    bars: [String]
  ) -> [ObjectSettings.Line] {
    let aspects = Dictionary(grouping: told, by: \.id)
    func isTold(_ line: ObjectSettings.Line) -> Bool {
      line.objects.contains { id in
        aspects[id]?.contains { $0.aspect?.isLike(line.aspect) ?? (line.place != .replaced) } ?? false
      }
    }
    /// Whether a card tells the same of the view itself.
    func isSaid(_ line: ObjectSettings.Line) -> Bool {
      line.objects.contains { id in aspects[id]?.contains { $0.aspect?.isLike(line.aspect) ?? false } ?? false }
    }
    let left = unshown.lines.filter { line -> Bool in
      switch line.place {
      case .always, .wiring, .classes: return true
      case .untold, .replaced: return !isTold(line)
      // What a bar says that no picture has is told beside other bars.
      case .quiet:
        let isOfBar = isOfBar(line)
        return !isSaid(line) && (isQuiet || isOfBar) && !(isOfBar && bars.contains { names($0, whatIsSaidIn: line) })
      case .alone: return isAlone
      case .tools: return false
      }
    }
    return ObjectSettings.joined(left)
  }

  /// Whether it is a title of a screen or a button in its bar.
  private static func isOfBar(_ line: ObjectSettings.Line) -> Bool {
    line.words.hasPrefix("title in a navigation item ") || line.words.contains("bar button item")
  }

  /// Whether what bars say, in a card's words, has all that a line has in quotes.
  private static func names(_ lead: String, whatIsSaidIn line: ObjectSettings.Line) -> Bool {
    let parts = line.words.split(separator: "'", omittingEmptySubsequences: false)
    let said = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0].lowercased() }
    return said.allSatisfy(lead.lowercased().contains)
  }

  private static func note(
    _ lines: [ObjectSettings.Line], of file: String, _ line: (ObjectSettings.Line) -> String
  ) -> Note {
    // What pictures may show is not said to be in none.
    func isUnseen(_ line: ObjectSettings.Line) -> Bool { [.always, .wiring, .classes].contains(line.place) }
    let all = alike(lines.filter(isUnseen))
    let unseen = joined(named(ordered(all), line))
    let seen = ordered(lines.filter { !isUnseen($0) }).map(line)
    var said = listed(unseen)
    if !seen.isEmpty {
      var besides = listed(seen)
      if !unseen.isEmpty { besides[0] = "besides: \(besides[0])" }
      said += besides
    }
    guard !said.isEmpty else { return Note("") }
    return Note("'\(file)' changed \(unseen.isEmpty ? "besides" : "in what no picture shows"):", said)
  }

  /// Several outlets or actions of one object of which the same is said, on one line: `the outlets 'a', 'b' and 'c' are new`.
  private static func joined(_ words: [String]) -> [String] {
    let (fewest, most) = (3, 24)
    let ends = [
      " is new": " are new", " is gone": " are gone", " is of another object now": " are of other objects now",
      " leads to another object now": " lead to other objects now",
    ]
    func parts(_ line: String) -> (kind: String, name: String, owner: String, end: String)? {
      for kind in ["outlet", "action"] where line.hasPrefix("the \(kind) '") {
        guard let end = ends.keys.first(where: { line.hasSuffix("'" + $0) }) else { return nil }
        let name = String(line.dropFirst("the \(kind) ".count).dropLast(end.count))
        guard kind == "outlet", let of = name.firstRange(of: "' of ") else { return (kind, name, "", end) }
        return (kind, "\(name[..<of.lowerBound])'", " of \(name[of.upperBound...])", end)
      }
      return nil
    }
    let groups = Dictionary(grouping: words.indices) { index in
      parts(words[index]).map { $0.kind + $0.owner + $0.end } ?? "\(index)"
    }
    var told: Set<String> = []
    return words.indices.compactMap { index in
      guard let part = parts(words[index]), let members = groups[part.kind + part.owner + part.end],
        members.count >= (part.owner.isEmpty ? fewest : 2)
      else { return words[index] }
      guard told.insert(part.kind + part.owner + part.end).inserted else { return nil }
      let names = members.compactMap { parts(words[$0])?.name }
      return "the \(part.kind)s \(names.listed(upTo: most))\(part.owner)\(ends[part.end] ?? "")"
    }
  }

  /// The lines; what was set alike of objects of several kinds is one: `wants layer is 'YES' now in 12 objects`.
  private static func alike(_ lines: [ObjectSettings.Line]) -> [ObjectSettings.Line] {
    let fewest = 3
    func parts(_ line: ObjectSettings.Line) -> (start: Substring, end: Substring)? {
      guard !isName(line), let place = line.words.firstRange(of: " in a"),
        let end = line.words[place.upperBound...].firstRange(of: " is ")
      else { return nil }
      return (line.words[..<place.lowerBound], line.words[end.lowerBound...])
    }
    let groups = Dictionary(grouping: lines.indices) { index in
      parts(lines[index]).map { "\($0.start)\u{1F}\($0.end)" } ?? "\(index)"
    }
    var (result, told): ([ObjectSettings.Line], [ObjectSettings.Line]) = ([], [])
    for index in lines.indices {
      guard let part = parts(lines[index]), let members = groups["\(part.start)\u{1F}\(part.end)"],
        members.count >= fewest
      else {
        result.append(lines[index])
        continue
      }
      guard members[0] == index else { continue }
      let number = members.reduce(0) { $0 + lines[$1].number }
      told.append(
        ObjectSettings.Line(
          "\(part.start)\(part.end) in \(number) objects", lines[index].place, aspect: lines[index].aspect,
          names: members.flatMap { lines[$0].names }.once))
    }
    return result + told
  }

  /// The lines; of many objects of a kind that got another tag or identifier one: `tag in a label, 7 times`. Code performs
  /// segues by theirs: of some each is told with what it was.
  private static func named(
    _ lines: [ObjectSettings.Line], _ line: (ObjectSettings.Line) -> String
  ) -> [String] {
    let (fewest, mostSegues) = (3, 12)
    func beginning(_ line: ObjectSettings.Line) -> String? {
      guard isName(line), let end = line.words.firstRange(of: " is ") else { return nil }
      return String(line.words[..<end.lowerBound])
    }
    let groups = Dictionary(grouping: lines.indices) { beginning(lines[$0]) ?? "\($0)" }
    var told: Set<String> = []
    return lines.indices.compactMap { index in
      guard let start = beginning(lines[index]), let members = groups[start], members.count >= fewest,
        !(start.hasSuffix("in a segue") && members.count <= mostSegues)
      else {
        return line(lines[index])
      }
      guard told.insert(start).inserted else { return nil }
      let values = members.compactMap { member -> String? in
        let words = lines[member].words
        guard let begin = words.firstRange(of: " is '") else { return nil }
        return "'\(words[begin.upperBound...].prefix { $0 != "'" })'"
      }
      let times = members.reduce(0) { $0 + lines[$1].number }
      let shown = values.isEmpty ? "" : " (\(values.listed(upTo: 3)))"
      return "\(start) is set otherwise \(times) times\(shown)"
    }
  }

  /// Names by which code looks objects up come last: of many lines these are told less.
  private static func ordered(_ lines: [ObjectSettings.Line]) -> [ObjectSettings.Line] {
    lines.filter { !isName($0) } + lines.filter(isName)
  }

  private static func isName(_ line: ObjectSettings.Line) -> Bool {
    ["identifier in ", "tag in ", "reuse identifier in ", "restoration identifier in ", "custom module in "].contains {
      line.words.hasPrefix($0)
    }
  }

  /// Words one after the other; of very many the first, and how many more there are.
  private static func listed(_ words: [String], _ noun: String = "") -> [String] {
    let most = 60
    guard words.count > most + 1 else { return words }
    return words.prefix(most) + ["and \(words.count - most) more" + (noun.isEmpty ? "" : " \(noun)")]
  }
}

extension SizeClass {
  /// Whether a screen of a size may be of classes that Interface Builder writes: an iPad's is regular both ways, a phone's compact
  /// in width upright and in height on its side, where larger phones are of regular width (UITraitCollection, docs).
  fileprivate static func mayHold(_ classes: String, in size: Size) -> Bool {
    let isPad = min(size.width, size.height) >= 700
    let isUpright = size.width <= size.height
    return classes.split(separator: "-").allSatisfy { part in
      let isCompact = part.hasSuffix("=compact")
      if part.hasSuffix("=any") { return true }
      if part.hasPrefix("widthClass") { return isPad ? !isCompact : !isUpright || isCompact }
      return isPad || isUpright ? !isCompact : isCompact
    }
  }
}
