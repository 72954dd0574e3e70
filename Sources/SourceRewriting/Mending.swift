/// A round of making sources compile: for each error the smallest part that can go is left out, or the type that is missing
/// is declared as an empty one. A part whose replacement fails takes the part around it with it, so that rounds end.
package struct Mending {
  package private(set) var parts: [LeftOutPart]
  package private(set) var types: MissingTypes
  /// Files whose errors no part explains.
  package private(set) var stuck: Set<String> = []

  /// Names of types whose values left-out code would have given.
  private var wanted: Set<String> = []
  private let sources: [(path: String, text: SourceText)]
  private let options: Rewriter.Options

  /// - Parameters:
  ///   - sources: the originals by their absolute paths.
  ///   - parts: what is left out already.
  package init(
    _ sources: [(path: String, text: SourceText)], parts: [LeftOutPart], types: MissingTypes, options: Rewriter.Options
  ) {
    (self.sources, self.parts, self.types, self.options) = (sources, parts, types, options)
  }

  /// Takes what the compiler said of the copies.
  ///
  /// - Parameter typesPath: the path of the source with the missing types.
  /// - Returns: whether anything will be otherwise in the next round.
  package mutating func take(_ errors: [CompilerError], typesPath: String) -> Bool {
    let before = (parts, types.text(importing: ""))
    let kept = sources.map { (path: $0.path, text: LeftOutPart.leaveOut(parts, of: $0.text, at: $0.path)) }
    let table = ClassTable(kept)
    let declared = Self.declared(kept.map(\.text))
    let byPath = Dictionary(grouping: errors, by: \.path)
    for line in (byPath[typesPath] ?? []).map(\.line).sorted(by: >) { types.refuse(line: line) }
    let known = Set(types.names)
    var rests: [String: [CompilerError]] = [:]
    for source in sources {
      rests[source.path] = byPath[source.path]?.filter { !types.add($0, kept.map(\.text), declared: declared) }
    }
    let added = Set(types.names).subtracting(known)
    for (place, source) in sources.enumerated() {
      guard let rest = rests[source.path], !rest.isEmpty else { continue }
      // Errors of a file that names a type which is there from the next round on may go with it.
      let text = kept[place].text
      if !added.isEmpty, text.tokens.indices.contains(where: { added.contains(text.text($0)) }) { continue }
      mend(source, kept[place].text, rest, table)
    }
    addValues(kept.map(\.text), declared)
    return before.0 != parts || before.1 != types.text(importing: "")
  }

  private mutating func mend(
    _ source: (path: String, text: SourceText), _ kept: SourceText, _ errors: [CompilerError], _ table: ClassTable
  ) {
    let finder = PartFinder(source.text, source.path)
    var own = parts.filter { $0.path == source.path }
    let leaving = finder.edits(own)
    let rewriting = Rewriter.edited(kept, table, options)
    let lines = Self.lineStarts(rewriting.applied(to: kept.bytes))
    var out = Dictionary(finder.indices(of: own).map { ($0.index, $0.part) }) { first, _ in first }
    let already = Set(out.keys)
    for error in errors where lines.indices.contains(error.line - 1) {
      let offset = leaving.original(of: rewriting.original(of: lines[error.line - 1] + error.column - 1))
      guard let token = source.text.token(at: offset), let index = choose(error, token, finder, already) else {
        stuck.insert(source.path)
        continue
      }
      if out[index] == nil { out[index] = finder.part(index, because: error.message) }
    }
    let left = finder.indices(of: Array(out.values))
    wanted.formUnion(left.flatMap { finder.valueTypes($0.index) })
    own = left.map(\.part)
    parts = parts.filter { $0.path != source.path } + own
  }

  /// Says how those are made that the sources declare, and those that are empty.
  private mutating func addValues(_ kept: [SourceText], _ declared: Set<String>) {
    let names = wanted.intersection(declared.union(types.names)).sorted()
    guard !names.isEmpty else { return }
    let calls = PlainCalls(DeclaredTypes(kept + [SourceText(types.text(importing: ""))]))
    for name in names {
      if let made = calls.value(of: name) { types.addValue(made.type, made.expression) }
    }
  }

  /// The part that goes: the innermost one around the place, or the one around what went before.
  private func choose(_ error: CompilerError, _ token: Int, _ finder: PartFinder, _ already: Set<Int>) -> Int? {
    let chain = finder.outline.chain(at: token)
    if let outermost = chain.first(where: already.contains) { return finder.outline.parts[outermost].outer }
    guard let innermost = chain.last, finder.outline.parts[innermost].kind == .type else { return chain.last }
    // Of a type's head a protocol goes, where the error is of one.
    let names = Set(error.quoted.flatMap { $0.split(separator: ".").map(String.init) })
    let isOfProtocol = error.message.contains("conform to protocol") || error.message.contains("inheritance from")
    guard isOfProtocol else { return innermost }
    return finder.outline.parts.indices.first { place in
      let part = finder.outline.parts[place]
      return part.kind == .conformance && part.outer == innermost && !already.contains(place)
        && part.tokens.contains { names.contains(finder.source.text($0)) }
    } ?? innermost
  }

  private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
    [0] + bytes.indices.filter { bytes[$0] == 10 }.map { $0 + 1 }
  }

  /// The types that the sources declare.
  private static func declared(_ sources: [SourceText]) -> Set<String> {
    var names: Set<String> = []
    for source in sources {
      for index in source.tokens.indices
      where ["class", "struct", "enum", "protocol", "typealias", "actor", "associatedtype"].contains(source.text(index))
        && source.isWord(index + 1)
      {
        names.insert(source.text(index + 1))
      }
    }
    return names
  }
}

extension SourceText {
  /// The token at a UTF-8 offset, or the first one behind it; the last at the end.
  func token(at offset: Int) -> Int? {
    tokens.indices.first { tokens[$0].range.upperBound > offset } ?? tokens.indices.last
  }
}
