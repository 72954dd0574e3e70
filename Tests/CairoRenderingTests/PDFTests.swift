import Foundation
import PixelCoding
import ProofModel
import ProofScene
import TestRequirements
import Testing

@testable import CairoRendering

/// Read back with poppler's tools.
@Suite(.needsInstalled("/usr/bin/pdftotext", "/usr/bin/pdfinfo", "/usr/bin/pdftoppm")) struct PDFTests {
  private let renderer = PDFRenderer(fonts: Pictures.fonts, images: Pictures.images())

  @discardableResult
  private func run(_ tool: String, _ arguments: [String], on pdf: [UInt8]) throws -> String {
    let scratch = try Scratch()
    try FileWriting.writeBeside(scratch.path + "/file.pdf", pdf)
    return try Tool.run(tool, arguments, in: scratch)
  }

  private func text(of list: DisplayList) throws -> String {
    try run("pdftotext", ["file.pdf", "-"], on: renderer.render([PDFPage(list, title: "x")], title: "x"))
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func textIsFoundAsWritten() throws {
    let found = try text(of: Pictures.latin)
    for words in ["Bookcase", "Title", "Hamburgefonstiv 12", "Affine fjord"] { #expect(found.contains(words)) }
  }

  @Test func rightToLeftTextIsFoundInItsOrder() throws {
    let found = try text(of: Pictures.arabic)
    for words in ["العنوان", "كتاب", "שלום", "עולם"] { #expect(found.contains(words), "\(found)") }
  }

  @Test func variableFontsAreEmbeddedAtTheirWeight() throws {
    let list = Pictures.list(160, 30, [Pictures.label(Pictures.text("Weight 650", weight: 650), 4, 2)])
    let found = try text(of: list)
    #expect(found == "Weight 650")
  }

  @Test func everyPageHasItsSize() throws {
    let pages = [Pictures.latin, Pictures.phases].map { PDFPage($0, title: "p") }
    let found = try run("pdfinfo", ["-f", "1", "-l", "2", "file.pdf"], on: renderer.render(pages, title: "T & t"))
      .replacingOccurrences(of: "  +", with: " ", options: .regularExpression)
    #expect(found.contains("Page 1 size: 120 x 52 pts"))
    #expect(found.contains("Page 2 size: 64 x 72 pts"))
    #expect(found.contains("Title: T & t"))
  }

  /// A file in a language, with its title in the window's bar; every reader finds its objects.
  @Test func theFileSaysItsLanguage() throws {
    let pages = (1...2).map {
      PDFPage(DisplayList(size: Size(width: 100 * Double($0), height: 50), scale: 1), title: "x")
    }
    let pdf = try renderer.render(pages, title: "T")
    let text = String(decoding: pdf, as: UTF8.self)
    #expect(text.contains("/Lang (en)") && text.contains("/DisplayDocTitle true"))
    let found = try run("pdfinfo", ["file.pdf"], on: pdf)
    #expect(found.contains("Title:           T") && found.contains("Pages:           2"), "\(found)")
    // A wrong place of the table of references would be mended with a word.
    #expect(try !run("pdfinfo", ["file.pdf"], on: pdf).lowercased().contains("error"))
    let place = try #require(
      text.components(separatedBy: "startxref\n").last.flatMap { Int($0.prefix { $0.isNumber }) })
    #expect(pdf[place...].starts(with: Array("xref".utf8)))
  }

  /// A section a page, with a figure that says what is drawn, and its links.
  @Test func theStructureIsThereForReadersThatSpeak() throws {
    let cell = SemanticGroup(
      kind: .cell, id: "se", title: "iPhone SE · 1 error", frame: Rect(x: 9, y: 9, width: 9, height: 9))
    let sheet = Pictures.list(120, 60, [.beginGroup(cell), .endGroup] + Pictures.latin.commands)
    let pages = [PDFPage(sheet, title: "Add a book"), PDFPage(Pictures.latin, title: "Zwölf", name: "se")]
    let pdf = try renderer.render(pages, title: "T")
    #expect(try run("pdfinfo", ["file.pdf"], on: pdf).contains("Tagged:          yes"))
    let tree = try run("pdfinfo", ["-struct", "file.pdf"], on: pdf)
      .split(separator: "\n").map(String.init)
    let names = tree.filter { !$0.contains("/") }.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(names.first == "Document" && names.filter { $0.hasPrefix("Sect") }.count == 2, "\(tree)")
    // In UTF-16.
    #expect(String(decoding: pdf, as: UTF8.self).contains("<FEFF005A007700F6006C0066>"))
    #expect(names.filter { $0.hasPrefix("Figure") }.count == 2 && names.contains { $0.hasPrefix("Link") }, "\(tree)")
    // Of a page with cells its title, theirs, and what stands outside of them.
    let words = pages[0].words
    #expect(words.hasPrefix("Add a book. iPhone SE · 1 error. ") && words.contains("Bookcase"), "\(words)")
    #expect(try run("pdftotext", ["file.pdf", "-"], on: pdf).contains("Bookcase"))
    // Every number of the tables leads to its object: those that Cairo leaves unwritten are free.
    let objects = try #require(PDFObjects(try plain(pages)))
    #expect(!objects.lost.isEmpty && PDFObjects(pdf) == nil)
  }

  /// As Cairo writes it.
  private func plain(_ pages: [PDFPage]) throws -> [UInt8] {
    let pdf = try renderer.render(pages, title: "T")
    let end = Array("%%EOF\n".utf8)
    let first = try #require(pdf.indices.first { pdf[$0] == end[0] && pdf[$0...].starts(with: end) })
    return Array(pdf[..<(first + end.count)])
  }

  /// What is built otherwise is left as it is.
  @Test func aFileOfAnotherShapeIsLeftAlone() {
    let page = PDFStructure.Page(title: "x", words: "x", links: [], size: Size(width: 1, height: 1))
    for text in [
      "", "%PDF-1.5", "%PDF-1.5\nstartxref\n99999\n%%EOF\n", "startxref\n0\n", "xref\n0 9\nstartxref\n0\n%%EOF\n",
    ] {
      let file = Array(text.utf8)
      #expect(PDFStructure.adding([page], language: "en", to: file) == file)
    }
  }

  @Test func pagesLookLikeThePNG() throws {
    let png = PNGRenderer(fonts: Pictures.fonts, images: Pictures.images())
    for picture in Pictures.all where picture.list.scale == 2 {
      let pdf = try renderer.render([PDFPage(picture.list, title: "x")], title: "x")
      let scratch = try Scratch()
      try run("pdftoppm", ["-r", "144", "-png", "-singlefile", "file.pdf", scratch.path + "/page"], on: pdf)
      let page = try ImageDecoder.decode(FileReading.bytes(at: scratch.path + "/page.png"))
      let drawn = try png.pixels(picture.list)
      try #require(page.size == drawn.size)
      // Rasterisers differ at edges; a tenth of the pixels by a fifth of the range would be another picture.
      let far = zip(page.bytes, drawn.bytes).filter { abs(Int($0) - Int($1)) > 51 }.count
      #expect(far < drawn.bytes.count / 10, "'\(picture.name)': \(far) of \(drawn.bytes.count) channels")
    }
  }

  @Test func aPictureIsEmbeddedOnceWhateverItsPlaces() throws {
    let rects = [Rect(x: 0, y: 0, width: 9, height: 7), Rect(x: 9.5, y: 3, width: 20, height: 8)]
    let list = Pictures.list(40, 20, rects.map { .image(asset: "exact.png", rect: $0, clip: $0) })
    let pages = [PDFPage(list, title: "1"), PDFPage(list, title: "2")]
    let pdf = String(decoding: try renderer.render(pages, title: ""), as: UTF8.self)
    #expect(pdf.components(separatedBy: "/Subtype /Image").count - 1 == 1)
  }

  @Test func aJPEGIsEmbeddedAsItIs() throws {
    let list = Pictures.list(
      20, 10,
      [
        .image(
          asset: "photo.jpg", rect: Rect(x: 2, y: 1, width: 16, height: 8), clip: Rect(x: 2, y: 1, width: 16, height: 8)
        )
      ])
    let pdf = try renderer.render([PDFPage(list, title: "")], title: "")
    #expect(String(decoding: pdf, as: UTF8.self).contains("/DCTDecode"))
    let photo = try FileReading.bytes(at: Pictures.assets.path + "/photo.jpg")
    #expect(pdf.indices.contains { pdf[$0] == 0xFF && pdf[$0...].starts(with: photo) })
  }

  @Test func bookmarksNestBySection() throws {
    let titles = [("a", ["iPhone"]), ("b", ["iPhone"]), ("c", ["iPad", "Landscape"])]
    let pages = titles.map { PDFPage(Pictures.fills, title: $0.0, section: $0.1) }
    let pdf = String(decoding: try renderer.render(pages, title: ""), as: UTF8.self)
    // Three pages, three sections, and the title of the file itself.
    #expect(pdf.components(separatedBy: "/Title (").count - 1 == 7)
  }

  @Test func groupsWithALinkBecomeLinksAndDanglingOnesDoNot() throws {
    let cell = SemanticGroup(kind: .cell, id: "se", title: "", frame: Rect(x: 9, y: 9, width: 9, height: 9))
    func group(_ link: String) -> Command {
      .beginGroup(
        SemanticGroup(
          kind: .cell, id: link, title: "", frame: Rect(x: 0, y: 0, width: 9, height: 9), data: [("href", link)]))
    }
    let list = Pictures.list(
      20, 20,
      [
        .fill(Pictures.box(0, 0, 9, 9), .color(Pictures.blue)), group("#se"), .endGroup, group("#nowhere"), .endGroup,
        group("https://example.org/it's"), .endGroup, .beginGroup(cell), .endGroup,
      ])
    let pages = [PDFPage(list, title: "sheet"), PDFPage(Pictures.fills, title: "SE", name: "se")]
    let pdf = try renderer.render(pages, title: "")
    let tree = try run("pdfinfo", ["-struct", "file.pdf"], on: pdf)
    #expect(tree.components(separatedBy: "Link").count - 1 == 3, "\(tree)")
    #expect(String(decoding: pdf, as: UTF8.self).contains("https://example.org/it's"))
  }
}
