import Dispatch
import ProofModel
import Synchronization

/// Applies `body` to each element on up to `jobs` threads; results come in the order of the input.
///
/// Each result depends on its element only, so the number of jobs never shows in the output.
package func parallelMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int, progress: (@Sendable (Int) -> Void)? = nil,
  _ body: @Sendable (Element) -> Result
) -> [Result] {
  let workers = max(1, min(jobs, elements.count))
  guard workers > 1 else {
    var results: [Result] = []
    for (index, element) in elements.enumerated() {
      results.append(body(element))
      progress?(index + 1)
    }
    return results
  }
  let next = Atomic(0)
  let state = Locked((results: [Result?](repeating: nil, count: elements.count), done: 0))
  DispatchQueue.concurrentPerform(iterations: workers) { _ in
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < elements.count else { return }
      let result = body(elements[index])
      let done = state.withLock {
        $0.results[index] = result
        $0.done += 1
        return $0.done
      }
      progress?(done)
    }
  }
  return state.withLock { $0.results.compactMap { $0 } }
}

/// Whether `holds` is true of each element, asked on up to `jobs` threads; once it is false of one, no further one is
/// asked.
package func parallelAllSatisfy<Element: Sendable>(
  _ elements: [Element], jobs: Int, _ holds: @Sendable (Element) -> Bool
) -> Bool {
  let isOpen = Atomic(true)
  return parallelMap(elements, jobs: jobs) { element in
    guard isOpen.load(ordering: .relaxed) else { return false }
    if holds(element) { return true }
    isOpen.store(false, ordering: .relaxed)
    return false
  }.allSatisfy { $0 }
}
