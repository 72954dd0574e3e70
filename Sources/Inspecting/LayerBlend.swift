internal import ProofModel

/// Colours laid over each other, some of them in groups that are laid over the rest as one, with an opacity of their own
/// (Porter and Duff's "over", on premultiplied colours).
struct LayerBlend {
  struct Group: Equatable {
    var id: Int
    /// 0 … 1.
    var alpha: Double
  }

  /// Premultiplied.
  private struct Sum {
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)

    mutating func add(_ red: Double, _ green: Double, _ blue: Double, alpha front: Double) {
      self.red = red + self.red * (1 - front)
      self.green = green + self.green * (1 - front)
      self.blue = blue + self.blue * (1 - front)
      alpha = front + alpha * (1 - front)
    }
  }

  private var open: [(group: Group, sum: Sum)] = []
  private var ground = Sum()

  /// Adds the next colour from below.
  ///
  /// - Parameter groups: what it is in, from the outermost.
  mutating func add(_ color: Color, in groups: [Group]) {
    let shared = zip(open, groups).prefix { $0.group == $1 }.count
    while open.count > shared { close() }
    for group in groups.dropFirst(shared) { open.append((group, Sum())) }
    let alpha = color.alpha
    lay(color.red * alpha, color.green * alpha, color.blue * alpha, alpha: alpha)
  }

  /// What it comes to so far, as an opaque colour.
  var color: Color {
    var blend = self
    while !blend.open.isEmpty { blend.close() }
    return Color(red: blend.ground.red, green: blend.ground.green, blue: blend.ground.blue)
  }

  private mutating func lay(_ red: Double, _ green: Double, _ blue: Double, alpha: Double) {
    if open.isEmpty {
      ground.add(red, green, blue, alpha: alpha)
    } else {
      open[open.count - 1].sum.add(red, green, blue, alpha: alpha)
    }
  }

  private mutating func close() {
    guard let (group, sum) = open.popLast() else { return }
    lay(sum.red * group.alpha, sum.green * group.alpha, sum.blue * group.alpha, alpha: sum.alpha * group.alpha)
  }
}
