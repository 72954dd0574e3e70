import ProofModel

extension ReviewReport {
  /// A new finding and the pictures that have it.
  struct NewFinding {
    var finding: Finding
    var scene: String
    var source: String?
    var keys: [String]
    /// How many of these have it with other numbers.
    var others = 0
  }

  /// Each new finding once, errors first, else in the order of appearance.
  ///
  /// Numbers may differ from device to device, so the same place, kind and views make the same finding; the screen of a
  /// controller is in its container's too.
  var newFindings: [NewFinding] {
    struct Identity: Hashable {
      var id: String
      var scene: String
      var place: String
      var views: [String]
      var message: String
    }
    var positions: [Identity: Int] = [:]
    var result: [NewFinding] = []
    for entry in entries {
      for finding in entry.findings.new {
        let place = finding.span.map { "\($0.file):\($0.start.line):\($0.start.column)" } ?? ""
        // Without a place or views only the words tell findings apart.
        let isVague = place.isEmpty && finding.views.isEmpty
        let identity = Identity(
          id: finding.id, scene: isVague ? entry.scene : "", place: place, views: finding.views,
          message: isVague ? finding.message : "")
        if let position = positions[identity] {
          result[position].keys.append(entry.key)
          if finding.message != result[position].finding.message { result[position].others += 1 }
        } else {
          positions[identity] = result.count
          result.append(NewFinding(finding: finding, scene: entry.scene, source: entry.source, keys: [entry.key]))
        }
      }
    }
    return result.filter { $0.finding.severity == .error } + result.filter { $0.finding.severity != .error }
  }
}
