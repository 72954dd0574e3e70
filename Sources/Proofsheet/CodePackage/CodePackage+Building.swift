import Foundation
import ProofModel

extension CodePackage {
  /// Builds all of the sources, also those that are left out, and reads from the compiler's words what is missing in
  /// which file.
  public func status() throws(DiagnosedFailure) -> CodeStatus {
    leftOut.isEmpty ? try build(name) : try build(name + "Whole", isWhole: true)
  }

  /// Leaves out what does not compile, and what needs it, until the rest does.
  ///
  /// - Parameter told: of each round: how many files were left out until now.
  /// - Returns: the status of the first round, in which nothing was left out.
  public func settle(_ told: (Int) -> Void) throws(DiagnosedFailure) -> CodeStatus {
    let first = try build(name)
    var status = first
    var rounds = 0
    while !status.files.isEmpty, rounds < 12 {
      rounds += 1
      let before = leftOut.count
      try leaveOut(status.files.map(\.path))
      guard leftOut.count > before else {
        throw DiagnosedFailure(
          status.files.prefix(5).map { .error("build-failed", "\($0.path) does not compile: line \($0.first)") })
      }
      told(leftOut.count)
      status = try build(name)
    }
    return first
  }

  /// Builds the program that draws; screens whose expression does not compile are left out of it.
  ///
  /// - Returns: the screens that are in it.
  public func buildProgram() throws(DiagnosedFailure) -> [CodeScreens.Screen] {
    var screens = self.screens.screens
    for _ in 0..<4 {
      try write(screens, tested: [])
      let status = try build("draw")
      guard let wrong = status.files.first(where: { $0.path.hasSuffix("Draw/main.swift") }) else { return screens }
      let text = (try? String(contentsOfFile: path("Proofs/Draw/main.swift"), encoding: .utf8)) ?? ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      // The screen that a line belongs to begins at or above it.
      let bad = wrong.lines.compactMap { line in lines.prefix(line).last { $0.contains("ProofScreen(") } }
      screens.removeAll { screen in bad.contains { $0.contains("ProofScreen(\"\(screen.name)\")") } }
    }
    return screens
  }

  /// Runs the program, and says of each screen what became of it; nil: it was drawn.
  public func draw(to output: String) throws(DiagnosedFailure) -> [(screen: String, problem: String?)] {
    let (words, code) = try run(["run", "--skip-build", "draw", "--output", output])
    let told = words.split(separator: "\n").compactMap { line -> (screen: String, problem: String?)? in
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      // What the package manager says itself is of no screen.
      guard parts.count == 2, !["error", "warning"].contains(parts[0]) else { return nil }
      return (parts[0], parts[1] == "drawn" ? nil : parts[1])
    }
    guard code == 0 || code == 1 && !told.isEmpty else {
      throw DiagnosedFailure([.error("draw-failed", "the program does not run: \(words.suffix(300))")])
    }
    return told
  }

  private func build(_ target: String, isWhole: Bool = false) throws(DiagnosedFailure) -> CodeStatus {
    let kind = target == "draw" ? "--product" : "--target"
    // A kept plan does not know that folders.txt is another: the plugin would not be asked again.
    let (words, code) = try run(
      ["build", "--disable-build-manifest-caching", kind, target], isWhole: isWhole)
    let status = CodeStatus(compilerOutput: words, below: folder)
    // What is wrong in the library is none of the app's.
    if code != 0, let foreign = status.files.first(where: { $0.path.hasPrefix("/") }) {
      throw DiagnosedFailure([
        .error("library-build-failed", "the library does not compile: \(foreign.path), line \(foreign.first)")
      ])
    }
    // What is wrong with the package itself is no status of its files.
    if code != 0, status.files.isEmpty {
      let lines = words.split(separator: "\n").filter { $0.contains("error:") }
      throw DiagnosedFailure([
        .error("build-failed", "the package does not build: \(lines.first ?? Substring(words.suffix(300)))")
      ])
    }
    return status
  }

  private func run(_ arguments: [String], isWhole: Bool = false) throws(DiagnosedFailure) -> (
    words: String, code: Int32
  ) {
    try SwiftTool.run(
      arguments, in: folder, with: isWhole ? ["PROOFSHEET_CODE_STATUS": "1"] : [:])
  }
}
