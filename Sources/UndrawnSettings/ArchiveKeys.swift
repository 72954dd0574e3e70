/// Which of the single values that an archive of Xcode 4 and before writes of an object say what people see of it or code reads.
enum ArchiveKeys {
  /// Whether a value of an object is one: not what words, looks, places or the tools' own notes are.
  static func isRead(_ key: String, of kind: String) -> Bool {
    if key.hasPrefix("IB") { return !isOfTools(key) }
    guard key.hasPrefix("NS"), !["Flags", "Flags2"].contains(where: key.hasSuffix), !silent.contains(key) else {
      return false
    }
    // What windows and scrollers are is told by looks, frames and words.
    return kind != "NSScroller" && (kind != "NSWindowTemplate" || ofWindows.contains(key))
  }

  /// Whether a value that one side alone writes is told: what AppKit does without it is as another saving leaves it out.
  static func isTold(_ value: String, of key: String) -> Bool {
    guard key.hasPrefix("NS") else { return value != "0" && value != ArchiveNumbers.word("0", of: key) }
    return value == "YES" || alone.contains(key) && value != "0" && value != ArchiveNumbers.word("0", of: key)
  }

  /// Names of pictures, which looks tell, and what the tools note for themselves.
  private static func isOfTools(_ key: String) -> Bool {
    key.contains("ResourceName") || key.hasPrefix("IBDocument") || key.contains("TargetRuntime")
      || key.contains("targetRuntime") || key.hasPrefix("IBProxied") || key.hasPrefix("IBIsSystem")
  }

  /// What is called otherwise than by its key.
  static let names = [
    "NSSelectedCol": "selected column", "NSTableViewDraggingDestinationStyle": "dragging destination style",
  ]

  private static let ofWindows: Set<String> = ["NSFrameAutosaveName", "NSWindowClass", "NSVisibleAtLaunch"]

  /// Of AppKit's those that are no flags, and that mean another than none by what they say.
  private static let alone: Set<String> = [
    "NSRowHeight", "NSMinValue", "NSMaxValue", "NSNumberOfTickMarks", "NSIncrement", "NSSegmentStyle", "NSToolTip",
    "NSFrameAutosaveName", "NSAutosaveName", "NSTag",
  ]

  /// What words, looks, states or places tell, what follows from other values, and what says nothing of what an object does.
  private static let silent: Set<String> = [
    "NSEnabled", "NSIsSeparator", "NSIsDisabled", "NSIsHidden", "NSIsAlternate", "NSAllowsLogicalLayoutDirection",
    "NSUsesItemFromMenu", "NSMenuItemRespectAlignment", "NSAltersState", "NSPullDown", "NSSharedInstance",
    "NSToolbarItemAutovalidates", "NSToolbarIsUserRemovable", "NSControlAllowsExpansionToolTips",
    "NSViewIsLayerTreeHost", "NSViewCanDrawConcurrently", "NSSegmentItemSelected", "NSTransparent", "NSAnimates",
    "NSFrame", "NSFrameSize", "NSClassName", "NSSuperClassName", "NSExtension", "NSName", "NSAction",
    "NSReuseIdentifierKey",
    "NSCellIdentifier", "NSToolbarIdentifier", "NSToolbarItemIdentifier", "NSKeyEquivalent", "NSKeyEquivModMask",
    "NSMnemonicLoc", "NSPeriodicDelay", "NSPeriodicInterval", "NSDraggingSourceMaskForLocal",
    "NSDraggingSourceMaskForNonLocal", "NSPercent", "NSCurValue", "NSSegmentItemWidth", "NSMenuImageName",
    "NSMixedImageName", "NSOnImageName", "NSColorSpace", "NSSelectedIndex", "NSAutomaticallyAdjustsContentInsets",
  ]
}
