/// One document under several holders: a reference where a copy would take a kilobyte and more in each of them.
public final class SharedDocument: Sendable {
  public let document: Document
  public init(_ document: Document) { self.document = document }
}
