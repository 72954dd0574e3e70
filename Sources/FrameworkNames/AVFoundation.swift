public import Foundation
public import LayoutCode

// What plays and what is seen through a camera: it is there, and shows nothing.

/// A film or a sound.
open class AVAsset: NSObject {
  public override init() {}
  public convenience init(url: URL) { self.init() }
}
open class AVURLAsset: AVAsset {
  public let url: URL
  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}
open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
}
open class AVPlayer: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var status: Status { .unknown }
  public override init() {}
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  open func play() {}
  open func pause() {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}
/// Shows what plays; nothing does.
open class AVPlayerLayer: Layer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  public override init() { super.init() }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = Self(rawValue: "resize")
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}
/// A controller with a film (AVKit); black, as before it begins.
open class AVPlayerViewController: ViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
  }
}
open class AVAudioPlayer: NSObject {
  open var volume: Float = 1
  open var numberOfLoops = 0
  open var isPlaying: Bool { false }
  public init(contentsOf url: URL) throws {}
  @discardableResult open func prepareToPlay() -> Bool { false }
  @discardableResult open func play() -> Bool { false }
  open func pause() {}
  open func stop() {}
}
open class AVAudioSession: NSObject {
  open class func sharedInstance() -> AVAudioSession { AVAudioSession() }
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Self(rawValue: "ambient")
    public static let playback = Self(rawValue: "playback")
    public static let playAndRecord = Self(rawValue: "playAndRecord")
    public static let record = Self(rawValue: "record")
    public static let soloAmbient = Self(rawValue: "soloAmbient")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "default")
    public static let moviePlayback = Self(rawValue: "moviePlayback")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let defaultToSpeaker = Self(rawValue: 8)
  }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  open func setActive(_ isActive: Bool) throws {}
}
