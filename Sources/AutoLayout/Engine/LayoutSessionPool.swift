public import ProofModel
import Resolving

/// Solves variants of one document on any number of threads, and keeps what is the same from one to the next.
///
/// The answers are those of ``LayoutEngine/solve(_:options:diagnostics:)``, whatever was solved before and on whichever
/// thread: which session serves a variant decides about time only.
public final class LayoutSessionPool: Sendable {
  private let engine: LayoutEngine
  private let options: LayoutEngine.Options
  /// Sessions that nobody uses now, the one used last at the end.
  private let idle = Locked<[Member]>([])

  /// Sessions that are kept; beyond it the one that was used longest ago serves.
  private static let capacity = 16

  /// A session and the structure, but for sizes, that it was last used for. One thread at a time has it: it leaves the pool while it
  /// is in use.
  private final class Member: @unchecked Sendable {
    var session: LayoutSession
    var structure: ScreenStructure?

    init(_ session: consuming LayoutSession) { self.session = session }
  }

  /// A pool without sessions, which are made when variants ask for them; the options hold for all.
  public init(_ engine: LayoutEngine, options: LayoutEngine.Options = LayoutEngine.Options()) {
    self.engine = engine
    self.options = options
  }

  /// Whether layouts come with their findings.
  public var explains: Bool { options.explains }
  /// Intrinsic sizes that were given from outside, by view id.
  public var given: [String: GivenContent] { options.given }

  /// Lets go of all that nobody uses now: a compiled screen takes more memory than its document.
  package func removeAll() { idle.withLock { $0 = [] } }

  /// Whether no session is kept.
  package var isEmpty: Bool { idle.withLock { $0.isEmpty } }

  /// Solves one variant; see ``LayoutEngine/solve(_:options:diagnostics:)``.
  public func solve(_ environment: Environment, diagnostics: inout DiagnosticSink) -> SolvedLayout {
    let member = member(for: environment)
    let layout = member.session.solve(environment, diagnostics: &diagnostics)
    idle.withLock { $0.append(member) }
    return layout
  }

  /// Solves a screen that was resolved before and altered since; what is wrong with it is not told. A pool serves one
  /// alteration, since one screen is prepared for all variants of its structure.
  package func solve(_ resolved: ResolvedScreen) -> SolvedLayout {
    let member = member(for: resolved.environment)
    let layout = member.session.solve(resolved)
    idle.withLock { $0.append(member) }
    return layout
  }

  private func member(for environment: Environment) -> Member {
    let structure = engine.resolver.structure(of: environment).withoutSizes
    let member = take(structure) ?? Member(engine.session(options: options))
    member.structure = structure
    return member
  }

  /// The session that was last used for a structure, else the oldest of a full pool.
  private func take(_ structure: ScreenStructure) -> Member? {
    idle.withLock { members in
      if let fitting = members.lastIndex(where: { $0.structure == structure }) { return members.remove(at: fitting) }
      return members.count >= Self.capacity ? members.removeFirst() : nil
    }
  }
}
