/// A family of Debian's packages whose file names are known, so that no folder needs to be searched for it.
struct KnownFamily: Sendable {
  enum Files: Sendable {
    /// `stem-Style.extension`, the styles by weight; `slant` is the word for italics, if there are any.
    case styles(stem: String, styles: [(weight: Int, name: String)], slant: String?, suffix: String)
    /// One file for every weight.
    case single(String)
    /// A regular and a bold collection of which this family is one face.
    case collection(stem: String, index: Int)
    /// Variable fonts, upright and italic, with a weight axis.
    case variable(upright: String, italic: String)
  }

  var name: String
  /// Below a root of the search list.
  var folders: [String]
  var files: Files
  /// Debian's package.
  var package: String

  static let nineWeights: [(weight: Int, name: String)] = [
    (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "SemiBold"),
    (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
  ]
  static let twoWeights: [(weight: Int, name: String)] = [(400, "Regular"), (700, "Bold")]

  static let all: [KnownFamily] =
    [
      inter("Inter", stem: "Inter"), inter("Inter Display", stem: "InterDisplay"),
      KnownFamily(
        name: "Inter Variable", folders: ["truetype/inter-vf"],
        files: .variable(upright: "Inter-roman.var.ttf", italic: "Inter-italic.var.ttf"),
        package: "fonts-inter-variable"),
      KnownFamily(
        name: "Roboto", folders: ["truetype/roboto/unhinted/RobotoTTF", "truetype/roboto/unhinted", "truetype/roboto"],
        files: .styles(
          stem: "Roboto", styles: nineWeights.filter { [100, 300, 400, 500, 700, 900].contains($0.weight) },
          slant: "Italic", suffix: "ttf"), package: "fonts-roboto-unhinted"),
      KnownFamily(
        name: "Roboto Condensed", folders: ["truetype/roboto/unhinted"],
        files: .styles(
          stem: "RobotoCondensed", styles: nineWeights.filter { [300, 400, 500, 700].contains($0.weight) },
          slant: "Italic", suffix: "ttf"), package: "fonts-roboto-unhinted"),
      KnownFamily(
        name: "Noto Sans Mono", folders: ["truetype/noto"],
        files: .styles(stem: "NotoSansMono", styles: twoWeights, slant: nil, suffix: "ttf"),
        package: "fonts-noto-mono"),
      KnownFamily(
        name: "Noto Color Emoji", folders: ["truetype/noto"], files: .single("NotoColorEmoji.ttf"),
        package: "fonts-noto-color-emoji"),
      liberation("Liberation Sans"), liberation("Liberation Serif"), liberation("Liberation Mono"),
      dejaVu("DejaVu Sans", slant: "Oblique"), dejaVu("DejaVu Sans Mono", slant: "Oblique"),
      dejaVu("DejaVu Serif", slant: "Italic"),
    ] + cjk

  private static func inter(_ name: String, stem: String) -> KnownFamily {
    KnownFamily(
      name: name, folders: ["opentype/inter"],
      files: .styles(stem: stem, styles: nineWeights, slant: "Italic", suffix: "otf"), package: "fonts-inter")
  }

  private static func liberation(_ name: String) -> KnownFamily {
    KnownFamily(
      name: name, folders: ["truetype/liberation", "truetype/liberation2"],
      files: .styles(stem: stem(of: name), styles: twoWeights, slant: "Italic", suffix: "ttf"),
      package: "fonts-liberation")
  }

  private static func dejaVu(_ name: String, slant: String) -> KnownFamily {
    KnownFamily(
      name: name, folders: ["truetype/dejavu"],
      files: .styles(stem: stem(of: name), styles: [(400, ""), (700, "Bold")], slant: slant, suffix: "ttf"),
      package: "fonts-dejavu-core")
  }

  /// The order of the faces in Noto's collections.
  private static let cjk: [KnownFamily] = ["JP", "KR", "SC", "TC", "HK"].enumerated().flatMap { index, region in
    ["Sans", "Serif"].map { cut in
      KnownFamily(
        name: "Noto \(cut) CJK \(region)", folders: ["opentype/noto"],
        files: .collection(stem: "Noto\(cut)CJK", index: index), package: "fonts-noto-cjk")
    }
  }

  private static func stem(of name: String) -> String { name.filter { $0 != " " } }

  /// The family of that name, compared without case; every `Noto …` is taken for one of the core package.
  static func named(_ name: String) -> KnownFamily? {
    let wanted = name.lowercased()
    if let known = all.first(where: { $0.name.lowercased() == wanted }) { return known }
    guard wanted.hasPrefix("noto ") else { return nil }
    return KnownFamily(
      name: name, folders: ["truetype/noto"],
      files: .styles(stem: stem(of: name), styles: twoWeights, slant: "Italic", suffix: "ttf"),
      package: "fonts-noto-core")
  }

  /// A file of the family with what it holds.
  struct Candidate {
    var path: String
    var index = 0
    var variations: [FontVariation] = []
  }

  /// The family's files from the best to the worst for a weight and slant, below one root.
  func candidates(weight: Int, italic: Bool, root: String) -> [Candidate] {
    folders.flatMap { folder -> [Candidate] in
      let base = "\(root)/\(folder)/"
      switch files {
      case .single(let name):
        return [Candidate(path: base + name)]
      case .collection(let stem, let index):
        let styles = FontWeight.order([400, 700], wanted: weight)
        return styles.map { Candidate(path: "\(base)\(stem)-\($0 == 700 ? "Bold" : "Regular").ttc", index: index) }
      case .variable(let upright, let slanted):
        let place = [FontVariation(weight: min(max(weight, 100), 900))]
        let names = italic ? [slanted, upright] : [upright]
        return names.map { Candidate(path: base + $0, variations: place) }
      case .styles(let stem, let styles, let slant, let suffix):
        let order = FontWeight.order(styles.map(\.weight), wanted: weight)
        return (italic && slant != nil ? [slant ?? "", ""] : [""]).flatMap { slant in
          order.map { weight in
            let style = (styles.first { $0.weight == weight }?.name ?? "").replacing("Regular", unless: slant.isEmpty)
            let name = style + slant
            return Candidate(path: "\(base)\(stem)\(name.isEmpty ? "" : "-" + name).\(suffix)")
          }
        }
      }
    }
  }
}

extension String {
  /// `Regular` is left out before a slant: `Inter-Italic`, not `Inter-RegularItalic`.
  fileprivate func replacing(_ word: String, unless condition: Bool) -> String {
    !condition && self == word ? "" : self
  }
}

enum FontWeight {
  /// Available weights from the nearest to the farthest, as CSS Fonts 4 §5.2 matches them.
  static func order(_ available: [Int], wanted: Int) -> [Int] {
    let lighter = available.filter { $0 < wanted }.sorted(by: >)
    let heavier = available.filter { $0 > wanted }.sorted()
    let exact = available.filter { $0 == wanted }.prefix(1)
    guard (400...500).contains(wanted) else {
      return Array(exact) + (wanted < 400 ? lighter + heavier : heavier + lighter)
    }
    let near = heavier.filter { $0 <= 500 }
    return Array(exact) + near + lighter + heavier.filter { $0 > 500 }
  }
}
