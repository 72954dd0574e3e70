import Foundation
import LayoutCode
import ProofModel
import Testing

@testable import Proofsheet

/// What stands in the place of an app's code that does not compile.
@Suite struct LeftOutTests {
  private enum Choice: CaseIterable { case first, second }

  private struct Movie: AppPlainValue {
    let title: String
    static var appPlainValue: Any { Movie(title: "Title") }
  }

  private final class Screen: ViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let label = Label()
      label.text = appLeftOut("Screen.swift:4: cannot find 'Texts' in scope")
      label.text = (label.text ?? "") + "Shown"
      label.frame = CGRect(x: 20, y: 100, width: 100, height: 30)
      view.addSubview(label)
      appLeftOut("Screen.swift:9: value of type 'Label' has no member 'animate'")
    }
  }

  @Test func eachThatRunsIsAFinding() {
    let findings = Proof(of: Screen(), on: "iphone-8").check().filter { $0.id == "left-out" }
    #expect(
      findings.map(\.message).sorted() == [
        "Screen.swift:4: cannot find 'Texts' in scope",
        "Screen.swift:9: value of type 'Label' has no member 'animate'",
      ])
    #expect(findings.allSatisfy { $0.severity == .warning })
  }

  @Test func aValueIsThePlainestOfItsType() {
    let number: Double = appLeftOut("")
    let text: String = appLeftOut("")
    let texts: [String: Int] = appLeftOut("")
    let options: NSString.CompareOptions = appLeftOut("")
    let choice: Choice = appLeftOut("")
    let size: CGSize = appLeftOut("")
    let view: StackView = appLeftOut("")
    let nothing: Label? = appLeftOut("")
    let movie: Movie = appLeftOut("")
    #expect(number == 0 && text.isEmpty && texts.isEmpty && options.isEmpty && choice == .first && size == .zero)
    #expect(view.arrangedSubviews.isEmpty && nothing == nil && movie.title == "Title")
    appLeftOut("") as Void
  }
}
