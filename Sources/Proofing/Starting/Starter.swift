import Solving

/// The spec that `proofsheet init` writes: a dozen lines that draw something and say how to go on.
public enum Starter {
  /// The text of a first spec of that name.
  public static func spec(name: String) -> String {
    """
    proofsheet: 1                      # the format's version, always first
    name: \(name)
    canvas: iphone-17 portrait         # where frames would be drawn; 'proofsheet devices' lists all
    views:                             # nesting is the superview, keys are names
      title: { type: label, text: "Hello, layout", font: { size: 28, weight: 700 } }
      field: { type: text-field, placeholder: "Your name" }
      send:  { type: button, text: "Send", style: filled }
    constraints:
      form:                            # a group: a list of rules, or { when: height compact, rules: […] }
        - title.top == safe.top + 24
        - field.top == title.bottom + std
        - send.top == field.bottom + std
        - (title, field, send).leading == margins.leading
        - field.trailing == margins.trailing
    """ + "\n"
  }

  /// The path under which commands that search folders find a spec: `login.txt`, `login.yaml` and `login` become
  /// `login.proof.yaml`.
  public static func file(of path: String) -> String {
    if ScreenLoader.isSpec(path) { return path }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let name = path.dropFirst(folder.count)
    let stem = name.dropFirst().lastIndex(of: ".").map { name[..<$0] } ?? name
    return "\(folder)\(stem).proof.yaml"
  }

  /// A screen's name made of a path: letters, digits, dashes.
  public static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.split(separator: ".").first.map(String.init) ?? "screen"
    let name = stem.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return name.isEmpty ? "screen" : String(name)
  }
}
