import Foundation
import Importing
import SourceRewriting

/// The screens of an app that can be made without being told anything: controllers that its sources declare, and scenes of
/// its storyboards.
public struct CodeScreens: Sendable {
  /// A screen: what it is called, and the expression that makes it.
  public struct Screen: Hashable, Sendable {
    public let name: String
    public let expression: String
    /// The source or storyboard that it comes from.
    public let file: String
  }

  /// In the order of their names.
  public let screens: [Screen]

  /// - Parameters:
  ///   - sources: paths of Swift files.
  ///   - storyboards: paths of storyboards.
  public init(sources: [String], storyboards: [String]) {
    self.init(sources: sources, storyboards: storyboards, leavingOut: [])
  }

  init(sources: [String], storyboards: [String], leavingOut parts: [LeftOutPart]) {
    let texts = sources.sorted().compactMap { path in
      FileManager.default.contents(atPath: path).map {
        (path: path, text: LeftOutPart.leaveOut(parts, of: SourceText(bytes: Array($0)), at: path))
      }
    }
    let table = ClassTable(texts)
    var found = PlainScreens.all(table, includesViews: false, of: texts.map(\.text)).compactMap { screen in
      screen.expression.map { Screen(name: screen.name, expression: $0, file: screen.file) }
    }
    for path in storyboards.sorted() {
      let scenes = Self.scenes(path)
      // Their classes are made with their scenes, and stop without them.
      found.removeAll { scenes.classes.contains($0.name) }
      found += scenes.screens
    }
    var names: Set<String> = []
    screens = found.filter { names.insert($0.name).inserted }.sorted { $0.name < $1.name }
  }

  private static func scenes(_ path: String) -> (screens: [Screen], classes: Set<String>) {
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent
    let resources = AppResources.of(url.deletingLastPathComponent().path)
    guard let archive = try? resources.archive(at: path), name != "LaunchScreen" else { return ([], []) }
    let storyboard = "UIStoryboard(name: \"\(name)\", bundle: nil)"
    let initial =
      archive.initialController.map { _ in
        [Screen(name: name, expression: "\(storyboard).instantiateInitialViewController()!", file: path)]
      } ?? []
    let named = archive.identifiers.map {
      Screen(
        name: "\(name)-\($0)", expression: "\(storyboard).instantiateViewController(withIdentifier: \"\($0)\")",
        file: path)
    }
    return (initial + named, archive.controllerClasses)
  }
}
