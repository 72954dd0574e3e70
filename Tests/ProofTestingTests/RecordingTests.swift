import Foundation
import ProofTesting
import Testing
import UIKitNames

@testable import Proofing
@testable import Proofsheet

/// A box so many points wide.
private final class BoxController: UIViewController {
  let box = UIView()
  let color: UIColor
  let width: CGFloat

  init(_ width: CGFloat, _ color: UIColor = .red) {
    self.width = width
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    box.backgroundColor = color
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor), box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.heightAnchor.constraint(equalToConstant: 40), box.widthAnchor.constraint(equalToConstant: width),
    ])
  }
}

@Suite struct RecordingTests {
  /// A test file in a folder of its own.
  private final class Place {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recording-\(UUID().uuidString)").path
    var file: String { "\(folder)/BoxTests.swift" }
    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func baseline(_ name: String) -> String { "\(folder)/__Proofs__/BoxTests/\(name)" }
    func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: baseline(name)) }
  }

  private func failures(
    _ width: CGFloat, _ kind: ProofKind, _ recording: ProofRecording, _ place: Place, color: Int = 0, line: Int = 1
  ) -> [ProofAssertion.Failure] {
    let proof = Proof(
      of: BoxController(width, color == 0 ? .red : .blue), for: kind.matrix, filePath: place.file, line: line)
    return ProofAssertion(proof, as: kind, recording: recording, filePath: place.file, test: "boxIsWide()").failures()
  }

  private let layout = ProofKind.layout(on: "iphone-8")
  private let picture = ProofKind.picture(on: .size(100, 60))
  private let layoutFile = "boxIsWide.BoxController.iphone-8.layout.json"
  private let pictureFile = "boxIsWide.BoxController.100x60.png"

  @Test func missingIsRecordedAndFailsOnce() {
    let place = Place()
    let first = failures(50, layout, .missing, place)
    #expect(first.count == 1)
    #expect(first.first?.message.contains("recorded") == true)
    #expect(place.has(layoutFile))
    #expect(failures(50, layout, .missing, place).isEmpty)
  }

  @Test func neverWritesNothing() {
    let place = Place()
    let first = failures(50, layout, .never, place)
    #expect(first.first?.message.contains("no baseline") == true)
    #expect(!place.has(layoutFile))
  }

  @Test func aDifferenceFailsWithItsCause() throws {
    let place = Place()
    _ = failures(50, layout, .missing, place)
    let before = try Data(contentsOf: URL(fileURLWithPath: place.baseline(layoutFile)))
    let failure = try #require(failures(70, layout, .missing, place).first)
    #expect(failure.variant == "iphone-8")
    #expect(failure.message.contains("the layout is not as it was"))
    #expect(failure.message.contains("cause:") && failure.message.contains("box"))
    #expect(failure.attachments.count == 2)
    for file in failure.attachments { #expect(FileManager.default.fileExists(atPath: file)) }
    // What is there stays.
    #expect(try Data(contentsOf: URL(fileURLWithPath: place.baseline(layoutFile))) == before)
  }

  @Test func failedIsRecordedAnew() {
    let place = Place()
    _ = failures(50, layout, .missing, place)
    #expect(failures(70, layout, .failed, place).first?.message.contains("recorded anew") == true)
    #expect(failures(70, layout, .never, place).isEmpty)
  }

  @Test func allIsRecordedAndFails() {
    let place = Place()
    _ = failures(50, layout, .missing, place)
    #expect(failures(50, layout, .all, place).first?.message.contains("recording is on") == true)
    _ = failures(90, layout, .all, place)
    #expect(failures(90, layout, .never, place).isEmpty)
  }

  @Test func picturesTellThatOnlyPixelsChanged() throws {
    let place = Place()
    #expect(failures(50, picture, .missing, place).count == 1)
    #expect(place.has(pictureFile))
    #expect(failures(50, picture, .never, place).isEmpty)
    let failure = try #require(failures(50, picture, .never, place, color: 1).first)
    // 50 × 40 points at two pixels a point.
    #expect(failure.message.contains("8000 pixels differ") || failure.message.contains("8,000 pixels differ"))
    #expect(failure.message.contains("cause:"))
    #expect(failure.attachments.map { $0.hasSuffix(".png") } == [true, true, true])
  }

  @Test func picturesTellTheCauseInTheLayout() throws {
    let place = Place()
    _ = failures(50, picture, .missing, place)
    let failure = try #require(failures(60, picture, .never, place).first)
    #expect(failure.message.contains("the picture is not as it was"))
    #expect(failure.message.contains("cause:") && failure.message.contains("box"))
  }

  @Test func twoOfOneNameAreTold() {
    let place = Place()
    _ = failures(50, layout, .missing, place, line: 10)
    #expect(failures(50, layout, .missing, place, line: 20).first?.message.contains("named:") == true)
  }

  @Test func aDamagedBaselineIsTold() throws {
    let place = Place()
    _ = failures(50, layout, .missing, place)
    try Data("{".utf8).write(to: URL(fileURLWithPath: place.baseline(layoutFile)))
    #expect(failures(50, layout, .never, place).count == 1)
  }

  @Test func whatLeavesEveryViewAsItWasPasses() throws {
    let place = Place()
    _ = failures(50, layout, .missing, place)
    let url = URL(fileURLWithPath: place.baseline(layoutFile))
    let text = try String(contentsOf: url, encoding: .utf8)
    // The same layout, written with a blank more.
    try text.replacingOccurrences(of: "\"views\": [", with: "\"views\":  [").write(
      to: url, atomically: true, encoding: .utf8)
    #expect(failures(50, layout, .never, place).isEmpty)
  }

  @Test func setsOfDevices() {
    let place = Place()
    let kind = ProofKind.layout(on: ["iphone-8", "iphone-x"], orientations: [.portrait, .landscape])
    #expect(failures(50, kind, .missing, place).map(\.variant).count == 4)
    #expect(place.has("boxIsWide.BoxController.iphone-x.landscape.layout.json"))
  }

  @Test(.proofs(record: .never)) func theTraitSetsTheMode() {
    #expect(ProofRecording.current == .never)
  }

  @Test func modesNest() {
    ProofRecording.with(.all) {
      #expect(ProofRecording.current == .all)
      ProofRecording.with(.failed) { #expect(ProofRecording.current == .failed) }
    }
  }

  @Test func issuesAreReported() {
    withKnownIssue {
      assertProof(of: BoxController(30), as: .layout(on: "iphone-8"), named: "nowhere", record: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("no baseline") }
    }
  }

  /// Its baseline lies beside this file, so that the way through the test framework is tried to its end.
  @Test func theBaselineBesideThisFileHolds() {
    assertProof(of: BoxController(30), as: .layout(on: "iphone-8"))
    assertProof(of: BoxController(30), as: .picture(on: .size(60, 60, scale: 1)))
  }
}
