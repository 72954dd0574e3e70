import Foundation
import ProofModel

/// What is said of settings that differ, and of several objects at once.
extension ObjectSettings {
  /// What a combo box, which tells them one by one, offers.
  static let choices = "choices"

  /// One line of what differs, and where it is to be told.
  public struct Line: Hashable, Sendable {
    /// When no card tells it already.
    public enum Place: String, Sendable {
      /// With which screen an app begins, and what its window shows: told before all pictures.
      case start
      /// No picture of any object ever shows it.
      case always
      /// Pictures may show it: told where nothing of the kind is told of its objects.
      case untold
      /// Of objects in others' places, which pictures may show: told where nothing of the kind is told of them, though that they
      /// are new is.
      case replaced
      /// Bars' and controllers', which other screens' pictures show: told where no picture of the file shows anything.
      case quiet
      /// Objects that are drawn: told where nothing else is told of the file.
      case alone
      /// What leads from one object to another, which no picture shows.
      case wiring
      /// What holds in some size classes: told where no picture of the file is drawn in these.
      case classes
      /// What another version of the tools may have written or left out by itself: told on one line with that version.
      case tools

      /// Whether no picture of any object ever shows it.
      var isInNoPicture: Bool { self == .start || self == .always }
    }

    /// What a line says of a setting.
    package struct Setting: Hashable, Sendable {
      /// `title of segment`; empty where it is what an object says that came or went.
      package var what: String
      /// The kind of the object, `segmentedControl`; nil where ``what`` says it.
      package var kind: String?
      /// What it says now, and said before; nil where it says nothing.
      package var now, then: String?

      package init(_ what: String, _ kind: String?, now: String? = nil, then: String? = nil) {
        (self.what, self.kind, self.now, self.then) = (what, kind, now, then)
      }

      /// `title of segment in a segmented control`.
      package var subject: String { kind.map { "\(what) in \(ObjectSettings.one($0))" } ?? what }

      /// `is 'On' instead of 'Off'`, `are 'One' and 'Two' now`.
      package var end: String {
        // A list has its own marks.
        if what == ObjectSettings.choices {
          let end = then.map { " instead of \($0)" } ?? " now"
          return now.map { "are \($0)\(end)" } ?? "are no longer \(then ?? "")"
        }
        return switch (now, then) {
        case (let now?, let then?): "is '\(now)' instead of '\(then)'"
        case (let now?, nil): "is '\(now)' now"
        case (nil, let then): "is no longer '\(then ?? "")'"
        }
      }
    }

    /// An item of a menu or a toolbar, and what is said of it: `sizing behavior` of the `toolbar item` 'Print'.
    struct Bearer: Hashable, Sendable {
      var what: String
      var noun: String
      var title: String
    }

    /// The sentence that says what differs, without the names of the objects.
    public var words: String
    /// What it says of a setting, or of a bar's button that came or went; nil of other lines.
    package var setting: Setting?
    /// The item that the sentence names; nil of other lines.
    var bearer: Bearer?
    /// The condition on which the line is shown.
    public var place: Place
    /// What of the object it is.
    public var aspect: SettingAspect
    /// The size classes that it is of, as Interface Builder writes them (`heightClass=compact-widthClass=compact`); nil: all.
    public var classes: String?
    /// The ids of the object and of the view that it is a part of; of all objects of which the same is said.
    public var objects: [String]
    /// What people call these objects, each with its screen; those that have no name are left out.
    public var names: [String]
    /// What objects are called by it: the names of outlets that lead to them now or did so before, and their classes now.
    public var givenNames: [String]
    /// How many times it is said, of objects with and without names.
    public internal(set) var times = 1

    /// A line from its parts; without an aspect it is like no other.
    public init(
      _ words: String, _ place: Place, objects: [String] = [], aspect: SettingAspect = .rest(""), names: [String] = [],
      givenNames: [String] = []
    ) {
      (self.words, self.place, self.objects, self.aspect, self.names) = (words, place, objects, aspect, names)
      self.givenNames = givenNames
    }

    /// What stands between a number and the name that so many objects have: `2 × 'Cell'`.
    static let sign = " × "

    /// How many objects it is said of.
    public var number: Int { max(times, Self.number(of: names)) }

    private static func number(of names: some Sequence<String>) -> Int {
      names.reduce(0) { sum, name in
        sum + (name.firstRange(of: sign).flatMap { Int(name[..<$0.lowerBound]) } ?? 1)
      }
    }

    /// So many names of objects of one screen are told.
    private static let mostNames = 8

    /// With the first few names: `colour in a view is 'red' ('Header' of Profile)`.
    public var named: String {
      if names.isEmpty { return number > 1 ? "\(words) (\(number) times)" : words }
      // Those of one screen say it once, and have room for more.
      let ends = names.compactMap { name in name.range(of: "' of ", options: .backwards).map { name[$0.lowerBound...] }
      }
      if names.count > 3, names.count <= Self.mostNames, ends.count == names.count, Set(ends).count == 1,
        Self.number(of: names) == number, let screen = ends.first?.dropFirst()
      {
        return "\(words) (\(names.map { String($0.dropLast(screen.count)) }.listed)\(screen))"
      }
      let shown = names.prefix(3)
      let rest = number - Self.number(of: shown)
      return "\(words) (\(shown.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : ""))"
    }
  }

  /// The lines; of several that say the same of items of menus or toolbars one, where the first stood:
  /// `sizing behavior of the toolbar items 'Print' and 'Share' is 'auto' now`.
  private static func sharing(_ lines: [Line]) -> [Line] {
    func key(_ line: Line) -> [String]? {
      line.bearer.map { [line.place.rawValue, $0.what, $0.noun, line.setting?.end ?? ""] }
    }
    let alike = Dictionary(grouping: lines.filter { $0.bearer != nil }) { key($0) ?? [] }
    var told: Set<[String]> = []
    return lines.compactMap { line in
      guard let key = key(line), let bearer = line.bearer, let all = alike[key], all.count > 1 else { return line }
      guard told.insert(key).inserted else { return nil }
      var whole = line
      let titles = all.compactMap { $0.bearer.map { "'\($0.title)'" } }.counted.listed(upTo: 8)
      whole.setting?.what = "\(bearer.what) of the \(bearer.noun)s \(titles)"
      whole.words = whole.setting.map { "\($0.subject) \($0.end)" } ?? line.words
      (whole.objects, whole.bearer) = (all.flatMap(\.objects), nil)
      return whole
    }
  }

  /// The lines; of several that say the same of other objects one, which names these, those of one name by their number.
  public static func joined(_ lines: [Line]) -> [Line] {
    var result: [Line] = []
    var places: [String: Int] = [:]
    var times: [[String: Int]] = []
    for line in sharing(lines) {
      let key = "\(line.place) \(line.words)"
      guard let place = places[key] else {
        places[key] = result.count
        result.append(line)
        times.append(Dictionary(line.names.map { ($0, 1) }, uniquingKeysWith: +))
        continue
      }
      result[place].objects += line.objects
      result[place].times += line.times
      for name in line.names {
        if times[place][name] == nil { result[place].names.append(name) }
        times[place][name, default: 0] += 1
      }
    }
    for (index, numbers) in times.enumerated() {
      result[index].names = result[index].names.map { name in
        numbers[name].map { $0 > 1 ? "\($0)\(Line.sign)\(name)" : name } ?? name
      }
    }
    return modulesLast(result)
  }

  /// The module that classes come from is another where a target is, which says nothing of a screen: behind all else, those that
  /// became one of a name as one line.
  private static func modulesLast(_ lines: [Line]) -> [Line] {
    let module = SettingAspect("", "customModule")
    let (modules, others) = (lines.filter { $0.aspect == module }, lines.filter { $0.aspect != module })
    guard modules.count > 1 else { return others + modules }
    func end(_ line: Line) -> String { line.setting.map { " \($0.end)" } ?? line.words }
    let ends = Dictionary(grouping: modules, by: end)
    return others
      + modules.map(end).once.map { end in
        let all = ends[end] ?? []
        let number = all.reduce(0) { $0 + max(1, $1.objects.count) }
        return all.count == 1
          ? all[0]
          : Line(
            "custom module of \(number) objects\(end)", all[0].place, objects: all.flatMap(\.objects), aspect: module)
      }
  }
}
