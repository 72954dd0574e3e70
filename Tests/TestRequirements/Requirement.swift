import Foundation
public import Testing

/// What a test needs that may be absent where it runs; such a test is skipped, and `scripts/test` counts it.
///
/// `PROOFSHEET_REQUIRE=shared,browser` makes it fail instead, for the kinds that are named.
public enum Requirement: String, Sendable, CaseIterable {
  /// Files that lie beside the project, in `../shared`, because they are other people's.
  case shared
  /// Chromium, which opens the pages that we write.
  case browser
  /// A program or a font of a Debian package (`scripts/setup --tests`).
  case package
  /// Parts of pages that say what the program's tables say, as they are now (``DerivedPart``); a release needs them.
  case docs
  /// A repository that was fetched to be measured; never required.
  case repository

  /// Absent and required.
  struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  /// The folder beside the project.
  public static let sharedFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("../shared")
    .standardizedFileURL.path

  /// Whether `PROOFSHEET_REQUIRE` names it.
  var isRequired: Bool {
    let words = ProcessInfo.processInfo.environment["PROOFSHEET_REQUIRE"]?.split(separator: ",").map(String.init) ?? []
    return self != .repository && words.contains(rawValue)
  }

  /// Whether all of it is there; throws where it is required and is not.
  func isMet(_ paths: [String]) throws -> Bool {
    try isMet(without: paths.filter { !FileManager.default.fileExists(atPath: $0) })
  }

  /// Whether nothing is absent; throws where it is required and something is.
  func isMet(without absent: [String]) throws -> Bool {
    guard isRequired, !absent.isEmpty else { return absent.isEmpty }
    throw Missing(description: "\(absent.joined(separator: ", ")) is required and not there")
  }
}

extension Trait where Self == ConditionTrait {
  /// Needs files of ``Requirement/shared``, by their paths in that folder.
  public static func needsShared(_ names: String...) -> Self {
    needs(.shared, names.map { "\(Requirement.sharedFolder)/\($0)" })
  }

  /// Needs files that packages bring, by their whole paths.
  public static func needsInstalled(_ paths: String...) -> Self { needs(.package, paths) }

  /// Needs a browser.
  public static var needsBrowser: Self {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let places = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].flatMap { name in
      folders.map { "\($0)/\(name)" }
    }
    return needs(.browser, [places.first { FileManager.default.fileExists(atPath: $0) } ?? "chromium"])
  }

  /// Needs files of that kind, by their whole paths.
  public static func needs(_ requirement: Requirement, _ paths: [String]) -> Self {
    .enabled("\(requirement.rawValue): \(paths.joined(separator: ", "))") { try requirement.isMet(paths) }
  }
}
