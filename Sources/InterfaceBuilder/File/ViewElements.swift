import ProofModel
import XMLParsing

extension XMLElement {
  /// The id of the view that the element becomes; those that have none, as content views of cells up to Xcode 4, are told apart by
  /// their lines.
  var viewID: String { self["id"] ?? "\(name)-\(line)" }

  /// The colours that fill a bar, the one that counts first: its appearance's (`UIBarAppearance`, since iOS 13), its tint
  /// (`barTintColor`), then its view's own background unless it is clear.
  var barGrounds: [XMLElement] {
    [
      child(key: "standardAppearance")?.child(key: "backgroundColor"), child(key: "barTintColor"),
      child(key: "backgroundColor").flatMap { $0.number("alpha") == 0 ? nil : $0 },
    ].compactMap { $0 }
  }
}

extension XMLElement {
  /// The colours in which controls draw what others draw in their tint, by the controls' elements (`UISwitch.onTintColor`,
  /// `UISlider.minimumTrackTintColor`, `UIProgressView.progressTintColor`, `UITabBar.selectedImageTintColor`, docs).
  package static let ownTints = [
    "switch": "onTintColor", "slider": "minimumTrackTintColor", "progressView": "progressTintColor",
    "tabBar": "selectedImageTintColor",
  ]

  /// The colour that a view draws in where no view around it says it. A switch has its tint around it while it is off, which none
  /// does since iOS 7 (`UISwitch.tintColor`, docs).
  var drawnTint: XMLElement? {
    let own = Self.ownTints[name].flatMap { child(key: $0) }
    return name == "switch" ? own : own ?? child(key: "tintColor")
  }
}

/// Interface Builder's element names, the kinds they mean and where they hold other views; the feature table of the
/// documentation is made of it.
enum ViewElements {
  static let kinds: [String: ViewKind] = Dictionary(
    uniqueKeysWithValues: ViewKind.facts.flatMap { facts in facts.elements.map { ($0, facts.kind) } })

  /// Where an element keeps views besides `<subviews>`.
  static let containers: Set<String> = ["subviews", "prototypes", "cells"]
  /// Views by their `key` instead of in a list.
  static let keyed: Set<String> = [
    "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
    "collectionReusableView",
  ]

  /// Views in the order in which Interface Builder draws them.
  static func childViews(_ element: XMLElement) -> [XMLElement] {
    // A collection's header is written after its cells.
    let isHeader = { (child: XMLElement) in child["key"] == "sectionHeaderView" }
    let children =
      element.name == "collectionView"
      ? element.children.filter(isHeader) + element.children.filter { !isHeader($0) } : element.children
    return children.flatMap { child -> [XMLElement] in
      if containers.contains(child.name) { return child.children.filter { $0["id"] != nil } }
      if child.name == "sections" {
        return child.children.flatMap { $0.child("cells")?.children ?? [] }
      }
      return keyed.contains(child["key"] ?? "") && child.isView ? [child.tiled(in: element)] : []
    } + AppKitElements.childViews(element)
  }
}
