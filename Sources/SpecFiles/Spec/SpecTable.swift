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
  var keys: [SpecKey] { facts.keys }
  /// Keys without which the map means nothing.
  var required: [String] { facts.required }
  /// What the map is, for messages: `unknown key 'x' in a view`.
  var title: String { facts.title }
  /// Keys of which exactly one is there.
  var alternatives: [String] { self == .expectation ? ["on", "for-all"] : [] }

  /// What is said of one kind of map.
  private struct Facts {
    let title: String
    let keys: [SpecKey]
    let required: [String]

    init(_ title: String, _ keys: [SpecKey], required: [String] = []) {
      (self.title, self.keys, self.required) = (title, keys, required)
    }
  }

  private var facts: Facts {
    switch self {
    case .document: return Facts("a spec", Self.documentKeys, required: ["proofsheet"])
    case .shared: return Facts("a shared file", Self.sharedKeys)
    case .canvasLayout: return Facts("a layout event", Self.layoutKeys, required: ["set"])
    case .matrix: return Facts("the matrix", Self.matrixKeys)
    case .namedSize: return Facts("a size", Self.namedSizeKeys, required: ["size"])
    case .view: return Facts("a view", Self.viewKeys)
    case .component: return Facts("a component", Self.componentKeys)
    case .group: return Facts("a group of rules", Self.groupKeys)
    case .rule: return Facts("a rule", Self.ruleKeys, required: ["rule"])
    case .state: return Facts("a state", Self.stateKeys)
    case .override: return Facts("an override", Self.overrideKeys, required: ["when"])
    case .expectation: return Facts("an expectation", Self.expectationKeys)
    case .allSizes: return Facts("a range of sizes", Self.allSizesKeys)
    case .given: return Facts("a given size", Self.givenKeys)
    case .font: return Facts("a font", Self.fontKeys)
    case .border: return Facts("a border", Self.borderKeys)
    case .proportional: return Facts("proportional", Self.proportionalKeys, required: ["reference"])
    case .run: return Facts("a run of text", Self.runKeys)
    case .edges: return Facts("insets", Self.edgeKeys)
    case .axes: return Facts("priorities by axis", Self.axisKeys)
    case .colorPair: return Facts("a colour by appearance", Self.colorPairKeys)
    case .gridColumn: return Facts("a column", Self.gridColumnKeys)
    case .gridRow: return Facts("a row", Self.gridRowKeys)
    case .gridCell: return Facts("a cell", Self.gridCellKeys)
    case .exception: return Facts("an exception", Self.exceptionKeys, required: ["rule", "reason"])
    case .mock: return Facts("a design", Self.mockKeys, required: ["file"])
    case .project: return Facts("a project file", Self.projectKeys)
    }
  }
}
