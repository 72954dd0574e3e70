// Screens that do what no screen should, and plain ones between them: each is drawn in a process of its own.
import Foundation
import Proofsheet
import UIKitNames

final class PlainScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Plain"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }
}

final class StoppingScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let missing: String? = ProcessInfo.processInfo.environment["NO SUCH VARIABLE"]
    title = missing!
  }
}

final class EmptyScreen: UIViewController {}

/// Views that nobody gave anything to show.
final class BlankScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let frame = CGRect(x: 20, y: 100, width: 200, height: 30)
    for part in [UILabel(frame: frame), UIImageView(frame: frame), UITextField(frame: frame), UIButton(frame: frame)] {
      view.addSubview(part)
    }
  }
}

/// White on white, and a colour all over the screen: nothing is to be seen, and there is no text to fill.
final class WhiteScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let box = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    box.backgroundColor = .white
    let cover = UIView(frame: view.bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.backgroundColor = .systemBlue
    for part in [cover, box, UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())] {
      view.addSubview(part)
    }
  }
}

/// Calls itself for ever.
final class RecursiveView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    layoutAgain(1)
  }
  @inline(never) private func layoutAgain(_ depth: Int) { if depth > 0 { layoutAgain(depth + 1) } }
}

final class Word: UILabel {
  convenience init(_ word: String) {
    self.init(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    text = word
  }
}

/// Asks for layout in each layout.
final class RestlessView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    if subviews.isEmpty { addSubview(Word("Restless")) }
    setNeedsLayout()
    layoutIfNeeded()
  }
}

final class EndlessScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    while !view.isHidden { usleep(1000) }
  }
}

final class HungryQueueScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(Word("Hungry"))
    feed()
  }
  private func feed() {
    nonisolated(unsafe) let screen = self
    DispatchQueue.main.async { screen.feed() }
  }
}

final class CrossingScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let other = UIView()
    let own = UIView()
    view.addSubview(own)
    own.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
  }
}

final class CrowdedScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 0..<10_000 {
      let dot = UIView(frame: CGRect(x: number % 100 * 3, y: number / 100 * 6, width: 2, height: 4))
      dot.backgroundColor = .systemTeal
      view.addSubview(dot)
    }
  }
}

// As tests compare a screen, in the process of all.
if CommandLine.arguments.count > 2, CommandLine.arguments[1] == "--assert" {
  ScreenWatch.seconds = 2
  let words = CommandLine.arguments.dropFirst(2)
  let proofs = [
    Proof(of: PlainScreen(), named: "Plain", on: "iphone-8"),
    Proof(of: StoppingScreen(), named: "Stopping", on: "iphone-8"),
    Proof(of: RecursiveView(), named: "Recursive", on: "iphone-8"),
    Proof(of: EndlessScreen(), named: "Endless", on: "iphone-8"),
    Proof(of: CrossingScreen(), named: "Crossing", on: "iphone-8"),
  ]
  for proof in proofs where words.contains(proof.name) {
    let failures = ProofAssertion(
      proof, as: .layout, recording: .never, filePath: "/tmp/no-such-folder/Tests.swift", test: "hostile"
    ).failures()
    print("\(proof.name): compared, \(failures.count)")
    fflush(nil)
  }
  exit(0)
}

ProofRunner.main([
  ProofScreen("Plain") { Proof(of: PlainScreen(), on: "iphone-8") },
  ProofScreen("Stopping") { Proof(of: StoppingScreen(), on: "iphone-8") },
  ProofScreen("Empty") { Proof(of: EmptyScreen(), on: "iphone-8") },
  ProofScreen("Blank") { Proof(of: BlankScreen(), on: "iphone-8") },
  ProofScreen("White") { Proof(of: WhiteScreen(), on: "iphone-8") },
  ProofScreen("Recursive") { Proof(of: RecursiveView(), on: "iphone-8") },
  ProofScreen("Restless") { Proof(of: RestlessView(), on: "iphone-8") },
  ProofScreen("Endless") { Proof(of: EndlessScreen(), on: "iphone-8") },
  ProofScreen("HungryQueue") { Proof(of: HungryQueueScreen(), on: "iphone-8") },
  ProofScreen("Crossing") { Proof(of: CrossingScreen(), on: "iphone-8") },
  ProofScreen("Crowded") { Proof(of: CrowdedScreen(), on: "iphone-8") },
  ProofScreen("Last") { Proof(of: PlainScreen(), named: "Last", on: "iphone-8") },
])
