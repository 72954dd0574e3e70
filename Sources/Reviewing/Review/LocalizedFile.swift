/// A file of which a project has one for each language.
package struct LocalizedFile: Hashable {
  /// Its path with `lproj` for the folder of the language: the same for all languages.
  let stem: String
  /// The language, as its folder is called: `de`, `Base`.
  package let language: String

  /// nil of a file that lies in no folder of a language.
  package init?(_ path: String) {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    // What was exported for a language's translators holds files of the language that these translate from.
    guard
      let index = folders.firstIndex(where: { $0.hasSuffix(Self.exported) })
        ?? folders.lastIndex(where: { $0.hasSuffix(Self.ending) })
    else { return nil }
    stem = (folders[..<index] + ["lproj"] + folders[(index + 1)...]).joined(separator: "/")
    language = String(folders[index].prefix { $0 != "." })
  }

  private static let (ending, exported) = (".lproj", ".xcloc")

  /// The language that a file's own folder is of; nil where that is none's.
  package static func language(ofFolder path: String) -> String? {
    let folder = path.split(separator: "/").dropLast().last { $0.hasSuffix(ending) }
    return folder.map { String($0.dropLast(ending.count)) }
  }

  /// Languages that projects begin with, by whose words the others are told.
  var isFirst: Bool { ["Base", "en", "English"].contains(language) }
}
