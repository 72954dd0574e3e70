/// What an app's project says of where the app runs: on which devices, how they are held, in which languages, from
/// which system on. A member that is empty or nil was not said.
public struct AppSettings: Hashable, Sendable {
  /// The families of devices that an app's project names: iPhones with iPods, and iPads.
  public enum Family: String, Hashable, Sendable, CaseIterable { case phone, pad }

  /// The families of devices that the app runs on; empty: not said, so all.
  public var families: Set<Family> = []
  /// The ways in which a device of a family may be held.
  public var orientations: [Family: Set<Orientation>] = [:]
  /// Languages besides the development language, sorted.
  public var locales: [String] = []
  /// The language of the texts in Interface Builder's own files.
  public var developmentLocale: String?
  /// The major version of the oldest system that the app runs on.
  public var oldestSystem: Int?

  /// The settings of a project that says nothing.
  public init() {}

  /// What is drawn of a device where nothing else is asked for: upright and on one side, as far as the app allows;
  /// nil where nothing was said of its family.
  public func usualOrientations(of device: Device) -> [Orientation]? {
    guard let allowed = orientations[device.isPad ? .pad : .phone], device.platform == .ios else { return nil }
    var usual: [Orientation] = allowed.contains(.portrait) ? [.portrait] : []
    if let sideways = [Orientation.landscape, .landscapeRight].first(where: allowed.contains) {
      usual.append(sideways)
    }
    return usual.isEmpty ? nil : usual
  }
}

extension DeviceCatalogue {
  /// The standard selection of a platform without families that an app does not run on; the small phone is the smallest
  /// that still gets the oldest system that the app runs on.
  ///
  /// - Parameter family: the only one that a document is written for; nil: all.
  public func standardSelection(
    for platform: Platform, of app: AppSettings?, family: AppSettings.Family? = nil
  ) -> [Device] {
    let all = standardSelection(for: platform)
    guard platform == .ios else { return all }
    func isOf(_ device: Device, _ families: Set<AppSettings.Family>) -> Bool {
      families.isEmpty || families.contains(device.isPad ? .pad : .phone)
    }
    let usual = all.filter { isOf($0, family.map { [$0] } ?? []) }
    guard let app else { return usual }
    var chosen = usual.filter { isOf($0, app.families) }
    if chosen.isEmpty { chosen = usual }
    if let oldest = app.oldestSystem, let place = chosen.firstIndex(where: \.isPhone),
      let smallest = Self.lastSystems.first(where: { oldest <= $0.system }).flatMap({ device($0.id) })
    {
      chosen[place] = smallest
    }
    return chosen
  }

  /// The last system of the smallest phones of each size, from Apple's lists of what each system runs on.
  private static let lastSystems = [
    (id: "iphone-4s", system: 9), (id: "iphone-se-1", system: 15), (id: "iphone-se-3", system: 26),
  ]
}
