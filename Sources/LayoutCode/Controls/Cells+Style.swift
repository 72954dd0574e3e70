internal import Foundation
internal import ProofModel

extension TableViewCell {
  /// What a cell of one of the system's styles holds, laid out by constraints, so that the row is as high as its texts
  /// ask for.
  struct Parts {
    private var title: Label?
    private var detail: Label?
    private var image: ImageView?
    private var constraints: [LayoutConstraint] = []

    var isEmpty: Bool { title == nil && detail == nil && image == nil }

    func contains(_ view: View) -> Bool { view === title || view === detail || view === image }

    mutating func title(in cell: TableViewCell) -> Label {
      if let title { return title }
      let label = Label()
      if cell.cellStyle == .value2 { label.textAlignment = .right }
      title = label
      add(label, to: cell)
      return label
    }

    mutating func detail(in cell: TableViewCell) -> Label {
      if let detail { return detail }
      let label = Label()
      label.font = Font.systemFont(ofSize: cell.cellStyle == .subtitle ? 12 : 17)
      if cell.cellStyle == .value1 { label.textColor = .secondaryLabel }
      detail = label
      add(label, to: cell)
      return label
    }

    mutating func image(in cell: TableViewCell) -> ImageView {
      if let image { return image }
      let view = ImageView()
      image = view
      add(view, to: cell)
      return view
    }

    private func add(_ view: View, to cell: TableViewCell) {
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      cell.setNeedsUpdateConstraints()
    }

    // MARK: Arrangement

    /// Interface Builder's recorded cells have the distances: details one point below titles, columns of left details 91
    /// wide (interface-builder/README.md).
    mutating func arrange(in cell: TableViewCell) {
      LayoutConstraint.deactivate(constraints)
      constraints = made(in: cell)
      LayoutConstraint.activate(constraints)
    }

    private func made(in cell: TableViewCell) -> [LayoutConstraint] {
      let content = cell.contentView
      let room = content.layoutMarginsGuide
      var made: [LayoutConstraint] = []
      if let image {
        made += [
          image.leadingAnchor.constraint(equalTo: room.leadingAnchor),
          image.centerYAnchor.constraint(equalTo: content.centerYAnchor),
        ]
      }
      if let title {
        made.append(
          image.map { title.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 16) }
            ?? title.leadingAnchor.constraint(equalTo: room.leadingAnchor))
      }
      for label in [title, detail] {
        guard let label else { continue }
        made += [
          label.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor),
          label.bottomAnchor.constraint(lessThanOrEqualTo: room.bottomAnchor),
          label.trailingAnchor.constraint(lessThanOrEqualTo: room.trailingAnchor),
        ]
      }
      guard let title, let detail else {
        return made + [title, detail].compactMap { $0?.centerYAnchor.constraint(equalTo: content.centerYAnchor) }
      }
      return made + pair(title, detail, in: cell)
    }

    private func pair(_ title: Label, _ detail: Label, in cell: TableViewCell) -> [LayoutConstraint] {
      let content = cell.contentView
      switch cell.cellStyle {
      case .default: return []
      case .value1:
        return [
          title.centerYAnchor.constraint(equalTo: content.centerYAnchor),
          detail.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
          detail.trailingAnchor.constraint(equalTo: content.layoutMarginsGuide.trailingAnchor),
          detail.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 6),
        ]
      case .value2:
        return [
          title.widthAnchor.constraint(equalToConstant: 91),
          title.centerYAnchor.constraint(equalTo: content.centerYAnchor),
          detail.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
          detail.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 6),
        ]
      case .subtitle:
        let lines = LayoutGuide()
        content.addLayoutGuide(lines)
        return [
          lines.topAnchor.constraint(equalTo: title.topAnchor),
          lines.bottomAnchor.constraint(equalTo: detail.bottomAnchor),
          lines.centerYAnchor.constraint(equalTo: content.centerYAnchor),
          detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 1),
          detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        ]
      }
    }
  }
}

extension TableViewCell.AccessoryType {
  var look: ControlStyle? {
    switch self {
    case .none: return nil
    case .disclosureIndicator: return .disclosure
    case .detailDisclosureButton: return .detailDisclosure
    case .checkmark: return .check
    case .detailButton: return .info
    }
  }

  /// What it takes from the content view's width besides the margin (recorded content views since Xcode 11).
  var width: CGFloat {
    switch self {
    case .none: return 0
    case .disclosureIndicator: return 10.5
    case .checkmark: return 27.5
    case .detailButton: return 31.5
    case .detailDisclosureButton: return 51
    }
  }
}
