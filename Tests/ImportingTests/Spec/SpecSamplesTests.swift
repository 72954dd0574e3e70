import Foundation
import ProofModel
import SpecFiles
import Testing

/// Every sample reads without a word, and together they use all of the syntax.
@Suite struct SpecSamplesTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../samples")
    .standardizedFileURL.path()

  static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?
    .filter { $0.hasSuffix(".proof.yaml") }.sorted() ?? []

  @Test func thereAreSamples() { #expect(Self.files.count >= 14) }

  @Test(arguments: files)
  func readsWithoutProblems(_ name: String) throws {
    let reading = SpecReader.read(file: Self.folder + "/" + name)
    #expect(DiagnosticPrinter(sources: reading.sources).text(reading.diagnostics) == "")
    let document = try #require(reading.document)
    #expect(!document.root.children.isEmpty)
  }

  @Test(arguments: files)
  func assetsAreThere(_ name: String) throws {
    let document = try #require(SpecReader.read(file: Self.folder + "/" + name).document)
    func check(_ node: ViewNode) {
      if case .text(let asset)? = node.properties[.asset]?.value {
        #expect(FileManager.default.fileExists(atPath: Self.folder + "/" + asset), "\(asset)")
      }
      node.children.forEach(check)
    }
    check(document.root)
  }
}

/// What of the syntax the samples use; a form that no sample has is a form that nobody sees drawn.
@Suite struct SpecCoverageTests {
  private static func words(_ form: RuleForm) -> [String] {
    switch form {
    case .equation(let equation):
      return equation.sides.flatMap(expressions) + equation.relations.map(\.rawValue)
        + (equation.sides.count > 2 ? ["chain"] : []) + (equation.priority < 1000 ? ["priority"] : [])
    case .visualFormat(let format):
      return ["visual format"] + format.axes.map(\.rawValue) + (format.alignments.isEmpty ? [] : ["options"])
        + format.elements.flatMap { $0.size + $0.gap }.map { predicate in
          switch predicate.amount {
          case .number: return "predicate number"
          case .metric: return "predicate metric"
          case .view: return "predicate view"
          case .standard: return "predicate standard"
          }
        }
    case .word(let form): return [String("\(form)".prefix { $0 != "(" })] + (isCover(form) ? ["covers"] : [])
    case .attributes: return []
    }
  }

  private static func isCover(_ form: WordForm) -> Bool {
    if case .fits(_, _, _, let isCover, _) = form { return isCover }
    return false
  }

  private static func expressions(_ expression: ProofModel.Expression) -> [String] {
    switch expression {
    case .number: return []
    case .standard: return ["std"]
    case .token: return ["token"]
    case .percent(_, let inner): return ["percent"] + expressions(inner)
    case .percentOfScreen: return ["percent of screen"]
    case .percentOfWindow: return ["percent of window"]
    case .reference(let items, let attribute, _):
      return (items.count > 1 ? ["group"] : []) + ["attribute \(attribute.text)"]
        + items.compactMap { $0.viewID == nil ? $0.text : nil }
    case .negate(let inner): return ["negate"] + expressions(inner)
    case .sum(let left, let right): return ["sum"] + expressions(left) + expressions(right)
    case .difference(let left, let right): return ["difference"] + expressions(left) + expressions(right)
    case .product(let left, let right): return ["product"] + expressions(left) + expressions(right)
    case .quotient(let left, let right): return ["quotient"] + expressions(left) + expressions(right)
    }
  }

  @Test func samplesUseAllForms() throws {
    var used: Set<String> = []
    for name in SpecSamplesTests.files {
      let document = try #require(SpecReader.read(file: SpecSamplesTests.folder + "/" + name).document)
      for group in document.groups {
        if group.condition != .always { used.insert("when") }
        for rule in group.rules {
          used.formUnion(Self.words(rule.form))
          if rule.id != nil { used.insert("id") }
          if rule.note != nil { used.insert("note") }
        }
      }
      if !document.layoutEvents.isEmpty { used.insert("layout") }
      if document.root.children.contains(where: { $0.children.contains { $0.id.contains("/") } }) {
        used.insert("path")
      }
    }
    let wanted: [String] = [
      "std", "token", "percent", "percent of screen", "percent of window", "group", "chain", "priority", "sum",
      "difference", "product", "quotient", "==", ">=", "<=", "root", "safe", "margins", "screen", "self", "superview",
      "visual format", "horizontal", "vertical", "options", "predicate number", "predicate metric", "predicate view",
      "predicate standard", "pin", "align", "equal", "aspect", "inside", "beside", "dimension", "fills", "centers",
      "fits", "covers", "id", "note", "when", "layout", "attribute leading", "attribute horizontalEdges",
      "attribute verticalEdges", "attribute size", "attribute aspect", "attribute lastBaseline",
    ]
    #expect(wanted.filter { !used.contains($0) } == [])
  }
}
