// The screen that each library writes in its own words (`place`), here in anchors, and the comparison of both.
import UIKitNames

final class LibraryScreen: UIViewController {
  let titleView = UIView()
  let box = UIView()
  let bar = UIView()
  private let rules: (LibraryScreen) -> Void

  init(_ rules: @escaping (LibraryScreen) -> Void) {
    self.rules = rules
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [titleView, box, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    rules(self)
  }
}

/// The title 20 below the safe area with 16 at its sides and 40 high; the box half as wide as the title, square, in the
/// middle, 12 below; the bar along the lower edge, at least 44 high and no higher than it has to be.
func placeByAnchors(_ screen: LibraryScreen) {
  let (view, title, box, bar) = (screen.view!, screen.titleView, screen.box, screen.bar)
  let low = bar.heightAnchor.constraint(equalToConstant: 0)
  low.priority = .defaultLow
  NSLayoutConstraint.activate([
    title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    title.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    title.heightAnchor.constraint(equalToConstant: 40),
    box.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
    box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    box.widthAnchor.constraint(equalTo: title.widthAnchor, multiplier: 0.5),
    box.heightAnchor.constraint(equalTo: box.widthAnchor),
    bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 44), low,
  ])
}

func frames(_ rules: @escaping (LibraryScreen) -> Void, _ device: String) -> [CGRect] {
  let screen = LibraryScreen(rules)
  guard let host = HostWindow(device: device, makingController: { screen }) else { return [] }
  host.appear()
  return [screen.titleView, screen.box, screen.bar].map(\.frame)
}

func compareWithTwin() {
  var differences: [String] = []
  for device in ["iphone-8", "iphone-17", "ipad-11-a16"] {
    let (own, twin) = (frames(place, device), frames(placeByAnchors, device))
    if own != twin || twin.contains(where: \.isEmpty) { differences.append("\(device): \(own) is not \(twin)") }
  }
  print(differences.isEmpty ? "equal to its twin" : differences.joined(separator: "; "))
}
