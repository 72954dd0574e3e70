import Foundation
import Importing
import InterfaceBuilder
import SourceRewriting

/// The screens of an app that can be made without being told anything: controllers that its sources declare, and scenes of
/// its storyboards.
public struct CodeScreens: Sendable {
  /// A screen: what it is called, and the expression that makes it.
  public struct Screen: Hashable, Sendable {
    /// The name by which the screen is drawn and asked for: its class's, or its scene's.
    public let name: String
    /// The Swift expression that makes the screen.
    public let expression: String
    /// Another one that gives it less, where this one does not compile.
    var plainer: String?
    /// The source or storyboard that it comes from.
    public let file: String
  }

  /// In the order of their names.
  public let screens: [Screen]
  /// An expression of the app's delegate; nil where there is none.
  let delegate: String?

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
    let plain = PlainScreens.all(table, includesViews: false, of: texts.map(\.text))
    delegate = PlainScreens.delegate(of: texts.map(\.text))
    let refusing = Set(plain.filter { !$0.isLoadable }.map(\.name))
    let storyboards = storyboards.sorted().map(Self.scenes)
    let scenes = storyboards.flatMap(\.scenes).filter { $0.shown.isDisjoint(with: refusing) }
    let shown = scenes.reduce(into: Set<String>()) { $0.formUnion($1.shown) }
    let classes = storyboards.reduce(into: Set<String>()) { $0.formUnion($1.classes) }
    // Classes of scenes are made with them, and stop without; those that refuse a coder are left in storyboards by mistake.
    let made = plain.filter { !shown.contains($0.name) }.compactMap { screen -> Screen? in
      guard classes.contains(screen.name), screen.isLoadable else {
        return screen.expression.map { Self.screen(screen, $0) }
      }
      return Self.screen(screen, "UIStoryboard.instance(of: \(screen.name).self)!")
    }
    let found = made + scenes.map(\.screen)
    var names: Set<String> = []
    screens = found.filter { names.insert($0.name).inserted }.sorted { $0.name < $1.name }
  }

  private static func screen(_ screen: PlainScreens.Screen, _ expression: String) -> Screen {
    let plainer = screen.settings.isEmpty ? nil : screen.shown(expression, isGiven: false)
    return Screen(name: screen.name, expression: screen.shown(expression), plainer: plainer, file: screen.file)
  }

  private struct Scenes {
    /// Those with an identifier, and the one that the storyboard begins with; each with the classes that are seen in it.
    var scenes: [(screen: Screen, shown: Set<String>)] = []
    /// Of all controllers.
    var classes: Set<String> = []
  }

  private static func scenes(_ path: String) -> Scenes {
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent
    let resources = AppResources.of(url.deletingLastPathComponent().path)
    guard let archive = try? resources.archive(at: path), name != "LaunchScreen" else { return Scenes() }
    let storyboard = "UIStoryboard(name: \"\(name)\", bundle: nil)"
    let initial = archive.initialController.map { controller in
      let screen = Screen(name: name, expression: "\(storyboard).instantiateInitialViewController()!", file: path)
      return (screen, archive.shownClasses(controller))
    }
    let named = archive.identifiers.map { identifier in
      let screen = Screen(
        name: "\(name)-\(identifier)",
        expression: "\(storyboard).instantiateViewController(withIdentifier: \"\(identifier)\")", file: path)
      return (screen, archive.controller(identifier: identifier).map(archive.shownClasses) ?? [])
    }
    return Scenes(scenes: [initial].compactMap { $0 } + named, classes: archive.controllerClasses)
  }
}
