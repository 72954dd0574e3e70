import Foundation

/// What a shell offers for the word at the cursor: commands, options, values and files, of the command that is named and,
/// where none is, of the one that runs then.
struct ShellCompletion {
  /// One line of the answer.
  enum Offer: Equatable {
    case word(String, about: String)
    /// Files with one of these endings, all where there are none, and folders.
    case files(endings: [String])
    case folders
  }

  private let command: CommandDeclaration
  private let isCommandOpen: Bool
  private let root: CommandDeclaration
  private let words: [String]
  private let current: String

  /// - Parameter words: those behind the program's name, the one at the cursor last.
  init(_ words: [String], root: CommandDeclaration = .of(ProofsheetCommand.self)) {
    self.root = root
    self.words = Array(words.dropLast())
    current = words.last ?? ""
    let first = self.words.first { !$0.hasPrefix("-") }
    let named = first.flatMap { name in root.commands.first { $0.commandName == name } }
    isCommandOpen = first == nil
    command = named ?? root.commands.first { $0.commandName == root.defaultSubcommand } ?? root
  }

  /// In the order in which they are declared; those that do not begin as the word does are left out.
  var offers: [Offer] {
    if let option = awaitingOption { return values(of: option, behind: "") }
    if current.hasPrefix("-") {
      if let end = current.firstIndex(of: "="), let option = option(String(current[..<end])) {
        return values(of: option, behind: String(current[...end]))
      }
      return matching(options)
    }
    var found: [Offer] = []
    if isCommandOpen { found = matching(root.commands.filter(\.shouldDisplay).map { ($0.commandName, $0.abstract) }) }
    let positionals = (command.arguments ?? []).filter { $0.kind == .positional }
    for argument in positionals where argument.isRepeating || positionals.count == 1 || positionCount == 0 {
      found += values(of: argument, behind: "")
    }
    return found
  }

  /// Words that are no options and no command.
  private var positionCount: Int { words.filter { !$0.hasPrefix("-") && $0 != command.commandName }.count }

  /// The option before the cursor that has no value yet.
  private var awaitingOption: CommandDeclaration.Argument? {
    guard let last = words.last, !last.contains("=") else { return nil }
    return option(last).flatMap { $0.kind == .option ? $0 : nil }
  }

  private func option(_ word: String) -> CommandDeclaration.Argument? {
    (command.arguments ?? []).first { option in
      option.kind != .positional
        && (option.longNames.contains { word == "--\($0)" } || option.shortNames.contains { word == "-\($0)" })
    }
  }

  /// Options that may still be given.
  private var options: [(String, String?)] {
    (command.arguments ?? []).filter { option in
      option.kind != .positional && option.shouldDisplay
        && (option.isRepeating || !words.contains { word in option.longNames.contains { word == "--\($0)" } })
    }.flatMap { option in option.longNames.prefix(1).map { ("--\($0)", option.abstract) } }
  }

  private func matching(_ words: [(String, String?)]) -> [Offer] {
    words.filter { $0.0.hasPrefix(current) }.map { .word($0.0, about: Self.sentence($0.1 ?? "")) }
  }

  /// - Parameter start: what stands before the value in the same word, `--device=`.
  private func values(of argument: CommandDeclaration.Argument, behind start: String) -> [Offer] {
    switch argument.completionKind {
    case .folders: return [.folders]
    case .files(let endings): return [.files(endings: endings)]
    case .list, nil: break
    }
    let name = argument.longNames.first ?? argument.valueName ?? ""
    let known = OptionValues.of(argument, named: name)
    guard !known.isEmpty else {
      return argument.kind == .positional && OptionValues.isFile(name)
        ? [.files(endings: OptionValues.screens)] : []
    }
    // Lists are written with commas: what stands before the last one stays.
    let typed = current.dropFirst(start.count)
    let kept = start + (typed.lastIndex(of: ",").map { typed[...$0] } ?? "")
    return matching(known.map { (kept + $0.word, $0.about) })
  }

  /// The first sentence, for one line beside a word.
  private static func sentence(_ text: String) -> String {
    let line = text.replacing("\n", with: " ")
    guard let end = line.firstRange(of: ". ") else { return line }
    return String(line[..<end.lowerBound]) + "."
  }

  /// One line for each offer: a word and a tab and what it is, or `:files .xib` and `:folders`.
  var text: String {
    offers.map { offer in
      switch offer {
      case .word(let word, let about): about.isEmpty ? word : "\(word)\t\(about)"
      case .files(let endings): ([":files"] + endings).joined(separator: " ")
      case .folders: ":folders"
      }
    }.map { $0 + "\n" }.joined()
  }
}
