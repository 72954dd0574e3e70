import Foundation
import Testing

@testable import Reviewing

/// Whatever is wrong with a folder of baselines is told, ends with 2 and loses nothing.
@Suite struct BaselineDamageTests {
  /// Damages the one picture of a screen, verifies, and gives what was said.
  private func verify(
    _ arguments: [String] = [], after damage: (_ picture: URL, _ folder: URL) throws -> Void
  ) throws -> Program.Result {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write(
      "login.proof.yaml",
      BaselineCommandTests.spec.replacing(
        "[iphone-8, iphone-se-1], orientations: [portrait, landscape], appearances: [light, dark]",
        with: "[iphone-8]"))
    #expect(try program.run(["record", "login.proof.yaml"]).code == 0)
    let folder = program.folder.appendingPathComponent("baselines")
    let name = try #require(try program.names("baselines/pictures").first)
    try damage(folder.appendingPathComponent("pictures/\(name)"), folder)
    let before = try contents(folder)
    let result = try program.run(["verify"] + arguments)
    #expect(try contents(folder) == before)
    // Recording mends a picture, whatever was wrong with it.
    if !result.talk.contains("manifest") {
      #expect(try program.run(["record"]).code == 0)
      #expect(try program.run(["verify", "--pixels"]).code == 0)
    }
    return result
  }

  private func contents(_ folder: URL) throws -> [String: Data] {
    var result: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where !name.hasPrefix(".checked") {
      result[name] = try? Data(contentsOf: folder.appendingPathComponent(name))
    }
    return result
  }

  @Test func aTruncatedPicture() throws {
    let result = try verify { picture, _ in
      try Data(contentsOf: picture).prefix(300).write(to: picture)
    }
    #expect(result.code == 2)
    #expect(result.output.contains("is damaged"), "\(result.output)")
  }

  @Test func aHugePicture() throws {
    let result = try verify { picture, _ in
      let handle = try FileHandle(forWritingTo: picture)
      // Sparse: only told to be large.
      try handle.truncate(atOffset: 65 << 20)
      try handle.close()
    }
    #expect(result.code == 2)
    #expect(result.output.contains("at most"), "\(result.output)")
  }

  /// The header tells 60000×60000 pixels; nothing of that size is ever taken.
  @Test func aPictureThatLiesAboutItsSize() throws {
    let result = try verify(["--pixels"]) { picture, _ in
      var bytes = try Data(contentsOf: picture)
      bytes.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
      try bytes.write(to: picture)
    }
    #expect(result.code == 2)
    #expect(result.output.contains("is damaged"), "\(result.output)")
  }

  @Test func aPictureThatIsText() throws {
    let result = try verify { picture, _ in try Data("hello".utf8).write(to: picture) }
    #expect(result.code == 2)
    #expect(result.output.contains("neither a PNG nor a JPEG"), "\(result.output)")
  }

  @Test func aPointerOfGitLFS() throws {
    let result = try verify { picture, _ in
      try Data("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n".utf8).write(to: picture)
    }
    #expect(result.code == 2)
    #expect(result.output.contains("pointer of Git LFS"), "\(result.output)")
  }

  @Test func aPictureThatIsGone() throws {
    let result = try verify { picture, _ in try FileManager.default.removeItem(at: picture) }
    #expect(result.code == 2)
    #expect(result.output.contains("no such file"), "\(result.output)")
  }

  @Test(arguments: [[], ["--pixels"]]) func aPictureOfEqualSizeIsFound(arguments: [String]) throws {
    let result = try verify(arguments) { picture, _ in
      var bytes = try Data(contentsOf: picture)
      bytes[bytes.count - 20] ^= 0xFF
      try bytes.write(to: picture)
    }
    #expect(result.code == 2)
    #expect(result.output.contains("is damaged"), "\(result.output)")
  }

  @Test func aChangedLayoutOfEqualSizeIsFound() throws {
    let result = try verify { _, folder in
      let layouts = folder.appendingPathComponent("layouts")
      let name = try #require(try FileManager.default.contentsOfDirectory(atPath: layouts.path).first)
      var bytes = try Data(contentsOf: layouts.appendingPathComponent(name))
      bytes[bytes.count - 20] ^= 1
      try bytes.write(to: layouts.appendingPathComponent(name))
    }
    #expect(result.code == 2)
  }

  /// What was read once is not read again until something about the file changes, its time of writing set back or not.
  @Test func stampsTellAChangedFile() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let path = try program.write("baselines/pictures/a.png", "one")
    let later = time(nil) + 60
    let stamp = try #require(BaselineStamps.Stamp(path, now: later))
    let stamps = BaselineStamps(of: program.folder.path + "/baselines")
    #expect(!stamps.holds("pictures/a.png", "1f", stamp))
    stamps.note("pictures/a.png", "1f", stamp)
    let fresh = try #require(BaselineStamps.Stamp(path, now: time(nil)))
    stamps.note("pictures/fresh.png", "1f", fresh)
    stamps.write(keeping: ["pictures/a.png", "pictures/fresh.png"])
    let again = BaselineStamps(of: program.folder.path + "/baselines")
    #expect(again.holds("pictures/a.png", "1f", stamp) && !again.holds("pictures/a.png", "2f", stamp))
    #expect(!again.holds("pictures/fresh.png", "1f", fresh))
    let written = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    usleep(20_000)
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.write(contentsOf: Data("two".utf8))
    try handle.close()
    try FileManager.default.setAttributes([.modificationDate: try #require(written)], ofItemAtPath: path)
    let changed = try #require(BaselineStamps.Stamp(path, now: later))
    #expect(changed.size == stamp.size && !again.holds("pictures/a.png", "1f", changed))
    #expect(try program.bytes("baselines/.checked/.gitignore") == Data("*\n".utf8))
  }

  @Test func aManifestOfALaterVersion() throws {
    let result = try verify { _, folder in
      try Data("{\"proofsheet-baselines\": 7, \"more\": []}".utf8).write(
        to: folder.appendingPathComponent("manifest.json"))
    }
    #expect(result.code == 2)
    #expect(result.talk.contains("the baselines are of version 7, this program reads version 1"))
    #expect(result.talk.contains("hint:"))
  }

  @Test func aManifestThatIsGarbage() throws {
    let result = try verify { _, folder in
      try Data([0xFF, 0x00, 0x89, 0x50]).write(to: folder.appendingPathComponent("manifest.json"))
    }
    #expect(result.code == 2)
    #expect(result.talk.contains("manifest is damaged"))
  }

  @Test func aFolderInPlaceOfTheManifest() throws {
    let result = try verify { _, folder in
      let path = folder.appendingPathComponent("manifest.json")
      try FileManager.default.removeItem(at: path)
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: false)
      // A folder cannot be read as bytes by the test either.
    }
    #expect(result.code == 2)
  }
}
