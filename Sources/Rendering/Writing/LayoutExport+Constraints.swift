import AutoLayout
import ProofModel
import Resolving

/// Constraints as anchors, and as visual format where that can say them.
extension LayoutExport {
  // MARK: Anchors

  /// One call of `activate` with a line for each.
  func anchors(_ lines: [Line], title: String?) -> String {
    guard !lines.isEmpty else { return "" }
    var code = title.map { "    // \($0)\n" } ?? ""
    code += "    NSLayoutConstraint.activate([\n"
    for line in lines {
      if let remark = line.remark {
        code += "      // \(remark.split(whereSeparator: \.isNewline).joined(separator: " "))\n"
      }
      if line.isExpressible { code += "      \(swift(line)),\n" }
    }
    return code + "    ])\n"
  }

  /// A statement for each: a constraint by its equation, made active.
  func items(_ lines: [Line]) -> String {
    var code = ""
    for line in lines {
      if let remark = line.remark {
        code += "    // \(remark.split(whereSeparator: \.isNewline).joined(separator: " "))\n"
      }
      guard line.isExpressible else { continue }
      let wrapper = line.priority == 1000 ? nil : "at(\n      \(line.priority.shortText),"
      let share = line.share.map { "percent(\n      \($0.fraction.shortText(digits: 6))," }
      let type = line.share == nil ? "NSLayoutConstraint" : "PercentLayoutConstraint"
      switch (wrapper, share) {
      case (nil, nil): code += "    \(full(line, type, indent: "    "))\n    ).isActive = true\n"
      case (let outer?, nil), (nil, let outer?):
        code += "    \(outer)\n      \(full(line, type, indent: "      ")))\n    ).isActive = true\n"
      case (let outer?, _?): code += "    \(outer)\n      \(percent(line))\n    ).isActive = true\n"
      }
    }
    return code
  }

  /// Each of the user's own constraints in UIKit's anchors, by its identity.
  var anchorsByRule: [(rule: String, code: String)] {
    zip(rules, lines).filter { $1.isExpressible }.map { (rule: $0, code: swift($1)) }
  }

  private func swift(_ line: Line) -> String {
    let constraint = line.share == nil ? plainSwift(line) : percent(line)
    return line.priority == 1000 ? constraint : "at(\(line.priority.shortText), \(constraint))"
  }

  /// A constraint of the class that follows the screen.
  private func percent(_ line: Line) -> String {
    "percent(\(line.share?.fraction.shortText(digits: 6) ?? "0"), \(full(line, "PercentLayoutConstraint")))"
  }

  private func plainSwift(_ line: Line) -> String {
    let relation =
      line.relation == .equal ? "equal" : line.relation == .lessThanOrEqual ? "lessThanOrEqual" : "greaterThanOrEqual"
    let isSize = line.first.attribute.kind == .size
    guard let second = line.second else {
      return "\(anchor(line.first)).constraint(\(relation)ToConstant: \(line.constant.shortText))"
    }
    // Anchors of places know no multiplier.
    guard isSize || line.multiplier == 1 else { return full(line) }
    var arguments = ["\(relation)To: \(anchor(second))"]
    if line.multiplier != 1 { arguments.append("multiplier: \(Self.factor(line.multiplier, ".0 / "))") }
    if line.constant != 0 { arguments.append("constant: \(line.constant.shortText)") }
    return "\(anchor(line.first)).constraint(\(arguments.joined(separator: ", ")))"
  }

  /// - Parameter indent: of the line that it begins on, where it takes three; its closing parenthesis is left to the
  ///   caller then. nil: all on one line.
  private func full(_ line: Line, _ type: String = "NSLayoutConstraint", indent: String? = nil) -> String {
    let relation =
      line.relation == .equal ? "equal" : line.relation == .lessThanOrEqual ? "lessThanOrEqual" : "greaterThanOrEqual"
    let constant = line.share.map { $0.points } ?? line.constant
    let left = "item: \(item(line.first)), attribute: .\(line.first.attribute.rawValue), relatedBy: .\(relation),"
    let right =
      "toItem: \(line.second.map(item) ?? "nil"), attribute: .\(line.second?.attribute.rawValue ?? "notAnAttribute"), "
      + "multiplier: \(Self.factor(line.multiplier, ".0 / ")), constant: \(constant.shortText)"
    guard let indent else { return "\(type)(\(left) \(right))" }
    return "\(type)(\n\(indent)  \(left)\n\(indent)  \(right)"
  }

  private func item(_ anchor: Line.Anchor) -> String {
    let owner = anchor.view == 0 ? "root" : name(anchor.view)
    guard let guide = anchor.guide else { return owner }
    switch guide {
    case .safe: return "\(owner).safeAreaLayoutGuide"
    case .margins: return "\(owner).layoutMarginsGuide"
    case .readable: return "\(owner).readableContentGuide"
    case .keyboard: return "\(owner).keyboardLayoutGuide"
    // A scroll view as the root is any view to the code.
    case .content: return anchor.view == 0 ? owner : "\(owner).contentLayoutGuide"
    case .frame: return anchor.view == 0 ? owner : "\(owner).frameLayoutGuide"
    case .topLayout, .bottomLayout: return owner
    }
  }

  private func anchor(_ anchor: Line.Anchor) -> String {
    let owner = item(anchor)
    switch anchor.attribute {
    case .leftMargin: return "\(owner).layoutMarginsGuide.leftAnchor"
    case .rightMargin: return "\(owner).layoutMarginsGuide.rightAnchor"
    case .topMargin: return "\(owner).layoutMarginsGuide.topAnchor"
    case .bottomMargin: return "\(owner).layoutMarginsGuide.bottomAnchor"
    case .leadingMargin: return "\(owner).layoutMarginsGuide.leadingAnchor"
    case .trailingMargin: return "\(owner).layoutMarginsGuide.trailingAnchor"
    case .centerXWithinMargins: return "\(owner).layoutMarginsGuide.centerXAnchor"
    case .centerYWithinMargins: return "\(owner).layoutMarginsGuide.centerYAnchor"
    default: return "\(owner).\(anchor.attribute.rawValue)Anchor"
    }
  }

  // MARK: Visual format

  /// A piece of a format: from one item to the next along an axis; nil is the superview's edge.
  private struct Link {
    var from: Int?
    var to: Int?
    var parent: Int
    var axis: Axis
    var gap: String
  }

  var visualFormat: String {
    var links: [Link] = []
    var sizes: [Int: [Axis: [String]]] = [:]
    var rest: [Line] = []
    for line in lines {
      if let link = link(line) {
        links.append(link)
      } else if let (view, axis, text) = size(line) {
        sizes[view, default: [:]][axis, default: []].append(text)
      } else {
        rest.append(line)
      }
    }
    let formats = chains(links, &sizes)
    guard !formats.isEmpty else { return anchors(rest, title: nil) }
    var code = "    let views: [String: Any] = [\n"
    for view in layout.views.indices.dropFirst() where layout.views[view].content.kind != .guide {
      code += "      \"\(name(view))\": \(name(view)),\n"
    }
    code += "    ]\n    for format in [\n"
    for format in formats { code += "      \"\(format)\",\n" }
    code += "    ] {\n      NSLayoutConstraint.activate(\n"
    code +=
      "        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))\n"
    code += "    }\n"
    return code + anchors(rest, title: rest.isEmpty ? nil : "What visual format has no words for:")
  }

  /// A distance between facing edges of siblings, or of a view and its superview.
  private func link(_ line: Line) -> Link? {
    guard line.isExpressible, line.multiplier == 1, let second = line.second, line.first.guide == nil,
      second.guide == nil, line.first.view != second.view, line.remark == nil, line.share == nil
    else { return nil }
    let near: Set<LayoutAttribute> = [.leading, .top]
    let far: Set<LayoutAttribute> = [.trailing, .bottom]
    let axis = line.first.attribute.axis
    let (one, other) = (line.first, second)
    func gap(_ constant: Double, _ relation: LayoutRelation) -> String {
      let sign = relation == .equal ? "" : relation.rawValue
      let priority = line.priority == 1000 ? "" : "@\(line.priority.shortText)"
      if sign.isEmpty, priority.isEmpty { return constant == 0 ? "" : "-\(constant.shortText)-" }
      return "-(\(sign)\(constant.shortText)\(priority))-"
    }
    // A negative distance has no words.
    if let parent = layout.views[one.view].parent, parent == other.view, one.attribute == other.attribute {
      if near.contains(one.attribute), line.constant >= 0 {
        return Link(from: nil, to: one.view, parent: parent, axis: axis, gap: gap(line.constant, line.relation))
      }
      if far.contains(one.attribute), line.constant <= 0 {
        return Link(
          from: one.view, to: nil, parent: parent, axis: axis, gap: gap(abs(line.constant), line.relation.reversed))
      }
    }
    guard let parent = layout.views[one.view].parent, layout.views[other.view].parent == parent else { return nil }
    if near.contains(one.attribute), far.contains(other.attribute), axis == other.attribute.axis, line.constant >= 0 {
      return Link(from: other.view, to: one.view, parent: parent, axis: axis, gap: gap(line.constant, line.relation))
    }
    if far.contains(one.attribute), near.contains(other.attribute), axis == other.attribute.axis, line.constant <= 0 {
      return Link(
        from: one.view, to: other.view, parent: parent, axis: axis, gap: gap(abs(line.constant), line.relation.reversed)
      )
    }
    return nil
  }

  /// `>=80@750` of a view's own width or height, or another view's name for the same size.
  private func size(_ line: Line) -> (view: Int, axis: Axis, text: String)? {
    guard line.isExpressible, line.first.guide == nil, line.first.view != 0, line.first.attribute.kind == .size,
      line.remark == nil
    else { return nil }
    var text = line.relation == .equal ? "" : line.relation.rawValue
    if let second = line.second {
      guard second.guide == nil, second.view != 0, second.view != line.first.view, line.multiplier == 1,
        line.constant == 0, second.attribute == line.first.attribute
      else { return nil }
      text = (text.isEmpty ? "==" : text) + name(second.view)
    } else {
      guard line.constant >= 0 else { return nil }
      text += line.constant.shortText
    }
    if line.priority != 1000 { text += "@\(line.priority.shortText)" }
    return (line.first.view, line.first.attribute.axis, text)
  }

  /// Links joined end to end, each once; sizes go with a view's first mention, or stand alone.
  private func chains(_ links: [Link], _ sizes: inout [Int: [Axis: [String]]]) -> [String] {
    var formats: [String] = []
    var used = Set<Int>()
    func element(_ view: Int, _ axis: Axis) -> String {
      let predicates = sizes[view]?.removeValue(forKey: axis) ?? []
      return "[\(name(view))\(predicates.isEmpty ? "" : "(\(predicates.joined(separator: ",")))")]"
    }
    for start in links.indices where !used.contains(start) {
      var chain = [start]
      used.insert(start)
      func extend() {
        while let view = links[chain[chain.count - 1]].to,
          let next = links.indices.first(where: {
            !used.contains($0) && links[$0].from == view && links[$0].axis == links[start].axis
              && links[$0].parent == links[start].parent
          })
        {
          chain.append(next)
          used.insert(next)
        }
        while let view = links[chain[0]].from,
          let before = links.indices.first(where: {
            !used.contains($0) && links[$0].to == view && links[$0].axis == links[start].axis
              && links[$0].parent == links[start].parent
          })
        {
          chain.insert(before, at: 0)
          used.insert(before)
        }
      }
      extend()
      let axis = links[start].axis
      var format = axis == .horizontal ? "H:" : "V:"
      format += links[chain[0]].from.map { element($0, axis) } ?? "|"
      for position in chain {
        format += links[position].gap
        format += links[position].to.map { element($0, axis) } ?? "|"
      }
      formats.append(format)
    }
    for view in layout.views.indices {
      for axis in [Axis.horizontal, .vertical] where sizes[view]?[axis] != nil {
        formats.append((axis == .horizontal ? "H:" : "V:") + element(view, axis))
      }
    }
    return formats
  }
}
