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

  private final class Row: TableViewCell {
    let nameLabel = Label()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(nameLabel)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class OneRow: NSObject, TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func aListWithoutRowsHasThreeOfItsFirstCell() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(forCellReuseIdentifier: "row") { Row(style: .default, reuseIdentifier: $0) }
    SampleContent.fill(.view(table))
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { ($0 as? Row)?.nameLabel.text } == ["Name label", "Name label", "Name label"])

    let plain = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = OneRow()
    plain.dataSource = source
    plain.register(forCellReuseIdentifier: "row") { Row(style: .default, reuseIdentifier: $0) }
    SampleContent.fill(.view(plain))
    plain.layoutIfNeeded()
    #expect(plain.visibleCells.count == 1 && plain.dataSource === source)
  }

  @Test(arguments: [("titleLabel", "Title label"), ("_own_name", "Own name"), ("URLField", "Urlfield"), ("a", "A")])
  func namesAreWords(name: String, words: String) {
    #expect(SampleContent.words(of: name) == words)
  }
}
