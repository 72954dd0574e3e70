import Foundation
import PackagePlugin

/// Compiles an app's own sources on Linux: copies of them, rewritten, are the sources of the target.
///
/// A plugin can't take originals out of a target. So the target has one source of its own, and a file `folders.txt`
/// beside it names the folders of the app, one to a line, relative to its own folder or absolute; a line with `!` before it
/// leaves a folder or file out, one with `#` is a remark. A file `left-out.txt` lists the parts of files that are left out.
@main
struct RewriteLayoutCode: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let package = context.package.directoryURL
    let list = target.directoryURL.appending(path: "folders.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      Diagnostics.error("\(list.path): expected the folders of the app, one to a line")
      return []
    }
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    func place(_ line: some StringProtocol) -> URL {
      let base = line.hasPrefix("/") ? URL(filePath: "/") : target.directoryURL
      return base.appending(path: String(line)).standardizedFileURL
    }
    let leftOut = lines.filter { $0.hasPrefix("!") }.map { place($0.dropFirst()).path }
    let folders = lines.filter { !$0.isEmpty && !$0.hasPrefix("!") && !$0.hasPrefix("#") }.map { place($0) }
    for folder in folders where !FileManager.default.fileExists(atPath: folder.path) {
      Diagnostics.error("\(list.path): there is no '\(folder.path)'; paths are relative to this file")
    }
    let files = folders.flatMap { Self.sources(in: $0) }
      .filter { file in !leftOut.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } }
      .sorted { $0.path < $1.path }
    guard !files.isEmpty else {
      Diagnostics.error("\(list.path): no Swift source in its folders")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "Sources")
    let base = package.path + "/"
    let copies = files.map { file in
      let rest = file.path.hasPrefix(base) ? file.path.dropFirst(base.count) : file.path[...]
      return output.appending(path: rest.split(separator: "/").joined(separator: "+"))
    }
    let listing = context.pluginWorkDirectoryURL.appending(path: "sources.txt")
    let paths = Data(files.map(\.path).joined(separator: "\n").utf8)
    if (try? Data(contentsOf: listing)) != paths { try paths.write(to: listing, options: .atomic) }
    let parts = target.directoryURL.appending(path: "left-out.txt")
    let hasParts = FileManager.default.fileExists(atPath: parts.path)
    return [
      .buildCommand(
        displayName: "Rewriting \(files.count) sources of \(target.name) for Linux",
        executable: try context.tool(named: "proofsheet-rewrite").url,
        arguments: [
          "--output", output.path, "--base", base, "--modules", Self.modules(of: target).joined(separator: ","),
          "--list", listing.path,
        ] + (hasParts ? ["--left-out", parts.path] : []),
        inputFiles: files + [listing] + (hasParts ? [parts] : []), outputFiles: copies)
    ]
  }

  private static func sources(in folder: URL) -> [URL] {
    if folder.pathExtension == "swift" { return [folder] }
    guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
    return walk.compactMap { $0 as? URL }.filter {
      $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift"
    }
  }

  /// What the target can import.
  private static func modules(of target: any SourceModuleTarget) -> [String] {
    target.recursiveTargetDependencies.compactMap { ($0 as? any SourceModuleTarget)?.moduleName }.sorted()
  }
}
