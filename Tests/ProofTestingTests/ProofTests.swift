import Foundation
import ProofModel
import Testing
import UIKitNames

@testable import Proofsheet
@testable import Rendering
@testable import Solving

/// A screen whose wishes contradict.
private final class ConflictController: UIViewController {
  let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor), box.heightAnchor.constraint(equalToConstant: 50),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      box.widthAnchor.constraint(equalToConstant: 375),
    ])
  }
}

/// A screen that reads its surroundings.
private final class CuriousController: UIViewController {
  let bar = UIView()
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.text = "Read"
    label.font = UIFont.preferredFont(forTextStyle: .body)
    for part in [bar, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10).isActive = true
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor), bar.heightAnchor.constraint(equalToConstant: 10),
      bar.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width / 2),
      label.topAnchor.constraint(equalTo: bar.bottomAnchor),
    ])
  }
}

@Suite struct ProofTests {
  private func scratch() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("proofs-\(UUID().uuidString)").path
  }

  @Test func picturesAndSheetAreWritten() throws {
    let folder = scratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let proof = Proof(
      of: CuriousController(), on: ["iphone-8", "iPad mini"], orientations: .all, locales: ["en", "ar"])
    let rendered = proof.render(to: folder)
    #expect(rendered.problems == [])
    // An iPhone is held in three ways, an iPad in four.
    #expect(rendered.variants == 14)
    #expect(rendered.files.count == 15)
    #expect(rendered.files.first == "\(folder)/CuriousController.iphone-8.png")
    #expect(rendered.files.contains("\(folder)/CuriousController.iphone-8.landscape.ar.png"))
    #expect(rendered.files.last == "\(folder)/CuriousController.sheet.png")
    for file in rendered.files { #expect(FileManager.default.fileExists(atPath: file)) }
  }

  @Test func eachVariantReadsItsOwnScreen() throws {
    let proof = Proof(of: CuriousController(), on: .size(300, 600) + .size(500, 600), locales: ["en", "ar"])
    let bench = proof.workbench
    let solved = bench.solve(bench.variants(proof.matrix.selection).variants, jobs: 4)
    let bars = try solved.map { one in one.layout.views[try #require(one.layout.index(of: "bar"))].frame }
    #expect(bars.map(\.width) == [150, 150, 250, 250])
    // 300 − 10 − 150 from the left in Arabic
    #expect(bars.map(\.x) == [10, 140, 10, 240])
  }

  @Test func textGrows() throws {
    let proof = Proof(of: CuriousController(), on: "iphone-8", textSizes: .extremes)
    let bench = proof.workbench
    let heights = try bench.variants(proof.matrix.selection).variants.map { variant in
      let layout = bench.solve(variant).layout
      return layout.views[try #require(layout.index(of: "label"))].frame.height
    }
    #expect(heights == heights.sorted() && Set(heights).count == 4)
  }

  @Test func bytesDoNotDependOnTheNumberOfJobs() throws {
    let folders = [scratch(), scratch()]
    defer { for folder in folders { try? FileManager.default.removeItem(atPath: folder) } }
    var files: [[Data]] = []
    for (jobs, folder) in zip([1, 4], folders) {
      var proof = Proof(of: CuriousController(), on: .classic)
      proof.jobs = jobs
      files.append(try proof.render(to: folder).files.map { try Data(contentsOf: URL(fileURLWithPath: $0)) })
    }
    #expect(files[0] == files[1])
  }

  @Test func findingsAreValues() throws {
    let proof = Proof(of: ConflictController(), on: ["iphone-8", "iphone-4s"])
    let findings = proof.check()
    let conflict = try #require(findings.first { $0.kind == .conflict })
    #expect(conflict.severity == .error)
    #expect(conflict.views.contains("box"))
    #expect(conflict.file?.hasSuffix("ProofTests.swift") == true)
    #expect(conflict.line != nil)
    #expect(conflict.variants == ["iphone-8", "iphone-4s"])
    #expect(conflict.description.contains("error"))
    #expect(Proof(of: CuriousController(), on: "iphone-8").check().filter { $0.severity == .error } == [])
  }

  @Test func whatCannotBeHadIsTold() {
    #expect(Proof(of: CuriousController(), on: "iphone-99").check().map(\.id) == ["unknown-device"])
    #expect(Proof(of: CuriousController(), on: "iphone-8", os: "ios").check().first?.id == "unknown-os")
    #expect(
      Proof(of: CuriousController(), on: "iphone-8", orientations: [.upsideDown]).check().first?.id == "no-variant")
  }

  @Test func aViewFillsTheWindow() throws {
    let proof = Proof(of: UIView(), on: .size(200, 100))
    #expect(proof.name == "View")
    let bench = proof.workbench
    let layout = bench.solve(try #require(bench.variants(proof.matrix.selection).variants.first)).layout
    #expect(layout.views[0].frame == Rect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func doubtfulSharesOfTheScreenAreTold() throws {
    let proof = Proof(for: ProofMatrix(on: "iphone-8")) {
      let controller = CuriousController()
      controller.loadViewIfNeeded()
      for (attribute, share) in [(NSLayoutConstraint.Attribute.width, 0.5), (.trailing, 10), (.trailing, 0.1)] {
        let isSize = attribute == .width
        let constraint = PercentLayoutConstraint(
          item: controller.label, attribute: attribute, relatedBy: .lessThanOrEqual,
          toItem: isSize ? nil : controller.view, attribute: isSize ? .notAnAttribute : attribute, multiplier: 1,
          constant: 300)
        constraint.marginPercent = CGFloat(share)
        constraint.isActive = true
      }
      return controller
    }
    let doubts = proof.check().filter { $0.id.hasPrefix("percent") }
    #expect(doubts.map(\.id) == ["percent-above-one", "percent-ignored"])
    #expect(doubts.allSatisfy { $0.severity == .warning && $0.file?.hasSuffix("ProofTests.swift") == true })
    #expect(doubts.first?.hint == "marginPercent = 0.1")
  }

  @Test func madeByMoreThanOneExpression() throws {
    let proof = Proof(for: ProofMatrix(on: .size(200, 100))) {
      let controller = CuriousController()
      controller.title = "Another"
      controller.loadViewIfNeeded()
      controller.label.text = controller.title
      return controller
    }
    #expect(proof.name == "CuriousController")
    let bench = proof.workbench
    let layout = bench.solve(try #require(bench.variants(proof.matrix.selection).variants.first)).layout
    #expect(layout.views.contains { $0.content.text?.string == "Another" })
  }

  @Test func otherFormats() throws {
    let folder = scratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let style = Proof.Style(formats: [.svg, .pdf, .json], overlays: [.frames], sheet: .none)
    let files = Proof(of: CuriousController(), on: "iphone-8").render(to: folder, style: style).files
    #expect(
      files.map { URL(fileURLWithPath: $0).lastPathComponent } == [
        "CuriousController.iphone-8.svg", "CuriousController.pdf", "CuriousController.json",
      ])
  }
}
