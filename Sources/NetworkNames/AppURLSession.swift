public import Foundation
public import FoundationNetworking

/// A session that asks no server: a screen would else show what a network says on the day, or that there is none. Nothing
/// comes, neither an answer nor an error. Copies of an app's sources have it in the place of `URLSession`.
open class AppURLSession: URLSession, @unchecked Sendable {
  private static let common = AppURLSession(configuration: .default)
  open override class var shared: AppURLSession { common }

  public override init(configuration: URLSessionConfiguration) {
    super.init(configuration: Self.silent(configuration))
  }
  public override init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue: OperationQueue?
  ) {
    super.init(configuration: Self.silent(configuration), delegate: delegate, delegateQueue: delegateQueue)
  }

  private static func silent(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
    let own = configuration.copy() as? URLSessionConfiguration ?? configuration
    // An app's own protocols, as of a server in memory, still answer.
    own.protocolClasses = (own.protocolClasses ?? []).filter { !isSystem($0) } + [SilentProtocol.self]
    return own
  }

  private static func isSystem(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("FoundationNetworking.")
  }
}

/// Takes every request, and never answers.
private final class SilentProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canInit(with task: URLSessionTask) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {}
  override func stopLoading() {}
}
