import Foundation
public import ProofModel

/// What a reviewer decided on the page: `{"format": 1, "kind": "proofsheet-decisions", "decisions": [{"key",
/// "decision", "digest"}]}`.
public struct ReviewDecisions: Hashable, Sendable {
  /// The verdict of a reviewer on a change.
  public enum Verdict: String, Hashable, Sendable { case accept, reject }

  /// A decision on one entry of a report, by the entry's key.
  public struct Decision: Hashable, Sendable {
    /// The entry's key in the report, `scene.variant`.
    public var key: String
    /// The decision itself: accepted or rejected.
    public var verdict: Verdict
    /// The digest of the actual side that was looked at: where that is another by now, the decision does not hold.
    public var digest: String?

    /// A decision on the entry of that key; without a digest it holds whatever the actual side looks like by now.
    public init(key: String, verdict: Verdict, digest: String? = nil) {
      self.key = key
      self.verdict = verdict
      self.digest = digest
    }
  }

  /// The version of the file's format that is read and written.
  public static let format = 1
  /// In the order of the file; keys are unique.
  public var decisions: [Decision]

  /// The decisions of a review; keys must be unique.
  public init(decisions: [Decision] = []) { self.decisions = decisions }

  /// The decisions that accept, in the order of the file.
  public var accepted: [Decision] { decisions.filter { $0.verdict == .accept } }
  /// The decisions that reject, in the order of the file.
  public var rejected: [Decision] { decisions.filter { $0.verdict == .reject } }

  /// Reads what the page exported; nil decisions where the file is none, and what is wrong with it.
  public static func read(_ bytes: [UInt8], file: String) -> (decisions: ReviewDecisions?, diagnostics: [Diagnostic]) {
    let top: File
    do {
      top = try JSONDecoder().decode(File.self, from: Data(bytes))
    } catch {
      return (nil, [invalid(file, "it is no JSON of decisions")])
    }
    guard top.kind == "proofsheet-decisions" else {
      return (nil, [invalid(file, "its 'kind' is not 'proofsheet-decisions'")])
    }
    guard top.format == format else {
      return (nil, [invalid(file, "its format is \(top.format), this version reads \(format)")])
    }
    var diagnostics: [Diagnostic] = []
    var seen: Set<String> = []
    var decisions: [Decision] = []
    for entry in top.decisions {
      guard let verdict = Verdict(rawValue: entry.decision) else {
        diagnostics.append(
          invalid(file, "'\(entry.key)' is decided '\(entry.decision)', expected 'accept' or 'reject'"))
        continue
      }
      guard seen.insert(entry.key).inserted else {
        diagnostics.append(invalid(file, "'\(entry.key)' is decided twice"))
        continue
      }
      decisions.append(Decision(key: entry.key, verdict: verdict, digest: entry.digest))
    }
    return (diagnostics.isEmpty ? ReviewDecisions(decisions: decisions) : nil, diagnostics)
  }

  private static func invalid(_ file: String, _ reason: String) -> Diagnostic {
    .error(
      "invalid-decisions", "'\(file)' cannot be used: \(reason)", at: SourceSpan(file: file, line: 1),
      hint: "export it from the review page with 'Export decisions'")
  }

  /// The file's own shape.
  private struct File: Decodable {
    struct Entry: Decodable {
      var key: String
      var decision: String
      var digest: String?
    }
    var format: Int
    var kind: String
    var decisions: [Entry]
  }
}
