/// One surface for each picture of a file: Cairo embeds a picture again for every surface that shows it.
final class PictureSurfaces {
  /// The pictures are kept with their surfaces, so that none of their identifiers is used twice.
  private var surfaces: [ObjectIdentifier: (picture: StoredPicture, surface: CairoSurface)] = [:]

  /// The picture's surface, with its file attached where readers can take it.
  func surface(_ picture: StoredPicture) throws(RenderingError) -> CairoSurface {
    let key = ObjectIdentifier(picture)
    if let known = surfaces[key] { return known.surface }
    let surface = try picture.surface()
    if let embeddable = picture.embeddable {
      try surface.attach(mimeType: embeddable.mimeType, bytes: embeddable.bytes)
    }
    surfaces[key] = (picture, surface)
    return surface
  }
}
