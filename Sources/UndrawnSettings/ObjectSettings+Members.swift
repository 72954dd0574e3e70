import ProofModel

/// Members of lists that have no ids of their own, such as a control's segments: one that came or went is told as that, not by
/// each thing that was set of it.
extension ObjectSettings {
  /// The titles by which a search bar lets choose where to search.
  static let scopes = "scopeButtonTitles"

  /// The scopes of new search bars, which no picture shows.
  static func newScopes(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    new.order.compactMap { key in
      guard let setting = new.settings[key], setting.element == scopes, old.owners[setting.owner] == nil else {
        return nil
      }
      let kind = spaced(new.owners[setting.owner]?.kind ?? "")
      let screen = new.owners[setting.owner]?.screen.map { [$0] } ?? []
      return Line("the new \(kind) has the scopes \(setting.value)", .always, objects: [setting.owner], names: screen)
    }
  }

  /// `abc-de-fgh/segments[]1/segment[]2` of what is set of such a member, or in it; nil of other settings.
  static func member(_ key: String) -> String? {
    let parts = key.prefix { $0 != "@" }.split(separator: "/", omittingEmptySubsequences: false)
    func element(_ part: Substring) -> Substring { part.prefix { $0 != "[" } }
    let last = parts.indices.dropFirst(2).last { index in
      parts[index].contains("[]") && element(parts[index - 1]) == element(parts[index]) + "s"
    }
    return last.map { parts[...$0].joined(separator: "/") }
  }

  /// The members of one side's lists that the other side has not, of objects that both have.
  static func members(of one: ObjectSettings, without other: ObjectSettings) -> Set<String> {
    let others = Set(other.order.compactMap(member))
    return Set(
      one.order.compactMap { key in
        guard let owner = one.settings[key]?.owner, one.owners[owner]?.kind == other.owners[owner]?.kind else {
          return nil
        }
        return member(key)
      }
    ).subtracting(others)
  }

  /// So many attributes that an object loses are told as one.
  private static let mostAttributes = 3

  /// The attributes that objects of both sides are no longer given when they are loaded, where one loses several, as with the
  /// class that knew them: one line for each object, `the attributes 'rate' and 'size' in a custom view are gone`, and the keys
  /// that it tells.
  static func lostAttributes(_ old: ObjectSettings, _ new: ObjectSettings) -> (lines: [Line], keys: Set<String>) {
    let lost = old.order.filter { key in
      guard key.holds("/userDefinedRuntimeAttributes["), new.settings[key] == nil,
        let owner = old.settings[key]?.owner
      else { return false }
      return old.owners[owner]?.kind == new.owners[owner]?.kind
    }
    var (lines, keys): ([Line], Set<String>) = ([], [])
    let byOwner = Dictionary(grouping: lost) { old.settings[$0]?.owner ?? "" }
    for owner in lost.compactMap({ old.settings[$0]?.owner }).once {
      guard let members = byOwner[owner], members.count > mostAttributes else { continue }
      let words = members.compactMap { old.settings[$0]?.words.split(separator: "'", maxSplits: 2) }
      guard let first = members.first.flatMap({ old.settings[$0] }), let end = words.first?.last,
        words.allSatisfy({ $0.count == 3 && $0[2] == end })
      else { continue }
      let names = words.map { "'\($0[1])'" }.once.sorted()
      lines.append(
        Line(
          "the attributes \(names.listed)\(end) are gone", first.place, objects: new.around(owner),
          aspect: SettingAspect(first.element, first.name), names: [new.called(first)].compactMap { $0 }))
      keys.formUnion(members)
    }
    return (lines, keys)
  }

  /// One line for those of each object: `a segment in a segmented cell is gone`, `2 segments in a segmented cell are new`.
  func lines(ofMembers members: Set<String>, _ what: String) -> [Line] {
    var found: [String: [(member: String, setting: Setting)]] = [:]
    var owners: [String] = []
    for key in order {
      guard let member = Self.member(key), members.contains(member), let setting = settings[key] else { continue }
      if found[setting.owner] == nil { owners.append(setting.owner) }
      found[setting.owner, default: []].append((member, setting))
    }
    return owners.compactMap { owner in
      guard let settings = found[owner], let first = settings.first?.setting,
        let start = first.words.firstRange(of: " of ")
      else { return nil }
      let noun = first.words[start.upperBound...]
      let number = Set(settings.map(\.member)).count
      // Several are not known by what the first says.
      let quoted = noun.split(separator: "'", omittingEmptySubsequences: false)
      let plain = quoted.count > 2 ? quoted[0].dropLast() + quoted[2...].joined(separator: "'") : noun[...]
      let words =
        number == 1
        ? "a \(noun) is \(what)"
        : "\(number) \(plain.replacing(" in ", with: "s in ", maxReplacements: 1)) are \(what)"
      let element = noun.prefix { $0 != " " }
      let isDrawn = settings.contains { $0.setting.place != .always }
      return Line(
        words, isDrawn ? .untold : .always, objects: around(owner), aspect: .rest(element + "s"),
        names: called(first).map { [$0] } ?? [])
    }
  }
}
