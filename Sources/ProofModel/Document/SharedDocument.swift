/// One document under several holders: a reference where a copy would take a kilobyte and more in each of them.
public final class SharedDocument: Sendable {
  /// The document, which is the same for all holders and never changes.
  public let document: Document
  /// A reference to the document as it is now.
  public init(_ document: Document) { self.document = document }
}
