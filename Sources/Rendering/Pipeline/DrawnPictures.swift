import ProofModel
import ProofScene
import Solving

/// What a run has drawn of a screen, by what it shows: many devices differ in nothing that is drawn, and of their pictures
/// one is drawn and the others are copies.
///
/// Two threads that ask for one at the same time both draw it; the bytes are the same.
final class DrawnPictures: Sendable {
  private let paths = Locked<[String: String]>([:])
  private let cells = Locked<[String: ScenePicture]>([:])

  /// The bytes of an equal picture, where one is written and still there.
  func bytes(of key: String) -> [UInt8]? {
    guard let path = paths.withLock({ $0[key] }) else { return nil }
    return try? FileReading.bytes(at: path, limit: OutputFolder.largestFile)
  }

  func keep(_ path: String, of key: String) { paths.withLock { $0[key] = path } }

  /// Lets go of everything, once the screen is done.
  func removeAll() {
    paths.withLock { $0 = [:] }
    cells.withLock { $0 = [:] }
  }

  var isEmpty: Bool { paths.withLock { $0.isEmpty } && cells.withLock { $0.isEmpty } }

  /// What a sheet's cell shows: the same picture for all that are equal, which then take its memory once.
  func cell(_ key: String, _ make: () -> ScenePicture) -> ScenePicture {
    if let known = cells.withLock({ $0[key] }) { return known }
    let made = make()
    cells.withLock { $0[key] = made }
    return made
  }
}
