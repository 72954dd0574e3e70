import InterfaceBuilder
import XMLParsing

/// The window that a Mac's storyboard begins with: no picture shows it, as each shows a controller's view.
extension UndrawnTexts {
  /// `the storyboard begins with the window 'Main', which shows the split view controller`; nil of storyboards that begin
  /// with another controller, or with none.
  static func beginning(of root: XMLElement) -> String? {
    guard root["targetRuntime"]?.hasPrefix("MacOSX") == true, let id = root["initialViewController"] else { return nil }
    let objects = (root.child("scenes")?.children ?? []).flatMap { $0.child("objects")?.children ?? [] }
    guard let owner = objects.first(where: { $0["id"] == id }), owner.name == "windowController",
      let window = owner.child(key: "window")
    else { return nil }
    let title = window["title"].flatMap { $0.isEmpty ? nil : " '\($0)'" }
    let segue = owner.child("connections")?.children.first { $0["relationship"] == SceneWindow.content }
    let shown = objects.first { $0["id"] == segue?["destination"] && $0["id"] != nil }
    let what = shown.map { controller in
      ObjectSettings.screenName(of: controller).map { "'\($0)'" } ?? "the \(ObjectSettings.spaced(controller.name))"
    }
    return "the storyboard begins with \(title.map { "the window" + $0 } ?? "a window")"
      + (what.map { ", which shows \($0)" } ?? "")
  }
}
