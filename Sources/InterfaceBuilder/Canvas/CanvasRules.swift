import ProofModel
import XMLParsing

/// What a scene was drawn on: size, safe area, bars, margins and size classes, by the rules learnt from the files
/// (interface-builder/README.md, "Rules for metrics").
struct CanvasRules {
  let file: InterfaceBuilderFile
  let scene: InterfaceBuilderFile.Scene

  var environment: Environment {
    let screen = device?.screenSize(orientation) ?? InterfaceBuilderCanvas.anyAny
    var environment = Environment(
      device: device?.id, deviceName: device?.name, platform: file.isMac ? .mac : .ios, era: file.era,
      orientation: orientation, screenSize: file.isMac ? size : screen, windowSize: size,
      scale: device?.scale ?? (file.isMac ? 2 : file.scaleWithoutDevice))
    environment.widthClass = device.map { $0.held(orientation).widthClass } ?? .any
    environment.heightClass = device.map { $0.held(orientation).heightClass } ?? .any
    if isPartOfScreen { environment.widthClass = size.width >= 660 ? .regular : .compact }
    if file.root.child("device")?["appearance"] == "dark" { environment.appearance = .dark }
    environment.safeArea = windowInsets
    environment.rootMargin = margin(width: size.width)
    // Text styles on the canvases of Xcode 12.5 to 13 are those of the smallest text size (recorded: Body 17 high for 14
    // points, Title 1 30 for 25, large titles 37 for 31).
    if !file.isMac, (18_000..<21_000).contains(file.canvasTools) { environment.textSize = .xs }
    return environment
  }

  var orientation: Orientation { file.isLandscape ? .landscape : .portrait }
  var device: Device? { file.canvasDevice.flatMap { InterfaceBuilderCanvas.device($0) } }
  var screen: Size { device?.screenSize(orientation) ?? InterfaceBuilderCanvas.anyAny }
  /// A view that was drawn without a width or a height is a point wide or high, so that it can be drawn.
  var size: Size {
    let drawn =
      scene.isContainer
      ? shownSize ?? screen
      : shownPageSize ?? askedSize ?? openedSize ?? windowsView ?? ruledSize ?? scene.root.frame?.size ?? screen
    return Size(width: max(1, drawn.width), height: max(1, drawn.height))
  }

  /// The size of what a container shows first, down to the end of its view, in files of before there were size classes: they were
  /// drawn at a phone's size or a tablet's, which they do not name. With size classes that of what simulates a screen (seen in
  /// IM-WeiChat: 375 × 667 for 4.7 inches, `retina47`).
  private var shownSize: Size? {
    guard device == nil, !file.isMac else { return nil }
    let hasSizeClasses = file.root.flag("useTraitCollections") == true
    var current = scene.controller
    for _ in 0..<Self.mostContainers {
      let segue = current?.child("connections")?.children.first { $0["relationship"] != nil }
      current = segue?["destination"].flatMap { file.controller($0) }
      guard let frame = current?.children.first(where: { $0["key"] == "view" })?.frame,
        !hasSizeClasses
          || current?.child(key: "simulatedDestinationMetrics")?.name == "simulatedScreenMetrics"
      else { continue }
      return Size(width: frame.width, height: frame.y + frame.height)
    }
    return nil
  }

  /// So many containers are looked into, each in the one before.
  private static let mostContainers = 4

  /// The size of a view that was drawn as large as a screen, on the canvas that is asked for: the Xcode that gave the file
  /// another device gave the view its size. One that ends above bars may be as much lower as these are high.
  private var askedSize: Size? {
    guard let asked = file.asked?.canvas, let id = scene.root["id"], let frame = scene.root.frame,
      let size = asked.sizes[id],
      asked.device != file.ownDevice || asked.isLandscape != file.isDrawnLandscape
        || isDrawnAsCard(frame.size, size) || isCardInOne(frame.size, size) || isOnOtherPhone(frame.size, size)
    else { return nil }
    guard let own = file.ownDevice.flatMap({ InterfaceBuilderCanvas.device($0) }) else {
      return frame.width >= 320 && frame.height >= 320 ? size : nil
    }
    let screen = own.screenSize(file.isDrawnLandscape ? .landscape : .portrait)
    return frame.width >= screen.width - 0.5 && frame.height >= screen.height - 120 ? size : nil
  }

  /// Whether the Xcode that saved the file later, 11 or a newer one, draws as a card what an older one drew as a whole screen.
  private func isDrawnAsCard(_ own: Size, _ asked: Size) -> Bool {
    file.toolsVersion < 14_800 && file.canvasTools >= 14_800 && own.width == asked.width
      && [20, 54].contains { abs(own.height - asked.height - $0) < 0.5 }
  }

  /// Whether a controller's view was drawn on the other of the two phones that there were before files said which: 3.5 and 4
  /// inches, 88 points higher (seen in LiteWave).
  private func isOnOtherPhone(_ own: Size, _ asked: Size) -> Bool {
    device == nil && scene.controller != nil && own.width == asked.width
      && abs(abs(own.height - asked.height) - 88) < 0.5
  }

  /// Whether one of two versions of Xcode 11 or newer ones drew as a card what comes the same way in both.
  private func isCardInOne(_ own: Size, _ asked: Size) -> Bool {
    file.toolsVersion >= 14_800 && file.canvasTools >= 14_800 && own.width == asked.width
      && scene.controller?["id"].map(file.comingAlike.contains) ?? false
      && (1...62).contains(abs(own.height - asked.height)) && isPart(of: file.containers.presented)
  }

  /// The size that a window gives its view as it opens, where that of the view is an earlier save's (`NSWindow.contentRect`, docs).
  private var openedSize: Size? { file.isMac && file.isStale(scene.root) ? scene.windowSize : nil }

  /// The size that the other version of the file recorded of the view that fills a window of the same size: what of it
  /// differs follows from nothing.
  private var windowsView: Size? {
    guard let asked = scene.root["id"].flatMap({ file.asked?.windows[$0] }), asked.window == scene.windowSize else {
      return nil
    }
    if file.isStale(scene.root) { return asked.view }
    if let window = scene.windowSize { return isHeldByRules(asked, in: window) ? nil : asked.view }
    // What shows a pane gives it its size: a point or two more are what another save recorded, where nothing in it asks otherwise,
    // and a few more in another version of the tools, whose texts are of other widths.
    guard ruledSize == nil, InterfaceBuilderFile.WindowView(scene)?.demands == asked.demands,
      let own = scene.root.frame?.size
    else { return nil }
    let isOfOthers = file.asked?.version != file.toolsVersion
    func isAlike(_ one: Double, _ other: Double) -> Bool {
      (one - other).magnitude <= (isOfOthers ? max(2, min(8, other * 0.03)) : 2)
    }
    guard isAlike(own.width, asked.view.width), isAlike(own.height, asked.view.height) else { return nil }
    return asked.view
  }

  /// Whether the rules of a window's view ask for more than the window has, and for another size than in the other version of the
  /// file: it is as large as they make it.
  private func isHeldByRules(_ asked: InterfaceBuilderFile.WindowView, in window: Size) -> Bool {
    guard file.usesAutoLayout, let own = scene.root.frame?.size,
      InterfaceBuilderFile.WindowView(scene)?.demands != asked.demands
    else { return false }
    return [(own.width, asked.view.width, window.width), (own.height, asked.view.height, window.height)].contains {
      ($0.0 - $0.1).magnitude > Self.savings && max($0.0, $0.1) - $0.2 > Self.savings
    }
  }

  /// So many points may two saves of a view have recorded otherwise of which nothing asks for another size.
  private static let savings = 2.0

  /// The size of a Mac's view whose own rules ask for another width or height than its canvas has, which is older: what
  /// shows it takes that.
  private var ruledSize: Size? {
    guard file.isMac, scene.windowSize == nil, var size = scene.root.frame?.size else { return nil }
    let drawn = size
    for rule in scene.root.child("constraints")?.children ?? [] where rule.name == "constraint" {
      guard rule["firstItem"] == nil || rule["firstItem"] == scene.root["id"], rule["secondItem"] == nil,
        rule["relation"] == nil, rule["priority"] == nil, rule.flag("placeholder") != true,
        let constant = rule.number("constant"), constant > 0
      else { continue }
      switch rule["firstAttribute"] {
      case "width": size.width = constant
      case "height": size.height = constant
      default: continue
      }
    }
    return size == drawn ? nil : size
  }

  /// The size of the page that AppKit's tab view controller shows, as its own scene was drawn: the window takes it
  /// (`NSTabViewController`), while the file keeps what an empty tab view was drawn with. Nil where the tabs are the tab
  /// view's own, and take room.
  private var shownPageSize: Size? {
    guard file.isMac, let controller = scene.controller, AppKitElements.takesPageSize(controller),
      scene.root["type"] == "noTabsNoBorder"
    else { return nil }
    let pages = (controller.child("connections")?.children ?? []).filter { $0["relationship"] == "tabItems" }
    let selected = Int(controller.number("selectedTabViewItemIndex") ?? 0)
    guard pages.indices.contains(selected) else { return nil }
    return pages[selected]["destination"].flatMap { file.controller($0) }.flatMap(pageSize)
  }

  /// The size that a controller's view was drawn with; of a split view controller of one pane, whose own canvas is the
  /// library's, that of its pane.
  private func pageSize(of controller: XMLElement) -> Size? {
    if let view = controller.children.first(where: { $0["key"] == "view" }) { return view.frame?.size }
    guard controller.name == "splitViewController" else { return nil }
    let panes = (controller.child("connections")?.children ?? []).filter { $0["relationship"] == "splitItems" }
    guard panes.count == 1, let pane = panes[0]["destination"].flatMap({ file.controller($0) }) else { return nil }
    return pane.children.first { $0["key"] == "view" }?.frame?.size
  }
  var fillsScreen: Bool { size.width >= screen.width - 0.5 && size.height >= screen.height - 0.5 }

  /// Whether the canvas is an iPad's window beside another app's (`<adaptation id="splitscreen1_2"/>`).
  private var isPartOfScreen: Bool {
    guard let adaptation = file.root.child("device")?.child("adaptation")?["id"] else { return false }
    return adaptation != "fullscreen" && size.width < screen.width
  }

  private func isPart(of controllers: Set<String>) -> Bool {
    scene.controller?["id"].map { controllers.contains($0) } ?? false
  }

  func simulates(_ bar: String) -> Bool {
    scene.controller.map { file.simulations(around: $0).contains(bar) } ?? false
  }

  /// A card over another screen (Xcode 11 and later), as high as the screen less the status bar: of a controller that a
  /// segue presents, or whose stack says that it comes as a sheet.
  var isCard: Bool {
    file.canvasTools >= 14_800 && isAsHighAsCard && !comesWhole
      && (isPart(of: file.containers.presented) || isPart(of: sheets))
  }

  /// Whether its controller says that it comes over the whole screen (`UIModalPresentationStyle`).
  private var comesWhole: Bool {
    ["fullScreen", "overFullScreen", "currentContext", "overCurrentContext"]
      .contains(scene.controller?["modalPresentationStyle"] ?? "")
  }

  /// From the first versions of Xcode 11 on (Music-Memories).
  private var isAsHighAsCard: Bool {
    drawsCards && size.width == screen.width && size.height < screen.height
  }

  private var drawsCards: Bool { file.canvasTools >= 14_800 && device != nil }

  /// Whether the canvas has the bar that is simulated as a card's: from Xcode 11 on it draws what nothing in the file shows as a
  /// card, as high as the screen less the status bar.
  var simulatesCardBar: Bool {
    isAsHighAsCard && [20, 54].contains { abs(screen.height - size.height - $0) < 0.5 }
      && simulates("simulatedTopBarMetrics") && !liesBelowBars
  }

  private var sheets: Set<String> {
    Set(file.containers.styles.filter { [.formSheet, .pageSheet].contains($0.value) }.keys)
  }

  /// Canvases without a device are drawn at any size; those that simulate an opaque bar lie below it.
  var hasOwnSize: Bool { device == nil && !fillsScreen }

  /// A controller's view that was drawn 44 or 64 below the screen's top lies under the bars and has none over it (recorded with a top
  /// layout guide: 54 of 56 scenes in 11 apps, ETSMobile, Infinit, Frank Ross, Ledger Wallet, MoneySaver and sprocket among them).
  /// What the other version of the file recorded counts for both where one is asked for: bars come and go by what shows the
  /// controller, and by the metrics that it simulates.
  var liesBelowBars: Bool {
    guard scene.controller != nil, let own = scene.root.frame?.y else { return false }
    let top = scene.root["id"].flatMap { file.asked?.tops[$0] } ?? own
    return [44, 64].contains { abs(top - $0) < 0.5 }
  }

  /// A scene that its author gave a size of its own: from Xcode 11 on it has the insets of its device all the same (recorded
  /// in 12 apps: RadarCOVID, stopp-corona-ios, Hackers, ProtonVPN, Bluefruit, pia, canvas-ios and others; none at Xcode 10).
  var isFreeform: Bool { scene.controller?.child(key: "freeformSize") != nil }

  /// A view with a top layout guide whose top is the screen's, though it ends elsewhere: Xcode 9 and 10 have the status bar over
  /// it, and its stack's bar (recorded in eidolon, XLPagerTabStrip, Amaroq and SkyFloatingLabelTextField). One that lies below
  /// bars is as much lower as these are high.
  var keepsTop: Bool {
    guard device != nil, !fillsScreen, !file.usesSafeAreas, (13_000..<14_800).contains(file.canvasTools),
      scene.controller?.child("layoutGuides") != nil
    else { return false }
    return !Self.topBars.contains { abs(screen.height - size.height - $0) < 0.5 }
  }

  /// A status bar, a bar, both, and these with a toolbar or tabs at the bottom.
  static let topBars: [Double] = [20, 44, 64, 88, 93, 108, 113]

  /// What a xib's view says that was drawn at a size of its own, or as a sheet.
  private static let freeform = "freeformSimulatedSizeMetrics"
  private static let sheetCanvases: Set<String> = [
    "modalPageSheetSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics",
  ]
  private var drawnAs: String? { scene.root.child(key: "simulatedDestinationMetrics")?.name }

  /// Whether the view is that of the file's owner, a controller, which makes it as large as its screen.
  var isOwners: Bool {
    let owner = file.root.child("objects")?.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    return (owner?.child("connections")?.children ?? []).contains {
      $0["property"] == "view" && $0["destination"] == scene.root["id"]
    }
  }

  /// Whether a view of a size of its own is higher than its canvas' screen and as large as no other screen: what shows it scrolls,
  /// and a screen would leave its rules no room (seen in inb-wallet).
  private var isLongerThanScreens: Bool {
    drawnAs == Self.freeform && !isOwners && device != nil && size.height > screen.height + 0.5
      && !DeviceCatalogue.shared.devices.contains { $0.screenSize(orientation) == size }
  }

  /// Whether a xib's view was drawn on a screen that lies on its side.
  private var isDrawnSideways: Bool {
    scene.root.child(key: "simulatedOrientationMetrics")?["orientation"]?.hasPrefix("landscape") ?? false
  }

  /// A xib's view that is smaller than a screen: a row of a table, or what is as wide as the screen that it was drawn on
  /// or wider, keeps its height alone on other screens; others keep both, as does what was drawn at a size of its own. One that
  /// lies below a bar that is simulated fills a screen (QSCMobile).
  var viewPresentation: Presentation? {
    if isWidget, let size = scene.root.frame?.size, size.height > 0 { return Presentation(.row, preferredSize: size) }
    let isRow = scene.root.name == "tableViewCell"
    guard !file.isMac, scene.controller == nil, let size = scene.root.frame?.size, size.width > 0, size.height > 0,
      isRow || !fillsScreen || isLongerThanScreens
    else { return nil }
    // A sheet that is simulated fills a phone (`UIModalPresentationStyle.pageSheet` in compact width, docs), whatever its canvas.
    if endsAtSimulatedBars || Self.sheetCanvases.contains(drawnAs ?? "") { return nil }
    // Without a device the canvas may have any screen's size.
    let widths = device == nil ? [320, 375, 414, 600, 768] : [screen.width]
    let isWide = widths.contains { abs($0 - size.width) < 0.5 } || size.width > screen.width
    if device == nil, isWide, size.height >= 460, !isRow { return nil }
    if device == nil, isDrawnSideways, size.width >= 460, widths.contains(where: { abs($0 - size.height) < 0.5 }) {
      return nil
    }
    // One that its author gave a size of its own is of no screen's width.
    let isFreeform = !isRow && drawnAs == Self.freeform
    // The canvas of any width and height, which Xcode 8 left what it opened (tribalc-ios-store).
    if size == Size(width: 600, height: 600), !isFreeform, !isRow { return nil }
    return Presentation((isWide || isRow) && !isFreeform ? .row : .view, preferredSize: size)
  }

  /// The bars over the scene: of the controllers that contain it, or simulated ones.
  var bars: [BarKind] {
    // A container's own bars are around what it shows.
    guard !file.isMac, !scene.isContainer, !isWidget else { return [] }
    guard scene.controller != nil else { return viewBars }
    var bars: [BarKind] = []
    if hasOwnSize || isCard || fillsScreen || keepsTop, isPart(of: file.containers.inNavigation),
      !isPart(of: file.containers.barless), !simulatesNoTopBar, !liesBelowBars
    {
      bars.append(hasLargeTitle ? .largeTitle : .navigation)
    }
    // Tabs are below canvases of any size up to Xcode 7 (recorded insets of 49 in three repositories).
    let isInTabs =
      isPart(of: file.containers.inTabs) && !simulates(InterfaceBuilderFile.without("simulatedBottomBarMetrics"))
    if hasOwnSize, isInTabs { bars.append(.tab) }
    // A toolbar is at the bottom of a card as of a screen.
    // What shows it may be code alone.
    if isAsHighAsCard, let bar = simulatedBottomBar, !isPart(of: file.containers.inTabs) { bars.append(bar) }
    if bars.isEmpty, simulatesCardBar { return [.navigation] }
    guard fillsScreen else { return bars }
    if bars.isEmpty, device != nil, simulates("simulatedTopBarMetrics"), !liesBelowBars, fillsScreenAsAsked {
      bars.append(.navigation)
    }
    if isInTabs { bars.append(.tab) }
    if bars.last != .tab, fillsScreenAsAsked || isCardAsAsked, let bar = simulatedBottomBar { bars.append(bar) }
    return bars
  }

  /// Whether the other version of the file draws the scene down to the screen's end as well, where one is asked for: a bar that
  /// both simulate neither comes nor goes with a canvas that ends above it, or below.
  private var fillsScreenAsAsked: Bool { sizeAsAsked.map { $0.height >= screen.height - 0.5 } ?? true }

  /// Whether the other version draws the scene as a card, which has the bar that is simulated at its bottom as well.
  private var isCardAsAsked: Bool { drawsCards && sizeAsAsked?.width == screen.width }

  /// The size in which the other version of the file draws the scene on the same device, where one is asked for.
  private var sizeAsAsked: Size? {
    guard let asked = file.asked?.canvas, asked.device == file.canvasDevice else { return nil }
    return scene.root["id"].flatMap { asked.sizes[$0] }
  }

  /// The bar that is simulated at a scene's bottom: tabs where they are said (recorded 49 and 83 in semomun, Bluefruit, Concordium,
  /// ooni, netcloth and five more); what a scene does not say is as its stack has it (AltStore, WWDCScholars, ooni, Calliope and
  /// boostcamp's team-c2).
  private var simulatedBottomBar: BarKind? {
    guard let controller = scene.controller else { return nil }
    let key = "simulatedBottomBarMetrics"
    var found = file.simulations(around: controller)
    if found.isDisjoint(with: [key, InterfaceBuilderFile.without(key)]), let id = controller["id"],
      controller.flag("hidesBottomBarWhenPushed") != true,
      let stack = file.containers.stack(around: id).flatMap({ file.controller($0) })
    {
      found = file.simulations(around: stack)
    }
    guard found.contains(key) else { return nil }
    return found.contains("simulatedTabBarMetrics") ? .tab : .toolbar
  }

  /// The bars that are simulated around a xib's view as large as the screen (recorded from Xcode 10 on in WooCommerce, Pocket
  /// Casts, Safe, Gnosis Safe, OnionBrowser and Nextcloud Talk).
  private var viewBars: [BarKind] {
    guard scene.root.name == "view", device != nil, fillsScreen, file.canvasTools >= 13_000 else { return [] }
    let found = file.simulations(around: scene.root)
    let bars: [(String, BarKind)] = [
      ("simulatedNavigationBarMetrics", .navigation), ("simulatedTabBarMetrics", .tab),
      ("simulatedToolbarMetrics", .toolbar),
    ]
    return bars.filter { found.contains($0.0) }.map(\.1)
  }

  /// "Top Bar: None" of the simulated metrics, whatever stack the controller is in (recorded in eleven scenes of Mattermost
  /// and Yona).
  private var simulatesNoTopBar: Bool {
    simulates(InterfaceBuilderFile.without("simulatedTopBarMetrics"))
  }

  private var hasLargeTitle: Bool {
    guard let controller = scene.controller, let id = controller["id"],
      let stack = file.containers.stack(around: id).flatMap({ file.controller($0) })
    else { return false }
    return SceneBars(file: file, controller: controller).isLarge(in: stack)
  }

  /// 16, and 20 from a width of 394; up to Xcode 7.1 always 16. Cells alone in a xib have 15 from Xcode 11 to 12.0 where the
  /// screen has no cut-out, and then 16 on screens narrower than 414, however wide they are themselves (recorded in LoopKit,
  /// openfoodfacts-ios, passforios, ProtonVPN, woocommerce-ios and element-ios; OsmAnd-iOS).
  private func margin(width: Double) -> Double {
    let isCell = scene.controller == nil && scene.root.name == "tableViewCell"
    if isCell, file.canvasTools >= 14_800, device?.cutout == Device.Cutout.none {
      if file.canvasTools < 17_000 { return 15 }
      if min(screen.width, screen.height) < 414 { return 16 }
    }
    // Others have the screen's unless they are as narrow as a new cell, 320 (recorded in cells 339 to 396 wide on screens of 393
    // and 414: nRF Mesh, ChatSecure, woocommerce-ios, OsmAnd, quickstart-ios; of 320 on the same screens 16 in 11 apps).
    if isCell, device != nil, width > 320, width < 400, min(screen.width, screen.height) >= 390 { return 20 }
    if file.canvasDevice == nil, file.canvasTools <= 7531 { return 16 }
    // By the view's own width (recorded in cells of collections 402 and 412 wide, and 16 up to 375, in Rocket.Chat, OsmAnd and
    // Provenance; in controllers' views 400 wide in SkyFloatingLabelTextField and IBAnimatable; roots of xibs have 16 up to 393 in
    // iTorrent and 20 from 394 in CovPass).
    return width >= 394 ? 20 : 16
  }
}

extension InterfaceBuilderFile {
  /// Controllers that the canvas has as cards over other screens.
  var cards: Set<String> { Set(scenes.filter { !$0.isContainer && isCard($0) }.compactMap { $0.controller?["id"] }) }

  /// The device that the file's own canvas shows, and what fills it; nil where it has none, as on the Mac.
  var ownCanvas: FileCanvas? {
    guard !isMac else { return nil }
    var sizes: [String: Size] = [:]
    for scene in scenes {
      let rules = CanvasRules(file: self, scene: scene)
      guard let id = scene.root["id"], scene.controller != nil || rules.fillsScreen else { continue }
      sizes[id] = rules.size
    }
    return .init(device: ownDevice, isLandscape: isDrawnLandscape, sizes: sizes)
  }

  /// Whether a scene is drawn as a card, or would be by the Xcode that saved the file later.
  func isCard(_ scene: Scene) -> Bool {
    guard let id = scene.controller?["id"] else { return false }
    // What comes the same way in both versions is a card in both or in none, however high its canvas was drawn.
    if let asked, comingAlike.contains(id) { return asked.cards.contains(id) }
    // What the later version has no way to any more code shows, and nothing says that it comes otherwise than before.
    if let asked, !asked.cards.contains(id), asked.ways.leavesToCode(id) { return false }
    let isAsked = toolsVersion < 14_800 && containers.presented.contains(id) && asked?.cards.contains(id) == true
    return isAsked || CanvasRules(file: self, scene: scene).isCard
  }
}
