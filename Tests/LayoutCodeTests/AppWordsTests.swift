import Foundation
import Testing
import UIKitNames

/// Words that apps of several teams use, and that only have to compile or to keep what they are given.
@Suite struct AppWordsTests {
  @Test func colourLiteralsAreOfTheTypeThatIsAskedFor() {
    let layer = CALayer()
    layer.shadowColor = appColorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    let own = appColorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(own == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(layer.shadowColor == own.cgColor)
  }

  @Test func theStyleOfAProgressViewCanBeSetLater() {
    let progress = UIProgressView()
    progress.progressViewStyle = .bar
    #expect(progress.progressViewStyle == .bar)
  }

  @Test func popoversPointFromViewsAndFromButtonsOfBars() {
    let (controller, button) = (UIViewController(), UIBarButtonItem())
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.sourceItem = button
    let source: (any UIPopoverPresentationControllerSourceItem)? = controller.popoverPresentationController?.sourceItem
    #expect(source === button)
  }

  private final class StyledCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Grouped: UITableView {
    override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: .grouped) }
    required init?(coder: NSCoder) { nil }
  }

  /// A class with its own designated initialiser has the plain ones of UIKit.
  @Test func cellsAndTablesAreMadePlainly() {
    #expect(StyledCell().cellStyle == .subtitle)
    #expect(Grouped().style == .grouped)
    #expect(UITableView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
    #expect(UITableViewHeaderFooterView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.height == 4)
  }

  @Test func statesKeepWhatAppsAdd() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state[UIConfigurationStateCustomKey("book")] = "Emma"
    #expect(state[UIConfigurationStateCustomKey("book")] == AnyHashable("Emma"))
  }

  @Test func traitsThatNeverChangeCanBeRegisteredFor() {
    let view = UIView()
    var heard = 0
    view.registerForTraitChanges([UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self]) {
      (_: UIView, _: UITraitCollection) in heard += 1
    }
    #expect(heard == 0)
    #expect(class_getProperty(UINavigationItem.self, "title") == nil)
  }
}
