public import ProofModel

extension TextEngine {
  /// The faces that these texts need, fallbacks among them, each once and by name; hashes each file once.
  public func fonts(of contents: [TextContent], environment: TextEnvironment) -> [FontUse] {
    var faces: Set<FaceID> = []
    for content in contents {
      for line in layOut(content, width: nil, height: nil, environment: environment).lines {
        faces.formUnion(line.runs.map(\.face))
      }
    }
    let uses = faces.compactMap { face($0) }.map { face in
      FontUse(
        family: face.familyName, style: face.styleName,
        file: face.file.path.split(separator: "/").last.map(String.init) ?? face.file.path, sha256: face.file.sha256)
    }
    return Set(uses).sorted()
  }
}
