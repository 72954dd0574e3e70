import Foundation
import TestRequirements
import Testing

/// What is offered at the cursor, asked of the program and of the real shells.
@Suite struct CompletionTests {
  /// Words before the cursor, and what must and must not be among the offers.
  struct Line: CustomTestStringConvertible, Sendable {
    var words: String
    var offers: [String]
    var without: [String] = []
    var testDescription: String { words }
  }

  static let lines = [
    Line(words: "proofsheet ch", offers: ["check"], without: ["render"]),
    Line(words: "proofsheet b", offers: ["board", "bookcase.proof.yaml"], without: ["other.txt"]),
    Line(words: "proofsheet bookcase.proof.yaml --dev", offers: ["--device"]),
    Line(words: "proofsheet check --device iphone-1", offers: ["iphone-15", "iphone-16-pro"], without: ["ipad-mini"]),
    Line(words: "proofsheet bookcase.proof.yaml --format ", offers: ["png", "svg", "html"], without: ["check"]),
    Line(words: "proofsheet bookcase.proof.yaml --overlay red", offers: ["redline"]),
    Line(words: "proofsheet --text-size ax", offers: ["ax1", "ax5"]),
    Line(words: "proofsheet check --format ", offers: ["sarif", "junit"], without: ["png"]),
    Line(words: "proofsheet export --as swift", offers: ["swift-anchors"]),
    Line(words: "proofsheet rule ambig", offers: ["ambiguous-layout"]),
    Line(words: "proofsheet board ", offers: ["Main.storyboard"], without: ["bookcase.proof.yaml"]),
    Line(words: "proofsheet bookcase.proof.yaml -o pl", offers: ["places"], without: ["plain.yaml"]),
    Line(words: "proofsheet bookcase.proof.yaml --window=sp", offers: ["split-1-2"]),
  ]

  private func program() throws -> Program {
    let program = try Program()
    for name in ["bookcase.proof.yaml", "other.txt", "Main.storyboard", "places/inside.yaml", "plain.yaml"] {
      try program.write(name, "")
    }
    return program
  }

  /// What a shell offers for a line, one to a line.
  private func offers(_ shell: String, _ line: String, in program: Program) throws -> [String] {
    let script = program.folder.appendingPathComponent("script.\(shell)").path
    try program.write("script.\(shell)", try program.run(["--generate-completion-script", shell]).output)
    let command: String
    switch shell {
    case "fish": command = "source '\(script)'; complete -C '\(line)'"
    case "bash":
      command = """
        source '\(script)'
        compopt() { :; }
        line='\(line)'; read -r -a typed <<< "${line//=/ = }"
        if [[ $line == *' ' ]]; then typed+=(''); fi
        COMP_WORDS=("${typed[@]}") COMP_CWORD=$((${#typed[@]} - 1))
        _proofsheet; printf '%s\\n' "${COMPREPLY[@]}"
        """
    default:
      // The line is typed into an interactive shell on a terminal of its own; what it adds to its matches is written down.
      command = """
        zmodload zsh/zpty
        zpty typed zsh -f -i
        zpty -w typed 'PS1=; unset zle_bracketed_paste; autoload -U compinit; compinit -u -D; source "\(script)"'
        zpty -w typed 'compadd() { local -a hits; builtin compadd -O hits "$@"; print -rl -- $hits >> offers; builtin compadd "$@" }'
        zpty -w typed 'bindkey "^I" complete-word; : > offers; : > ready'
        repeat 3000; do if [[ -e ready ]]; then break; fi; sleep 0.02; done
        zpty -n -w typed '\(line)'$'\\t'
        repeat 3000; do if [[ -s offers ]]; then break; fi; sleep 0.02; done
        zpty -n -w typed $'\\x15: > done\\n'
        repeat 3000; do if [[ -e done ]]; then break; fi; sleep 0.02; done
        zpty -d typed
        cat offers
        """
    }
    let arguments = shell == "fish" ? ["--no-config"] : shell == "zsh" ? ["-f"] : []
    let result = try Script.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["PATH=\(Program.folderOfProgram):/usr/bin:/bin", "HOME=\(program.folder.path)", shell] + arguments + [
        "-c", "cd '\(program.folder.path)'\n" + command,
      ])
    return result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  private func check(_ line: Line, _ offered: [String], _ shell: String) {
    let plain = offered.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
      .map { offer in line.words.contains("=") ? offer.split(separator: "=").last.map(String.init) ?? offer : offer }
    for word in line.offers { #expect(plain.contains(word), "\(shell), \(line.words): \(plain.prefix(12))") }
    for word in line.without { #expect(!plain.contains(word), "\(shell), \(line.words): \(plain.prefix(12))") }
  }

  @Test(arguments: lines) func bashCompletes(line: Line) throws {
    let program = try program()
    defer { program.cleanUp() }
    check(line, try offers("bash", line.words, in: program), "bash")
  }

  @Test(.needsInstalled("/usr/bin/fish"), arguments: lines) func fishCompletes(line: Line) throws {
    let program = try program()
    defer { program.cleanUp() }
    check(line, try offers("fish", line.words, in: program), "fish")
  }

  @Test(.needsInstalled("/usr/bin/zsh"), arguments: lines) func zshCompletes(line: Line) throws {
    let program = try program()
    defer { program.cleanUp() }
    check(line, try offers("zsh", line.words, in: program), "zsh")
  }
}
