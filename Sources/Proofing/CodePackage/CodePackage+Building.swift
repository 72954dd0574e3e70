import Foundation
import ProofModel
import Solving
import SourceRewriting

extension CodePackage {
  /// Builds all of the sources, also those that are left out, and reads from the compiler's words what is missing in
  /// which file.
  public func status() throws(DiagnosedFailure) -> CodeStatus {
    let kept = self.kept
    var status = kept.isWhole ? try build(name).status : try build(name + "Whole", isWhole: true).status
    status.kept = kept
    return status
  }

  /// Leaves out what does not compile until the rest does: the smallest parts of files that can go; a file where no part of
  /// it explains its errors, or where errors have not become fewer for some rounds.
  ///
  /// - Parameters:
  ///   - rounds: of building in which parts go; in as many again files go, then it ends with a failure.
  ///   - told: of each round: its number, the errors that were left, and what is kept by then.
  /// - Returns: the status of the first round, in which nothing was left out, with what is kept at the end.
  public func settle(
    rounds: Int = 24, _ told: (_ round: Int, _ errors: Int, CodeStatus.Kept) -> Void
  ) throws(DiagnosedFailure) -> CodeStatus {
    var build = try build(name)
    var first = build.status
    var pace = SettlingPace(rounds: rounds)
    while !build.status.files.isEmpty {
      let failed = build.status.files.map(\.path)
      let errors = build.status.files.reduce(0) { $0 + $1.errors }
      switch pace.next(errors: errors, in: Set(failed)) {
      case .parts:
        let (isOther, stuck) = try mend(build.errors)
        try leaveOut(isOther ? stuck : failed)
      case .files(let gone): try leaveOut(failed.filter(gone.contains))
      case .end:
        throw DiagnosedFailure(
          build.status.files.prefix(5).map { .error("build-failed", "\($0.path) does not compile: line \($0.first)") })
      }
      told(pace.round, errors, kept)
      build = try self.build(name)
    }
    first.kept = kept
    return first
  }

  /// Leaves out the parts of files that errors are of.
  ///
  /// - Returns: whether anything will be otherwise, and the files whose errors no part explains, relative to the package.
  func mend(_ errors: [CompilerError]) throws(DiagnosedFailure) -> (Bool, [String]) {
    var isOther = false
    var stuck: [String] = []
    let modules = Set(libraryLists.compactMap { $0.file.split(separator: "/").dropLast().last.map(String.init) })
    for list in libraryLists + [list] {
      let out = list.leftOut
      let files = list.folders.flatMap(swiftFiles).filter { !out.contains($0) }
      let names = Dictionary(files.map { (path($0), $0) }) { first, _ in first }
      let typesPath = path(list.types)
      guard errors.contains(where: { names[$0.path] != nil || $0.path == typesPath }) else { continue }
      let sources = files.compactMap { file in
        FileManager.default.contents(atPath: path(file)).map { (path(file), SourceText(bytes: Array($0))) }
      }
      var mending = Mending(
        sources, parts: list.leftOutParts, types: list.missingTypes,
        options: Rewriter.Options(modules: modules.union(Rewriter.Options.ownModules).union(["UIKitNames"])))
      guard mending.take(errors, typesPath: typesPath) else {
        stuck += mending.stuck.compactMap { names[$0] }
        continue
      }
      isOther = true
      stuck += mending.stuck.compactMap { names[$0] }
      try write(list.text(mending.parts), to: list.parts)
      try write(mending.types.text(importing: "UIKitNames"), to: list.types)
    }
    return (isOther, stuck)
  }

  /// How much of the app's sources is compiled.
  public var kept: CodeStatus.Kept {
    var kept = CodeStatus.Kept()
    for list in libraryLists + [list] {
      let out = Set(list.leftOut)
      let parts = list.leftOutParts
      let inPart = Set(parts.map(\.path))
      let files = list.folders.flatMap(swiftFiles)
      kept.leftOut += files.filter(out.contains).count
      kept.inPart += files.filter { !out.contains($0) && inPart.contains(path($0)) }.count
      kept.files += files.count
      kept.parts += parts.filter { part in !out.contains { path($0) == part.path } }.count
      kept.emptyTypes += list.missingTypes.names.count
    }
    return kept
  }

  /// Builds the program that draws; screens whose expression does not compile are left out of it.
  ///
  /// - Returns: the screens that are in it.
  public func buildProgram() throws(DiagnosedFailure) -> [CodeScreens.Screen] {
    var screens = self.screens.screens
    for _ in 0..<4 {
      try write(screens, tested: [])
      let status = try build("draw").status
      guard let wrong = status.files.first(where: { $0.path.hasSuffix("Draw/main.swift") }) else { return screens }
      let text = (try? String(contentsOfFile: path("Proofs/Draw/main.swift"), encoding: .utf8)) ?? ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      // The screen that a line belongs to begins at or above it.
      let bad = wrong.lines.compactMap { line in lines.prefix(line).last { $0.contains("ProofScreen(") } }
      screens = screens.compactMap { screen in
        guard bad.contains(where: { $0.contains("ProofScreen(\"\(screen.name)\")") }) else { return screen }
        return screen.plainer.map { CodeScreens.Screen(name: screen.name, expression: $0, file: screen.file) }
      }
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
      return (parts[0], parts[1].hasPrefix("drawn") ? nil : parts[1])
    }
    guard code == 0 || code == 1 && !told.isEmpty else {
      throw DiagnosedFailure([.error("draw-failed", "the program does not run: \(words.suffix(300))")])
    }
    return told
  }

  private func build(_ target: String, isWhole: Bool = false) throws(DiagnosedFailure) -> (
    status: CodeStatus, errors: [CompilerError]
  ) {
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
    return (status, CompilerError.all(in: words))
  }

  private func run(_ arguments: [String], isWhole: Bool = false) throws(DiagnosedFailure) -> (
    words: String, code: Int32
  ) {
    try SwiftTool.run(
      arguments, in: folder, with: isWhole ? ["PROOFSHEET_CODE_STATUS": "1"] : [:])
  }
}
