import Foundation
import ProofModel

/// Pictures of the project: sets of asset catalogues and loose files.
extension ProjectResources {
  /// Finds the files of each picture that the document names. What is not found is looked for beside the file as it is
  /// named.
  func addPictures(to document: inout Document, _ sink: inout DiagnosticSink) {
    for name in document.pictureNames where document.pictures[name] == nil {
      guard let set = pictureSet(name, document.platform, &sink) else {
        if index.symbolSets.contains(name) { document.systemPictures.insert(name) }
        continue
      }
      document.pictures[name] = set
    }
    document.assetRoot = tree.root.isEmpty ? nil : tree.root
    document.showPicturesInBars()
  }

  /// The picture of an asset catalogue by its name.
  package func pictureSet(_ name: String, _ platform: Platform, _ sink: inout DiagnosticSink) -> PictureSet? {
    // Sets in folders that make a namespace are named with it: `Icons/star`.
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let sets = index.imageSets[last] ?? []
    let suited = name.contains("/") ? sets.filter { $0.contains("/\(name).imageset") } + sets : sets
    for path in suited {
      guard let bytes = Self.bytes(path + "/Contents.json", &sink) else { continue }
      guard let contents = try? JSONDecoder().decode(ImageSetContents.self, from: bytes) else {
        Self.warn(path + "/Contents.json", "it is no image set", &sink)
        continue
      }
      let files = contents.files(in: path, platform)
      if !files.isEmpty { return PictureSet(files: files, isTemplate: contents.isTemplate) }
    }
    if platform == .mac, let icons = iconSet(name) ?? appIcon(name, &sink) { return icons }
    // Of names without an ending a PNG is meant; one with another ending is that file's. Icons are AppKit's.
    let ending = ProjectTree.pictures.filter { $0 != ".png" && !Self.isVector($0) }.first {
      name.lowercased().hasSuffix($0)
    }
    let loose = (index.loosePictures[Self.looseStem(name)] ?? []).filter { path in
      ending.map { path.lowercased().hasSuffix($0) } ?? (platform == .mac || !path.lowercased().hasSuffix(".icns"))
    }
    guard let nearest = loose.first else {
      // A file that moved into a catalogue is found by the name that it had (`UIImage(named: "star.png")` shows the set `star`).
      return name.hasSuffix(".png") ? pictureSet(String(name.dropLast(".png".count)), platform, &sink) : nil
    }
    // One folder's files make a picture.
    let folder = nearest.prefix(upTo: nearest.lastIndex(of: "/") ?? nearest.startIndex)
    let together = loose.filter { $0.prefix(upTo: $0.lastIndex(of: "/") ?? $0.startIndex) == folder }
    return PictureSet(files: together.map { PictureSet.File(path: $0, scale: Self.scale(ofFile: $0)) })
  }

  /// A set of icons, `NAME.iconset`, of which Xcode makes `NAME.icns`: for each scale the largest of its pictures.
  private func iconSet(_ name: String) -> PictureSet? {
    let stem = name.hasSuffix(".icns") ? String(name.dropLast(".icns".count)) : name
    guard let folder = index.iconSets[stem]?.first else { return nil }
    var largest: [Double: (side: Int, file: String)] = [:]
    for file in Self.entries(of: folder) where file.lowercased().hasSuffix(".png") {
      let scale = Self.scale(ofFile: file)
      guard let side = Int(file.dropFirst("icon_".count).prefix(while: \.isNumber)) else { continue }
      if side > largest[scale]?.side ?? 0 { largest[scale] = (side, file) }
    }
    guard !largest.isEmpty else { return nil }
    return PictureSet(
      files: largest.sorted { $0.key < $1.key }.map { .init(path: "\(folder)/\($0.value.file)", scale: $0.key) })
  }

  /// An app's icon, of which Xcode makes `AppIcon.icns` beside the catalogue: for each scale the largest of its pictures.
  private func appIcon(_ name: String, _ sink: inout DiagnosticSink) -> PictureSet? {
    guard let folder = index.appIcons[name]?.first, let bytes = Self.bytes(folder + "/Contents.json", &sink),
      let contents = try? JSONDecoder().decode(ImageSetContents.self, from: bytes)
    else { return nil }
    let files = contents.icons(in: folder)
    return files.isEmpty ? nil : PictureSet(files: files)
  }

  /// `star` of `star`, `star.png`, `star@2x.png` and `star@2x~ipad.png`.
  package static func looseStem(_ name: String) -> String {
    var stem = name.split(separator: "/").last.map(String.init) ?? name
    // One ending: `logo.svg@2x.png` is a file of `logo.svg.png`.
    if let ending = ProjectTree.pictures.first(where: stem.lowercased().hasSuffix) {
      stem = String(stem.dropLast(ending.count))
    }
    for idiom in ["~ipad", "~iphone"] where stem.hasSuffix(idiom) { stem = String(stem.dropLast(idiom.count)) }
    for scale in ["@2x", "@3x"] where stem.hasSuffix(scale) { stem = String(stem.dropLast(scale.count)) }
    return stem
  }

  private static func scale(ofFile path: String) -> Double {
    isVector(path) || undecoded.contains { path.lowercased().hasSuffix($0) }
      ? 0 : path.contains("@3x") ? 3 : path.contains("@2x") ? 2 : 1
  }

  /// Pictures whose own bytes say how large they are, whatever the screen, as vectors do.
  private static let undecoded = [".icns", ".tif", ".tiff", ".gif"]

  private static func isVector(_ path: String) -> Bool {
    path.lowercased().hasSuffix(".pdf") || path.lowercased().hasSuffix(".svg")
  }
}

/// `Contents.json` of an image set.
private struct ImageSetContents: Decodable {
  struct Entry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    /// How large an icon is, `512x512`.
    var size: String?
    var appearances: [CatalogueAppearance]?

    var luminosity: String? { appearances?.luminosity }
    var isPlain: Bool { appearances?.allSatisfy { $0.appearance == "luminosity" } ?? true }
  }
  struct Properties: Decodable {
    var intent: String?
    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }
  var images: [Entry]?
  var properties: Properties?

  var isTemplate: Bool { properties?.intent == "template" }

  /// The files of the idiom that suits the platform best; names that leave the set are left out.
  func files(in folder: String, _ platform: Platform) -> [PictureSet.File] {
    let idioms = platform == .mac ? ["mac", "universal"] : ["universal", "iphone", "ipad"]
    let named = (images ?? []).filter { entry in
      entry.isPlain && entry.filename.map { !$0.isEmpty && !$0.contains("/") } ?? false
    }
    let idiom = idioms.first { idiom in
      named.contains { ($0.idiom ?? "universal") == idiom && $0.luminosity != "dark" }
    }
    let suited = named.filter { idiom == nil || ($0.idiom ?? "universal") == idiom }
    // Beside files of the light appearance those of any are the dark one's, where that has none.
    let own = Set(suited.compactMap(\.luminosity))
    let others = own.contains("light") ? own.contains("dark") ? nil : "dark" : "light"
    return suited.compactMap { entry in
      guard let luminosity = entry.luminosity ?? others else { return nil }
      let name = entry.filename ?? ""
      let isVector = name.lowercased().hasSuffix(".pdf") || name.lowercased().hasSuffix(".svg")
      let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      return PictureSet.File(
        path: Self.path(of: name, in: folder), scale: isVector ? 0 : scale, isDark: luminosity == "dark")
    }
  }

  /// The Mac's icons, of each scale the largest.
  func icons(in folder: String) -> [PictureSet.File] {
    var largest: [Double: (side: Double, name: String)] = [:]
    for entry in images ?? [] where entry.idiom == "mac" {
      guard let name = entry.filename, !name.isEmpty, !name.contains("/"),
        let side = entry.size.flatMap({ Double($0.prefix { $0 != "x" }) })
      else { continue }
      let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      if side > largest[scale]?.side ?? 0 { largest[scale] = (side, name) }
    }
    return largest.sorted { $0.key < $1.key }.map {
      .init(path: Self.path(of: $0.value.name, in: folder), scale: $0.key)
    }
  }

  /// The file of that name, in whatever letters: a Mac's disk finds `star@2X.png` by `star@2x.png`.
  private static func path(of name: String, in folder: String) -> String {
    let path = "\(folder)/\(name)"
    guard !FileManager.default.fileExists(atPath: path),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return path }
    return names.sorted().first { $0.lowercased() == name.lowercased() }.map { "\(folder)/\($0)" } ?? path
  }
}

extension Document {
  /// Pictures of bar buttons that the project has not are signs: the system's symbols, or a box. One of the system's own
  /// items is never a picture of the project, whatever that is called.
  fileprivate mutating func showPicturesInBars() {
    func shown(_ items: [BarContents.Item]) -> [BarContents.Item] {
      items.map { item in
        if case .picture(let name) = item, pictures[name] == nil { return .sign(name) }
        return item
      }
    }
    func show(_ contents: inout BarContents) {
      contents.leading = shown(contents.leading)
      contents.trailing = shown(contents.trailing)
      contents.tools = shown(contents.tools)
      contents.tabSigns = shown(contents.tabSigns)
    }
    show(&barContents)
    for key in innerBarContents.keys.sorted() {
      if var contents = innerBarContents[key] {
        show(&contents)
        innerBarContents[key] = contents
      }
    }
    func visit(_ node: inout ViewNode) {
      if node.kind == .toolbar, case .texts(let texts)? = node.properties[.segments]?.value {
        node.properties[.segments]?.value = .texts(shown(texts.map(BarContents.Item.init(entry:))).map(\.entry))
      }
      for index in node.children.indices { visit(&node.children[index]) }
    }
    visit(&root)
  }

  /// Names of pictures in views, their changes and bars.
  var pictureNames: Set<String> {
    var names: Set<String> = []
    func note(_ items: [BarContents.Item]) {
      for case .picture(let name) in items { names.insert(name) }
    }
    for contents in [barContents] + innerBarContents.values {
      note(contents.items)
    }
    func note(_ value: PropertyValue?) {
      if case .text(let name)? = value { names.insert(name) }
    }
    func visit(_ node: ViewNode) {
      note(node.properties[.asset]?.value)
      names.formUnion([node.ground, node.unseenGround].compactMap { $0 })
      if node.kind == .toolbar, case .texts(let texts)? = node.properties[.segments]?.value {
        note(texts.map(BarContents.Item.init(entry:)))
      }
      for child in node.children { visit(child) }
    }
    visit(root)
    for assignment in overrides.flatMap(\.set) + states.flatMap(\.set) {
      if case .view(_, .asset) = assignment.target { note(assignment.value) }
    }
    return names.subtracting(systemPictures)
  }
}
