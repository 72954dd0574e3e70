/// A design that a screen is compared with, as `mock:` has it.
public struct DesignMock: Hashable, Sendable {
  /// The design itself, by the format of its file.
  public enum Content: Hashable, Sendable {
    /// A design file's frames, in its order: they are compared in numbers.
    case frames([DesignFrame])
    /// A picture, as the asset name of its file: it is drawn over the screen.
    case picture(String)
  }

  /// As it is written.
  public var file: String
  /// The design itself: frames that are compared in numbers, or a picture that is drawn over the screen.
  public var content: Content
  /// The frame that is meant, by name or id; nil: the one as large as the variant's window.
  public var frame: String?
  /// The variants that it is a design of; nil: those in the default locale, state, text size and appearance.
  public var condition: Condition?
  /// Of a picture: pixels per point; nil: a whole number by the width of the window.
  public var scale: Double?
  /// The part of the design that is compared, in its points; nil: all of it.
  public var crop: Rect?
  /// Where that part's upper left corner lies in the window, in points.
  public var offset = Point.zero
  /// Ids of views by the names of their layers, where these differ.
  public var map: [String: String] = [:]
  /// How far places and sizes may be off, in points.
  public var tolerance = 1.0
  /// The same for single views, by id.
  public var tolerances: [String: Double] = [:]
  /// Names of views and layers that are not compared.
  public var ignored: Set<String> = []
  /// The place in the document where the file is named; nil where no document names it.
  public var span: SourceSpan?

  /// A design whose frame is the one as large as the window, compared to a point, with no layer mapped or left out.
  public init(file: String, content: Content) {
    self.file = file
    self.content = content
  }

  /// Whether it is a design of that variant, as far as locale, state, text size and appearance go.
  public func isMeant(for environment: Environment, of document: Document) -> Bool {
    if let condition { return condition.holds(in: environment) }
    return environment.textSize == .l && environment.appearance == .light
      && environment.locale == document.baseLocale && environment.state == document.defaultState
  }
}
