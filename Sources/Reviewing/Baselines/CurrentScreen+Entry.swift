import Solving

extension CurrentScreen {
  /// The manifest's line for it.
  func entry(_ item: BaselineScreens.Item, picture: [UInt8], hasPicture: Bool) -> BaselineManifest.Entry {
    let inputs = side.inputs
    return BaselineManifest.Entry(
      key: item.key, scene: item.screen.scene, layout: digest, picture: SHA256Text.of(picture),
      layoutSize: text.count, pictureSize: picture.count, hasPicture: hasPicture,
      era: inputs.era, environment: inputs.environment.id, fonts: inputs.fonts.map(\.sha256), assets: assets)
  }
}
