import Foundation
import ProofModel
import SpecFiles

/// A `swiftgen.yml`: which sources SwiftGen writes for an app, with names for its texts, pictures and colours. Apps keep
/// what is written out of their repositories, so that their code says names that no source declares.
///
/// Keys, defaults and templates are those of SwiftGen's documentation of its configuration (versions 5 and 6).
struct SwiftGenConfiguration {
  /// One file that is written.
  struct Output {
    enum Kind { case texts, assets }

    var kind: Kind
    /// Files and folders, absolute.
    var inputs: [String]
    /// Where SwiftGen would write it, absolute.
    var file: String
    /// Texts only: whether names stand beside each other (`flat`) instead of in one enumeration for each part of the key.
    var isFlat: Bool
    /// The enumeration that holds all.
    var name: String
    /// Whether each table or catalogue has an enumeration of its own where there is one alone.
    var namesFiles: Bool
    /// Assets only: whether folders that provide no namespace have an enumeration.
    var namesAllFolders: Bool
    var imageType: String
    var colorType: String
  }

  let outputs: [Output]

  /// - Returns: nil where the file can't be read or is no map.
  init?(file: String) {
    guard let bytes = try? FileReading.bytes(at: file, limit: 1 << 20) else { return nil }
    let source = YAMLSource(file: file, text: String(decoding: bytes, as: UTF8.self))
    guard let root = YAMLComposer.compose(source).0, root.entries != nil else { return nil }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let input = Self.path(root["input_dir"]?.text ?? ".", in: folder)
    let output = Self.path(root["output_dir"]?.text ?? ".", in: folder)
    outputs = [("strings", Output.Kind.texts), ("xcassets", .assets)].flatMap { key, kind in
      Self.list(root[key]).flatMap { Self.outputs(of: $0, kind, input, output) }
    }
  }

  /// What an entry of `strings` or `xcassets` writes by templates of SwiftGen's own; others' templates name it as they like.
  private static func outputs(of entry: YAMLNode, _ kind: Output.Kind, _ input: URL, _ output: URL) -> [Output] {
    let inputs = list(entry["inputs"] ?? entry["paths"]).compactMap(\.text).map { path($0, in: input).path }
    // Before version 6 one output stood in the entry itself.
    let written = entry["outputs"].map { list($0) } ?? [entry]
    return written.compactMap { made in
      guard let file = made["output"]?.text, let template = made["templateName"]?.text else { return nil }
      let isFlat = template.hasPrefix("flat-swift")
      guard kind == .assets ? template.hasPrefix("swift") : isFlat || template.hasPrefix("structured-swift") else {
        return nil
      }
      let parameters = made["params"]
      func isSet(_ key: String) -> Bool { parameters?[key]?.boolean == true }
      return Output(
        kind: kind, inputs: inputs, file: path(file, in: output).path, isFlat: isFlat,
        name: parameters?["enumName"]?.text ?? (kind == .texts ? "L10n" : "Asset"),
        namesFiles: isSet("forceFileNameEnum"), namesAllFolders: isSet("forceProvidesNamespaces"),
        imageType: parameters?["imageTypeName"]?.text ?? "ImageAsset",
        colorType: parameters?["colorTypeName"]?.text ?? "ColorAsset")
    }
  }

  /// A list, or what stands for a list of one.
  private static func list(_ node: YAMLNode?) -> [YAMLNode] {
    guard let node else { return [] }
    return node.items ?? [node]
  }

  private static func path(_ text: String, in folder: URL) -> URL {
    URL(fileURLWithPath: text, relativeTo: URL(fileURLWithPath: folder.path + "/")).standardizedFileURL
  }
}
