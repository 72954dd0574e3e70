import Dispatch
import Foundation
import ProofModel
import SpecFiles
import Synchronization
import Testing

@testable import AutoLayout

/// A session gives what single solves give, whatever was solved before.
@Suite struct SessionTests {
  private struct NoImages: ImageSizing {
    func imageSize(asset: String, environment: TextEnvironment) -> Size? { nil }
  }

  @Test func sessionsAndSingleSolvesAgree() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    for name in ["bookcase-7.1", "bookcase-7.3", "proportional-stretch", "two-labels-first-yields"] {
      let reading = SpecReader.read(file: folder.appending(path: "Fixtures/cases/\(name).proof.yaml").path())
      let engine = LayoutEngine(
        document: try #require(reading.document), measuring: BlockMeasuring(), images: NoImages())
      var session = engine.session()
      for (index, size) in [(320.0, 480.0), (375, 667), (667, 375), (320, 480), (812, 375), (1024, 1366), (375, 667)]
        .enumerated()
      {
        let environment = Environment(
          screenSize: Size(width: size.0, height: size.1), safeArea: EdgeInsets(top: Double(index)),
          heightClass: size.1 < 400 ? .compact : .regular, rootMargin: size.0 < 414 ? 16 : 20)
        var sink = DiagnosticSink()
        let (one, other) = (
          session.solve(environment, diagnostics: &sink), engine.solve(environment, diagnostics: &sink)
        )
        for (left, right) in zip(one.views, other.views) {
          #expect(left.frame == right.frame, "\(name) \(size) \(left.path)")
          #expect(left.layoutMargins == right.layoutMargins)
        }
        #expect(one.findings == other.findings)
        #expect(one.constraints.map(\.id) == other.constraints.map(\.id))
      }
    }
  }

  /// Whatever a kind's own size follows from: wheels are lower in compact height, bars and cells as wide as the window.
  @Test(arguments: ViewKind.facts.map(\.name)) func everyKindIsAsLargeInWhateverOrder(name: String) throws {
    let text = """
      proofsheet: 1
      name: kinds
      views: { v: { type: \(name) } }
      constraints: { form: [ v.top == safe.top, v.leading == safe.leading ] }
      """
    guard let document = SpecReader.read(file: "kinds.proof.yaml", text: text).document else { return }
    let engine = LayoutEngine(document: document, measuring: BlockMeasuring(), images: NoImages())
    let environments = [(375.0, 667.0, 2.0), (667, 375, 2), (430, 932, 3), (932, 430, 3), (744, 1133, 2)].map {
      Environment(
        screenSize: Size(width: $0.0, height: $0.1), scale: $0.2, widthClass: $0.0 < 700 ? .compact : .regular,
        heightClass: $0.1 < 500 ? .compact : .regular)
    }
    var sink = DiagnosticSink()
    for first in environments.indices {
      var session = engine.session()
      for offset in environments.indices {
        let environment = environments[(first + offset) % environments.count]
        let frames = session.solve(environment, diagnostics: &sink).views.map(\.frame)
        #expect(
          frames == engine.solve(environment, diagnostics: &sink).views.map(\.frame), "\(environment.windowSize)")
      }
    }
  }

  /// Three threads ask one pool for the same variants in different orders.
  @Test func poolsAndSingleSolvesAgreeOnAnyThread() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let reading = SpecReader.read(file: folder.appending(path: "Fixtures/cases/bookcase-7.3.proof.yaml").path())
    let engine = LayoutEngine(
      document: try #require(reading.document), measuring: BlockMeasuring(), images: NoImages())
    let environments = [(320.0, 480.0), (375, 667), (667, 375), (812, 375), (1024, 1366), (414, 896)].map {
      Environment(screenSize: Size(width: $0.0, height: $0.1), heightClass: $0.1 < 400 ? .compact : .regular)
    }
    var sink = DiagnosticSink()
    let expected = environments.map { engine.solve($0, diagnostics: &sink).views.map(\.frame) }
    let pool = LayoutSessionPool(engine)
    let wrong = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 3) { thread in
      for round in 0..<30 {
        let index = (round * (thread * 2 + 1) + thread) % environments.count
        var sink = DiagnosticSink()
        let frames = pool.solve(environments[index], diagnostics: &sink).views.map(\.frame)
        if frames != expected[index] { wrong.withLock { $0.append("thread \(thread), size \(index)") } }
      }
    }
    #expect(wrong.withLock { $0 } == [])
  }
}
