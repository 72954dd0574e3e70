import Foundation
import ProofModel
import Solving

/// A repository as the `git` program tells of it; nothing is checked out and nothing is written.
public struct GitRepository: Sendable {
  /// The folder that the work tree's paths are relative to, absolute.
  public let root: String
  /// The folder it was opened from, relative to the root, with a slash at its end; empty at the root itself.
  let prefix: String
  private let runner: GitRunner
  /// Whether history was cut off when it was fetched.
  public let isShallow: Bool

  /// The repository that a folder lies in.
  public static func open(_ folder: String = ".") throws(DiagnosedFailure) -> GitRepository {
    let runner = GitRunner(folder: folder)
    let answer = try runner.run(["rev-parse", "--show-toplevel", "--show-prefix", "--is-shallow-repository"])
    guard answer.code == 0 else { throw DiagnosedFailure([refusal(answer.talk, folder)]) }
    // A path may hold anything but a line break, as far as git tells it here.
    let lines = answer.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count >= 3, !lines[0].isEmpty else {
      throw DiagnosedFailure([refusal("this operation must be run in a work tree", folder)])
    }
    return GitRepository(
      root: lines[0], prefix: lines[1], runner: try runner.withoutFilters(), isShallow: lines[2] == "true")
  }

  private static func refusal(_ talk: String, _ folder: String) -> Diagnostic {
    if talk.contains("dubious ownership") {
      return .error(
        "repository-not-trusted", "git does not read the repository of '\(folder)', which belongs to another user",
        hint: "git config --global --add safe.directory \"$PWD\"")
    }
    if talk.contains("must be run in a work tree") {
      return .error(
        "no-work-tree", "the repository of '\(folder)' has no work tree",
        hint: "run it in a clone, or in one that 'git worktree add' makes")
    }
    return .error(
      "no-repository", "'\(folder)' lies in no git repository",
      hint: "run it inside one; without a repository, 'proofsheet record' and 'proofsheet verify' compare too")
  }

  /// What people call it: the last part of its remote's address, which is the same on every machine, else its folder's name.
  var name: String {
    let remote = (try? runner.run(["config", "--get", "remote.origin.url"])).flatMap { $0.code == 0 ? $0.text : nil }
    let parts = (remote ?? root).split { "/:\n".contains($0) }
    let last = parts.last.map(String.init) ?? root
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  // MARK: Revisions

  /// A commit by what it was called and its hash.
  public struct Revision: Hashable, Sendable {
    /// The name that was asked for: a branch, a tag, a hash or an expression such as `HEAD~2`.
    public var name: String
    /// The commit's hash in lower-case hexadecimal.
    public var hash: String
  }

  /// The commit that a name means: a branch, a tag, a hash, `HEAD~2`.
  public func revision(_ name: String) throws(DiagnosedFailure) -> Revision {
    let answer = try runner.run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"])
    let hash = answer.text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard answer.code == 0, !hash.isEmpty else { throw DiagnosedFailure([try unknown(name)]) }
    return Revision(name: name, hash: hash)
  }

  /// The branch that work is merged into: the remote's own, else the first of the usual names; the last commit where
  /// there is none.
  public func usualBase() throws(DiagnosedFailure) -> String {
    for name in ["origin/HEAD", "origin/main", "origin/master", "main", "master"] {
      let answer = try runner.run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"])
      if answer.code == 0 { return name }
    }
    return "HEAD"
  }

  private func unknown(_ name: String) throws(DiagnosedFailure) -> Diagnostic {
    let message = "no commit is called '\(name)'"
    if isShallow {
      return .error(
        "unknown-revision", message + ", and history was cut off when this clone was made",
        hint: "git fetch --unshallow; on GitHub Actions: actions/checkout with 'fetch-depth: 0'")
    }
    let answer = try runner.run([
      "for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags",
    ])
    let names = answer.text.split(separator: "\n").map(String.init)
    if let near = NearestNames.hint(for: name, in: names) { return .error("unknown-revision", message, hint: near) }
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    if parts.count == 2, !names.contains(where: { $0.hasPrefix(parts[0] + "/") }) || parts[0] == "origin" {
      return .error("unknown-revision", message, hint: "git fetch \(parts[0]) \(parts[1])")
    }
    return .error("unknown-revision", message, hint: "'git branch --all' lists the branches, 'git log' the commits")
  }

  /// Where two commits parted.
  public func mergeBase(_ base: Revision, _ head: Revision) throws(DiagnosedFailure) -> Revision {
    let answer = try runner.run(["merge-base", base.hash, head.hash])
    let hash = answer.text.trimmingCharacters(in: .whitespacesAndNewlines)
    if answer.code == 0, !hash.isEmpty { return Revision(name: base.name, hash: hash) }
    let message = "'\(base.name)' and '\(head.name)' have no common commit"
    guard isShallow else {
      throw DiagnosedFailure([
        .error("no-common-commit", message, hint: "compare with '\(base.name)' as it is: --direct")
      ])
    }
    throw DiagnosedFailure([
      .error(
        "no-common-commit", message + " in this clone, whose history was cut off when it was made",
        hint: "git fetch --unshallow; on GitHub Actions: actions/checkout with 'fetch-depth: 0'")
    ])
  }

  // MARK: Files

  /// A file of a commit.
  struct TreeFile: Sendable {
    /// Relative to the root.
    var path: String
    var mode: String
    var blob: String
    /// In bytes.
    var size: Int

    var isLink: Bool { mode == "120000" }
  }

  /// All files of a commit, in git's order; submodules are not followed.
  func files(of revision: Revision) throws(DiagnosedFailure) -> [TreeFile] {
    let answer = try runner.run(["ls-tree", "-r", "-z", "-l", "--full-tree", revision.hash])
    guard answer.code == 0 else { throw failed("list the files of '\(revision.name)'", answer) }
    return answer.output.split(separator: 0).compactMap { record in
      // mode SP type SP hash SP+ size TAB path
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let head = String(decoding: record[..<tab], as: UTF8.self).split(separator: " ").map(String.init)
      let path = String(decoding: record[record.index(after: tab)...], as: UTF8.self)
      guard head.count == 4, head[1] == "blob" else { return nil }
      // Of a blob that is not in this clone no size is known (`BAD`): the commit has the file all the same.
      return TreeFile(path: path, mode: head[0], blob: head[2], size: Int(head[3]) ?? 0)
    }
  }

  /// The files of the work tree: those that git tracks and are there, and new ones that it does not ignore.
  func workTreeFiles() throws(DiagnosedFailure) -> [String] {
    let answer = try runner.run(
      ["ls-files", "-z", "--full-name", "--cached", "--others", "--exclude-standard", "--", ":/"])
    guard answer.code == 0 else { throw failed("list the files of the work tree", answer) }
    var seen: Set<String> = []
    return answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .filter { seen.insert($0).inserted && access("\(root)/\($0)", R_OK) == 0 }
  }

  /// Paths that differ between a commit and another, or the work tree with its new files; both names of what was renamed. A file
  /// of which only whether it can be run is another says the same.
  func changedPaths(_ base: Revision, _ head: Revision?) throws(DiagnosedFailure) -> Set<String> {
    let answer = try runner.run(
      ["diff", "--raw", "--no-abbrev", "-z", "--no-renames", "--no-ext-diff", "--no-textconv", base.hash]
        + (head.map { [$0.hash] } ?? []) + ["--", ":/"])
    guard answer.code == 0 else { throw failed("compare with '\(base.name)'", answer) }
    let fields = answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    // By turns `:100644 100755 BLOB BLOB M` and the path.
    var paths: Set<String> = []
    for index in stride(from: 1, to: fields.count, by: 2) {
      let parts = fields[index - 1].split(separator: " ")
      let isMode = parts.count == 5 && parts[2] == parts[3] && parts[0].hasPrefix(":100") && parts[1].hasPrefix("100")
      if !isMode { paths.insert(fields[index]) }
    }
    if head == nil {
      let others = try runner.run(["ls-files", "-z", "--full-name", "--others", "--exclude-standard", "--", ":/"])
      paths.formUnion(others.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }
    return paths
  }

  /// The contents of blobs, in their order, one process for all; nil for one that is not in this clone.
  func contents(_ blobs: [String]) throws(DiagnosedFailure) -> [[UInt8]?] {
    guard !blobs.isEmpty else { return [] }
    let answer = try runner.run(["cat-file", "--batch"], input: Array((blobs.joined(separator: "\n") + "\n").utf8))
    guard answer.code == 0 else { throw failed("read files of a commit", answer) }
    var contents: [[UInt8]?] = []
    var rest = answer.output[...]
    for _ in blobs {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").map(String.init)
      rest = rest[(end + 1)...]
      guard head.count == 3, let size = Int(head[2]), size >= 0, rest.count > size else {
        contents.append(nil)
        continue
      }
      contents.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size + 1)
    }
    guard contents.count == blobs.count else { throw failed("read files of a commit", answer) }
    return contents
  }

  private func failed(_ what: String, _ answer: GitRunner.Answer) -> DiagnosedFailure {
    let reason = answer.talk.split(separator: "\n").first.map(String.init) ?? "it ended with \(answer.code)"
    return DiagnosedFailure([.error("git-failed", "git could not \(what): \(reason)", hint: "git fsck")])
  }

  /// By the paths of files that came: those that went, of which git takes each for the same file by its lines, half of them at
  /// least (`git diff --find-renames`). Empty where it does not say.
  func renames(from base: Revision, to head: Revision?) -> [String: String] {
    let answer = try? runner.run(
      ["diff", "--name-status", "-z", "--find-renames=50%", "--diff-filter=R", "--no-ext-diff", "--no-textconv"]
        + [base.hash] + (head.map { [$0.hash] } ?? []) + ["--", ":/"])
    guard let answer, answer.code == 0 else { return [:] }
    let fields = answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    // `R073`, the earlier path, the later one.
    return stride(from: 0, to: fields.count - 2, by: 3).reduce(into: [:]) { $0[fields[$1 + 2]] = fields[$1 + 1] }
  }

  // MARK: Names

  /// A path of the repository as seen from the folder it was opened from.
  func shown(_ path: String) -> String {
    let from = prefix.split(separator: "/")
    let to = path.split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: from.count - common) + to[common...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// A path given in the folder it was opened from, as the repository names it; empty for the root, nil outside of it.
  func named(_ path: String) -> String? {
    var parts = path.hasPrefix("/") ? [] : prefix.split(separator: "/").map(String.init)
    var rest = path
    if path.hasPrefix("/") {
      let real = Self.real(path) ?? path
      if real == root { return "" }
      guard real.hasPrefix(root + "/") else { return nil }
      rest = String(real.dropFirst(root.count + 1))
    }
    for part in rest.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(String(part))
      } else if parts.isEmpty {
        return nil
      } else {
        parts.removeLast()
      }
    }
    return parts.joined(separator: "/")
  }

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
