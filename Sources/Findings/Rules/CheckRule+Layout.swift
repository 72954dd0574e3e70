import ProofModel

/// Rules about what a layout has to be: possible, determined, and where it was drawn.
extension CheckRule {
  static let unsolvable: [CheckRule] = [
    CheckRule(
      "unsatisfiable-constraints", .error, "required constraints that cannot all hold",
      """
      UIKit breaks one of them at run time, which one it does not say, and writes the whole set into the console. Here
      the smallest set that contradicts is told, with the sum that cannot come out.
      """,
      mend: "lower a priority, turn an `==` into a limit, or leave one of the set out; a tried fix is the hint.",
      screen: """
        views: { heading: { type: label, text: Too many wishes } }
        constraints:
          - heading.top == root.top + 24
          - heading.leading == root.leading + 20
          - heading.trailing == root.trailing - 20
          - heading.width == 375
        """,
      instead: ["\n  - heading.width == 375": ""])
  ]

  static let undetermined: [CheckRule] = [
    CheckRule(
      "ambiguous-layout", .error, "a view whose place or size several answers fit",
      "Nothing says which one is taken; it may be another one on the next device. The range in which it may move is told.",
      mend: "add the rule that is missing: a place, or a size, on the axis that is named.",
      screen: """
        views: { note: { type: label, text: Nobody says how far down } }
        constraints:
          - note.leading == root.leading + 20
          - note.top >= root.top + 40
        """,
      instead: ["note.top >= root.top + 40": "note.top == root.top + 40"]),
    CheckRule(
      "ambiguous-content-size", .error, "a scroll view that does not know how much it scrolls",
      "Its content is as large as the rules between its content's edges and its subviews make it.",
      mend: "hold what is inside to all four edges of `scroll.content`, and give it a size.",
      screen: """
        views:
          scroll: { type: scroll, views: { text: { type: label, text: A long story } } }
        constraints:
          - scroll.edges == root.edges
          - text.leading == scroll.content.leading + 16
          - text.top == scroll.content.top + 16
          - text.trailing == scroll.content.trailing - 16
        """,
      instead: ["content.trailing - 16": "content.trailing - 16\n  - text.bottom == scroll.content.bottom - 16"]),
    CheckRule(
      "content-priority-ambiguity", .warning, "contents that hug or resist alike where one has to give way",
      "With equal priorities nothing says which of the views grows or shrinks.",
      mend: "let one hug, or resist, more than the others.",
      screen: """
        views: { name: { type: label, text: Name }, value: { type: label, text: Value } }
        constraints:
          - H:|-[name]-[value]-|
          - (name, value).top == root.top + 40
        """,
      instead: ["text: Name": "text: Name, hug: 252"]),
    CheckRule(
      "priority-tie", .warning, "optional rules of one priority that ask for different things",
      "The first one in the file is kept here; at run time either may win.",
      mend: "give the one that matters more a higher priority.",
      screen: """
        views: { bar: { background: "#CCCCCC" } }
        constraints:
          - bar.top == root.top + 40
          - bar.leading == root.leading + 20
          - bar.height == 20
          - bar.width == 100 @500
          - bar.width == 200 @500
        """,
      instead: ["bar.width == 200 @500": "bar.width == 200 @501"]),
    CheckRule(
      "grid-room-ambiguity", .warning, "a grid with more room than its rows or columns need",
      "Which of them takes the rest is open where none has a size of its own.",
      mend: "give all of them but one a size.",
      wrong: """
        proofsheet: 1
        platform: mac
        matrix: { sizes: [[320, 200]] }
        views:
          form:
            type: grid
            columns: [{}, {}]
            views: { name: { type: label, text: Name }, value: { type: label, text: Value } }
        constraints:
          - form.leading == root.leading + 20
          - form.trailing == root.trailing - 20
          - form.top == root.top + 20
        """,
      instead: ["[{}, {}]": "[{ width: 60 }, {}]"]),
  ]

  static let places: [CheckRule] = [
    CheckRule(
      "misplaced-view", .warning, "a view that does not lie where it is drawn",
      "Its frame on the canvas and the rules' answer there differ by a point or more.",
      mend: "`proofsheet update-frames` writes the solved frame; or mend the rule if the frame is right.",
      wrong: """
        proofsheet: 1
        canvas: [320, 200]
        matrix: { sizes: [[320, 200]] }
        views: { done: { type: button, text: Done, frame: [20, 100, 120, 44] } }
        constraints:
          - done.leading == root.leading + 20
          - done.top == root.top + 60
          - done.width == 120
          - done.height == 44
        """,
      instead: ["[20, 100, 120, 44]": "[20, 60, 120, 44]"]),
    CheckRule(
      "mask-loses-distance", .note, "autoresizing masks that let neighbours drift apart",
      "A mask shares a change of the superview among the parts of one view; \"this far below that view\" it cannot say.",
      mend: "a rule between the two.",
      wrong: """
        proofsheet: 1
        canvas: [320, 200]
        matrix: { sizes: [[320, 400]] }
        views:
          photo: { background: "#CCCCCC", frame: [20, 20, 280, 100], autoresize: [width, height] }
          caption: { background: "#DDDDDD", frame: [20, 128, 280, 20], autoresize: [width, height] }
        """,
      instead: ["280, 20], autoresize: [width, height]": "280, 20], autoresize: [width, top]"]),
    CheckRule(
      "outside-screen", .warning, "a view that sticks out of the screen",
      "What scrolls may, and what is asked to cover its superview; everything else is cut off there.",
      mend: "a limit to the edge that it passes.",
      screen: """
        views: { badge: { background: "#CCCCCC" } }
        constraints:
          - badge.top == root.top + 40
          - badge.leading == root.leading + 280
          - badge.width == 60
          - badge.height == 60
        """,
      instead: ["badge.leading == root.leading + 280": "badge.trailing == root.trailing - 20"]),
    CheckRule(
      "outside-safe-area", .warning, "a text or a control outside of the safe area",
      "Bars, the home indicator, round corners or the camera may cover it there.",
      mend: "hold it to `safe` instead of `root`.",
      wrong: """
        proofsheet: 1
        matrix: { devices: [iphone-13] }
        views: { title: { type: label, text: Today } }
        constraints:
          - title.top == root.top + 8
          - title.leading == root.leading + 20
        """,
      instead: ["title.top == root.top + 8": "title.top == safe.top + 8"]),
    CheckRule(
      "under-cutout", .warning, "a text or a control below the camera's housing",
      "Nothing can be seen or touched there, on devices with a notch, an island or a hole.",
      mend: "hold it to `safe`.",
      wrong: """
        proofsheet: 1
        matrix: { devices: [iphone-13] }
        views: { title: { type: label, text: Today } }
        constraints:
          - title.top == root.top + 8
          - title.centerX == root.centerX
        """,
      instead: ["title.top == root.top + 8": "title.top == safe.top + 8"]),
    CheckRule(
      "overlapping-views", .warning, "texts or controls that cover each other",
      "One of them cannot be read or touched. A button without title, picture and colour is an area to touch and "
        + "covers nothing.",
      mend: "a limit between the two: `second.top >= first.bottom + 8`.",
      screen: """
        views: { name: { type: label, text: A name }, value: { type: label, text: Its value } }
        constraints:
          - name.leading == root.leading + 20
          - name.top == root.top + 40
          - value.leading == root.leading + 40
          - value.top == root.top + 48
        """,
      instead: ["value.top == root.top + 48": "value.top == name.bottom + 8"]),
  ]
}
