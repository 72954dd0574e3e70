internal import Foundation
internal import Importing
internal import InterfaceBuilder
internal import XMLParsing

extension Storyboard {
  /// A screen of a class as the app's storyboards and xibs have it: a scene, what a xib has at its top, or a cell. Files of the
  /// class' own name are looked into first. nil where none has it.
  ///
  /// A scene needs no identifier for it, and its outlets are plugged.
  public static func instance<Screen: Responder>(of type: Screen.Type = Screen.self) -> Screen? {
    guard let resources = LayoutContext.current.resources else { return nil }
    let name = "\(type)"
    if let module = String(reflecting: type).split(separator: ".").first { AppModules.note(String(module)) }
    for path in resources.designs(first: name) {
      guard let archive = try? resources.archive(at: path), let element = archive.screen(ofClass: name) else {
        continue
      }
      return made(element, archive) as? Screen
    }
    return nil
  }

  private static func made(_ element: XMLElement, _ archive: NibArchive) -> Responder? {
    guard element.name.hasSuffix("Controller") else {
      var loader = NibLoader(archive, owner: nil)
      return loader.view(element)
    }
    let file = URL(fileURLWithPath: archive.path)
    let storyboard =
      file.pathExtension == "storyboard"
      ? Storyboard(name: file.deletingPathExtension().lastPathComponent, bundle: nil) : nil
    return ControllerNib.make(element, in: archive, storyboard: storyboard)
  }
}
