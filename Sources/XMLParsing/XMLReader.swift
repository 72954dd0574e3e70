import CLibXML2
import ProofModel

/// Reads XML into a tree through libxml2's SAX interface, with limits that hostile files run into.
///
/// Entities other than XML's own five are refused, so no bomb can grow; nothing outside the file is ever opened.
package struct XMLReader {
  /// What a file may be; a larger one is an error with the figure in its message.
  package struct Limits {
    package var bytes = 64 << 20
    var depth = 512
    var elements = 2_000_000

    package init() {}
  }

  /// What reading gives.
  package struct Result {
    /// What could be read: of a file that is cut off or damaged, everything before the place.
    package var root: XMLElement?
    package var diagnostics: [Diagnostic]
    /// Whether the file was read to its end, and ended where its root does.
    package var isWhole = true
  }

  /// Reads a whole file; O(n). Problems carry line and column.
  package static func read(_ bytes: [UInt8], file: String, limits: Limits = Limits()) -> Result {
    if let problem = refuse(bytes, file: file, limits: limits) { return Result(root: nil, diagnostics: [problem]) }
    let conflicts = MergeConflicts(bytes)
    var bytes = conflicts.bytes
    let entity = TagScanner.blankDocumentType(in: &bytes)
    let state = XMLReaderState(file: file, limits: limits, tags: TagScanner(bytes))
    state.report(conflicts)
    if let entity { state.refuseEntities(at: SourceSpan(file: file, start: entity)) }
    var handler = xmlSAXHandler()
    handler.initialized = XML_SAX2_MAGIC
    handler.startElementNs = { XMLReaderState.of($0)?.start($1, prefix: $2, count: $6, attributes: $8) }
    handler.endElementNs = { context, _, _, _ in XMLReaderState.of(context)?.end() }
    handler.characters = { XMLReaderState.of($0)?.characters($1, count: $2) }
    handler.cdataBlock = { XMLReaderState.of($0)?.characters($1, count: $2) }
    // Those of files in other encodings, which were not seen before.
    handler.entityDecl = { context, _, _, _, _, _ in XMLReaderState.of(context)?.stopAtEntities() }
    handler.serror = { context, error in XMLReaderState.of(context)?.report(error) }
    bytes.withUnsafeBytes { buffer in
      let memory = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard let parser = xmlCreatePushParserCtxt(&handler, nil, nil, 0, nil) else { return }
      defer { xmlFreeParserCtxt(parser) }
      // The parser hands its own context to the callbacks; the state hangs on it.
      parser.pointee._private = Unmanaged.passUnretained(state).toOpaque()
      xmlCtxtUseOptions(
        parser,
        [XML_PARSE_NONET, XML_PARSE_RECOVER, XML_PARSE_HUGE, XML_PARSE_NOENT].reduce(0) { $0 | Int32($1.rawValue) })
      var offset = 0
      // In pieces, so that a file over a limit is left early.
      while offset < buffer.count, !state.isStopped {
        let count = min(1 << 16, buffer.count - offset)
        xmlParseChunk(parser, memory?.advanced(by: offset), Int32(count), 0)
        offset += count
      }
      if !state.isStopped { xmlParseChunk(parser, nil, 0, 1) }
    }
    let isWhole = state.isWhole
    return Result(root: state.finish(), diagnostics: state.diagnostics, isWhole: isWhole)
  }

  /// What can be told from the bytes alone: too large, compiled, in conflict, empty.
  private static func refuse(_ bytes: [UInt8], file: String, limits: Limits) -> Diagnostic? {
    let start = SourceSpan(file: file, line: 1)
    if bytes.count > limits.bytes {
      return .error(
        "file-too-large", "the file is larger than \(limits.bytes >> 20) MB, which is the most that is read", at: start,
        hint: "split the storyboard into several, joined by storyboard references")
    }
    if bytes.starts(with: Array("NIBArchive".utf8)) || bytes.starts(with: Array("bplist".utf8)) {
      return .error(
        "compiled-nib", "this is a compiled nib, and Interface Builder's XML is expected", at: start,
        hint: "open the .xib or .storyboard it was compiled from")
    }
    if bytes.allSatisfy({ $0 == 32 || $0 == 10 || $0 == 13 || $0 == 9 }) {
      return .error("empty-file", "the file is empty", at: start, hint: "take it from version control again")
    }
    return nil
  }
}

/// What the callbacks build; lives as long as one parse.
private final class XMLReaderState {
  let file: String
  let limits: XMLReader.Limits
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var isStopped = false
  private var open: [XMLElement] = []
  private var root: XMLElement?
  private var count = 0
  private var hasToldOfControls = false
  private var parser: xmlParserCtxtPtr?
  private var tags: TagScanner
  /// The scanner's next tag that the parser has not come to.
  private var tag: TagScanner.Tag?

  init(file: String, limits: XMLReader.Limits, tags: TagScanner) {
    self.file = file
    self.limits = limits
    self.tags = tags
    tag = self.tags.next()
  }

  /// The state behind libxml2's context pointer.
  static func of(_ context: UnsafeMutableRawPointer?) -> XMLReaderState? {
    guard let context else { return nil }
    let parser = context.assumingMemoryBound(to: xmlParserCtxt.self)
    guard let pointer = parser.pointee._private else { return nil }
    let state = Unmanaged<XMLReaderState>.fromOpaque(pointer).takeUnretainedValue()
    state.parser = parser
    return state
  }

  private var line: Int { Int(xmlSAX2GetLineNumber(parser)) }
  private var column: Int { Int(xmlSAX2GetColumnNumber(parser)) }

  func start(
    _ name: UnsafePointer<xmlChar>?, prefix: UnsafePointer<xmlChar>?, count attributeCount: Int32,
    attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard !isStopped, let name else { return }
    count += 1
    if open.count >= limits.depth {
      return stop("nested-too-deep", "elements are nested more than \(limits.depth) deep")
    }
    if count > limits.elements {
      return stop("too-many-elements", "the file has more than \(limits.elements) elements")
    }
    let text = String(cString: name)
    let place = place(of: text, prefix: prefix)
    var element = XMLElement(
      name: text, attributes: [], children: [], text: "", line: place.line, column: place.column)
    for index in 0..<Int(attributeCount) {
      // Five pointers an attribute: local name, prefix, URI, value's start and end.
      guard let attributes, let key = attributes[index * 5], let from = attributes[index * 5 + 3],
        let to = attributes[index * 5 + 4]
      else { continue }
      let value = UnsafeBufferPointer(start: from, count: to - from)
      let name = String(cString: key)
      let text = String(decoding: value, as: UTF8.self)
      element.attributes.append((name, Self.names.contains(name) ? visible(text, place) : text))
    }
    open.append(element)
  }

  /// Attributes that name things, which messages, logs and paths repeat; what users read on the screen is not among them.
  private static let names: Set<String> = [
    "id", "sceneID", "userLabel", "customClass", "customModule", "storyboardIdentifier", "reuseIdentifier",
    "identifier",
    "restorationIdentifier", "property", "selector", "destination", "firstItem", "secondItem", "firstAttribute",
    "secondAttribute", "relation", "storyboardName", "referencedIdentifier", "name", "image", "key", "targetRuntime",
    "initialViewController", "keyPath",
  ]

  /// A name without control characters, which Interface Builder never writes; the first is told.
  private func visible(_ text: String, _ place: (line: Int, column: Int)) -> String {
    let visible = VisibleText.escaped(text)
    if visible != text, !hasToldOfControls {
      hasToldOfControls = true
      diagnostics.append(
        .warning(
          "control-character", "the name '\(text)' holds control characters, which are written out",
          at: SourceSpan(file: file, line: place.line, column: place.column),
          hint: "give it another name in Interface Builder"))
    }
    return visible
  }

  /// Where the start tag stands that the parser has just come to the end of. The two walk the text together; where a
  /// damaged file makes them differ, the tag's end stands for it.
  private func place(of name: String, prefix: UnsafePointer<xmlChar>?) -> (line: Int, column: Int) {
    let end = line
    while let next = tag, next.line <= end {
      let isSame =
        prefix == nil ? next.name.elementsEqual(name.utf8) : next.name.suffix(name.utf8.count).elementsEqual(name.utf8)
      if isSame || next.line < end { tag = tags.next() }
      if isSame { return (next.line, next.column) }
      if next.line == end { break }
    }
    return (max(1, end), max(1, column))
  }

  func end() {
    guard !isStopped, let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func characters(_ text: UnsafePointer<xmlChar>?, count: Int32) {
    guard !isStopped, let text, !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF8.self)
  }

  /// The declarations are dropped, so that references to them come to nothing, and reading goes on.
  func refuseEntities(at span: SourceSpan) {
    diagnostics.append(
      .error(
        "entity-declared", "the file declares entities of its own, which Interface Builder never writes", at: span,
        hint: "delete the <!DOCTYPE …> with its entities"))
  }

  func stopAtEntities() {
    guard !isStopped else { return }
    refuseEntities(at: here)
    isStopped = true
    xmlStopParser(parser)
  }

  func report(_ conflicts: MergeConflicts) {
    diagnostics += conflicts.lines.prefix(20).map { line in
      .error(
        "merge-conflict", "the file holds an unresolved merge conflict, of which the first side is read",
        at: SourceSpan(file: file, line: line, length: 7),
        hint: MergeConflicts.remedy)
    }
  }

  func report(_ error: UnsafePointer<xmlError>?) {
    guard !isStopped, let error, error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
    let message = error.pointee.message.map { String(cString: $0) } ?? "not well-formed"
    let span = SourceSpan(file: file, line: max(1, Int(error.pointee.line)), column: max(1, Int(error.pointee.int2)))
    let words = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if diagnostics.count < 20 {
      diagnostics.append(
        .error(
          "invalid-xml", "this is not well-formed XML: \(words)", at: span,
          hint: "open the file in Interface Builder, or take it from version control again"))
    }
    // What libxml2 makes of the rest is a guess: elements in places that nobody wrote them in.
    // A reference to an entity that is refused comes to nothing, and nothing else is in doubt.
    let isEntity = error.pointee.code == Int32(XML_ERR_UNDECLARED_ENTITY.rawValue)
    if error.pointee.level == XML_ERR_FATAL, !isEntity { isStopped = true }
  }

  private var here: SourceSpan { SourceSpan(file: file, line: max(1, line), column: max(1, column)) }

  private func stop(_ id: String, _ message: String) {
    guard !isStopped else { return }
    diagnostics.append(.error(id, message, at: here, hint: "take the file from version control again"))
    isStopped = true
  }

  /// Whether nothing ended the reading before the root did.
  var isWhole: Bool { !isStopped && open.isEmpty }

  /// The root; elements still open (a file cut off) are closed.
  func finish() -> XMLElement? {
    isStopped = false
    while !open.isEmpty { end() }
    return root
  }
}
