import ArgumentParser
import Foundation

/// A command as it declares itself: what the environment's names, the project file, the manual page and the README's
/// table are made from.
struct CommandDeclaration: Decodable {
  /// An argument, an option or a flag.
  struct Argument: Decodable {
    enum Kind: String, Decodable { case positional, option, flag }

    struct Name: Decodable {
      /// `long` or `short`.
      var kind: String
      var name: String
    }

    /// What a shell can offer for a value.
    enum Completion: Decodable {
      case files(endings: [String])
      case folders
      case list([String])

      private enum CodingKeys: CodingKey { case file, directory, list }
      private struct Files: Decodable { var extensions: [String] }
      private struct List: Decodable { var values: [String] }

      init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        if keys.contains(.directory) {
          self = .folders
        } else if let files = try keys.decodeIfPresent(Files.self, forKey: .file) {
          self = .files(endings: files.extensions.map { "." + $0 })
        } else {
          self = .list(try keys.decodeIfPresent(List.self, forKey: .list)?.values ?? [])
        }
      }
    }

    var kind: Kind
    var shouldDisplay: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var abstract: String?
    var completionKind: Completion?

    /// Without dashes, the name that was declared first before its synonyms.
    var longNames: [String] { (names ?? []).filter { $0.kind == "long" }.map(\.name) }
    var shortNames: [String] { (names ?? []).filter { $0.kind == "short" }.map(\.name) }
    /// Of the environment, in the order of ``longNames``.
    var variables: [String] { longNames.map { "PROOFSHEET_" + $0.uppercased().replacing("-", with: "_") } }
    /// The values that it takes, where it lists them.
    var listedValues: [String] {
      if case .list(let values)? = completionKind { values } else { [] }
    }
    /// Whether its values are paths, which a project file gives relative to itself.
    var isPath: Bool {
      switch completionKind {
      case .files, .folders: true
      case .list, nil: false
      }
    }
  }

  var commandName: String
  var abstract: String?
  var discussion: String?
  var shouldDisplay: Bool
  var defaultSubcommand: String?
  var arguments: [Argument]?
  var subcommands: [CommandDeclaration]?

  /// What may be given from elsewhere than the command line too: all but `--help` and `--version`.
  var options: [Argument] {
    (arguments ?? []).filter { $0.kind != .positional && !["help", "version"].contains($0.longNames.first) }
  }

  /// The commands that do work, in the order in which they are listed.
  var commands: [CommandDeclaration] { (subcommands ?? []).filter { $0.commandName != "help" } }

  /// Reads the library's own description of a command; about a millisecond for each command in it.
  static func of(_ command: any ParsableCommand.Type) -> CommandDeclaration {
    struct Tool: Decodable { var command: CommandDeclaration }
    do {
      return try JSONDecoder().decode(Tool.self, from: Data(command._dumpHelp().utf8)).command
    } catch {
      fatalError("a command's declaration cannot be read: \(error)")
    }
  }
}
