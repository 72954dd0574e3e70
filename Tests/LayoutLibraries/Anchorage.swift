func place(_ screen: LibraryScreen) {
  let view: UIView = screen.view
  screen.titleView.topAnchor == view.safeAreaLayoutGuide.topAnchor + 20
  screen.titleView.horizontalAnchors == view.horizontalAnchors + 16
  screen.titleView.heightAnchor == 40
  screen.box.topAnchor == screen.titleView.bottomAnchor + 12
  screen.box.centerXAnchor == view.centerXAnchor
  screen.box.widthAnchor == screen.titleView.widthAnchor * 0.5
  screen.box.heightAnchor == screen.box.widthAnchor
  screen.bar.horizontalAnchors == view.horizontalAnchors
  screen.bar.bottomAnchor == view.bottomAnchor
  screen.bar.heightAnchor >= 44
  screen.bar.heightAnchor == 0 ~ .low
}
