import ImageDiff
import LayoutDiff
import ProofModel

extension ComparisonReport {
  /// Of two pictures their difference, `{"differing": n, "regions": […], …}`; of more, the same sums with an entry
  /// for each, and of screens the causes with the variants that have them.
  public func json(options: [(String, String)] = []) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("format", .number(1)), ("kind", .string(kind.rawValue))]
    if !options.isEmpty {
      members.append(("options", .object(options.map { (key: $0.0, value: .string($0.1)) })))
    }
    if kind == .pictures, let difference = entries.first?.pixels {
      members += Self.members(difference)
      if let picture = entries.first?.picture { members.append(("picture", .string(picture))) }
      return .object(members)
    }
    members.append(("verdict", .string(entries.allSatisfy { $0.status == .same } ? "same" : "different")))
    members += Status.allCases.map { (key: $0.rawValue, value: .number(Double(count($0)))) }
    members.append(("differing", .number(Double(entries.reduce(0) { $0 + ($1.pixels?.differing ?? 0) }))))
    members.append(("regions", .array(entries.flatMap { $0.pixels?.regions ?? [] }.map(Self.json))))
    if kind == .screens { members.append(("causes", .array(causes.map(Self.json)))) }
    members.append(("entries", .array(entries.map(Self.json))))
    return .object(members)
  }

  private static func json(_ entry: Entry) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("name", .string(entry.name))]
    if let key = entry.key { members.append(("key", .string(key))) }
    members.append(("status", .string(entry.status.rawValue)))
    if let pixels = entry.pixels { members.append(("pixels", .object(Self.members(pixels)))) }
    if let layout = entry.layout { members.append(("layout", layout.json)) }
    if let picture = entry.picture { members.append(("picture", .string(picture))) }
    return .object(members)
  }

  private static func members(_ difference: Difference) -> [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = [
      ("verdict", .string(difference.verdict.rawValue)), ("differing", .number(Double(difference.differing))),
      ("masked", .number(Double(difference.masked))), ("antialiased", .number(Double(difference.antialiased))),
      ("expectedSize", size(difference.expectedSize)), ("actualSize", size(difference.actualSize)),
    ]
    if let largest = difference.largestWindow { members.append(("largestWindow", .number(Double(largest)))) }
    if let alignment = difference.alignment {
      members.append(
        (
          "alignment",
          .object([
            ("anchor", .string(alignment.anchor.rawValue)), ("canvas", size(alignment.canvas)),
            ("split", .number(Double(alignment.split))),
          ])
        ))
    }
    members.append(("regions", .array(difference.regions.map(json))))
    return members
  }

  private static func size(_ size: PixelSize) -> JSONValue { .numbers([Double(size.width), Double(size.height)]) }

  private static func json(_ region: DifferenceRegion) -> JSONValue {
    let bounds = region.bounds
    return .object([
      ("kind", .string(region.kind.rawValue)),
      ("bounds", .numbers([bounds.x, bounds.y, bounds.width, bounds.height].map(Double.init))),
      ("differing", .number(Double(region.differing))),
      ("largestChannelDifference", .number(Double(region.largestChannelDifference))),
      ("likelyAntialiasing", .boolean(region.isLikelyAntialiasing)),
    ])
  }

  private static func json(_ group: CauseGroup) -> JSONValue {
    .object([
      ("signature", .string(group.cause.signature)), ("sentence", .string(group.cause.sentence)),
      ("kind", .string(group.cause.kind.rawValue)), ("place", .place(group.cause.span)),
      ("scenes", .strings(group.scenes)), ("variants", .strings(group.variants)),
    ])
  }
}
