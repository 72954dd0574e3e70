/// A place in a source text; lines and columns are 1-based, columns count Unicode scalars.
public struct SourcePosition: Hashable, Comparable, Codable, Sendable {
  /// The number of the line, from 1 on.
  public var line: Int
  /// The number of the column in Unicode scalars, from 1 on.
  public var column: Int

  /// A position from its two numbers, both 1 or more; not checked.
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
  /// The position of the first scalar of the run.
  public var start: SourcePosition
  /// The number of Unicode scalars from the start on, at least 1 and none beyond the first line.
  public var length: Int

  /// A span that begins at a position; `length` is at least 1, which is not checked.
  public init(file: String, start: SourcePosition, length: Int = 1) {
    self.file = file
    self.start = start
    self.length = length
  }

  /// A span that begins at a line and a column, both from 1 on; `length` is at least 1, which is not checked.
  public init(file: String, line: Int, column: Int = 1, length: Int = 1) {
    self.init(file: file, start: SourcePosition(line: line, column: column), length: length)
  }
}

/// A value with the place where it was written; nil for values that nobody wrote.
public struct Located<Value> {
  /// The value that was read, or set by us.
  public var value: Value
  /// The place where it was written; nil where nobody wrote it.
  public var span: SourceSpan?

  /// A value with its place; without a place it counts as one that nobody wrote.
  public init(_ value: Value, _ span: SourceSpan? = nil) {
    self.value = value
    self.span = span
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
