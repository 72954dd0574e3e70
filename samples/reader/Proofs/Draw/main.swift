import Foundation
import Proofsheet
import UIKitNames
@testable import Reader

enum App {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Reader").standardizedFileURL.path
}

// Each screen in a process of its own: swift run draw [--output FOLDER] [--seconds 20] [SCREEN …]
AppModules.note("Reader")
ProofRunner.main([
  ProofScreen("Main") {
    Proof(
      of: UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!,
      named: "Main", assets: App.folder)
  },
  ProofScreen("Main-book") {
    Proof(
      of: UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "book"),
      named: "Main-book", assets: App.folder)
  },
  ProofScreen("Main-settings") {
    Proof(
      of: UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "settings"),
      named: "Main-settings", assets: App.folder)
  },
  ProofScreen("Main-shelf") {
    Proof(
      of: UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "shelf"),
      named: "Main-shelf", assets: App.folder)
  },
  ProofScreen("NotesViewController") {
    Proof(
      of: NotesViewController(),
      named: "NotesViewController", assets: App.folder)
  },
])
