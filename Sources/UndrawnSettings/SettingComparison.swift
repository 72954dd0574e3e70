import ProofModel

/// The settings of a file's objects that differ between two savings of it.
struct SettingComparison {
  private let (old, new): (ObjectSettings, ObjectSettings)
  private let hasSameTools: Bool
  /// Objects that stand in others' places.
  private let replaced: Set<String>
  private let writtenAtOnce: Set<String>
  /// Objects whose text has looks of its own on one side alone: what it says, its colour and its font are told as the picture has
  /// them.
  private let attributedInOne: Set<String>
  /// Colours that somebody gave objects instead of others: where they are new of another object, that is somebody's
  /// doing too.
  private let givenColors: Set<String>
  /// Pieces of text that are on both sides.
  private let pieces: Set<Substring>
  /// Members of lists that are on one side alone, of which nothing is a setting of the other.
  let (came, went): (Set<String>, Set<String>)
  private(set) var lines: [ObjectSettings.Line] = []
  /// By the places of lines: the settings that they tell.
  private var told: [Int: ObjectSettings.Setting] = [:]

  init(_ old: ObjectSettings, _ new: ObjectSettings, replaced: Set<String>) {
    (self.old, self.new, self.replaced) = (old, new, replaced)
    hasSameTools = old.toolsVersion == new.toolsVersion
    writtenAtOnce = hasSameTools ? [] : Self.writtenAtOnce(old, new)
    attributedInOne = Self.attributed(old).symmetricDifference(Self.attributed(new))
    givenColors = Set(
      new.settings.compactMap { key, now in
        old.settings[key].flatMap { Self.isSame($0, now) ? nil : Self.color(now) }
      })
    pieces = Set(old.order.compactMap(ObjectSettings.piece)).intersection(new.order.compactMap(ObjectSettings.piece))
    came = ObjectSettings.members(of: new, without: old)
    went = ObjectSettings.members(of: old, without: new)
    for key in new.order {
      guard let now = new.settings[key], isCompared(key, now, without: came) else { continue }
      if let then = old.settings[key] {
        compare(then, now)
      } else {
        tell(now, now: Self.cut(now.shown, longest: Self.longest(now)), isMeant: isMeant(now, isNew: true))
      }
    }
    let lost = ObjectSettings.lostAttributes(old, new)
    lines += lost.lines
    for key in old.order where new.settings[key] == nil && !lost.keys.contains(key) {
      guard let then = old.settings[key], isCompared(key, then, without: went) else { continue }
      tell(then, then: Self.cut(then.shown, longest: Self.longest(then)), isMeant: isMeant(then, isNew: false))
    }
    tellApart()
  }

  /// Says of which objects lines are that name objects of several of one name, where not all of these are told.
  private mutating func tellApart() {
    let most = 3
    for places in Dictionary(grouping: told.keys, by: { "\(lines[$0].words) \(lines[$0].names)" }).values {
      guard let setting = places.first.flatMap({ told[$0] }) else { continue }
      let peers = new.peers(setting)
      guard places.count < peers.count, places.count <= most else { continue }
      for place in places {
        lines[place].names = told[place].flatMap { new.called($0, among: peers) }.map { [$0] } ?? lines[place].names
      }
    }
  }

  private func isCompared(_ key: String, _ setting: ObjectSettings.Setting, without alone: Set<String>) -> Bool {
    // Of a piece of text that says something else the text itself is told.
    if let piece = ObjectSettings.piece(key), !pieces.contains(piece) { return false }
    if attributedInOne.contains(setting.owner), Self.isPlainText(setting) { return false }
    if Self.contentPriorities.contains(setting.name), !old.filePlaces.usesAutoLayout, !new.filePlaces.usesAutoLayout {
      return false
    }
    if let member = ObjectSettings.member(key), alone.contains(member) { return false }
    // An empty name or placeholder is none, which tools write or leave out.
    if setting.value.isEmpty, SettingElement.lookedUp.contains(setting.name) || setting.name.hasPrefix("placeholder"),
      old.settings[key] == nil || new.settings[key] == nil
    {
      return false
    }
    // Another class comes with its module, which says nothing by itself then, but where a class of one's own has none now: a
    // class of Swift's is found by its module. That all classes of a module are of one of another name now is told of each.
    let isLost = new.settings[key] == nil && new.classes[setting.owner] != nil
    let isOfClass =
      setting.name == "customModule" && old.classes[setting.owner] != new.classes[setting.owner] && !isLost
      && !isOfRenamedModule(key)
    return !isOfClass && ObjectSettings.isOfOneKind(setting.owner, old, new)
  }

  /// Whether a class that kept its name went from the one module to the other too.
  private func isOfRenamedModule(_ key: String) -> Bool {
    guard let then = old.settings[key]?.value, let now = new.settings[key]?.value, then != now else { return false }
    return new.settings.contains { other, setting in
      setting.name == "customModule" && setting.value == now && old.settings[other]?.value == then
        && old.classes[setting.owner] == new.classes[setting.owner]
    }
  }

  /// How much a view keeps to the size of its content: nothing where files do without Auto Layout.
  private static let contentPriorities: Set<String> = [
    "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority",
  ]

  private static func attributed(_ settings: ObjectSettings) -> Set<String> {
    Set(
      settings.order.filter { $0.holds("/attributedString[attributedT") }.compactMap {
        settings.settings[$0]?.owner
      })
  }

  /// Whether it is what a text without looks of its own says, or how it is drawn.
  private static func isPlainText(_ setting: ObjectSettings.Setting) -> Bool {
    ["text", "textColor", "textAlignment", "fontDescription", "title", "titleColor"].contains { key in
      setting.name == key || setting.what == ObjectSettings.spaced(key)
    }
  }

  private mutating func compare(_ then: ObjectSettings.Setting, _ now: ObjectSettings.Setting) {
    // Bars lay out what they show as each version of them does.
    if now.name == ObjectSettings.barSize, !hasSameTools { return }
    // Columns of cells keep the widths that they are given, whichever tools save them.
    let areSameTools = hasSameTools || now.element == "tableColumn" && !new.columnsOfViews.contains(now.owner)
    guard !Self.isSame(then, now), !ToolSettings.areSame(then, now) else { return }
    let words = Self.cut(now.shown, then.shown, longest: Self.longest(now))
    // Less than what is said of numbers is nothing to a reader.
    guard words.now != words.then else { return }
    let isNoted = ToolSettings.areNoted(then, now, hasSameTools: areSameTools)
    tell(now, now: words.now, then: words.then, isMeant: !isNoted, isSeen: now.element == "color")
  }

  private mutating func tell(
    _ setting: ObjectSettings.Setting, now: String? = nil, then: String? = nil, isMeant: Bool, isSeen: Bool = false
  ) {
    let kind = old.owners[setting.owner]?.kind ?? ""
    let isSeen = isSeen || ToolSettings.areSeen(setting.element, setting.name, of: kind, value: setting.value)
    guard isMeant || isSeen else { return }
    let objects = new.around(setting.owner) + new.showing(setting)
    // That a column's title is new or gone says not that its column stays.
    told[lines.count] = setting
    let isOther = setting.place == .untold && (!replaced.isDisjoint(with: objects) || kind == "tableColumn")
    let said = ObjectSettings.Line.Setting(setting.what, setting.kind, now: now, then: then)
    var line = ObjectSettings.Line(
      "\(said.subject) \(said.end)", !isMeant ? .tools : isOther ? .replaced : setting.place, objects: objects,
      aspect: SettingAspect(setting.element, setting.name), names: [new.called(setting)].compactMap { $0 },
      givenNames: setting.name == "customClass" ? [setting.value] : [])
    (line.setting, line.bearer) = (said, setting.bearer)
    lines.append(line)
  }

  /// Whether a person wrote or removed what is only on one side.
  private func isMeant(_ setting: ObjectSettings.Setting, isNew: Bool) -> Bool {
    guard !hasSameTools else { return true }
    let kind = old.owners[setting.owner]?.kind ?? ""
    if isNew, Self.color(setting).map(givenColors.contains) ?? false { return true }
    // Tools write it where there are rows of views.
    if setting.name == "viewBased", old.rowViews != new.rowViews { return true }
    let isTools = ToolSettings.areWritten(setting.element, setting.name, of: kind, value: setting.value, isNew: isNew)
    return !isTools
      && (setting.isUsers || setting.name == "toolTip" || setting.element == "textInputTraits"
        || !writtenAtOnce.contains("\(kind) \(setting.element) \(setting.name)"))
  }

  /// Which of an object's colours it is, and what it says; nil of other settings.
  private static func color(_ setting: ObjectSettings.Setting) -> String? {
    setting.element == "color" ? "\(setting.name) \(setting.value)" : nil
  }

  /// How many objects of a kind have a setting, and how many have it on one side alone, with its values there, numbers as none.
  private struct Counts {
    var all = 0
    var alone = 0
    var words: Set<String> = []
  }

  /// What came to, or went from, every object of a kind that is on both sides, three at least: no person does so while
  /// another version of the tools saves the file, unless it is a word that is another one here and there.
  private static func writtenAtOnce(_ old: ObjectSettings, _ new: ObjectSettings) -> Set<String> {
    func counts(_ one: ObjectSettings, without other: ObjectSettings) -> [String: Counts] {
      one.settings.reduce(into: [:]) { counts, setting in
        guard let kind = one.owners[setting.value.owner]?.kind, other.owners[setting.value.owner]?.kind == kind else {
          return
        }
        let name = "\(kind) \(setting.value.element) \(setting.value.name)"
        counts[name, default: Counts()].all += 1
        guard other.settings[setting.key] == nil else { return }
        counts[name, default: Counts()].alone += 1
        counts[name, default: Counts()].words.insert(Double(setting.value.value) == nil ? setting.value.value : "")
      }
    }
    let numbers = new.owners.reduce(into: [String: Int]()) { numbers, owner in
      if old.owners[owner.key]?.kind == owner.value.kind { numbers[owner.value.kind, default: 0] += 1 }
    }
    func isAll(_ name: String, _ count: Counts) -> Bool {
      let kind = name.prefix { $0 != " " }
      let isOfWords = count.words.count > 1 && count.words.isDisjoint(with: ["", "YES", "NO"])
      return count.alone >= 3 && !isOfWords && count.all == count.alone && count.alone >= numbers[String(kind)] ?? 0
    }
    let came = counts(new, without: old).filter(isAll).keys
    return Set(came).union(counts(old, without: new).filter(isAll).keys)
  }

  /// At most so many letters of a value are said; of a binding its options too, which say what becomes of it.
  private static func longest(_ setting: ObjectSettings.Setting) -> Int {
    setting.name.hasPrefix("binding ") ? 240 : 90
  }

  private static func cut(_ value: String, longest: Int) -> String {
    let line = value.split(whereSeparator: \.isNewline).joined(separator: " ⏎ ")
      .showingPrivateSigns
    // What a binding's value is made into stands at its end.
    return line.count > longest ? "\(line.prefix(longest - 25))…\(line.suffix(24))" : line
  }

  /// Two values, of long ones that begin alike what follows.
  private static func cut(_ now: String, _ then: String, longest: Int) -> (now: String, then: String) {
    let words = (now: cut(now, longest: longest), then: cut(then, longest: longest))
    guard words.now == words.then, max(now.count, then.count) > longest else { return words }
    let same = max(0, zip(now, then).prefix { $0 == $1 }.count - 12)
    func rest(_ value: String) -> String { cut("…" + value.dropFirst(same), longest: longest) }
    return same == 0 ? words : (rest(now), rest(then))
  }

  /// Numbers are the same where they are so to four digits.
  private static func isSame(_ one: ObjectSettings.Setting, _ other: ObjectSettings.Setting) -> Bool {
    if one.value == other.value { return true }
    guard !one.isText else { return false }
    let parts = [one.value, other.value].map { value -> [Substring] in
      let parts = value.split(separator: " ", omittingEmptySubsequences: false)
      // A grey and its opacity are the colour of three equal parts.
      return parts.count == 2 && parts.allSatisfy { Double($0) != nil }
        ? [parts[0], parts[0], parts[0], parts[1]] : parts
    }
    return parts[0].count == parts[1].count
      && zip(parts[0], parts[1]).allSatisfy { left, right in
        if left == right { return true }
        guard let first = Double(left), let second = Double(right) else { return false }
        return abs(first - second) < 1e-4 * max(1, abs(first))
      }
  }
}

extension ObjectSettings {
  /// How many views stand for rows of tables.
  fileprivate var rowViews: Int { owners.values.count(where: { $0.kind == "tableCellView" }) }
}
