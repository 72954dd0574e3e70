import ProofModel
import Resolving

/// Rows of tables and cells of collections that are where the tools put them.
extension CanvasFrames {
  /// Tables whose cells are the same ones, as large as they were: where these lie is the tools' doing, on the Mac always,
  /// whose tables place rows and columns; elsewhere where other tools saved them, as titles stand between them, or where
  /// half points of the rows above add up to it.
  static func unchangedTables(
    _ before: (nodes: [LayoutNode], styles: [String: [String]]),
    _ after: (nodes: [LayoutNode], styles: [String: [String]]), _ isSavedAnew: Bool,
    _ held: [String: (before: Double, after: Double)],
    _ columns: [String: (before: Double, after: Double)], isMac: Bool
  ) -> [Int: Double] {
    typealias Row = (id: String, frame: Rect, contents: [String])
    let styles = (before.styles, after.styles)
    let (before, after) = (before.nodes, after.nodes)
    func contents(_ position: Int, _ nodes: [LayoutNode]) -> [String] {
      nodes[position].children.flatMap { [nodes[$0].content.id] + contents($0, nodes) }
    }
    func rows(_ table: LayoutNode, _ nodes: [LayoutNode], _ styles: [String: [String]]) -> [Row] {
      table.children.map { row in
        let (id, frame) = (nodes[row].content.id, nodes[row].frame ?? Rect(x: 0, y: 0, width: 0, height: 0))
        guard held[id] != nil else { return (id, frame, []) }
        // Another of the system's styles puts its contents elsewhere, and may ask for another height.
        let shown = contents(row, nodes)
        // Files of before iOS 7 give content views no id.
        let own = Set(nodes[row].children.map { nodes[$0].content.id })
        return (id, frame, shown.map { own.contains($0) ? "" : $0 } + shown.flatMap { styles[$0] ?? [] })
      }
    }
    let earlier = Dictionary(
      before.filter { $0.content.kind == .table }.map { ($0.content.id, rows($0, before, styles.0)) },
      uniquingKeysWith: { first, _ in first })
    // AppKit's tables make the last column as wide as is left.
    func widening(of table: LayoutNode) -> Double {
      let old = before.first { $0.content.id == table.content.id && $0.content.kind == .table }
      return both(old?.frame?.width, table.frame?.width).map { $1 - $0 } ?? 0
    }
    return Dictionary(
      uniqueKeysWithValues: after.indices.compactMap { position -> (Int, Double)? in
        guard after[position].content.kind == .table, let earlier = earlier[after[position].content.id],
          case let later = rows(after[position], after, styles.1),
          let (old, new) = Self.common(
            earlier, later, { $0.id }, { $0.frame }, isStacked: { !isMac && held[$0.id] != nil })
        else { return nil }
        let growth = widening(of: after[position])
        // Rows that are as high as they were lie where a table that is as it was puts them.
        let isAlike = before.contains { Self.isAlike($0, before, after[position], after) }
        var drift = 0.0
        let isUnchanged = zip(old, new).allSatisfy { one, other in
          let rise = other.frame.height - one.frame.height
          defer { drift += rise }
          // What a table gives a row, by its contents or for all rows, is as it was where these are; where another height is
          // given it is seen in rows that were recorded with both.
          let isFoundOut =
            one.contents == other.contents
            && (held[one.id].map { given in
              // A height that is given is recorded with the line below it or without, or one that it was given before.
              if !isMac, given.before >= 0 {
                return given.before == given.after && abs(rise) <= Self.mostLine
                  || isOlderThanGiven(one.frame.height, other.frame.height, given)
              }
              return given.before == given.after || abs(one.frame.height - given.before) >= 1
                || abs(other.frame.height - given.after) >= 1
            } ?? false)
          // Elsewhere rows are as wide as their table.
          return (abs(rise) < 1 || isFoundOut)
            && (!isMac
              || Self.isColumnAsItWas(
                other.frame.width - one.frame.width, columns[one.id], growth: growth, isSavedAnew))
            && (isMac || isSavedAnew || isAlike || abs(other.frame.y - one.frame.y - drift) < 1)
        }
        return isUnchanged ? (position, (new.last?.frame.maxY ?? 0) - (old.last?.frame.maxY ?? 0)) : nil
      })
  }

  /// By the content view of a cell: which sides of its parts the rules of its style hold, in a fixed order; by any view of iOS the
  /// user's rules up and down that it has, by which a table may find a row's height out.
  static func styles(_ rules: [ActiveRule], isMac: Bool) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for rule in rules {
      guard let owner = rule.rule.owner, case .attributes(let form) = rule.rule.form else { continue }
      let end = rule.rule.id.map { " \($0) \(form.constant)" } ?? ""
      guard end.isEmpty ? rule.group == "cells" : !isMac && form.firstAttribute.axis == .vertical else { continue }
      result[owner, default: []].append(
        "\(form.firstAttribute.rawValue) \(form.relation.rawValue) \(form.secondAttribute?.rawValue ?? "")\(end)")
    }
    return result.mapValues { $0.sorted() }
  }

  /// The first rows that both sides' tables have, where they are the same up to some row, below which others came or went; nil
  /// where they are not. Rows as high as they were may stand below those where they are stacked on what is above them, as cells of
  /// iOS are.
  static func common<Row>(
    _ old: [Row], _ new: [Row], _ id: (Row) -> String, _ frame: (Row) -> Rect, isStacked: (Row) -> Bool
  ) -> ([Row], [Row])? {
    if old.map(id) == new.map(id) { return (old, new) }
    let (old, new) = (old.sorted { frame($0).y < frame($1).y }, new.sorted { frame($0).y < frame($1).y })
    let count = zip(old, new).prefix { id($0) == id($1) }.count
    let (gone, came) = (Set(old.dropFirst(count).map(id)), Set(new.dropFirst(count).map(id)))
    let both = (
      old.dropFirst(count).filter { came.contains(id($0)) }, new.dropFirst(count).filter { gone.contains(id($0)) }
    )
    guard count > 0, both.0.map(id) == both.1.map(id), both.0.allSatisfy(isStacked),
      zip(both.0, both.1).allSatisfy({ (frame($0).height - frame($1).height).magnitude < 1 })
    else { return nil }
    return (Array(old.prefix(count)), Array(new.prefix(count)))
  }

  /// Whether a Mac's column is as wide as it was, or as much wider as its table, so that what cells of it were recorded wider
  /// by is the tools' doing: a column's own width counts before that of its cells.
  static func isColumnAsItWas(
    _ widening: Double, _ column: (before: Double, after: Double)?, growth: Double, _ isSavedAnew: Bool
  ) -> Bool {
    if abs(widening) < 1 || abs(growth) >= 1 && abs(widening - growth) <= mostSpacing { return true }
    guard let column else { return isSavedAnew }
    return abs(column.after - column.before) < 0.01 || isSavedAnew && abs(column.after - column.before) <= mostStyle
  }

  /// The later frame of a row's view in a Mac's column that is as wide as it was, with the width that it had: what the tools
  /// recorded beside that is no width of the column's.
  static func settledInColumn(
    _ nodes: (before: [LayoutNode], after: [LayoutNode]), _ position: (before: Int, after: Int),
    _ columns: [String: (before: Double, after: Double)]
  ) -> Rect? {
    let (old, new) = (nodes.before[position.before], nodes.after[position.after])
    guard let column = columns[new.content.id], abs(column.after - column.before) < 0.01,
      let frames = both(old.frame, new.frame), frames.0.width != frames.1.width
    else { return nil }
    return Rect(origin: frames.1.origin, size: Size(width: frames.0.width, height: frames.1.height))
  }

  /// So much narrower, in points, newer systems make columns for the style of their rows: since macOS 11 room beside them and in cells
  /// at both sides (`NSTableView.Style.inset`, docs; files: SimDirs, 34 of two columns' room taken from the last one).
  static let mostStyle = 36.0

  /// What is recorded of a row's height beyond or below the one that is given, in points.
  static let mostLine = 1.5

  /// What a table leaves between its columns, in points, may be another too.
  static let mostSpacing = 4.0

  /// Whether a table leaves the same room around its rows, whatever bars are around it: it has the same style, and the same
  /// of its titles say something.
  static func isAlike(_ one: LayoutNode, _ before: [LayoutNode], _ other: LayoutNode, _ after: [LayoutNode])
    -> Bool
  {
    func silent(_ table: LayoutNode, _ nodes: [LayoutNode]) -> [String] {
      table.children.filter { row in
        nodes[row].content.kind == .label && !(nodes[row].content.text?.runs.contains { !$0.text.isEmpty } ?? false)
      }.map { nodes[$0].content.id }
    }
    return one.content.id == other.content.id && one.content.style == other.content.style
      && one.content.contentInsets == other.content.contentInsets && silent(one, before) == silent(other, after)
  }

  /// Whether it is the title of a Mac's column that stands below the same others as before, and is as wide as it was given with
  /// them: where cells are recorded beside that moves no title.
  static func isTitleInPlace(
    _ nodes: (before: [LayoutNode], after: [LayoutNode]), _ view: (before: Int, after: Int),
    _ columns: [String: (before: Double, after: Double)], isSavedAnew: Bool
  ) -> Bool {
    guard nodes.after[view.after].isColumnTitle else { return false }
    func titles(_ nodes: [LayoutNode], upTo title: Int) -> [String] {
      let all = nodes[title].parent.map { nodes[$0].children } ?? []
      let end = nodes[title].frame?.x ?? 0
      return all.filter { nodes[$0].isColumnTitle && (nodes[$0].frame?.x ?? 0) <= end }.map { nodes[$0].content.id }
    }
    let new = titles(nodes.after, upTo: view.after)
    return titles(nodes.before, upTo: view.before) == new
      && new.allSatisfy { isColumnAsItWas(1, columns[$0], growth: 0, isSavedAnew) || columns[$0] == nil }
  }
}
