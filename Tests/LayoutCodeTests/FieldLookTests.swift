import AutoLayout
import Foundation
import ProofModel
import Resolving
import Testing
import UIKitNames

/// What fields, buttons and empty views show by what an app gave them.
@Suite struct FieldLookTests {
  private func shown(
    _ kind: ViewKind, era: Era = Era(.ios, 17), _ make: () -> UIView
  ) throws -> (view: SolvedView, all: SolvedLayout) {
    let environment = Environment(era: era, screenSize: Size(width: 375, height: 667))
    let host = HostWindow(LayoutContext(environment: environment)) {
      let controller = UIViewController()
      let view = make()
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: controller.view.leftAnchor, constant: 20),
        view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
        view.widthAnchor.constraint(equalToConstant: 300), view.heightAnchor.constraint(equalToConstant: 40),
      ])
      return controller
    }
    host.appear()
    let layout = host.solved().layout
    return (try #require(layout.views.first { $0.content.kind == kind }), layout)
  }

  private final class Padded: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).insetBy(dx: 12, dy: 0)
    }
  }

  @Test func attributedTextsAndPlaceholdersKeepTheirColour() throws {
    let red = [NSAttributedString.Key.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)]
    let field = try shown(.textField) {
      let field = UITextField()
      field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: red)
      return field
    }
    #expect(field.view.content.placeholder?.runs.map(\.color) == [Color(rgb: 0xFF0000)])
    let typed = try shown(.textField) {
      let field = UITextField()
      field.attributedText = NSAttributedString(string: "Ada", attributes: red)
      return field
    }
    #expect(typed.view.content.text?.runs.map(\.color) == [Color(rgb: 0xFF0000)])
    let plain = try shown(.textField) {
      let field = UITextField()
      field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: red)
      field.placeholder = "Other"
      return field
    }
    #expect(plain.view.content.placeholder?.string == "Other")
    #expect(plain.view.content.placeholder?.runs.first?.color != Color(rgb: 0xFF0000))
  }

  /// A view with a frame is as wide as that; one with constraints, or with a content of its own, as these say.
  @Test func viewsAtAFieldsSidesTakeRoom() throws {
    func field(_ change: (UITextField) -> Void) throws -> (left: Double, right: Double, side: Rect?) {
      let found = try shown(.textField) {
        let field = UITextField()
        field.text = "Ada"
        change(field)
        return field
      }
      let side = found.all.views.first { $0.parent.map { found.all.views[$0].content.kind == .textField } ?? false }
      return (found.view.content.contentInsets.left, found.view.content.contentInsets.right, side?.windowFrame)
    }
    let framed = try field {
      $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 20))
      $0.leftViewMode = .always
    }
    #expect(framed.left == 16 && framed.right == 0 && framed.side == Rect(x: 20, y: 110, width: 16, height: 20))
    let constrained = try field {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: 24).isActive = true
      view.heightAnchor.constraint(equalToConstant: 30).isActive = true
      $0.rightView = view
      $0.rightViewMode = .always
    }
    #expect(constrained.left == 0 && constrained.right == 24)
    #expect(constrained.side == Rect(x: 296, y: 105, width: 24, height: 30))
    let hidden = try field { $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 20)) }
    #expect(hidden.left == 0 && hidden.side == nil)
    let bordered = try field {
      $0.borderStyle = .roundedRect
      $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 20))
      $0.leftViewMode = .unlessEditing
    }
    #expect(bordered.left == 23 && bordered.right == 7)
  }

  @Test func aClassSaysWhereItsTextLies() throws {
    let found = try shown(.textField) {
      let field = Padded()
      field.placeholder = "Name"
      return field
    }
    #expect(found.view.content.contentInsets.left == 12 && found.view.content.contentInsets.right == 12)
  }

  @Test func aButtonsTitleAndPictureStandAtTheEdgeThatIsAskedFor() throws {
    func box(_ alignment: UIControl.ContentHorizontalAlignment) throws -> TextContent.Alignment? {
      try shown(.button) {
        let button = UIButton(type: .system)
        button.setTitle("Forgot?", for: .normal)
        button.contentHorizontalAlignment = alignment
        return button
      }.view.content.text?.alignment
    }
    #expect(try box(.left) == .left)
    #expect(try box(.trailing) == .right)
    #expect(try box(.center) == .center)
  }

  @Test func aPictureLiesBehindAButtonsTitle() throws {
    func button(_ title: String?) throws -> ResolvedView {
      try shown(.button) {
        let button = UIButton()
        button.setTitle(title, for: .normal)
        button.setBackgroundImage(UIImage(systemName: "star"), for: .normal)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
        return button
      }.view.content
    }
    let titled = try button("Send")
    #expect(titled.backgroundAsset == "system:star" && titled.asset == nil && titled.titleInsets.left == 8)
    #expect(try button(nil).asset == "system:star")
  }

  /// A document's image view without a picture is a box with its name; an app's shows nothing until it has one.
  @Test func anImageViewWithoutAPictureShowsNothing() throws {
    #expect(try shown(.image) { UIImageView() }.view.content.background?.alpha == 0)
    #expect(try shown(.image) { UIImageView(image: UIImage(systemName: "star")) }.view.content.background == nil)
  }

  @Test func linesOfEmptyTablesAreThoseOfOldPlainOnes() throws {
    func isHidden(_ era: Era, _ change: (UITableView) -> Void = { _ in }) throws -> Bool {
      try shown(.table, era: era) {
        let table = UITableView()
        change(table)
        return table
      }.view.content.line?.isHidden == true
    }
    #expect(try isHidden(Era(.ios, 15)))
    #expect(try !isHidden(Era(.ios, 14)))
    #expect(try isHidden(Era(.ios, 14)) { $0.separatorStyle = .none })
  }

  @Test func groupedTablesLieOnTheSystemsGrey() throws {
    func ground(_ style: UITableView.Style, _ color: UIColor? = nil) throws -> ResolvedView {
      try shown(.table) {
        let table = UITableView(frame: .zero, style: style)
        if let color { table.backgroundColor = color }
        return table
      }.view.content
    }
    let grey = Color(rgb: 0xF2F2F7)
    #expect(try ground(.grouped).background == grey)
    #expect(try ground(.insetGrouped).background == grey)
    #expect(try ground(.plain).background != grey)
    let own = try ground(.grouped, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(own.background == Color(rgb: 0x0000FF))
  }

  @Test func aDatePickerShowsThePartsThatItsModeHas() throws {
    func parts(_ mode: UIDatePicker.Mode) throws -> [String] {
      try shown(.datePicker) {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        return picker
      }.view.content.segments
    }
    #expect(try parts(.date) == ["1 Jan 2025"])
    #expect(try parts(.time) == ["9:41"])
    #expect(try parts(.dateAndTime) == [])
  }
}
