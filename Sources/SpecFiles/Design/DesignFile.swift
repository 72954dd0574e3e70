import Foundation
public import ProofModel

/// A design's file: exported Figma JSON, or a picture.
public enum DesignFile {
  /// Endings of the files that are pictures of designs; all others are Figma's JSON.
  static let pictureEndings = [".png", ".jpg", ".jpeg", ".svg", ".pdf"]
  /// Larger files are refused unread.
  static let largestFile = 64 << 20
  /// Layers of all frames of a file.
  static let mostLayers = 50_000

  /// Why a file is no design.
  public enum Problem: Error, Hashable, Sendable {
    case unreadable(FileError)
    case notJSON(String)
    case noFrames
    case tooManyLayers(Int)

    /// The problem as an error of the file at a path; `span` is where a document names it.
    public func diagnostic(_ file: String, at span: SourceSpan?) -> Diagnostic {
      switch self {
      case .unreadable(let error): return error.diagnostic(at: span)
      case .notJSON(let detail):
        return .error(
          "unreadable-design", "'\(file)' is no design: \(detail)", at: span,
          hint: "save what Figma's GET /v1/files/KEY/nodes?ids=… answers, or export the frame as PNG or SVG")
      case .noFrames:
        return .error(
          "empty-design", "'\(file)' holds no frame that is shown", at: span,
          hint: "ask for the frame's node, or for the page that it stands on")
      case .tooManyLayers(let count):
        return .error(
          "design-too-large", "'\(file)' holds \(count) layers, at most \(mostLayers) are read", at: span,
          hint: "ask for single frames: GET /v1/files/KEY/nodes?ids=…")
      }
    }
  }

  /// What is compared with: a picture is told by its ending, and only looked at when it is drawn.
  ///
  /// - Parameters:
  ///   - path: of the file, as it can be opened.
  ///   - name: as it is written; of a picture the asset's name.
  public static func mock(_ path: String, named name: String) throws(Problem) -> DesignMock {
    let isPicture = pictureEndings.contains { path.lowercased().hasSuffix($0) }
    let bytes: [UInt8]
    do {
      if isPicture {
        _ = try FileReading.OpenFile(path)
        return DesignMock(file: name, content: .picture(name))
      }
      bytes = [UInt8](try FileReading.bytes(at: path, limit: largestFile))
    } catch {
      throw .unreadable(error)
    }
    return DesignMock(file: name, content: .frames(try frames(bytes)))
  }

  /// The frames of a Figma file, in its order; O(layers).
  public static func frames(_ bytes: [UInt8]) throws(Problem) -> [DesignFrame] {
    let data = Data(bytes)
    let decoder = JSONDecoder()
    let file: FigmaFile
    do {
      file = try decoder.decode(FigmaFile.self, from: data)
    } catch {
      throw .notJSON(Self.words(error))
    }
    var frames = file.frames
    // One node by itself.
    if file.document == nil, file.nodes == nil, let node = try? decoder.decode(FigmaNode.self, from: data) {
      frames = FigmaFile(document: node, nodes: nil, styles: nil).frames
    }
    guard !frames.isEmpty else { throw .noFrames }
    let count = frames.reduce(0) { $0 + Self.count($1.layers) }
    guard count <= mostLayers else { throw .tooManyLayers(count) }
    return frames
  }

  private static func count(_ layers: [DesignLayer]) -> Int { layers.reduce(0) { $0 + 1 + count($1.children) } }

  private static func words(_ error: any Error) -> String {
    func place(_ path: [any CodingKey]) -> String {
      path.isEmpty ? "" : " at " + path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return "there is no '\(key.stringValue)'\(place(context.codingPath))"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      return "another kind of value was expected\(place(context.codingPath))"
    default: return "it is not JSON"
    }
  }
}
