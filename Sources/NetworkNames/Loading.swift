public import CombineNames
public import Foundation
// What names what Foundation loads with lies in a module of its own: that links libcurl, which no screen needs that names
// none of it.
@_exported public import FoundationNetworking

extension URLSession {
  /// Nothing is loaded: neither a value nor an end comes.
  public typealias DataTaskPublisher = Empty<(data: Data, response: URLResponse), URLError>

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { Empty(completeImmediately: false) }
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { Empty(completeImmediately: false) }
}
