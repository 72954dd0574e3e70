import ProofModel
import Testing

@testable import Solving

@Suite struct VariantMatrixTests {
  private func keys(_ change: (inout Document, inout VariantSelection) -> Void) -> ([String], [Diagnostic]) {
    var document = Document(format: .spec, file: "a.proof.yaml", name: "a", root: ViewNode(id: "root", kind: .view))
    var selection = VariantSelection()
    change(&document, &selection)
    var matrix = VariantMatrix(document: document, selection: selection)
    let variants = matrix.variants()
    return (variants.map(\.key), matrix.diagnostics.diagnostics)
  }

  @Test func withoutAMatrixThreePhonesAndATabletAreDrawnBothWays() {
    let (keys, problems) = keys { _, _ in }
    #expect(problems.isEmpty)
    #expect(keys.count == 8)
    #expect(keys.contains("iphone-17"))
    #expect(keys.contains("iphone-17.landscape"))
  }

  @Test func aFlagNarrowsOneAxisAndLeavesTheOthers() {
    let (keys, _) = keys { document, selection in
      document.matrix.devices = [Located("classic")]
      document.matrix.orientations = [.portrait, .landscape]
      selection.devices = ["iphone-8"]
    }
    #expect(keys == ["iphone-8", "iphone-8.landscape"])
  }

  @Test func aPseudoLanguageThatIsNoneIsTold() {
    let (_, problems) = keys { _, selection in selection.locales = ["rtl-pseudo"] }
    #expect(problems.map(\.id) == ["unknown-locale"])
    #expect(problems.first?.hint?.contains("pseudo-rtl") == true)
    #expect(keys { _, selection in selection.locales = ["pseudo-rtl", "de"] }.1.isEmpty)
  }

  @Test func anAxisThatAMatrixLeavesOutHasItsDefaultOnly() {
    let (keys, _) = keys { document, _ in document.matrix.devices = [Located("iphone-8")] }
    #expect(keys == ["iphone-8"])
  }

  @Test func aPhoneLeavesUpsideDownOutAndATabletHasIt() {
    let (keys, _) = keys { document, selection in
      document.matrix.devices = [Located("iphone-8"), Located("ipad-9.7")]
      selection.orientations = ["all"]
    }
    #expect(!keys.contains("iphone-8.upside-down"))
    #expect(keys.filter { $0.hasSuffix("upside-down") }.count == 1)
  }

  @Test func bareSizesStandAsTheyWereGiven() {
    let (keys, _) = keys { _, selection in selection.sizes = ["667x375", "393x852@3"] }
    #expect(keys == ["667x375", "393x852"])
  }

  @Test func anUnknownDeviceNamesTheNearest() {
    let (_, problems) = keys { _, selection in selection.devices = ["iphone-88"] }
    #expect(problems.first?.id == "unknown-device")
    #expect(problems.first?.hint?.contains("iphone-8") == true)
  }

  @Test func anUnknownStateNamesThoseThereAre() {
    let (_, problems) = keys { document, selection in
      document.states = [StateChange(name: "empty"), StateChange(name: "full")]
      selection.states = ["ful"]
    }
    #expect(problems.first?.hint == "expected empty full or all")
  }
}
