import AutoLayout
import Resolving

/// A change of the input, and which edit it belongs to.
struct InputChange {
  /// What a user would call one edit: all input changes of one key become one cause.
  enum Edit: Hashable {
    /// By position in the actual layout.
    case view(Int)
    /// By position in the expected layout.
    case goneView(Int)
    /// A rule as written, by its group and place there.
    case rule(group: String, label: String)
    case group(String)
    /// Views that rules place instead of their masks, or the other way, with those rules.
    case conversion
    case value(String)
    case environment(String)
    case order

    var isOfView: Bool {
      switch self {
      case .view, .goneView: true
      default: false
      }
    }
  }

  var change: Change
  var edit: Edit
  /// Whether it was another edit's, which acts together with this one alone.
  var isJoined = false
  /// The edit that it was before it was found to act together with others.
  var origin: Edit?

  init(_ change: Change, _ edit: Edit) {
    self.change = change
    self.change.isInput = true
    self.edit = edit
  }

  /// Margins that keep inside the safe area: of many views at once by what the document says of itself.
  static let safeAreas = "the safe areas"

  static func isOfSafeAreas(_ change: Change) -> Bool {
    change.kind == .marginChanged && change.isOf(.marginsInSafeArea)
  }
}

extension LayoutComparison {
  /// Whether a change is about the view whose edit it is, and not about what lies in it.
  func isOwn(_ change: Change, of edit: InputChange.Edit) -> Bool {
    guard case .view(let position) = edit, case .view(_, let id) = change.subject else { return false }
    return actual.views[position].content.id == id
  }
}
