import Testing
import UIKitNames

// Pieces of layout code as tutorials have them: scroll views.

final class LongPageController: UIViewController {
  let scrollView = UIScrollView()
  let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
  }
}

final class ClassicScrollController: UIViewController {
  let scrollView = UIScrollView()
  let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    // Pinning to the scroll view's own anchors means its content.
    content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10).isActive = true
    content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10).isActive = true
    content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10).isActive = true
    content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -10).isActive = true
    content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -20).isActive = true
    content.heightAnchor.constraint(equalToConstant: 700).isActive = true
  }
}

final class FeedController: UIViewController {
  let scrollView = UIScrollView()
  let stack = UIStackView()
  let posts = (0..<5).map { _ in Tile(50, 100) }

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.spacing = 10
    posts.forEach { stack.addArrangedSubview($0) }
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    [scrollView, stack].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    for (inner, outer) in [(scrollView, view!), (stack, scrollView)] as [(UIView, UIView)] {
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      ])
    }
    stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
  }
}

final class PagesView: UIScrollView {
  let pages = (0..<3).map { _ in UIView() }

  func setUp() {
    isPagingEnabled = true
    var last = leadingAnchor
    for page in pages {
      page.translatesAutoresizingMaskIntoConstraints = false
      addSubview(page)
      NSLayoutConstraint.activate([
        page.leadingAnchor.constraint(equalTo: last),
        page.topAnchor.constraint(equalTo: topAnchor),
        page.bottomAnchor.constraint(equalTo: bottomAnchor),
        page.widthAnchor.constraint(equalTo: widthAnchor),
        page.heightAnchor.constraint(equalTo: heightAnchor),
      ])
      last = page.trailingAnchor
    }
    last.constraint(equalTo: trailingAnchor).isActive = true
  }
}

@Suite struct ScrollingSnippets {
  @Test func contentAndFrameGuides() {
    let controller = LongPageController()
    show(controller, 320, 480)
    #expect(controller.scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(controller.content.frame == CGRect(x: 0, y: 0, width: 320, height: 1000))
    #expect(controller.scrollView.contentSize == CGSize(width: 320, height: 1000))
  }

  @Test func pinnedToTheScrollView() {
    let controller = ClassicScrollController()
    show(controller, 320, 480)
    #expect(controller.content.frame == CGRect(x: 10, y: 10, width: 300, height: 700))
    // The margins of 10 belong to the content.
    #expect(controller.scrollView.contentSize == CGSize(width: 320, height: 720))
  }

  @Test func stackThatScrolls() {
    let controller = FeedController()
    show(controller, 320, 480)
    #expect(controller.scrollView.contentSize == CGSize(width: 320, height: 540))
    #expect(controller.posts.map(\.frame.minY) == [0, 110, 220, 330, 440])
    #expect(controller.posts[4].frame.width == 320)
  }

  @Test func pages() {
    let pages = PagesView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    pages.setUp()
    pages.layoutIfNeeded()
    #expect(pages.contentSize == CGSize(width: 960, height: 200))
    #expect(pages.pages[2].frame == CGRect(x: 640, y: 0, width: 320, height: 200))
  }
}
