extension DeviceCatalogue {
  /// The sets that a word can name.
  public static let setNames = ["current", "iphones", "ipads", "classic", "all"]

  /// What is drawn where nothing names a device: a small, a middle and a large iPhone of today and one iPad; on other
  /// platforms two or three of their usual sizes.
  public func standardSelection(for platform: Platform) -> [Device] {
    switch platform {
    case .ios: return list(["iphone-17e", "iphone-17", "iphone-17-pro-max", "ipad-11-a16"])
    case .mac: return list(["mac-window-1024x700", "mac-window-1280x800"])
    case .android: return list(["android-compact-phone", "android-medium-phone", "android-medium-tablet"])
    case .web: return list(["web-375", "web-768", "web-1280"])
    }
  }

  /// The members of a set in its order; nil where the word names none.
  func set(_ name: String) -> [Device]? {
    switch name {
    case "current": return list(Self.current)
    case "classic": return list(Self.classic)
    case "iphones": return devices.filter { $0.family == "iphone" && !Self.experimental.contains($0.id) }
    case "ipads": return devices.filter { $0.family == "ipad" }
    case "all": return devices
    default: return nil
    }
  }

  private func list(_ ids: [String]) -> [Device] { ids.compactMap { device($0) } }

  /// Today's line-up as far as two sources agree on it, small before large.
  static let current = [
    "iphone-17e", "iphone-17", "iphone-17-pro", "iphone-air", "iphone-17-pro-max",
    "ipad-mini-a17-pro", "ipad-11-a16", "ipad-air-11-m4", "ipad-pro-11-m5", "ipad-air-13-m4", "ipad-pro-13-m5",
  ]

  /// The sizes of the years from 2011 to 2017, one each.
  static let classic = [
    "iphone-4s", "iphone-se-1", "iphone-8", "iphone-8-plus", "iphone-x", "ipad-pro-9-7", "ipad-pro-12-9-2",
  ]

  /// Known from a single uncertain source: found by name, left out of the set of its family.
  static let experimental: Set<String> = ["iphone-duo-outer", "iphone-duo-inner"]

  /// Names in use for a class of devices, and the member they mean.
  static let aliases: [(alias: String, id: String)] = [
    ("iphone-se", "iphone-se-3"), ("iphone-17-air", "iphone-air"),
    ("ipad-9.7", "ipad-pro-9-7"), ("ipad-10.2", "ipad-9"), ("ipad-10.5", "ipad-pro-10-5"), ("ipad-10.9", "ipad-10"),
    ("ipad-11", "ipad-11-a16"), ("ipad", "ipad-11-a16"), ("ipad-mini", "ipad-mini-a17-pro"),
    ("ipad-8.3", "ipad-mini-a17-pro"), ("ipad-pro-9.7", "ipad-pro-9-7"), ("ipad-pro-10.5", "ipad-pro-10-5"),
    ("ipad-pro-12.9", "ipad-pro-12-9-2"), ("ipad-12.9", "ipad-pro-12-9-2"), ("ipad-pro-11", "ipad-pro-11-m5"),
    ("ipad-pro-13", "ipad-pro-13-m5"), ("ipad-13", "ipad-pro-13-m5"), ("ipad-air-11", "ipad-air-11-m4"),
    ("ipad-air-13", "ipad-air-13-m4"), ("ipad-1024", "ipad-pro-9-7"), ("ipod-touch", "ipod-touch-7"),
    ("mac", "mac-window-1280x800"), ("apple-tv", "apple-tv-4k"), ("tv", "apple-tv-4k"),
    ("android", "android-medium-phone"), ("android-tablet", "android-medium-tablet"),
  ]
}
