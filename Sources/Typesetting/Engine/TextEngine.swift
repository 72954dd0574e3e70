public import ProofModel

/// Measures and lays out text with real fonts: the text side of the layout engine and of every backend.
///
/// Safe to use from any thread; an answer depends on the arguments and the font files alone.
public final class TextEngine: TextMeasuring, Sendable {
  /// The fonts that texts are set in; faces' ids in laid out texts are this catalogue's.
  public let catalogue: FontCatalogue
  private let workers = Locked<[TextWorker]>([])
  let cache = TextCache()

  /// An engine over the fonts of a catalogue, with nothing measured yet; the default has installed fonts only.
  public init(catalogue: FontCatalogue = FontCatalogue()) {
    self.catalogue = catalogue
  }

  /// Lets go of texts that were measured and shaped, where they are more than a screen has: another screen has others.
  public func forgetTexts() { cache.shrink() }

  /// The text's size and baselines in points, laid out in at most so many points across and down; nil: unbounded.
  public func measure(
    _ content: TextContent, maxWidth: Double?, maxHeight: Double?, environment: TextEnvironment
  ) -> TextMeasurement {
    var hash = SameText.hash(content.runs, scale: environment.textScale)
    let runsHash = hash
    SameText.mix(&hash, (maxWidth ?? -1).bitPattern)
    let key = TextCache.MeasureKey(
      content: content, maxWidth: maxWidth, maxHeight: maxHeight, environment: environment)
    if let known = cache.measurement(key, hash: hash) { return known }
    let measurement = withWorker { worker in
      block(
        content, maxWidth: maxWidth, maxHeight: maxHeight, environment: environment, worker: worker, hash: runsHash
      ).measurement
    }
    cache.store(measurement, for: key, hash: hash)
    return measurement
  }

  /// The vertical measures of one line of the font, in points.
  public func lineMetrics(_ font: FontDescriptor, environment: TextEnvironment) -> LineMetrics {
    resolved(font, environment: environment).metrics(scale: environment.scale)
  }

  /// The font with the points and the weight that its text style means at the environment's text size; fonts without
  /// a style are themselves.
  public func fixed(_ font: FontDescriptor, environment: TextEnvironment) -> FontDescriptor {
    guard font.textStyle != nil else { return font }
    var fixed = font
    fixed.size = font.pointSize(at: environment.textSize, platform: environment.platform)
    fixed.weight = font.effectiveWeight(platform: environment.platform)
    fixed.textStyle = nil
    return fixed
  }

  /// Whether the font's file is not there and another one's measures stand for it.
  public func isStandIn(for font: FontDescriptor, environment: TextEnvironment) -> Bool {
    resolved(font, environment: environment).isStandIn
  }

  /// Sets the text in a box: broken at `width`, cut after the lines that `height` has room for, and aligned.
  ///
  /// Without a width the lines are as long as the text asks and are aligned in the longest one's width.
  public func layOut(
    _ content: TextContent, width: Double?, height: Double?, environment: TextEnvironment
  ) -> LaidOutText {
    withWorker { worker in
      let block = block(content, maxWidth: width, maxHeight: height, environment: environment, worker: worker)
      let placement = LinePlacement(
        content: content, direction: environment.direction, worker: worker, catalogue: catalogue)
      let box = width.map { $0.isFinite ? max(0, $0) : block.width } ?? block.width
      return placement.laidOut(block, width: box)
    }
  }

  /// The face of a laid-out run.
  public func face(_ id: FaceID) -> FontFace? { catalogue.face(id) }

  /// The lines with their places in the text, before they are aligned.
  func block(
    _ content: TextContent, maxWidth: Double?, maxHeight: Double? = nil, environment: TextEnvironment
  ) -> TextBlock {
    withWorker {
      block(content, maxWidth: maxWidth, maxHeight: maxHeight, environment: environment, worker: $0)
    }
  }

  private func block(
    _ content: TextContent, maxWidth: Double?, maxHeight: Double?, environment: TextEnvironment, worker: TextWorker,
    hash: UInt64? = nil
  ) -> TextBlock {
    let shaped = shaped(
      content.runs, environment: environment, worker: worker,
      hash: hash ?? SameText.hash(content.runs, scale: environment.textScale))
    let scale = environment.scale.isFinite && environment.scale > 0 ? environment.scale : 1
    let layout = BlockLayout(
      shaped: shaped, content: content, scale: scale, worker: worker, catalogue: catalogue)
    return layout.block(maxWidth: maxWidth, maxHeight: maxHeight)
  }

  private func shaped(
    _ runs: [TextRun], environment: TextEnvironment, worker: TextWorker, hash: UInt64
  ) -> ShapedText {
    let key = TextCache.ShapeKey(runs: runs, environment: environment)
    if let known = cache.shaped(key, hash: hash) { return known }
    let given = runs.isEmpty ? [TextRun(text: "", font: FontDescriptor())] : runs
    let fonts = given.map { resolved($0.font, environment: environment) }
    var shaper = Shaper(
      runs: given, fonts: fonts, locale: environment.locale, catalogue: catalogue, worker: worker)
    let shaped = shaper.shape(
      base: environment.direction == .rightToLeft ? .naturalElseRightToLeft : .naturalElseLeftToRight)
    cache.store(shaped, for: key, hash: hash)
    return shaped
  }

  private func resolved(_ font: FontDescriptor, environment: TextEnvironment) -> ResolvedFont {
    let key = TextCache.FontKey(
      font: font, textSize: environment.textSize, platform: environment.platform, textScale: environment.textScale,
      spacesHan: environment.spacesHan)
    if let known = cache.font(key) { return known }
    let resolved = ResolvedFont(font, environment: environment, catalogue: catalogue)
    cache.store(resolved, for: key)
    return resolved
  }

  /// Lends a worker that no other thread has.
  private func withWorker<Result>(_ body: (TextWorker) -> Result) -> Result {
    let worker = workers.withLock { $0.popLast() } ?? TextWorker()
    defer { workers.withLock { $0.append(worker) } }
    return body(worker)
  }
}
