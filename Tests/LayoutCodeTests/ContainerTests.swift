import AutoLayout
import ProofModel
import Resolving
import Testing
import UIKitNames

/// Containers and what their bars cover; heights from recorded storyboards and public measurements.
@Suite struct ContainerTests {
  private final class Content: UIViewController {
    let box = UIView()
    override func viewDidLoad() {
      view.addPlaced(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }

  private func windowFrame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test func aNavigationControllersBarIsPartOfTheSafeArea() throws {
    let content = Content()
    content.title = "Books"
    let navigation = UINavigationController(rootViewController: content)
    let host = try #require(HostWindow(device: "iphone-8") { navigation })
    host.appear()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect(content.box.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    #expect(content.view.safeAreaInsets.top == 64)
    _ = host.turn(to: .landscape)
    #expect(content.box.frame == CGRect(x: 0, y: 32, width: 667, height: 343))
    host.perform { navigation.setNavigationBarHidden(true, animated: false) }
    #expect(content.box.frame.minY == 0)
    let names = host.solvedLayout().views.map(\.content.kind)
    #expect(names.contains(.navigationBar))
  }

  @Test func pushingAndPoppingTellBoth() throws {
    let log = EventLog()
    final class First: UIViewController {}
    final class Second: UIViewController {}
    let navigation = UINavigationController(rootViewController: First())
    let host = try #require(HostWindow(device: "iphone-8", log: log) { navigation })
    host.appear()
    log.clear()
    host.perform { navigation.pushViewController(Second(), animated: false) }
    let pushed = log.events.filter { $0.contains("ppear") }
    #expect(
      pushed == [
        "First.viewWillDisappear", "First.viewDidDisappear", "Second.viewWillAppear", "Second.viewIsAppearing",
        "Second.viewDidAppear",
      ])
    log.clear()
    host.perform { _ = navigation.popViewController(animated: false) }
    #expect(log.events.contains("Second.viewDidDisappear"))
    #expect(log.events.contains("First.viewDidAppear"))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func aTabBarIsPartOfTheSafeArea() throws {
    let (first, second) = (Content(), Content())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let host = try #require(HostWindow(device: "iphone-x") { tabs })
    host.appear()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 729, width: 375, height: 83))
    #expect(first.box.frame == CGRect(x: 0, y: 44, width: 375, height: 685))
    host.perform { tabs.selectedIndex = 1 }
    #expect(second.box.frame == first.box.frame)
    #expect(first.view.superview == nil)
  }

  @Test func aSplitHasTwoColumnsWhereThereIsRoom() throws {
    let (list, detail) = (Content(), Content())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let host = try #require(HostWindow(device: "ipad-9.7", orientation: .landscape) { split })
    host.appear()
    #expect(list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(detail.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
    _ = host.turn(to: .portrait)
    #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
  }

  @Test func aChildHasTheMarginsOfAController() throws {
    final class Parent: UIViewController {
      let child = UIViewController()
      let mark = UIView()
      override func viewDidLoad() {
        addChild(child)
        view.addPlaced(child.view)
        child.didMove(toParent: self)
        child.view.addPlaced(mark)
        NSLayoutConstraint.activate([
          child.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
          child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          child.view.heightAnchor.constraint(equalToConstant: 100),
          mark.topAnchor.constraint(equalTo: child.view.safeAreaLayoutGuide.topAnchor),
          mark.leadingAnchor.constraint(equalTo: child.view.layoutMarginsGuide.leadingAnchor),
          mark.widthAnchor.constraint(equalToConstant: 10), mark.heightAnchor.constraint(equalToConstant: 10),
        ])
      }
    }
    let parent = Parent()
    let host = try #require(HostWindow(device: "iphone-8") { parent })
    host.appear()
    #expect(parent.mark.frame == CGRect(x: 16, y: 10, width: 10, height: 10))
    host.perform { parent.additionalSafeAreaInsets.top = 30 }
    #expect(parent.mark.frame.minY == 40)
  }

  @Test func aPopoverHasItsPreferredSize() throws {
    let parent = Content()
    let host = try #require(HostWindow(device: "ipad-9.7") { parent })
    host.appear()
    let popover = Content()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 300, height: 200)
    popover.popoverPresentationController?.sourceView = parent.view
    popover.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 44, height: 44)
    host.perform { parent.present(popover, animated: false) }
    #expect(popover.view.frame == CGRect(x: 10, y: 157, width: 300, height: 200))
    #expect(popover.box.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(parent.presentedViewController === popover)
    host.perform { popover.dismiss(animated: false) }
    #expect(popover.view.superview == nil)
  }

  @Test func whatChangesBelowAPresentedControllerIsThereAfterIt() throws {
    let parent = Content()
    let host = try #require(HostWindow(device: "iphone-8") { parent })
    host.appear()
    let top = try #require(parent.view.constraints.first { $0.firstAttribute == .top })
    let sheet = Content()
    host.perform { parent.present(sheet, animated: false) }
    host.perform {
      top.constant = 30
      let extra = UIView()
      parent.view.addPlaced(extra)
      extra.topAnchor.constraint(equalTo: parent.box.topAnchor).isActive = true
      extra.removeFromSuperview()
    }
    #expect(parent.box.frame.minY == 50)
    host.perform { sheet.dismiss(animated: false) }
    host.perform { top.constant = 40 }
    #expect(parent.box.frame.minY == 60)
  }

  @Test func aViewThatDoesNotReachBelowBarsEndsAtThem() throws {
    let content = Content()
    content.edgesForExtendedLayout = []
    let host = try #require(HostWindow(device: "iphone-8") { UINavigationController(rootViewController: content) })
    host.appear()
    #expect(content.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    #expect(content.box.frame == CGRect(x: 0, y: 0, width: 375, height: 603))
    _ = host.turn(to: .landscape)
    #expect(content.view.frame == CGRect(x: 0, y: 32, width: 667, height: 343))
  }

  private final class BarReader: UIViewController {
    var bar = CGRect.zero
    override func viewDidLoad() {
      super.viewDidLoad()
      bar = navigationController?.navigationBar.frame ?? .zero
    }
  }

  @Test func theBarHasItsPlaceWhereAControllerIsLoaded() throws {
    let reader = BarReader()
    let host = try #require(HostWindow(device: "iphone-13") { UINavigationController(rootViewController: reader) })
    host.appear()
    #expect(reader.bar == CGRect(x: 0, y: 47, width: 390, height: 44))
  }
}
