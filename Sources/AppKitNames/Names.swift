@_exported public import Foundation
@_exported public import LayoutCode

// AppKit's names for what both frameworks have; the classes that differ are this module's own.

public typealias NSLayoutConstraint = LayoutConstraint
public typealias NSLayoutAnchor = LayoutAnchor
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
public typealias NSLayoutDimension = LayoutDimension
public typealias NSLayoutGuide = LayoutGuide
public typealias NSFont = Font
public typealias NSFontDescriptor = LayoutCode.FontDescriptor
public typealias NSImage = Image
public typealias NSColor = Color
public typealias NSTextAlignment = TextAlignment
public typealias NSLineBreakMode = LineBreakMode
public typealias NSParagraphStyle = ParagraphStyle
public typealias NSMutableParagraphStyle = MutableParagraphStyle
public typealias NSUserInterfaceLayoutDirection = View.LayoutDirection
public typealias CALayer = Layer

extension LayoutConstraint {
  public typealias Orientation = Axis
  public typealias Priority = LayoutPriority
}

extension LayoutPriority {
  public static let dragThatCanResizeWindow = LayoutPriority(510)
  /// At which a window keeps its size.
  public static let windowSizeStayPut = LayoutPriority(500)
  public static let dragThatCannotResizeWindow = LayoutPriority(490)
  public static let fittingSizeCompression = LayoutPriority(50)
}

extension Image {
  public typealias Name = String

  /// An empty picture of that size.
  public convenience init(size: NSSize) { self.init(asset: "", size: size) }

  /// A symbol; nil never.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    self.init(systemName: name)
  }
}

extension Color {
  /// AppKit's names of the system's colours.
  public static var labelColor: Color { .label }
  public static var secondaryLabelColor: Color { .secondaryLabel }
  public static var tertiaryLabelColor: Color { .tertiaryLabel }
  public static var textColor: Color { .label }
  public static var controlTextColor: Color { .label }
  public static var separatorColor: Color { .separator }
  public static var controlAccentColor: Color { .systemBlue }
}
