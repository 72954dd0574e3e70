import ProofModel

/// Tells the kind of mistake from the smallest set, most telling first, and what mends it.
struct ConflictDiagnosis {
  let conflict: LoggedConflict
  let names: LogNames
  let set: ConflictSet?
  private(set) var kind = ConflictKind.edges
  private(set) var cause = ""
  private(set) var fixes: [ConflictExplanation.Fix] = []

  init(_ conflict: LoggedConflict) {
    self.conflict = conflict
    names = LogNames(conflict.constraints)
    set = ConflictSet.find(in: conflict)
  }

  private var members: [Int] { self.set?.members ?? Array(conflict.constraints.indices) }
  private func listed(_ index: Int) -> LoggedConstraint { conflict.constraints[index] }
  private func name(_ item: LoggedConstraint.Item) -> String { "'\(names.name(item))'" }
  private func equation(_ index: Int) -> String { names.equation(listed(index)) }
  private var short: String { self.set.map { $0.shortfall.shortText } ?? "some" }

  mutating func find() {
    if conflict.constraints.isEmpty {
      kind = .redacted
      cause = "the log shows the constraints as <private>"
      fixes = [
        .init(
          text: "run the app from Xcode, or install a profile that shows private data, and paste the console again",
          index: nil)
      ]
      return
    }
    guard set != nil else {
      if !conflict.isCut, let tight = ConflictSet.tight(in: conflict) { return tellTight(tight) }
      kind = .incomplete
      cause =
        conflict.isCut
        ? "the log ends before the list does; what is there can all hold"
        : "the listed constraints can all hold: others that are not in the list take part"
      fixes = [.init(text: "paste the whole list, from its '(' to its ')'", index: nil)]
      return
    }
    _ =
      findPrivate() || findTemporary() || findMask() || findUnsized() || findEncapsulated() || findImpossible()
      || findStack() || findDoublePin() || findRatio() || findSystem() || findSizes()
    if fixes.isEmpty { addRelaxing() }
  }

  /// What the log lists fits to the last digit.
  private mutating func tellTight(_ tight: ConflictSet) {
    kind = .tight
    cause = "the listed constraints just fit, with nothing to spare: rounding to pixels breaks them"
    let authored = tight.members.filter { listed($0).source == .author }
    let first = authored.first { $0 == conflict.broken } ?? authored.last
    guard let first else {
      fixes = [.init(text: "nothing of yours is in the set: it does no harm", index: nil)]
      return
    }
    if tight.members.count == 2, equation(tight.members[0]) == equation(tight.members[1]) {
      fixes = [.init(text: "remove '\(equation(first))': another one says the same", index: first)]
      return
    }
    fixes = [
      .init(
        text:
          "'\(equation(first))' @999: it takes up what rounding adds (priority = UILayoutPriority(999); Priority 999 "
          + "in Interface Builder)", index: first)
    ]
  }

  // MARK: Causes

  /// All of it between the frameworks' own views: bars and keyboards.
  private mutating func findPrivate() -> Bool {
    let classes = members.flatMap { listed($0).classNames }
    guard !classes.isEmpty, classes.allSatisfy(LoggedConstraint.isPrivate) else { return false }
    tellSystem()
    return true
  }

  private mutating func findTemporary() -> Bool {
    let given = members.first { index in
      let source = listed(index).source
      return source == .temporary || source == .encapsulated && size(index) == 0
    }
    guard let given, let size = size(given) else { return false }
    kind = .temporary
    let view = name(listed(given).relations[0].first.item)
    cause =
      size == 0
      ? "\(view) has a size of 0 before its first layout, and the rules inside need \(short) more"
      : "\(view) is measured at \(size.shortText), and the rules inside need \(short) more"
    let reason = "it gives way until the real size is there"
    let other = members.first { $0 != given && self.size($0) != nil && listed($0).source == .encapsulated }
    if let other, candidates.isEmpty {
      // Only one of two sizes is what the system measures at: the other one is a library's.
      fixes = [.init(text: "'\(equation(other))' @999: \(reason)", index: other)]
      return true
    }
    addRelaxing(because: reason)
    return true
  }

  /// A mask is a mistake where its view has rules of the author's own as well; else it is how large a container is.
  private mutating func findMask() -> Bool {
    let masks = members.filter { listed($0).source == .mask }
    guard !masks.isEmpty else { return false }
    for mask in masks {
      let item = masked(mask)
      // A scroll view lays out its clip view by itself.
      guard item.className?.contains("ClipView") != true else { continue }
      let others = members.filter { listed($0).source == .author && isAbout(item, $0) }
      guard !others.isEmpty else { continue }
      kind = .autoresizing
      cause =
        "the autoresizing mask of \(name(item)) still acts as constraints beside the rules that were written for it"
      fixes.append(
        .init(text: "\(codeName(item)).translatesAutoresizingMaskIntoConstraints = false", index: mask))
      fixes.append(
        .init(
          text: "in Interface Builder: select \(name(item)) and give it constraints, or set Layout to Automatic in "
            + "the size inspector, so that its mask is not translated", index: mask))
      return true
    }
    return false
  }

  /// A view without rules of its own that has no size yet, whose subviews have margins already.
  private mutating func findUnsized() -> Bool {
    let empty = members.first { listed($0).source == .mask && size($0) == 0 }
    guard let empty, members.contains(where: { listed($0).source == .author }) else { return false }
    kind = .temporary
    let view = name(listed(empty).relations[0].first.item)
    cause = "\(view) has a size of 0 before its first layout, and the rules inside need \(short) more"
    addRelaxing(because: "it gives way until the real size is there")
    fixes.append(
      .init(
        text: "or give \(view) its frame, or translatesAutoresizingMaskIntoConstraints = false and rules of its own, "
          + "before it gets subviews", index: empty))
    return true
  }

  /// The view whose mask a constraint says: of an edge's two items the one that lies in the other.
  private func masked(_ index: Int) -> LoggedConstraint.Item {
    let items = listed(index).relations.flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } }
    return items.first { listed(index).superviews[$0.key] != nil } ?? items[0]
  }

  /// Whether a rule places or sizes the item itself: as what it places against its superview or a sibling, not as the
  /// container that others are placed in.
  private func isAbout(_ item: LoggedConstraint.Item, _ index: Int) -> Bool {
    listed(index).relations.contains { relation in
      let (first, second) = (relation.first.item.key, relation.second?.item.key)
      guard first == item.key || second == item.key else { return false }
      guard let second else { return true }
      let other = first == item.key ? second : first
      // Against what lies inside of it the item is the container.
      return !holds(item.key, other)
    }
  }

  private func holds(_ container: String, _ item: String) -> Bool {
    if conflict.constraints.contains(where: { $0.superviews[item]?.key == container }) { return true }
    // A mask is relative to the superview.
    func hasMask(of view: String, in superview: String) -> Bool {
      conflict.constraints.contains { constraint in
        constraint.source == .mask
          && constraint.relations.contains { $0.first.item.key == view && $0.second?.item.key == superview }
      }
    }
    if hasMask(of: item, in: container) { return true }
    if hasMask(of: container, in: item) { return false }
    // Both edges of one axis tied to the same edges of the other, with a size given to the outer one only.
    let isGiven = conflict.constraints.contains { constraint in
      constraint.source == .mask && constraint.relations[0].first.item.key == container
        && constraint.relations[0].first.attribute.isSize
    }
    let itemIsPlaced = conflict.constraints.contains { constraint in
      constraint.relations.contains {
        $0.first.attribute == $0.second?.attribute && !$0.first.attribute.isSize
          && [$0.first.item.key, $0.second?.item.key].contains(item)
          && [$0.first.item.key, $0.second?.item.key].contains(container)
      }
    }
    let hasSuperview = conflict.constraints.contains { $0.superviews[container]?.key == item }
    return isGiven && itemIsPlaced && !hasSuperview
  }

  private mutating func findEncapsulated() -> Bool {
    guard let given = members.first(where: { listed($0).source == .encapsulated }) else { return false }
    kind = .encapsulated
    let item = listed(given).relations[0].first.item
    let isHeight = listed(given).relations[0].first.attribute.axis == .vertical
    let size = size(given)?.shortText ?? "as large as it is"
    let owner = Self.owner(of: names.name(item))
    cause =
      "\(owner) makes \(name(item)) \(size) \(isHeight ? "high" : "wide"), and the rules inside do not fit by \(short)"
    addRelaxing(because: "it gives way while \(owner) has another size")
    if isHeight, owner == "the table" {
      fixes.append(
        .init(
          text: "let cells size themselves: tableView.rowHeight = UITableView.automaticDimension, with an "
            + "estimatedRowHeight; in Interface Builder: Row Height Automatic", index: nil))
    }
    return true
  }

  private static func owner(of name: String) -> String {
    if name.hasPrefix("UIInputView") { return "the keyboard" }
    if name.contains("TableView") || name.contains("Cell") && !name.contains("Collection") { return "the table" }
    if name.contains("Collection") { return "the collection" }
    return "the window or controller"
  }

  private mutating func findImpossible() -> Bool {
    guard members.count == 1, let only = members.first else { return false }
    kind = .impossible
    cause = "'\(equation(only))' cannot hold by itself: a size is never below 0"
    fixes = [.init(text: "mend the constant of '\(equation(only))'", index: only)]
    if listed(only).relations[0].first.item.className == "UIView", listed(only).relations[0].first.attribute == .width,
      size(only) == -16
    {
      fixes.append(
        .init(
          text: "if an action sheet was shown: UIKit's own has this constraint from iOS 12.2 on, and it does no harm",
          index: nil))
    }
    return true
  }

  private mutating func findStack() -> Bool {
    guard let own = members.first(where: { listed($0).source == .stack }) else { return false }
    kind = .stack
    if let hiding = members.first(where: { listed($0).identifier?.contains("hiding") == true }) {
      let view = name(listed(hiding).relations[0].first.item)
      cause = "\(view) is hidden in its stack, which makes it 0 long, while other rules keep its size"
      addRelaxing(because: "it gives way while the view is hidden")
      if candidates.isEmpty {
        fixes = [
          .init(
            text: "\(view) is a stack itself: set its spacing to 0 while it is hidden, or hide the views in it instead",
            index: hiding),
          .init(
            text: "or put \(view) into a plain view whose bottom (or trailing) edge it meets @999, and hide that one",
            index: hiding),
        ]
      }
      return true
    }
    let words = Set(members.compactMap { listed($0).source == .stack ? listed($0).identifier : nil }).sorted()
    let items = listed(own).relations.flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } }
    let stack = items.first { ($0.className ?? "").contains("StackView") } ?? items[0]
    cause =
      "the stack around \(name(stack)) has rules of its own (\(words.joined(separator: ", "))) that leave no room for others, short by \(short)"
    addRelaxing(because: "the stack decides then")
    return true
  }

  /// Two members that set the same attributes to different numbers.
  private mutating func findDoublePin() -> Bool {
    guard members.count == 2, let (left, right) = pair(members[0], members[1]) else { return false }
    kind = .doublePin
    cause = "'\(left)' and '\(right)' set the same twice"
    let kept = members.first { $0 != conflict.broken } ?? members[0]
    let dropped = members.first { $0 != kept } ?? members[1]
    fixes = [
      .init(
        text: "remove '\(equation(dropped))', or set its isActive = false before the other is activated", index: dropped
      ),
      .init(
        text: "if both are wanted, '\(equation(dropped))' @999 (Priority 999 in Interface Builder)", index: dropped),
    ]
    return true
  }

  private func pair(_ first: Int, _ second: Int) -> (String, String)? {
    let (left, right) = (listed(first).relations, listed(second).relations)
    guard left.count == 1, right.count == 1 else { return nil }
    func ends(_ relation: LoggedRelation) -> Swift.Set<String> {
      Swift.Set(
        [relation.first, relation.second].compactMap { $0 }.map { "\($0.item.key).\(Self.side($0.attribute))" })
    }
    guard ends(left[0]) == ends(right[0]), left[0].first.attribute.axis == right[0].first.attribute.axis else {
      return nil
    }
    return (equation(first), equation(second))
  }

  /// Leading is left here, since a log's frames are.
  private static func side(_ attribute: LoggedConstraint.Attribute) -> String {
    switch attribute {
    case .leading, .minX: return "left"
    case .trailing, .maxX: return "right"
    case .minY: return "top"
    case .maxY: return "bottom"
    default: return attribute.rawValue
    }
  }

  private mutating func findRatio() -> Bool {
    let ratio = members.first { index in
      listed(index).relations.contains {
        $0.first.attribute.isSize && $0.second?.attribute.isSize == true && $0.first.attribute != $0.second?.attribute
      }
    }
    guard let ratio else { return false }
    kind = .ratio
    cause = "the ratio '\(equation(ratio))' does not go with the sizes that other rules give, short by \(short)"
    if listed(ratio).source == .author {
      fixes.append(
        .init(
          text: "'\(equation(ratio))' @999: the sizes decide then (Priority 999 in Interface Builder)", index: ratio))
    }
    addRelaxing(besides: ratio, because: "the ratio decides then")
    return true
  }

  private mutating func findSystem() -> Bool {
    guard !members.contains(where: { listed($0).source == .author }) else { return false }
    tellSystem()
    return true
  }

  private mutating func tellSystem() {
    kind = .system
    cause =
      members.allSatisfy { listed($0).source == .mask }
      ? "frames and masks of the views contradict each other, short by \(short)"
      : "only the system's own constraints take part, short by \(short)"
    let given = members.first { size($0) != nil }
    let remedy =
      members.allSatisfy { listed($0).source == .mask } && given != nil
      ? "give \(given.map { name(listed($0).relations[0].first.item) } ?? "it") its size before it gets subviews"
      : "give the bar or keyboard its size once it is in a window, or leave it"
    fixes = [.init(text: "nothing of yours is in the set: \(remedy)", index: nil)]
  }

  private mutating func findSizes() -> Bool {
    let fixed = members.filter { index in
      listed(index).source == .author
        && listed(index).relations.contains {
          $0.second == nil && $0.first.attribute.isSize && $0.relation != .lessThanOrEqual
        }
    }
    // What is too large, and where nothing is, what leaves too little room.
    let crowding = fixed.filter { self.set?.crowding.contains($0) == true }
    guard let largest = (crowding.isEmpty ? fixed : crowding).max(by: { (size($0) ?? 0) < (size($1) ?? 0) }) else {
      kind = .edges
      cause = "edges and gaps leave less room than there is between them, short by \(short)"
      return true
    }
    kind = .sizes
    cause =
      crowding.isEmpty
      ? "'\(equation(largest))' leaves less room than edges and gaps take, short by \(short)"
      : "'\(equation(largest))' does not fit between the edges that other rules give, short by \(short)"
    return true
  }

  // MARK: Fixes

  private func size(_ index: Int) -> Double? {
    listed(index).relations.first { $0.second == nil && $0.first.attribute.isSize }?.constant
  }

  /// The author's constraints that can give way, the likeliest first: the one that was broken, fixed sizes by size, far
  /// edges, the latest.
  private var candidates: [Int] {
    func rank(_ index: Int) -> (Int, Double) {
      if index == conflict.broken { return (0, 0) }
      if let size = size(index) { return (1, -size) }
      let far: Swift.Set<LoggedConstraint.Attribute> = [.trailing, .right, .bottom]
      return (listed(index).relations.contains { far.contains($0.first.attribute) } ? 2 : 3, -Double(index))
    }
    return members.filter { listed($0).source == .author }.sorted { rank($0) < rank($1) }
  }

  private mutating func addRelaxing(besides other: Int? = nil, because reason: String? = nil) {
    let reason = reason.map { ": \($0)" } ?? ""
    for index in candidates.filter({ $0 != other }).prefix(2) {
      fixes.append(
        .init(
          text: "'\(equation(index))' @999\(reason) (priority = UILayoutPriority(999); Priority 999 in Interface "
            + "Builder)", index: index))
    }
    guard fixes.isEmpty, let first = members.first else { return }
    fixes.append(.init(text: "change what '\(equation(first))' comes from", index: first))
  }

  private func codeName(_ item: LoggedConstraint.Item) -> String {
    if let name = item.name, item.className == nil || !name.contains(" "),
      name.allSatisfy({ $0.isLetter || $0.isNumber }),
      !name.isEmpty
    {
      return name
    }
    let type = item.className.map(LogNames.plain) ?? "view"
    let bare = type.drop { $0 == "_" }
    let stem = ["UI", "NS"].contains(String(bare.prefix(2))) ? bare.dropFirst(2) : bare
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }
}
