/// Names by which no view is told from others: of kinds, and what Interface Builder writes into new views.
enum KindNames {
  /// What Interface Builder writes into new views, which names none of them.
  static let samples: Set<String> = [
    "Label", "Title", "Subtitle", "Detail", "Text", "Button", "Text Cell", "Table View Cell",
  ]

  /// Kinds of views that show something by themselves, or scroll: of a plain view these are no more than names.
  static let shown: Set<String> = [
    "Scroll View", "Image View", "Label", "Table View", "Collection View", "Button", "Text Field", "Text View",
  ]

  /// Names of views that nobody named.
  static let all: Set<String> = [
    "View", "Box", "Custom View", "Content View", "Container View", "Stack View", "Scroll View", "Image View", "Label",
    "Visual Effect View", "Table View", "Table Cell View", "Table View Cell", "Collection View", "Clip View", "Button",
    "Text Field", "Text View", "Check Box", "Radio Button", "Pop Up Button", "Slider", "Segmented Control", "Switch",
    "Horizontal Line", "Vertical Line", "Secure Text Field", "Progress Indicator", "Activity Indicator View",
  ]
}
