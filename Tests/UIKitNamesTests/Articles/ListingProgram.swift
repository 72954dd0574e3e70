import Foundation

/// A program of an article's listings and a driver of ours, compiled against the modules that were built for the tests,
/// and run.
struct ListingProgram {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("listings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  /// A driver by its name, which becomes the program's `main.swift`.
  func writeDriver(_ name: String) throws {
    let drivers = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Drivers")
    try write("main.swift", try String(contentsOf: drivers.appendingPathComponent(name + ".swift"), encoding: .utf8))
  }

  /// The folder of the test bundle, where the package's modules and objects are.
  private static let built = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()

  private static let modules = [
    "LinearSolver", "ProofModel", "Resolving", "AutoLayout", "Transitions", "Typesetting", "SpecFiles", "XMLParsing",
    "InterfaceBuilder", "Importing", "LayoutCode", "UIKitNames", "CProofShims", "Yams", "CYaml",
  ]

  /// Compiles everything that was written and runs it; its lines, each `name: x y width height` or another number list.
  func run() throws -> [String: [Double]] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    var arguments = ["swiftc", "-swift-version", "5", "-suppress-warnings", "-module-name", "Listing"]
    arguments += ["-I", Self.built.appendingPathComponent("Modules").path, "-o", "listing"] + files.sorted()
    for target in ["CFreeType", "CHarfBuzz", "CICU", "CLibXML2", "CProofShims", "CYaml"] {
      arguments += Self.moduleMap(target)
    }
    let headers = try call("/usr/bin/env", ["pkg-config", "--cflags", "freetype2", "harfbuzz", "icu-uc", "libxml-2.0"])
      .text
    arguments += headers.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    arguments += try Self.modules.flatMap(Self.objects) + ["-lfreetype", "-lharfbuzz", "-licuuc", "-lxml2", "-lstdc++"]
    let compiled = try call("/usr/bin/env", arguments)
    guard compiled.code == 0 else { throw Failure(description: compiled.text) }
    let ran = try call(folder.appendingPathComponent("listing").path, [])
    guard ran.code == 0 else { throw Failure(description: ran.text) }
    var values: [String: [Double]] = [:]
    for line in ran.text.split(separator: "\n") {
      let parts = line.components(separatedBy: ": ")
      if parts.count == 2 { values[parts[0]] = parts[1].split(separator: " ").compactMap { Double($0) } }
    }
    return values
  }

  /// Objects of a module, in its build folder and the folders below.
  private static func objects(_ module: String) throws -> [String] {
    let folder = built.appendingPathComponent("\(module).build")
    guard let found = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return found.compactMap { $0 as? String }.filter { $0.hasSuffix(".o") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }

  private static func moduleMap(_ target: String) -> [String] {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/\(target)")
    let maps = [
      built.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("checkouts/Yams/Sources/\(target)/include/module.modulemap"),
      sources.appendingPathComponent("module.modulemap"), sources.appendingPathComponent("include/module.modulemap"),
      built.appendingPathComponent("\(target).build/module.modulemap"),
    ]
    return maps.first { FileManager.default.fileExists(atPath: $0.path) }.map {
      ["-Xcc", "-fmodule-map-file=\($0.path)"]
    } ?? []
  }

  private func call(_ program: String, _ arguments: [String]) throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let log = folder.appendingPathComponent("log.txt")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    return (process.terminationStatus, (try? String(contentsOf: log, encoding: .utf8)) ?? "")
  }
}
