import CLibrary
import UIKitNames

// code-bench [--trees N]: times of layout code in UIKit's words, beside their goals, and whether trees that are
// dropped are gone.
// Medians of CPU time; no text takes part.

/// The median CPU time of one call, in microseconds.
func median(_ times: Int, _ work: (Int) -> Void) -> Double {
  var samples: [Double] = []
  for index in 0..<times {
    var before = timespec()
    var after = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &before)
    work(index)
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &after)
    samples.append(Double(after.tv_sec - before.tv_sec) * 1e6 + Double(after.tv_nsec - before.tv_nsec) / 1e3)
  }
  samples.sort()
  return samples[samples.count / 2]
}

/// 200 views in 20 rows of 10, each with four constraints: 800 in all.
final class Grid {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 1366))
  private(set) var top = NSLayoutConstraint()

  init() {
    var constraints: [NSLayoutConstraint] = []
    constraints.reserveCapacity(800)
    var above: UIView?
    for _ in 0..<20 {
      var before: UIView?
      for _ in 0..<10 {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let place =
          above.map { view.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 4) }
          ?? view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
        if above == nil, before == nil { top = place }
        constraints.append(before.map { view.topAnchor.constraint(equalTo: $0.topAnchor) } ?? place)
        constraints.append(
          before.map { view.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 2) }
            ?? view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8))
        constraints.append(view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.09))
        constraints.append(view.heightAnchor.constraint(equalToConstant: 40))
        before = view
      }
      above = before
    }
    NSLayoutConstraint.activate(constraints)
  }
}

func text(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

/// Trees of nested views, stacks, labels, guides and constraints, with their controllers: how many of
/// their objects are left when they are dropped.
func leaked(_ count: Int) -> Int {
  final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }
  var kept: [Weak] = []
  for _ in 0..<count {
    let controller = UIViewController()
    let view: UIView = controller.view
    let box = UIView()
    let stack = UIStackView(arrangedSubviews: [UIView(), UIButton(), UISwitch()])
    let guide = UILayoutGuide()
    view.addSubview(box)
    box.addSubview(stack)
    box.addLayoutGuide(guide)
    for item in [box, stack] { item.translatesAutoresizingMaskIntoConstraints = false }
    let width = box.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      width, box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.topAnchor.constraint(equalTo: guide.bottomAnchor), guide.heightAnchor.constraint(equalToConstant: 8),
      guide.topAnchor.constraint(equalTo: box.topAnchor), stack.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    view.layoutIfNeeded()
    width.constant = 210
    view.layoutIfNeeded()
    kept += [Weak(controller), Weak(view), Weak(box), Weak(stack), Weak(guide), Weak(width)]
  }
  return kept.filter { $0.object != nil }.count
}

/// The times, beside their goals.
func measure() {
  let build = median(60) { _ in Grid().root.layoutIfNeeded() }
  print("200 views, 800 constraints, made and laid out: \(text(build / 1000)) ms (goal 5)")
  let classes = median(60) { _ in _ = Grid() }
  print("  of which the classes: \(text(classes / 1000)) ms")

  let grid = Grid()
  grid.root.layoutIfNeeded()
  let one = grid.root.subviews[194]
  let oneConstant = grid.root.constraints.last { $0.firstAttribute == .height } ?? grid.top
  let small = median(2000) { index in
    oneConstant.constant = CGFloat(40 + index % 7)
    grid.root.layoutIfNeeded()
  }
  print("a changed constant that moves one view, and layoutIfNeeded: \(text(small)) µs (goal 60)")
  let all = median(2000) { index in
    grid.top.constant = CGFloat(20 + index % 7)
    grid.root.layoutIfNeeded()
  }
  print("a changed constant that moves all 200 views, and layoutIfNeeded: \(text(all)) µs (goal 60)")
  let turned = median(400) { index in
    grid.root.frame.size = index % 2 == 0 ? CGSize(width: 1366, height: 1024) : CGSize(width: 1024, height: 1366)
    grid.root.layoutIfNeeded()
  }
  print("another size, and layoutIfNeeded: \(text(turned)) µs")
  print("the first view is \(grid.root.subviews[0].frame), the last \(one.frame)")
}

// `--trees N` alone, for a run under a memory checker.
let arguments = CommandLine.arguments
let isCheck = arguments.count == 3 && arguments[1] == "--trees"
guard arguments.count == 1 || isCheck, let trees = isCheck ? Int(arguments[2]) : 10_000, trees > 0 else {
  print("usage: code-bench [--trees N]")
  exit(2)
}
if !isCheck { measure() }
print("\(trees) trees made, laid out and dropped: \(leaked(trees)) objects are left (goal 0)")
