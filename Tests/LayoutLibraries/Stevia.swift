func place(_ screen: LibraryScreen) {
  let view: UIView = screen.view
  screen.titleView.Top == view.safeAreaLayoutGuide.Top + 20
  screen.titleView.Leading == view.Leading + 16
  screen.titleView.Trailing == view.Trailing - 16
  screen.titleView.height(40)
  screen.box.Top == screen.titleView.Bottom + 12
  screen.box.CenterX == view.CenterX
  screen.box.Width == 50 % screen.titleView.Width
  screen.box.Height == screen.box.Width
  screen.bar.fillHorizontally()
  screen.bar.bottom(0)
  screen.bar.height(>=44)
  screen.bar.heightAnchor.constraint(equalToConstant: 0).isLow()
}

extension NSLayoutConstraint {
  fileprivate func isLow() {
    priority = .defaultLow
    isActive = true
  }
}
