public import LayoutDiff

extension LayoutDifference {
  /// `{"verdict", "counts", "causes", "changes"}`, keys in a fixed order; what is absent is left out.
  public var json: JSONValue {
    .object([
      ("verdict", .string(verdict.rawValue)),
      ("counts", .object(counts.named.map { (key: $0.name, value: .number(Double($0.count))) })),
      ("causes", .array(causes.map(\.json))),
      ("changes", .array(changes.map(\.json))),
    ])
  }
}

extension Cause {
  /// The cause as an object; `place` is null where nobody wrote it.
  public var json: JSONValue {
    .object([
      ("kind", .string(kind.rawValue)), ("subject", subject.json), ("sentence", .string(sentence)),
      ("signature", .string(signature)), ("followers", .number(Double(followers))),
      ("place", JSONValue.place(span)),
    ])
  }
}

extension Change {
  /// The change as an object; frames are in window points.
  public var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("kind", .string(kind.rawValue)), ("subject", subject.json), ("sentence", .string(sentence)),
    ]
    if let before { members.append(("before", .string(before))) }
    if let after { members.append(("after", .string(after))) }
    if let beforeValue { members.append(("beforeValue", .number(beforeValue))) }
    if let afterValue { members.append(("afterValue", .number(afterValue))) }
    if let beforeFrame { members.append(("beforeFrame", .rect(beforeFrame))) }
    if let afterFrame { members.append(("afterFrame", .rect(afterFrame))) }
    members += [
      ("cause", cause.map { .number(Double($0)) } ?? .null), ("input", .boolean(isInput)),
      ("carried", .boolean(isCarried)), ("place", JSONValue.place(span)),
    ]
    return .object(members)
  }
}

extension Change.Subject {
  /// `{"view": path, "id": …}`, `{"rule": id}`, ….
  var json: JSONValue {
    switch self {
    case .view(let path, let id): .object([("view", .string(path)), ("id", .string(id))])
    case .rule(let id): .object([("rule", .string(id))])
    case .group(let name): .object([("group", .string(name))])
    case .value(let name): .object([("value", .string(name))])
    case .finding(let id, let views): .object([("finding", .string(id)), ("views", .strings(views))])
    case .environment(let what): .object([("environment", .string(what))])
    }
  }
}
