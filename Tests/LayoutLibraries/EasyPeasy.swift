func place(_ screen: LibraryScreen) {
  let view: UIView = screen.view
  screen.titleView.easy.layout(
    Top(20).to(view.safeAreaLayoutGuide, .top), Leading(16), Trailing(16), Height(40))
  screen.box.easy.layout(
    Top(12).to(screen.titleView, .bottom), CenterX(0),
    Width((==CGFloat(0)) * 0.5).like(screen.titleView), Height().like(screen.box, .width))
  screen.bar.easy.layout(
    Leading(0), Trailing(0), Bottom(0), Height(>=44), Height(0).with(.low))
}
