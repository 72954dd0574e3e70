public import Foundation

extension String {
  /// A text with values in it, whose key in the app's string files has a format in the place of each (Foundation's
  /// `String.LocalizationValue`, which Linux has not).
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// As string files have it: `%@ of %lld`.
    public let key: String
    /// The values, as texts.
    let values: [String]

    public init(_ value: String) { (key, values) = (value, []) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
      (key, values) = (stringInterpolation.key, stringInterpolation.values)
    }

    /// Collects the key and the values.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var values: [String] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }
      /// By its type: `%@`, `%lld`, `%lf`.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        switch value {
        case is Int, is Int64: key += "%lld"
        case is UInt, is UInt64: key += "%llu"
        case is Int32: key += "%d"
        case is Double, is CGFloat: key += "%lf"
        case is Float: key += "%f"
        default: key += "%@"
        }
        values.append("\(value)")
      }
      /// By the format that is given.
      public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
        key += specifier
        values.append((value as? any CVarArg).map { String(format: specifier, $0) } ?? "\(value)")
      }
    }

    /// The values in the places of a text's formats, in their order or by their number (`%2$@`).
    func filled(_ text: String) -> String {
      guard !values.isEmpty else { return text }
      var result = ""
      var rest = text[...]
      var next = 0
      while let percent = rest.firstIndex(of: "%") {
        result += rest[..<percent]
        rest = rest[rest.index(after: percent)...]
        if rest.first == "%" {
          result += "%"
          rest = rest.dropFirst()
          continue
        }
        var place = next
        let digits = rest.prefix(while: \.isNumber)
        if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
          place = number - 1
          rest = rest.dropFirst(digits.count + 1)
        } else {
          next += 1
        }
        guard let end = rest.firstIndex(where: { "@dufsxX".contains($0) }) else { break }
        if values.indices.contains(place) { result += values[place] }
        rest = rest[rest.index(after: end)...]
      }
      return result + rest
    }
  }

  /// The text of a key in the app's string files and catalogues (Apple's `String(localized:)`); else what is written.
  public init(
    localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = value.filled(AppLocalizedString(value.key, tableName: table))
  }

  /// The text of a key that is no text itself.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = defaultValue.filled(AppLocalizedString("\(key)", tableName: table, value: defaultValue.key))
  }
}

/// A text of the app's that is looked up when it is needed (Foundation's `LocalizedStringResource`).
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale = Locale(identifier: "en")

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue? = nil, table: String? = nil,
    locale: Locale = Locale(identifier: "en"), comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue ?? String.LocalizationValue("\(key)")
    self.table = table
    self.locale = locale
  }
  public init(stringLiteral value: String) { self.init(stringInterpolation: .init(value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    defaultValue = String.LocalizationValue(stringInterpolation: stringInterpolation)
    (key, table) = (defaultValue.key, nil)
  }
}

extension String.LocalizationValue.StringInterpolation {
  fileprivate init(_ literal: String) {
    self.init(literalCapacity: 0, interpolationCount: 0)
    key = literal
  }
}

extension String {
  /// The text of a resource.
  public init(localized resource: LocalizedStringResource) {
    let value = resource.defaultValue
    self = value.filled(AppLocalizedString(resource.key, tableName: resource.table, value: value.key))
  }
}
