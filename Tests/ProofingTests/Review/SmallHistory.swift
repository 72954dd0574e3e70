import Foundation
import Testing

@testable import Revisions
@testable import Solving

/// A repository of two commits, before and after a change, and the review of the later one.
final class SmallHistory {
  let folder: URL
  static let studio = Studio()

  /// - Parameters: files by path; what the second commit does not name stays.
  init(_ before: [String: String], _ after: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("history-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try git(["init", "-q", "-b", "main", "."])
    for files in [before, after] {
      for (path, text) in files { try write(path, Array(text.utf8)) }
      try commit()
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ path: String, _ bytes: [UInt8]) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func commit() throws {
    try git(["add", "-A"])
    try git(["commit", "-q", "--allow-empty", "-m", "change"])
  }

  /// Takes what a commit has of a file, the first where none is named, out of the repository, as in a clone that lacks it.
  func lose(_ path: String, of commit: String = "HEAD~1") throws {
    let blob = try GitRunner(folder: folder.path).run(["rev-parse", "\(commit):\(path)"]).text.filter { $0.isHexDigit }
    let place = ".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))"
    try FileManager.default.removeItem(at: folder.appendingPathComponent(place))
  }

  /// Puts what the folder holds into the last commit.
  func amend() throws {
    try git(["add", "-A"])
    try git(["commit", "-q", "--amend", "--no-edit"])
  }

  private func git(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.invalid"] + arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null", "HOME": folder.path]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments)")
  }

  /// The review of a change of one file, which is drawn at its own size where no device is named.
  static func review(
    _ before: String, _ after: String, ending: String = "xib", devices: [String] = []
  ) throws -> RevisionReview.Outcome {
    try SmallHistory(["a.\(ending)": before], ["a.\(ending)": after]).review(devices: devices)
  }

  /// The last commit against the one before it, on one small phone where the file has no size of its own.
  func review(
    workTree: Bool = false, devices: [String] = ["iphone-8"], landscape: Bool = false, needsDigests: Bool = true
  ) throws -> RevisionReview.Outcome {
    var request = RevisionReview.Request(base: workTree ? "HEAD" : "HEAD~1")
    request.head = workTree ? nil : "HEAD"
    request.selection.devices = devices
    if !devices.isEmpty { request.selection.orientations = landscape ? ["portrait", "landscape"] : ["portrait"] }
    request.triesCauses = true
    request.needsDigests = needsDigests
    let repository = try GitRepository.open(folder.path)
    return try RevisionReview(repository: repository, studio: Self.studio, request: request).run()
  }
}

/// Interface Builder's files in few words.
enum Drawn {
  /// A rectangle in the form of the files.
  static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// A view with a frame, subviews and constraints, placed by rules.
  static func view(
    _ id: String, _ element: String = "view", _ frame: String = "", attributes: String = "", subviews: String = "",
    constraints: String = "", more: String = ""
  ) -> String {
    let inner =
      (subviews.isEmpty ? "" : "<subviews>\(subviews)</subviews>")
      + (constraints.isEmpty ? "" : "<constraints>\(constraints)</constraints>")
    return
      "<\(element) \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">\n\(frame)\(inner)\(more)</\(element)>\n"
  }

  static func rule(
    _ id: String, _ first: String, _ second: String? = nil, _ secondItem: String? = nil, item: String? = nil,
    constant: Double = 0, more: String = ""
  ) -> String {
    let left = item.map { "firstItem=\"\($0)\" " } ?? ""
    let right = second.map { "secondItem=\"\(secondItem ?? "")\" secondAttribute=\"\($0)\" " } ?? ""
    return
      "<constraint \(left)firstAttribute=\"\(first)\" \(right)constant=\"\(constant)\" \(more) id=\"\(id)\"/>\n"
  }

  /// A xib of one view of 375 × 667.
  static func xib(
    _ inner: String, tools: String = "21507", root: String = "iN0-l3-epB", attributes: String = "",
    type: String = "com.apple.InterfaceBuilder3.CocoaTouch.XIB", runtime: String = "iOS.CocoaTouch",
    device: String = "<device id=\"retina4_7\" orientation=\"portrait\" appearance=\"light\"/>",
    size: (Double, Double) = (375, 667), constraints: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="\(type)" version="3.0" toolsVersion="\(tools)" targetRuntime="\(runtime)" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
    \(device)
    <objects>
    <view contentMode="scaleToFill" id="\(root)" \(attributes)>
    \(frame(0, 0, size.0, size.1))
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    \(inner)
    </subviews>
    <viewLayoutGuide key="safeArea" id="sa1-sa-sa1"/>
    <constraints>
    \(constraints)
    </constraints>
    </view>
    </objects>
    </document>
    """
  }

  /// The files of a catalogue's picture `ground`, 20 × 20 points of one colour.
  static let ground = [
    "Assets.xcassets/ground.imageset/Contents.json": """
    {"images":[{"idiom":"universal","filename":"g.svg","scale":"1x"}],"info":{"version":1,"author":"xcode"}}
    """,
    "Assets.xcassets/ground.imageset/g.svg": """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="#C00050"/></svg>
    """,
  ]

  /// A storyboard of scenes.
  static func storyboard(_ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14113" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/><scenes>\(scenes)</scenes></document>
    """
  }

  static func scene(_ id: String, _ controller: String) -> String {
    "<scene sceneID=\"sc\(id)-aa-01\"><objects>\(controller)</objects></scene>"
  }

  /// A Mac's window with a toolbar of one item.
  ///
  /// - Parameter shown: what the toolbar shows by itself.
  static func toolbar(_ item: String, shown: String = "") -> String {
    """
    <window title="Main" id="win-aa-001"><rect key="contentRect" x="0.0" y="0.0" width="300" height="200"/>
    <view key="contentView" id="con-aa-001">\(frame(0, 0, 300, 200))</view>
    <toolbar key="toolbar" id="too-aa-001"><allowedToolbarItems>
    <toolbarItem implicitItemIdentifier="A" \(item) id="ite-aa-001"/>
    </allowedToolbarItems><defaultToolbarItems>\(shown)</defaultToolbarItems></toolbar></window>
    """
  }

  /// A xib of a Mac's objects beside an empty window.
  static func macFile(_ objects: String, tools: String = "16097") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="MacOSX.Cocoa"><objects><customObject id="-2" userLabel="File's Owner"/>\(objects)
    <window title="W" id="win-aa-001"><rect key="contentRect" x="10" y="20" width="300" height="200"/>
    <view key="contentView" id="con-aa-001">\(frame(0, 0, 300, 200))</view>
    </window></objects></document>
    """
  }

  /// A xib of one AppKit view.
  static func mac(
    _ inner: String, size: (Double, Double) = (300, 200), constraints: String = "", more: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES" \
    customObjectInstantitationMethod="direct">
    <objects>
    <customView id="Hz6-mo-xeY" userLabel="Panel">
    \(frame(0, 0, size.0, size.1))
    <subviews>
    \(inner)
    </subviews>
    <constraints>
    \(constraints)
    </constraints>
    </customView>
    \(more)
    </objects>
    </document>
    """
  }

  static func label(_ id: String, _ text: String, _ frame: String) -> String {
    view(
      id, "label", frame, attributes: "opaque=\"NO\" text=\"\(text)\" textAlignment=\"natural\"",
      more: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
  }
}
