/// Objects that were made anew in the place of others: compared with these.
extension ObjectSettings {
  /// Kinds of objects that hold one of a kind, which needs no name to be known.
  private static let holders: Set<String> = [
    "scrollView", "clipView", "tableView", "outlineView", "viewController", "tableViewController",
    "collectionViewController",
  ]

  /// By the ids of objects that are gone: those of the ones in their places, of one kind and one name in one object, where
  /// there is no other such one; and of their parts. What a scroll view or a table holds needs no name.
  func remade(from old: ObjectSettings) -> [String: String] {
    var result = replaced(from: old).merging(bound(of: old)) { known, _ in known }
    func named(
      _ one: ObjectSettings, without other: ObjectSettings, _ known: Set<String>, areIdentified: Bool, inScreens: Bool,
      _ place: (String) -> String?
    ) -> [String: String] {
      var found: [String: String] = [:]
      var doubled: Set<String> = []
      for (id, owner) in one.owners where !known.contains(id) && !owner.isPart {
        guard let around = inScreens ? one.screen(around: id) : owner.inside, let inside = place(around) else {
          continue
        }
        let holder = one.owners[around]?.kind ?? ""
        // So needs what lies in an object that was made anew itself.
        let isAnew = !inScreens && one.owners[around] != nil && other.owners[around] == nil
        let isHeld = Self.holders.contains(holder) || isAnew
        // A cell is known by what code asks for.
        let identifier = areIdentified ? one.settings["\(id)@reuseIdentifier"]?.value : nil
        if areIdentified, identifier == nil { continue }
        // A controller has one view and one item of a kind, whatever these are called.
        let name = identifier ?? (isHeld && holder.hasSuffix("Controller") ? "" : owner.name ?? "")
        guard isHeld || !name.isEmpty else { continue }
        let key = [owner.kind, inside, name].joined(separator: "\u{1F}")
        if found.updateValue(id, forKey: key) != nil { doubled.insert(key) }
      }
      for key in doubled { found[key] = nil }
      return found
    }
    // What lies in what was made anew is found after that, in as many rounds as views lie in each other.
    for _ in 0..<12 {
      let before = result.count
      // The table of a cell that code asks for may be another one.
      for (areIdentified, inScreens) in [(true, false), (true, true), (false, false)] {
        let there = Set(result.values)
        let gone = named(
          old, without: self, Set(owners.keys).union(result.keys), areIdentified: areIdentified, inScreens: inScreens
        ) {
          result[$0] ?? (owners[$0] == nil ? nil : $0)
        }
        let came = named(
          self, without: old, Set(old.owners.keys).union(there), areIdentified: areIdentified, inScreens: inScreens
        ) { place in
          old.owners[place] != nil || there.contains(place) ? place : nil
        }
        for (key, id) in gone { result[id] = came[key] }
      }
      result = atOutlets(of: old, known: result)
      result.merge(rows(of: old, around: result)) { known, _ in known }
      guard result.count > before else { break }
    }
    // Of a file whose objects are all others what is alone of its kind and name is the same, wherever it lies.
    if Set(old.owners.keys).intersection(owners.keys).allSatisfy({ $0.hasPrefix("-") }) {
      let there = Set(result.values)
      let gone = named(old, without: self, Set(result.keys), areIdentified: false, inScreens: false) { _ in "" }
      let came = named(self, without: old, there, areIdentified: false, inScreens: false) { _ in "" }
      for (key, id) in gone { result[id] = came[key] }
    }
    // A cell holds one view, whatever its id.
    let kinds = Set(Self.contents.values)
    let contents = owners.filter { kinds.contains($0.value.kind) && old.owners[$0.key] == nil }
    let held = Dictionary(contents.map { ($0.value.inside ?? "", $0.key) }, uniquingKeysWith: { first, _ in first })
    for (id, owner) in old.owners where kinds.contains(owner.kind) && owners[id] == nil {
      result[id] = result[id] ?? owner.inside.flatMap { held[result[$0] ?? $0] }
    }
    result.merge(remadeParts(old, result)) { known, _ in known }
    return result
  }

  /// Objects that are gone, and the only new ones of their kinds that show the same of another object.
  private func bound(of old: ObjectSettings) -> [String: String] {
    func alone(_ one: ObjectSettings, without other: ObjectSettings) -> [String: String] {
      let paths = one.connections.boundPaths.filter { one.owners[$0.key] != nil && other.owners[$0.key] == nil }
      return Dictionary(grouping: paths) { "\(one.owners[$0.key]?.kind ?? "") \($0.value)" }.compactMapValues {
        $0.count == 1 ? $0[0].key : nil
      }
    }
    let came = alone(self, without: old)
    return alone(old, without: self).reduce(into: [:]) { result, gone in result[gone.value] = came[gone.key] }
  }

  /// Cells, sections and views of effects that are gone: the new ones around what stands in the places of all that is known of
  /// their parts.
  private func rows(of old: ObjectSettings, around known: [String: String]) -> [String: String] {
    let kinds = Set(Self.contents.flatMap { [$0.key, $0.value] } + ["tableViewSection", Self.effectView])
    var (result, taken) = ([String: String](), Set(known.values))
    var parts = known
    while !parts.isEmpty {
      var around: [String: Set<String>] = [:]
      for (part, mate) in parts {
        guard let then = old.owners[part]?.inside, let now = owners[mate]?.inside, known[then] == nil,
          owners[then] == nil, old.owners[now] == nil, let kind = owners[now]?.kind, kinds.contains(kind),
          old.owners[then]?.kind == kind, !taken.contains(now)
        else { continue }
        around[then, default: []].insert(now)
      }
      parts = around.compactMapValues { $0.count == 1 ? $0.first : nil }
      parts = parts.filter { part in parts.count(where: { $0.value == part.value }) == 1 }
      result.merge(parts) { known, _ in known }
      taken.formUnion(parts.values)
    }
    return result
  }

  /// A control's cell that was made anew with the control, or in one that stays, as that of a table's column.
  private func remadeParts(_ old: ObjectSettings, _ known: [String: String]) -> [String: String] {
    func parts(_ one: ObjectSettings, without other: ObjectSettings) -> [[String]: [String]] {
      one.owners.reduce(into: [:]) { parts, owner in
        guard owner.value.isPart, let inside = owner.value.inside, other.owners[owner.key] == nil else { return }
        parts[[inside, owner.value.kind], default: []].append(owner.key)
      }
    }
    let came = parts(self, without: old)
    return parts(old, without: self).reduce(into: [:]) { result, part in
      let holder = known[part.key[0]] ?? (owners[part.key[0]] == nil ? nil : part.key[0])
      guard part.value.count == 1, let holder, let mates = came[[holder, part.key[1]]], mates.count == 1 else { return }
      result[part.value[0]] = mates[0]
    }
  }

  /// Objects whose mates are known, and the new ones of their kind to which the outlets lead that led to others that are gone.
  private func atOutlets(of old: ObjectSettings, known: [String: String]) -> [String: String] {
    let targets = connections.outletTargets()
    var result = known
    var taken = Set(known.values)
    // An outlet may lead to another object of its kind now, whose words tell which that was.
    func names(_ one: ObjectSettings, without other: ObjectSettings) -> Set<String> {
      let alone = one.owners.filter { other.owners[$0.key] == nil }.map(\.value)
      return Set(alone.compactMap { owner in owner.name.map { "\(owner.kind) \($0)" } })
    }
    let (lost, found) = (names(old, without: self), names(self, without: old))
    func areOthers(_ then: Owner, _ now: Owner) -> Bool {
      guard let was = then.name, let name = now.name, was != name else { return false }
      return lost.contains("\(now.kind) \(name)") || found.contains("\(then.kind) \(was)")
    }
    for (outlet, target) in old.connections.outletTargets(calling: known).sorted(by: { $0.key < $1.key }) {
      guard let mate = targets[outlet], owners[target] == nil, old.owners[mate] == nil, result[target] == nil,
        let then = old.owners[target], let now = owners[mate], then.kind == now.kind, !taken.contains(mate),
        !areOthers(then, now), old.isEditable(target) == isEditable(mate),
        // Items that say other things are told as other ones.
        !["menuItem", "toolbarItem"].contains(now.kind) || old.connections.objects[target] == connections.objects[mate]
      else { continue }
      result[target] = mate
      taken.insert(mate)
    }
    return result
  }

  /// By the ids of objects that are gone: the new ones of their kind to which the outlets lead that led to them, and the new
  /// controllers and files' own views of their classes.
  func replaced(from old: ObjectSettings) -> [String: String] {
    var result = atOutlets(of: old, known: [:])
    // A scene that was made anew has the controller of its class, which may be of another kind, as a file of views has the one
    // of its; so has a window its title.
    func named(
      _ one: ObjectSettings, without other: ObjectSettings, _ name: (String, Owner) -> String?
    ) -> [String: String] {
      let alone = one.owners.filter { other.owners[$0.key] == nil }
      let named = alone.compactMap { id, owner in name(id, owner).map { (id: id, name: $0) } }
      return Dictionary(grouping: named, by: \.name).compactMapValues { $0.count == 1 ? $0[0].id : nil }
    }
    // So has a file of one scene that one's controller.
    func controllers(_ one: ObjectSettings) -> [String] {
      one.ownerOrder.filter { one.owners[$0].map { Self.screenKinds.contains($0.kind) } ?? false }
    }
    let (then, now) = (controllers(old), controllers(self))
    if then.count == 1, now.count == 1, owners[then[0]] == nil, old.owners[now[0]] == nil,
      old.owners[then[0]]?.kind == owners[now[0]]?.kind
    {
      result[then[0]] = now[0]
    }
    func isWindow(_ owner: Owner) -> Bool { ["window", "panel"].contains(owner.kind) }
    func isOfClass(_ owner: Owner) -> Bool { owner.kind.hasSuffix("Controller") || owner.isFilesView }
    let came = named(self, without: old) { isOfClass($1) ? classes[$0] : nil }
    let went = named(old, without: self) { isOfClass($1) ? old.classes[$0] : nil }
    // Of several of one class none is known by it.
    func isOnly(_ name: String) -> Bool {
      [old, self].allSatisfy { one in
        one.classes.count { $0.value == name && (one.owners[$0.key].map(isOfClass) ?? false) } == 1
      }
    }
    for (name, id) in went where result[id] == nil && isOnly(name) { result[id] = came[name] }
    // An object beside the controllers is what its class makes it, in each scene.
    func classed(_ one: ObjectSettings) -> (String, Owner) -> String? {
      { id, owner in
        owner.kind == "customObject" ? one.classes[id].map { "\($0)\u{1F}\(owner.screen ?? "")" } : nil
      }
    }
    let objects = named(self, without: old, classed(self))
    for (name, id) in named(old, without: self, classed(old)) where result[id] == nil { result[id] = objects[name] }
    let opened = named(self, without: old) { isWindow($1) ? $1.name ?? $1.screen : nil }
    for (name, id) in named(old, without: self, { isWindow($1) ? $1.name ?? $1.screen : nil }) where result[id] == nil {
      guard let mate = opened[name], !result.values.contains(mate) else { continue }
      result[id] = mate
    }
    return result
  }

  /// Whether an object is a field that takes words, by its cell: a label in its place is another control.
  private func isEditable(_ id: String) -> Bool {
    guard owners[id]?.kind == "textField" else { return false }
    return owners.contains { part, owner in
      owner.isPart && owner.inside == id && settings["\(part)@editable"]?.value == "YES"
    }
  }

  /// The objects that Interface Builder's files have: by their ids what they are, since every file made from one template has
  /// objects of the same ids.
  public static func objects(in files: [String]) -> [String: Set<String>] {
    files.reduce(into: [:]) { objects, file in
      guard let settings = ObjectSettings(file: file) else { return }
      for id in settings.owners.keys { objects[id, default: []].insert(settings.identity(id)) }
    }
  }

  /// The kind and the class of an object.
  private func identity(_ id: String) -> String { "\(owners[id]?.kind ?? "") \(classes[id] ?? "")" }

  /// Leaves out objects that the other side has not and that lie in other files now.
  mutating func forget(_ elsewhere: [String: Set<String>], without other: ObjectSettings) {
    forget(
      Set(owners.keys.filter { other.owners[$0] == nil && elsewhere[$0]?.contains(identity($0)) ?? false }))
  }

  /// Whether another file has an object of the same id that is the same thing.
  func isSame(_ id: String, in other: ObjectSettings) -> Bool {
    owners[id] != nil && other.owners[id] != nil && identity(id) == other.identity(id)
  }

  /// Leaves out all other objects.
  mutating func keep(_ ids: Set<String>) { forget(Set(owners.keys).subtracting(ids)) }

  /// Leaves objects out with all that is said of them.
  private mutating func forget(_ ids: Set<String>) {
    guard !ids.isEmpty else { return }
    owners = owners.filter { !ids.contains($0.key) }
    ownerOrder.removeAll(where: ids.contains)
    order.removeAll { key in settings[key].map { ids.contains($0.owner) } ?? false }
    settings = settings.filter { !ids.contains($0.value.owner) }
    connections.forget(ids)
  }

  /// Calls objects by other ids.
  mutating func rename(_ ids: [String: String]) {
    guard !ids.isEmpty else { return }
    func renamed(_ key: String) -> String {
      let id = key.prefix { $0 != "@" && $0 != "/" }
      return ids[String(id)].map { $0 + key.dropFirst(id.count) } ?? key
    }
    order = order.map(renamed)
    settings = settings.reduce(into: [:]) { result, entry in
      var setting = entry.value
      setting.owner = ids[setting.owner] ?? setting.owner
      result[renamed(entry.key)] = setting
    }
    owners = owners.reduce(into: [:]) { result, entry in
      var owner = entry.value
      owner.inside = owner.inside.map { ids[$0] ?? $0 }
      owner.screenID = owner.screenID.map { ids[$0] ?? $0 }
      result[ids[entry.key] ?? entry.key] = owner
    }
    classes = classes.reduce(into: [:]) { $0[ids[$1.key] ?? $1.key] = $1.value }
    controllersWithView = Set(controllersWithView.map { ids[$0] ?? $0 })
    connections.rename(ids)
  }
}
