internal import CLibrary

/// How far an animation has come by the share of its time that went by.
package enum AnimationCurve: Hashable, Sendable {
  case linear
  /// Control points of a cubic from 0, 0 to 1, 1, as CSS has them.
  case cubic(Double, Double, Double, Double)
  /// Damping ratio, angular frequency per second, and velocity in distances per second at the start.
  case spring(damping: Double, frequency: Double, velocity: Double)

  package static let easeInOut = AnimationCurve.cubic(0.42, 0, 0.58, 1)
  package static let easeIn = AnimationCurve.cubic(0.42, 0, 1, 1)
  package static let easeOut = AnimationCurve.cubic(0, 0, 0.58, 1)

  /// A spring that has come to rest, to a thousandth, when the duration ends (UIKit's damping and duration).
  package static func spring(damping: Double, velocity: Double, within duration: Double) -> AnimationCurve {
    let ratio = min(max(damping, 0.01), 1)
    // e^(−ζωT) = 0.001; critically damped (1 + ωT)·e^(−ωT) = 0.001.
    let frequency = (ratio < 1 ? 6.907755 / ratio : 9.23341) / max(duration, 1e-6)
    return .spring(damping: ratio, frequency: frequency, velocity: velocity)
  }

  /// The share of the way at a share of the time, both 0 at the start and 1 at the end; springs overshoot.
  package func progress(_ time: Double, duration: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    switch self {
    case .linear: return time
    case .cubic(let x1, let y1, let x2, let y2): return Self.cubic(time, x1, y1, x2, y2)
    case .spring(let damping, let frequency, let velocity):
      let seconds = time * duration
      let decay = exp(-damping * frequency * seconds)
      guard damping < 1 else { return 1 - decay * (1 + (frequency - velocity) * seconds) }
      let damped = frequency * (1 - damping * damping).squareRoot()
      return 1
        - decay * (cos(damped * seconds) + (damping * frequency - velocity) / damped * sin(damped * seconds))
    }
  }

  /// The curve's y where its x is the time, by halving.
  private static func cubic(_ time: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    func value(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if value(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return value(y1, y2, (low + high) / 2)
  }
}
