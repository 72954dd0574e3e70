public import ProofModel

/// Finds the texts of one variant: its locale's own table, its language's, then the base table; pseudo-languages transform
/// what the base table or the screen says. On Interface Builder's canvas the file's own texts come before all tables.
package struct StringLookup {
  private let locale: String
  private let tables: [StringTable]

  package init(document: Document, environment: Environment) {
    self.init(document: document, locale: environment.locale, readsFileTexts: environment.readsFileTexts)
  }

  init(document: Document, locale: String, readsFileTexts: Bool = false) {
    self.locale = locale
    var tables: [StringTable] = []
    if readsFileTexts { tables.append(StringTable(locale: "Base", texts: document.fileTexts)) }
    if PseudoLanguage(locale: locale) == nil {
      let language = locale.split(separator: "-").first.map(String.init) ?? locale
      for wanted in [locale, language] {
        if let table = document.strings.first(where: { $0.locale == wanted }) { tables.append(table) }
      }
    }
    if let base = document.strings.first { tables.append(base) }
    self.tables = tables
  }

  /// What a text reads like here, and the key that no table has, if so. `@key` names an entry, `@@` is a plain @.
  func text(_ written: String) -> (text: String, missingKey: String?) {
    guard written.hasPrefix("@") else { return (PseudoLanguage.apply(locale, to: written), nil) }
    let key = String(written.dropFirst())
    if key.hasPrefix("@") { return (PseudoLanguage.apply(locale, to: key), nil) }
    for table in tables {
      if let found = table.texts[key] { return (PseudoLanguage.apply(locale, to: found), nil) }
    }
    return (written, key)
  }

  /// All keys, sorted.
  var keys: [String] { Set(tables.flatMap { $0.texts.keys }).sorted() }

  /// Bars with their texts as they read here.
  func bars(_ contents: BarContents) -> BarContents { contents.mapTexts { text, _ in self.text(text).text } }
}

extension Document {
  /// The screen's title as it reads in a language; nil: it has none.
  public func title(in locale: String) -> String? {
    let lookup = StringLookup(document: self, locale: locale)
    return (titleKey.map { "@" + $0 } ?? title).map { lookup.text($0).text }
  }
}
