public import PixelCoding
public import ProofModel
import Typesetting

/// The picture files of a project by name: found, decoded once, and shared by all workers.
///
/// Files are looked up below `folder` and never outside `root`, whatever a name or a link says. A picture that is
/// missing or unusable is nil, and its reason is among the ``diagnostics``.
public final class ImageStore: ImageSizing, Sendable {
  let files: ImageFiles
  private let limits: ImageLimits
  /// Names that mean no file.
  private let systemPictures: Set<String>
  private let state = Locked(State())

  /// Of pictures with more pixels only what is drawn is kept, and one is decoded at a time.
  private static let largestKept = 1 << 20
  private static let decoding = Locked(())
  /// Pixels of a picture that is decoded whole to be reduced: 16 MB. Rows of larger ones are read one by one, for longer.
  private static let largestWhole = 1 << 22

  /// Larger files are refused unread.
  static let largestFile = 64 << 20

  private struct State {
    var headers: [Key: Header?] = [:]
    var pictures: [Key: StoredPicture?] = [:]
    var reductions: [Reduction: StoredPicture] = [:]
    var digests: [String: String?] = [:]
    var problems: [Diagnostic] = []
    var missing: Set<String> = []
  }

  private struct Key: Hashable {
    var asset: String
    var scale: Int
  }

  private struct Header {
    var path: String
    var size: PixelSize
    var points: Size
    var form = Form.pixels
    /// Of pixels: how they are written.
    var format: ImageHeader.Format?

    enum Form {
      case pixels
      /// Drawn by a library when it is asked for.
      case drawn
      /// Vectors that cannot be drawn here.
      case undrawable
    }
  }

  private struct Reduction: Hashable {
    var key: Key
    var factor: Int
  }

  /// - Parameters:
  ///   - folder: where names are looked up (``Document/assetFolder``).
  ///   - root: the project's folder, which no file may lie outside of; nil: `folder`.
  ///   - systemPictures: names of the system's symbols, which are no files and not missed.
  ///   - sets: the files of pictures that were found already, by asset name.
  public init(
    folder: String, root: String? = nil, limits: ImageLimits = ImageLimits(maxPixels: 50_000_000),
    systemPictures: Set<String> = [], sets: [String: PictureSet] = [:]
  ) {
    self.systemPictures = systemPictures
    files = ImageFiles(folder: folder, root: root ?? folder, sets: sets)
    self.limits = limits
  }

  /// The picture's size in points, from the head of its file.
  public func imageSize(asset: String, environment: TextEnvironment) -> Size? {
    header(Key(asset: asset, scale: Self.wholeScale(environment.scale)))?.points
  }

  /// Whether the head of the picture's file can be read and its format is one that is drawn.
  public func isDrawable(asset: String, environment: TextEnvironment) -> Bool {
    header(Key(asset: asset, scale: Self.wholeScale(environment.scale))).map { $0.form != .undrawable } ?? false
  }

  /// Layout code's symbols have `system:` before their names.
  public func isSystemPicture(_ asset: String) -> Bool { asset.hasPrefix("system:") || systemPictures.contains(asset) }

  /// The SHA-256 of the file that a name means, in lower-case hexadecimal; nil where there is none. Reads it once.
  public func fileDigest(asset: String, environment: TextEnvironment) -> String? {
    guard let path = header(Key(asset: asset, scale: Self.wholeScale(environment.scale)))?.path else { return nil }
    return state.withLock { state in
      if let known = state.digests[path] { return known }
      let bytes = try? FileReading.bytes(at: path, limit: Self.largestFile)
      let digest = bytes.map { $0.withUnsafeBytes { SHA256.hex($0) } }
      state.digests[path] = .some(digest)
      return digest
    }
  }

  /// What was missing or unusable so far, ordered by message.
  public var diagnostics: [Diagnostic] { Self.diagnostics(of: [self]) }

  /// The same of several stores: pictures missing in one folder are told as one.
  public static func diagnostics(of stores: [ImageStore]) -> [Diagnostic] {
    var missing: [String: Set<String>] = [:]
    var problems: Set<Diagnostic> = []
    for store in stores {
      let state = store.state.withLock { $0 }
      problems.formUnion(state.problems)
      if !state.missing.isEmpty { missing[store.files.folder, default: []].formUnion(state.missing) }
    }
    for (folder, names) in missing { problems.insert(Self.missing(names.sorted(), in: folder)) }
    return problems.sorted { ($0.message, $0.id) < ($1.message, $1.id) }
  }

  private static func missing(_ names: [String], in folder: String) -> Diagnostic {
    let shown = names.map { "'\($0)'" }.listed(first: names.count > 6 ? 5 : 6)
    return .warning(
      "missing-asset", "there is no picture \(shown) in '\(folder)'",
      hint: names.count == 1
        ? "put a PNG or JPEG file of that name there, or mend the name"
        : "put PNG or JPEG files of these names there, or an asset catalogue that has them")
  }

  /// The decoded picture for a screen of that many pixels per point.
  func picture(_ asset: String, scale: Double) -> StoredPicture? {
    let key = Key(asset: asset, scale: Self.wholeScale(scale))
    guard let header = header(key), header.form != .undrawable else { return nil }
    // Decoding under the lock is what makes it happen once.
    return state.withLock { state in
      if let known = state.pictures[key] { return known }
      let picture =
        header.form == .drawn
        ? drawn(key, header)
        : load(asset, header, &state)
      state.pictures[key] = .some(picture)
      return picture
    }
  }

  /// Lets go of all decoded pictures; what is drawn again is read again.
  public func forgetPictures() {
    state.withLock { state in (state.pictures, state.reductions) = ([:], [:]) }
  }

  /// The picture shrunk by a whole number, by averaging, to no less than `size`; the picture itself where it is less
  /// than twice as large.
  func picture(_ asset: String, scale: Double, reducedFor size: PixelSize) -> StoredPicture? {
    if let small = largePicture(asset, scale: scale, reducedFor: size) { return small }
    guard let full = picture(asset, scale: scale) else { return nil }
    let factor = Self.factor(full.size, size)
    guard factor >= 2 else { return full }
    let reduction = Reduction(key: Key(asset: asset, scale: Self.wholeScale(scale)), factor: factor)
    return state.withLock { state in
      if let known = state.reductions[reduction] { return known }
      let reduced = full.reduced(by: factor)
      state.reductions[reduction] = reduced
      return reduced
    }
  }

  /// A large picture reduced while it is read, so that its whole is never kept; nil where it is not large, not reduced,
  /// or was decoded before.
  private func largePicture(_ asset: String, scale: Double, reducedFor size: PixelSize) -> StoredPicture? {
    let key = Key(asset: asset, scale: Self.wholeScale(scale))
    guard let header = header(key), header.form != .undrawable,
      header.size.width * header.size.height > Self.largestKept
    else { return nil }
    let factor = Self.factor(header.size, size)
    guard factor >= 2 else { return nil }
    let reduction = Reduction(key: key, factor: factor)
    return state.withLock { state in
      if let known = state.reductions[reduction] { return known }
      guard state.pictures[key] == nil else { return nil }
      return Self.decoding.withLock { _ in
        let reduced =
          header.form == .drawn
          ? drawn(key, header)?.reduced(by: factor)
          : load(asset, header, reducedBy: factor, &state)
        if let reduced { state.reductions[reduction] = reduced }
        return reduced
      }
    }
  }

  private static func factor(_ size: PixelSize, _ wanted: PixelSize) -> Int {
    min(size.width / max(wanted.width, 1), size.height / max(wanted.height, 1))
  }

  private static func wholeScale(_ scale: Double) -> Int { scale > 2 ? 3 : scale > 1 ? 2 : 1 }

  private func header(_ key: Key) -> Header? {
    state.withLock { state in
      if let known = state.headers[key] { return known }
      let header = readHeader(key, &state)
      state.headers[key] = .some(header)
      return header
    }
  }

  private func readHeader(_ key: Key, _ state: inout State) -> Header? {
    switch files.find(key.asset, scale: key.scale) {
    case .missing:
      guard !isSystemPicture(key.asset), !EmbeddedPicture.isOne(key.asset) else { return nil }
      state.missing.insert(PictureSet.Request(name: key.asset).asset)
    case .outside:
      Self.report(
        .error(
          "asset-outside-project", "picture '\(key.asset)' lies outside the project's folder",
          hint: "copy the file into the project"), &state)
    case .vector(let path): return vectorHeader(key, path, &state)
    case .file(let path, let scale):
      do {
        let header = try ImageHeader.read(FileReading.OpenFile(path), limits: limits)
        let size = header.pixelSize
        return Header(
          path: path, size: size, points: Size(width: Double(size.width) / scale, height: Double(size.height) / scale),
          format: header.format)
      } catch let error as ImageDecodingError {
        Self.report(error.diagnostic(path: key.asset), &state)
      } catch let error as FileError {
        Self.report(error.diagnostic(), &state)
      } catch {}
    }
    return nil
  }

  /// Vector pictures are drawn as they are met, so that it is known whether they can be: large ones as a small trial.
  private func vectorHeader(_ key: Key, _ path: String, _ state: inout State) -> Header? {
    if UndecodedFile.isOne(path) { return undecodedHeader(key, path, &state) }
    let isPDF = Self.isPDF(path)
    let bytes = (try? FileReading.bytes(at: path, limit: Self.largestFile)) ?? []
    let size = isPDF ? VectorFile.pdf(bytes) : VectorFile.svg(bytes)
    if let size {
      let pixels = VectorDrawing.pixels(size, scale: Double(key.scale))
      let isLarge = pixels.width * pixels.height > Self.largestKept
      let picture = Self.drawn(
        bytes, isPDF, size, isLarge ? VectorDrawing.trial(pixels) : pixels, tint: Self.tint(key.asset))
      if let picture {
        if !isLarge { state.pictures[key] = .some(picture) }
        return Header(path: path, size: pixels, points: size, form: .drawn)
      }
    }
    Self.report(
      Diagnostic(
        .note, "undrawn-picture",
        "'\(key.asset)' is a vector picture, \(path.suffix(3)), that cannot be drawn here: a box of its size stands in its "
          + "place",
        hint: "install \(isPDF ? "poppler's GLib library" : "librsvg"), or put a PNG file of it beside it"), &state)
    return size.map { Header(path: path, size: PixelSize(width: 0, height: 0), points: $0, form: .undrawable) }
  }

  private func undecodedHeader(_ key: Key, _ path: String, _ state: inout State) -> Header? {
    let bytes = (try? FileReading.bytes(at: path, limit: Self.largestFile)) ?? []
    let ending = path.split(separator: ".").last.map { $0.uppercased() } ?? ""
    Self.report(
      Diagnostic(
        .note, "undrawn-picture",
        "'\(key.asset)' is a picture, \(ending), that cannot be drawn here: a box of its size stands in its place",
        hint: "put a PNG file of it beside it"), &state)
    return UndecodedFile.size(bytes).map {
      Header(path: path, size: PixelSize(width: 0, height: 0), points: $0, form: .undrawable)
    }
  }

  /// A vector picture in all its pixels.
  private func drawn(_ key: Key, _ header: Header) -> StoredPicture? {
    guard let bytes = try? FileReading.bytes(at: header.path, limit: Self.largestFile) else { return nil }
    return Self.drawn(bytes, Self.isPDF(header.path), header.points, header.size, tint: Self.tint(key.asset))
  }

  private static func drawn(
    _ bytes: [UInt8], _ isPDF: Bool, _ size: Size, _ pixels: PixelSize, tint: Color?
  ) -> StoredPicture? {
    SharedPictures.picture(SharedPictures.Source(bytes, points: size, pixels: pixels, tint: tint)) {
      let picture = VectorDrawing.picture(bytes, isPDF: isPDF, size: size, pixels: pixels)
      return tint.flatMap { picture?.tinted($0) } ?? picture
    }
  }

  private static func isPDF(_ path: String) -> Bool { path.lowercased().hasSuffix(".pdf") }

  /// The colour that a template's name asks for.
  private static func tint(_ name: String) -> Color? { PictureSet.Request(name: name).tint }

  /// - Parameter factor: keeps the picture averaged over squares of so many pixels, without its whole.
  private func load(
    _ asset: String, _ header: Header, reducedBy factor: Int? = nil, _ state: inout State
  ) -> StoredPicture? {
    do {
      let bytes = try FileReading.bytes(at: header.path, limit: Self.largestFile)
      let tint = Self.tint(asset)
      let source = SharedPictures.Source(
        bytes, points: header.points, pixels: header.size, tint: tint, factor: factor ?? 1)
      return try SharedPictures.picture(source) { () throws(ImageDecodingError) -> StoredPicture? in
        // A PNG's rows come slower than its whole.
        if header.size.width * header.size.height > Self.largestWhole,
          factor != nil || header.format == .jpeg,
          let picture = StoredPicture(
            rowsOf: bytes, header.size, limits, points: header.points, reducedBy: factor, tint: tint)
        {
          return picture
        }
        let pixels = try ImageDecoder.decode(bytes, limits: limits)
        guard let factor else { return StoredPicture(pixels, points: header.points, file: bytes, tint: tint) }
        return pixels.size == header.size
          ? StoredPicture(pixels, points: header.points, reducedBy: factor, tint: tint) : nil
      }
    } catch let error as ImageDecodingError {
      Self.report(error.diagnostic(path: asset), &state)
    } catch let error as FileError {
      Self.report(error.diagnostic(), &state)
    } catch {}
    return nil
  }

  private static func report(_ diagnostic: Diagnostic, _ state: inout State) {
    if !state.problems.contains(diagnostic) { state.problems.append(diagnostic) }
  }
}
