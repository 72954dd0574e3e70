import ArgumentParser
import ProofModel
import Revisions
import Solving

/// The program in a project that nobody has told it anything about: what was found, the screen that the app begins
/// with, and what to try next.
struct FirstUse {
  let folder: String

  func run(_ command: RenderCommand, studio: Studio) throws {
    let survey = ProjectSurvey(folder)
    if !command.quiet { Terminal.talk("found: \(survey.summary)") }
    Terminal.print(survey.warnings)
    guard survey.hasScreens else { throw Failure([Self.nothing(survey)]) }
    guard let screen = FirstScreen.find(in: survey, studio: studio) else {
      let first = ScreenLoader(studio: studio).load([firstFile(of: survey)]).diagnostics.filter {
        $0.severity == .error
      }
      throw Failure(
        first.prefix(1) + [
          .error(
            "no-readable-screen",
            "none of the files that may hold the first screen can be read; what is wrong with one of them stands above")
        ])
    }
    if !command.quiet {
      Terminal.talk("screen: '\(screen.workbench.document.name)' of \(screen.file)")
      Terminal.talk("        (\(screen.reason))")
    }
    var command = command
    command.sheet = command.sheet ?? "only"
    try command.draw(Inputs(screen, studio: studio), tellsFindings: false)
    if !command.quiet { Terminal.talk(lines: next(screen, survey)) }
  }

  private func firstFile(of survey: ProjectSurvey) -> String {
    (survey.storyboards + survey.specs + survey.xibs).first ?? folder
  }

  /// What to tell where a folder holds no screens.
  static func nothing(_ survey: ProjectSurvey) -> Diagnostic {
    let folder = survey.folder
    let file = folder == "." ? "hello.proof.yaml" : "\(folder.hasSuffix("/") ? folder : folder + "/")hello.proof.yaml"
    let inCode = survey.swiftFiles.isEmpty ? "" : "; \(mayBeCode(survey))"
    return .error(
      "no-screens", "'\(folder)' holds no storyboard, xib or layout spec\(inCode)",
      hint: survey.swiftFiles.isEmpty
        ? "proofsheet init \(ShellWord.quoted(file))"
        : "'\(codeCommand(survey))' tries what it can draw of layout code as it "
          + "is; 'proofsheet init \(ShellWord.quoted(file))' writes a first spec")
  }

  private static func mayBeCode(_ survey: ProjectSurvey) -> String {
    let count = survey.swiftFiles.count
    return count == 1 ? "its Swift file may hold screens as code" : "its \(count) Swift files may hold screens as code"
  }

  private static func codeCommand(_ survey: ProjectSurvey) -> String {
    "proofsheet code init \(ShellWord.quoted(codeFolder(of: survey)))"
  }

  /// The folder right below the survey's with most of its sources.
  private static func codeFolder(of survey: ProjectSurvey) -> String {
    let prefix = survey.folder == "." ? "" : survey.folder.hasSuffix("/") ? survey.folder : survey.folder + "/"
    let folders = survey.swiftFiles.compactMap { file -> String? in
      let parts = file.dropFirst(file.hasPrefix(prefix) ? prefix.count : 0).split(separator: "/")
      return parts.count > 1 ? String(parts[0]) : nil
    }
    let counts = Dictionary(folders.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first
    return most.map { prefix + $0.key } ?? survey.folder
  }

  /// Three commands, each with what it does; before them, where only the launch screen is a file, the one for code.
  private func next(_ screen: FirstScreen, _ survey: ProjectSurvey) -> [String] {
    let file = ShellWord.quoted(screen.file)
    let code =
      screen.isLaunchScreen && !survey.swiftFiles.isEmpty
      ? [(Self.codeCommand(survey), "tries to draw layout code: \(Self.mayBeCode(survey))")] : []
    let lines =
      code + [
        (
          "proofsheet \(file)",
          screen.screenCount == 1 ? "all its pictures" : "all \(screen.screenCount) scenes of the file"
        ),
        ("proofsheet check \(file)", "what is wrong with them, each with a remedy"),
        (try? GitRepository.open(folder)) == nil
          ? ("proofsheet record \(file)", "baselines, which 'proofsheet verify' compares with later")
          : ("proofsheet review --base HEAD", "what an edit changes on the screens"),
      ]
    // Descriptions stand in a column as long as that leaves them on the screen.
    let width = lines.map(\.0.count).max() ?? 0
    return ["next:"]
      + lines.map { "  \($0.0)\(String(repeating: " ", count: width > 60 ? 0 : width - $0.0.count))  # \($0.1)" }
  }
}

/// A word as a shell reads it back.
enum ShellWord {
  /// In single quotes where it holds anything that a shell would take for its own.
  static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || "/._-+@%,:".utf8.contains(byte)
        || byte >= 128
    }
    guard !plain || word.isEmpty else { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
