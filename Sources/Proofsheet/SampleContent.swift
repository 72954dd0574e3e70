import LayoutCode

/// Texts in the place of those that a screen leaves empty, so that its layout is to be seen: a label says the name of the
/// property that holds it, a field has it as its placeholder, a picture is a grey box, and a list without rows has some of the
/// first cell that is registered with it.
enum SampleContent {
  static func fill(_ subject: ProofSubject) {
    switch subject {
    case .controller(let controller):
      controller.loadViewIfNeeded()
      fill(controller.view, [controller])
    case .view(let view):
      fill(view, [])
    }
  }

  private static func fill(_ view: View, _ owners: [AnyObject]) {
    let name = owners.reversed().lazy.compactMap { propertyName(of: view, in: $0) }.first
    switch view {
    case let label as Label:
      if (label.text ?? "").isEmpty { label.text = name ?? "Label" }
    case let field as TextField:
      if (field.text ?? "").isEmpty, (field.placeholder ?? "").isEmpty, field.attributedPlaceholder == nil {
        field.placeholder = name ?? "Field"
      }
      return
    case let text as TextView:
      if (text.text ?? "").isEmpty { text.text = name ?? "Text" }
      return
    case let button as Button:
      if button.configuration == nil, button.title(for: .normal) == nil, button.attributedTitle(for: .normal) == nil,
        button.image(for: .normal) == nil
      {
        button.setTitle(name ?? "Button", for: .normal)
      }
      return
    case let picture as ImageView:
      if picture.image == nil, picture.backgroundColor == nil {
        picture.backgroundColor = .systemGray5
        // As large as an icon where no rule says how large.
        picture.image = Image(systemName: "photo")
        picture.tintColor = .systemGray3
        picture.contentMode = .center
      }
    case let table as TableView: SampleRows { fill($0, [$0]) }.take(table)
    case let collection as CollectionView: SampleRows { fill($0, [$0]) }.take(collection)
    default: break
    }
    for subview in view.subviews { fill(subview, owners + [view]) }
  }

  /// The name of the stored property of an object, or of a class above its own, that holds a view, in words.
  private static func propertyName(of view: View, in owner: AnyObject) -> String? {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label, (child.value as? View) === view else { continue }
        return words(of: label)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// "titleLabel" as "Title label"; what Swift puts before a lazy property's name is left out.
  static func words(of name: String) -> String {
    let own = name.hasPrefix("$__lazy_storage_$_") ? name.dropFirst("$__lazy_storage_$_".count) : Substring(name)
    var result = ""
    var wasUppercase = true
    for character in own {
      if character == "_" || character.isUppercase, !wasUppercase, !result.hasSuffix(" ") { result.append(" ") }
      wasUppercase = character.isUppercase
      guard character != "_" else { continue }
      result += result.isEmpty ? character.uppercased() : character.lowercased()
    }
    return result
  }
}

extension Proof {
  /// The same with sample texts where the screen has none.
  var withSamples: Proof {
    var copy = self
    copy.make = { [make] in
      let subject = make()
      SampleContent.fill(subject)
      return subject
    }
    return copy
  }
}
