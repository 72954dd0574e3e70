internal import ProofModel

/// A view being resolved: its defaults first, then its properties one by one, then its texts.
struct ViewAssembly {
  struct Context {
    var isRoot: Bool
    /// The superview's tint, which a view takes over.
    var inheritedTint: Color
    var images: any ImageSizing
  }

  let view: PreparedView
  let context: Context
  let defaults: KindDefaults
  var node: LayoutNode
  var texts: TextParts

  init(
    view: PreparedView, parent: Int?, properties: [(key: PropertyKey, value: Located<PropertyValue>)],
    context: Context, reader: inout ValueReader
  ) {
    self.view = view
    self.context = context
    var style: ControlStyle?
    var controlSize = ControlSize.regular
    var hasTitle = false
    for property in properties {
      switch property.key {
      case .style:
        let place = ValueReader.Place(view: view.name, key: .style, span: property.value.span)
        style = reader.keyword(property.value.value, place, ControlStyle.self)
      case .controlSize:
        let place = ValueReader.Place(view: view.name, key: .controlSize, span: property.value.span)
        controlSize = reader.keyword(property.value.value, place, ControlSize.self) ?? .regular
      case .text, .runs: hasTitle = true
      default: break
      }
    }
    defaults = KindDefaults(
      kind: view.kind, style: style, controlSize: controlSize, hasTitle: hasTitle, environment: reader.environment,
      format: reader.document.format)
    texts = TextParts(defaults: defaults)
    var content = ResolvedView(id: view.id, name: view.name, kind: view.kind)
    content.customClass = view.customClass
    content.bindings = view.bindings
    content.span = view.span
    content.segmentWidths = view.segmentWidths
    node = LayoutNode(content: content, parent: parent)
    node.unseenGround = view.unseenGround
    node.isColumnTitle = view.isColumnTitle
    applyDefaults(reader)
  }

  private mutating func applyDefaults(_ reader: ValueReader) {
    node.hugging = defaults.hugging
    node.compression = defaults.compression
    node.alignmentInsets = defaults.alignmentInsets
    node.content.direction = reader.environment.direction
    node.content.tint = context.inheritedTint
    node.content.style = defaults.hasStyles ? defaults.style : nil
    node.content.controlSize = defaults.controlSize
    node.content.contentInsets = defaults.contentInsets
    node.content.clips = view.kind.has(.clips)
    node.content.value = defaults.value
    node.content.maximum = defaults.maximum
    node.content.borderColor = reader.colors.separator
    node.content.background = defaults.background(reader.colors, isRoot: context.isRoot)
    if view.kind == .stack { node.stack = StackSettings() }
    if view.kind == .collection { node.collection = CollectionSettings() }
    if view.kind == .grid { node.grid = GridSettings() }
    if view.kind == .separator || view.kind == .split { node.content.axis = .horizontal }
  }

  mutating func apply(
    _ properties: [(key: PropertyKey, value: Located<PropertyValue>)], _ reader: inout ValueReader
  ) {
    for property in properties {
      let place = ValueReader.Place(view: view.name, key: property.key, span: property.value.span)
      let value = property.value.value
      if let entry = ResolvedView.settable[property.key] {
        set(entry, value, place, &reader)
        continue
      }
      switch property.key {
      case .text, .placeholder, .font, .color, .align, .lines, .lineBreak, .minimumScale, .lineHeight,
        .minimumLineHeight, .lineSpacing, .runs:
        texts.apply(property.key, value, place, &reader)
      case .asset, .segments, .style, .border, .note, .label:
        applyLook(property.key, value, place, &reader)
      case .axis, .distribution, .alignment, .spacing, .customSpacing, .marginsRelative, .baselineRelative,
        .stackHugging, .stackClipping:
        applyStack(property.key, value, place, &reader)
      case .itemSize, .minimumLineSpacing, .minimumInteritemSpacing, .sectionInset, .scrollDirection,
        .headerReferenceSize, .footerReferenceSize, .itemLayout, .elementKind, .count:
        applyCollection(property.key, value, place, &reader)
      case .columns, .rows, .columnSpacing, .rowSpacing, .xPlacement, .yPlacement, .rowAlignment:
        applyGrid(property.key, value, place, &reader)
      case .cell: applyCell(value, place, &reader)
      default: applyGeometry(property.key, value, place, &reader)
      }
    }
  }

  /// Sets single components of the frame, as states may: `label.y`.
  mutating func applyComponents(
    _ components: [(component: Int, value: Located<PropertyValue>)], _ reader: inout ValueReader
  ) {
    for (component, value) in components {
      let place = ValueReader.Place(view: view.name, key: .frame, span: value.span)
      guard let number = reader.number(value.value, place, axis: component % 2 == 0 ? .horizontal : .vertical) else {
        continue
      }
      var frame = node.frame ?? .zero
      switch component {
      case 0: frame.origin.x = number
      case 1: frame.origin.y = number
      case 2: frame.size.width = number
      default: frame.size.height = number
      }
      node.frame = frame
    }
  }

  /// The view with its texts and pictures, and with values in their range.
  mutating func finished(_ reader: inout ValueReader) -> LayoutNode {
    texts.finish(&node.content, defaults: defaults, colors: reader.colors)
    // A button of UIKit's that is nothing but its background has it for its picture.
    let isGround =
      !defaults.isMac && view.kind == .button && view.unseenGround != nil && view.unseenGround == node.content.asset
    if let asset = node.content.asset {
      node.content.imageSize =
        reader.document.assetSizes[asset]
        ?? context.images.imageSize(asset: asset, environment: reader.environment.text)
      if let set = reader.document.pictures[asset] {
        // System buttons take their pictures for templates, as sets may say that theirs are (UIButton, UIImage), and no backgrounds.
        let isSystem = view.kind == .button && node.content.style == .system && !isGround
        let isTemplate = !defaults.isMac && (set.isTemplate || isSystem)
        node.content.asset = reader.picture(asset, of: set, tint: isTemplate ? node.content.tint : nil)
      }
    }
    node.content.backgroundAsset = isGround ? node.content.asset : view.ground
    if let ground = view.ground ?? (defaults.isMac ? nil : view.unseenGround), view.kind == .button {
      node.groundSize =
        reader.document.assetSizes[ground]
        ?? context.images.imageSize(asset: ground, environment: reader.environment.text)
      if let set = reader.document.pictures[ground], node.content.asset == nil {
        node.content.backgroundAsset = reader.picture(ground, of: set)
      }
    }
    if view.kind == .separator, defaults.isMac, node.content.axis == .vertical,
      node.alignmentInsets == defaults.alignmentInsets
    {
      // AppKit's box lies around the line on its long sides.
      node.alignmentInsets = EdgeInsets(left: node.alignmentInsets.top, right: node.alignmentInsets.bottom)
    }
    clampValues(&reader)
    return node
  }

  /// Progress above 1, and sliders and steppers out of their range, are drawn at the end of it, with a word.
  private mutating func clampValues(_ reader: inout ValueReader) {
    guard view.kind.has(.ranged) else { return }
    let span = view.property(.value)?.span ?? view.span
    // Progress below 0 is indeterminate, and kept.
    let lower = view.kind == .progress ? -Double.infinity : node.content.minimum
    let upper = max(node.content.maximum, node.content.minimum)
    let clamped = min(max(node.content.value, lower), upper)
    guard clamped != node.content.value else { return }
    reader.diagnostics.report(
      .warning(
        "value-out-of-range",
        "'\(view.name).value' is \(node.content.value.shortText), outside "
          + "\(node.content.minimum.shortText) … \(upper.shortText); \(clamped.shortText) is drawn",
        at: span))
    node.content.value = clamped
  }
}

extension ValueReader {
  /// A picture of a set, the dark one where the appearance is and there is one.
  fileprivate func picture(_ asset: String, of set: PictureSet, tint: Color? = nil) -> String {
    let isDark = environment.appearance == .dark && set.hasDarkFiles
    return PictureSet.Request(asset: asset, isDark: isDark, tint: tint).name
  }
}
