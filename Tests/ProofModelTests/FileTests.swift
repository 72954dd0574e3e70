#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Testing

@testable import ProofModel

@Suite struct FileTests {
  /// A fresh folder for one test, removed with what it holds.
  private final class Folder {
    let path: String

    init() throws {
      var template = Array("/tmp/proofsheet-files-XXXXXX".utf8CString)
      path = try #require(mkdtemp(&template).map { String(cString: $0) })
    }

    deinit {
      for name in names { unlink(path + "/" + name) }
      rmdir(path)
    }

    var names: [String] {
      guard let stream = opendir(path) else { return [] }
      defer { closedir(stream) }
      var names: [String] = []
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        if name != ".", name != ".." { names.append(name) }
      }
      return names.sorted()
    }
  }

  private static func failure<Value>(_ body: () throws(FileError) -> Value) -> FileError? {
    do throws(FileError) {
      _ = try body()
      return nil
    } catch {
      return error
    }
  }

  @Test func writtenBytesAreReadBackAndNothingElseIsLeft() throws {
    let folder = try Folder()
    let path = folder.path + "/picture.bin"
    for content in [[], [1, 2, 3], [UInt8](repeating: 9, count: 300_000)] as [[UInt8]] {
      try FileWriting.writeBeside(path, content)
      #expect(try FileReading.bytes(at: path) == content)
      #expect(folder.names == ["picture.bin"])
    }
  }

  @Test func whatAFileHoldsIsComparedWhole() throws {
    let folder = try Folder()
    let path = folder.path + "/picture.bin"
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try FileWriting.writeBeside(path, bytes)
    #expect(FileWriting.holds(path, bytes))
    for place in [0, 65_535, 65_536, 199_999] {
      var other = bytes
      other[place] ^= 1
      #expect(!FileWriting.holds(path, other))
    }
    #expect(!FileWriting.holds(path, Array(bytes.dropLast())) && !FileWriting.holds(path, bytes + [0]))
    #expect(!FileWriting.holds(folder.path + "/missing", []) && !FileWriting.holds(folder.path, []))
    try FileWriting.writeBeside(path, [])
    #expect(FileWriting.holds(path, []) && !FileWriting.holds(path, [0]))
    // What a link leads to is another's: it is replaced, not kept.
    #expect(symlink(path, folder.path + "/link") == 0)
    #expect(!FileWriting.holds(folder.path + "/link", []))
  }

  @Test func aMissingFolderIsNamed() throws {
    let folder = try Folder()
    let path = folder.path + "/missing/picture.bin"
    let error = Self.failure { () throws(FileError) in try FileWriting.writeBeside(path, [1]) }
    #expect(error?.reason == .missing)
    #expect(error?.message == "cannot write '\(path)': its folder does not exist")
    #expect(Self.failure { () throws(FileError) in try FileReading.bytes(at: path) }?.reason == .missing)
  }

  @Test func aFolderIsNotAFile() throws {
    let folder = try Folder()
    #expect(Self.failure { () throws(FileError) in try FileReading.bytes(at: folder.path) }?.reason == .notAFile)
    let writing = Self.failure { () throws(FileError) in try FileWriting.writeBeside(folder.path, [1]) }
    #expect(writing?.reason == .notAFile)
  }

  @Test func aFailedWriteLeavesNoLeftover() throws {
    let folder = try Folder()
    // A name longer than the file system's 255 bytes: the temporary file is made, the rename fails.
    let path = folder.path + "/" + String(repeating: "n", count: 300)
    #expect(Self.failure { () throws(FileError) in try FileWriting.writeBeside(path, [1]) }?.reason == .other)
    #expect(folder.names.isEmpty)
  }

  @Test func aReplacedFileKeepsItsMode() throws {
    let folder = try Folder()
    let path = folder.path + "/script"
    try FileWriting.writeBeside(path, [1])
    #expect(chmod(path, 0o755) == 0)
    try FileWriting.writeBeside(path, [2])
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o755)
  }

  @Test func foldersAreMadeWithThoseAboveThem() throws {
    let folder = try Folder()
    let deep = folder.path + "/a/b/"
    try FileWriting.makeFolder(deep)
    try FileWriting.makeFolder(deep)
    try FileWriting.writeBeside(deep + "c", [1])
    #expect(try FileReading.bytes(at: deep + "c") == [1])
    let error = Self.failure { () throws(FileError) in try FileWriting.makeFolder(deep + "c") }
    #expect(error?.reason == .notAFile)
    unlink(deep + "c")
    rmdir(deep)
    rmdir(folder.path + "/a")
  }

  @Test func aPipeIsRefusedAtOnceInsteadOfWaitedFor() throws {
    let folder = try Folder()
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(
      Self.failure { () throws(FileError) in try FileReading.bytes(at: folder.path + "/pipe") }?.reason == .notAFile)
  }

  @Test func textMustBeUTF8AndLosesItsByteOrderMark() throws {
    let folder = try Folder()
    let path = folder.path + "/text"
    try FileWriting.writeBeside(path, [0xEF, 0xBB, 0xBF] + Array("größer".utf8))
    #expect(try FileReading.text(at: path) == "größer")
    try FileWriting.writeBeside(path, [0x67, 0xFC, 0x6E])
    #expect(Self.failure { () throws(FileError) in try FileReading.text(at: path) }?.detail == "it is not UTF-8")
  }

  @Test func aFileAboveTheLimitIsRefused() throws {
    let folder = try Folder()
    let path = folder.path + "/large"
    try FileWriting.writeBeside(path, [1, 2, 3])
    #expect(Self.failure { () throws(FileError) in try FileReading.bytes(at: path, limit: 2) }?.reason == .tooLarge)
  }
}
