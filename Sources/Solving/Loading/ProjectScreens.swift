import Foundation
public import ProofModel
import SpecFiles

/// The files of screens that a command works on where it is told none: those that `proofsheet.yaml` names under
/// `roots:`, else what the folder holds, without tests, copies of other people's code, and screens of watches and
/// televisions.
public struct ProjectScreens: Sendable {
  /// In the order of their paths, as they are opened from here; each once.
  public private(set) var files: [String] = []
  /// How many were left out, by the reason in words.
  public private(set) var leftOut: [(reason: String, count: Int)] = []
  /// Patterns that match nothing, and folders that could not be looked through.
  public private(set) var diagnostics: [Diagnostic] = []

  /// What a folder comes to; O(entries).
  ///
  /// - Parameters:
  ///   - folder: as the user named it.
  ///   - project: the project file that holds for it, with its path as it is opened from here.
  public init(_ folder: String, project: ProjectFile? = nil) {
    let roots = project?.roots ?? []
    let place = project.map { Self.folder(of: $0.path) } ?? ""
    if roots.isEmpty {
      take(ProjectSurvey(folder))
    } else {
      for root in roots {
        let found = ScreenLoader.found(place + root.value).files.filter { FileManager.default.fileExists(atPath: $0) }
        if found.isEmpty {
          diagnostics.append(
            .error(
              "no-screens", "nothing of '\(root.value)' is a storyboard, a xib or a layout spec", at: root.span,
              hint: "name files, folders or globs such as App/**/*.storyboard, relative to this file"))
        }
        files += found
      }
      files = files.once
    }
    leaveOut(project?.leaveOut ?? [], in: place)
  }

  /// Everything of a survey that is the project's own; where all is of one kind that would be left out, that kind.
  private mutating func take(_ survey: ProjectSurvey) {
    diagnostics += survey.warnings
    let kinds = FileKinds(survey)
    let all = (survey.specs + survey.storyboards + survey.xibs).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let ranked = all.map { (file: $0, rank: kinds.rank($0)) }
    let nearest = ranked.map(\.rank).min() ?? 0
    let limit = max(nearest, FileKinds.farthestOwn)
    files = ranked.filter { $0.rank <= limit }.map(\.file)
    for (rank, reason) in FileKinds.reasons where rank > limit {
      let count = ranked.count { $0.rank == rank }
      if count > 0 { leftOut.append((reason, count)) }
    }
  }

  private mutating func leaveOut(_ patterns: [Located<String>], in place: String) {
    for pattern in patterns {
      let glob = PathPattern(place + pattern.value)
      let below = glob.text.hasSuffix("/") ? glob.text : glob.text + "/"
      let before = files.count
      files.removeAll { glob.matches($0) || !PathPattern.isGlob(pattern.value) && $0.hasPrefix(below) }
      if files.count < before { leftOut.append(("by '\(pattern.value)'", before - files.count)) }
      if files.count == before {
        diagnostics.append(
          .warning("nothing-left-out", "'\(pattern.value)' leaves nothing out: no screen matches it", at: pattern.span))
      }
    }
  }

  private static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }
}
