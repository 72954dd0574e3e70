/// The canvases of Interface Builder, by the id that its files write in `<device id=…>`.
public enum InterfaceBuilderCanvas {
  /// Canvas id and the device of the catalogue whose size, scale and insets it has. From public storyboards: root
  /// rects confirm the sizes; retina5_4, retina6_9 and ipad10_2 are by the pattern of the names only.
  public static let devices: [(id: String, device: String)] = [
    ("retina3_5", "iphone-4s"), ("retina4_0", "iphone-se-1"), ("retina4_7", "iphone-8"),
    ("retina5_5", "iphone-8-plus"), ("retina5_9", "iphone-x"), ("retina6_1", "iphone-11"),
    ("retina6_5", "iphone-11-pro-max"), ("retina6_0", "iphone-14"), ("retina5_4", "iphone-13-mini"),
    ("retina6_7", "iphone-14-plus"), ("retina6_12", "iphone-15"), ("retina6_72", "iphone-15-plus"),
    ("retina6_3", "iphone-16-pro"), ("retina6_9", "iphone-16-pro-max"), ("ipad9_7", "ipad-pro-9-7"),
    ("ipad10_2", "ipad-9"), ("ipad10_5", "ipad-pro-10-5"), ("ipad11_0rounded", "ipad-pro-11-2"),
    ("ipad12_9", "ipad-pro-12-9-2"), ("ipad12_9rounded", "ipad-pro-12-9-4"), ("ipad10_9rounded", "ipad-air-5"),
    ("ipad8_3rounded", "ipad-mini-6"), ("appleTV", "apple-tv-1080p"), ("watch38", "apple-watch-38"),
  ]

  /// The square canvas of Xcode 6 and 7, where a file names no device; both size classes are `any` there.
  public static let anyAny = Size(width: 600, height: 600)

  /// The device that a canvas id stands for; nil for an id that is not known.
  public static func device(_ id: String) -> Device? {
    devices.first { $0.id == id }.flatMap { DeviceCatalogue.shared.device($0.device) }
  }
}
