import Foundation
import ProofModel
import Testing

@testable import LayoutCode

/// Initialisers that subclasses of UIKit's classes override and call, and texts read from documents.
@Suite struct InitialiserTests {
  private final class Picture: ImageView {
    var isRound = false
    init() { super.init(image: nil) }
    override init(image: Image?) {
      isRound = true
      super.init(image: image)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Stack: NavigationController {
    init(_ controller: ViewController) { super.init(rootViewController: controller) }
    required init?(coder: NSCoder) { nil }
  }

  private final class Wheel: ActivityIndicatorView {
    init() { super.init(style: .large) }
    required init(coder: NSCoder) { fatalError() }
  }

  private final class Blur: VisualEffectView {
    override init(effect: VisualEffect?) { super.init(effect: effect) }
    required init?(coder: NSCoder) { nil }
  }

  @Test func subclassesCallTheInitialisersOfTheirSuperclass() {
    #expect(Picture(image: nil).isRound)
    #expect(!Picture().isRound)
    let controller = ViewController(nibName: nil, bundle: nil)
    #expect(Stack(controller).topViewController === controller)
    #expect(Wheel().style == .large)
    let blur = Blur(effect: BlurEffect(style: .dark))
    #expect(blur.contentView.superview === blur)
    #expect(blur.effect != nil)
  }

  @Test func textOfHTMLHasItsWords() throws {
    let words = "<html><head><title>x</title><style>p { color: red }</style></head><body><h1>A &amp; B</h1>"
    let data = Data((words + "<p>one\n  two<br>three&nbsp;&#8211;</p></body></html>").utf8)
    let text = try NSAttributedString(
      data: data,
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
    #expect(text.string == "A & B\none two\nthree\u{A0}–\n")
    #expect(LayoutContext.current.notes.diagnostics.contains { $0.id == "undrawn-html" })
    let plain = try NSAttributedString(data: Data("<b>".utf8), options: [:], documentAttributes: nil)
    #expect(plain.string == "<b>")
  }

  @Test func classesAnswerAndSearchBarsHaveAccessories() {
    #expect(TableView().isKind(of: TableView.classForCoder()))
    #expect(!View().isKind(of: TableView.classForCoder()))
    let bar = SearchBar()
    bar.inputAccessoryView = Toolbar()
    #expect(bar.inputAccessoryView is Toolbar)
  }
}
