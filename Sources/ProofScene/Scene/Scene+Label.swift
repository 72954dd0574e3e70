internal import AutoLayout
internal import ProofModel
internal import Resolving
internal import Typesetting

extension ScenePainter {
  mutating func paintLabel(_ index: Int, _ view: SolvedView) {
    guard let content = view.content.text else { return }
    let box = view.alignmentRect.inset(by: view.content.contentInsets)
    let height = view.measurement?.size.height ?? lineHeight(content)
    let color = view.content.isEnabled ? view.content.textColor : palette.tertiaryLabel
    set(content, of: index, in: box, at: place(view, textHeight: height), color: color)
  }

  /// Of the text's first run, as a label of one line has it.
  func lineHeight(_ content: TextContent) -> Double {
    guard let font = content.runs.first?.font else { return 0 }
    return text.lineMetrics(font, environment: environment.text).lineHeight
  }
}
