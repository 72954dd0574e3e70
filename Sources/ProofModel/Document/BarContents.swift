/// What the bars over a screen say: drawn over it, never laid out.
public struct BarContents: Hashable, Sendable {
  /// A button of a bar.
  public enum Item: Hashable, Sendable {
    case title(String)
    /// A picture or one of the system's signs, by its name.
    case sign(String)
    /// A picture of the project's, drawn in the bar's tint.
    case picture(String)
    case flexibleSpace

    /// As a toolbar's list of titles has it: `Edit`, `[add]` for a sign, `[picture:Star]`, nothing for a flexible space.
    public init(entry text: String) {
      if text.isEmpty {
        self = .flexibleSpace
      } else if text.count > 2, text.hasPrefix("["), text.hasSuffix("]") {
        let name = String(text.dropFirst().dropLast())
        self = name.hasPrefix(Self.mark) ? .picture(String(name.dropFirst(Self.mark.count))) : .sign(name)
      } else {
        self = .title(text)
      }
    }

    private static let mark = "picture:"

    /// The item as ``init(entry:)`` reads it: `Edit`, `[add]`, `[picture:Star]`, nothing for a flexible space.
    public var entry: String {
      switch self {
      case .picture(let name): return "[\(Self.mark)\(name)]"
      case .title(let words): return words
      case .sign(let name): return "[\(name)]"
      case .flexibleSpace: return ""
      }
    }
  }

  /// The navigation bar's title.
  public var title: String?
  /// The words beside the arrow that leads back; nil where nothing lies below on the stack.
  public var back: String?
  /// The buttons on the navigation bar's leading side, the outermost first.
  public var leading: [Item]
  /// The buttons on the navigation bar's trailing side, the outermost first.
  public var trailing: [Item]
  /// Of the toolbar.
  public var tools: [Item]
  /// The titles of the tab bar's tabs, from the leading one; empty where there is no tab bar.
  public var tabs: [String]
  /// What stands above the titles of `tabs`, in their order; a flexible space where the file names no picture. Empty: nothing is
  /// known of any.
  public var tabSigns: [Item]
  /// The position in `tabs` of the one that is shown.
  public var selectedTab: Int

  /// How a screen that is no container lies to tabs, which says why a tab bar is below it or not.
  public var tabPlace = TabPlace.none

  /// Where a screen lies in a tab controller around it.
  public enum TabPlace: Hashable, Sendable {
    /// In none.
    case none
    /// A tab leads to it, or to the stack that it is the root of.
    case tab
    /// It is pushed on what a tab shows.
    case pushed
    /// It hides the bar at the bottom where it is pushed (`UIViewController.hidesBottomBarWhenPushed`).
    case hidden
  }

  /// Of the navigation bar and the toolbar.
  public var look: BarLook
  /// The colours of the tab bar; nothing draws its `title`.
  public var tabLook: BarLook
  /// Who says the texts.
  public var owners = TextOwners()

  /// The objects that string tables name the bars' texts by, and those of pictures, in the order of these; nil: no object's own.
  /// Bars that say the same are equal, whichever objects say it.
  public struct TextOwners: Hashable, Sendable {
    /// The object of ``BarContents/title``: the navigation item, else the controller.
    public var title: String?
    /// The object of ``BarContents/back``: the back button or the item below; nil for the system's own word.
    public var back: String?
    /// The objects of ``BarContents/leading``, by position; nil for words of the system's.
    public var leading: [String?] = []
    /// The objects of ``BarContents/trailing``, by position; nil for words of the system's.
    public var trailing: [String?] = []
    /// The objects of ``BarContents/tools``, by position; nil for words of the system's.
    public var tools: [String?] = []
    /// The objects of ``BarContents/tabs``, by position: the tabs' items, else their controllers.
    public var tabs: [String?] = []
    /// The buttons that have neither a title nor a picture, so that the bars show nothing of them.
    public var blank: Set<String> = []
    /// Whether the picture of the tab that is shown is one that it has while it is chosen (`UITabBarItem.selectedImage`, docs).
    public var hasChosenPicture = false

    /// The owners of texts that no object's are.
    public init() {}
    /// Always true: whoever says the texts, the bars look alike.
    public static func == (_: TextOwners, _: TextOwners) -> Bool { true }
    /// Nothing enters the hash, since all values are equal.
    public func hash(into hasher: inout Hasher) {}
  }

  /// The contents of bars without buttons, tools and tabs, in the system's colours.
  public init(title: String? = nil) {
    self.title = title
    leading = []
    trailing = []
    tools = []
    tabs = []
    tabSigns = []
    selectedTab = 0
    look = BarLook()
    tabLook = BarLook()
  }

  /// The same with each text as a function has it.
  ///
  /// - Parameter change: given a text and the object that says it.
  public func mapTexts(_ change: (_ text: String, _ owner: String?) -> String) -> BarContents {
    func items(_ items: [Item], _ owners: [String?]) -> [Item] {
      items.enumerated().map { index, item in
        guard case .title(let words) = item else { return item }
        return .title(change(words, owners.indices.contains(index) ? owners[index] : nil))
      }
    }
    var changed = self
    changed.title = title.map { change($0, owners.title) }
    changed.back = back.map { change($0, owners.back) }
    changed.leading = items(leading, owners.leading)
    changed.trailing = items(trailing, owners.trailing)
    changed.tools = items(tools, owners.tools)
    changed.tabs = tabs.enumerated().map { change($1, owners.tabs.indices.contains($0) ? owners.tabs[$0] : nil) }
    return changed
  }

  /// The same with each colour that has a token as a function has it.
  ///
  /// - Parameter color: given a token; nil where nothing says what it is.
  public func mapColors(_ color: (_ token: String) -> Color?) -> BarContents {
    func look(_ look: BarLook) -> BarLook {
      var shown = look
      for (part, token) in look.tokens { shown[part] = color(token) }
      shown.tokens = [:]
      return shown
    }
    var changed = self
    changed.look = look(self.look)
    changed.tabLook = look(tabLook)
    return changed
  }

  /// The tokens of all colours of the bars.
  public var colorTokens: Set<String> { Set(look.tokens.values).union(tabLook.tokens.values) }

  /// The buttons of the navigation bar.
  package var buttons: [Item] { leading + trailing }

  /// The buttons and tabs of all bars.
  public var items: [Item] { buttons + tools + tabSigns }
}

/// The colours that a bar has of its own; nil: the system's.
public struct BarLook: Hashable, Sendable {
  /// The colour of the bar itself.
  public var background: Color?
  /// Of buttons, and of the tab that is shown.
  public var tint: Color?
  /// The colour of the navigation bar's title.
  public var title: Color?
  /// Of buttons that have another colour than ``tint``, by what they show.
  public var items: [BarContents.Item: Color] = [:]
  /// Whether nothing shows through it, so that screens end at it; nil of no bar and where that is not known.
  public var isOpaque: Bool?
  /// By a colour's part: the token or the system's name that it is called by in the document, which says what it is in each
  /// appearance; of looks that were solved none has one.
  public var tokens: [Part: String] = [:]

  /// What of a bar has a colour.
  public enum Part: Hashable, Sendable {
    /// ``BarLook/background``, ``BarLook/tint`` and ``BarLook/title``.
    case background, tint, title
    /// One of ``BarLook/items``.
    case item(BarContents.Item)
  }

  /// The colour of a part.
  public subscript(part: Part) -> Color? {
    get {
      switch part {
      case .background: background
      case .tint: tint
      case .title: title
      case .item(let item): items[item]
      }
    }
    set {
      switch part {
      case .background: background = newValue
      case .tint: tint = newValue
      case .title: title = newValue
      case .item(let item): items[item] = newValue
      }
    }
  }

  /// The look with some colours of its own; by default the system's.
  public init(background: Color? = nil, tint: Color? = nil, title: Color? = nil) {
    self.background = background
    self.tint = tint
    self.title = title
  }
}
