internal import Foundation
public import FoundationNetworking
public import LayoutCode

extension URLRequest: PlainValued {
  public static var plain: Any { URLRequest(url: URL(fileURLWithPath: "/")) }
}
