internal import CYaml
package import ProofModel

/// Builds nodes from the events of the YAML parser, with what its own composer leaves out: where nodes end, all
/// duplicate keys at once, and limits on depth and on what aliases expand to.
package struct YAMLComposer {
  /// Levels of lists and maps; a nested view takes two.
  static let deepestNesting = 256
  /// Nodes of one file with all aliases expanded.
  static let mostNodes = 400_000

  private let source: YAMLSource
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private var anchors: [String: YAMLNode] = [:]
  private var depth = 0
  private var nodeCount = 0
  private var diagnostics: [Diagnostic] = []

  private struct Stop: Error { var diagnostic: Diagnostic }

  /// The file's one document; nil where the YAML is broken (then the last diagnostic says how) or empty.
  package static func compose(_ source: YAMLSource) -> (YAMLNode?, [Diagnostic]) {
    let bytes = Array(source.text.utf8)
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    defer {
      yaml_parser_delete(parser)
      parser.deinitialize(count: 1)
      parser.deallocate()
    }
    guard yaml_parser_initialize(parser) == 1 else {
      return (nil, [.error("out-of-memory", "out of memory while reading", at: source.span(0..<0))])
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    return bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
      var composer = YAMLComposer(source: source, parser: parser)
      return composer.run()
    }
  }

  private init(source: YAMLSource, parser: UnsafeMutablePointer<yaml_parser_t>) {
    self.source = source
    self.parser = parser
  }

  private mutating func run() -> (YAMLNode?, [Diagnostic]) {
    do {
      var root: YAMLNode?
      while true {
        var event = try next()
        defer { yaml_event_delete(&event) }
        switch event.type {
        case YAML_STREAM_END_EVENT: return (root, diagnostics)
        case YAML_STREAM_START_EVENT, YAML_DOCUMENT_END_EVENT: continue
        case YAML_DOCUMENT_START_EVENT:
          if root != nil {
            throw Stop(
              diagnostic: .error(
                "several-documents", "a file holds one screen, found a second document", at: span(event),
                hint: "put what follows '---' into a file of its own"))
          }
        default: root = try node(from: &event)
        }
      }
    } catch {
      if let stop = error as? Stop { diagnostics.append(stop.diagnostic) }
      return (nil, diagnostics)
    }
  }

  private func range(_ event: yaml_event_t) -> Range<Int> {
    let start = Int(event.start_mark.index)
    return start..<max(start, Int(event.end_mark.index))
  }

  private func span(_ event: yaml_event_t) -> SourceSpan { source.span(range(event)) }

  private func next() throws -> yaml_event_t {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else {
      let problem = YAMLProblem(
        text: parser.pointee.problem.map { String(cString: $0) } ?? "",
        // The reader counts bytes, everything else scalars.
        offset: parser.pointee.error == YAML_READER_ERROR
          ? source.offset(ofByte: Int(parser.pointee.problem_offset)) : Int(parser.pointee.problem_mark.index),
        contextOffset: parser.pointee.context == nil ? nil : Int(parser.pointee.context_mark.index),
        isTooDeep: parser.pointee.error == YAML_MEMORY_ERROR)
      throw Stop(diagnostic: problem.diagnostic(in: source))
    }
    return event
  }

  private mutating func node(from event: inout yaml_event_t) throws -> YAMLNode {
    nodeCount += 1
    switch event.type {
    case YAML_ALIAS_EVENT: return try alias(event)
    case YAML_SCALAR_EVENT: return scalar(event)
    case YAML_SEQUENCE_START_EVENT: return try sequence(event)
    default: return try mapping(event)
    }
  }

  private func name(_ anchor: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    anchor.map { String(cString: $0) }
  }

  private mutating func keep(_ node: YAMLNode, _ anchor: UnsafeMutablePointer<yaml_char_t>?) -> YAMLNode {
    if let name = name(anchor) { anchors[name] = node }
    return node
  }

  private mutating func alias(_ event: yaml_event_t) throws -> YAMLNode {
    let name = name(event.data.alias.anchor) ?? ""
    guard let node = anchors[name] else {
      throw Stop(
        diagnostic: .error(
          "unknown-alias", "no anchor '&\(name)' stands before this alias", at: span(event),
          hint: NearestNames.hint(for: name, in: anchors.keys.sorted()) ?? "quote the text if it begins with '*'"))
    }
    nodeCount += node.weight
    guard nodeCount <= Self.mostNodes else {
      throw Stop(
        diagnostic: .error(
          "alias-expansion", "aliases expand to more than \(Self.mostNodes) values", at: span(event),
          hint: "write the parts as components instead"))
    }
    return node
  }

  private mutating func scalar(_ event: yaml_event_t) -> YAMLNode {
    let data = event.data.scalar
    let text = String(decoding: UnsafeBufferPointer(start: data.value, count: data.length), as: UTF8.self)
    let style: YAMLNode.Style
    switch data.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: style = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: style = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: style = .literal
    case YAML_FOLDED_SCALAR_STYLE: style = .folded
    default: style = .plain
    }
    if data.tag != nil, data.plain_implicit == 0, data.quoted_implicit == 0 { reportTag(event) }
    let node = YAMLNode(
      content: .scalar(text, style), source: source, range: range(event), weight: 1, isFlow: true)
    return keep(node, data.anchor)
  }

  private mutating func reportTag(_ event: yaml_event_t) {
    let written = source.text(range(event)).prefix { !$0.isWhitespace }
    diagnostics.append(
      .error(
        "yaml-tag", "tags such as '\(written)' are not read", at: span(event),
        hint: "quote the value to make it a text"))
  }

  private mutating func descend(_ event: yaml_event_t) throws {
    depth += 1
    guard depth <= Self.deepestNesting else {
      throw Stop(diagnostic: YAMLProblem.tooDeep(at: span(event)))
    }
  }

  private mutating func sequence(_ first: yaml_event_t) throws -> YAMLNode {
    try descend(first)
    defer { depth -= 1 }
    var items: [YAMLNode] = []
    var weight = 1
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      if event.type == YAML_SEQUENCE_END_EVENT {
        let data = first.data.sequence_start
        let isFlow = data.style == YAML_FLOW_SEQUENCE_STYLE
        let start = Int(first.start_mark.index)
        return keep(
          YAMLNode(
            content: .sequence(items), source: source, range: start..<max(start, Int(event.end_mark.index)),
            weight: weight, isFlow: isFlow), data.anchor)
      }
      let item = try node(from: &event)
      weight += item.weight
      items.append(item)
    }
  }

  private mutating func mapping(_ first: yaml_event_t) throws -> YAMLNode {
    try descend(first)
    defer { depth -= 1 }
    var entries: [YAMLNode.Entry] = []
    var seen: [String: SourceSpan] = [:]
    var weight = 1
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      if event.type == YAML_MAPPING_END_EVENT {
        let data = first.data.mapping_start
        let isFlow = data.style == YAML_FLOW_MAPPING_STYLE
        let start = Int(first.start_mark.index)
        return keep(
          YAMLNode(
            content: .mapping(entries), source: source, range: start..<max(start, Int(event.end_mark.index)),
            weight: weight, isFlow: isFlow), data.anchor)
      }
      let key = try node(from: &event)
      var valueEvent = try next()
      defer { yaml_event_delete(&valueEvent) }
      let value = try node(from: &valueEvent)
      weight += key.weight + value.weight
      guard let text = key.text else {
        diagnostics.append(
          .error(
            "key-not-text", "a key must be a text, found \(key.described)", at: key.span,
            hint: "rules inside { } and keys with brackets are quoted"))
        continue
      }
      if let earlier = seen[text] {
        diagnostics.append(
          .error(
            "duplicate-key", "duplicate key '\(text)'", at: key.span,
            notes: [Diagnostic.Note("'\(text)' stands here first", at: earlier)],
            hint: "keep one of the two"))
        continue
      }
      seen[text] = key.span
      entries.append(YAMLNode.Entry(key: key, value: value))
    }
  }
}
