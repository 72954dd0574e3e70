import Foundation
import Testing

/// The listings of the articles that the project was made for, in today's spelling, compile and give the articles'
/// frames.
@Suite struct ArticleListingTests {
  /// The listings; nil, told and counted, where the articles are not beside the project.
  private static func listings() -> ArticleListings? {
    let found = ArticleListings()
    if found == nil { print("skipped: there is no ../shared/seeds") }
    return found
  }

  /// The closing example as a controller, with texts whose sizes are given so that no font takes part.
  private static func closing(_ listing: String) -> String {
    """
    import AutoLayout
    import LayoutCode
    import UIKitNames

    private final class GivenLabel: Label {
      override var intrinsicContentSize: CGSize {
        CGSize(width: text == "Label 1" ? 55.5 : 58, height: 20.5)
      }
    }
    private typealias UILabel = GivenLabel

    private final class ClosingExample: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
    \(OldSpellings.modernised(listing))
      }
    }

    func showClosingExample() {
      let host = HostWindow(device: "iphone-se-1") { ClosingExample() }!
      host.appear()
      for (name, view) in zip(["v1", "v2", "l1", "l2"], host.controller.view.subviews) { tell(name, view.frame) }
      let amounts = host.solvedLayout().constraints.compactMap { constraint -> Double? in
        guard constraint.origin == .authored, case .beaten(let amount, _) = constraint.status else { return nil }
        return amount
      }
      print("broken: \\(amounts.count) \\(amounts.first ?? 0)")
    }

    """
  }

  private static let closingFrames: [String: [Double]] = [
    "v1": [60, 120, 44, 44], "v2": [65, 172, 64, 54], "l1": [60, 266, 55.5, 20.5], "l2": [130.5, 266, 58, 20.5],
    "broken": [1, -346],
  ]

  private func check(_ found: [String: [Double]], _ expected: [String: [Double]]) {
    for (name, numbers) in expected.sorted(by: { $0.key < $1.key }) {
      let own = found[name] ?? []
      let isSame = own.count == numbers.count && zip(own, numbers).allSatisfy { abs($0 - $1) < 0.001 }
      #expect(isSame, "\(name): \(own), not \(numbers)")
    }
  }

  @Test func listingsOfProportionalLayoutAndPercentMargins() throws {
    guard let listings = Self.listings() else { return }
    let program = try ListingProgram()
    defer { program.cleanUp() }
    let head = "import UIKitNames\n\n"
    try program.write("Proportional.swift", head + OldSpellings.modernised(try listings.proportional()))
    try program.write("Percent.swift", head + OldSpellings.modernised(try listings.percent()))
    try program.write(
      "Spacing.swift",
      head + "func fivePercent(_ myView1: UIView, _ myView2: UIView, _ view: UIView) -> NSLayoutConstraint {\n"
        + OldSpellings.modernised(try listings.spacing()) + "\n}\n")
    try program.write("Closing.swift", Self.closing(try listings.closingExample()))
    try program.writeDriver("Definitions")
    let found = try program.run()
    check(
      found,
      [
        "stretch square": [0, 0, 320, 568], "stretch label": [13.867, 60.587, 57.6, 47.333],
        "stretch A2": [84.267, 17.04, 36.8, 106.973], "stretch font": [16.093], "stretch made up": [0],
        "fit square": [0, 124, 320, 320], "fit label": [13.867, 34.133, 57.6, 26.667],
        "fit A2": [84.267, 9.6, 36.8, 60.267], "fit font": [9.067], "fit turned square": [124, 0, 320, 320],
        "fit turned label": [13.867, 34.133, 57.6, 26.667], "fit turned font": [9.067],
        "fill square": [-124, 0, 568, 568], "fill label": [24.613, 60.587, 102.24, 47.333],
        "fill A2": [149.573, 17.04, 65.32, 106.973], "fill font": [16.093],
      ])
    check(
      found,
      [
        "percent upper": [37.5, 66.7, 50, 50], "percent lower": [37.5, 150.05, 50, 50],
        "percent turned upper": [66.7, 37.5, 50, 50], "percent turned lower": [66.7, 106.25, 50, 50],
        "spacing": [18.75], "overlap": [18.75],
      ])
    check(found, Self.closingFrames)
  }

  /// The article's own language, written out as a user writes it, with the same closing example.
  @Test func listingsOfTheSmallLanguage() throws {
    guard let listings = Self.listings() else { return }
    let program = try ListingProgram()
    defer { program.cleanUp() }
    try program.write("Language.swift", OldSpellings.modernised(try listings.language()))
    try program.write("Closing.swift", Self.closing(try listings.closingExample()))
    try program.writeDriver("Language")
    let found = try program.run()
    check(found, Self.closingFrames)
    check(found, ["priority": [499, 1]])
  }

  /// Each replacement has a listing that needs it, so that the list says no more than it must.
  @Test func everyReplacementIsNeeded() throws {
    guard let listings = Self.listings() else { return }
    let all = try [
      listings.proportional(), listings.percent(), listings.spacing(), listings.language(), listings.closingExample(),
    ].joined(separator: "\n")
    for entry in OldSpellings.replacements {
      #expect(all.range(of: entry.pattern, options: .regularExpression) != nil, "\(entry.pattern): \(entry.reason)")
    }
  }
}
