internal import Foundation
public import FoundationNetworking
public import LayoutCode

extension URLRequest: AppPlainValue {
  public static var appPlainValue: Any { URLRequest(url: URL(fileURLWithPath: "/")) }
}
