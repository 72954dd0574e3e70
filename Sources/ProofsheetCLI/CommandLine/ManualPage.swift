/// The manual page, in the words of the commands' own declaration.
struct ManualPage {
  var root: CommandDeclaration
  var version: String

  /// In roff's man macros; ends with a line break.
  var text: String {
    var lines = [
      ".TH PROOFSHEET 1 \"\" \"Proofsheet \(version)\" \"User Commands\"", ".SH NAME",
      "proofsheet \\- draw Auto Layout screens on every device, with their constraints", ".SH SYNOPSIS",
      ".B proofsheet", "[\\fIcommand\\fR] [\\fIoptions\\fR] \\fIfile\\fR ...", ".SH DESCRIPTION",
    ]
    lines += paragraphs(root.discussion ?? "")
    lines.append(".SH COMMANDS")
    for command in root.commands where command.shouldDisplay { lines += section(command) }
    lines += Self.files + [".SH ENVIRONMENT"]
    lines += Self.environment
    lines += [".SH EXIT STATUS", Self.escaped(Self.exitStatus)]
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ command: CommandDeclaration) -> [String] {
    let isDefault = command.commandName == root.defaultSubcommand
    var lines = [".SS \(Self.escaped(command.commandName))"]
    lines.append(Self.escaped((command.abstract ?? "") + (isDefault ? " The default command." : "")))
    lines += command.discussion.map { [".PP"] + paragraphs($0) } ?? []
    for option in (command.arguments ?? []).filter(\.shouldDisplay) where option.longNames.first != "help" {
      lines += [".TP", title(option), Self.escaped(option.abstract ?? "")]
    }
    return lines
  }

  private func title(_ option: CommandDeclaration.Argument) -> String {
    let value = "\\fI\(Self.escaped(option.valueName ?? ""))\\fR"
    guard option.kind != .positional else { return value + (option.isRepeating ? " ..." : "") }
    let names = option.shortNames.map { "-\($0)" } + option.longNames.map { "--\($0)" }
    let joined = names.map { "\\fB\(Self.escaped($0))\\fR" }.joined(separator: ", ")
    return option.kind == .option ? "\(joined) \(value)" : joined
  }

  /// Blank lines part paragraphs; what is indented stands as it is.
  private func paragraphs(_ text: String) -> [String] {
    var lines: [String] = []
    var isExample = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indented = line.hasPrefix("  ")
      if indented != isExample, !line.isEmpty {
        lines.append(indented ? ".nf" : ".fi")
        isExample = indented
      }
      lines.append(line.isEmpty ? ".PP" : Self.escaped(String(line)))
    }
    return isExample ? lines + [".fi"] : lines
  }

  /// Backslashes, dashes and what begins a request.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }

  private static let files = [
    ".SH FILES", ".TP", ".I proofsheet.yaml",
    "The project's settings, looked for up to the repository's root: options under the name of their command or under",
    "\\fBall\\fR. \\fBproofsheet config \\-\\-show\\-origin\\fR prints what holds.", ".TP",
    ".I baselines/manifest.json",
    "What is recorded, one line a variant: digests of layout and picture, fonts, versions. Layouts and pictures lie beside it,",
    "named by their content, and are written before it.",
  ]

  private static let environment = [
    "Every option has a twin, \\fBPROOFSHEET_DEVICE\\fR for \\fB\\-\\-device\\fR; the command line wins.",
    "\\fBNO_COLOR\\fR turns colours off. Where \\fBCI\\fR is set nothing is written to baselines.",
    "\\fBSNAPSHOT_TESTING_RECORD\\fR chooses what is recorded (all, failed, missing, never), \\fBSNAPSHOT_ARTIFACTS\\fR the",
    "folder for pictures of what differs.",
  ]

  private static let exitStatus =
    "0 done; 1 findings or differences; 2 usage and spec errors; 3 a fault of the program."
}
