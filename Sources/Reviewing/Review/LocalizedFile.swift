/// A file of which a project has one for each language.
package struct LocalizedFile: Hashable {
  /// Its path with `lproj` for the folder of the language: the same for all languages.
  let stem: String
  /// The language, as its folder is called: `de`, `Base`.
  package let language: String

  /// nil of a file that lies in no folder of a language.
  package init?(_ path: String) {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let index = folders.lastIndex(where: { $0.hasSuffix(Self.ending) }) else { return nil }
    stem = (folders[..<index] + ["lproj"] + folders[(index + 1)...]).joined(separator: "/")
    language = String(folders[index].dropLast(Self.ending.count))
  }

  private static let ending = ".lproj"

  /// Languages that projects begin with, by whose words the others are told.
  var isFirst: Bool { ["Base", "en", "English"].contains(language) }
}
