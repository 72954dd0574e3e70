import AppKitNames
import Testing

/// What differs from UIKit: places whose y counts upwards, masks, sizes of controls.
@Suite struct ViewTests {
  @Test func framesCountUpwards() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let box = NSView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(box.frame == NSRect(x: 20, y: 60, width: 50, height: 30))
  }

  private final class FlippedView: NSView {
    override var isFlipped: Bool { true }
  }

  @Test func flippedViewsCountDownwards() {
    let root = FlippedView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let box = NSView(frame: NSRect(x: 20, y: 10, width: 50, height: 30))
    root.addSubview(box)
    #expect(box.frame == NSRect(x: 20, y: 10, width: 50, height: 30))
    let upward = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    upward.addSubview(box)
    #expect(box.frame == NSRect(x: 20, y: 10, width: 50, height: 30))
    #expect(root.subviews.isEmpty)
  }

  @Test func withoutAMaskTheLowerLeftCornerStays() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let still = NSView(frame: NSRect(x: 20, y: 10, width: 50, height: 30))
    let top = NSView(frame: NSRect(x: 20, y: 60, width: 160, height: 30))
    top.autoresizingMask = [.width, .minYMargin]
    root.addSubview(still)
    root.addSubview(top)
    root.setFrameSize(NSSize(width: 300, height: 200))
    #expect(still.frame == NSRect(x: 20, y: 10, width: 50, height: 30))
    #expect(top.frame == NSRect(x: 20, y: 160, width: 260, height: 30))
  }

  /// Masks act alike where constraints are near: as constraints, and on frames.
  @Test func masksActBesideConstraints() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let still = NSView(frame: NSRect(x: 20, y: 10, width: 50, height: 30))
    let box = NSView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(still)
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.bottomAnchor.constraint(equalTo: still.topAnchor, constant: -5),
      box.leadingAnchor.constraint(equalTo: still.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.setFrameSize(NSSize(width: 200, height: 200))
    root.layoutSubtreeIfNeeded()
    #expect(still.frame.minY == 10)
    #expect(box.frame == NSRect(x: 20, y: 45, width: 10, height: 10))
  }

  @Test func constraintsNameTheirViews() throws {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let box = NSView()
    root.addSubview(box)
    let constraint = NSLayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 0.5, constant: 0)
    #expect(constraint.firstItem === box && constraint.secondItem === root)
    root.addConstraint(constraint)
    #expect(root.constraints.count == 1 && constraint.isActive)
    let formatted = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[box]", metrics: nil, views: ["box": box])
    #expect(formatted.count == 1 && formatted[0].firstItem === box)
  }

  /// Alignment insets of macOS 14: a push button's frame is 14 wider than what constraints speak of, 12 higher.
  @Test func buttonsHaveAlignmentInsets() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let button = NSButton(title: "OK", target: nil, action: nil)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      button.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(button.frame.minX == 13)
    #expect(button.alignmentRect(forFrame: button.frame).minX == 20)
    #expect(button.frame.height == 32)
    #expect(button.alignmentRect(forFrame: button.frame).maxY == 80)
    #expect(button.frame(forAlignmentRect: button.alignmentRect(forFrame: button.frame)) == button.frame)
  }

  @Test func aUsersClassHasItsOwnSize() {
    final class Rating: NSView {
      override var intrinsicContentSize: NSSize { NSSize(width: 150, height: 25) }
    }
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let rating = Rating()
    rating.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(rating)
    NSLayoutConstraint.activate([
      rating.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      rating.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(rating.frame == NSRect(x: 25, y: 37.5, width: 150, height: 25))
  }

  @Test func labelsMeetOnTheirBaselines() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 100))
    let label = NSTextField(labelWithString: "Name:")
    let field = NSTextField(string: "Ada")
    for view in [label, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      field.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(field.frame.height == 21 && field.frame.maxX == 280)
    // Titles lie 3 above the bottom of a field, and on a label's own baseline.
    #expect(label.frame.height == 16 && label.frame.minY == field.frame.minY + 3)
    #expect(field.intrinsicContentSize.width == NSView.noIntrinsicMetric)
  }
}
