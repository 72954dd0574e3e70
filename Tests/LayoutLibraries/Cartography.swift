func place(_ screen: LibraryScreen) {
  constrain(screen.titleView, screen.box, screen.bar, screen.view) { title, box, bar, view in
    title.top == view.safeAreaLayoutGuide.top + 20
    title.leading == view.leading + 16
    title.trailing == view.trailing - 16
    title.height == 40
    box.top == title.bottom + 12
    box.centerX == view.centerX
    box.width == title.width * 0.5
    box.height == box.width
    bar.leading == view.leading
    bar.trailing == view.trailing
    bar.bottom == view.bottom
    bar.height >= 44
    bar.height == 0 ~ LayoutPriority(250)
  }
}
