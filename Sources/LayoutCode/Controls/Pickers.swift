public import Foundation
internal import AutoLayout
internal import ProofModel

/// A date to be chosen (UIKit's `UIDatePicker`).
open class DatePicker: Control {
  override var kind: ViewKind { .datePicker }
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = DatePickerStyle.automatic { didSet { invalidateIntrinsicContentSize() } }

  /// What is chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  /// Wheels, a field, or a calendar.
  public enum DatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

  override var controlStyle: ControlStyle? {
    switch preferredDatePickerStyle {
    case .automatic: return nil
    case .wheels: return .wheels
    case .compact: return .compact
    case .inline: return .inline
    }
  }
}

/// Wheels to choose from (UIKit's `UIPickerView`).
open class PickerView: View {
  override var kind: ViewKind { .picker }
}

/// A field to search with (UIKit's `UISearchBar`).
open class SearchBar: View {
  override var kind: ViewKind { .searchBar }
  open var text: String?
  open var placeholder: String?
  open var showsCancelButton = false

  override func fill(_ content: inout NodeContent) {
    let font = content.node.content.font
    content.node.content.text = content.kinds.text(text ?? "", font: font, kind: .searchBar)
    guard let placeholder else { return }
    var words = content.kinds.text(placeholder, font: font, kind: .searchBar)
    words.runs[0].color = content.kinds.placeholder
    content.node.content.placeholder = words
  }
}
