import Foundation
import SourceRewriting

/// `proofsheet-rewrite`: copies the sources of a target, rewritten for Linux, into a folder.
///
///     proofsheet-rewrite --output FOLDER [--modules A,B] [--names MODULE] [--base FOLDER] [--left-out FILE] [--list FILE] FILES…
///     proofsheet-rewrite --screens FILE [--left-out FILE] [--list FILE] FILES…
///     proofsheet-rewrite --mend ERRORS --left-out FILE --types FILE [--modules A,B] [--list FILE] FILES…
///
/// A copy is written only where its text changed, so that nothing is compiled without need. Copies of files in folders
/// have the folders in their names. With `--screens` nothing is copied: the controllers and views are listed with the
/// call that makes each, a line with tabs for each; the last words say that a
/// storyboard or xib can make it too, and that it is shown in a navigation controller. With `--mend` the list of what is left out and the source of missing types
/// get what a compiler's errors ask for; 1: nothing can be done about them. Paths of the list are relative to its folder.
@main
struct RewriteTool {
  private var files: [String] = []
  private var output = ""
  private var base = ""
  private var screens = ""
  private var mend = ""
  private var leftOut = ""
  private var types = ""
  private var options = Rewriter.Options()

  static func main() {
    do {
      let tool = try RewriteTool(Array(CommandLine.arguments.dropFirst()))
      try tool.run()
    } catch let failure as Failure {
      FileHandle.standardError.write(Data("proofsheet-rewrite: error: \(failure.message)\n".utf8))
      exit(2)
    } catch {
      FileHandle.standardError.write(Data("proofsheet-rewrite: error: \(error.localizedDescription)\n".utf8))
      exit(3)
    }
  }

  struct Failure: Error { let message: String }

  private init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        files.append(word)
        continue
      }
      guard let value = rest.popFirst() else { throw Failure(message: "\(word) expects a value") }
      switch word {
      case "--output": output = value
      case "--screens": screens = value
      case "--mend": mend = value
      case "--left-out": leftOut = value
      case "--types": types = value
      case "--base": base = value
      case "--names": options.names = value
      case "--modules": options.modules.formUnion(value.split(separator: ",").map(String.init))
      case "--list":
        files += try String(contentsOfFile: value, encoding: .utf8).split(separator: "\n").map(String.init)
      default: throw Failure(message: "unknown option \(word); see the head of RewriteTool.swift")
      }
    }
    if output.isEmpty, screens.isEmpty, mend.isEmpty { throw Failure(message: "expected --output FOLDER") }
  }

  private func run() throws {
    let sources = try files.map { path in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw Failure(message: "\(path): can't be read")
      }
      return (path: path, text: SourceText(bytes: Array(data)))
    }
    let absolute = URL(fileURLWithPath: leftOut).deletingLastPathComponent().standardizedFileURL.path
    let list = LeftOutList(in: absolute)
    guard mend.isEmpty else { return try mend(sources, list) }
    let parts = list.parts(listed)
    let kept = sources.map { (path: $0.path, text: LeftOutPart.leaveOut(parts, of: $0.text, at: $0.path)) }
    let table = ClassTable(kept)
    guard screens.isEmpty else {
      let lines = PlainScreens.all(table, includesViews: true, of: kept.map(\.text)).map {
        "\($0.name)\t\($0.expression ?? "")\t\($0.file)\t\($0.isLoadable ? "loadable" : "")\t"
          + "\($0.needsNavigation ? "navigation" : "")\t\($0.settings.map { "screen.\($0)" }.joined(separator: "; "))\n"
      }
      try lines.joined().write(toFile: screens, atomically: true, encoding: .utf8)
      return
    }
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    for source in kept {
      let text = Data(Rewriter.rewrite(source.text, at: source.path, table: table, options: options).utf8)
      let path = output + "/" + CopyName.name(of: source.path, below: base)
      if FileManager.default.contents(atPath: path) == text { continue }
      try text.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
  }

  /// The list of what is left out; empty where there is none.
  private var listed: String { (try? String(contentsOfFile: leftOut, encoding: .utf8)) ?? "" }

  private func mend(_ sources: [(path: String, text: SourceText)], _ list: LeftOutList) throws {
    let errors = CompilerError.all(in: try String(contentsOfFile: mend, encoding: .utf8))
    let types = MissingTypes(text: (try? String(contentsOfFile: self.types, encoding: .utf8)) ?? "")
    var mending = Mending(sources, parts: list.parts(listed), types: types, options: options)
    let isOther = mending.take(errors, typesPath: self.types)
    try list.text(mending.parts).write(toFile: leftOut, atomically: true, encoding: .utf8)
    try mending.types.text(importing: options.names).write(toFile: self.types, atomically: true, encoding: .utf8)
    for path in mending.stuck.sorted() { print(path) }
    if !isOther { exit(1) }
  }
}
