@_exported public import LayoutCode
import ProofModel
@_exported public import Proofsheet
import Testing
import XCTest

/// Compares a view controller with its baselines, in Swift Testing and in XCTest; `screen` is evaluated for each variant,
/// and one that was made before is shown in one variant after the other.
///
/// Without a baseline one is recorded, and the test fails this once; how it is recorded else is what
/// ``ProofRecording/current`` says. A name tells several proofs of one test apart; without it the controller's class
/// does. Named pictures are looked up in the folder of `assets`, else in that of the test's source.
public func assertProof<Controller: ViewController>(
  of screen: @autoclosure @escaping () -> Controller, as kind: ProofKind = .layout,
  named name: String? = nil, record recording: ProofRecording? = nil, assets: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  // Made one after the other, while this waits.
  nonisolated(unsafe) let make = screen
  let proof = Proof(
    of: make(), named: name, for: kind.matrix, assets: assets, filePath: "\(filePath)", file: "\(fileID)",
    line: Int(line))
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  report(proof, kind, recording, testName, place)
}

/// Compares a view that fills the window with its baselines, in Swift Testing and in XCTest.
public func assertProof<Content: View>(
  of view: @autoclosure @escaping () -> Content, as kind: ProofKind = .layout, named name: String? = nil,
  record recording: ProofRecording? = nil, assets: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  nonisolated(unsafe) let make = view
  let proof = Proof(
    of: make(), named: name, for: kind.matrix, assets: assets, filePath: "\(filePath)", file: "\(fileID)",
    line: Int(line))
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  report(proof, kind, recording, testName, place)
}

/// Compares a screen that takes more than one expression to make.
public func assertProof<Controller: ViewController>(
  as kind: ProofKind = .layout, named name: String? = nil, record recording: ProofRecording? = nil,
  assets: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column,
  making screen: @escaping () -> Controller
) {
  nonisolated(unsafe) let make = screen
  let proof = Proof(
    named: name, for: kind.matrix, assets: assets, filePath: "\(filePath)", file: "\(fileID)", line: Int(line),
    making: { make() })
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  report(proof, kind, recording, testName, place)
}

/// Compares a view controller in several ways, `[.image(on: .iPhone8), .recursiveDescription]`, each with baselines of its
/// own: the second and later ones have their number in the name.
public func assertProofs<Controller: ViewController>(
  of screen: @autoclosure @escaping () -> Controller, as kinds: [ProofKind], named name: String? = nil,
  record recording: ProofRecording? = nil, assets: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (place, kind) in kinds.enumerated() {
    let plain = name ?? (place == 0 ? nil : "\(Controller.self)")
    assertProof(
      of: screen(), as: kind, named: place == 0 ? plain : plain.map { "\($0)-\(place + 1)" }, record: recording,
      assets: assets, fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  }
}

/// Fails for every error that a proof finds: conflicts, ambiguities, whatever cannot be drawn.
///
/// - Parameter strictly: for every warning too.
public func assertNoFindings(
  in proof: Proof, strictly: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  for finding in proof.check() where strictly || finding.severity == .error {
    place.fail(
      finding.description + (finding.variants.isEmpty ? "" : "\nin \(finding.variants.joined(separator: ", "))"))
  }
}

private func report(
  _ proof: Proof, _ kind: ProofKind, _ recording: ProofRecording?, _ test: String, _ place: CallSite
) {
  let assertion = ProofAssertion(
    proof, as: kind, recording: recording ?? .current, filePath: "\(place.filePath)", test: test)
  for failure in assertion.failures() {
    place.attach(failure.attachments)
    place.fail(failure.message)
  }
}

/// Where an assertion stands in its source.
private struct CallSite {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// Tells the test that runs here.
  func fail(_ message: String) {
    guard Test.current != nil else {
      XCTFail(message, file: filePath, line: line)
      return
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
  }

  /// Adds files to the test's report, where its framework takes attachments.
  func attach(_ paths: [String]) {
    #if compiler(>=6.2)
      guard Test.current != nil else { return }
      for path in paths {
        guard let bytes = FileManager.default.contents(atPath: path) else { continue }
        let name = path.split(separator: "/").last.map(String.init)
        Attachment.record(Array(bytes), named: name)
      }
    #endif
  }
}
