import Testing
import UIKitNames

/// What UIKit raises: here a stop with a message that names the views, and a throw for tools (behaviours, section 9).
@Suite struct MistakeTests {
  private func mistake(_ work: () throws(LayoutMistake) -> Void) -> LayoutMistake? {
    do {
      try work()
      return nil
    } catch {
      return error
    }
  }

  private func named(_ name: String, in superview: UIView? = nil) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    superview?.addSubview(view)
    return view
  }

  @Test func viewsWithoutACommonSuperview() throws {
    let (a, b) = (named("cover"), named("title"))
    let constraint = a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)
    let found = try #require(mistake { () throws(LayoutMistake) in try constraint.checkedActivate() })
    #expect(found.id == "no-common-ancestor")
    #expect(
      found.message
        == "'cover.top == title.bottom + 8' can't be activated: 'cover' and 'title' have no superview in common")
    #expect(found.file.hasSuffix("MistakeTests.swift"))
    #expect(!constraint.isActive)
  }

  @Test func requiredToOptionalWhileActive() throws {
    let view = named("cover")
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = .defaultHigh
    constraint.isActive = true
    constraint.priority = .defaultLow
    let found = try #require(mistake { () throws(LayoutMistake) in try constraint.checkedSetPriority(.required) })
    #expect(found.id == "required-changed-while-active")
    #expect(found.message.contains("'cover.width == 10 @250'"))
    constraint.isActive = false
    #expect(mistake { () throws(LayoutMistake) in try constraint.checkedSetPriority(.required) } == nil)
    #expect(mistake { () throws(LayoutMistake) in try constraint.checkedSetPriority(UILayoutPriority(0)) } != nil)
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.width, 1.0, "cover.left == title.right"),
    (.leading, .left, 1, "title.leading"), (.left, .top, 1, "give both sides one axis"),
    (.top, .notAnAttribute, 1, ".top + 20"), (.top, .bottom, 0, ".top"),
  ])
  func illegalPairs(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, _ multiplier: Double, _ hint: String
  ) throws {
    let root = UIView()
    let (a, b) = (named("cover", in: root), named("title", in: root))
    let found = try #require(
      mistake { () throws(LayoutMistake) in
        _ = try NSLayoutConstraint.checked(
          item: a, attribute: first, toItem: second == .notAnAttribute ? nil : b, attribute: second,
          multiplier: CGFloat(multiplier))
      })
    #expect(found.id == "illegal-pair")
    #expect(found.hint?.contains(hint) == true, "\(found)")
    #expect(found.message.contains("cover"))
  }

  @Test func legalPairs() {
    let root = UIView()
    let (a, b) = (named("cover", in: root), named("title", in: root))
    let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.width, .height), (.centerX, .leading), (.centerX, .left), (.top, .centerY), (.firstBaseline, .top),
      (.leading, .leadingMargin), (.width, .notAnAttribute),
    ]
    for (first, second) in pairs {
      let found = mistake { () throws(LayoutMistake) in
        _ = try NSLayoutConstraint.checked(
          item: a, attribute: first, toItem: second == .notAnAttribute ? nil : b, attribute: second, constant: 4)
      }
      #expect(found == nil, "\(first) \(second)")
    }
  }

  @Test func constraintsOnTheWrongView() throws {
    let (root, other) = (UIView(), named("other"))
    let a = named("cover", in: root)
    let constraint = a.topAnchor.constraint(equalTo: root.topAnchor)
    #expect(constraint.mistake(for: other)?.id == "not-a-descendant")
    #expect(constraint.mistake(for: root) == nil)
    root.addConstraint(constraint)
    #expect(root.constraints == [constraint])
    root.removeConstraint(constraint)
    #expect(!constraint.isActive)
  }

  @Test func removedViewsTakeTheirConstraintsWithThem() {
    let root = UIView.sized(100, 100)
    let (a, b) = (named("a", in: root), named("b"))
    a.addSubview(b)
    let crossing = b.topAnchor.constraint(equalTo: root.topAnchor)
    let inner = b.topAnchor.constraint(equalTo: a.topAnchor)
    let own = b.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([crossing, inner, own])
    a.removeFromSuperview()
    #expect([crossing.isActive, inner.isActive, own.isActive] == [false, true, true])
    b.removeFromSuperview()
    #expect([inner.isActive, own.isActive] == [false, true])
  }

  @Test func theStopNamesTheViews() async {
    await #expect(processExitsWith: .failure) {
      let (a, b) = (UIView(), UIView())
      a.topAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
    }
    await #expect(processExitsWith: .failure) {
      let view = UIView()
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      width.priority = .defaultLow
    }
    await #expect(processExitsWith: .failure) {
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      _ = NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 1, constant: 0)
    }
  }
}
