import ProofModel

extension FontCatalogue {
  func find(_ request: FontRequest, in state: inout State) -> FontChoice {
    if let file = request.file {
      if let face = projectFace(file, request, in: &state) { return FontChoice(face: face, fit: .exact) }
      return system(request, in: &state)
    }
    let name = request.family.lowercased()
    switch name {
    case "monospaced": return role(["Noto Sans Mono", "DejaVu Sans Mono", "Liberation Mono"], request, in: &state)
    case "serif": return role(["Noto Serif", "DejaVu Serif", "Liberation Serif"], request, in: &state)
    // No free rounded face has San Francisco's widths; Inter has.
    case "rounded": return system(request, in: &state)
    default: break
    }
    if let face = named(request.family, request, in: &state) { return FontChoice(face: face, fit: .exact) }
    if FontSubstitutes.systemNames.contains(name) { return system(request, in: &state) }
    return substitute(request, in: &state)
  }

  /// The face of a project's file; a variable font takes the asked weight, a collection its best face.
  private func projectFace(_ path: String, _ request: FontRequest, in state: inout State) -> FontFace? {
    let records = FontScan.records(of: path, map: false)
    guard let best = records.first(where: { $0.isNamed(request.family) }) ?? Self.best(records, request) else {
      Self.report(Self.unusable(path, FontScan.isReadable(path) ? nil : .unreadable(path: path)), in: &state)
      return nil
    }
    return open(best, request, map: false, in: &state)
  }

  private func open(
    _ record: FontRecord, _ request: FontRequest, map: Bool, in state: inout State
  ) -> FontFace? {
    let place = record.weightRange.map { min(max(request.weight, $0.lowerBound), $0.upperBound) }
    return open(
      record.path, index: record.index, variations: place.map { [FontVariation(weight: $0)] } ?? [], map: map,
      in: &state)
  }

  /// The face nearest to the asked slant, then weight; the first of equals.
  static func best(_ records: [FontRecord], _ request: FontRequest) -> FontRecord? {
    let slanted = records.filter { $0.italic == request.italic }
    let pool = slanted.isEmpty ? records : slanted
    if let variable = pool.first(where: { $0.weightRange?.contains(request.weight) == true }) { return variable }
    guard let weight = FontWeight.order(pool.map(\.weight), wanted: request.weight).first else { return nil }
    return pool.first { $0.weight == weight }
  }

  /// A family by name: the project's own, the written table, then what the folders hold.
  private func named(_ family: String, _ request: FontRequest, in state: inout State) -> FontFace? {
    let name = family.lowercased()
    let own = projectRecords(in: &state)
    if let best = Self.best(own.filter { $0.names.contains(name) }, request)
      ?? own.first(where: { $0.postScriptName.lowercased() == name })
    {
      return open(best, request, map: false, in: &state)
    }
    if let face = known(family, request, in: &state) { return face }
    if KnownFamily.named(family) != nil || FontSubstitutes.systemNames.contains(name) { return nil }
    if let split = FontSubstitutes.splitPostScript(family), KnownFamily.named(split.family) != nil {
      let exact = FontRequest(
        family: split.family, weight: split.weight == 400 ? request.weight : split.weight,
        italic: split.italic || request.italic)
      if let face = known(split.family, exact, in: &state) { return face }
    }
    let installed = installedRecords(in: &state)
    guard
      let best = Self.best(installed.filter { $0.names.contains(name) }, request)
        ?? installed.first(where: { $0.postScriptName.lowercased() == name })
    else { return nil }
    return open(best, request, map: true, in: &state)
  }

  /// A family of the written table.
  func known(_ family: String, _ request: FontRequest, in state: inout State) -> FontFace? {
    guard let known = KnownFamily.named(family) else { return nil }
    for root in roots {
      for candidate in known.candidates(weight: request.weight, italic: request.italic, root: root) {
        let face = open(
          candidate.path, index: candidate.index, variations: candidate.variations, map: true, in: &state)
        if let face { return face }
      }
    }
    return nil
  }

  /// Inter with Apple's measures; San Francisco where the project names its files.
  private func system(_ request: FontRequest, in state: inout State) -> FontChoice {
    let own = projectRecords(in: &state).filter { !FontSubstitutes.systemNames.isDisjoint(with: $0.names) }
    if let best = Self.best(own, request), let face = open(best, request, map: false, in: &state) {
      return FontChoice(face: face, fit: .sanFrancisco)
    }
    let inBetween = request.weight % 100 != 0
    for family in inBetween ? ["Inter Variable", "Inter"] : ["Inter", "Inter Variable"] {
      if let face = known(family, request, in: &state) { return FontChoice(face: face, fit: .interAsSystem) }
    }
    for family in FontSubstitutes.systemFamilies {
      guard let face = known(family, request, in: &state) else { continue }
      Self.report(
        .warning(
          "font-missing", "font 'Inter', which stands for the system font, is not installed: '\(family)' is used",
          hint: "apt-get install fonts-inter"), in: &state)
      return FontChoice(face: face, fit: .otherAsSystem)
    }
    Self.report(
      .error(
        "font-missing", "no usable font is installed: text is measured by rule of thumb and not drawn",
        hint: "apt-get install fonts-inter fonts-noto-core"), in: &state)
    return FontChoice(face: nil, fit: .otherAsSystem)
  }

  /// The first installed family of a role.
  private func role(_ families: [String], _ request: FontRequest, in state: inout State) -> FontChoice {
    for (index, family) in families.enumerated() {
      guard let face = known(family, request, in: &state) else { continue }
      if index > 0 { reportMissing(families[0], instead: family, in: &state) }
      return FontChoice(face: face, fit: .exact)
    }
    reportMissing(families[0], instead: "system", in: &state)
    return system(request, in: &state)
  }

  private func substitute(_ request: FontRequest, in state: inout State) -> FontChoice {
    var wanted = request
    var candidates = FontSubstitutes.families(for: request.family)
    if candidates.isEmpty, let split = FontSubstitutes.splitPostScript(request.family) {
      candidates = FontSubstitutes.families(for: split.family)
      if split.weight != 400 { wanted.weight = split.weight }
      wanted.italic = split.italic || request.italic
    }
    for family in candidates {
      guard let face = known(family, wanted, in: &state) else { continue }
      reportMissing(request.family, instead: family, in: &state)
      return FontChoice(face: face, fit: .exact, standsFor: request.family)
    }
    reportMissing(request.family, instead: "system", in: &state)
    var choice = system(wanted, in: &state)
    choice.standsFor = request.family
    return choice
  }

  private func reportMissing(_ family: String, instead: String, in state: inout State) {
    let package = KnownFamily.named(family)?.package
    Self.report(
      .warning(
        "font-missing", "font '\(family)' is not installed: '\(instead)' is used instead",
        hint: package.map { "apt-get install \($0)" } ?? "add a font file of '\(family)' to the project and name it"),
      in: &state)
  }
}
