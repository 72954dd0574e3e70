public import LayoutCode
public import Proofsheet

// Words of tests that were written for swift-snapshot-testing.

/// Compares a view controller in several ways, each with its name: `["phone": .image(on: .iPhone8), "tree": .recursiveDescription]`.
public func assertProofs<Controller: ViewController>(
  of screen: @autoclosure @escaping () -> Controller, as kinds: [String: ProofKind],
  record recording: ProofRecording? = nil, assets: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, kind) in kinds.sorted(by: { $0.key < $1.key }) {
    assertProof(
      of: screen(), as: kind, named: name, record: recording, assets: assets, fileID: fileID, filePath: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a view in several ways, each with its name.
public func assertProofs<Content: View>(
  of view: @autoclosure @escaping () -> Content, as kinds: [String: ProofKind],
  record recording: ProofRecording? = nil, assets: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, kind) in kinds.sorted(by: { $0.key < $1.key }) {
    assertProof(
      of: view(), as: kind, named: name, record: recording, assets: assets, fileID: fileID, filePath: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a view in several ways; the second and later ones have their number in the name.
public func assertProofs<Content: View>(
  of view: @autoclosure @escaping () -> Content, as kinds: [ProofKind], named name: String? = nil,
  record recording: ProofRecording? = nil, assets: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (place, kind) in kinds.enumerated() {
    let plain = place == 0 ? name : "\(name ?? "\(Content.self)")-\(place + 1)"
    assertProof(
      of: view(), as: kind, named: plain, record: recording, assets: assets, fileID: fileID, filePath: filePath,
      testName: testName, line: line, column: column)
  }
}

/// The older form of `assertSnapshot`: what is compared is called `matching`, and whether to record is true or false.
///
/// - Parameter timeout: is taken and changes nothing: a proof never waits.
public func assertProof<Controller: ViewController>(
  matching screen: @autoclosure @escaping () -> Controller, as kind: ProofKind, named name: String? = nil,
  record isRecording: Bool = false, timeout: Double = 5, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertProof(
    of: screen(), as: kind, named: name, record: isRecording ? .all : nil, fileID: fileID, filePath: file,
    testName: testName, line: line, column: column)
}

/// The older form for a view.
public func assertProof<Content: View>(
  matching view: @autoclosure @escaping () -> Content, as kind: ProofKind, named name: String? = nil,
  record isRecording: Bool = false, timeout: Double = 5, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertProof(
    of: view(), as: kind, named: name, record: isRecording ? .all : nil, fileID: fileID, filePath: file,
    testName: testName, line: line, column: column)
}

/// Whether everything is recorded anew: ``ProofRecording/isOn``, as tests set it in `setUp`.
public var isRecording: Bool {
  get { ProofRecording.isOn }
  set { ProofRecording.isOn = newValue }
}

/// Runs `work` with another way of recording: ``ProofRecording/with(_:_:)``.
public func withProofs<Value>(record recording: ProofRecording, _ work: () throws -> Value) rethrows -> Value {
  try ProofRecording.with(recording, work)
}
