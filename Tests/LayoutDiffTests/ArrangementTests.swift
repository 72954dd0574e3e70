import AutoLayout
import ProofModel
import Testing

@testable import LayoutDiff
@testable import Resolving

/// Edits of what arranges views in grids, collections, split views and stacks are causes too.
@Suite struct ArrangementTests {
  private static let grid = """
    proofsheet: 1
    name: form
    matrix: { devices: [iphone-8], orientations: [portrait] }
    views:
      form:
        type: grid
        columns: [{}, {}]
        rowSpacing: 6
        columnSpacing: 6
        xPlacement: leading
        yPlacement: bottom
        views:
          a: { type: label, text: Name, intrinsic: [40, 20] }
          b: { type: label, text: Surname, intrinsic: [90, 30] }
          c: { type: label, text: Street, intrinsic: [60, 20] }
          d: { type: label, text: Town, intrinsic: [30, 20] }
    constraints:
      form:
        - form.top == safe.top + 20
        - form.leading == safe.leading + 20
    """

  private static let collection = """
    proofsheet: 1
    name: shelf
    matrix: { devices: [iphone-8], orientations: [portrait] }
    views:
      shelf:
        type: collection
        itemSize: [100, 60]
        minimumLineSpacing: 20
        minimumInteritemSpacing: 10
        sectionInset: { horizontal: 16, top: 4, bottom: 16 }
        views:
          one: { type: collection-cell, background: red }
          two: { type: collection-cell, background: red }
          three: { type: collection-cell, background: red }
          four: { type: collection-cell, background: red }
    constraints:
      shelf:
        - shelf.edges == root.edges
    """

  private func difference(_ spec: String, _ old: String, _ new: String) throws -> LayoutDifference {
    let edited = spec.replacing(old, with: new)
    #expect(edited != spec, "'\(old)' is not there")
    return Sample.compare(try Sample.layouts(of: spec)[0], try Sample.layouts(of: edited)[0]).difference
  }

  @Test(arguments: [
    ("rowSpacing: 6", "rowSpacing: 20", "space between the rows of 'form' is 20 instead of 6"),
    ("columnSpacing: 6", "columnSpacing: 16", "space between the columns of 'form' is 16 instead of 6"),
    ("columns: [{}, {}]", "columns: [{ width: 120 }, {}]", "width of column 1 of 'form' is 120"),
    ("xPlacement: leading", "xPlacement: trailing", "placement across of 'form' is trailing"),
    ("yPlacement: bottom", "yPlacement: top", "placement down of 'form' is top"),
  ])
  func editsOfAGridAreCauses(_ old: String, _ new: String, _ sentence: String) throws {
    let difference = try difference(Self.grid, old, new)
    #expect(difference.verdict == .layoutChanged)
    let cause = try #require(difference.causes.first)
    #expect(cause.kind == .gridChanged && cause.sentence.contains(sentence), "\(difference.causes.map(\.sentence))")
    #expect(difference.changes.filter { $0.kind == .moved }.allSatisfy { $0.cause == 0 })
  }

  @Test(arguments: [
    ("minimumLineSpacing: 20", "minimumLineSpacing: 40", "space between lines of 'shelf' is 40 instead of 20"),
    ("top: 4", "top: 14", "inset of the sections of 'shelf' is"),
    ("itemSize: [100, 60]", "itemSize: [100, 80]", "items' height of 'shelf' is 80 instead of 60"),
    ("one: { type: collection-cell", "one: { type: collection-cell, itemSize: [200, 60]", "width of the item of 'one'"),
  ])
  func editsOfACollectionAreCauses(_ old: String, _ new: String, _ sentence: String) throws {
    let difference = try difference(Self.collection, old, new)
    let cause = try #require(difference.causes.first)
    #expect(
      cause.kind == .collectionChanged && cause.sentence.contains(sentence), "\(difference.causes.map(\.sentence))")
    #expect(difference.changes.filter { $0.kind == .moved }.allSatisfy { $0.cause != nil })
  }

  /// Every member of a node that a document gives is looked at; a new one has to be given here and compared.
  @Test func nothingThatIsGivenIsForgotten() {
    var grid = GridSettings()
    grid.rowSpacing = 9
    var collection = CollectionSettings()
    collection.lineSpacing = 99
    var cell = GridCell(row: 0, column: 0)
    cell.xPlacement = .fill
    let edits: [String: (inout LayoutNode) -> Void] = [
      "hugging": { $0.hugging.vertical = 1 }, "compression": { $0.compression.vertical = 1 },
      "intrinsicWidth": { $0.intrinsicWidth = 9 }, "intrinsicHeight": { $0.intrinsicHeight = 9 },
      "firstBaseline": { $0.firstBaseline = 9 }, "lastBaseline": { $0.lastBaseline = 9 }, "frame": { $0.frame = .zero },
      "autoresizing": { $0.autoresizing = [.left] }, "translatesMask": { $0.translatesMask = true },
      "margins": { $0.margins = .zero }, "preservesSuperviewMargins": { $0.preservesSuperviewMargins = true },
      "insetsMarginsFromSafeArea": { $0.insetsMarginsFromSafeArea = false },
      "followsReadableWidth": { $0.followsReadableWidth = true },
      "additionalSafeArea": { $0.additionalSafeArea.top = 9 },
      "adjustsContentInset": { $0.adjustsContentInset = false }, "alignmentInsets": { $0.alignmentInsets.top = 9 },
      "stack": { $0.stack?.spacing = 9 }, "grid": { $0.grid = grid }, "cell": { $0.cell = cell },
      "gravity": { $0.gravity = .end }, "holding": { $0.holding = 9 },
      "proportional": { $0.proportional = ProportionalSettings(reference: Size(width: 1, height: 1), mode: .fit) },
      "isFontAdjusting": { $0.isFontAdjusting = true }, "contentSize": { $0.contentSize = .zero },
      "preferredMaxWidth": { $0.preferredMaxWidth = 9 }, "collection": { $0.collection = collection },
      "itemWidth": { $0.itemWidth = 9 }, "itemHeight": { $0.itemHeight = 9 }, "element": { $0.element = .footer },
      "count": { $0.count = 9 }, "groundSize": { $0.groundSize = .zero }, "unseenGround": { $0.unseenGround = "paper" },
    ]
    var node = LayoutNode(content: ResolvedView(id: "v", name: "v", kind: .view), parent: nil)
    (node.stack, node.grid, node.cell) = (StackSettings(), GridSettings(), GridCell(row: 0, column: 0))
    node.collection = CollectionSettings()
    node.unseenGround = "wood"
    let view = SolvedView(content: node.content, parent: nil, depth: 0, path: "v")
    for member in Mirror(reflecting: node).children.compactMap(\.label) {
      // What it is and where in the tree is compared by itself; code alone puts views beside those of a stack; what
      // contrast cannot be measured on moves and paints nothing, nor does whose title a label is.
      if ["content", "parent", "children", "isArranged", "isColumnTitle"].contains(member) {
        continue
      }
      guard let edit = edits[member] else {
        Issue.record("'\(member)' is compared by no one")
        continue
      }
      var other = node
      edit(&other)
      // A view that its mask places is as large as that says, whatever its content asks for.
      let isPlaced = !["hugging", "compression"].contains(member)
      let inputs = ViewInputs(view, view, given: (node, other), framePlacing: (isPlaced, isPlaced))
      #expect(!inputs.changes.isEmpty, "\(member)")
    }
  }
}
