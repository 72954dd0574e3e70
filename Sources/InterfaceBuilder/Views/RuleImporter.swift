import ProofModel
import XMLParsing

/// Turns `<constraint>` elements into rules, and size-class variations into overrides.
struct RuleImporter {
  let file: InterfaceBuilderFile
  let guides: [String: ItemReference]
  let views: Set<String>
  /// Those of them that their frames and masks place.
  let placed: Set<String>
  var sink: DiagnosticSink

  mutating func rules(_ constraints: [(element: XMLElement, owner: String)]) -> [Rule] {
    constraints.compactMap { entry in
      guard entry.element.name == "constraint" else { return nil }
      return rule(entry.element, owner: entry.owner)
    }
  }

  private mutating func rule(_ element: XMLElement, owner: String) -> Rule? {
    let span = file.span(element)
    guard let first = item(element["firstItem"] ?? owner, element),
      let firstAttribute = attribute(element["firstAttribute"], element)
    else { return nil }
    var second: ItemReference?
    var secondAttribute: LayoutAttribute?
    if let id = element["secondItem"] {
      guard let item = item(id, element), let attribute = attribute(element["secondAttribute"], element) else {
        return nil
      }
      second = item
      secondAttribute = attribute
    }
    let relations: [String: LayoutRelation] = [
      "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
    ]
    var constraint = AttributeConstraint(
      first: first, firstAttribute, element["relation"].flatMap { relations[$0] } ?? .equal, second: second,
      secondAttribute, multiplier: element.number("multiplier") ?? 1, constant: element.number("constant") ?? 0,
      priority: min(1000, max(0.001, element.number("priority") ?? 1000)))
    constraint.marginPercent = Self.marginPercent(element)
    let text = Self.text(constraint)
    return Rule(
      id: element["id"], text: text, span: span, form: .attributes(constraint), owner: owner,
      isPlaceholder: element.flag("placeholder") == true)
  }

  private mutating func item(_ id: String, _ element: XMLElement) -> ItemReference? {
    if let guide = guides[id] { return ItemReference(guide.target, file.span(element)) }
    if views.contains(id) { return ItemReference(.view(id), file.span(element)) }
    sink.report(
      .error(
        "dangling-reference",
        "the constraint '\(element["id"] ?? "")' names the item '\(id)', which is not in its scene",
        at: file.span(element), hint: "delete the line of the constraint, or bring the view '\(id)' back"))
    return nil
  }

  private mutating func attribute(_ name: String?, _ element: XMLElement) -> LayoutAttribute? {
    if let name, let attribute = name == "baseline" ? .lastBaseline : LayoutAttribute(rawValue: name) {
      return attribute
    }
    sink.report(
      .warning(
        "unknown-attribute", "the constraint '\(element["id"] ?? "")' has the unknown attribute '\(name ?? "")'",
        at: file.span(element)))
    return nil
  }

  /// The share of the screen that a percent constraint keeps at run time.
  private static func marginPercent(_ element: XMLElement) -> Double {
    let attributes = element.child("userDefinedRuntimeAttributes")?.children ?? []
    guard let percent = attributes.first(where: { $0["keyPath"] == "marginPercent" }) else { return 0 }
    return percent.child(key: "value")?.number("value") ?? percent.number("value") ?? 0
  }

  /// The rule as an equation.
  static func text(_ rule: AttributeConstraint) -> String {
    var text = "\(rule.first.text).\(rule.firstAttribute.rawValue) \(rule.relation.rawValue) "
    if let second = rule.second, let attribute = rule.secondAttribute {
      if rule.multiplier != 1 { text += "\(rule.multiplier.shortText) * " }
      text += "\(second.text).\(attribute.rawValue)"
      if rule.constant != 0 { text += " \(rule.constant < 0 ? "-" : "+") \(rule.constant.magnitude.shortText)" }
    } else {
      text += rule.constant.shortText
    }
    return rule.priority == 1000 ? text : text + " @\(rule.priority.shortText)"
  }

  // MARK: Variations

  /// What size classes change: constraints and subviews in and out, constants, priorities and properties. The `default`
  /// variation comes first, then those of one class, then those of two.
  func overrides(
    _ constraints: [(element: XMLElement, owner: String)], _ variations: [(element: XMLElement, view: XMLElement)]
  ) -> [Override] {
    let known = Set(constraints.compactMap { $0.element["id"] })
    let ruled = ruledViews(constraints, variations)
    var found: [(rank: Int, override: Override)] = []
    for (variation, view) in variations {
      guard let condition = Self.condition(variation["key"]) else { continue }
      var set = masks(variation, known)
      let kind = ViewElements.kinds[view.name] ?? .view
      let changed = ViewProperties(file: file, element: Self.merged(variation, into: view), kind: kind).properties
      let written = ViewProperties(file: file, element: view, kind: kind).properties
      for key in PropertyKey.allCases {
        guard let value = changed[key], value.value != written[key]?.value, let id = view["id"] else { continue }
        set.append(Assignment(.view(id, key), value.value, value.span))
      }
      set += place(variation, of: view, ruled) + release(set, constraints, file.span(variation))
      if !set.isEmpty { found.append((Self.rank(variation["key"]), Override(condition: condition, set: set))) }
    }
    for (constraint, _) in constraints {
      for variation in constraint.children where variation.name == "variation" {
        guard let id = constraint["id"], let condition = Self.condition(variation["key"]) else { continue }
        var set: [Assignment] = []
        if let constant = variation.number("constant") {
          set.append(Assignment(.ruleConstant(id), .number(.number(constant)), file.span(variation)))
        }
        if let priority = variation.number("priority") {
          set.append(Assignment(.rulePriority(id), .number(.number(priority)), file.span(variation)))
        }
        if !set.isEmpty { found.append((Self.rank(variation["key"]), Override(condition: condition, set: set))) }
      }
    }
    // Stable by rank, as the file's order decides among equals.
    return found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.override)
  }

  /// Where a view lies that its frame places in these size classes: of such as rules place it is a record alone, and that it
  /// was fixed there is left over from before they were written.
  private func place(_ variation: XMLElement, of view: XMLElement, _ ruled: Set<String>) -> [Assignment] {
    guard !file.isMac, let id = view["id"], let frame = variation.frame, frame != view.frame else { return [] }
    let isFixed = variation.flag("fixedFrame") == true && !ruled.contains(id)
    guard isFixed || view.flag("translatesAutoresizingMaskIntoConstraints") != false else { return [] }
    let span = file.span(variation)
    let own = Assignment(.view(id, .frame), .frame(frame), span)
    return isFixed ? [own, Assignment(.view(id, .translates), .boolean(true), span)] : [own]
  }

  /// Views that were fixed where they are drawn, and that rules place in these size classes: Interface Builder fixes what has none.
  private func release(
    _ set: [Assignment], _ constraints: [(element: XMLElement, owner: String)], _ span: SourceSpan?
  ) -> [Assignment] {
    let included = Set(
      set.compactMap { assignment -> String? in
        guard case .ruleActive(let id) = assignment.target, assignment.value == .boolean(true) else { return nil }
        return id
      })
    guard !included.isEmpty, !placed.isEmpty else { return [] }
    let ruled = constraints.filter { $0.element["id"].map(included.contains) ?? false }.flatMap { constraint, owner in
      [constraint["firstItem"], constraint["secondItem"]].compactMap { $0 }.filter { $0 != owner }
    }
    return placed.intersection(ruled).sorted().map { Assignment(.view($0, .translates), .boolean(false), span) }
  }

  /// The views that rules of all size classes tie to what is around them.
  func ruledViews(
    _ constraints: [(element: XMLElement, owner: String)], _ variations: [(element: XMLElement, view: XMLElement)]
  ) -> Set<String> {
    let lists = variations.flatMap { $0.element.children.filter { $0.name == "mask" } }
    let varied = Set(lists.flatMap(\.children).compactMap { $0["reference"] })
    var ruled: Set<String> = []
    for (constraint, owner) in constraints where constraint["id"].map(varied.contains) != true {
      guard let second = constraint["secondItem"] else { continue }
      let first = constraint["firstItem"] ?? owner
      for (view, other) in [(first, second), (second, first)] where other == owner || !views.contains(other) {
        ruled.insert(view)
      }
    }
    return ruled
  }

  /// What is put in and taken out; what a mask names and the file no longer has changes nothing (files: AdGuard).
  private func masks(_ variation: XMLElement, _ known: Set<String>) -> [Assignment] {
    variation.children.filter { $0.name == "mask" }.flatMap { mask in
      mask.children.compactMap { entry -> Assignment? in
        guard let id = entry["reference"] else { return nil }
        let isIn = PropertyValue.boolean(entry.name == "include")
        switch mask["key"] {
        case "constraints": return known.contains(id) ? Assignment(.ruleActive(id), isIn, file.span(entry)) : nil
        case "subviews" where views.contains(id): return Assignment(.viewInstalled(id), isIn, file.span(entry))
        default: return nil
        }
      }
    }
  }

  /// The view as it would be written with the variation's attributes and keyed children.
  private static func merged(_ variation: XMLElement, into view: XMLElement) -> XMLElement {
    var element = view
    for attribute in variation.attributes where attribute.name != "key" {
      element.attributes.removeAll { $0.name == attribute.name }
      element.attributes.append(attribute)
    }
    for child in variation.children where child.name != "mask" && child["key"] != nil {
      element.children.removeAll { $0["key"] == child["key"] && $0.name == child.name }
      element.children.append(child)
    }
    return element
  }

  /// `heightClass=regular-widthClass=compact`; `default` holds always.
  static func condition(_ key: String?) -> Condition? {
    guard let key else { return nil }
    if key == "default" { return .always }
    var parts: [Condition] = []
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=")
      guard sides.count == 2, let value = SizeClass(rawValue: String(sides[1])) else { return nil }
      // Any is no condition.
      guard value != .any else { continue }
      switch sides[0] {
      case "widthClass": parts.append(.widthClass(value))
      case "heightClass": parts.append(.heightClass(value))
      default: return nil
      }
    }
    return parts.isEmpty ? .always : parts.count == 1 ? parts[0] : .and(parts)
  }

  private static func rank(_ key: String?) -> Int {
    key == "default" ? 0 : key?.contains("-") == true ? 2 : 1
  }
}

extension Rule {
  /// A rule that the importer makes of what the file says otherwise.
  init(_ form: AttributeConstraint, at span: SourceSpan, owner: String?) {
    self.init(text: RuleImporter.text(form), span: span, form: .attributes(form), owner: owner)
    isSystems = true
  }
}
