func place(_ screen: LibraryScreen) {
  let view: UIView = screen.view
  screen.titleView.topToSuperview(offset: 20, usingSafeArea: true)
  screen.titleView.leadingToSuperview(offset: 16)
  screen.titleView.trailingToSuperview(offset: 16)
  screen.titleView.height(40)
  screen.box.topToBottom(of: screen.titleView, offset: 12)
  screen.box.centerX(to: view)
  screen.box.width(to: screen.titleView, multiplier: 0.5)
  screen.box.heightToWidth(of: screen.box)
  screen.bar.edgesToSuperview(excluding: .top)
  screen.bar.height(44, relation: .equalOrGreater)
  screen.bar.height(0, priority: .defaultLow)
}
