import Testing

@testable import CairoRendering

/// The same display list gives the same bytes, whatever was drawn before and on which thread.
@Suite struct DeterminismTests {
  private static func png() -> PNGRenderer { PNGRenderer(fonts: Pictures.fonts, images: Pictures.images()) }
  private static func svg() -> SVGRenderer { SVGRenderer(fonts: Pictures.fonts, images: Pictures.images()) }
  private static func pdf() -> PDFRenderer { PDFRenderer(fonts: Pictures.fonts, images: Pictures.images()) }
  private static let pages = Pictures.all.map { PDFPage($0.list, title: $0.name, name: $0.name) }

  @Test(arguments: Pictures.all) func pngIsTheSameAfterOtherPictures(_ picture: NamedPicture) throws {
    let fresh = try Self.png().render(picture.list)
    let used = Self.png()
    for other in Pictures.all { _ = try used.render(other.list) }
    #expect(try used.render(picture.list) == fresh)
  }

  @Test(arguments: Pictures.all) func svgIsTheSameAfterOtherPictures(_ picture: NamedPicture) throws {
    let fresh = try Self.svg().render(picture.list, title: picture.name)
    let used = Self.svg()
    for other in Pictures.all { _ = try used.render(other.list) }
    #expect(try used.render(picture.list, title: picture.name) == fresh)
  }

  @Test func pdfIsTheSameTwice() throws {
    let fresh = try Self.pdf().render(Self.pages, title: "All")
    let used = Self.pdf()
    _ = try used.render(Array(Self.pages.reversed()), title: "Other")
    #expect(try used.render(Self.pages, title: "All") == fresh)
  }

  @Test func twoThreadsDrawWhatOneDraws() async throws {
    let alone = try Self.everything()
    let together = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for _ in 0..<4 { group.addTask { try Self.everything() } }
      var results: [[[UInt8]]] = []
      for try await result in group { results.append(result) }
      return results
    }
    for result in together { #expect(result == alone) }
  }

  private static func everything() throws -> [[UInt8]] {
    let (png, svg) = (png(), svg())
    var files: [[UInt8]] = []
    for picture in Pictures.all {
      files.append(try png.render(picture.list))
      files.append(try svg.render(picture.list))
    }
    return files + [try pdf().render(pages, title: "All")]
  }
}
