@_exported public import Findings
import Foundation
public import LayoutCode
import ProofModel
@_exported public import Proofing
@_exported public import Rendering
@_exported public import Reviewing
@_exported public import Revisions
@_exported public import Solving

/// A screen in layout code, drawn and checked for every device, orientation and language that is asked for.
///
/// ```swift
/// Proof(of: BookViewController(), on: .iPhones + .iPads, orientations: .all, locales: ["en", "ar"])
///   .render(to: "proofs")
/// ```
/// The expression is kept and evaluated once for each variant, with `UIScreen.main`, traits, fonts and languages of
/// that variant, one after the other, as an app's classes expect; they are solved and drawn on several threads. No two
/// variants share a view, so that views need not be `Sendable`. What the expression captures must be.
public struct Proof: Sendable {
  /// Names the files: the class's name unless another was given.
  public var name: String
  /// The devices, languages, text sizes and appearances that the screen is proved for.
  public var matrix: ProofMatrix
  /// How many variants are solved and drawn at the same time.
  public var jobs = Machine.cores
  /// Whether they are made at the same time too: for screens that share nothing with each other.
  public var makesConcurrently = false
  /// Where named pictures are looked up.
  public let assets: String
  var make: @Sendable () -> ProofSubject
  let file: String
  let line: Int
  /// What is wrong with the matrix itself.
  let invalid: [Diagnostic]

  /// A proof of a view controller; `screen` is evaluated for each variant.
  ///
  /// Without a name the controller's class names the files; without a folder of `assets` named pictures are looked up in
  /// the folder of the calling source file.
  public init<Controller: ViewController>(
    of screen: @autoclosure @escaping @Sendable () -> Controller, named name: String? = nil,
    for matrix: ProofMatrix, assets: String? = nil, filePath: String = #filePath, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      name ?? Self.plain(Controller.self), matrix, assets, filePath, file, line, { .controller(screen()) })
  }

  /// A proof of a view that fills the window; a cell, a header or a footer of a list lies as in its list.
  public init<Content: View>(
    of view: @autoclosure @escaping @Sendable () -> Content, named name: String? = nil, for matrix: ProofMatrix,
    assets: String? = nil, filePath: String = #filePath, file: String = #fileID, line: Int = #line
  ) {
    self.init(name ?? Self.plain(Content.self), matrix, assets, filePath, file, line, { .view(view()) })
  }

  /// A proof of a view controller, with the axes of its matrix.
  public init<Controller: ViewController>(
    of screen: @autoclosure @escaping @Sendable () -> Controller, named name: String? = nil,
    on devices: ProofDevices = .standard, orientations: ProofOrientations = .portrait, locales: [String] = ["en"],
    textSizes: ProofTextSizes = .standard, os: String? = nil, assets: String? = nil, filePath: String = #filePath,
    file: String = #fileID, line: Int = #line
  ) {
    self.init(
      name ?? Self.plain(Controller.self),
      ProofMatrix(on: devices, orientations: orientations, locales: locales, textSizes: textSizes, os: os), assets,
      filePath, file, line, { .controller(screen()) })
  }

  /// A proof of a view that fills the window, or of a part of a list as it lies there, with the axes of its matrix.
  public init<Content: View>(
    of view: @autoclosure @escaping @Sendable () -> Content, named name: String? = nil,
    on devices: ProofDevices = .standard, orientations: ProofOrientations = .portrait, locales: [String] = ["en"],
    textSizes: ProofTextSizes = .standard, os: String? = nil, assets: String? = nil, filePath: String = #filePath,
    file: String = #fileID, line: Int = #line
  ) {
    self.init(
      name ?? Self.plain(Content.self),
      ProofMatrix(on: devices, orientations: orientations, locales: locales, textSizes: textSizes, os: os), assets,
      filePath, file, line, { .view(view()) })
  }

  /// A proof of a view controller that takes more than one expression to make.
  ///
  /// ```swift
  /// Proof(for: ProofMatrix(on: .iPhones)) {
  ///   let controller = BookViewController()
  ///   controller.title = "Another"
  ///   return controller
  /// }
  /// ```
  /// Without a name it is made once more, for the name of its class.
  public init<Controller: ViewController>(
    named name: String? = nil, for matrix: ProofMatrix = ProofMatrix(), assets: String? = nil,
    filePath: String = #filePath, file: String = #fileID, line: Int = #line,
    making screen: @escaping @Sendable () -> Controller
  ) {
    self.init(
      name ?? Self.plain(type(of: screen())), matrix, assets, filePath, file, line, { .controller(screen()) })
  }

  private init(
    _ name: String, _ matrix: ProofMatrix, _ assets: String?, _ filePath: String, _ file: String, _ line: Int,
    _ make: @escaping @Sendable () -> ProofSubject
  ) {
    self.name = name
    self.matrix = matrix
    self.make = make
    self.file = file
    self.line = line
    self.assets = assets ?? URL(fileURLWithPath: filePath).deletingLastPathComponent().path
    let place = SourceSpan(file: file, line: line)
    if let os = matrix.os, Era(os) == nil {
      invalid = [
        .error("unknown-os", "no system is called '\(os)'", at: place, hint: "os: \"ios-18\"; ios-9 … ios-26 are known")
      ]
    } else {
      invalid = []
    }
  }

  /// `BookViewController` of a module's `BookViewController`.
  private static func plain(_ type: Any.Type) -> String {
    String(describing: type).split(separator: "<").first.map(String.init) ?? "screen"
  }
}

/// What a proof shows: made on the thread that lays it out, and never handed to another.
enum ProofSubject {
  case controller(ViewController)
  case view(View)
}
