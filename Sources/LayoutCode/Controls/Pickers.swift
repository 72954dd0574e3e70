public import Foundation
internal import ProofModel
internal import Resolving

/// A date to be chosen (UIKit's `UIDatePicker`).
open class DatePicker: Control {
  override var kind: ViewKind { .datePicker }
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime { didSet { treeDidChange() } }
  open var preferredDatePickerStyle = DatePickerStyle.automatic { didSet { invalidateIntrinsicContentSize() } }
  open var datePickerStyle: DatePickerStyle { preferredDatePickerStyle }
  open var locale: Locale?
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var timeZone: TimeZone?
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open var roundsToMinuteInterval = true
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// What is chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
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

  /// Which parts of a moment are chosen; the moment itself is a sample, so that the picture is the same tomorrow.
  override func fill(_ content: inout NodeContent) {
    switch datePickerMode {
    case .date: content.node.content.segments = ["1 Jan 2025"]
    case .time: content.node.content.segments = ["9:41"]
    case .dateAndTime, .countDownTimer, .yearAndMonth: break
    }
  }
}

/// Wheels to choose from (UIKit's `UIPickerView`).
open class PickerView: View {
  override var kind: ViewKind { .picker }
  open weak var dataSource: (any PickerViewDataSource)?
  open weak var delegate: (any PickerViewDelegate)?
  open var showsSelectionIndicator = true
  private var chosen: [Int: Int] = [:]
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func rowSize(forComponent component: Int) -> CGSize { CGSize(width: bounds.width, height: 32) }
  open func view(forRow row: Int, forComponent component: Int) -> View? { nil }
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { chosen[component] = row }
  open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? 0 }
}

/// Gives the wheels their rows.
public protocol PickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: PickerView) -> Int
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the rows of wheels are.
public protocol PickerViewDelegate: AnyObject {
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(_ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?)
    -> View
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}
extension PickerViewDelegate {
  /// None.
  public func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
  /// None.
  public func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// An empty one.
  public func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View { View() }
  /// The system's.
  public func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// The system's.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Nothing to do.
  public func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// A field to search with (UIKit's `UISearchBar`).
open class SearchBar: View {
  override var kind: ViewKind { .searchBar }
  open var text: String?
  open var placeholder: String?
  open var prompt: String?
  open var showsCancelButton = false
  open var showsScopeBar = false
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var searchBarStyle = Style.default
  open var barStyle = BarStyle.default
  open var barTintColor: Color?
  open var isTranslucent = true
  open var isEnabled = true
  open var backgroundImage: Image?
  open var searchTextPositionAdjustment = Offset.zero
  open var searchFieldBackgroundPositionAdjustment = Offset.zero
  open var keyboardType = KeyboardType.default
  open var returnKeyType = ReturnKeyType.search
  open var keyboardAppearance = KeyboardAppearance.default
  open var autocapitalizationType = AutocapitalizationType.none
  open var autocorrectionType = AutocorrectionType.default
  open var spellCheckingType = SpellCheckingType.default
  open var enablesReturnKeyAutomatically = true
  open weak var delegate: (any SearchBarDelegate)?
  open private(set) lazy var searchTextField = SearchTextField()
  private var ownAccessory: View?
  open override var inputAccessoryView: View? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
  open func setShowsScope(_ shows: Bool, animated: Bool) { showsScopeBar = shows }
  open func setImage(_ image: Image?, for icon: Icon, state: Control.State) {}
  open func setPositionAdjustment(_ adjustment: Offset, for icon: Icon) {}
  open func setBackgroundImage(_ image: Image?, for position: BarPosition, barMetrics: BarMetrics) {}
  open func setSearchFieldBackgroundImage(_ image: Image?, for state: Control.State) {}
  open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: Control.State)
  {}
  open override var canBecomeFirstResponder: Bool { true }

  /// How it stands out.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  /// Its icons.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  override func fill(_ content: inout NodeContent) {
    let font = content.node.content.font
    content.node.content.text = content.kinds.text(text ?? "", font: font, kind: .searchBar)
    guard let placeholder = placeholder ?? searchTextField.placeholder else { return }
    var words = content.kinds.text(placeholder, font: font, kind: .searchBar)
    words.runs[0].color = content.kinds.placeholder
    if self.placeholder == nil { searchTextField.takePlaceholder(&words, font: font, content) }
    content.node.content.placeholder = words
  }
}

/// The field in a search bar.
open class SearchTextField: TextField {
  open var tokens: [NSObject] = []
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  open var tokenBackgroundColor: Color?
}

/// Told of a search.
public protocol SearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  func searchBar(_ searchBar: SearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}
extension SearchBarDelegate {
  /// Nothing to do.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Nothing to do.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Nothing to do.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  /// Nothing to do.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Nothing to do.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Nothing to do.
  public func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  /// It may.
  public func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// Searches and shows what it finds (UIKit's `UISearchController`).
open class SearchController: ViewController {
  public let searchResultsController: ViewController?
  open private(set) lazy var searchBar = SearchBar()
  open weak var searchResultsUpdater: (any SearchResultsUpdating)?
  open weak var delegate: (any SearchControllerDelegate)?
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var automaticallyShowsSearchResultsController = true
  open var showsSearchResultsController = false
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// When its scopes are shown.
  public enum ScopeBarActivation: Int, Sendable { case automatic, manual, onTextEntry, onSearchActivation }

  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// Told of what is searched for.
public protocol SearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: SearchController)
}
/// Told of a search controller.
public protocol SearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: SearchController)
  func didPresentSearchController(_ searchController: SearchController)
  func willDismissSearchController(_ searchController: SearchController)
  func didDismissSearchController(_ searchController: SearchController)
}
extension SearchControllerDelegate {
  /// Nothing to do.
  public func willPresentSearchController(_ searchController: SearchController) {}
  /// Nothing to do.
  public func didPresentSearchController(_ searchController: SearchController) {}
  /// Nothing to do.
  public func willDismissSearchController(_ searchController: SearchController) {}
  /// Nothing to do.
  public func didDismissSearchController(_ searchController: SearchController) {}
}
