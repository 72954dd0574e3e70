import AutoLayout
import ProofModel
import Resolving
import Testing
import UIKitNames

/// The add-a-book screen in code (behaviours, section 5), with the page's text sizes given.
@Suite struct BookcaseTests {
  private final class BookController: UIViewController {
    let cover = FixedView(450, 413)
    let stars = FixedView(150, 25)
    let labels = [FixedLabel(36, 20.5), FixedLabel(50, 20.5), FixedLabel(56.5, 20.5)]
    let titleField = UITextField()
    let authorField = UITextField()
    let notesView = UITextView()

    override func viewDidLoad() {
      super.viewDidLoad()
      for view in [cover, stars, titleField, authorField, notesView] + labels { view.addTo(self.view) }
      for field in [titleField, authorField] { field.borderStyle = .roundedRect }
      let safe = view.safeAreaLayoutGuide
      var rules = [
        cover.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
        safe.trailingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 16),
        cover.topAnchor.constraint(equalTo: safe.topAnchor),
        cover.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.3),
        stars.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        stars.topAnchor.constraint(equalToSystemSpacingBelow: cover.bottomAnchor, multiplier: 1),
        titleField.topAnchor.constraint(equalToSystemSpacingBelow: stars.bottomAnchor, multiplier: 1),
        authorField.topAnchor.constraint(equalToSystemSpacingBelow: titleField.bottomAnchor, multiplier: 1),
        notesView.topAnchor.constraint(equalToSystemSpacingBelow: authorField.bottomAnchor, multiplier: 1),
        notesView.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        labels[0].lastBaselineAnchor.constraint(equalTo: titleField.lastBaselineAnchor),
        labels[1].lastBaselineAnchor.constraint(equalTo: authorField.lastBaselineAnchor),
        labels[2].topAnchor.constraint(equalTo: notesView.topAnchor),
        labels[1].widthAnchor.constraint(equalTo: labels[0].widthAnchor),
        labels[2].widthAnchor.constraint(equalTo: labels[0].widthAnchor),
      ]
      for (label, field) in zip(labels, [titleField, authorField, notesView]) {
        rules.append(label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16))
        rules.append(field.leadingAnchor.constraint(equalToSystemSpacingAfter: label.trailingAnchor, multiplier: 1))
        rules.append(safe.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: 16))
      }
      NSLayoutConstraint.activate(rules)
    }
  }

  @Test(arguments: [
    (
      [320.0, 480], [20.0, 0, 0, 0], [16.0, 20, 288, 144], [85.0, 172], [80.5, 205, 223.5, 30], [80.5, 281, 223.5, 199]
    ),
    (
      [375, 667], [20, 0, 0, 0], [16, 20, 343, 200.1], [112.5, 228.1], [80.5, 261.1, 278.5, 30],
      [80.5, 337.1, 278.5, 329.9]
    ),
    (
      [667, 375], [0, 0, 0, 0], [16, 0, 635, 112.5], [258.5, 120.5], [80.5, 153.5, 570.5, 30],
      [80.5, 229.5, 570.5, 145.5]
    ),
    (
      [812, 375], [0, 44, 21, 44], [60, 0, 692, 112.5], [331, 120.5], [124.5, 153.5, 627.5, 30],
      [124.5, 229.5, 627.5, 124.5]
    ),
    (
      [1366, 1024], [20, 0, 0, 0], [16, 20, 1334, 307.2], [608, 335.2], [80.5, 368.2, 1269.5, 30],
      [80.5, 444.2, 1269.5, 579.8]
    ),
  ])
  func theTextsScreen(
    _ size: [Double], _ safe: [Double], _ cover: [Double], _ stars: [Double], _ title: [Double], _ notes: [Double]
  ) {
    let environment = Environment(
      era: Era(.ios, 11), screenSize: Size(width: size[0], height: size[1]),
      safeArea: ProofModel.EdgeInsets(top: safe[0], left: safe[1], bottom: safe[2], right: safe[3]))
    let controller = BookController()
    let host = HostWindow(LayoutContext(environment: environment)) { controller }
    host.appear()
    #expect(agree(controller.cover, cover))
    #expect(agree(controller.stars, stars + [150, 25]))
    #expect(agree(controller.titleField, title))
    #expect(agree(controller.notesView, notes))
  }

  @Test func aDeviceTurnedThereAndBackIsWhereItWas() throws {
    let host = try #require(HostWindow(device: "iphone-8") { BookController() })
    host.appear()
    let before = host.solvedLayout()
    _ = host.turn(to: .landscape)
    let turned = host.solvedLayout()
    #expect(turned.views[0].frame.width == 667)
    _ = host.turn(to: .portrait)
    let after = host.solvedLayout()
    #expect(before.views.map(\.frame) == after.views.map(\.frame))
    #expect(Set(before.views.map(\.content.name)).isSuperset(of: ["cover", "stars", "titleField", "labels1"]))
  }
}

extension UIView {
  fileprivate func addTo(_ view: UIView) { view.addPlaced(self) }
}
