import ProofModel

/// What a scene was drawn on: size, safe area, margins and size classes, by the rules learnt from the files
/// (interface-builder/README.md, "Rules for metrics").
struct CanvasRules {
  let file: InterfaceBuilderFile
  let scene: InterfaceBuilderFile.Scene

  var environment: Environment {
    let orientation: Orientation = file.isLandscape ? .landscape : .portrait
    let device = file.canvasDevice.flatMap { InterfaceBuilderCanvas.device($0) }
    let screen = device?.screenSize(orientation) ?? InterfaceBuilderCanvas.anyAny
    let size = scene.root.frame?.size ?? screen
    var environment = Environment(
      device: device?.id, deviceName: device?.name, platform: file.isMac ? .mac : .ios, era: file.era,
      orientation: orientation, screenSize: screen, windowSize: size, scale: device?.scale ?? 1)
    environment.widthClass = device.map { $0.held(orientation).widthClass } ?? .any
    environment.heightClass = device.map { $0.held(orientation).heightClass } ?? .any
    environment.safeArea = safeArea(screen: screen, size: size, device: device, orientation: orientation)
    environment.rootMargin = margin(width: size.width)
    return environment
  }

  /// Only a controller's view that fills the screen has the window's insets; a smaller one is a sheet, or lies below
  /// bars that it does not extend under.
  private func safeArea(screen: Size, size: Size, device: Device?, orientation: Orientation) -> EdgeInsets {
    guard !file.isMac, scene.controller != nil, size.width >= screen.width - 0.5, size.height >= screen.height - 0.5
    else { return .zero }
    guard let device else { return EdgeInsets(top: 20) }
    var insets = device.held(orientation).safeArea
    // Up to Xcode 12 the canvas had 44 where later ones have the device's own.
    if file.toolsVersion < 19_000, insets.top > 44 { insets.top = 44 }
    return insets
  }

  /// 16, and 20 from a width of 414; up to Xcode 7.1 always 16.
  private func margin(width: Double) -> Double {
    if file.canvasDevice == nil, file.toolsVersion <= 7531 { return 16 }
    return width >= 414 ? 20 : 16
  }
}
