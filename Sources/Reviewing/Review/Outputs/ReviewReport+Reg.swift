import Solving

extension ReviewReport {
  /// `reg.json` as reg-cli writes and reg-suit reads it: names of pictures by what became of them, and three folders
  /// in which a picture has the same name.
  public func regJSON() -> JSONValue {
    func items(_ which: (Entry) -> Bool) -> JSONValue { .strings(entries.filter(which).map { Self.regItem($0) }) }
    return .object([
      ("failedItems", items { [.layout, .pixels, .environment, .failed].contains($0.status) }),
      ("newItems", items { $0.status == .missing }), ("deletedItems", items { $0.status == .orphan }),
      ("passedItems", items { $0.status == .same }),
      ("expectedItems", items { $0.pictures.expected != nil }), ("actualItems", items { $0.pictures.actual != nil }),
      ("diffItems", items { $0.pictures.difference != nil }),
      ("actualDir", .string("./actual")), ("expectedDir", .string("./expected")), ("diffDir", .string("./diff")),
    ])
  }

  /// Where each picture lies for reg-suit, relative to `reg.json`, and which picture of the report it is.
  var regFiles: [(path: String, picture: Picture)] {
    entries.flatMap { entry in
      [
        ("expected", entry.pictures.expected), ("actual", entry.pictures.actual),
        ("diff", entry.pictures.difference),
      ].compactMap { folder, picture in picture.map { ("\(folder)/\(Self.regItem(entry))", $0) } }
    }
  }

  /// The stem that the entry's pictures have in all three folders; the key where it has none.
  private static func regItem(_ entry: Entry) -> String {
    for (role, picture) in [
      (Role.actual, entry.pictures.actual), (.expected, entry.pictures.expected),
    ] {
      guard let picture, let name = picture.path.split(separator: "/").last else { continue }
      let ending = "-\(role.rawValue).png"
      if name.hasSuffix(ending) { return name.dropLast(ending.count) + ".png" }
    }
    return entry.key.split(separator: "/").joined(separator: "_") + ".png"
  }
}
