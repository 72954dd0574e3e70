import ProofModel
import XMLParsing

/// What holds for a whole file: its era, its canvas, its resources, and where its scenes are.
package struct InterfaceBuilderFile {
  /// One root view with what surrounds it.
  package struct Scene {
    /// The scene's id in a storyboard; the root view's in a xib.
    package var id: String
    var controller: XMLElement?
    var root: XMLElement
    /// Whether the controller is a container, whose root is its bar or, without one, the controller itself.
    var isContainer = false

    /// The size that the file gives the contents of a window; nil where the scene is none.
    var windowSize: Size? {
      guard controller?.name == "window", let rect = controller?.child(key: "contentRect"),
        let width = rect.number("width"), let height = rect.number("height")
      else { return nil }
      return Size(width: width, height: height)
    }
  }

  let path: String
  let root: XMLElement
  let isMac: Bool
  /// `toolsVersion`, its first number: 14313 is Xcode 10. Where Xcode wrote 32700, a number of no release, it is that of
  /// its plug-in for the platform.
  let toolsVersion: Int
  /// A system that was asked for instead of the tools version's.
  var askedEra: Era?
  /// What another version of the file is drawn with, which is asked for instead of its own.
  var asked: FileTools?
  let usesAutoLayout: Bool
  let usesSafeAreas: Bool
  /// The id of the device that the file itself has; nil in files of Xcode 7 and older.
  let ownDevice: String?
  /// The canvas device's id.
  var canvasDevice: String? { asked?.canvas.map(\.device) ?? ownDevice }
  /// Pixels a point of a canvas without a device: 2 where two frames of the file stand on half points, else 1 (recorded: files
  /// of Xcode 7 to 13 in twelve apps have them, those of Xcode 6 none). Of 241 half points that were taken to whole ones in
  /// ten apps 158 went up and 83 down, cells of one table either way: by what is not known.
  var scaleWithoutDevice: Double { asked.flatMap { $0.device == nil ? $0.scale : nil } ?? drawnScale }
  private let drawnScale: Double
  var isLandscape: Bool { asked?.canvas?.isLandscape ?? isDrawnLandscape }
  let isDrawnLandscape: Bool
  let imageSizes: [String: Size]
  static let pictureNamedNone = "./none"
  /// Pictures that are symbols of the system, as high as its letters.
  let symbols: Set<String>
  /// Files of before size classes may be for iPads alone (`targetRuntime="iOS.CocoaTouch.iPad"`).
  var family: AppSettings.Family? { root["targetRuntime"]?.hasSuffix(".iPad") == true ? .pad : nil }
  /// Pictures that AppKit brings along by its own names (`NSImage.Name`), which are no files of a project.
  var appKitPictures: [String] { isMac ? imageSizes.keys.filter(Self.isAppKitPicture) : [] }
  /// What the controls of a storyboard's screens are drawn in where nothing else is said, the window's tint at run time ("Global
  /// Tint" of Interface Builder; `UIView.tintColor`, docs).
  var globalTint: XMLElement? { isMac ? nil : root.child(key: "tintColor") }
  let namedColors: [String: Color]
  /// The user's own colours by the tokens that stand for them, `color.brand`.
  let colorTokens: [String: Color]
  private(set) var containers: SceneContainers
  /// The controllers with which this and another version of the file begin.
  private(set) var begins: Set<String> = []
  /// By tab controllers: the controller that they are drawn with, where that is not the first one of theirs.
  private(set) var shownTabs: [String: String] = [:]
  /// Controllers that in one of two versions say how large they come over others, and say nothing in the other.
  private(set) var sizedInOne: Set<String> = []
  /// Controllers that come the same way in this and another version of the file.
  private(set) var comingAlike: Set<String> = []
  /// What views of the user's classes asked for when the file was drawn, by view id.
  private let designableSizes: [String: Size]
  let labels: ViewLabels
  /// The objects of a storyboard's scenes by their ids.
  private let objects: [String: XMLElement]

  init(_ document: XMLElement, path: String) {
    let root = EmbeddedPictures.named(FrameInsets.resolved(document))
    self.path = path
    self.root = root
    isMac = root["targetRuntime"]?.hasPrefix("MacOSX") ?? false
    toolsVersion = Self.toolsVersion(of: root)
    recordedEra = Self.era(toolsVersion, isMac: isMac, root)
    usesAutoLayout = root["useAutolayout"] == "YES"
    usesSafeAreas = root["useSafeAreas"] == "YES"
    let device = root.child("device")
    ownDevice = device?["id"]
    var halves = 2
    drawnScale = device == nil && Self.hasHalfPoints(root, &halves) ? 2 : 1
    isDrawnLandscape = device?["orientation"] == "landscape"
    var sizes: [String: Size] = [:]
    var colors: [String: Color] = [:]
    var symbols: Set<String> = []
    var tokens: [String: Color] = [:]
    for resource in root.child("resources")?.children ?? [] {
      guard let name = resource["name"] else { continue }
      if resource.name == "image", let width = resource.number("width"), let height = resource.number("height") {
        sizes[name] = Size(width: width, height: height)
        if resource["catalog"] == "system" { symbols.insert(name) }
      } else if resource.name == "namedColor" || resource.name == "systemColor", let element = resource.child("color") {
        colors[name] = element.color(named: [:])
        if resource.name == "namedColor", let token = XMLElement.colorToken(name) { tokens[token] = colors[name] }
      }
    }
    if let none = sizes["none"] { sizes[Self.pictureNamedNone] = none }
    imageSizes = sizes
    namedColors = colors
    colorTokens = tokens
    self.symbols = symbols
    containers = SceneContainers(root)
    begins = Set([root["initialViewController"]].compactMap { $0 })
    var designables: [String: Size] = [:]
    for designable in root.child("designables")?.children ?? [] {
      guard let id = designable["name"], let size = designable.child(key: "intrinsicContentSize"),
        let width = size.number("width"), let height = size.number("height")
      else { continue }
      designables[id] = Size(width: width, height: height)
    }
    designableSizes = designables
    labels = ViewLabels(root)
    var objects: [String: XMLElement] = [:]
    for scene in root.child("scenes")?.children ?? [] {
      for object in scene.child("objects")?.children ?? [] {
        if let id = object["id"], objects[id] == nil { objects[id] = object }
      }
    }
    self.objects = objects
  }

  /// Draws controllers by the ways that lead to them in another version of the file too.
  mutating func settle(with ways: SceneWays, isLater: Bool) {
    let own = SceneWays(root)
    let settled = own.settled(with: ways, isLater: isLater)
    if !settled.isEmpty { containers = SceneContainers(root, settled: settled) }
    if let initial = ways.initial { begins.insert(initial) }
    shownTabs = own.shownTabs(with: ways, isLater: isLater)
    sizedInOne = own.sizedInOne(with: ways)
    comingAlike = own.comingAlike(in: ways)
  }

  /// What a view of a user's class asked for when the file was drawn.
  func designableSize(_ id: String) -> Size? {
    (asked?.designableSizes[id] ?? designableSizes[id]).flatMap { $0 == .zero ? nil : $0 }
  }

  /// ``designableSizes`` with 0 by 0 of each view of a user's class that is not among them.
  var knownDesignables: [String: Size] {
    var result = designableSizes
    func add(_ element: XMLElement) {
      if element["customClass"] != nil, let id = element["id"], result[id] == nil { result[id] = .zero }
      for child in element.children { add(child) }
    }
    add(root)
    return result
  }

  /// The bars that the canvas simulates around each controller, by their keys, and around a xib's view, by their elements.
  var simulations: [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for scene in scenes where !isMac {
      let owner = scene.controller ?? scene.root
      guard let id = owner["id"] else { continue }
      result[id] = simulated(by: owner)
    }
    return result
  }

  /// How far below the screen's top each controller's view was recorded.
  var tops: [String: Double] {
    Dictionary(
      scenes.filter { !isMac && $0.controller != nil }.compactMap { scene in
        scene.root["id"].flatMap { id in scene.root.frame.map { (id, $0.y) } }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The same of one controller or view, as the other version of the file has it where one is asked for.
  func simulations(around owner: XMLElement) -> Set<String> {
    owner["id"].flatMap { asked?.simulations[$0] } ?? simulated(by: owner)
  }

  /// What simulations have of a bar that a canvas says it has not.
  static func without(_ bar: String) -> String { "no \(bar)" }

  private func simulated(by owner: XMLElement) -> Set<String> {
    Set(
      owner.children.flatMap { child -> [String] in
        guard let key = child["key"], key.hasPrefix("simulated") else { return [] }
        guard child.name != "nil" else { return owner.isController ? [Self.without(key)] : [] }
        return owner.isController ? [key, child.name] : [child.name]
      })
  }

  /// Whether so many frames below an element stand on half points; O(elements).
  private static func hasHalfPoints(_ element: XMLElement, _ wanted: inout Int) -> Bool {
    if let frame = element.frame,
      [frame.x, frame.y, frame.width, frame.height].contains(where: { ($0 * 2).remainder(dividingBy: 2).magnitude == 1 }
      )
    {
      wanted -= 1
    }
    return wanted <= 0 || element.children.contains { hasHalfPoints($0, &wanted) }
  }

  /// Pictures' natural sizes. Of UIKit's symbols the file has the ratio only, 128 points long (facts/more-uikit.md 11), in
  /// Xcode 11's first versions 64: at the default of 17 points they are about 20 long (recorded: 18.7 to 21).
  var pictureSizes: [String: Size] {
    guard !isMac else { return imageSizes }
    return imageSizes.merging(symbols.compactMap { name in imageSizes[name].map { (name, Self.symbolSize($0)) } }) {
      $1
    }
  }

  /// - Parameter scale: against the medium size at 17 points.
  static func symbolSize(_ recorded: Size, scale: Double = 1) -> Size {
    let factor = 20.0 / max(1, recorded.width, recorded.height) * scale
    return Size(
      width: (recorded.width * factor * 2).rounded() / 2, height: (recorded.height * factor * 2).rounded() / 2)
  }

  private static func toolsVersion(of root: XMLElement) -> Int {
    func number(_ text: String?) -> Int? { text.flatMap { Int($0.prefix { $0.isNumber }) } }
    let written = number(root["toolsVersion"]) ?? 0
    guard written >= 30_000 else { return written }
    let plugIns = root.child("dependencies")?.children.filter { $0.name == "plugIn" } ?? []
    let platform = plugIns.first { $0["identifier"]?.contains("Cocoa") ?? false }
    return number(platform?["version"]) ?? written
  }

  /// The system whose metrics hold: the one that was asked for, else that of the file's Xcode.
  var era: Era {
    if let askedEra, askedEra.system == (isMac ? .macos : .ios) { return askedEra }
    return recordedEra
  }

  private var recordedEra: Era

  /// Whether cells' contents keep inside the margins of iOS 11: the first Xcodes 9 did not (8 up to 13196 in 63 of 74 children of
  /// cells, five apps; 16 and 11 from 13529 on).
  var drawsNewCells: Bool {
    let isAsked = askedEra != nil && asked == nil
    return era >= Era(.ios, 11) && (isAsked || canvasTools >= 13_400)
  }

  /// The tools version whose canvas is drawn.
  var canvasTools: Int { asked?.version ?? toolsVersion }

  /// The file as the system that drew one of its root views has it.
  func drawn(_ scene: Scene) -> InterfaceBuilderFile {
    guard isMac else { return self }
    var file = self
    if let asked = scene.root["id"].flatMap({ self.asked?.eras[$0] }) {
      file.askedEra = asked
      return file
    }
    if Self.isOnEitherSystem(toolsVersion), let isBefore26 = AppKitHost.isBefore26(scene.root) {
      file.recordedEra = Era(.macos, isBefore26 ? 15 : 26)
    } else if recordedEra.major == 11, toolsVersion < 18_122, AppKitEdges.isBefore11(scene.root) == true {
      // Xcode up to 12.4 runs on macOS 10.15 as well.
      file.recordedEra = .catalina
    }
    return file
  }

  /// Whether an Xcode of that version runs on macOS 15 as on macOS 26.
  private static func isOnEitherSystem(_ toolsVersion: Int) -> Bool { (24_000..<30_000).contains(toolsVersion) }

  /// By tools version (`facts/devices.json`, toolsVersionToXcode).
  private static func era(_ toolsVersion: Int, isMac: Bool, _ root: XMLElement) -> Era {
    if isMac {
      // Xcode 11 and 12 up to 12.4 are those of macOS 10.15.
      return (15_000..<17_500).contains(toolsVersion) ? .catalina : Era(.macos, macVersion(toolsVersion, root))
    }
    switch toolsVersion {
    case ..<5_000: return Era(.ios, 7)
    case ..<7_000: return Era(.ios, 8)
    case ..<10_000: return Era(.ios, 9)
    case ..<13_000: return Era(.ios, 10)
    case ..<14_000: return Era(.ios, 11)
    // Xcode 11 began with 14.8 (`appearance` in 30 of 31 files of 14810 to 14868).
    case ..<14_800: return Era(.ios, 12)
    case ..<17_000: return Era(.ios, 13)
    case ..<19_000: return Era(.ios, 14)
    case ..<21_000: return Era(.ios, 15)
    case ..<22_000: return Era(.ios, 16)
    case ..<23_000: return Era(.ios, 17)
    case ..<24_000: return Era(.ios, 18)
    case ..<30_000: return Era(.ios, 26)
    default: return Era(.ios, 18)
    }
  }

  /// macOS's version by Xcode's: 12.5 brought 11, then one each year, 26 with Xcode 26, which also runs on macOS 15
  /// and draws with the AppKit that it runs on. What names no release counts from 30,000 on.
  private static func macVersion(_ toolsVersion: Int, _ root: XMLElement) -> Int {
    switch toolsVersion {
    case ..<17_500: return 10
    case ..<19_000: return 11
    case ..<21_000: return 12
    case ..<22_000: return 13
    case ..<23_000: return 14
    case ..<24_000: return 15
    default: return isOnEitherSystem(toolsVersion) && !(AppKitHost.isBefore26(root) ?? false) ? 26 : 15
    }
  }

  /// Whether a macOS file lays out against views' safe areas.
  var usesMacSafeAreas: Bool {
    root.child("dependencies")?.children.contains { $0["name"] == "NSView safe area layout guides" } ?? false
  }

  /// Whether no window of a Mac's storyboard shows a controller, by itself or through what holds it: what code shows it in,
  /// such as an accessory of a title bar or a popover, lies below no title bar. A file without windows says nothing of that.
  func isInNoWindow(_ controller: XMLElement) -> Bool {
    controller["id"] != nil && scenesObjects.contains { $0.name == "windowController" }
      && windows(showing: controller).isEmpty
  }

  /// Whether the windows that show a controller have toolbars that are hidden at first (`NSToolbar.isVisible`).
  func isInWindowWithHiddenToolbar(_ controller: XMLElement) -> Bool {
    let toolbars = windows(showing: controller).map { $0.child(key: "window")?.child(key: "toolbar") }
    return !toolbars.isEmpty && toolbars.allSatisfy { $0?.flag("prefersToBeShown") == false }
  }

  /// The window controllers that show a controller, by themselves or through what holds it.
  private func windows(showing controller: XMLElement) -> [XMLElement] {
    guard let id = controller["id"] else { return [] }
    return scenesObjects.filter { $0.name == "windowController" }.filter { window in
      var shown: Set<String> = []
      var waiting = [window]
      while let next = waiting.popLast() {
        for target in Self.held(by: next) where shown.insert(target).inserted {
          if let held = objects[target] { waiting.append(held) }
        }
      }
      return shown.contains(id)
    }
  }

  /// The controllers that one shows in itself, by its segues of relationships and by those that embed.
  private static func held(by controller: XMLElement) -> [String] {
    var targets: [String] = []
    var waiting = [controller]
    while let next = waiting.popLast() {
      if next.name == "segue", next["kind"] == "relationship" || next["kind"] == "embed", let id = next["destination"] {
        targets.append(id)
      }
      waiting += next.children
    }
    return targets
  }

  /// Root views in the order of the file.
  package var scenes: [Scene] {
    if let scenes = root.child("scenes") {
      return scenes.children.filter { $0.name == "scene" }.flatMap { scene in
        let found = (scene.child("objects")?.children ?? []).flatMap { roots(of: $0, sceneID: scene["sceneID"] ?? "") }
        // A scene may hold views beside its controller's: the first has the scene's id, the others their own.
        return found.prefix(1)
          + found.dropFirst().map { Scene(id: $0.root["id"] ?? $0.id, controller: $0.controller, root: $0.root) }
      }
    }
    return (root.child("objects")?.children ?? []).compactMap { object in
      if object.name == "viewController", let view = object.child(key: "view") {
        return Scene(id: view["id"] ?? "", controller: object, root: view)
      }
      guard object.name != "window", object.child(key: "frame") != nil || object.isView else { return nil }
      return Scene(id: object["id"] ?? "", controller: nil, root: object)
    }
      + (root.child("objects")?.children ?? []).compactMap { window in
        guard window.name == "window", let view = window.child(key: "contentView") else { return nil }
        return Scene(id: view["id"] ?? "", controller: window, root: view)
      }
  }

  private func roots(of object: XMLElement, sceneID: String) -> [Scene] {
    if let view = object.children.first(where: { $0["key"] == "view" }) {
      return [Scene(id: sceneID, controller: object, root: view)]
    }
    if isMac, let view = object.containerView {
      return [Scene(id: sceneID, controller: object, root: view)]
    }
    // Windows stand beside the application or a controller as they do in a nib.
    if isMac, object.name == "window", let view = object.child(key: "contentView") {
      return [Scene(id: sceneID, controller: object, root: view)]
    }
    if object.isController {
      let bar = object.children.first { Self.bars.contains($0["key"] ?? "") }
      // Containers have no view of their own in the file; they show others'.
      if object.isContainer, !isMac {
        return [Scene(id: sceneID, controller: object, root: bar ?? object, isContainer: true)]
      }
      return bar.map { [Scene(id: sceneID, controller: object, root: $0)] } ?? []
    }
    return object.isView && object.child(key: "frame") != nil ? [Scene(id: sceneID, controller: nil, root: object)] : []
  }

  /// The keys of a container's bars.
  static let bars: Set<String> = ["navigationBar", "tabBar", "toolbar"]

  /// The controller of an id.
  func controller(_ id: String) -> XMLElement? { objects[id] }

  /// The controller with that identifier; O(objects).
  func controller(identifier: String) -> XMLElement? {
    scenesObjects.first { $0["storyboardIdentifier"] == identifier }
  }

  /// The controller that another storyboard's reference means: the one of its identifier, or the first one shown.
  func controller(meantBy reference: XMLElement) -> XMLElement? {
    reference["referencedIdentifier"].map { controller(identifier: $0) }
      ?? root["initialViewController"].flatMap { controller($0) }
  }

  /// The identifiers of the storyboard's scenes, in its order.
  var identifiers: [String] { scenesObjects.compactMap { $0["storyboardIdentifier"] } }

  private var scenesObjects: [XMLElement] {
    (root.child("scenes")?.children ?? []).flatMap { $0.child("objects")?.children ?? [] }
  }

  func span(_ element: XMLElement) -> SourceSpan {
    SourceSpan(
      file: path, line: element.line, column: max(1, element.column), length: element.name.unicodeScalars.count + 1)
  }
}

extension XMLElement {
  /// An attribute as a number; fractions such as `1/3`, ratios such as `16:9` and shares such as `45%` count.
  package func number(_ name: String) -> Double? {
    guard let text = self[name] else { return nil }
    return Self.number(text)
  }

  static func number(_ text: String) -> Double? {
    if let value = Double(text) { return value.isFinite ? value : nil }
    if text.hasSuffix("%") { return number(String(text.dropLast())).map { $0 / 100 } }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
    guard parts.count == 2, let top = parts[0], let bottom = parts[1], bottom != 0 else { return nil }
    return top / bottom
  }

  /// Whether the attribute says YES; nil where it is absent.
  package func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

  /// `<rect key="frame" x y width height/>`.
  package var frame: Rect? {
    guard let rect = children.first(where: { $0.name == "rect" && $0["key"] == "frame" }) else { return nil }
    return Rect(
      x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: rect.number("width") ?? 0,
      height: rect.number("height") ?? 0)
  }

  /// Whether it is a controller or a window; WatchKit's element is `controller`.
  package var isController: Bool { name.hasSuffix("Controller") || name == "window" || name == "controller" }

  /// Whether it is a controller that no scene is made of: it has no view in the file and shows no other controllers, such as a
  /// player of films.
  package var isWithoutScene: Bool {
    name.hasSuffix("Controller") && !isContainer && containerView == nil
      && !children.contains { $0["key"] == "view" || InterfaceBuilderFile.bars.contains($0["key"] ?? "") }
  }

  /// What of the object is bound to which paths of others, in order: `value name`; that an object names itself in its own path
  /// says nothing.
  package var boundPaths: [String] {
    let bindings = (child("connections")?.children ?? []).filter { $0.name == "binding" }
    return bindings.compactMap { binding in
      guard let name = binding["name"], let path = binding["keyPath"], !path.isEmpty else { return nil }
      return "\(name) \(path.hasPrefix("self.") ? String(path.dropFirst(5)) : path)"
    }.sorted()
  }

  /// The class that names an object: AppKit's own class of a window names none.
  package var namingClass: String? {
    self["customClass"].flatMap { ["NSPanel", "NSWindow"].contains($0) ? nil : $0 }
  }

  /// Whether it stands for a scene of another storyboard; AppKit's name for it is the shorter one.
  package var isReference: Bool { name == "viewControllerPlaceholder" || name == "controllerPlaceholder" }

  /// Whether it is an item of a window's toolbar: `toolbarItem`, `searchToolbarItem`, `sharingServicePickerToolbarItem`.
  package var isToolbarItem: Bool { name == "toolbarItem" || name.hasSuffix("ToolbarItem") }

  /// Whether the element is a view, known or not: it has subviews, a mask or a frame.
  package var isView: Bool {
    ViewElements.kinds[name] != nil || child("subviews") != nil || child(key: "autoresizingMask") != nil
  }
}
