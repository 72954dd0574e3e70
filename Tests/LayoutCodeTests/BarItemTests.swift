import AutoLayout
import ProofModel
import Resolving
import Testing
import UIKitNames

/// What bars of controllers show: their buttons, the way back, pictures of tabs, a view in the title's place.
@Suite struct BarItemTests {
  private func bar(_ device: String = "iphone-8", _ make: () -> UINavigationController) throws -> ResolvedView {
    let host = try #require(HostWindow(device: device) { make() })
    host.appear()
    return try #require(host.solvedLayout().views.first { $0.content.kind == .navigationBar }).content
  }

  @Test func buttonsAreWordsSignsAndPictures() throws {
    let found = try bar {
      let content = UIViewController()
      content.title = "Books"
      content.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Sort", style: .plain, target: nil, action: nil)
      content.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
        UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
      ]
      return UINavigationController(rootViewController: content)
    }
    #expect(found.barItems == ["leading Sort", "trailing [add]", "trailing [system:star]", "trailing Done"])
    #expect(found.text?.string == "Books")
  }

  @Test func theWayBackIsNamedByWhatLiesBelow() throws {
    func stack(_ change: (UIViewController, UIViewController) -> Void = { _, _ in }) -> UINavigationController {
      let (below, content) = (UIViewController(), UIViewController())
      (below.title, content.title) = ("Shelves", "Books")
      change(below, content)
      let stack = UINavigationController(rootViewController: below)
      stack.pushViewController(content, animated: false)
      return stack
    }
    #expect(try bar { stack() }.barItems == ["back Shelves"])
    #expect(try bar { stack { _, content in content.navigationItem.hidesBackButton = true } }.barItems == [])
    #expect(try bar { stack { below, _ in below.navigationItem.backButtonTitle = "All" } }.barItems == ["back All"])
  }

  @Test func oneButtonIsTheFirstOfSeveral() {
    let item = UINavigationItem(title: "")
    let (one, two) = (UIBarButtonItem(), UIBarButtonItem())
    item.rightBarButtonItems = [one, two]
    #expect(item.rightBarButtonItem === one)
    item.rightBarButtonItem = two
    #expect(item.rightBarButtonItems?.count == 1)
  }

  @Test func barsAreClearAtTheEdgeOfWhatScrollsUnlessTheyHaveALook() throws {
    func stack(_ appearance: UINavigationBarAppearance?) -> UINavigationController {
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.navigationBar.scrollEdgeAppearance = appearance
      return stack
    }
    let blue = UINavigationBarAppearance()
    blue.backgroundColor = .blue
    blue.titleTextAttributes = [.foregroundColor: UIColor.white]
    #expect(try bar("iphone-15") { stack(nil) }.background?.alpha == 0)
    #expect(try bar("iphone-15") { stack(blue) }.background == Color(rgb: 0x0000FF))
    let titled = try bar("iphone-15") {
      let stack = stack(blue)
      stack.viewControllers.first?.title = "Books"
      return stack
    }
    #expect(titled.text?.runs.first?.color == Color(rgb: 0xFFFFFF))
  }

  @Test func aViewStandsInTheTitlesPlace() throws {
    let content = UIViewController()
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    content.navigationItem.titleView = title
    let host = try #require(
      HostWindow(device: "iphone-8") { UINavigationController(rootViewController: content) })
    host.appear()
    #expect(title.frame == CGRect(x: 137.5, y: 7, width: 100, height: 30))
    #expect(title.superview is UINavigationBar)
  }

  @Test(arguments: [(false, 52.0), (true, 0)])
  func aSearchBarThatStaysIsPartOfTheBar(hides: Bool, height: Double) throws {
    let content = UIViewController()
    content.navigationItem.searchController = UISearchController(searchResultsController: nil)
    content.navigationItem.hidesSearchBarWhenScrolling = hides
    let host = try #require(
      HostWindow(device: "iphone-8") { UINavigationController(rootViewController: content) })
    host.appear()
    #expect(abs(content.view.safeAreaInsets.top - 64 - height) < 0.01)
    #expect((content.navigationItem.searchController?.searchBar.frame.minY == 64) == (height > 0))
  }

  @Test func tabsHaveTheirPictures() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["house", "gear"].enumerated().map { place, name in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: name), tag: place)
      return controller
    }
    let host = try #require(HostWindow(device: "iphone-8") { tabs })
    host.appear()
    let bar = try #require(host.solvedLayout().views.first { $0.content.kind == .tabBar })
    #expect(bar.content.barItems == ["[system:house]", "[system:gear]"])
    #expect(bar.content.segments == ["house", "gear"])
  }
}
