/// How a picture is placed in its view, in UIKit's words.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case scaleToFill = "scale-to-fill"
  case aspectFit = "aspect-fit"
  case aspectFill = "aspect-fill"
  /// The picture's own size in the middle, or as aspect fit where that is too large (AppKit's `scaleProportionallyDown`).
  case scaleDown = "scale-down"
  case center, top, bottom, left, right
  case topLeft = "top-left"
  case topRight = "top-right"
  case bottomLeft = "bottom-left"
  case bottomRight = "bottom-right"
  case redraw
}

/// The rule by which a stack fills its axis with its arranged views, in UIKit's words.
public enum StackDistribution: String, Hashable, Sendable, CaseIterable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  /// AppKit's default: groups at the start, in the middle and at the end, each view as large as it asks for.
  case gravityAreas
}

/// The group of a stack of gravity areas that an arranged view belongs to.
public enum StackGravity: String, Hashable, Sendable, CaseIterable { case start, center, end }

/// How a collection places its cells: in lines, as a flow layout does, or by a layout of the app's own, which only the
/// app knows (compositional ones are built in code).
public enum ItemLayout: String, Hashable, Sendable, CaseIterable { case flow, custom }

/// What a cell is in its collection's sections.
public enum CollectionElement: String, Hashable, Sendable, CaseIterable { case cell, header, footer }

/// The alignment of a stack's arranged views across its axis, in UIKit's words.
public enum StackAlignment: String, Hashable, Sendable, CaseIterable {
  case fill, leading, center, trailing, top, bottom, firstBaseline, lastBaseline
}

/// The looks a control can have; each kind knows its own (`rounded`, `none`, `line`, `bezel` for fields,
/// `plain` … `filled` for buttons, `medium`, `large` for spinners, `bar` for progress; a table cell's accessory:
/// `disclosure`, `detail-disclosure`, `info`, `check`; `push` … `textured` are AppKit's buttons; split views, tab views,
/// level indicators and tables have theirs).
public enum ControlStyle: String, Hashable, Sendable, CaseIterable {
  case plain, gray, tinted, filled, system, custom
  case info, contactAdd = "contact-add", detailDisclosure = "detail-disclosure", close
  case rounded, none, line, bezel
  case medium, large, bar
  case wheels, compact, inline
  case push, check, radio, help, disclosure, square, textured
  case popUp = "pop-up"
  case popUpTextured = "pop-up-textured"
  case popUpSquare = "pop-up-square"
  case smallSquare = "small-square"
  case roundRect = "round-rect"
  case recessed, round, bevel
  case pushDisclosure = "push-disclosure"
  /// Fields with a list, and fields of words.
  case combo, tokens
  /// Dividers of split views.
  case thin, thick
  case paneSplitter = "pane-splitter"
  /// Where a tab view has its tabs.
  case top, left, bottom, right
  /// Kinds of level indicators.
  case continuous, discrete, rating, relevancy
  /// Tables: lists of a sidebar, and lists whose rows can be opened.
  case sourceList = "source-list"
  case outline
  /// Tables whose sections stand apart; without one of these they are plain.
  case grouped
  case insetGrouped = "inset-grouped"
}

/// The sizes in which AppKit has its controls.
public enum ControlSize: String, Hashable, Sendable, CaseIterable { case mini, small, regular, large }

/// The parts of an autoresizing mask, by what may change: `width`, `height`, and the four margins.
public enum AutoresizingPart: String, Hashable, Sendable, CaseIterable {
  case left, width, right, top, height, bottom
}
