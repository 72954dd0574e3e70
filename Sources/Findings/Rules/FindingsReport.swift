public import AutoLayout
public import ProofModel
import ProofScene
import Solving

/// The findings of many variants, each problem told once with the variants that have it.
public struct FindingsReport: Sendable {
  /// One problem and where it shows.
  public struct Entry: Sendable {
    /// Stable: the rule, the view and the constraint (`Finding`'s `identity`).
    public var id: String
    /// The finding as it is in the variant in which it is worst.
    public var finding: Finding
    /// The name of the screen that has the problem.
    public var scene: String
    /// The variants that have the problem, in the order in which they were added.
    public var variants: [Variant]
    /// The numbers of its discs in the pictures, of a conflict; several where pictures number it otherwise.
    public package(set) var numbers: [Int] = []
    /// The number that it has in all pictures.
    public var number: Int? { numbers.count == 1 ? numbers[0] : nil }
    /// Containers that show the scene and have the same problem in it.
    public var alsoIn: [String] = []
    /// Identities of the constraints concerned.
    public var constraints: [String] = []
    /// What resolves it, where that was tried.
    public var fix: TriedFix?
    /// How many changes were tried where none of them resolves it.
    public var unmendedBy = 0
    /// Whether it is about views of another controller's that the scene shows.
    var isInner = false
  }

  /// The problems in the order in which they first appeared.
  public private(set) var entries: [Entry] = []
  /// The number of all variants that were looked at, over all screens.
  public private(set) var variantCount = 0
  /// All variants of each scene, in the order in which they were added.
  private var variants: [String: [Variant]] = [:]
  /// Place of each entry by its scene and id.
  private var places: [Place: Int] = [:]
  /// What the files and rules themselves have to tell, besides what was found in layouts.
  public var fileDiagnostics: [Diagnostic] = []
  /// Errors of the files and rules themselves, which were told apart from the findings and count in the summary.
  public var fileErrorCount = 0
  /// Whether only what layouts themselves have is told, of some variants at least: no inspection was made.
  public package(set) var isOfLayoutsOnly = false
  /// Findings that were known before, and are left out.
  public package(set) var knownCount = 0

  /// Findings that a policy allows, and that were left out.
  private(set) var allowed: Set<Place> = []
  /// The number of findings that a policy allows, each once a screen.
  public var allowedCount: Int { allowed.count }

  struct Place: Hashable, Sendable {
    var scene: String
    var id: String
  }

  /// A report of no variants yet.
  public init() {}

  /// Adds what was found in one variant; the order of first appearance is kept.
  public mutating func add(_ findings: [Finding], scene: String, variant: Variant) {
    var layout = SolvedLayout(environment: variant.environment)
    layout.findings = findings
    add(layout, scene: scene, variant: variant, inner: [], usesObjectIDs: true)
  }

  /// The same for a variant of a workbench's screen, which may show scenes of other controllers.
  public mutating func add(_ solved: Workbench.Solved, of workbench: Workbench) {
    add([solved], of: workbench, order: solved.variants)
  }

  /// The same for all variants of a screen.
  ///
  /// - Parameter order: the variants of `solved` and their twins, in the order in which they are told.
  package mutating func add(_ solved: [Workbench.Solved], of workbench: Workbench, order: [Variant]) {
    let scene = workbench.document.name
    let inner = workbench.document.innerViews
    // By what they are solved for: a canvas may have a size's key. Most are told as they were given.
    var layouts: [ObjectIdentifier: Int] = [:]
    for (index, one) in solved.enumerated() {
      for variant in one.variants { layouts[variant.identity] = index }
      for id in one.allowed { allowed.insert(Place(scene: scene, id: id)) }
    }
    // By layout: the entries of its findings, once it was met.
    var met: [[Int]?] = solved.map { _ in nil }
    for variant in order {
      let place =
        layouts[variant.identity]
        ?? solved.firstIndex { one in
          one.variants.contains { $0.environment == variant.environment }
        }
      guard let index = place else { continue }
      if let entries = met[index] {
        add(variant, to: entries, of: scene)
      } else {
        met[index] = add(
          solved[index].layout, scene: scene, variant: variant, inner: inner, usesObjectIDs: workbench.usesObjectIDs)
      }
    }
  }

  private mutating func add(_ variant: Variant, to places: [Int], of scene: String) {
    note([variant], of: scene)
    for place in places where entries[place].variants.last?.key != variant.key {
      entries[place].variants.append(variant)
    }
  }

  /// The entries of the layout's findings.
  @discardableResult
  private mutating func add(
    _ layout: SolvedLayout, scene: String, variant: Variant, inner: Set<String>, usesObjectIDs: Bool
  ) -> [Int] {
    note([variant], of: scene)
    return zip(layout.findingIDs(usesObjectIDs: usesObjectIDs), layout.findings).map { id, finding in
      let place = Place(scene: scene, id: id)
      if let index = places[place] {
        if entries[index].variants.last?.key != variant.key { entries[index].variants.append(variant) }
        entries[index].note(finding.number.map { [$0] } ?? [])
        // Told as in the variant in which it is worst.
        if finding.severity > entries[index].finding.severity { entries[index].finding = finding }
        return index
      }
      let isInner = !inner.isEmpty && !finding.views.isEmpty && finding.views.allSatisfy(inner.contains)
      let constraints = finding.constraints.filter(layout.constraints.indices.contains).map {
        layout.constraints[$0].id
      }
      places[place] = entries.count
      entries.append(
        Entry(
          id: id, finding: finding, scene: scene, variants: [variant], numbers: finding.number.map { [$0] } ?? [],
          constraints: constraints, isInner: isInner))
      return entries.count - 1
    }
  }

  /// Scenes in the order in which they were added.
  private(set) var scenes: [String] = []

  func variants(of scene: String) -> [Variant] { variants[scene] ?? [] }
  var allVariants: [Variant] { scenes.flatMap { variants[$0] ?? [] } }

  /// Adds entries of a scene and all of its variants that were looked at.
  mutating func append(_ added: [Entry], of scene: String, variants new: [Variant]) {
    note(new, of: scene)
    for entry in added {
      let place = Place(scene: scene, id: entry.id)
      if let index = places[place] {
        let last = entries[index].variants.last?.key
        entries[index].variants +=
          entry.variants.first?.key == last ? Array(entry.variants.dropFirst()) : entry.variants
        entries[index].note(entry.numbers)
        continue
      }
      places[place] = entries.count
      entries.append(entry)
    }
  }

  /// Notes findings that a policy allows.
  mutating func allow(_ places: some Sequence<Place>) { allowed.formUnion(places) }

  private mutating func note(_ new: [Variant], of scene: String) {
    if variants[scene] == nil { scenes.append(scene) }
    variantCount += new.count
    variants[scene, default: []] += new
  }

  /// Keeps only some entries; the others count as known.
  mutating func keep(_ isKept: (Entry) -> Bool) {
    let before = entries.count
    entries.removeAll { !isKept($0) }
    knownCount += before - entries.count
    places = [:]
  }

  /// Notes what resolves an entry.
  mutating func note(_ fix: TriedFix, at position: Int) { entries[position].fix = fix }

  /// Notes that none of so many changes resolves an entry.
  mutating func noteUnmended(_ tried: Int, at position: Int) { entries[position].unmendedBy = tried }

  /// Tells what a scene and the containers that show it have alike once, in the scene itself; what is of another file's scene,
  /// in the first container of this file that has it.
  public mutating func joinContainers() {
    let inner = entries.indices.filter { entries[$0].isInner }
    guard !inner.isEmpty else { return }
    let own = entries.indices.filter { !entries[$0].isInner }
    var joined: Set<Int> = []
    for position in inner {
      let entry = entries[position]
      let first =
        own.first { Self.isShown(entries[$0], in: entry) }
        ?? inner.prefix { $0 < position }.first { other in
          !joined.contains(other) && entries[other].scene != entry.scene && Self.isShown(entries[other], in: entry)
        }
      guard let first else { continue }
      if !entries[first].alsoIn.contains(entry.scene) { entries[first].alsoIn.append(entry.scene) }
      joined.insert(position)
    }
    entries = entries.indices.filter { !joined.contains($0) }.map { entries[$0] }
  }

  /// Whether a container's problem is that of a scene, in no variant besides the scene's. What leaves the safe area leaves it
  /// by more below the bars of a container: the rule that keeps it in is the same one.
  private static func isShown(_ own: Entry, in container: Entry) -> Bool {
    func ids(_ finding: Finding) -> [String] { finding.views.map { String($0.split(separator: "/").last ?? "") } }
    let (left, right) = (own.finding, container.finding)
    guard left.kind == right.kind, left.diagnostic.id == right.diagnostic.id,
      left.diagnostic.span == right.diagnostic.span, ids(left) == ids(right)
    else { return false }
    return left.kind == .outsideSafeArea
      // A scene's own view has its controller's name in a container, and a conflict's message has nothing but names.
      || (left.diagnostic.message == right.diagnostic.message || left.kind == .conflict)
        && Set(container.variants.map(\.key)).isSubset(of: own.variants.map(\.key))
  }

  /// The number of problems of layouts that are errors; O(entries).
  public var errorCount: Int { entries.filter { $0.finding.severity == .error }.count }
  /// The number of problems of layouts that are warnings; O(entries).
  public var warningCount: Int { entries.filter { $0.finding.severity == .warning }.count }

  /// Of layouts and of files themselves.
  var allErrors: Int { errorCount + fileErrorCount }
  var allWarnings: Int { warningCount + fileDiagnostics.count { $0.severity == .warning } }

  /// Whether an error or a warning is left, of layouts or of files themselves.
  public var isFailing: Bool {
    errorCount + warningCount > 0 || fileDiagnostics.contains { $0.severity > .note }
  }

  /// The worst first: errors, then warnings, then notes; of each what shows in the most variants, else in the order of
  /// appearance.
  public var ordered: [Entry] {
    entries.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      if one.finding.severity != other.finding.severity { return one.finding.severity > other.finding.severity }
      return one.variants.count != other.variants.count
        ? one.variants.count > other.variants.count : left.offset < right.offset
    }.map(\.element)
  }

  /// The worst first, each with a note that says where it shows, and one about a fix that was tried.
  public var diagnostics: [Diagnostic] {
    var places = Whereabouts(self)
    // A conflict alone needs no number to be found.
    let numbered = Set(entries.filter { $0.numbers.contains { $0 > 1 } }.map(\.scene))
    return ordered.map { entry in
      var diagnostic = entry.finding.diagnostic
      diagnostic.hint = entry.hint
      if !entry.alsoIn.isEmpty {
        diagnostic.notes.append(.init("also where it is shown: \(entry.alsoIn.joined(separator: ", "))"))
      }
      if variantCount > 1 { diagnostic.notes.append(.init(places.text(entry))) }
      if let number = entry.number, numbered.contains(entry.scene) {
        diagnostic.notes.append(.init("number \(number) in pictures of it"))
      }
      if let sentence = entry.triedSentence { diagnostic.notes.append(.init(sentence)) }
      return diagnostic
    }
  }

  /// Errors and warnings as a sheet lists them, the worst first, with the variants that have them, or their scenes.
  package func sheetFindings(byScene: Bool = false) -> [SheetFinding] {
    var places = Whereabouts(self)
    return ordered.filter { $0.finding.severity > .note }.map {
      let whereabouts =
        byScene
        ? "in \(([$0.scene] + $0.alsoIn).joined(separator: ", "))" : variantCount > 1 ? places.text($0) : ""
      return SheetFinding(
        id: $0.id, number: $0.number, isError: $0.finding.severity == .error, message: $0.finding.diagnostic.message,
        whereabouts: whereabouts)
    }
  }
}

extension FindingsReport.Entry {
  /// Takes in the numbers of another picture.
  fileprivate mutating func note(_ others: [Int]) {
    for number in others where !numbers.contains(number) { numbers.append(number) }
  }
}

extension Diagnostic {
  /// What identifies something that a file itself has to tell, while lines move.
  package var fileIdentity: String { "\(id):\(span?.file ?? ""):\(message)" }
}

extension Document {
  /// Ids of the views of other controllers' that the screen shows; their own scenes are screens too.
  var innerViews: Set<String> {
    var ids: Set<String> = []
    func collect(_ node: ViewNode, isInner: Bool) {
      if isInner { ids.insert(node.id) }
      for child in node.children { collect(child, isInner: isInner || child.properties[.bars] != nil) }
    }
    guard format == .interfaceBuilder else { return ids }
    // A scene whose own view ends at opaque bars has another one around that, on devices and not on its canvas.
    let endsAtBars = groups.contains { $0.name == "extent" && $0.condition != .always }
    for node in endsAtBars ? root.children : [root] { collect(node, isInner: false) }
    return ids
  }
}
