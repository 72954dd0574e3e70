extension PropertyKey {
  /// Whether a view of that kind can have the property at all. Unknown kinds can have every one.
  package func applies(to kind: ViewKind) -> Bool {
    if case .unknown = kind { return true }
    switch self {
    case .text, .align, .lines, .lineBreak, .minimumScale, .lineHeight, .lineSpacing, .runs, .font, .color:
      return kind.hasText || (self == .font || self == .color) && [.segmented, .datePicker, .picker].contains(kind)
        || self == .color && [.separator, .colorWell].contains(kind)
    case .placeholder: return [.textField, .searchBar, .textView].contains(kind)
    case .fontAdjusting, .preferredMaxWidth: return kind == .label
    case .asset: return [.image, .button, .tableCell, .navigationBar, .tabBar, .view, .map, .web].contains(kind)
    case .fit: return !kind.isGuide
    case .value: return [.progress, .slider, .stepper, .levelIndicator, .scroller].contains(kind)
    case .minimum, .maximum: return [.slider, .stepper, .levelIndicator].contains(kind)
    case .on: return [.switch, .spinner, .button].contains(kind)
    case .segments: return [.segmented, .tabBar, .toolbar, .picker, .button, .tabs].contains(kind)
    case .selected: return [.segmented, .pageControl, .tabBar, .picker, .tabs].contains(kind)
    case .pages: return kind == .pageControl
    case .enabled:
      return kind.isControl || [.label, .tabBar, .searchBar, .picker].contains(kind)
    case .secure: return kind == .textField
    case .style:
      return [
        .button, .textField, .spinner, .progress, .datePicker, .segmented, .slider, .tableCell, .split, .tabs,
        .levelIndicator, .table,
      ].contains(kind)
    case .controlSize:
      return kind.isControl || [.label, .progress, .spinner, .searchBar].contains(kind)
    case .contentInsets: return kind.hasText || [.scroll, .table, .collection, .tabs].contains(kind)
    case .scrolls: return [.scroll, .table, .collection, .textView].contains(kind)
    case .contentSize: return [.scroll, .table, .collection, .textView].contains(kind)
    case .adjustsContentInset: return [.scroll, .table, .collection].contains(kind)
    case .axis: return [.stack, .separator, .split, .scroller].contains(kind)
    case .distribution, .alignment, .spacing, .customSpacing, .marginsRelative, .baselineRelative, .stackHugging:
      return kind == .stack
    case .itemSize: return kind == .collection || kind == .collectionCell
    case .minimumLineSpacing, .minimumInteritemSpacing, .sectionInset, .scrollDirection, .headerReferenceSize,
      .footerReferenceSize, .itemLayout:
      return kind == .collection
    case .elementKind, .count: return kind == .collectionCell
    case .columns, .rows, .columnSpacing, .rowSpacing, .xPlacement, .yPlacement, .rowAlignment: return kind == .grid
    case .background, .corner, .border, .clips, .alpha, .tint: return !kind.isGuide
    case .hug, .compress, .intrinsic, .baseline, .alignmentInsets, .frame, .autoresize, .translates, .proportional,
      .margins, .preservesSuperviewMargins, .insetsMarginsFromSafeArea, .followsReadableWidth, .additionalSafeArea,
      .bars, .direction, .gravity, .cell, .holding, .hidden, .note, .label:
      return true
    }
  }

  /// The place in the table, which orders what is told about a view.
  package static let order: [PropertyKey: Int] = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })
}

extension ViewKind {
  /// Whether it takes part in layout only.
  package var isGuide: Bool { self == .guide }

  /// Whether it lays out a text of its own.
  package var hasText: Bool {
    switch self {
    case .label, .button, .textField, .textView, .searchBar, .navigationBar, .tableCell, .container, .box, .unknown:
      return true
    default: return false
    }
  }

  /// Whether it is touched and can be disabled.
  package var isControl: Bool {
    switch self {
    case .button, .textField, .textView, .switch, .slider, .stepper, .segmented, .pageControl, .datePicker, .colorWell:
      return true
    default: return false
    }
  }
}
