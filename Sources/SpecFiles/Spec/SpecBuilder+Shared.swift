internal import ProofModel

/// What files can share: includes, tokens, metrics, strings and components.
extension SpecBuilder {
  private static let deepestInclude = 16
  private static let mostLocales = 200

  func readShared(_ fields: SpecFields, file: String) {
    var chain = [file]
    if let real = ProjectFolder.real(file) { chain = [real] }
    var done: Set<String> = Set(chain)
    readIncludes(fields["include"], namedIn: file, chain: chain, done: &done)
    readDeclarations(fields)
  }

  private func readIncludes(_ node: YAMLNode?, namedIn file: String, chain: [String], done: inout Set<String>) {
    guard let node else { return }
    for name in texts(node) { readInclude(name, namedIn: file, chain: chain, done: &done) }
  }

  private func readInclude(
    _ name: Located<String>, namedIn file: String, chain: [String], done: inout Set<String>
  ) {
    guard let folder else { return }
    let path: String
    let bytes: [UInt8]
    do {
      path = try folder.path(name.value, namedIn: file)
    } catch {
      lacksInclude = true
      return report(refusal: error, name.value, "include", at: name.span)
    }
    let real = ProjectFolder.real(path) ?? path
    guard chain.count <= Self.deepestInclude else {
      return report(
        "include-too-deep", "includes are nested more than \(Self.deepestInclude) deep", at: name.span,
        hint: "include the files where they are needed")
    }
    if let start = chain.firstIndex(of: real) {
      let loop = (chain[start...] + [real]).map { $0.split(separator: "/").last.map(String.init) ?? $0 }
      return report(
        "cyclic-include", "the include leads back to itself: \(loop.joined(separator: " → "))", at: name.span,
        hint: "move what both need into a third file")
    }
    guard done.insert(real).inserted else { return }
    do {
      bytes = try FileReading.bytes(at: path, limit: SpecReader.largestFile)
    } catch {
      lacksInclude = true
      var diagnostic = error.diagnostic(at: name.span)
      let from = ProjectFolder.folder(of: file) == "." ? "the spec's folder" : ProjectFolder.folder(of: file)
      diagnostic.hint = "the path is relative to \(from); names that no file declares are told once it is read"
      return report(diagnostic)
    }
    guard let root = compose(file: path, bytes: bytes, namedAt: name.span) else {
      lacksInclude = true
      return
    }
    if Self.isDesignTokens(path) { return readDesignTokens(root) }
    if root["proofsheet"] != nil, !checkVersion(root) { return }
    let fields = fields(root, .shared)
    readIncludes(fields["include"], namedIn: path, chain: chain + [real], done: &done)
    readDeclarations(fields)
  }

  private func readDeclarations(_ fields: SpecFields) {
    if let node = fields["tokens"] { readTokens(node) }
    if let node = fields["metrics"] { readMetrics(node) }
    if let node = fields["strings"] { readStrings(node) }
    guard let node = fields["components"] else { return }
    for entry in node.entries ?? [] {
      guard let name = name(entry.key, "the component") else { continue }
      if components[name] == nil { componentNames.append(name) }
      components[name] = entry.value
    }
    if node.entries == nil, !node.isNull { expected("a map of components", node) }
  }

  // MARK: Tokens

  /// Groups may nest; the path of keys is the token's name.
  private func readTokens(_ node: YAMLNode, path: [String] = []) {
    guard let entries = node.entries else {
      if !node.isNull { expected("a map of tokens", node, hint: "write color: { ink: \"#111111\" }") }
      return
    }
    for entry in entries where !reportLostComment(entry) {
      if entry.key.text?.hasPrefix("$") == true { continue }
      guard let name = name(entry.key, "the token") else { continue }
      let full = path + [name]
      if Self.isDesignToken(entry.value) {
        readDesignTokens(entry.value, path: full, type: node["$type"]?.text)
      } else if let value = token(entry.value, group: full[0], isGroup: path.isEmpty) {
        document.tokens[full.joined(separator: ".")] = Located(value, entry.key.span)
      } else if entry.value.entries != nil, !isTokenMap(entry.value, group: full[0], isGroup: path.isEmpty) {
        readTokens(entry.value, path: full)
      }
    }
  }

  /// Whether a map is one token's value instead of a group of tokens.
  private func isTokenMap(_ node: YAMLNode, group: String, isGroup: Bool) -> Bool {
    guard let entries = node.entries, !isGroup, !entries.isEmpty else { return false }
    let names = Set(entries.compactMap(\.key.text))
    if names.isSubset(of: ["light", "dark"]) { return true }
    return group == "font"
  }

  private func token(_ node: YAMLNode, group: String, isGroup: Bool) -> TokenValue? {
    let scope = SpecScope()
    if isTokenMap(node, group: group, isGroup: isGroup) {
      return group == "font" ? fontFields(node, scope).map { .font($0) } : colorPair(node)
    }
    guard let text = node.text else {
      if node.entries == nil { expected("a colour, a font, a number or a group of them", node) }
      return nil
    }
    if node.isNull {
      expected("a colour, a font, a number or a text", node)
      return nil
    }
    if group == "color" || Color(hex: text) != nil { return colorToken(node) }
    if group == "font" { return fontFields(node, scope).map { .font($0) } }
    let looksNumeric =
      text.hasPrefix("$") || text.hasPrefix("-") || text.hasPrefix("(") || text.hasPrefix(".")
      || (text.unicodeScalars.first.map { ("0"..."9").contains($0) } ?? false)
    if node.isPlain, looksNumeric {
      if text.hasPrefix("$"), let same = document.tokens[String(text.dropFirst())] { return same.value }
      return constant(node).map { .number($0) }
    }
    return .text(text)
  }

  private func colorToken(_ node: YAMLNode) -> TokenValue? {
    switch color(node) {
    case .color(let color)?: return .color(light: color, dark: nil)
    case .token(let name)?: return document.tokens[name]?.value
    case .keyword(let name)?: return SystemColor.named(name).map { .color(light: $0.light, dark: $0.dark) }
    default: return nil
    }
  }

  private func colorPair(_ node: YAMLNode) -> TokenValue? {
    let fields = fields(node, .colorPair)
    func component(_ name: String) -> Color? {
      guard let node = fields[name] else { return nil }
      if case .color(let color, _)? = colorToken(node) { return color }
      return nil
    }
    guard let light = component("light") else {
      if fields["light"] == nil { report("missing-key", "a colour by appearance needs 'light'", at: node.span) }
      return nil
    }
    return .color(light: light, dark: component("dark"))
  }

  // MARK: Metrics and strings

  private func readMetrics(_ node: YAMLNode) {
    guard let entries = node.entries else {
      if !node.isNull { expected("a map of numbers", node, hint: "write { gap: 8 }") }
      return
    }
    for entry in entries where !reportLostComment(entry) {
      guard let name = name(entry.key, "the metric"), let value = constant(entry.value) else { continue }
      document.metrics[name] = Located(value, entry.key.span)
    }
  }

  private func readStrings(_ node: YAMLNode) {
    guard let tables = node.entries else {
      if !node.isNull { expected("a map of locales", node, hint: "write en: { title: \"Title:\" }") }
      return
    }
    for table in tables {
      let locale = table.key.text ?? ""
      if document.strings.count == Self.mostLocales {
        return report("too-many-locales", "more than \(Self.mostLocales) locales", at: table.key.span)
      }
      guard LocaleTag.isWellFormed(locale) else {
        report("invalid-locale", "'\(locale)' is no locale", at: table.key.span, hint: "write en, pt-BR or zh-Hans")
        continue
      }
      guard let entries = table.value.entries else {
        if !table.value.isNull { expected("a map of texts", table.value) }
        continue
      }
      var texts: [String: String] = [:]
      for entry in entries where !reportLostComment(entry) {
        // Tables are text whatever the words look like: no, 9:41 and 1.0 stay as written.
        guard let value = entry.value.text else {
          _ = text(entry.value)
          continue
        }
        texts[entry.key.text ?? ""] = value
      }
      if let index = document.strings.firstIndex(where: { $0.locale == locale }) {
        document.strings[index].texts.merge(texts) { $1 }
      } else {
        document.strings.append(StringTable(locale: locale, texts: texts))
      }
    }
  }
}
