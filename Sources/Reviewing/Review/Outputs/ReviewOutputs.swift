import Foundation
import PixelCoding
public import ProofModel
import Solving

/// Writes a report's files into a folder; its pictures lie there already or come with the report.
public struct ReviewOutputs: Sendable {
  /// What can be written, and its file.
  public enum Kind: String, Sendable, CaseIterable {
    /// The page, `index.html`.
    case html
    /// For programs, `report.json`.
    case json
    /// A comment on a pull request, `comment.md`.
    case markdown
    /// `junit.xml`.
    case junit
    /// New findings, `findings.sarif`.
    case sarif
    /// A step's summary, `summary.md`.
    case summary
    /// `reg/reg.json` with the pictures as reg-suit wants them named.
    case reg

    /// The path of the output's file in the report's folder.
    public var file: String {
      switch self {
      case .html: "index.html"
      case .json: "report.json"
      case .markdown: "comment.md"
      case .junit: "junit.xml"
      case .sarif: "findings.sarif"
      case .summary: "summary.md"
      case .reg: "reg/reg.json"
      }
    }
  }

  /// The folder that everything is written to.
  public var folder: String
  /// In the order in which they are written.
  public var kinds: [Kind] = [.html, .json]
  /// Whether the page holds its pictures itself, most of many at one pixel per point.
  public var inlinesPictures = false
  /// Where the folder can be reached, so that a comment shows pictures.
  public var imageBaseURL: String?
  /// Where the files of the later side can be read, so that places in a comment are links.
  public var sourceURL: String?
  /// Where the page can be reached.
  public var reportURL: String?
  /// What paths in findings are told relative to.
  public var root: String?

  /// Outputs into a folder: the page and the JSON, with pictures as files beside them.
  public init(folder: String) { self.folder = folder }

  /// Writes the files; a file that cannot be written leaves the one that was there as it was.
  public func write(_ report: ReviewReport) -> (paths: [String], diagnostics: [Diagnostic]) {
    if let problem = OutputFolder.prepare(folder) { return ([], [problem]) }
    var paths: [String] = []
    var diagnostics: [Diagnostic] = []
    for (_, picture) in report.entries.flatMap(\.pictures.named) {
      guard let bytes = picture.bytes else { continue }
      diagnostics += put(picture.path, bytes)
    }
    let montage = kinds.contains(.markdown) || kinds.contains(.summary) ? ReviewMontage(report) { read($0.path) } : nil
    if let montage, let bytes = try? PNGEncoder().encode(montage.picture) {
      diagnostics += put(ReviewMontage.file, bytes)
    }
    for kind in kinds {
      if kind == .reg { diagnostics += linkRegFiles(report) }
      let problems = put(kind.file, bytes(kind, report, montage: montage?.rows.map(\.group) ?? []))
      diagnostics += problems
      if problems.isEmpty { paths.append("\(folder)/\(kind.file)") }
    }
    if inlinesPictures, let size = pageSize, size > Self.largePage {
      diagnostics.append(
        .warning(
          "page-large", "'\(folder)/index.html' is \(size / 1_000_000) MB with its pictures in it",
          hint: "leave '--inline' out: the pictures lie beside the page then; or choose fewer with '--device'"))
    }
    return (paths, diagnostics)
  }

  /// Bytes of views and rules in a page: those of the first thousand pictures or so, which are inspected there.
  private static let mostViews = 12_000_000
  /// The same where the page holds pictures too.
  private static let mostInlinedViews = 1_250_000

  /// Bytes of a page that browsers and mail take long over.
  static let largePage = 20_000_000

  private var pageSize: Int? {
    guard kinds.contains(.html) else { return nil }
    return (try? FileManager.default.attributesOfItem(atPath: "\(folder)/index.html"))?[.size] as? Int
  }

  private func bytes(_ kind: Kind, _ report: ReviewReport, montage: [String]) -> [UInt8] {
    switch kind {
    case .html: page(report)
    case .json: Array(report.json().text.utf8)
    case .markdown: Array(report.markdown(markdownOptions(ReviewReport.MarkdownOptions.commentLimit, montage)).utf8)
    case .summary: Array(report.markdown(markdownOptions(ReviewReport.MarkdownOptions.summaryLimit, montage)).utf8)
    case .junit: Array(report.junit(attachmentsIn: folder).utf8)
    case .sarif: Array(report.sarif(root: root).text.utf8)
    case .reg: Array(report.regJSON().text.utf8)
    }
  }

  private func page(_ report: ReviewReport) -> [UInt8] {
    let views = Set(report.entries.compactMap(\.views))
    var room = inlinesPictures ? Self.mostInlinedViews : Self.mostViews
    let pictures = inlinesPictures ? InlinedPictures(report, read: read) : nil
    return (pictures?.report ?? report).page { path in
      guard views.contains(path) ? room > 0 : inlinesPictures, let bytes = pictures?.bytes(path) ?? read(path) else {
        return nil
      }
      if views.contains(path) { room -= bytes.count }
      return bytes
    }
  }

  private func markdownOptions(_ limit: Int, _ montage: [String]) -> ReviewReport.MarkdownOptions {
    var options = ReviewReport.MarkdownOptions(
      limit: limit, imageBaseURL: imageBaseURL, reportURL: reportURL, sourceURL: sourceURL)
    options.montage = montage
    return options
  }

  /// A file's bytes, where they can be had; one that cannot stays beside the page.
  private func read(_ path: String) -> [UInt8]? { try? FileReading.bytes(at: "\(folder)/\(path)") }

  private func put(_ path: String, _ bytes: [UInt8]) -> [Diagnostic] {
    do throws(FileError) {
      if let slash = path.lastIndex(of: "/") { try FileWriting.makeFolder("\(folder)/\(path[..<slash])") }
      try FileWriting.writeBeside("\(folder)/\(path)", bytes)
      return []
    } catch {
      return [error.diagnostic()]
    }
  }

  /// The same files under the names that reg-suit wants: linked, or copied where that cannot be.
  private func linkRegFiles(_ report: ReviewReport) -> [Diagnostic] {
    for (path, picture) in report.regFiles {
      let (source, target) = ("\(folder)/\(picture.path)", "\(folder)/reg/\(path)")
      do throws(FileError) {
        if let slash = target.lastIndex(of: "/") { try FileWriting.makeFolder(String(target[..<slash])) }
      } catch {
        return [error.diagnostic()]
      }
      unlink(target)
      guard link(source, target) != 0 else { continue }
      if let bytes = try? FileReading.bytes(at: source) {
        let problems = put("reg/\(path)", bytes)
        if !problems.isEmpty { return problems }
      }
    }
    return []
  }
}
