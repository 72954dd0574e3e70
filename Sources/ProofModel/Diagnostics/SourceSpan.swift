/// A place in a source text; lines and columns are 1-based, columns count Unicode scalars.
public struct SourcePosition: Hashable, Comparable, Codable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The order of the text: by line, then by column.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A run of source text in one file; `length` counts Unicode scalars on the first line and is at least 1.
public struct SourceSpan: Hashable, Codable, Sendable {
  /// The path as the user gave it.
  public var file: String
  public var start: SourcePosition
  public var length: Int

  public init(file: String, start: SourcePosition, length: Int = 1) {
    self.file = file
    self.start = start
    self.length = length
  }

  public init(file: String, line: Int, column: Int = 1, length: Int = 1) {
    self.init(file: file, start: SourcePosition(line: line, column: column), length: length)
  }
}

/// A value with the place where it was written; nil for values that nobody wrote.
public struct Located<Value> {
  public var value: Value
  public var span: SourceSpan?

  public init(_ value: Value, _ span: SourceSpan? = nil) {
    self.value = value
    self.span = span
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
