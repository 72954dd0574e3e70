import ProofModel
import Testing
import UIKitNames

/// UIKit's events, in their order and number (behaviours, section 6; the adaptive layout chapter's log).
@Suite struct EventTests {
  private final class Controller: UIViewController {
    let custom = Custom()
    override func viewDidLoad() {
      super.viewDidLoad()
      custom.frame = view.bounds
      custom.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(custom)
    }
  }

  private final class Custom: UIView {}

  private func makeHost(_ log: EventLog) -> HostWindow? {
    HostWindow(device: "iphone-8", log: log) { Controller() }
  }

  @Test func appearingLaysOutTwice() throws {
    let log = EventLog()
    let host = try #require(makeHost(log))
    #expect(log.events.isEmpty)
    host.appear()
    #expect(
      log.events == [
        "Controller.loadView", "Controller.viewDidLoad", "Controller.viewWillAppear",
        "Controller.viewSafeAreaInsetsDidChange", "Controller.viewLayoutMarginsDidChange", "Controller.viewIsAppearing",
        "Controller.updateViewConstraints", "Controller.viewWillLayoutSubviews", "Controller.viewDidLayoutSubviews",
        "Custom.layoutSubviews", "Controller.viewWillLayoutSubviews", "Controller.viewDidLayoutSubviews",
        "Controller.viewDidAppear",
      ])
  }

  @Test func aTurnLaysOutOnce() throws {
    let log = EventLog()
    let host = try #require(makeHost(log))
    host.appear()
    log.clear()
    _ = host.turn(to: .landscape)
    #expect(
      log.events == [
        "Controller.willTransition", "Controller.viewWillTransition", "Controller.traitCollectionDidChange",
        "Controller.viewSafeAreaInsetsDidChange", "Controller.viewLayoutMarginsDidChange",
        "Controller.viewWillLayoutSubviews", "Controller.viewDidLayoutSubviews", "Custom.layoutSubviews",
      ])
  }

  @Test func threeFlagsInOneCycleAreOneLayout() throws {
    let log = EventLog()
    let host = try #require(makeHost(log))
    host.appear()
    log.clear()
    host.perform { for _ in 0..<3 { host.controller.view.setNeedsLayout() } }
    #expect(log.events == ["Controller.viewWillLayoutSubviews", "Controller.viewDidLayoutSubviews"])
  }

  @Test func layoutIfNeededRunsNow() throws {
    let log = EventLog()
    let host = try #require(makeHost(log))
    host.appear()
    log.clear()
    host.perform {
      host.controller.view.setNeedsLayout()
      host.controller.view.layoutIfNeeded()
      #expect(log.events.count == 2)
      host.controller.view.layoutIfNeeded()
      #expect(log.events.count == 2)
    }
    #expect(log.events.count == 2)
  }

  @Test func aSubviewAddedRemovedOrResizedSetsTheFlag() throws {
    let log = EventLog()
    let host = try #require(makeHost(log))
    host.appear()
    let extra = UIView()
    for change in [
      { host.controller.view.addSubview(extra) }, { extra.removeFromSuperview() },
      { host.controller.view.frame.size.height -= 10 },
    ] {
      log.clear()
      host.perform(change)
      #expect(log.events.prefix(2) == ["Controller.viewWillLayoutSubviews", "Controller.viewDidLayoutSubviews"])
    }
  }

  @Test func aTextChangeLaysOutWhatDependsOnIt() throws {
    final class Labelled: UIViewController {
      let label = UILabel()
      override func viewDidLoad() {
        label.text = "a"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      }
    }
    let log = EventLog()
    let host = try #require(HostWindow(device: "iphone-8", log: log) { Labelled() })
    host.appear()
    log.clear()
    let label = try #require((host.controller as? Labelled)?.label)
    let narrow = label.frame.width
    host.perform { label.text = "a longer text" }
    #expect(log.events == ["Labelled.viewWillLayoutSubviews", "Labelled.viewDidLayoutSubviews"])
    #expect(label.frame.width > narrow)
  }

  @Test func constraintsAreUpdatedBeforeLayoutSubviewsFirst() {
    final class Inner: UIView {
      override func updateConstraints() {
        order.append("inner")
        super.updateConstraints()
      }
      var order: [String] = []
    }
    final class Outer: UIView {
      let inner = Inner()
      override func updateConstraints() {
        inner.order.append("outer")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        inner.order.append("layout")
        super.layoutSubviews()
      }
    }
    let outer = Outer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(outer.inner)
    outer.layoutIfNeeded()
    #expect(outer.inner.order == ["inner", "outer", "layout"])
    outer.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    #expect(outer.inner.order == ["inner", "outer", "layout", "outer"])
  }

  @Test func traitsCanBeRegisteredFor() throws {
    final class Listening: UIViewController {
      var told: [UIUserInterfaceSizeClass] = []
      override func viewDidLoad() {
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, previous: UITraitCollection) in
          self.told.append(previous.verticalSizeClass)
          self.told.append(self.traitCollection.verticalSizeClass)
        }
      }
    }
    let host = try #require(HostWindow(device: "iphone-8") { Listening() })
    host.appear()
    _ = host.turn(to: .landscape)
    #expect((host.controller as? Listening)?.told == [.regular, .compact])
  }

  @Test func viewsCanBeRegisteredForTraitsToo() throws {
    final class Listening: UIView {
      var told: [UIUserInterfaceSizeClass] = []
      override init(frame: CGRect) {
        super.init(frame: frame)
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Listening, previous: UITraitCollection) in
          self.told.append(previous.verticalSizeClass)
        }
        let other = registerForTraitChanges([UITraitVerticalSizeClass.self]) {
          (view: Listening, _: UITraitCollection) in
          view.told = []
        }
        unregisterForTraitChanges(other)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Holding: UIViewController {
      let listening = Listening(frame: .zero)
      override func viewDidLoad() { view.addSubview(listening) }
    }
    let host = try #require(HostWindow(device: "iphone-8") { Holding() })
    host.appear()
    _ = host.turn(to: .landscape)
    #expect((host.controller as? Holding)?.listening.told == [.regular])
  }

  @Test func theOrientationIsTold() throws {
    final class Listening: UIViewController {
      var sizes: [CGSize] = []
      override func viewDidLoad() {
        NotificationCenter.default.addObserver(
          forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in self?.sizes.append(UIScreen.main.bounds.size) }
      }
    }
    let host = try #require(HostWindow(device: "iphone-8") { Listening() })
    host.appear()
    _ = host.turn(to: .landscape)
    _ = host.turn(to: .portrait)
    // Once at the start, when the device begins to tell it.
    let (upright, turned) = (CGSize(width: 375, height: 667), CGSize(width: 667, height: 375))
    #expect((host.controller as? Listening)?.sizes == [upright, turned, upright])
    #expect(host.turn(to: .upsideDown) == nil, "iPhones leave it out by default")
  }
}
