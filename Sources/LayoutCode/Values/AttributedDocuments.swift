public import Foundation

extension NSAttributedString {
  /// The kind of a document that a text is read from.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// What is said of a document that is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// What is said of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// A document's words. Of HTML the paragraphs are kept and no look, which a finding says.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let number = (options[.characterEncoding] as? UInt) ?? (options[.characterEncoding] as? NSNumber)?.uintValue
    let encoding = number.map { String.Encoding(rawValue: $0) } ?? .utf8
    let text = String(data: data, encoding: encoding) ?? String(decoding: data, as: UTF8.self)
    let type = options[.documentType] as? DocumentType ?? (options[.documentType] as? String).map(DocumentType.init)
    guard type == .html else {
      self.init(string: text)
      return
    }
    LayoutContext.current.notes.note(
      "text of HTML shows its words, without the look that HTML gives them [undrawn-html]; attributes in code are drawn"
    )
    self.init(string: MarkedText.words(of: text))
  }

  /// A file's words.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: documentAttributes)
  }
}

/// The words of HTML: paragraphs end lines, white space is one space, and entities are characters.
enum MarkedText {
  static func words(of text: String) -> String {
    var result = ""
    var rest = Substring(text)
    var skipped: String?
    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">") {
        let tag = rest[rest.index(after: rest.startIndex)..<end].lowercased()
        let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
        if let open = skipped {
          if tag.hasPrefix("/"), name == open { skipped = nil }
        } else if ["style", "script", "head", "title"].contains(name), !tag.hasPrefix("/"), !tag.hasSuffix("/") {
          skipped = name
        } else if name == "br" {
          result.append("\n")
        } else if Self.paragraphs.contains(name), !result.isEmpty, !result.hasSuffix("\n") {
          result.append("\n")
        }
        rest = rest[rest.index(after: end)...]
        continue
      }
      if skipped != nil {
        rest = rest.dropFirst()
      } else if first == "&", let end = rest.prefix(12).firstIndex(of: ";"),
        let character = character(rest[rest.index(after: rest.startIndex)..<end])
      {
        result.append(character)
        rest = rest[rest.index(after: end)...]
      } else {
        if !first.isWhitespace {
          result.append(first)
        } else if let last = result.last, !last.isWhitespace {
          result.append(" ")
        }
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static let paragraphs: Set<String> = [
    "p", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "table", "blockquote", "pre", "section",
  ]

  private static func character(_ name: Substring) -> Character? {
    let known: [Substring: Character] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—",
      "hellip": "…", "copy": "©", "rsquo": "’", "lsquo": "‘", "ldquo": "“", "rdquo": "”", "bull": "•",
    ]
    if let character = known[name] { return character }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let number = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
