import ProofModel
import Solving

extension BaselineManifest {
  /// The file: the same for equal manifests.
  public var bytes: [UInt8] {
    var writer = LineWriter()
    writer.line("{")
    writer.line("\"proofsheet-baselines\": \(Self.version),")
    writer.line("\"rule\": \(DiagnosticPrinter.quoted(Self.rule)),")
    writer.line("\"pictures\": \(DiagnosticPrinter.quoted(pictures)),")
    writer.list("environments", environments.sorted { $0.key < $1.key }) { writer, environment in
      writer.member("id", environment.key)
      writer.member("proofsheet", environment.value.tool)
      writer.key("libraries")
      writer.array(environment.value.libraries) { $0.string("\($1.name) \($1.version)") }
    }
    writer.list("fonts", fonts.sorted { $0.key < $1.key }) { writer, font in
      writer.member("sha256", font.key)
      writer.member("file", font.value)
    }
    writer.list("screens", screens.values.sorted { $0.scene < $1.scene }) { writer, screen in
      writer.member("scene", screen.scene)
      writer.member("file", screen.file)
    }
    writer.list("baselines", ordered, isLast: true) { $0.write($1) }
    writer.line("}")
    return writer.bytes
  }

  /// Reads the file.
  ///
  /// - Parameter path: as messages name it.
  public static func read(_ bytes: [UInt8], path: String) -> Result<BaselineManifest, DiagnosedFailure> {
    func failure(_ id: String, _ message: String, line: Int = 1, _ hint: String) -> DiagnosedFailure {
      DiagnosedFailure([.error(id, message, at: SourceSpan(file: path, line: line), hint: hint)])
    }
    let damaged = "take it from the repository again, or remove it and run 'proofsheet record'"
    let value: JSONValue
    do throws(JSONParsingError) {
      value = try JSONValue.parse(bytes)
    } catch {
      let text = String(decoding: bytes.prefix(1 << 20), as: UTF8.self)
      if text.contains("\n<<<<<<< ") || text.hasPrefix("<<<<<<< ") {
        return .failure(
          failure(
            "baselines-unmerged", "the baselines' manifest has unresolved conflicts of a merge",
            line: error.line, "take one side with 'git checkout --theirs \(path)', then 'proofsheet record'"))
      }
      return .failure(
        failure(
          "baselines-damaged", "the baselines' manifest is damaged: \(error.message)", line: error.line, damaged))
    }
    guard let version = value["proofsheet-baselines"]?.integer else {
      return .failure(
        failure("baselines-damaged", "this is no manifest of baselines: 'proofsheet-baselines' is missing", damaged))
    }
    guard version <= Self.version else {
      return .failure(
        failure(
          "baselines-version", "the baselines are of version \(version), this program reads version \(Self.version)",
          "use the program that recorded them, or record anew with this one into another folder"))
    }
    var reader = BaselineManifestReader(value: value)
    do throws(LayoutTextError) {
      return .success(try reader.read())
    } catch {
      return .failure(
        failure("baselines-damaged", "the baselines' manifest is damaged: \(error.message)", damaged))
    }
  }
}

extension LineWriter {
  fileprivate mutating func write(_ entry: BaselineManifest.Entry) {
    member("key", entry.key)
    member("scene", entry.scene)
    member("layout", entry.layout)
    member("picture", entry.picture)
    member("bytes", [Double(entry.layoutSize), Double(entry.pictureSize)])
    member("stored", entry.hasPicture ? "picture" : "layout")
    member("era", entry.era)
    member("environment", entry.environment)
    key("fonts")
    // Twelve digits tell fonts apart on a line that stays readable; the list above has them whole.
    array(entry.fonts) { $0.string(String($1.prefix(12))) }
    if !entry.assets.isEmpty {
      key("assets")
      array(entry.assets) { writer, asset in
        writer.object {
          $0.member("name", asset.name)
          $0.member("sha256", asset.sha256)
        }
      }
    }
  }
}

private struct BaselineManifestReader {
  let value: JSONValue
  private var manifest = BaselineManifest()

  init(value: JSONValue) { self.value = value }

  mutating func read() throws(LayoutTextError) -> BaselineManifest {
    manifest.pictures = try LayoutTextFields(value, "manifest").string("pictures")
    for value in try list("environments") {
      let fields = LayoutTextFields(value, "environment")
      let libraries = try strings("libraries", fields).map { text in
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        return DrawingEnvironment.Library(name: parts.first ?? "", version: parts.count > 1 ? parts[1] : "")
      }
      manifest.environments[try fields.string("id")] = DrawingEnvironment(
        tool: try fields.string("proofsheet"), libraries: libraries)
    }
    var fonts: [String: String] = [:]
    for value in try list("fonts") {
      let fields = LayoutTextFields(value, "font")
      let hash = try fields.string("sha256")
      manifest.fonts[hash] = try fields.string("file")
      fonts[String(hash.prefix(12))] = hash
    }
    for value in try list("screens") {
      let fields = LayoutTextFields(value, "screen")
      let scene = try fields.string("scene")
      manifest.screens[scene] = .init(scene: scene, file: try fields.string("file"))
    }
    for value in try list("baselines") {
      let entry = try entry(value, fonts: fonts)
      guard manifest.entries.updateValue(entry, forKey: entry.key) == nil else {
        throw LayoutTextError("the key '\(entry.key)' comes twice")
      }
    }
    return manifest
  }

  private func entry(_ value: JSONValue, fonts: [String: String]) throws(LayoutTextError) -> BaselineManifest.Entry {
    let fields = LayoutTextFields(value, "baseline '\(value["key"]?.string ?? "?")'")
    var assets: [DrawnAsset] = []
    for asset in value["assets"]?.array ?? [] {
      let part = LayoutTextFields(asset, "asset of \(fields.place)")
      assets.append(.init(name: try part.string("name"), sha256: try part.string("sha256")))
    }
    let stored = try fields.string("stored")
    guard ["picture", "layout"].contains(stored) else { throw fields.wrong("stored", "'picture' or 'layout'") }
    var hashes: [String] = []
    for short in try strings("fonts", fields) {
      guard let hash = fonts[short] else { throw fields.wrong("fonts", "a list of the fonts above") }
      hashes.append(hash)
    }
    let sizes = try fields.numbers("bytes", count: 2).compactMap { Int(exactly: $0) }
    guard sizes.count == 2 else { throw fields.wrong("bytes", "2 whole numbers") }
    return BaselineManifest.Entry(
      key: try fields.string("key"), scene: try fields.string("scene"), layout: try digest("layout", fields),
      picture: try digest("picture", fields), layoutSize: sizes[0], pictureSize: sizes[1],
      hasPicture: stored == "picture", era: try fields.string("era"),
      environment: try fields.string("environment"), fonts: hashes.sorted(), assets: assets)
  }

  private func list(_ key: String) throws(LayoutTextError) -> [JSONValue] {
    guard let values = value[key]?.array else { throw LayoutTextError("'\(key)' is missing") }
    return values
  }

  private func strings(_ key: String, _ fields: LayoutTextFields) throws(LayoutTextError) -> [String] {
    let values = fields.value[key]?.array ?? []
    let texts = values.compactMap(\.string)
    guard texts.count == values.count else { throw fields.wrong(key, "a list of texts") }
    return texts
  }

  /// A hash names a file, so it must be one.
  private func digest(_ key: String, _ fields: LayoutTextFields) throws(LayoutTextError) -> String {
    let text = try fields.string(key)
    let isHash =
      text.utf8.count == 64
      && text.unicodeScalars.allSatisfy { scalar in
        ("0"..."9").contains(scalar) || ("a"..."f").contains(scalar)
      }
    guard isHash else { throw fields.wrong(key, "a SHA-256 in hexadecimal") }
    return text
  }
}
