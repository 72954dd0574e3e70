/// Pictures that a file of Interface Builder's holds itself, under names that Xcode makes anew as it copies them: they are called
/// by their bytes.
package enum EmbeddedPicture {
  private static let prefix = "embedded picture "

  /// What a picture with these bytes, in the form of the file, is called.
  package static func name(of bytes: String) -> String {
    prefix + StableHash.word(bytes.filter { !$0.isWhitespace }).prefix(8)
  }

  /// Whether a name is of such a picture, which no file of a project has.
  package static func isOne(_ name: String) -> Bool { name.hasPrefix(prefix) }
}
