/// Keys that press a button, as the button says them.
extension ObjectSettings {
  /// The keys that dialogues end with, of buttons that are gone, where no button of their screen has them now
  /// (`NSButton.keyEquivalent`, docs: Return and Escape).
  static func lostKeys(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    let kept = new.keys
    return old.keys.compactMap { one in
      guard dialogueKeys.contains(one.key), new.owners[one.button] == nil, let name = one.name,
        old.owners[one.button]?.inside.map({ new.owners[$0] != nil }) ?? true,
        !kept.contains(where: { $0.key == one.key && $0.screen == one.screen })
      else { return nil }
      return Line(
        "the key \(one.key) of '\(name)', which is gone, presses no other button now", .wiring, objects: [one.button])
    }
  }

  /// Return and Escape press the buttons that a dialogue ends with.
  static let dialogueKeys: Set<String> = ["↩", "⎋", "⌤"]

  /// In the order of the file, with the buttons that they press, how these are called and in which screens they lie.
  private var keys: [(key: String, button: String, name: String?, screen: String?)] {
    order.compactMap { place in
      guard let setting = settings[place], setting.name == "keyEquivalent", let owner = owners[setting.owner] else {
        return nil
      }
      let button = owner.isPart ? owner.inside ?? setting.owner : setting.owner
      return (setting.value, button, owners[button]?.name ?? owner.name, owner.screenID)
    }
  }
}
