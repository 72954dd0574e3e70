import Findings
import ImageDiff
import LayoutDiff
import ProofModel
import Solving
import UndrawnSettings

extension ReviewReport {
  /// The report for programs; ``schema`` says what is in it.
  ///
  /// - Parameter picture: what stands for a picture's path; the path itself without it.
  public func json(_ picture: ((Picture) -> String)? = nil) -> JSONValue {
    let groups = groups
    var members: [(key: String, value: JSONValue)] = [
      ("format", .number(Double(Self.format))), ("kind", .string("proofsheet-review")), ("title", .string(title)),
      ("expected", expected.json), ("actual", actual.json),
    ]
    if !options.isEmpty {
      members.append(("options", .object(options.map { (key: $0.0, value: .string($0.1)) })))
    }
    if let shard {
      members.append(
        (
          "shard",
          .object([
            ("index", .number(Double(shard.shard.index))), ("count", .number(Double(shard.shard.count))),
            ("inputs", .string(shard.inputs)), ("toleratesFailures", .boolean(toleratesFailures)),
            ("changed", .strings(shard.seen.changed)), ("toldFiles", .strings(shard.seen.toldFiles)),
            (
              "unshown",
              .array(
                shard.seen.unshown.map { unshown in
                  .object(
                    [
                      ("words", .string(unshown.words)), ("file", .string(unshown.file)),
                      ("screens", .strings(unshown.screens)),
                    ]
                      + (unshown.lines.isEmpty ? [] : [("lines", .array(unshown.lines.map(Self.json)))]))
                })
            ),
            ("told", .strings(shard.seen.told)), ("recorded", .strings(shard.seen.recorded)),
            ("renames", .strings(shard.seen.renames)), ("newFolders", .strings(shard.seen.newFolders)),
          ])
        ))
    }
    members += [
      ("exitCode", .number(Double(exitCode))),
      ("totals", .object(Status.allCases.map { (key: $0.rawValue, value: .number(Double(count($0)))) })),
      ("notes", .array(notes.map(\.json))), ("groups", .array(groups.map(json))),
      ("entries", .array(entries.map { $0.json(picture ?? { $0.path }, isOfShard: shard != nil) })),
    ]
    return .object(members)
  }

  private static func json(_ line: ObjectSettings.Line) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("text", .string(line.words)), ("place", .string(line.place.rawValue)), ("objects", .strings(line.objects)),
      ("aspect", .string(line.aspect.name)), ("names", .strings(line.names)), ("givenNames", .strings(line.givenNames)),
    ]
    if let said = line.setting {
      members += [
        ("setting", .string(said.what)), ("kind", .optional(said.kind)), ("now", .optional(said.now)),
        ("then", .optional(said.then)),
      ]
    }
    return .object(members)
  }

  private func json(_ group: Group) -> JSONValue {
    .object([
      ("id", .string(group.id)), ("title", .string(group.title)), ("status", .string(group.status.rawValue)),
      ("causes", .array(group.causes.map(\.json))), ("entries", .strings(group.entries.map { entries[$0].key })),
    ])
  }
}

extension ReviewReport.Side {
  fileprivate var json: JSONValue { .object([("label", .string(label)), ("detail", .optional(detail))]) }
}

extension ReviewReport.Note {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [("text", .string(text))]
    if !lines.isEmpty { members.append(("lines", .strings(lines))) }
    members += [("place", .place(span)), ("isChange", .boolean(isChange))]
    return .object(members + (isFirst ? [("isFirst", .boolean(true))] : []))
  }
}

extension ReviewReport.Entry {
  fileprivate func json(_ path: (ReviewReport.Picture) -> String, isOfShard: Bool) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("key", .string(key)), ("scene", .string(scene)), ("status", .string(status.rawValue)),
    ]
    if let axes { members.append(("variant", axes.json)) }
    if let source { members.append(("source", .string(source))) }
    if let message { members.append(("message", .string(message))) }
    if let digest { members.append(("digest", .string(digest))) }
    if let layout { members.append(("layout", layout.json)) }
    if let pixels { members.append(("pixels", pixels.json)) }
    let named = pictures.named
    if !named.isEmpty {
      members.append(("pictures", .object(named.map { (key: $0.name, value: $0.picture.json(path($0.picture))) })))
    }
    if let views { members.append(("views", .string(views))) }
    if !findings.new.isEmpty { members.append(("newFindings", .array(findings.new.map(\.json)))) }
    if !findings.gone.isEmpty { members.append(("goneFindings", .array(findings.gone.map(\.json)))) }
    // The report of all says them in its notes.
    if isOfShard, !renames.isEmpty { members.append(("renames", .strings(renames))) }
    return .object(members)
  }
}

extension ReviewReport.Axes {
  fileprivate var json: JSONValue {
    .object([
      ("caption", .string(caption)), ("device", .optional(device)), ("name", .string(deviceName)),
      ("orientation", .string(orientation)), ("window", .string(window)),
      ("size", .numbers([size.width, size.height])), ("scale", .number(scale)), ("state", .optional(state)),
      ("locale", .string(locale)), ("textSize", .string(textSize)), ("appearance", .string(appearance)),
      ("os", .string(os)),
    ])
  }
}

extension ReviewReport.Picture {
  fileprivate func json(_ path: String) -> JSONValue {
    .object([
      ("path", .string(path)),
      ("size", size.map { .numbers([Double($0.width), Double($0.height)]) } ?? .null),
    ])
  }
}

extension ReviewReport.PixelChanges {
  fileprivate var json: JSONValue {
    .object([
      ("verdict", .string(verdict.rawValue)), ("summary", .string(summary)),
      ("differing", .number(Double(differing))), ("masked", .number(Double(masked))),
      ("expectedSize", .numbers([Double(expectedSize.width), Double(expectedSize.height)])),
      ("actualSize", .numbers([Double(actualSize.width), Double(actualSize.height)])),
      (
        "regions",
        .array(
          regions.map { region in
            let bounds = region.bounds
            return .object([
              ("kind", .string(region.kind.rawValue)),
              ("bounds", .numbers([bounds.x, bounds.y, bounds.width, bounds.height].map(Double.init))),
              ("differing", .number(Double(region.differing))),
              ("likelyAntialiasing", .boolean(region.isLikelyAntialiasing)),
            ])
          })
      ),
    ])
  }
}

extension ReviewReport.LayoutChanges {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("summary", .string(summary)), ("causes", .array(causes.map(\.json))),
      ("changes", .array(changes.map(\.json))),
    ]
    if !untold.isEmpty {
      members.append(
        (
          "untold",
          .object([
            ("together", .number(Double(untold.together))), ("unknown", .number(Double(untold.unknown))),
            ("open", .number(Double(untold.open))), ("contested", .number(Double(untold.contested))),
            ("contradicted", .number(Double(untold.contradicted))),
            ("recorded", .strings(untold.recorded)), ("recordedViews", .number(Double(untold.recordedViews))),
            ("jointly", .string(untold.jointly)), ("unexplained", .string(untold.unexplained)),
            ("sentence", .string(untold.sentence)),
          ])
        ))
    }
    if let explained {
      members.append(
        ("explained", .object([("extent", .number(explained.extent)), ("share", .number(explained.share))])))
    }
    return .object(members)
  }
}

extension ReviewReport.Cause {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("signature", .string(signature)), ("sentence", .string(sentence)), ("views", .strings(views)),
      ("place", .place(span)),
    ]
    if !brief.isEmpty { members += [("lead", .string(lead)), ("effect", .string(brief)), ("extent", .number(extent))] }
    if parts.count > 1 { members.append(("parts", .strings(parts.map(\.words)))) }
    let traits = parts.map { $0.trait?.words ?? "" }
    if traits.contains(where: { !$0.isEmpty }) { members.append(("traits", .strings(traits))) }
    if !whole.isEmpty, whole != brief { members.append(("effects", .string(whole))) }
    if !kind.isEmpty { members.append(("kind", .string(kind))) }
    if let returned { members.append(("returned", .number(returned))) }
    if let given { members.append(("given", .number(given))) }
    if let partOf { members.append(("partOf", .string(partOf))) }
    if isOfHidden { members.append(("isOfHidden", .boolean(true))) }
    return .object(members)
  }
}

extension ReviewReport.LayoutChange {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("kind", .string(kind)), ("view", .string(view)), ("sentence", .string(sentence)),
      ("before", before.map { .rect($0) } ?? .null), ("after", after.map { .rect($0) } ?? .null),
      ("isCause", .boolean(isCause)),
    ]
    if let told {
      members.append(
        ("told", .object([("id", .string(told.id)), ("amount", .numbers([told.amount.x, told.amount.y]))])))
    }
    return .object(members)
  }
}

extension ReviewReport.Finding {
  fileprivate var json: JSONValue {
    .object(
      [
        ("id", .string(id)), ("severity", .string(severity.rawValue)), ("message", .string(message)),
        ("place", .place(span)), ("hint", .optional(hint)), ("views", .strings(views)),
        ("identity", .optional(identity)),
      ] + (rules.isEmpty ? [] : [("rules", .strings(rules))]))
  }
}
