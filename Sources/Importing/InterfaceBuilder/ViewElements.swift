import ProofModel

/// Interface Builder's element names and the kinds they mean; the feature table of the documentation is made of it.
enum ViewElements {
  static let kinds: [String: ViewKind] = [
    "view": .view, "customView": .view, "label": .label, "button": .button, "textField": .textField,
    "textView": .textView, "imageView": .image, "switch": .switch, "slider": .slider, "stepper": .stepper,
    "segmentedControl": .segmented, "progressView": .progress, "pageControl": .pageControl,
    "activityIndicatorView": .spinner, "stackView": .stack, "scrollView": .scroll, "tableView": .table,
    "tableViewCell": .tableCell, "tableViewCellContentView": .view, "collectionView": .collection,
    "collectionViewCell": .collectionCell, "collectionReusableView": .collectionCell,
    "collectionViewCellContentView": .view, "navigationBar": .navigationBar, "tabBar": .tabBar,
    "toolbar": .toolbar, "searchBar": .searchBar, "pickerView": .picker, "datePicker": .datePicker,
    "arscnView": .graphics(.augmentedReality), "arskView": .graphics(.augmentedReality),
    "arView": .graphics(.augmentedReality), "sceneKitView": .graphics(.scene), "sceneView": .graphics(.scene),
    "skView": .graphics(.sprites), "mtkView": .graphics(.metal), "glkView": .graphics(.openGL), "pdfView": .web,
    "mapView": .map, "webView": .web, "wkWebView": .web, "visualEffectView": .visualEffect,
    "containerView": .container, "control": .view, "tableHeaderView": .view, "window": .view,
    // macOS
    "box": .box, "clipView": .view, "splitView": .split, "tabView": .tabs, "tableCellView": .view,
    "popUpButton": .button, "secureTextField": .textField, "searchField": .searchBar, "comboBox": .textField,
    "progressIndicator": .progress, "outlineView": .table, "scroller": .scroller, "gridView": .grid,
    "tokenField": .textField, "levelIndicator": .levelIndicator, "colorWell": .colorWell, "ruleEditor": .ruleEditor,
    "predicateEditor": .ruleEditor, "openGLView": .graphics(.openGL), "datePicker~mac": .datePicker,
  ]

  /// Where an element keeps views besides `<subviews>`.
  static let containers: Set<String> = ["subviews", "prototypes", "cells"]
  /// Views by their `key` instead of in a list.
  static let keyed: Set<String> = [
    "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
    "collectionReusableView",
  ]
}
