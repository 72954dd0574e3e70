import Foundation
import Testing
import UIKitNames

/// Files that import Foundation too still mean this project's words.
@Suite struct ImportTests {
  @Test func namesAreUnambiguousBesideFoundation() {
    let center: NotificationCenter = .default
    var heard = 0
    let name = Notification.Name("own")
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in heard += 1 }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(heard == 1)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let text = NSAttributedString(
      string: "a", attributes: [.font: UIFont.systemFont(ofSize: 12), .paragraphStyle: style])
    let label = UILabel()
    label.attributedText = text
    #expect(label.intrinsicContentSize.height < 17)
  }
}
