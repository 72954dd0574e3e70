import ProofModel
import Testing

@testable import Reviewing
@testable import Solving

@Suite struct BaselineManifestTests {
  private static let manifest: BaselineManifest = {
    var manifest = BaselineManifest()
    let hash = String(repeating: "ab", count: 32)
    let environment = DrawingEnvironment(tool: "0.1.0", libraries: [.init(name: "Cairo", version: "1.16.0")])
    manifest.environments[environment.id] = environment
    manifest.fonts[hash] = "Inter-Regular.otf"
    for key in ["login.iphone-8", "login.iphone-8.dark", "a b.x"] {
      let scene = String(key.prefix { $0 != "." })
      manifest.screens[scene] = .init(scene: scene, file: "screens/\(scene).proof.yaml")
      manifest.entries[key] = .init(
        key: key, scene: scene, layout: hash, picture: hash, layoutSize: 10, pictureSize: 20,
        hasPicture: !key.hasSuffix("dark"), era: "ios-18", environment: environment.id, fonts: [hash],
        assets: [.init(name: "book.png", sha256: "")])
    }
    return manifest
  }()

  @Test func itIsReadBackWhole() throws {
    let bytes = Self.manifest.bytes
    #expect(try BaselineManifest.read(bytes, path: "m").get() == Self.manifest)
    #expect(String(decoding: bytes, as: UTF8.self).contains(BaselineManifest.rule))
  }

  @Test func eachBaselineIsALineInTheOrderOfKeys() {
    let lines = String(decoding: Self.manifest.bytes, as: UTF8.self).split(separator: "\n")
    let keys = lines.filter { $0.hasPrefix("{\"key\": ") }.map { $0.split(separator: "\"")[3] }
    #expect(keys == ["a b.x", "login.iphone-8", "login.iphone-8.dark"])
  }

  private func failure(_ text: String) -> Diagnostic? {
    guard case .failure(let failure) = BaselineManifest.read(Array(text.utf8), path: "m.json") else { return nil }
    return failure.diagnostics.first
  }

  @Test func alaterVersionIsRefused() {
    #expect(failure("{\"proofsheet-baselines\": 2}")?.id == "baselines-version")
    #expect(failure("{\"proofsheet-baselines\": 2}")?.message.contains("version 2") == true)
  }

  @Test func conflictsOfAMergeAreToldAsSuch() {
    let text = String(decoding: Self.manifest.bytes, as: UTF8.self)
    let merged = failure(text.replacing("\"screens\"", with: "\n<<<<<<< HEAD\n\"screens\""))
    #expect(merged?.id == "baselines-unmerged")
  }

  @Test(arguments: ["", "[]", "{\"proofsheet-baselines\": 1}", "{\"a\": 1}"])
  func damageIsTold(_ text: String) {
    #expect(failure(text)?.id == "baselines-damaged")
    #expect(failure(text)?.hint != nil)
  }

  @Test func aHashThatIsNoneNamesNoFile() {
    let text = String(decoding: Self.manifest.bytes, as: UTF8.self)
    let broken = text.replacing("\"layout\": \"abab", with: "\"layout\": \"../..")
    #expect(failure(broken)?.id == "baselines-damaged")
  }

  @Test func whatNoEntryNamesIsDropped() {
    var manifest = Self.manifest
    manifest.entries["a b.x"] = nil
    manifest.tidy()
    #expect(manifest.screens.keys.sorted() == ["login"])
    manifest.entries = [:]
    manifest.tidy()
    #expect(manifest.environments.isEmpty && manifest.fonts.isEmpty)
  }
}
