import ProofModel

/// Interface Builder's element names and the kinds they mean; the feature table of the documentation is made of it.
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
}
