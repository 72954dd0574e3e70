public import ProofModel

extension SpecReader {
  /// Intrinsic sizes and baselines given from outside, as `expect:` has them under `given:`.
  public struct Given: Sendable {
    /// The contents by the ids of the views; empty where the file cannot be read.
    public var contents: [String: GivenContent]
    /// The problems of the file, unknown views among them.
    public var diagnostics: [Diagnostic]
    /// The text that was read, with its path as in spans, for printing diagnostics; empty where none was.
    public var sources: [(file: String, text: String)]
  }

  /// Reads a file of given contents, `{"titleLabel": {"size": [38, 20.5], "firstBaseline": 16, "lastBaseline": 16}}`,
  /// in JSON or YAML.
  ///
  /// - Parameter documents: whose views may be named; an unknown one is an error that offers the nearest.
  public static func readGiven(file: String, for documents: [Document]) -> Given {
    let builder = SpecBuilder(folder: nil)
    for document in documents { builder.register(document.root) }
    var contents: [String: GivenContent] = [:]
    do {
      let bytes = try FileReading.bytes(at: file, limit: largestFile)
      if let node = builder.compose(file: file, bytes: bytes, namedAt: nil) { contents = builder.given(node) }
    } catch {
      builder.sink.report(error.diagnostic())
    }
    return Given(
      contents: contents, diagnostics: builder.sink.diagnostics,
      sources: builder.sources.map { ($0.file, $0.text) })
  }
}

extension SpecBuilder {
  fileprivate func register(_ view: ViewNode) {
    viewIDs.append(view.id)
    viewSpans[view.id] = view.span ?? SourceSpan(file: document.file, line: 1)
    for child in view.children { register(child) }
  }
}
