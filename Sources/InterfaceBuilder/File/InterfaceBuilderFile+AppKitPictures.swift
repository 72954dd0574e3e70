/// Names of the pictures that AppKit brings along.
extension InterfaceBuilderFile {
  /// Whether a name is one of AppKit's: a template (`NSRefreshTemplate`), or one of those that are none (AppKit's
  /// documentation of `NSImage.Name`).
  static func isAppKitPicture(_ name: String) -> Bool {
    guard name.hasPrefix("NS") else { return false }
    return name.hasSuffix("Template") || name.hasPrefix("NSStatus") || name.hasPrefix("NSTouchBar")
      || plainPictures.contains(String(name.dropFirst(2)))
  }

  private static let plainPictures: Set<String> = [
    "Advanced", "AppleMenuImage", "ApplicationIcon", "Bonjour", "Caution", "ColorPanel", "Computer", "DotMac",
    "Everyone", "Folder", "FolderBurnable", "FolderSmart", "FontPanel", "Info", "MobileMe", "MultipleDocuments",
    "MenuMixedState", "MenuOnState", "Network", "PreferencesGeneral", "TrashEmpty", "TrashFull", "User",
    "UserAccounts", "UserGroup", "UserGuest",
  ]
}
