import Foundation
import ProofModel
import Reviewing
import Solving
import UndrawnSettings

extension RevisionReview {
  /// What is to be told besides pictures: renamed screens, and another version of the tools.
  ///
  /// - Parameters:
  ///   - mates: by files that moved, where they lay.
  ///   - lines: what is told of settings: a screen that is called by its class has another one.
  func notes(
    _ pairs: [Pair], _ places: RevisionPlaces, _ base: RevisionSide, _ head: RevisionSide, _ touched: [String],
    _ mates: [String: String], besides lines: [ObjectSettings.Line]
  ) -> [ReviewReport.Note] {
    func isOfClass(_ renaming: (before: String, after: String)) -> Bool {
      // Containers are called by what they show: `Login-Navigation`.
      let (before, after) = (renaming.before.prefix { $0 != "-" }, renaming.after.prefix { $0 != "-" })
      let isKinds = renaming.before.hasSuffix("Controller") && renaming.before.first?.isLowercase == true
      return lines.contains { line in
        line.words.hasPrefix("class of ")
          && (line.words.hasSuffix(" is '\(after)' instead of '\(before)'")
            || (isKinds || line.names.contains(renaming.before)) && line.words.hasSuffix(" is '\(after)' now"))
      }
    }
    var notes: [ReviewReport.Note] = []
    for pair in pairs {
      guard let (before, after) = pair.renaming, !isOfClass((before, after)), !pair.isNamedByFile else { continue }
      let span = pair.head?.document.root.span.map(places.shown)
      let note = ReviewReport.Note("the screen '\(before)' is called '\(after)' now", at: span, isChange: false)
      if !notes.contains(where: { $0.text == note.text }) { notes.append(note) }
    }
    for pair in pairs {
      guard let file = pair.base?.document.file, let before = base.path(of: file), pair.head != nil,
        before != pair.path,
        head.files[before] != nil
      else { continue }
      let (old, new) = (repository.shown(before), repository.shown(pair.path))
      let span = pair.head?.document.root.span.map(places.shown)
      notes.append(.init("the screen '\(pair.scene)' of '\(old)' is in '\(new)' now", at: span, isChange: true))
    }
    // Of many screens with other names the first few tell enough.
    if notes.count > 6 {
      let rest = notes.count - 5
      notes = Array(notes.prefix(5)) + [.init("\(rest) more screens are called otherwise now")]
    }
    var eras: [String: Int] = [:]
    for path in touched {
      guard let old = base.files[mates[path] ?? path]?.era, let new = head.files[path]?.era, old != new else {
        continue
      }
      eras[
        "another version of Xcode saved FILES; both sides are drawn as \(request.selection.era ?? new)", default: 0] +=
        1
    }
    for (words, count) in eras.sorted(by: { $0.key < $1.key }) {
      notes.append(.init(words.replacing("FILES", with: count == 1 ? "1 file" : "\(count) files")))
    }
    return notes
  }

  /// By what they say: the files that are new and have texts that no picture shows, of toolbars and the like, so that what
  /// was put into them is not gone.
  func newTexts(_ paths: [String], _ base: RevisionSide, _ head: RevisionSide) -> [String: String] {
    var files: [String: String] = [:]
    for path in paths where base.files[path] == nil {
      for text in head.files[path]?.undrawn?.texts ?? [] where text.part == nil {
        let said = UndrawnChanges.said(text)
        files[said] = files[said] ?? repository.shown(path)
      }
    }
    return files
  }

  /// Merge conflicts of a file that are resolved now, whether or not it could be read with them.
  func tellConflicts(
    _ path: String, _ base: RevisionSide.File?, _ head: RevisionSide.File?, _ outcome: inout Outcome
  ) {
    func isOne(_ diagnostic: Diagnostic) -> Bool { diagnostic.id == "merge-conflict" }
    guard let base, let head, base.diagnostics.contains(where: isOne), !head.diagnostics.contains(where: isOne) else {
      return
    }
    let name = repository.shown(path)
    let rest = base.isUnknown ? "" : "; of each the first side is compared"
    outcome.report.notes.append(
      .init(
        "'\(name)' had unresolved merge conflicts, which are gone\(rest)", at: SourceSpan(file: name, line: 1),
        isChange: true))
  }

  /// Texts that changed and that no picture shows: menus', and those of files for systems that are not drawn.
  func tellUndrawn(
    _ path: String, _ base: RevisionSide.File?, _ head: RevisionSide.File?, _ seen: ReviewReport.Seen,
    elsewhere: [String: String], isMoved: Bool, _ outcome: inout Outcome
  ) {
    let name = repository.shown(path)
    let views = Set(seen.told(of: name).map(\.id))
    let undrawn = UndrawnChanges(
      base?.undrawn?.without(itemsOf: views), head?.undrawn?.without(itemsOf: views), elsewhere: elsewhere)
    func tell(_ words: String, at span: SourceSpan? = SourceSpan(file: name, line: 1)) {
      outcome.report.notes.append(.init(words, at: span, isChange: true))
    }
    if let system = undrawn.system, !isMoved || !undrawn.changes.isEmpty {
      let what = base?.undrawn == nil ? "is new" : head?.undrawn == nil ? "is gone" : "changed"
      let texts = undrawn.changes.isEmpty && what == "changed" ? ", its texts are the same" : ""
      tell("'\(name)' \(what); \(system) is not drawn\(texts)")
    }
    if undrawn.system == nil, let form = base?.undrawn?.system, head?.undrawn != nil {
      tell("'\(name)' is of \(form) no longer, and is drawn now")
    }
    let most = 60
    let changes = undrawn.changes + UndrawnChanges.newPopUps(base?.undrawn, head?.undrawn)
    for (words, span) in changes.prefix(most) {
      let place = span.map { SourceSpan(file: name, start: $0.start, length: $0.length) }
      tell(words, at: place ?? SourceSpan(file: name, line: 1))
    }
    let rest = changes.count - most
    if rest > 0 { tell("and \(rest) more texts of '\(name)' that are not drawn", at: nil) }
  }

  /// Colours that changed as screens read them, and that no picture may show: such as their values in the dark appearance.
  func unshown(_ reach: RevisionReach, _ base: RevisionSide, _ head: RevisionSide) -> [ReviewReport.Seen.Unshown] {
    var sets: [String: (path: String, screens: Set<String>)] = [:]
    for (path, screens) in reach.readers.sorted(by: { $0.key < $1.key }) {
      guard case .named(let name)? = ProjectResource(path), path.contains(".colorset/") else { continue }
      sets[name, default: (path, [])].screens.formUnion(screens)
    }
    return sets.sorted { $0.key < $1.key }.compactMap { name, set in
      // A set that lies elsewhere, was saved anew, by shares instead of bytes too, or is of another app is no other colour of
      // these screens.
      func shown(_ side: RevisionSide, _ screen: String) -> Set<[String]> {
        Set(side.colors(name, of: screen).map { [$0.light.digits, ($0.dark ?? $0.light).digits] })
      }
      // One that a screen names now is told by itself.
      let screens = set.screens.filter { shown(base, $0) != shown(head, $0) && !shown(base, $0).isEmpty }.sorted()
      guard let first = screens.first else { return nil }
      let values = [base, head].map { side in screens.flatMap { shown(side, $0) }.once }
      let isOfDark = Set(values[0].map { $0[0] }) == Set(values[1].map { $0[0] })
      let darks = values.map { $0.map { $0[1] }.once.listed }
      let files = screens.count == 1 ? "'\(repository.shown(first))'" : "\(screens.count) files"
      // In the light nothing of it is seen, whatever else a picture of the file shows.
      let isUnseen = isOfDark && request.selection.appearances.isEmpty
      return ReviewReport.Seen.Unshown(
        words: "the colour '\(name)' of \(files) changed and no picture shows it"
          + (isOfDark ? "; '--appearance dark' draws its dark value, \(darks[1]) instead of \(darks[0])" : ""),
        file: repository.shown(set.path), screens: isUnseen ? [] : screens.map(repository.shown))
    }
  }

  /// Pictures that changed, of files whose screens name them, and that no picture shows, such as those of segments.
  func unshownPictures(
    _ reach: RevisionReach, _ base: RevisionSide, _ head: RevisionSide
  ) -> [ReviewReport.Seen.Unshown] {
    reach.otherPictures.sorted { $0.key < $1.key }.map { name, picture in
      let screens = picture.screens.sorted()
      let files = screens.count == 1 ? "'\(repository.shown(screens[0]))'" : "\(screens.count) files"
      // Of one whose light files stay as they are the dark ones alone are others.
      let isOfDark = screens.allSatisfy { screen in
        let (old, new) = (base.pictures(name, of: screen), head.pictures(name, of: screen))
        return !new.light.isEmpty && old.light == new.light && new.light.isDisjoint(with: reach.readers.keys)
          && !old.dark.union(new.dark).isEmpty
      }
      let end = isOfDark ? "in the dark alone; '--appearance dark' draws it" : "and no picture of a screen shows it"
      return ReviewReport.Seen.Unshown(
        words: "the picture '\(name)' of \(files) changed \(end)",
        file: repository.shown(picture.path), screens: screens.map(repository.shown))
    }
  }

  /// Pictures that take the colour of what shows them now, or do so no more.
  func templates(_ reach: RevisionReach, _ base: RevisionPlaces, _ head: RevisionPlaces) -> [ReviewReport.Seen.Unshown]
  {
    func intent(_ path: String, _ places: RevisionPlaces) -> String? {
      guard places.linkOut(path) == nil,
        let bytes = try? FileReading.bytes(at: places.onDisk(path), limit: 16 << 20),
        let set = try? JSONValue.parse(bytes)
      else { return nil }
      return set["properties"]?["template-rendering-intent"]?.string ?? "default"
    }
    var sets: [String: (path: String, after: String, screens: Set<String>)] = [:]
    for (path, screens) in reach.readers.sorted(by: { $0.key < $1.key }) {
      guard path.hasSuffix(".imageset/Contents.json"), case .named(let name)? = ProjectResource(path),
        let before = intent(path, base), let after = intent(path, head), before != after
      else { continue }
      sets[name, default: (path, after, [])].screens.formUnion(screens)
    }
    return sets.sorted { $0.key < $1.key }.map { name, set in
      let words =
        set.after == "template" ? "takes the colour of what shows it now" : "is shown in its own colours now"
      // Whatever else changed of the screens that show it, no other line says so.
      return ReviewReport.Seen.Unshown(
        words: "the picture '\(name)' \(words) (template-rendering-intent is '\(set.after)')",
        file: repository.shown(set.path), screens: [])
    }
  }

  /// New sets of pictures that toolbars' items show, which no picture of a screen does.
  func toolbarPictures(
    _ reach: RevisionReach, _ base: RevisionPlaces, _ head: RevisionSide
  ) -> [ReviewReport.Seen.Unshown] {
    reach.readers.sorted { $0.key < $1.key }.compactMap { path, screens in
      guard path.hasSuffix(".imageset/Contents.json"), case .named(let name)? = ProjectResource(path),
        !FileManager.default.fileExists(atPath: base.onDisk(path)),
        screens.contains(where: { head.files[$0]?.undrawn?.itemPictures.values.contains(name) ?? false })
      else { return nil }
      return ReviewReport.Seen.Unshown(
        words: "the picture '\(name)', which a toolbar shows, is new", file: repository.shown(path), screens: [])
    }
  }

  /// The screens that read a changed list of texts, each with the first such list.
  private func readersOfTexts(_ reach: RevisionReach) -> [String: String] {
    var screens: [String: String] = [:]
    var owned: Set<String> = []
    for (path, readers) in reach.readers.sorted(by: { $0.key < $1.key }) {
      guard case .texts(_, let stem)? = ProjectResource(path) else { continue }
      // Its own list before those of screens that are part of it.
      for screen in readers {
        let isOwn = stem == ScreenFiles.stem(of: screen)
        guard screens[screen] == nil || isOwn && !owned.contains(screen) else { continue }
        screens[screen] = path
        if isOwn { owned.insert(screen) }
      }
    }
    return screens
  }

  /// Texts of menus, and of what else is not drawn, in other languages.
  func undrawnTranslations(
    _ reach: RevisionReach, _ base: RevisionSide, _ head: RevisionSide
  ) -> [ReviewReport.Seen.Unshown] {
    readersOfTexts(reach).sorted { $0.key < $1.key }.compactMap { screen, path in
      let sides = (base.undrawnTranslations(of: screen), head.undrawnTranslations(of: screen))
      let texts = head.files[screen]?.undrawn
      // What many languages say alike is one line.
      var changes: [(who: String, words: String, isNew: Bool, locales: [String])] = []
      for locale in Set(sides.0.keys).intersection(sides.1.keys).sorted() {
        let (old, new) = (sides.0[locale] ?? [:], sides.1[locale] ?? [:])
        for key in new.keys.sorted() {
          guard let now = new[key], old[key] != now else { continue }
          let then = old[key]
          let object = key.lastIndex(of: ".").map { String(key[..<$0]) } ?? key
          // What the file itself says so is told of it.
          if texts?.texts.contains(where: { $0.object == object && $0.words == now }) == true { continue }
          let kind = texts?.kinds[object] ?? "text"
          let who = texts?.title(of: object).map { "the \(kind) '\($0.words)'" } ?? "a \(kind)"
          let isTip = key.lowercased().hasSuffix("tooltip")
          let words = "'\(now)'" + (then.map { " instead of '\($0)'" } ?? "")
          let change = (isTip ? "the tool tip of \(who) is " : "\(who) says ", words)
          if let place = changes.firstIndex(where: { ($0.who, $0.words) == change }) {
            changes[place].locales.append(locale)
          } else {
            changes.append((change.0, change.1, then == nil, [locale]))
          }
        }
      }
      var lines = changes.map { change in
        ObjectSettings.Line(
          "\(change.who)\(change.words) in \(change.locales.listed(first: 8))\(change.isNew ? " now" : "")", .always)
      }
      for (isNew, one, other) in [(true, sides.1, sides.0), (false, sides.0, sides.1)] {
        let locales = one.keys.filter { !(one[$0] ?? [:]).isEmpty && other[$0] == nil }.sorted()
        guard !locales.isEmpty else { continue }
        let list = locales.listed(first: 8)
        lines.append(
          .init("texts of menus and of what else is not drawn are \(isNew ? "there" : "gone") in \(list) now", .always))
      }
      return lines.isEmpty
        ? nil
        : ReviewReport.Seen.Unshown(
          words: "", lines: lines, file: repository.shown(path), screens: [repository.shown(screen)])
    }
  }

  /// Texts of locales that are not drawn.
  func untranslated(_ reach: RevisionReach, _ base: RevisionSide, _ head: RevisionSide) -> [ReviewReport.Seen.Unshown] {
    guard request.selection.locales.isEmpty else { return [] }
    return readersOfTexts(reach).sorted { $0.key < $1.key }.compactMap { screen, path in
      // What a container shows of another file is told of that.
      let sides = (base.ownTranslations(of: screen), head.ownTranslations(of: screen))
      let locales = Set(sides.0.keys).union(sides.1.keys).filter { sides.0[$0] != sides.1[$0] }.sorted()
      guard !locales.isEmpty else { return nil }
      let shown =
        locales.map { "\($0) (\(TextChanges(from: sides.0[$0] ?? [:], to: sides.1[$0] ?? [:]).example))" }.listed(
          first: 4)
      let option = locales.count == 1 ? locales[0] : "project"
      // No picture that is drawn shows them, whatever else it shows.
      return ReviewReport.Seen.Unshown(
        words: "texts of '\(repository.shown(screen))' changed in \(shown); '--locale \(option)' draws them",
        file: repository.shown(path), screens: [])
    }
  }

  /// What of a changed file's settings and objects differs from those that it had, by another name maybe.
  func unseen(
    _ path: String, from earlier: String, _ base: RevisionPlaces, _ head: RevisionPlaces,
    elsewhere: [String: Set<String>], isUndrawn: Bool
  ) -> [ReviewReport.Seen.Unshown] {
    guard ScreenFiles.isInterfaceBuilder(path), base.linkOut(earlier) == nil, head.linkOut(path) == nil else {
      return []
    }
    let files = [base.onDisk(earlier), head.onDisk(path)]
    let sides = parallelMap(files, jobs: request.jobs) { ObjectSettings(file: $0) }
    var lines = ObjectSettings.differences(from: sides[0], to: sides[1], elsewhere: elsewhere)
    // Texts of files that are not drawn are told one by one.
    if isUndrawn { lines.removeAll { $0.aspect == .text } }
    let name = repository.shown(path)
    return lines.isEmpty ? [] : [ReviewReport.Seen.Unshown(words: "", lines: lines, file: name, screens: [name])]
  }

  /// What no picture shows of files that are new: what their controls call, their outlets, the classes of their views.
  /// - Parameter sources: the changed files that were there before, in which their screens may have been.
  func newFiles(_ paths: [String], from sources: [ObjectSettings.Source], _ head: RevisionPlaces)
    -> [ReviewReport.Seen.Unshown]
  {
    paths.compactMap { path in
      guard ScreenFiles.isInterfaceBuilder(path), head.linkOut(path) == nil else { return nil }
      let name = repository.shown(path)
      let lines = ObjectSettings.lines(
        ofNew: head.onDisk(path), from: ScreenFiles.isStoryboard(path) ? sources : [])
      let words = ReviewReport.joined(lines.map(\.named)).joined(separator: "; ")
      // Whatever its pictures show, none shows this.
      return words.isEmpty ? nil : .init(words: "'\(name)' is new: \(words)", file: name, screens: [])
    }
  }

  /// Files that the change did not touch and that cannot be read, on both sides alike: counted.
  func tellUntouched(
    _ paths: [String], _ touched: Set<String>, _ base: RevisionSide, _ head: RevisionSide, _ outcome: inout Outcome
  ) {
    let unreadable = paths.filter { path in
      guard !touched.contains(path), let file = head.files[path] ?? base.files[path] else { return false }
      return file.isUnreadable
    }
    guard let first = unreadable.first else { return }
    let words =
      unreadable.count == 1
      ? "'\(repository.shown(first))' cannot be read, now as before"
      : "\(unreadable.count) files cannot be read, now as before: '\(repository.shown(first))' and others"
    outcome.diagnostics.append(
      .warning("unreadable-untouched", words, hint: "proofsheet check '\(repository.shown(first))'"))
  }
}
