internal import Foundation
internal import InterfaceBuilder
internal import ProofModel
internal import Resolving
internal import XMLParsing

/// What Interface Builder's file says of a view goes into the properties that code finds it in.
extension View {
  /// Called by `init(coder:)` when the subclasses' own properties are there.
  func take(_ nib: NibCoder) {
    guard let node = nib.node else { return }
    takePlace(node)
    takeLook(node, nib)
    switch self {
    case let label as Label: label.takeLabel(node, nib)
    case let button as Button: button.takeButton(node, nib)
    case let field as TextField: field.takeField(node, nib)
    case let text as TextView: text.takeText(node, nib)
    case let image as ImageView: image.takeImage(node, nib)
    case let stack as StackView: stack.takeStack(node)
    case let bar as SearchBar:
      bar.text = node.content.text?.plain
      bar.placeholder = node.content.placeholder?.plain
    case let table as TableView: table.takeTable(node, nib)
    case let collection as CollectionView: collection.takeCollection(node, nib)
    case let scroll as ScrollView: scroll.takeScrolling(node, nib)
    default: takeValue(node, nib)
    }
    if let control = self as? Control { control.isEnabled = node.content.isEnabled }
  }

  private func takePlace(_ node: LayoutNode) {
    if let frame = node.frame { storedFrame = CGRect(frame) }
    setContentHuggingPriority(LayoutPriority(Float(node.hugging.horizontal)), for: .horizontal)
    setContentHuggingPriority(LayoutPriority(Float(node.hugging.vertical)), for: .vertical)
    setContentCompressionResistancePriority(LayoutPriority(Float(node.compression.horizontal)), for: .horizontal)
    setContentCompressionResistancePriority(LayoutPriority(Float(node.compression.vertical)), for: .vertical)
    let parts: [(AutoresizingPart, View.AutoresizingMask)] = [
      (.left, .flexibleLeftMargin), (.width, .flexibleWidth), (.right, .flexibleRightMargin),
      (.top, .flexibleTopMargin), (.height, .flexibleHeight), (.bottom, .flexibleBottomMargin),
    ]
    autoresizingMask = parts.filter { node.autoresizing.contains($0.0) }.reduce(into: []) { $0.insert($1.1) }
    if let own = node.margins {
      directionalLayoutMargins = DirectionalEdgeInsets(
        top: CGFloat(own.top), leading: CGFloat(own.left), bottom: CGFloat(own.bottom), trailing: CGFloat(own.right))
    }
    if node.preservesSuperviewMargins { preservesSuperviewLayoutMargins = true }
    insetsLayoutMarginsFromSafeArea = node.insetsMarginsFromSafeArea
  }

  private func takeLook(_ node: LayoutNode, _ nib: NibCoder) {
    let content = node.content
    isHidden = content.isHidden
    alpha = CGFloat(content.alpha)
    if let background = content.background { backgroundColor = Color(background) }
    if nib.element?.child(key: "tintColor") != nil { tintColor = Color(content.tint) }
    clipsToBounds = content.clips
    if let mode: ContentMode = known(content.contentMode, \.model) { contentMode = mode }
    if nib.word("semanticContentAttribute") == "forceLeftToRight" { semanticContentAttribute = .forceLeftToRight }
    if nib.word("semanticContentAttribute") == "forceRightToLeft" { semanticContentAttribute = .forceRightToLeft }
    if let tag = nib.element?.double("tag") { self.tag = Int(tag) }
    if nib.element?.isYes("userInteractionEnabled") == false { isUserInteractionEnabled = false }
    accessibilityIdentifier = nib.element?.child("accessibility")?["identifier"]
    if content.cornerRadius > 0 { layer.cornerRadius = CGFloat(content.cornerRadius) }
    if content.borderWidth > 0 {
      layer.borderWidth = CGFloat(content.borderWidth)
      layer.borderColor = Color(content.borderColor).cgColor
    }
  }

  private func takeValue(_ node: LayoutNode, _ nib: NibCoder) {
    let content = node.content
    switch self {
    case let control as Switch: control.isOn = content.isOn
    case let slider as Slider:
      slider.minimumValue = Float(content.minimum)
      slider.maximumValue = Float(content.maximum)
      slider.value = Float(content.value)
    case let stepper as Stepper:
      stepper.minimumValue = content.minimum
      stepper.maximumValue = content.maximum
      stepper.value = content.value
    case let progress as ProgressView: progress.progress = Float(content.value)
    case let segmented as SegmentedControl:
      for (place, title) in content.segments.enumerated() {
        segmented.insertSegment(withTitle: title, at: place, animated: false)
      }
      segmented.selectedSegmentIndex = content.selected
    case let pages as PageControl:
      pages.numberOfPages = content.pages
      pages.currentPage = content.selected
    case let spinner as ActivityIndicatorView:
      spinner.style = node.content.style == .large ? .large : .medium
      spinner.hidesWhenStopped = nib.element?.isYes("hidesWhenStopped") ?? false
      if nib.element?.isYes("animating") == true { spinner.startAnimating() }
    case let picker as DatePicker:
      let styles: [ControlStyle: DatePicker.DatePickerStyle] = [
        .wheels: .wheels, .compact: .compact, .inline: .inline,
      ]
      if let style = content.style.flatMap({ styles[$0] }) { picker.preferredDatePickerStyle = style }
    default: break
    }
  }
}

/// The case whose model is that value; all such enumerations count from 0.
private func known<Value: RawRepresentable<Int>, Model: Equatable>(
  _ model: Model, _ path: (Value) -> Model
) -> Value? {
  (0..<24).lazy.compactMap(Value.init(rawValue:)).first { path($0) == model }
}

extension TextContent {
  fileprivate var plain: String { runs.map(\.text).joined() }

  /// The runs with their own fonts and colours; nil where there is one look only.
  fileprivate func attributed(_ font: ProofModel.FontDescriptor) -> NSAttributedString? {
    guard runs.count > 1 else { return nil }
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [.font: Font(model: run.font)]
      if let color = run.color { attributes[.foregroundColor] = Color(color) }
      result.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return result
  }
}

extension Label {
  fileprivate func takeLabel(_ node: LayoutNode, _ nib: NibCoder) {
    font = Font(model: node.content.font)
    textColor = Color(node.content.textColor)
    if let words = node.content.text {
      text = words.plain
      if let attributed = words.attributed(node.content.font) { attributedText = attributed }
      textAlignment = known(words.alignment, \.model) ?? .natural
      numberOfLines = words.numberOfLines
      lineBreakMode = known(words.lineBreakMode, \.model) ?? .byTruncatingTail
      if words.minimumScaleFactor < 1 {
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = CGFloat(words.minimumScaleFactor)
      }
    }
    if nib.element?.isYes("adjustsFontForContentSizeCategory") == true { adjustsFontForContentSizeCategory = true }
    if let width = node.preferredMaxWidth, width > 0 { preferredMaxLayoutWidth = CGFloat(width) }
    isEnabled = node.content.isEnabled
  }
}

extension Button {
  fileprivate func takeButton(_ node: LayoutNode, _ nib: NibCoder) {
    let content = node.content
    take(style: content.style)
    let hasConfiguration = nib.element?.child(key: "configuration") != nil
    if hasConfiguration, var made = Configuration.loaded(content.style) {
      made.title = content.text?.plain
      made.image = content.asset.map { nib.image(named: $0) } ?? nil
      if content.contentInsets != .zero {
        made.contentInsets = DirectionalEdgeInsets(
          top: CGFloat(content.contentInsets.top), leading: CGFloat(content.contentInsets.left),
          bottom: CGFloat(content.contentInsets.bottom), trailing: CGFloat(content.contentInsets.right))
      }
      if let background = content.background { made.baseBackgroundColor = Color(background) }
      backgroundColor = nil
      configuration = made
    } else {
      setTitle(content.text?.plain, for: .normal)
      if let asset = content.asset { setImage(nib.image(named: asset), for: .normal) }
      let insets = content.contentInsets
      if insets != .zero {
        contentEdgeInsets = EdgeInsets(
          top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
          right: CGFloat(insets.right))
      }
    }
    if nib.element?.children.contains(where: { $0["key"] == "normal" && $0.child(key: "titleColor") != nil }) == true {
      setTitleColor(Color(content.textColor), for: .normal)
    }
    titleLabel?.font = Font(model: content.font)
    if let words = content.text {
      titleLabel?.numberOfLines = words.numberOfLines
      if words.minimumScaleFactor < 1 {
        titleLabel?.adjustsFontSizeToFitWidth = true
        titleLabel?.minimumScaleFactor = CGFloat(words.minimumScaleFactor)
      }
    }
  }
}

extension Button.Configuration {
  fileprivate static func loaded(_ style: ControlStyle?) -> Self? {
    switch style {
    case .plain?: return .plain()
    case .gray?: return .gray()
    case .tinted?: return .tinted()
    case .filled?: return .filled()
    default: return nil
    }
  }
}

extension TextField {
  fileprivate func takeField(_ node: LayoutNode, _ nib: NibCoder) {
    let content = node.content
    font = Font(model: content.font)
    textColor = Color(content.textColor)
    text = content.text?.plain ?? ""
    placeholder = content.placeholder?.plain
    if let alignment = content.text?.alignment { textAlignment = known(alignment, \.model) ?? .natural }
    isSecureTextEntry = content.isSecure
    switch content.style {
    case .rounded?: borderStyle = .roundedRect
    case .line?: borderStyle = .line
    case .bezel?: borderStyle = .bezel
    default: borderStyle = .none
    }
  }
}

extension TextView {
  fileprivate func takeText(_ node: LayoutNode, _ nib: NibCoder) {
    let content = node.content
    font = Font(model: content.font)
    textColor = Color(content.textColor)
    text = content.text?.plain ?? ""
    if let attributed = content.text?.attributed(content.font) { attributedText = attributed }
    if let alignment = content.text?.alignment { textAlignment = known(alignment, \.model) ?? .natural }
    isScrollEnabled = content.scrolls
    isEditable = nib.element?.isYes("editable") ?? true
  }
}

extension ImageView {
  fileprivate func takeImage(_ node: LayoutNode, _ nib: NibCoder) {
    guard let asset = node.content.asset, !asset.isEmpty else { return }
    let size = node.content.imageSize.map { CGSize($0) }
    let found = nib.image(named: asset)
    // A symbol is as large as the file says.
    image = found.map { found in size.map { Image(asset: found.asset, size: $0) } ?? found }
  }
}

extension StackView {
  fileprivate func takeStack(_ node: LayoutNode) {
    guard let settings = node.stack else { return }
    axis = settings.axis == .vertical ? .vertical : .horizontal
    distribution = known(settings.distribution, \.model) ?? .fill
    let axis = self.axis
    alignment = known(settings.alignment, { (value: Alignment) in value.model(axis) }) ?? .fill
    spacing = CGFloat(settings.spacing)
    isLayoutMarginsRelativeArrangement = settings.isMarginsRelative
    isBaselineRelativeArrangement = settings.isBaselineRelative
  }
}

extension ScrollView {
  fileprivate func takeScrolling(_ node: LayoutNode, _ nib: NibCoder) {
    isScrollEnabled = nib.element?.isYes("scrollEnabled") ?? true
    isPagingEnabled = nib.element?.isYes("pagingEnabled") ?? false
    alwaysBounceVertical = nib.element?.isYes("alwaysBounceVertical") ?? false
    alwaysBounceHorizontal = nib.element?.isYes("alwaysBounceHorizontal") ?? false
    if nib.word("contentInsetAdjustmentBehavior") == "never" { contentInsetAdjustmentBehavior = .never }
    if let size = node.contentSize { contentSize = CGSize(size) }
  }
}

extension TableView {
  fileprivate func takeTable(_ node: LayoutNode, _ nib: NibCoder) {
    takeScrolling(node, nib)
    let element = nib.element
    if nib.word("separatorStyle") == "none" { separatorStyle = .none }
    if let height = element?.double("rowHeight"), height > 0 { rowHeight = CGFloat(height) }
    if let height = element?.double("estimatedRowHeight"), height >= 0 { estimatedRowHeight = CGFloat(height) }
    if let height = element?.double("sectionHeaderHeight"), height > 0 { sectionHeaderHeight = CGFloat(height) }
    if let height = element?.double("sectionFooterHeight"), height > 0 { sectionFooterHeight = CGFloat(height) }
    // A row height that the file has beside an automatic estimate is the canvas'.
    if nib.word("rowHeight") == "-1" { rowHeight = TableView.automaticDimension }
    allowsSelection = nib.word("allowsSelection") != "NO" && nib.word("selectionStyle") != "none"
    guard let element, let archive = nib.archive else { return }
    for cell in element.child("prototypes")?.children ?? [] {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      makers[identifier] = { _ in
        var loader = NibLoader(archive, owner: nil)
        return loader.view(cell)
      }
    }
    staticSections = (element.child("sections")?.children ?? []).map { section in
      StaticSection(
        header: section["headerTitle"], footer: section["footerTitle"],
        cells: (section.child("cells")?.children ?? []).map {
          StaticSection.Row(id: $0["id"] ?? "", height: $0.double("rowHeight").map { CGFloat($0) })
        })
    }
  }

  /// Where the file has a cell of that id among its own rows.
  func staticPlace(of id: String) -> (section: Int, row: Int)? {
    for (section, content) in staticSections.enumerated() {
      if let row = content.cells.firstIndex(where: { $0.id == id }) { return (section, row) }
    }
    return nil
  }
}

extension CollectionView {
  fileprivate func takeCollection(_ node: LayoutNode, _ nib: NibCoder) {
    takeScrolling(node, nib)
    for cell in nib.element?.child("cells")?.children ?? [] {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      take(cell, identifier, nib.archive)
    }
    let kinds = [
      "sectionHeaderView": Self.elementKindSectionHeader, "sectionFooterView": Self.elementKindSectionFooter,
    ]
    for view in nib.element?.children ?? [] {
      guard let kind = kinds[view["key"] ?? ""], let identifier = view["reuseIdentifier"] else { continue }
      take(view, kind + identifier, nib.archive)
    }
    guard let written = nib.element?.child(key: "collectionViewLayout"), written.name.contains("FlowLayout") else {
      return
    }
    let layout =
      (written["customClass"].flatMap {
        AppModules.classNamed($0, module: written["customModule"]) as? CollectionViewFlowLayout.Type
      })?.init(coder: NibCoder()) ?? CollectionViewFlowLayout()
    func size(_ key: String) -> CGSize? {
      guard let size = written.child(key: key), let width = size.double("width"), let height = size.double("height")
      else { return nil }
      return CGSize(width: width, height: height)
    }
    if written["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let gap = written.double("minimumLineSpacing") { layout.minimumLineSpacing = CGFloat(gap) }
    if let gap = written.double("minimumInteritemSpacing") { layout.minimumInteritemSpacing = CGFloat(gap) }
    layout.itemSize = size("itemSize") ?? layout.itemSize
    layout.headerReferenceSize = size("headerReferenceSize") ?? .zero
    layout.footerReferenceSize = size("footerReferenceSize") ?? .zero
    // Xcode 11 and later write automatic sizes where nothing else is said.
    if written["automaticEstimatedItemSize"] == "YES" {
      layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
    }
    layout.estimatedItemSize = size("estimatedItemSize") ?? layout.estimatedItemSize
    if let inset = written.child(key: "sectionInset") {
      layout.sectionInset = EdgeInsets(
        top: CGFloat(inset.double("minY") ?? 0), left: CGFloat(inset.double("minX") ?? 0),
        bottom: CGFloat(inset.double("maxY") ?? 0), right: CGFloat(inset.double("maxX") ?? 0))
    }
    collectionViewLayout = layout
  }

  private func take(_ element: XMLElement, _ name: String, _ archive: NibArchive?) {
    guard let archive else { return }
    makers[name] = { _ in
      var loader = NibLoader(archive, owner: nil)
      return loader.view(element)
    }
  }
}

extension TableView {
  func staticSection(_ section: Int) -> StaticSection? {
    staticSections.indices.contains(section) ? staticSections[section] : nil
  }
  func staticRow(_ path: IndexPath) -> StaticSection.Row? {
    guard let section = staticSection(path.section), section.cells.indices.contains(path.row) else { return nil }
    return section.cells[path.row]
  }
}

/// A section that a file has with its cells (UIKit's static tables).
struct StaticSection {
  struct Row {
    let id: String
    let height: CGFloat?
    var cell: TableViewCell?
  }
  let header: String?
  let footer: String?
  var cells: [Row]
}
