import ProofModel
import XMLParsing

/// Collection views and their prototypes: what `<collectionViewFlowLayout>` says.
extension ViewProperties {
  mutating func readCollection() {
    guard let flow = element.child("collectionViewFlowLayout") else {
      // A layout that is no flow layout is written in code, compositional ones too.
      if element.child("collectionViewLayout") != nil { set(.itemLayout, .keyword(ItemLayout.custom.rawValue)) }
      return
    }
    if Self.sizesItself(element) {
      set(.itemSize, .numbers([nil, nil]))
    } else if let size = flow.child(key: "itemSize") {
      set(.itemSize, Self.size(size))
    }
    let standard = 10.0
    for (key, name) in [
      (PropertyKey.minimumLineSpacing, "minimumLineSpacing"), (.minimumInteritemSpacing, "minimumInteritemSpacing"),
    ] {
      if let spacing = flow.number(name), spacing != standard { set(key, .number(.number(spacing))) }
    }
    if let inset = flow.child(key: "sectionInset") {
      let edges = ["minY", "minX", "maxY", "maxX"].map { inset.number($0) ?? 0 }
      if edges.contains(where: { $0 != 0 }) { set(.sectionInset, .numbers(edges.map { .number($0) })) }
    }
    if flow["scrollDirection"] == "horizontal" { set(.scrollDirection, .keyword(Axis.horizontal.rawValue)) }
    for (key, name, view) in [
      (PropertyKey.headerReferenceSize, "headerReferenceSize", "sectionHeaderView"),
      (.footerReferenceSize, "footerReferenceSize", "sectionFooterView"),
    ] {
      guard let size = flow.child(key: name), element.child(key: view) != nil else { continue }
      set(key, Self.size(size))
    }
  }

  mutating func readCollectionCell() {
    switch element["key"] {
    case "sectionHeaderView": set(.elementKind, .keyword(CollectionElement.header.rawValue))
    case "sectionFooterView": set(.elementKind, .keyword(CollectionElement.footer.rawValue))
    default: break
    }
    if let size = element.child(key: "customSize") { set(.itemSize, Self.size(size)) }
  }

  /// Whether a collection's cells are as large as what is inside them: an estimated size is set.
  static func sizesItself(_ collection: XMLElement) -> Bool {
    guard let flow = collection.child("collectionViewFlowLayout") else { return false }
    if flow.flag("automaticEstimatedItemSize") == true { return true }
    guard let size = flow.child(key: "estimatedItemSize") else { return false }
    return (size.number("width") ?? 0) > 0 || (size.number("height") ?? 0) > 0
  }

  private static func size(_ element: XMLElement) -> PropertyValue {
    .numbers([.number(element.number("width") ?? 0), .number(element.number("height") ?? 0)])
  }
}

extension ViewImporter {
  /// Says where a collection's cells are placed by code that the file only names.
  mutating func noteLayout(of element: XMLElement) {
    let flow = element.child("collectionViewFlowLayout")
    guard let layout = flow ?? element.child("collectionViewLayout") else { return }
    if flow != nil, layout["customClass"] == nil { return }
    let name = layout["customClass"].map { "'\($0)'" } ?? "made in code"
    let outcome =
      flow == nil
      ? "its cells keep to the frames that they were drawn with" : "its cells are placed as a plain flow layout does"
    sink.report(
      Diagnostic(
        .note, "layout-in-code", "the layout of '\(file.labels.label(of: element))' is \(name): \(outcome)",
        at: file.span(layout)))
  }
}
