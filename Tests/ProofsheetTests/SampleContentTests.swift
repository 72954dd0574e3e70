import Foundation
import LayoutCode
import Testing

@testable import Proofsheet

/// Sample texts stand where a screen has none, by the names of the properties that hold the views.
@Suite struct SampleContentTests {
  private final class Card: View {
    let titleLabel = Label()
    lazy var noteField = TextField()
    private let said = Label()
    let picture = ImageView()
    let inner = Label()

    override init(frame: CGRect) {
      super.init(frame: frame)
      said.text = "Said"
      for part in [titleLabel, noteField, said, picture] { addSubview(part) }
      picture.addSubview(inner)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func emptyPlacesAreFilledAndOthersStay() {
    let card = Card(frame: .zero)
    SampleContent.fill(.view(card))
    #expect(card.titleLabel.text == "Title label")
    #expect(card.noteField.placeholder == "Note field")
    #expect(card.inner.text == "Inner")
    #expect(card.picture.backgroundColor == Color.systemGray5)
    #expect(card.subviews.compactMap { ($0 as? Label)?.text } == ["Title label", "Said"])
  }

  @Test(arguments: [("titleLabel", "Title label"), ("_own_name", "Own name"), ("URLField", "Urlfield"), ("a", "A")])
  func namesAreWords(name: String, words: String) {
    #expect(SampleContent.words(of: name) == words)
  }
}
