import ProofModel

/// The structure of a PDF file for readers that speak, and its language: what Cairo 1.16 cannot write beside layers without
/// ending the program.
///
/// A document holds a section for each page; a section a figure, which is all that the page draws with the words for it, and
/// the page's links (PDF 1.7, 14.7 and 14.8.4).
struct PDFStructure {
  /// What is said of a page.
  struct Page {
    var title: String
    /// What the figure shows.
    var words: String
    /// Of its links, in their order.
    var links: [String]
    /// Points.
    var size: Size
  }

  /// The file with its structure; the file as it is where it is built otherwise than Cairo 1.16 builds it.
  ///
  /// - Parameter language: BCP 47.
  static func adding(_ pages: [Page], language: String, to file: [UInt8]) -> [UInt8] {
    guard let objects = PDFObjects(file), let root = objects.root("Root"), let catalogue = objects.text(of: root),
      let list = PDFObjects.reference("Pages", in: catalogue).flatMap({ objects.text(of: $0) })
    else { return file }
    let numbers = PDFObjects.references("Kids", in: list)
    let texts = numbers.compactMap { objects.text(of: $0) }
    guard numbers.count == pages.count, texts.count == pages.count else { return file }
    var tree = PDFStructure(objects)
    for (page, (number, text)) in zip(pages, zip(numbers, texts)) { tree.add(page, number, text) }
    return tree.finished(catalogue: root, catalogue, language: language)
  }

  private var objects: PDFObjects
  private let root: Int
  private let document: Int
  /// Streams before and behind a page's content.
  private let opening: Int
  private let closing: Int
  private var sections: [Int] = []
  /// Of what a page or a link names by its position.
  private var parents: [String] = []

  private init(_ objects: PDFObjects) {
    var objects = objects
    root = objects.reserve()
    document = objects.reserve()
    opening = objects.add(Self.stream("/Figure << /MCID 0 >> BDC\n"))
    closing = objects.add(Self.stream("\nEMC\n"))
    self.objects = objects
  }

  private static func stream(_ content: String) -> String {
    "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
  }

  private mutating func add(_ page: Page, _ number: Int, _ text: String) {
    guard let content = PDFObjects.reference("Contents", in: text) else { return }
    let section = objects.reserve()
    let box = "[ 0 0 \(page.size.width.shortText) \(page.size.height.shortText) ]"
    let figure = objects.add(
      "<< /Type /StructElem /S /Figure /P \(section) 0 R /Pg \(number) 0 R /K 0\n   /Alt \(Self.string(page.words))\n"
        + "   /A << /O /Layout /Placement /Block /BBox \(box) >>\n>>")
    var children = [figure]
    let annotations = PDFObjects.references("Annots", in: text)
    for (position, annotation) in annotations.enumerated() {
      guard let body = objects.text(of: annotation) else { continue }
      let words = page.links.count == annotations.count ? page.links[position] : ""
      let link = objects.add(
        "<< /Type /StructElem /S /Link /P \(section) 0 R /Pg \(number) 0 R\n"
          + (words.isEmpty ? "" : "   /Alt \(Self.string(words))\n")
          + "   /K << /Type /OBJR /Obj \(annotation) 0 R /Pg \(number) 0 R >>\n>>")
      objects.put(
        Self.setting(
          [("StructParent", "\(parents.count)")] + (words.isEmpty ? [] : [("Contents", Self.string(words))]), in: body),
        as: annotation)
      parents.append("\(link) 0 R")
      children.append(link)
    }
    objects.put(
      Self.setting(
        [
          ("Contents", "[ \(opening) 0 R \(content) 0 R \(closing) 0 R ]"), ("StructParents", "\(parents.count)"),
          ("Tabs", "/S"),
        ], in: text), as: number)
    parents.append("[ \(figure) 0 R ]")
    objects.put(
      "<< /Type /StructElem /S /Sect /P \(document) 0 R /T \(Self.string(page.title))\n"
        + "   /K [ \(Self.list(children)) ]\n>>", as: section)
    sections.append(section)
  }

  /// The file with the tree behind it.
  private mutating func finished(catalogue number: Int, _ catalogue: String, language: String) -> [UInt8] {
    objects.put("<< /Type /StructElem /S /Document /P \(root) 0 R /K [ \(Self.list(sections)) ] >>", as: document)
    let numbers = parents.enumerated().map { "\($0.offset) \($0.element)" }.joined(separator: "\n      ")
    objects.put(
      "<< /Type /StructTreeRoot /K \(document) 0 R /ParentTreeNextKey \(parents.count)\n"
        + "   /ParentTree << /Nums [\n      \(numbers)\n   ] >>\n>>", as: root)
    objects.put(
      Self.setting(
        [
          ("Lang", "(\(language))"), ("ViewerPreferences", "<< /DisplayDocTitle true >>"),
          ("MarkInfo", "<< /Marked true >>"), ("StructTreeRoot", "\(root) 0 R"),
        ], in: catalogue), as: number)
    return objects.updated
  }

  private static func list(_ numbers: [Int]) -> String { numbers.map { "\($0) 0 R" }.joined(separator: " ") }

  /// A dictionary with entries in the place of those of the same keys, each of which Cairo writes on a line of its own.
  private static func setting(_ entries: [(key: String, value: String)], in dictionary: String) -> String {
    var lines = dictionary.split(separator: "\n", omittingEmptySubsequences: true).filter { line in
      !entries.contains { line.split(separator: " ").first == "/\($0.key)"[...] }
    }.map(String.init)
    guard lines.count > 1 else { return dictionary }
    lines.insert(contentsOf: entries.map { "   /\($0.key) \($0.value)" }, at: 1)
    return lines.joined(separator: "\n")
  }

  /// A text in UTF-16 (PDF 1.7, 7.9.2.2).
  private static func string(_ text: String) -> String {
    "<FEFF"
      + text.utf16.map { String($0, radix: 16, uppercase: true).zeroPadded(to: 4) }.joined() + ">"
  }
}
