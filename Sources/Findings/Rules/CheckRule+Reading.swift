import ProofModel

/// Rules about what is read and touched.
extension CheckRule {
  package static let reading: [CheckRule] = [
    CheckRule(
      "clipped-text", .warning, "a text that does not fit its view",
      "It is shortened, or its last lines are cut off.",
      mend:
        "room, more lines (`lines: 0`), or a font that may shrink (`minimum-scale`); what was tried and does it is the "
        + "hint.",
      screen: """
        views: { title: { type: label, text: A title of more than a few words } }
        constraints:
          - title.top == root.top + 40
          - title.leading == root.leading + 20
          - title.trailing <= root.leading + 160
        """,
      instead: ["few words": "few words, lines: 0"]),
    CheckRule(
      "fixed-width-clips", .warning, "a fixed width that cuts the text in another of the screen's languages",
      "It fits in every variant that was asked for, and not in a language that the file has texts in.",
      mend: "`>=` in the place of `==`, or no width at all: a text has its own.",
      wrong: """
        proofsheet: 1
        matrix: { sizes: [[320, 200]], locales: [en] }
        strings: { en: { go: Go }, de: { go: Jetzt losfahren } }
        views: { go: { type: label, text: "@go" } }
        constraints:
          - go.top == root.top + 40
          - go.leading == root.leading + 20
          - go.width == 60
        """,
      instead: ["go.width == 60": "go.width >= 60"]),
    CheckRule(
      "low-contrast", .warning, "a text too near in colour to what lies behind it",
      """
      WCAG 2.2 (1.4.3, AA) asks for 4.5:1, and for 3:1 from 24 pt on, bold from 18.66 pt. Opacities and everything painted
      behind count; a text on a picture, a map or a material is not measured, and a disabled one needs none. Where both
      colours are the system's own it is a note, and of buttons nothing.
      """,
      mend: "the nearest colour that does is the hint, tried over the whole matrix.",
      screen: """
        views: { hint: { type: label, text: Swipe to go on, color: "#9A9A9A" } }
        constraints:
          - hint.top == root.top + 40
          - hint.leading == root.leading + 20
        """,
      instead: ["\"#9A9A9A\"": "\"#6A6A6A\""]),
    CheckRule(
      "small-text", .warning, "a text of less than 11 pt",
      "Apple's guidelines for iOS name 11 pt as the least. What a text shrinks to counts; the Mac's texts are not judged.",
      mend: "11 pt or more, best a text style, which follows the reader's size; a tried size is the hint.",
      screen: """
        views: { terms: { type: label, text: Terms apply, font: { size: 9 } } }
        constraints:
          - terms.top == root.top + 40
          - terms.leading == root.leading + 20
        """,
      instead: ["size: 9": "size: 11"]),
    CheckRule(
      "absolute-edge", .note, "left or right where leading or trailing was meant",
      """
      Such a rule stays on its side where the screen is read from right to left; there it is a warning. As far from the left
      as from the right is no difference, and not told.
      """,
      mend: "`leading` for `left`, `trailing` for `right`.",
      screen: """
        views: { title: { type: label, text: Today } }
        constraints:
          - title.top == root.top + 40
          - title.left == root.left + 20
        """,
      instead: ["title.left == root.left + 20": "title.leading == root.leading + 20"]),
  ]

  package static let touching: [CheckRule] = [
    CheckRule(
      "squeezed-control", .warning, "a control smaller than it draws itself",
      "Switches, steppers and spinners keep their own size, and reach over what is beside them.",
      mend: "leave its size to the control, or make room for it; a tried number or priority is the hint.",
      screen: """
        views: { sync: { type: switch, on: true } }
        constraints:
          - sync.top == root.top + 40
          - sync.leading == root.leading + 20
          - sync.width == 20
        """,
      instead: ["\n  - sync.width == 20": ""]),
    CheckRule(
      "crowded-target", .warning, "a small button beside another target",
      """
      Of less than 24 pt, with another control within 12 pt of its middle (WCAG 2.2, 2.5.8): one is taken for the other.
      What is clipped or off the screen cannot be touched and does not count.
      """,
      mend: "44 pt each way, or more distance.",
      screen: """
        views:
          less: { type: button, text: "-" }
          more: { type: button, text: "+" }
        constraints:
          - (less, more).top == root.top + 40
          - less.leading == root.leading + 20
          - more.leading == less.trailing
          - (less, more).width == 16
          - (less, more).height == 20
        """,
      instead: [
        "(less, more).width == 16": "(less, more).width == 44",
        "(less, more).height == 20": "(less, more).height == 44",
      ]),
    CheckRule(
      "small-target", .note, "a button below 44 × 44 pt, on Android below 48 × 48",
      "The platforms' guidelines for what fingers hit. A note only: the systems' own plain buttons are lower.",
      mend: "at least 44 pt each way; the picture inside may stay small.",
      screen: """
        views: { close: { type: button, text: X } }
        constraints:
          - close.top == root.top + 40
          - close.leading == root.leading + 20
          - close.width == 30
          - close.height == 30
        """,
      instead: ["close.width == 30": "close.width == 44", "close.height == 30": "close.height == 44"]),
  ]
}
