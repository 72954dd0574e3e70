/// What a value of the spec may be; reading, the JSON Schema and the documentation go by it.
indirect enum SpecShape: Hashable, Sendable {
  case text
  /// A number, or a text with an expression of numbers and tokens.
  case expression
  /// A plain number.
  case number
  case boolean
  case keyword([String])
  case color
  case font
  /// A number above 0 and at most 1000, or a priority's name.
  case priority
  /// `[width, height]`.
  case size
  case optionalSize
  case rect
  case insets
  case axisPriorities
  /// One rule as text, or a map form of it.
  case rule
  case condition
  case list(of: SpecShape)
  /// A map with free keys.
  case map(of: SpecShape)
  case object(SpecTable)
  case oneOf([SpecShape])
  /// Anything at all: a component's parameter.
  case any
}

/// One key of a map in the spec.
struct SpecKey: Hashable, Sendable {
  var name: String
  var shape: SpecShape
  /// One phrase for the documentation and for editors.
  var about: String

  init(_ name: String, _ shape: SpecShape, _ about: String) {
    self.name = name
    self.shape = shape
    self.about = about
  }
}

/// The keys that one kind of map in the spec may have; named, because tables may hold themselves.
enum SpecTable: String, Hashable, Sendable, CaseIterable {
  case document, shared, canvasLayout, matrix, namedSize, view, component, group, rule, state, override
  case expectation, allSizes, given, font, border, proportional, run, edges, axes, colorPair
  case gridColumn, gridRow, gridCell, exception, mock
  /// Of `proofsheet.yaml`, not of a spec.
  case project

  /// The maps of a spec, without the spec itself.
  static let partsOfSpec = allCases.filter { $0 != .document && $0 != .project }
}

extension SpecTable {
  /// In the order of the documentation.
  var keys: [SpecKey] {
    switch self {
    case .document: return Self.documentKeys
    case .shared: return Self.sharedKeys
    case .canvasLayout: return Self.layoutKeys
    case .matrix: return Self.matrixKeys
    case .namedSize: return Self.namedSizeKeys
    case .view: return Self.viewKeys
    case .component: return Self.componentKeys
    case .group: return Self.groupKeys
    case .rule: return Self.ruleKeys
    case .state: return Self.stateKeys
    case .override: return Self.overrideKeys
    case .expectation: return Self.expectationKeys
    case .allSizes: return Self.allSizesKeys
    case .given: return Self.givenKeys
    case .font: return Self.fontKeys
    case .border: return Self.borderKeys
    case .proportional: return Self.proportionalKeys
    case .run: return Self.runKeys
    case .edges: return Self.edgeKeys
    case .axes: return Self.axisKeys
    case .colorPair: return Self.colorPairKeys
    case .gridColumn: return Self.gridColumnKeys
    case .gridRow: return Self.gridRowKeys
    case .gridCell: return Self.gridCellKeys
    case .exception: return Self.exceptionKeys
    case .mock: return Self.mockKeys
    case .project: return Self.projectKeys
    }
  }

  /// Keys without which the map means nothing.
  var required: [String] {
    switch self {
    case .document: return ["proofsheet"]
    case .namedSize: return ["size"]
    case .rule: return ["rule"]
    case .override: return ["when"]
    case .proportional: return ["reference"]
    case .canvasLayout: return ["set"]
    case .exception: return ["rule", "reason"]
    case .mock: return ["file"]
    default: return []
    }
  }

  /// Keys of which exactly one is there.
  var alternatives: [String] { self == .expectation ? ["on", "for-all"] : [] }

  /// What the map is, for messages: `unknown key 'x' in a view`.
  var title: String {
    switch self {
    case .document: return "a spec"
    case .shared: return "a shared file"
    case .canvasLayout: return "a layout event"
    case .matrix: return "the matrix"
    case .namedSize: return "a size"
    case .view: return "a view"
    case .component: return "a component"
    case .group: return "a group of rules"
    case .rule: return "a rule"
    case .state: return "a state"
    case .override: return "an override"
    case .expectation: return "an expectation"
    case .allSizes: return "a range of sizes"
    case .given: return "a given size"
    case .font: return "a font"
    case .border: return "a border"
    case .proportional: return "proportional"
    case .run: return "a run of text"
    case .edges: return "insets"
    case .axes: return "priorities by axis"
    case .colorPair: return "a colour by appearance"
    case .gridColumn: return "a column"
    case .gridRow: return "a row"
    case .gridCell: return "a cell"
    case .exception: return "an exception"
    case .mock: return "a design"
    case .project: return "a project file"
    }
  }
}
