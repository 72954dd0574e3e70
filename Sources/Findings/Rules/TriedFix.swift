import ProofModel
import Resolving
import Solving
import SpecFiles

/// A change that resolves a finding, as solving the whole matrix with it showed: the finding is gone in every variant,
/// and nothing new is there.
public struct TriedFix: Sendable {
  /// The change, to be pasted where it is a rule.
  public var text: String
  /// In how many variants it was tried: all of them.
  public var variantCount: Int
  /// Nil where it was read back from what a shard or a cache wrote down.
  package var candidate: FixCandidate?

  /// Said beside a hint that is the fix.
  var sentence: String {
    let variants = variantCount == 1 ? "the screen" : "all \(variantCount) variants"
    return "tried: solving \(variants) with this hint leaves nothing of it, and nothing new"
  }

  var json: JSONValue {
    .object([("text", .string(text)), ("triedIn", .number(Double(variantCount)))])
  }
}

/// A change of a resolved screen that may resolve a finding.
package struct FixCandidate: Sendable {
  /// One change, as an edit of the source would say it.
  package enum Change: Sendable {
    case priority(RulePlace, Double)
    case constant(RulePlace, Double)
    case leaveOut(RulePlace)
    case add(AttributeConstraint, text: String)
    case hugging(view: String, Axis, Double)
    case compression(view: String, Axis, Double)
    case stopTranslating(view: String)
    case setting(view: String, ViewSetting)
  }

  /// A rule's place in the document.
  package struct RulePlace: Hashable, Sendable {
    package var group: String
    package var index: Int
  }

  var text: String
  package var changes: [Change]

  /// Whether a rule is no longer there.
  var leavesOut: Bool { changes.contains { if case .leaveOut = $0 { true } else { false } } }

  /// The screen with the change; nil where it has nothing that changes.
  func applied(to screen: ResolvedScreen) -> ResolvedScreen? {
    var screen = screen
    var isChanged = false
    for change in changes {
      switch change {
      case .priority(let place, let priority):
        for index in screen.rules.indices where Self.place(screen.rules[index]) == place {
          screen.rules[index].priority = priority
          isChanged = true
        }
      case .constant(let place, let constant):
        for index in screen.rules.indices where Self.place(screen.rules[index]) == place {
          screen.rules[index].constant = constant
          isChanged = true
        }
      case .leaveOut(let place):
        let count = screen.rules.count
        screen.rules.removeAll { Self.place($0) == place }
        isChanged = isChanged || screen.rules.count < count
      case .add(let constraint, let text):
        let views = [constraint.first, constraint.second].compactMap { $0 }.compactMap { item in
          if case .view(let id) = item.target { id } else { nil }
        }
        guard views.allSatisfy({ id in screen.nodes.contains { $0.content.id == id } }) else { continue }
        screen.rules.append(
          ActiveRule(rule: Rule(text: text, form: .attributes(constraint)), group: "fix", index: screen.rules.count))
        isChanged = true
      case .hugging(let view, let axis, let value):
        for index in screen.nodes.indices where screen.nodes[index].content.id == view {
          if axis == .horizontal {
            screen.nodes[index].hugging.horizontal = value
          } else {
            screen.nodes[index].hugging.vertical = value
          }
          isChanged = true
        }
      case .compression(let view, let axis, let value):
        for index in screen.nodes.indices where screen.nodes[index].content.id == view {
          if axis == .horizontal {
            screen.nodes[index].compression.horizontal = value
          } else {
            screen.nodes[index].compression.vertical = value
          }
          isChanged = true
        }
      case .stopTranslating(let view):
        for index in screen.nodes.indices where screen.nodes[index].content.id == view {
          screen.nodes[index].translatesMask = false
          isChanged = true
        }
      case .setting(let view, let setting):
        for index in screen.nodes.indices where screen.nodes[index].content.id == view {
          screen.nodes[index].content.set(setting)
          isChanged = true
        }
      }
    }
    return isChanged ? screen : nil
  }

  private static func place(_ rule: ActiveRule) -> RulePlace { RulePlace(group: rule.group, index: rule.index) }
}

extension ResolvedView {
  /// With a property as a file would have it; runs keep what they say themselves.
  fileprivate mutating func set(_ setting: ViewSetting) {
    switch setting {
    case .fontSize(let size):
      let own = font
      font.size = size
      for index in text?.runs.indices ?? 0..<0 where text?.runs[index].font == own {
        text?.runs[index].font.size = size
      }
      for index in placeholder?.runs.indices ?? 0..<0 where placeholder?.runs[index].font == own {
        placeholder?.runs[index].font.size = size
      }
    case .minimumScale(let share): text?.minimumScaleFactor = share
    case .color(let color): textColor = color
    case .lines(let count): text?.numberOfLines = count
    }
  }
}
