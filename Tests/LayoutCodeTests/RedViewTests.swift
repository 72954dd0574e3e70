import AutoLayout
import ProofModel
import Testing
import UIKitNames

/// The red view and the label by all four ways (behaviours, section 6).
@Suite struct RedViewTests {
  private class RedController: UIViewController {
    let red = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 333.5))
    let label = FixedLabel(212, 48)
    override func viewDidLoad() {
      super.viewDidLoad()
      label.frame = CGRect(x: 20, y: 333.5, width: 212, height: 48)
      view.addSubview(red)
      view.addSubview(label)
    }
  }

  private func turned<Controller: RedController>(_ controller: Controller) -> Controller {
    let environment = Environment(screenSize: Size(width: 375, height: 667), rootMargin: 16)
    let host = HostWindow(LayoutContext(environment: environment)) { controller }
    host.appear()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    _ = host.turn(to: .landscape)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    return controller
  }

  @Test func defaultMasksKeepTheFrames() {
    let controller = turned(RedController())
    #expect(controller.red.frame == CGRect(x: 0, y: 0, width: 375, height: 333.5))
    #expect(controller.label.frame == CGRect(x: 20, y: 333.5, width: 212, height: 48))
  }

  @Test func masksComeClose() {
    final class Masked: RedController {
      override func viewDidLoad() {
        super.viewDidLoad()
        red.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleBottomMargin]
        label.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin, .flexibleRightMargin]
      }
    }
    let controller = turned(Masked())
    #expect(controller.red.frame == CGRect(x: 0, y: 0, width: 667, height: 187.5))
    #expect(abs(controller.label.frame.minY - 176.179) < 0.001)
  }

  @Test func manualLayoutOnTheTransition() {
    final class Manual: RedController {
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        red.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height / 2)
        label.frame.origin.y = size.height / 2
      }
    }
    let controller = turned(Manual())
    #expect(controller.red.frame == CGRect(x: 0, y: 0, width: 667, height: 187.5))
    #expect(controller.label.frame.minY == 187.5)
  }

  @Test func manualLayoutOnTheLayoutEvent() {
    final class Manual: RedController {
      override func viewWillLayoutSubviews() {
        red.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height / 2)
        label.frame.origin.y = view.bounds.midY
      }
    }
    let controller = turned(Manual())
    #expect(controller.red.frame == CGRect(x: 0, y: 0, width: 667, height: 187.5))
    #expect(controller.label.frame.minY == 187.5)
  }

  private class Anchored: RedController {
    var isForgetful: Bool { false }
    override func viewDidLoad() {
      super.viewDidLoad()
      if !isForgetful {
        red.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
      }
      NSLayoutConstraint.activate([
        red.leadingAnchor.constraint(equalTo: view.leadingAnchor), red.topAnchor.constraint(equalTo: view.topAnchor),
        red.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        red.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
        label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        label.topAnchor.constraint(equalToSystemSpacingBelow: red.bottomAnchor, multiplier: 1),
      ])
    }
  }

  @Test func anchors() {
    let controller = turned(Anchored())
    #expect(controller.red.frame == CGRect(x: 0, y: 0, width: 667, height: 187.5))
    #expect(controller.label.frame.origin == CGPoint(x: 20, y: 195.5))
  }

  @Test func anchorsWithTranslationLeftOn() {
    final class Forgetful: Anchored {
      override var isForgetful: Bool { true }
    }
    let environment = Environment(screenSize: Size(width: 375, height: 667), rootMargin: 16)
    let controller = Forgetful()
    let host = HostWindow(LayoutContext(environment: environment)) { controller }
    host.appear()
    for orientation in [Orientation.portrait, .landscape] {
      if orientation == .landscape { _ = host.turn(to: .landscape) }
      #expect(controller.red.frame == CGRect(x: 0, y: 0, width: 375, height: 333.5))
      #expect(controller.label.frame == CGRect(x: 20, y: 333.5, width: 212, height: 48))
      let layout = host.solvedLayout()
      let conflicts = layout.findings.filter { $0.kind == .conflict }
      let broken = conflicts.compactMap(\.broken).map { layout.constraints[$0] }
      #expect(broken.allSatisfy { $0.origin == .authored })
      #expect(conflicts.allSatisfy { $0.diagnostic.hint?.contains("translat") == true })
      let texts = Set(broken.map(\.text))
      if orientation == .portrait {
        #expect(texts == ["label.leading == margins.leading", "label.top == red.bottom + 8"])
      } else {
        #expect(
          texts.isSuperset(of: [
            "label.top == red.bottom + 8", "red.trailing == root.trailing", "red.height == 50% root.height",
          ]))
      }
      #expect(broken.allSatisfy { $0.span?.file.hasSuffix("RedViewTests.swift") == true })
    }
  }

  @Test func aVariantForCompactHeight() {
    final class Adaptive: RedController {
      var tall: [NSLayoutConstraint] = []
      var low: [NSLayoutConstraint] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        red.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          red.topAnchor.constraint(equalTo: view.topAnchor), red.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        tall = [
          red.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          red.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
          label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          label.topAnchor.constraint(equalTo: red.bottomAnchor, constant: 8),
        ]
        low = [
          red.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          red.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
          label.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8),
          label.topAnchor.constraint(equalTo: view.topAnchor),
        ]
        choose(traitCollection)
      }
      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.choose(newCollection) })
      }
      func choose(_ traits: UITraitCollection) {
        let isLow = traits.verticalSizeClass == .compact
        NSLayoutConstraint.deactivate(isLow ? tall : low)
        NSLayoutConstraint.activate(isLow ? low : tall)
      }
    }
    let controller = turned(Adaptive())
    #expect(controller.red.frame == CGRect(x: 0, y: 0, width: 333.5, height: 375))
    #expect(controller.label.frame.origin == CGPoint(x: 341.5, y: 0))
  }
}
