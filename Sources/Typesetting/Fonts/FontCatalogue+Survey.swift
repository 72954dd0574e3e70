import CFreeType
import CHarfBuzz
import CProofShims

extension FontCatalogue {
  /// What serves one purpose on this system.
  public struct SurveyLine: Sendable {
    /// `system`, `monospaced`, or a fallback's script.
    public var purpose: String
    /// nil where nothing that is meant for the purpose is installed.
    public var file: FontFile?
    /// The family that is meant for the purpose, also where it is not installed.
    public var family: String
    /// The package that brings it.
    public var package: String
  }

  /// The roles and the fallbacks that a picture may need, each with the file that serves it. Opens each of them once.
  public func survey() -> [SurveyLine] {
    let wanted: [(purpose: String, family: String, package: String)] = [
      ("system", "Inter", "fonts-inter"), ("monospaced", "Noto Sans Mono", "fonts-noto-mono"),
      ("serif", "Noto Serif", "fonts-noto-core"), ("Roboto (Android)", "Roboto", "fonts-roboto-unhinted"),
      ("Latin, Greek, Cyrillic", "Noto Sans", "fonts-noto-core"), ("Arabic", "Noto Sans Arabic", "fonts-noto-core"),
      ("Hebrew", "Noto Sans Hebrew", "fonts-noto-core"), ("Devanagari", "Noto Sans Devanagari", "fonts-noto-core"),
      ("Thai", "Noto Sans Thai", "fonts-noto-core"),
      ("Chinese, Japanese, Korean", "Noto Sans CJK JP", "fonts-noto-cjk"),
      ("emoji", "Noto Color Emoji", "fonts-noto-color-emoji"),
    ]
    return wanted.map { want in
      let face = choose(FontRequest(family: want.family)).face
      let isIt = face.map { $0.familyName.hasPrefix(want.family) } ?? false
      return SurveyLine(
        purpose: want.purpose, file: isIt ? face?.file : nil, family: want.family, package: want.package)
    }
  }
}

/// Versions of the C libraries that text depends on.
public enum TextLibraryVersions {
  /// Each library by its name with the version that is linked: FreeType, HarfBuzz, ICU. Starts FreeType each time.
  public static var all: [(name: String, version: String)] {
    [
      ("FreeType", freeType), ("HarfBuzz", String(cString: hb_version_string())),
      ("ICU", String(cString: proof_icu_version())),
    ]
  }

  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return "unusable" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
