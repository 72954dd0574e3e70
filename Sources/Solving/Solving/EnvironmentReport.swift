import ProofModel

/// An environment as members of a JSON object, the same in every report.
package enum EnvironmentReport {
  /// The members, with the key of the variant.
  package static func members(_ environment: Environment, key: String) -> [(key: String, value: JSONValue)] {
    let members: [(key: String, value: JSONValue)] = [
      ("key", .string(key)),
      ("device", .optional(environment.device)),
      ("name", .string(environment.deviceName)),
      ("orientation", .string(environment.orientation.rawValue)),
      ("window", .string(environment.window.name)),
      ("size", .numbers([environment.windowSize.width, environment.windowSize.height])),
      ("scale", .number(environment.scale)),
      ("state", .optional(environment.state)),
      ("locale", .string(environment.locale)),
      ("textSize", .string(environment.textSize.rawValue)),
      ("appearance", .string(environment.appearance.rawValue)),
      ("os", .string(environment.era.description)),
    ]
    return environment.keyboardHeight > 0
      ? members + [("keyboard", .number(environment.keyboardHeight))] : members
  }
}
