import ProofModel

/// How objects that are new behave: which keyboard a field brings and whether it hides what is typed, whether a view takes
/// touches, the tag and the key that lead to it. What changes of them is compared as any setting.
extension ObjectSettings {
  /// By their objects, those of a cell by its control: `has the keyboard type 'numberPad'`, `takes no touches`. O(settings).
  var behaviours: [String: [String]] {
    order.reduce(into: [:]) { result, key in
      guard let setting = settings[key], let owner = owners[setting.owner], !Self.isTagOfPart(setting, key) else {
        return
      }
      let isForReaders = key.contains("/accessibility") && setting.isText
      guard
        let words = isForReaders
          ? "has the \(setting.what) '\(setting.value)'"
          : isFieldToRead(setting, of: owner)
            ? "cannot be edited" : Self.effect(setting, key, of: owner) ?? Self.behaviour(setting, of: owner)
      else { return }
      result[owner.isPart ? owner.inside ?? setting.owner : setting.owner, default: []].append(words)
    }
  }

  /// By their objects: the numbers that code knows them by. O(settings).
  var tags: [String: String] {
    order.reduce(into: [:]) { result, key in
      guard let setting = settings[key], setting.name == "tag", !Self.isTagOfPart(setting, key) else { return }
      result[setting.owner] = setting.value
    }
  }

  /// Whether it is the tag of a segment, which is no object of its own.
  private static func isTagOfPart(_ setting: Setting, _ key: String) -> Bool {
    setting.name == "tag" && key != "\(setting.owner)@tag"
  }

  /// Whether it is the bezel or the border of a Mac's field in which nobody can type (`NSTextField.isEditable`, docs): a label has
  /// neither. What a field is bound to may let people type all the same (`NSConditionallySetsEditable`, Cocoa Bindings Reference).
  private func isFieldToRead(_ setting: Setting, of owner: Owner) -> Bool {
    guard setting.name == "borderStyle", owner.isPart, let field = owner.inside,
      Self.fields.contains(owners[field]?.kind ?? ""), settings["\(setting.owner)@editable"]?.value != "YES"
    else { return false }
    return ![field, setting.owner].contains { one in
      settings["\(one)@binding editable"] != nil
        || settings["\(one)@binding value"]?.value.contains("NSConditionallySetsEditable YES") == true
    }
  }

  /// Controls that people type in.
  private static let fields: Set<String> = ["textField", "secureTextField", "searchField", "tokenField"]

  private static func behaviour(_ setting: Setting, of owner: Owner) -> String? {
    let kind = owner.kind
    if let said = switches["\(setting.name) \(setting.value)"] {
      // Labels and image views take none by themselves.
      return setting.name == "userInteractionEnabled" && ["label", "imageView"].contains(kind) ? nil : said
    }
    switch setting.name {
    case "dataDetectorTypes": return "has the \(setting.what) '\(setting.value)'"
    case "objectValues": return "offers \(setting.value)"
    // What a button shows in another of its states.
    case "image" where setting.what.contains(" while "), "backgroundImage" where setting.what.contains(" while "):
      return "has the \(setting.what) '\(setting.value)'"
    case "keyEquivalent":
      guard ["button", "buttonCell", "popUpButtonCell"].contains(kind), !dialogueKeys.contains(setting.value) else {
        return nil
      }
      return "has the key '\(setting.value)'"
    case "tag": return setting.value == "0" ? nil : "has the tag \(setting.value)"
    case "direction" where kind == "swipeGestureRecognizer", "clearButtonMode": break
    case "modalPresentationStyle", "modalTransitionStyle": break
    case "datePickerMode", "minuteInterval", "countDownDuration": if kind != "datePicker" { return nil }
    case "minimumZoomScale", "maximumZoomScale": if setting.value == "1" { return nil }
    case "imageFrameStyle": if setting.value == "none" { return nil }
    case "placeholder" where kind == "textField": if setting.value == owner.name { return nil }
    // What text views do by themselves is written of each.
    case "autocapitalizationType" where kind == "textView" && setting.value == "sentences": return nil
    case _ where traits.contains(setting.name): break
    default: return nil
    }
    return "has the \(spaced(setting.name)) '\(setting.shown)'"
  }

  /// What a text field, view or search bar asks of the keyboard (`UITextInputTraits`).
  private static let traits: Set<String> = [
    "keyboardType", "textContentType", "returnKeyType", "autocapitalizationType", "autocorrectionType",
    "spellCheckingType", "smartDashesType", "smartQuotesType", "smartInsertDeleteType", "keyboardAppearance",
  ]

  /// What is on or off otherwise than by itself.
  private static let switches = [
    "userInteractionEnabled NO": "takes no touches", "selectionStyle none": "shows no selection",
    "separatorStyle none": "draws no lines between its rows",
    "allowsSelection NO": "allows no selection", "allowsMultipleSelection YES": "allows multiple selection",
    "allowsSelectionDuringEditing YES": "allows selection during editing",
    "allowsMultipleSelectionDuringEditing YES": "allows multiple selection during editing",
    "editable NO": "cannot be edited", "selectable NO": "lets nothing be selected",
    "scrollEnabled NO": "does not scroll", "pagingEnabled YES": "scrolls by pages",
    "enablesReturnKeyAutomatically YES": "enables its return key automatically",
    "clearsOnBeginEditing YES": "is cleared when its editing begins",
    "secureTextEntry YES": "hides what is typed",
    "hidesBottomBarWhenPushed YES": "hides the bottom bar when it is pushed",
  ]
}

extension ObjectSettings {
  /// New objects of which only a tag is told: those of one name are one line, as the buttons of a keypad.
  struct TaggedObjects {
    private var order: [String] = []
    private var objects: [String: [(id: String, tag: String, one: String)]] = [:]

    /// - Parameters: what it is called alone, and what those of its name are called together.
    mutating func add(_ id: String, _ tag: String, one: String, several: String) {
      if objects[several] == nil { order.append(several) }
      objects[several, default: []].append((id, tag, one))
    }

    var lines: [Line] {
      order.map { several in
        let row = objects[several] ?? []
        let words =
          row.count == 1
          ? "\(row[0].one) has the tag \(row[0].tag)"
          : "\(row.count) \(several) have the tags \(row.map(\.tag).listed)"
        return Line(words, .wiring, objects: row.map(\.id))
      }
    }
  }
}
