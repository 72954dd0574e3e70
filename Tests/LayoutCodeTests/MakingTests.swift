import Foundation
import Testing
import UIKitNames

@testable import LayoutCode

/// Views and controllers whose class is a parameter, and what UIKit's initialisers and blocks ask for.
@Suite struct MakingTests {
  private class Screen<Content: UIView>: UIViewController {
    let content = Content()
    lazy var framed = Content(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }
  private func make<Content>(_ type: Content.Type) -> Content where Content: UIViewController { Content() }

  private final class Own: UIView {
    var name = ""
    override init(frame: CGRect) {
      super.init(frame: frame)
      name = "own"
    }
    required init?(coder: NSCoder) { fatalError("no coder makes it") }
    override class func makeForReuse(frame: CGRect) -> UIView { Own(frame: frame) }
  }
  private final class OwnScreen: UIViewController {
    override class func makePlain() -> UIViewController { OwnScreen() }
  }

  @Test func aClassThatIsAParameterIsMade() {
    #expect(Screen<Own>().content.name == "own")
    #expect(Screen<Own>().framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(type(of: Screen<UILabel>().content) == UILabel.self)
    #expect(Screen<UITableView>().framed.frame.width == 3)
    #expect(type(of: make(OwnScreen.self)) == OwnScreen.self)
    #expect(type(of: make(UITabBarController.self)) == UITabBarController.self)
  }

  private final class Note: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      text = "note"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Heart: UIButton {
    override class func makeForReuse(frame: CGRect) -> UIView { Heart(frame: frame) }
  }

  @Test func aTextViewIsDesignatedByItsContainer() {
    #expect(Note().text == "note" && Note(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).frame.width == 5)
  }

  @Test func theSystemsButtonHasAPicture() throws {
    let image = try #require(UIImage(systemName: "heart"))
    let button = UIButton.systemButton(with: image, target: nil, action: nil)
    #expect(button.buttonType == .system && button.image(for: .normal) === image)
    #expect(Heart.systemButton(with: image, target: nil, action: nil).currentImage === image)
  }

  private final class List: UIViewController {
    let table = UITableView()
    var updates = 0
    /// Compiles as the block is not kept: it names what is `self`'s without it.
    func update() {
      table.performBatchUpdates {
        table.insertRows(at: [], with: .automatic)
        updates += 1
      }
      table.performBatchUpdates(nil)
    }
  }

  @Test func updatesOfAListAreNotKept() {
    let list = List()
    list.update()
    #expect(list.updates == 1)
  }

  // MARK: Parts of lists

  private func frame(of part: UIView) throws -> CGRect {
    let host = try #require(HostWindow(device: "iphone-8") { ListStage.showing(part) ?? UIViewController() })
    host.appear()
    let origin = part.convert(CGPoint.zero, to: nil)
    return CGRect(origin: origin, size: part.frame.size)
  }

  private func fill(_ content: UIView, height: CGFloat) {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: content.topAnchor), box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: height),
    ])
  }

  @Test func aCellAloneIsARow() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    fill(cell.contentView, height: 80)
    #expect(try frame(of: cell) == CGRect(x: 0, y: 20, width: 375, height: 80.5))
    #expect(try frame(of: UITableViewCell(style: .default, reuseIdentifier: nil)).height == 44)
  }

  @Test func anItemAloneIsAsWideAsTheScreen() throws {
    let item = UICollectionViewCell(frame: .zero)
    fill(item.contentView, height: 120)
    #expect(try frame(of: item) == CGRect(x: 0, y: 20, width: 375, height: 120))
    #expect(try frame(of: UICollectionViewCell(frame: .zero)).size == CGSize(width: 375, height: 375))
    let header = UICollectionReusableView(frame: .zero)
    fill(header, height: 30)
    #expect(try frame(of: header).height == 30)
  }

  @Test func otherViewsAreNoPartsOfLists() { #expect(ListStage.showing(UILabel()) == nil) }
}
