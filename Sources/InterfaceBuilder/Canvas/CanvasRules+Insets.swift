import ProofModel
import XMLParsing

/// What of a scene's canvas bars and cut-outs cover, by the Xcode that drew it.
extension CanvasRules {
  /// Those of the scene's window, less a status bar that the controller's canvas has not: above top layout guides it takes
  /// no room then (recorded in 31 views of tooktodo, BetweenUs, badparking and eidolon, 0 or a bar's 44; a status bar that is
  /// simulated as none where safe areas are known counts all the same).
  var windowInsets: EdgeInsets {
    var insets = insetsWithStatusBar
    if insets.top == 20, !file.usesSafeAreas, simulates(InterfaceBuilderFile.without("simulatedStatusBarMetrics")) {
      insets.top = 0
    }
    return insets
  }

  /// Only a controller's view that fills the screen has the window's insets; a smaller one is a sheet, or lies below
  /// bars that it does not extend under.
  private var insetsWithStatusBar: EdgeInsets {
    guard !file.isMac else {
      // A window's title bar with a toolbar, where the file knows of safe areas (files).
      guard file.usesMacSafeAreas, let controller = scene.controller, controller.name != "window",
        !file.isInNoWindow(controller)
      else { return .zero }
      return EdgeInsets(top: file.isInWindowWithHiddenToolbar(controller) ? 28 : 52)
    }
    guard scene.controller != nil else { return scene.root.name == "view" ? viewInsets : .zero }
    if isWidget { return .zero }
    // A card's bar is 56 high.
    if isCard || simulatesCardBar, bars.contains(.navigation) || bars.contains(.largeTitle) {
      return EdgeInsets(top: 12, bottom: reachesBottom ? deviceInsets.bottom : 0)
    }
    if reachesBottom { return EdgeInsets(bottom: deviceInsets.bottom) }
    if liesBelowBars { return .zero }
    if hasOwnSize, !file.usesSafeAreas, !simulates("simulatedTopBarMetrics") { return EdgeInsets(top: 20) }
    if keepsTop { return EdgeInsets(top: 20) }
    if isFreeform, (14_000..<15_000).contains(file.canvasTools) { return .zero }
    guard fillsScreen || isFreeform && file.canvasTools >= 15_000 else { return .zero }
    // A status bar that is simulated as none counts all the same (recorded).
    var insets = deviceInsets
    // One lower than the screen lies at its top and does not reach the bottom's (recorded in Pyto, OctoPod and
    // data-collection-ios; dashwallet-ios at 21701).
    if file.canvasTools < 22_000, !fillsScreen {
      insets.bottom = max(0, insets.bottom - max(0, screen.height - size.height))
    }
    return insets
  }

  /// A widget in the notification centre, which shows it without any bar.
  var isWidget: Bool { scene.root["simulatedAppContext"] == "notificationCenter" }

  /// Whether a view lower than its screen ends at the screen's bottom, on a phone with a cut-out: a card of Xcode 11 to 13 (54 lower;
  /// recorded in cwa-app-ios, Eureka, Esri's samples, DJI's SDK and dgca-wallet) and one below a simulated bar that it does not
  /// extend under (recorded in UpcomingMovies, My Wallet and NetNewsWire).
  private var reachesBottom: Bool {
    guard file.usesSafeAreas, !file.isLandscape, size.width == screen.width, device?.cutout != Device.Cutout.none else {
      return false
    }
    let lower = screen.height - size.height
    if abs(lower - 54) < 0.5 { return (14_800..<21_000).contains(file.canvasTools) }
    return simulates("simulatedTopBarMetrics") && [88, 91, 92, 103].contains { abs(lower - $0) < 0.5 }
  }

  /// Those of a xib's view: up to Xcode 14.2 it lies at the top of a window as large as the screen, and has what it reaches
  /// of the insets; the window grows with a view that is wider. Later Xcodes give each the insets of its device
  /// (recorded in views smaller than a screen of 11 repositories). Whether the file knows safe areas is no matter: margins have
  /// them all the same (recorded in three whole screens of mage-ios, 20, 0 and 20 by their Xcodes, and in smaller views of
  /// SwiftMessages and Hound).
  private var viewInsets: EdgeInsets {
    guard device != nil, !fillsScreen else {
      return fillsScreen && (file.usesSafeAreas || device != nil) ? deviceInsets : .zero
    }
    var insets = deviceInsets
    if endsAtSimulatedBars {
      insets.top = 0
      return insets
    }
    // Without a cut-out, up to Xcode 14.2 the status bar is a screen's alone, in Xcode 9 and 10 also that of a view at least as high as
    // the smallest screen without it (recorded: 20 at 480 to 600 in iGoat, Rocket.Chat, Waves, Cybex and Pocket Casts, none up to
    // 453 in Cybex and Stepik; from Xcode 14.3 on 20 also at 154 and 230 in DuckDuckGo and Adamant).
    let isHigh = (13_000..<14_800).contains(file.canvasTools) && size.height >= 460
    if insets.top <= 20, file.canvasTools < 21_600, !isHigh { insets.top = 0 }
    guard file.canvasTools < 21_000, size.width <= screen.width, size.height <= screen.height else { return insets }
    insets.bottom = max(0, insets.bottom - (screen.height - size.height))
    insets.right = max(0, insets.right - (screen.width - size.width))
    return insets
  }

  /// A xib's view as high as the screen less the bars that are simulated above it lies below them, and ends at the screen's
  /// bottom (recorded in keyman, Pocket Casts and iGoat).
  var endsAtSimulatedBars: Bool {
    scene.controller == nil && device != nil && size.width == screen.width
      && scene.root.children.contains { $0.name == "simulatedNavigationBarMetrics" }
      && Self.topBars.contains { abs(screen.height - size.height - $0) < 0.5 }
  }

  /// The insets of the canvas device as its Xcode had them.
  private var deviceInsets: EdgeInsets {
    // Xcode 11 to 14.2 leave the status bar of screens without rounded corners out (recorded up to 21507; 20 from 21701).
    // iPads have it again from 21507 on.
    let isPad = file.canvasDevice?.hasPrefix("ipad") ?? false
    let leavesOut = (14_800..<(isPad ? 21_500 : 21_600)).contains(file.canvasTools)
    guard let device else { return leavesOut ? .zero : EdgeInsets(top: 20) }
    if device.family == "tv" { return overscan }
    var insets = device.held(orientation).safeArea
    // The canvas has 44 where those of later Xcodes have the device's own (recorded: 44 at 20037, 48 at 21225).
    if file.canvasTools < 21_000, insets.top > 44 { insets.top = 44 }
    if file.canvasTools >= 21_000, file.canvasDevice == "retina5_9", insets.top > 0 { insets.top = 50 }
    if leavesOut, insets.bottom == 0 { insets.top = 0 }
    // Xcode 16.3 and later record the insets of phones with a cut-out twice (recorded from 23727 on: 118 and 68 of 59 and
    // 34 in five apps).
    if (23_700..<30_000).contains(file.canvasTools), fillsScreen, device.cutout != .none, !file.isLandscape {
      insets.top *= 2
      insets.bottom *= 2
    }
    return insets
  }

  /// What a television may cut off: 60 above and below, 90 at the sides, 80 from Xcode 11.4 on (recorded in Kingfisher and
  /// PopcornTime, then appcenter-sdk, vlc-ios and Provenance).
  private var overscan: EdgeInsets {
    let side = file.canvasTools < 16_000 ? 90.0 : 80
    return EdgeInsets(top: 60, left: side, bottom: 60, right: side)
  }
}
