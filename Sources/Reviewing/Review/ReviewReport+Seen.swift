import LayoutDiff
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
    /// Those of them of which a line of the report tells something: another version of the tools, a name, a recorded frame.
    public var toldFiles: [String] = []
    /// Folders with new screens beside those that had some, such as copies of others' projects: they are told last; sorted.
    public var newFolders: [String] = []

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
      toldFiles = Set(parts.flatMap(\.toldFiles)).sorted()
      newFolders = parts.first?.newFolders ?? []
    }

    package init() {}
  }

  /// Tells it; the report holds all pictures.
  package mutating func tell(_ seen: Seen) {
    newFolders = Set(seen.newFolders)
    leaveOutNames(byOutlets: seen)
    let said = SaidByCauses(entries)
    notes.removeAll { note in note.span.map { said.hasButton(note, in: $0.file) } ?? false }
    if !seen.recorded.isEmpty {
      let isOne = seen.recorded.count == 1
      let frames = isOne ? "1 recorded frame differs" : "\(seen.recorded.count) recorded frames differ"
      notes.append(Note("\(frames); nothing follows from \(isOne ? "it" : "them")"))
    }
    let classes = classes(seen)
    tellRenames(seen, besides: Set(classes.values.joined()))
    let different = Set(entries.filter { $0.status != .same }.compactMap(\.source))
    let together = tellUnshown(seen, different)
    for (file, words) in classes.sorted(by: { $0.key < $1.key }) { tellClasses(words, of: file) }
    if let words = Self.tools(seen) { notes.append(Note(words)) }
    // Files that changed in nothing that is drawn or read: said, so that silence never means that a file was overlooked.
    let told = different.union(notes.compactMap(\.span?.file)).union(together).union(seen.toldFiles)
    let quiet = seen.changed.filter { !told.contains($0) }
    guard let first = quiet.first else { return }
    notes.append(
      Note(
        quiet.count == 1
          ? "'\(first)' changed and shows the same"
          : "\(quiet.count) changed files show the same: "
            + (quiet.count > 3 ? "'\(first)' and \(quiet.count - 1) others" : quiet.map { "'\($0)'" }.listed)))
  }

  /// Tells what changed in files that no picture shows, alike of several files as one; the files that it is told of.
  private mutating func tellUnshown(_ seen: Seen, _ different: Set<String>) -> Set<String> {
    // Cards of frames that were drawn, and of warnings that came or went with them, tell nothing that somebody did.
    let given = different.intersection(seen.told.map(Seen.file))
      .union(entries.filter { $0.status != .same && $0.layout == nil }.compactMap(\.source))
    let visible = Set(entries.filter { $0.status != .same && !$0.isPictureSame }.compactMap(\.source))
    let noted = Set(notes.compactMap(\.span?.file))
    var languages = Languages()
    var alike: [String: [Note]] = [:]
    var first: [Note] = []
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
        let isQuiet = visible.isDisjoint(with: unshown.screens)
        let mine = entries.filter { $0.source.map(unshown.screens.contains) ?? false }
        let leads = mine.flatMap { ($0.layout?.causes ?? []).map(\.lead) }
        // A bar that lies on the screen says its title as a text.
        let bars = leads.filter { Self.isOfSurroundings($0) || $0.contains("text of '") }
        let sizes = mine.compactMap(\.axes?.size).once
        let said = SaidByCauses(mine)
        let own = Self.lines(
          unshown, seen.told(of: unshown.file), isQuiet, isAlone, leads: leads, bars: bars
        ).filter { line in
          !said.has(line)
            && line.classes.map { classes in !sizes.contains { SizeClass.mayHold(classes, in: $0) } } ?? true
        }
        var lines = languages.without(own, of: unshown.file)
        first += lines.filter { $0.place == .start }.map { line in
          Note(line.named, at: SourceSpan(file: unshown.file, line: 1), isChange: true, isFirst: true)
        }
        lines.removeAll { $0.place == .start }
        words = Self.note(lines, of: unshown.file, \.words).text
        note = Self.note(lines, of: unshown.file, \.named)
      }
      guard !words.isEmpty else { continue }
      let rest = words.hasPrefix("'\(unshown.file)'") ? String(words.dropFirst(unshown.file.count + 2)) : words
      if alike[rest] == nil { order.append(rest) }
      (note.span, note.isChange) = (SourceSpan(file: unshown.file, line: 1), true)
      alike[rest, default: []].append(note)
    }
    notes = first + notes
    var told = Set(first.compactMap(\.span?.file))
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
  static func note(of files: [String], _ notes: [Note], _ words: String) -> Note {
    // Of few files each is named, of more the first ones, but for those of one name.
    let last = files.map { "'\($0.split(separator: "/").last ?? "")'" }
    let list = last.once.count == last.count ? " (\(last.listed(upTo: 4)))" : ""
    let names = files.count > 3 ? "\(files.count) files\(list)" : files.map { "'\($0)'" }.listed
    guard var note = notes.first, !note.lines.isEmpty, note.lead.hasPrefix("'\(files[0])'"), note.lead.hasSuffix(":")
    else {
      let isPlain = words.hasPrefix(" is ")
      return Note(
        names + (isPlain ? " are " + words.dropFirst(4) : words), at: notes.first?.span, isChange: true)
    }
    let isSame = notes.allSatisfy { $0.lines == note.lines }
    let source = isSame ? "" : ", by the names in '\(files[0])'"
    note.lead = names + note.lead.dropFirst(files[0].count + 2).dropLast() + source + ":"
    return note
  }

  /// What came or went with another version of the tools, of several files the first, each once.
  static func tools(_ seen: Seen) -> String? {
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
