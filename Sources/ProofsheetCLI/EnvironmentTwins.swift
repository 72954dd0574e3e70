import Foundation

/// `PROOFSHEET_…` twins: each option may also be given by the environment; an option on the command line wins.
enum EnvironmentTwins {
  /// One option with a twin, and the commands that know it.
  struct Twin {
    var option: String
    var isFlag: Bool
    var commands: [String]

    var variable: String {
      "PROOFSHEET_"
        + String(
          decoding: option.uppercased().utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
    }
  }

  static let commands = [
    "render", "frames", "check", "test", "devices", "schema", "init", "doctor", "update-frames", "fonts", "headroom",
    "record", "verify", "approve", "review", "merge", "diff", "help",
    "outline", "import", "export",
  ]

  private static let solving = ["render", "frames", "check", "headroom", "record", "verify", "review", "diff"]
  private static let recording = ["record", "verify", "approve"]

  /// The options of the commands that write screens anew, in other words.
  private static let writing: [Twin] = [
    Twin(option: "scene", isFlag: false, commands: ["import", "export"]),
    Twin(option: "output", isFlag: false, commands: ["import"]),
    Twin(option: "jobs", isFlag: false, commands: ["import"]),
    Twin(option: "quiet", isFlag: true, commands: ["import"]),
    Twin(option: "force", isFlag: true, commands: ["import"]),
    Twin(option: "as", isFlag: false, commands: ["export"]),
  ]

  /// Every option that chooses something; `--help` and `--version` have none.
  static let all: [Twin] =
    [
      "device", "size", "orientation", "window", "from", "locale", "text-size", "state", "appearance", "os", "era",
      "intrinsic",
    ]
    .map { Twin(option: $0, isFlag: false, commands: solving) } + [
      Twin(option: "scene", isFlag: false, commands: ["render", "frames", "check", "headroom", "test", "review"]),
      Twin(option: "given", isFlag: false, commands: ["frames"]),
      Twin(option: "coordinates", isFlag: false, commands: ["frames"]),
      Twin(option: "limit", isFlag: false, commands: ["headroom"]),
      Twin(option: "all-variants", isFlag: true, commands: ["headroom"]),
      Twin(option: "file", isFlag: false, commands: ["fonts"]),
      Twin(option: "output", isFlag: false, commands: ["render", "init", "diff"]),
      Twin(
        option: "format", isFlag: false,
        commands: ["render", "check", "devices", "fonts", "headroom", "verify", "review", "merge", "diff"]),
      Twin(option: "overlay", isFlag: false, commands: ["render"]),
      Twin(option: "chrome", isFlag: false, commands: ["render"]),
      Twin(option: "scale", isFlag: false, commands: ["render"]),
      Twin(option: "jobs", isFlag: false, commands: ["render", "check", "headroom", "review", "diff"] + recording),
      Twin(option: "sheet", isFlag: false, commands: ["render"]),
      Twin(option: "rows", isFlag: false, commands: ["render"]),
      Twin(option: "columns", isFlag: false, commands: ["render"]),
      Twin(option: "strict", isFlag: true, commands: ["render"]),
      Twin(
        option: "quiet", isFlag: true, commands: ["render", "check", "test", "review", "merge", "diff"] + recording),
      Twin(option: "unrounded", isFlag: true, commands: ["frames"]),
      Twin(option: "flat", isFlag: true, commands: ["frames"]),
      Twin(option: "limit", isFlag: false, commands: ["headroom"]),
      Twin(option: "all-variants", isFlag: true, commands: ["headroom"]),
      Twin(option: "promote", isFlag: true, commands: ["update-frames"]),
      Twin(option: "baselines", isFlag: false, commands: recording),
      Twin(option: "pictures", isFlag: false, commands: recording),
      Twin(option: "mode", isFlag: false, commands: ["record"]),
      Twin(option: "prune", isFlag: true, commands: ["record", "verify"]),
      Twin(option: "pixels", isFlag: true, commands: ["verify"]),
      Twin(option: "report", isFlag: false, commands: ["verify", "review", "merge"]),
      Twin(option: "outputs", isFlag: false, commands: ["verify", "review", "merge"]),
      Twin(option: "inline", isFlag: true, commands: ["verify", "review", "merge"]),
      Twin(option: "image-base-url", isFlag: false, commands: ["verify", "review", "merge"]),
      Twin(option: "report-url", isFlag: false, commands: ["verify", "review", "merge"]),
      Twin(option: "shard", isFlag: false, commands: ["verify"]),
      Twin(option: "artifacts", isFlag: false, commands: ["verify", "review"]),
      Twin(option: "ignore", isFlag: false, commands: ["verify", "review", "diff"]),
      Twin(option: "metric", isFlag: false, commands: ["verify", "review", "diff"]),
      Twin(option: "threshold", isFlag: false, commands: ["verify", "review", "diff"]),
      Twin(option: "tolerance", isFlag: false, commands: ["verify", "review", "diff"]),
      Twin(option: "layout-only", isFlag: true, commands: ["diff"]),
      Twin(option: "changes", isFlag: true, commands: ["diff"]),
      Twin(option: "all", isFlag: true, commands: ["approve"]),
      Twin(option: "decisions", isFlag: false, commands: ["approve"]),
      Twin(option: "base", isFlag: false, commands: ["review"]),
      Twin(option: "head", isFlag: false, commands: ["review"]),
      Twin(option: "direct", isFlag: true, commands: ["review"]),
      Twin(option: "spec", isFlag: false, commands: ["approve"]),
    ] + writing

  private static func value(of twin: Twin) -> String? { getenv(twin.variable).map { String(cString: $0) } }

  /// The variables that are set, by name, in a fixed order: echoed in JSON.
  static func inForce() -> [(String, String)] {
    var seen: Set<String> = []
    return all.compactMap { twin in
      guard let value = value(of: twin), seen.insert(twin.option).inserted else { return nil }
      return (twin.variable, value)
    }
  }

  /// The arguments with an option added for each twin that is set and not on the command line.
  static func inject(into arguments: [String]) -> [String] {
    guard !arguments.isEmpty else { return arguments }
    let command = arguments.first { commands.contains($0) } ?? "render"
    guard command != "help" else { return arguments }
    var added: [String] = []
    for twin in all where twin.commands.contains(command) {
      guard let value = value(of: twin), !value.isEmpty else { continue }
      let isGiven = arguments.contains { $0 == "--\(twin.option)" || $0.hasPrefix("--\(twin.option)=") }
      guard !isGiven else { continue }
      if twin.isFlag {
        if ["1", "true", "yes"].contains(value.lowercased()) { added.append("--\(twin.option)") }
      } else {
        added.append("--\(twin.option)=\(value)")
      }
    }
    guard !added.isEmpty else { return arguments }
    // What follows a `--` is files only, so options go before it.
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return Array(arguments[..<end]) + added + Array(arguments[end...])
  }
}
