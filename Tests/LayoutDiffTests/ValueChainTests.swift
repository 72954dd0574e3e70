import AutoLayout
import LayoutDiff
import ProofModel
import Testing

/// What a chain adds up to is the number that it explains.
@Suite struct ValueChainTests {
  @Test(arguments: [
    "bookcase", "bookcase-stacked", "progress-panel", "two-labels", "right-to-left", "layout-words", "every-rule",
    "proportional", "percent-margins", "controls", "collection",
  ])
  func everyNumberIsTheSumOfItsChain(sample: String) throws {
    let file = "\(sample).proof.yaml"
    for variant in try Sample(sample).layouts(nil, [file], []).prefix(2) {
      for view in variant.layout.views.indices {
        for attribute in [LayoutAttribute.left, .top, .width, .height, .right, .centerY] {
          guard let chain = ValueChain(attribute, of: view, in: variant.layout), !chain.isFree else { continue }
          let sum = chain.links.reduce(0) { $0 + $1.amount }
          #expect(
            abs(sum - chain.value) < 1e-3,
            "\(sample) \(variant.key) \(variant.layout.views[view].path).\(attribute): \(sum), not \(chain.value)")
        }
      }
    }
  }

  @Test func whatWasWantedAndLostIsSaid() throws {
    let layout = try Sample.layouts(
      of: """
        proofsheet: 1
        name: wishes
        matrix: { sizes: [{ name: one, size: [300, 100] }] }
        views: { a: { type: view } }
        constraints:
          wishes:
            - a.leading == root.leading + 10
            - a.top == root.top
            - a.height == 20
            - a.width == 500 @600
            - a.width <= 50% root.width
        """
    )[0].layout
    let view = try #require(layout.index(of: "a"))
    let chain = try #require(ValueChain(.width, of: view, in: layout))
    #expect(chain.value == 150)
    #expect(chain.links.count == 2 && chain.links[0].amount == 150)
    #expect(chain.lost.map(\.points) == [-350])
    #expect(!chain.isFree)
  }

  @Test func whatAConflictLeftOutIsSaid() throws {
    let layout = try Sample.layouts(
      of: """
        proofsheet: 1
        name: wishes
        matrix: { sizes: [{ name: one, size: [300, 100] }] }
        views: { a: { type: view } }
        constraints:
          wishes:
            - a.leading == root.leading
            - a.trailing == root.trailing
            - a.top == root.top
            - a.height == 20
            - a.width == 310
        """
    )[0].layout
    let view = try #require(layout.index(of: "a"))
    let chain = try #require(ValueChain(.width, of: view, in: layout))
    #expect(chain.lost.map(\.conflict) == [1] && chain.lost.map(\.points) == [-10])
  }
}
