/// Compact or regular, along one axis.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  case compact, regular
  /// The `any` of Xcode 6 and 7's square canvas; matches neither of the two.
  case any
}

/// How a device is held; `landscape` is landscape-left.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
  case landscapeRight = "landscape-right"
  case upsideDown = "upside-down"

  /// Whether the device lies on its side, whichever.
  public var isLandscape: Bool { self == .landscape || self == .landscapeRight }
}

/// The direction in which a locale is written, which decides where `leading` is.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// The twelve content size categories of Dynamic Type, smallest first.
public enum TextSize: String, Hashable, Sendable, CaseIterable, Comparable {
  case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5

  /// The order of size, from `xs` to `ax5`.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether it is one of the five larger sizes that accessibility settings add, `ax1` to `ax5`.
  public var isAccessibility: Bool { self >= .ax1 }
}

/// The set of colours that the system has, which the user chooses.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

/// The family of systems that a screen is made for; it decides units, metrics and traits.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  case ios, mac, android, web
}

/// The system whose metric rules apply, `ios-18`, `macos-14`; it is part of every digest.
public struct Era: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The systems that have eras of their own.
  public enum System: String, Hashable, Sendable { case ios, macos }

  /// The system that the era is one of.
  public var system: System
  /// The number of the major version, 18 of `ios-18`; 10 of all systems from OS X 10.0 to macOS 10.15.
  public var major: Int
  /// 15 for macOS 10.15, which has metrics of its own, and 0 for all others.
  public var minor: Int

  /// An era from its parts, whether its metrics are known or not; ``init(_:)`` refuses unknown ones.
  public init(_ system: System, _ major: Int, minor: Int = 0) {
    self.system = system
    self.major = major
    self.minor = minor
  }

  /// macOS 10.15: lines of 16 points as from 11 on, in the controls of the systems before (files).
  public static let catalina = Era(.macos, 10, minor: 15)

  /// The systems whose metrics are known; between 18 and 26, and 15 and 26, Apple left numbers out.
  public static let known: [System: [Int]] = [.ios: Array(7...18) + [26], .macos: Array(10...15) + [26]]

  /// All that are known, iOS before macOS, each from the oldest on.
  public static var all: [Era] {
    ([System.ios, .macos].flatMap { system in (known[system] ?? []).map { Era(system, $0) } } + [catalina]).sorted()
  }

  /// Reads `ios-9` … `ios-26`, `macos-10`, `macos-10.15` … `macos-26`; nil for anything else. A dash may be missing (`ios12`).
  public init?(_ text: String) {
    for system in [System.ios, .macos] where text.hasPrefix(system.rawValue) {
      let rest = text.dropFirst(system.rawValue.count).drop { $0 == "-" }
      if system == .macos, rest == "10.15" {
        self = Self.catalina
        return
      }
      guard let major = Int(rest), Self.known[system]?.contains(major) == true else { return nil }
      self.init(system, major)
      return
    }
    return nil
  }

  /// The era that holds where neither the document nor the user names one: iOS 18.
  public static let standard = Era(.ios, 18)
  /// The name that ``init(_:)`` reads, `ios-18`, `macos-10.15`.
  public var description: String { "\(system.rawValue)-\(major)" + (minor > 0 ? ".\(minor)" : "") }

  /// The order of age among eras of one system; all of iOS come before macOS.
  public static func < (left: Self, right: Self) -> Bool {
    (left.system.rawValue, left.major, left.minor) < (right.system.rawValue, right.major, right.minor)
  }
}

/// The part of the screen a window takes.
public enum WindowMode: Hashable, Sendable {
  case full
  case slideOver
  case splitOneThird
  case splitHalf
  case splitTwoThirds
  case popover
  case primary
  case secondary
  case size(Size)

  /// Reads the names of the command line, or `WxH` in points; nil for anything else.
  public init?(_ text: String) {
    if let named = Self.named.first(where: { $0.1 == text })?.0 {
      self = named
      return
    }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...20_000).contains(width), (1...20_000).contains(height)
    else { return nil }
    self = .size(Size(width: width, height: height))
  }

  /// The modes that have names of their own, all but free sizes, with these names of the command line.
  public static let named: [(WindowMode, String)] = [
    (.full, "full"), (.slideOver, "slide-over"), (.splitOneThird, "split-1-3"), (.splitHalf, "split-1-2"),
    (.splitTwoThirds, "split-2-3"), (.popover, "popover"), (.primary, "primary"), (.secondary, "secondary"),
  ]

  /// The name on the command line; a free size's is `320x480`, in points.
  public var name: String {
    if case .size(let size) = self { return "\(size.width.shortText)x\(size.height.shortText)" }
    return Self.named.first { $0.0 == self }?.1 ?? "full"
  }
}
