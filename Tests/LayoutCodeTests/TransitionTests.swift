import AutoLayout
import Transitions
import ProofModel
import Resolving
import Testing
import UIKitNames

/// Layout over time: what moves along, what jumps, what comes after (behaviours, section 6).
@Suite struct TransitionTests {
  private final class Mover: UIViewController {
    let jumps = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let moves = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let laidOut = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let tied = UIView()
    let later = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var order: [String] = []

    override func viewDidLoad() {
      for view in [jumps, moves, laidOut, tied, later] { view.addIdentified(to: self.view) }
      tied.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        tied.centerXAnchor.constraint(equalTo: view.centerXAnchor), tied.topAnchor.constraint(equalTo: view.topAnchor),
        tied.widthAnchor.constraint(equalToConstant: 20), tied.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      laidOut.frame.origin.x = view.bounds.width - 10
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      jumps.frame.origin.x = 100
      coordinator.animate(
        alongsideTransition: { _ in
          self.moves.frame.origin.x = 100
          self.order.append("alongside")
        },
        completion: { _ in
          self.later.frame.origin.x = 100
          self.order.append("completion")
        })
      order.append("willTransition")
    }
  }

  private func transition() throws -> (LayoutTransition, Mover) {
    let controller = Mover()
    let host = try #require(HostWindow(device: "iphone-8") { controller })
    host.appear()
    return (try #require(host.turn(to: .landscape)), controller)
  }

  private func x(_ layout: SolvedLayout, _ name: String) throws -> Double {
    layout.views[try #require(layout.views.firstIndex { $0.content.name == name })].frame.x
  }

  @Test func whatIsSetDirectlyJumpsAndTheRestMovesAlong() throws {
    let (transition, controller) = try transition()
    #expect(controller.order == ["willTransition", "alongside", "completion"])
    #expect(transition.duration == 0.3)
    #expect(try x(transition.before, "jumps") == 0)
    for share in [0, 0.25, 0.5, 0.75, 1] { #expect(try x(transition.layout(at: share), "jumps") == 100) }
    #expect(try x(transition.layout(at: 0), "moves") == 0)
    #expect(abs(try x(transition.layout(at: 0.5), "moves") - 50) < 1e-6)
    #expect(try x(transition.layout(at: 1), "moves") == 100)
    #expect(try x(transition.layout(at: 0), "laidOut") == 365)
    #expect(abs(try x(transition.layout(at: 0.5), "laidOut") - 511) < 1e-6)
    #expect(try x(transition.layout(at: 1), "laidOut") == 657)
    #expect(try x(transition.layout(at: 0), "tied") == 177.5)
    #expect(try x(transition.layout(at: 1), "tied") == 323.5)
    #expect(try x(transition.layout(at: 1), "later") == 0)
    #expect(try x(transition.after, "later") == 100)
  }

  @Test func theWindowTakesItsSizeAlong() throws {
    let (transition, _) = try transition()
    let sizes = transition.layouts(count: 3).map(\.environment.windowSize)
    #expect(sizes.first == Size(width: 375, height: 667))
    #expect(abs(sizes[1].width - 521) < 1e-6)
    #expect(sizes.last == Size(width: 667, height: 375))
    #expect(transition.layouts(count: 8).count == 8)
  }

  @Test func constraintsMoveAlongInAnAnimation() throws {
    let controller = Mover()
    let host = try #require(HostWindow(device: "iphone-8") { controller })
    host.appear()
    let top = try #require(controller.view.constraints.first { $0.firstAttribute == .top })
    let transition = host.record {
      top.constant = 80
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { controller.view.layoutIfNeeded() },
        completion: { done in if done { controller.tied.alpha = 0 } })
    }
    #expect(transition.duration == 1)
    let place = try #require(transition.layout(at: 1).views.firstIndex { $0.content.name == "tied" })
    #expect(abs(transition.layout(at: 0.25).views[place].frame.y - 20) < 1e-9)
    #expect(transition.layout(at: 1).views[place].frame.y == 80)
    #expect(transition.layout(at: 1).views[place].content.alpha == 1)
    #expect(transition.after.views[place].content.alpha == 0)
  }

  @Test func springsOvershootAndRest() throws {
    let controller = Mover()
    let host = try #require(HostWindow(device: "iphone-8") { controller })
    host.appear()
    let transition = host.record {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0, options: [],
        animations: { controller.moves.frame.origin.x = 100 }, completion: nil)
    }
    let places = try transition.layouts(count: 101).map { try x($0, "moves") }
    #expect(places[0] == 0)
    #expect((places.max() ?? 0) > 110)
    #expect(places[100] == 100)
    #expect(places[90...].allSatisfy { abs($0 - 100) < 1 })
  }

  @Test func anAnimatorRunsItsAnimationsAndCompletions() throws {
    let controller = Mover()
    let host = try #require(HostWindow(device: "iphone-8") { controller })
    host.appear()
    var ended = false
    let transition = host.record {
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { controller.moves.frame.origin.x = 100 }
      animator.addCompletion { ended = $0 == .end }
      animator.startAnimation()
    }
    #expect(ended)
    #expect(transition.duration == 0.5)
    #expect(abs(try x(transition.layout(at: 0.5), "moves") - 50) < 1e-9)
  }

  @Test func aChainOfAnimationsIsOneAfterTheOther() throws {
    let controller = Mover()
    let host = try #require(HostWindow(device: "iphone-8") { controller })
    host.appear()
    let transition = host.record {
      UIView.animate(
        withDuration: 1, animations: { controller.moves.frame.origin.x = 100 },
        completion: { _ in
          UIView.animate(withDuration: 1) { controller.later.frame.origin.x = 50 }
        })
    }
    #expect(transition.duration == 2)
  }
}

extension UIView {
  fileprivate func addIdentified(to view: UIView) { view.addSubview(self) }
}
