import Foundation
import ProofTesting
import Testing
import UIKitNames
@testable import Reader

enum App {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Reader").standardizedFileURL.path
}

// A baseline is recorded at the first run.
@Suite(.serialized) struct ScreenTests {
  init() { AppModules.note("Reader") }

  @Test func drawsMain() {
    assertProof(
      of: UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!,
      named: "Main", assets: App.folder)
  }

  @Test func drawsMain_book() {
    assertProof(
      of: UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "book"),
      named: "Main-book", assets: App.folder)
  }

  @Test func drawsMain_settings() {
    assertProof(
      of: UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "settings"),
      named: "Main-settings", assets: App.folder)
  }

  @Test func drawsMain_shelf() {
    assertProof(
      of: UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "shelf"),
      named: "Main-shelf", assets: App.folder)
  }

  @Test func drawsNotesViewController() {
    assertProof(
      of: NotesViewController(),
      named: "NotesViewController", assets: App.folder)
  }
}
