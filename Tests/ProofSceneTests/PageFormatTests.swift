import ProofModel
import Testing

@testable import ProofScene

/// Pictures on paper and slides.
@Suite struct PageFormatTests {
  private func page(_ format: PageFormat, _ size: Size, back: String = "") -> DisplayList {
    format.page(
      DisplayList(size: size, scale: 2, commands: [.fill(.rect(Rect(origin: .zero, size: size)), .color(.black))]),
      title: "Add a book", caption: "iPhone 8", page: (2, 5), back: back, text: LayoutFixture.engine)
  }

  @Test(arguments: [
    (PageFormat.a4, Size(width: 375, height: 667), Size(width: 595, height: 842)),
    (.a4, Size(width: 667, height: 375), Size(width: 842, height: 595)),
    (.a3, Size(width: 375, height: 667), Size(width: 842, height: 1191)),
    (.letter, Size(width: 375, height: 667), Size(width: 612, height: 792)),
    (.slide, Size(width: 375, height: 667), Size(width: 960, height: 540)),
  ]) func paperIsTurnedForWhatLies(format: PageFormat, picture: Size, size: Size) {
    #expect(page(format, picture).size == size)
  }

  /// Inside the page, in the middle, as large as fits and never enlarged.
  @Test(arguments: PageFormat.allCases) func thePictureFits(format: PageFormat) throws {
    for picture in [Size(width: 2000, height: 3000), Size(width: 3000, height: 400), Size(width: 60, height: 60)] {
      let page = page(format, picture)
      let transform = try #require(
        page.commands.compactMap { command -> (Point, Double)? in
          guard case .pushTransform(let translate, let scale) = command else { return nil }
          return (translate, scale)
        }.last)
      let (origin, scale) = transform
      #expect(scale <= 1)
      #expect(origin.x >= 0 && origin.x + picture.width * scale <= page.size.width + 1e-9)
      #expect(origin.y > 40 && origin.y + picture.height * scale <= page.size.height + 1e-9)
      #expect(abs(origin.x * 2 + picture.width * scale - page.size.width) < 1e-9)
    }
  }

  @Test func theNumberLeadsBack() {
    func links(_ page: DisplayList) -> [String] {
      page.commands.flatMap { command -> [String] in
        guard case .beginGroup(let group) = command else { return [] }
        return group.data.filter { $0.name == SemanticGroup.linkName }.map(\.value)
      }
    }
    #expect(links(page(.a4, Size(width: 300, height: 300), back: "all-variants")) == ["#all-variants"])
    #expect(links(page(.a4, Size(width: 300, height: 300))).isEmpty)
  }
}
