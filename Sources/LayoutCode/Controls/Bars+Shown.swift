internal import Foundation
internal import ProofModel
internal import Resolving

// What bars show of their items, as the words that the scene draws.

extension BarButtonItem {
  /// None of an item that is hidden; a view of one's own is what it says.
  var entries: [String] {
    if isHidden { return [] }
    if let customView { return Self.entry(of: customView).map { [$0] } ?? [] }
    switch system {
    case .flexibleSpace: return [""]
    case .fixedSpace: return []
    case .done, .cancel, .edit, .save, .undo, .redo, nil: break
    case let system?: return ["[\(system)]"]
    }
    if let image { return [image.entry] }
    return title.flatMap { $0.isEmpty ? nil : [$0] } ?? []
  }

  private static func entry(of view: View) -> String? {
    guard !view.isHidden else { return nil }
    switch view {
    case let label as Label: return label.text.flatMap { $0.isEmpty ? nil : $0 }
    case let image as ImageView: return image.image?.entry
    case let button as Button:
      if let title = button.currentTitle ?? button.configuration?.title, !title.isEmpty { return title }
      return (button.currentImage ?? button.configuration?.image)?.entry
    default: return view.children.lazy.compactMap { entry(of: $0) }.first
    }
  }
}

extension Image {
  /// A sign of the system's, or a picture; a box where it has no name.
  var entry: String { isSymbolImage ? "[\(asset)]" : asset.isEmpty ? "[image]" : "[picture:\(asset)]" }
}

extension NavigationBar {
  func fillButtons(_ content: inout NodeContent) {
    if let color = shownBackground { content.node.content.background = color.model(content.appearance) }
    guard let shown = shown ?? topItem else { return }
    var entries: [String] = []
    let leading = shown.leftBarButtonItems ?? []
    if let below, !shown.hidesBackButton, leading.isEmpty || shown.leftItemsSupplementBackButton {
      let isMinimal = shown.backButtonDisplayMode == .minimal
      let words = below.backBarButtonItem?.title ?? below.backButtonTitle ?? below.title ?? "Back"
      entries.append("back " + (isMinimal ? "" : words))
    }
    entries += leading.flatMap(\.entries).map { "leading " + $0 }
    entries += (shown.rightBarButtonItems ?? []).flatMap(\.entries).map { "trailing " + $0 }
    content.node.content.barItems = entries
  }

  /// At the edge of what scrolls, as a screen is drawn; from iOS 15 on a bar without a look for it is clear there.
  var edgeLook: NavigationBarAppearance? {
    if let own = shown?.scrollEdgeAppearance ?? scrollEdgeAppearance { return own }
    let era = context.environment.era
    return era.system == .ios && era.major >= 15 ? nil : shown?.standardAppearance ?? standardAppearance
  }

  private var shownBackground: Color? {
    if let backgroundColor { return backgroundColor }
    // Of a bar that stands alone nothing is known.
    guard shown != nil else { return barTintColor }
    guard let look = edgeLook else { return .clear }
    return look.backgroundColor ?? (look === standardAppearance ? barTintColor : nil)
  }

  var titleColor: Color? {
    let isLarge = prefersLargeTitles && shown?.largeTitleDisplayMode != .never
    let look = edgeLook ?? shown?.standardAppearance ?? standardAppearance
    let words = isLarge ? look.largeTitleTextAttributes : look.titleTextAttributes
    let old = isLarge ? largeTitleTextAttributes : titleTextAttributes
    return (words[.foregroundColor] ?? old?[.foregroundColor]) as? Color
  }

  /// The view in the place of the title, in the middle, as large as it is or asks to be.
  func placeTitleView() {
    let wanted = (shown ?? topItem)?.titleView
    if let old = placedTitle, old !== wanted, old.superview === self { old.removeFromSuperview() }
    placedTitle = wanted
    guard let view = wanted else { return }
    let row = min(44, bounds.height)
    if view.superview !== self {
      addSubview(view)
      guard view.translatesAutoresizingMaskIntoConstraints else {
        return LayoutConstraint.activate([
          view.centerXAnchor.constraint(equalTo: centerXAnchor),
          view.centerYAnchor.constraint(equalTo: topAnchor, constant: row / 2),
          view.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -32),
        ])
      }
    }
    guard view.translatesAutoresizingMaskIntoConstraints else { return }
    var size = view.bounds.size
    if size.width <= 0 || size.height <= 0 {
      let asked = view.intrinsicContentSize
      size =
        asked.width > 0 && asked.height > 0
        ? asked : view.systemLayoutSizeFitting(CGSize(width: bounds.width, height: row))
    }
    size.width = min(max(size.width, 0), max(0, bounds.width - 32))
    size.height = min(max(size.height, 0), row)
    view.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (row - size.height) / 2, width: size.width, height: size.height)
  }
}

extension TabBar {
  /// Its items' pictures and its own colours.
  func fillLook(_ content: inout NodeContent) {
    let items = items ?? []
    if items.contains(where: { $0.image != nil || $0.sign != nil }) {
      content.node.content.barItems = items.enumerated().map { place, item in
        let image = place == selected ? item.selectedImage ?? item.image : item.image
        return item.sign.map { "[\($0)]" } ?? image?.entry ?? ""
      }
    }
    let look = scrollEdgeAppearance ?? standardAppearance
    if backgroundColor == nil, let color = look.backgroundColor ?? barTintColor {
      content.node.content.background = color.model(content.appearance)
    }
  }
}
