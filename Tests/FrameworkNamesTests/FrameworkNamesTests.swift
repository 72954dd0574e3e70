import Foundation
import FoundationNetworking
import FrameworkNames
import KingfisherNames
import LayoutCode
import NetworkNames
import SDWebImageNames
import Testing

/// What screens name of frameworks beside UIKit and of libraries that load pictures.
@Suite struct FrameworkNamesTests {
  private static let url = URL(string: "https://example.com/cat.png")

  @Test func whatStandsInAPicturesPlaceIsShown() {
    let view = ImageView()
    let placeholder = Image(systemName: "photo")
    view.kf.indicatorType = .activity
    view.kf.setImage(with: Self.url, placeholder: placeholder, options: [.transition(.fade(0.2)), .cacheOriginalImage])
    {
      if case .success(let result) = $0 { print(result.cacheType) }
    }
    #expect(view.image === placeholder)
    view.kf.setImage(with: Self.url, options: [.keepCurrentImageWhileLoading])
    #expect(view.image === placeholder)
    view.kf.setImage(with: Self.url)
    #expect(view.image == nil)

    view.sd_setImage(with: Self.url, placeholderImage: placeholder, options: [.retryFailed, .highPriority])
    #expect(view.image === placeholder)
    view.sd_setImage(
      with: Self.url, placeholderImage: nil,
      context: [.imageTransformer: SDImageResizingTransformer(size: .zero, scaleMode: .fill)])
    #expect(view.image == nil)
    view.sd_setImage(with: Self.url, completed: nil)
  }

  @Test func buttonsTakeWhatStandsInAPicturesPlace() {
    let button = Button()
    let placeholder = Image(systemName: "photo")
    button.kf.setImage(with: Self.url, for: .normal, placeholder: placeholder)
    #expect(button.image(for: .normal) === placeholder)
    button.sd_setBackgroundImage(with: Self.url, for: .normal, placeholderImage: placeholder)
    #expect(button.backgroundImage(for: .normal) === placeholder)
  }

  private final class Screen: ViewController, WKNavigationDelegate, AVCaptureMetadataOutputObjectsDelegate,
    PHPickerViewControllerDelegate, MKMapViewDelegate
  {
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {}
  }

  @Test func delegatesNeedNoMethodThatIsOptional() {
    let screen = Screen()
    let page = WKWebView()
    page.navigationDelegate = screen
    page.loadHTMLString("<p>", baseURL: Self.url)
    #expect(page.url == Self.url && !page.isLoading && page.navigationDelegate === screen)
    let map = MKMapView()
    map.delegate = screen
    map.setRegion(
      MKCoordinateRegion(center: .init(latitude: 1, longitude: 2), latitudinalMeters: 111_000, longitudinalMeters: 0),
      animated: false)
    #expect(map.region.span.latitudeDelta == 1 && map.centerCoordinate.longitude == 2)
    map.addAnnotation(MKPointAnnotation(coordinate: map.centerCoordinate))
    map.removeAnnotations(map.annotations)
    #expect(map.annotations.isEmpty)
  }

  @Test func thereIsNoCamera() {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    let session = AVCaptureSession()
    session.addOutput(AVCaptureMetadataOutput())
    let layer = AVCaptureVideoPreviewLayer(session: session)
    layer.videoGravity = .resizeAspectFill
    #expect(layer.session === session && session.outputs.count == 1)
    #expect(!MFMailComposeViewController.canSendMail())
  }

  /// A server in memory, as apps have for their tests.
  private final class Own: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.path == "/own" }
    override class func canInit(with task: URLSessionTask) -> Bool { task.currentRequest.map(canInit(with:)) ?? false }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      let url = request.url ?? URL(fileURLWithPath: "/")
      client?.urlProtocol(
        self,
        didReceive: URLResponse(url: url, mimeType: nil, expectedContentLength: 3, textEncodingName: nil),
        cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("own".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
  }

  /// A port that nobody listens at would answer at once that there is no server.
  @Test func sessionsAskNoServer() async throws {
    let address = try #require(URL(string: "http://127.0.0.1:9/other"))
    let tasks = [AppURLSession.shared, AppURLSession(configuration: .ephemeral)].map { session in
      session.dataTask(with: address) { _, _, _ in Issue.record("a server was asked") }
    }
    for task in tasks { task.resume() }
    let configuration = URLSessionConfiguration.default
    configuration.protocolClasses = [Own.self]
    let own = try #require(URL(string: "http://127.0.0.1:9/own"))
    let data = try await AppURLSession(configuration: configuration).data(from: own).0
    #expect(String(decoding: data, as: UTF8.self) == "own")
    #expect(tasks.allSatisfy { $0.state == .running && $0.error == nil })
  }
}
