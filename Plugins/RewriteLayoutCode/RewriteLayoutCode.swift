import Foundation
import PackagePlugin

/// Compiles an app's own sources on Linux: copies of them, rewritten, are the sources of the target.
///
/// A plugin can't take originals out of a target. So the target has one source of its own, and a file `folders.txt`
/// beside it names the folders of the app, one to a line, relative to the package; a line with `!` before it leaves a
/// folder or file out.
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
    let leftOut = lines.filter { $0.hasPrefix("!") }.map { package.appending(path: String($0.dropFirst())).path }
    let files = lines.filter { !$0.isEmpty && !$0.hasPrefix("!") && !$0.hasPrefix("#") }
      .flatMap { Self.sources(in: package.appending(path: $0)) }
      .filter { file in !leftOut.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } }
      .sorted { $0.path < $1.path }
    guard !files.isEmpty else {
      Diagnostics.error("\(list.path): no Swift source in its folders")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "Sources")
    let base = package.path + "/"
    let copies = files.map { file in
      output.appending(path: file.path.dropFirst(base.count).split(separator: "/").joined(separator: "+"))
    }
    let listing = context.pluginWorkDirectoryURL.appending(path: "sources.txt")
    let paths = Data(files.map(\.path).joined(separator: "\n").utf8)
    if (try? Data(contentsOf: listing)) != paths { try paths.write(to: listing, options: .atomic) }
    return [
      .buildCommand(
        displayName: "Rewriting \(files.count) sources of \(target.name) for Linux",
        executable: try context.tool(named: "proofsheet-rewrite").url,
        arguments: [
          "--output", output.path, "--base", base, "--modules", Self.modules(of: target).joined(separator: ","),
          "--list", listing.path,
        ],
        inputFiles: files + [listing], outputFiles: copies)
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
