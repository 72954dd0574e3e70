extension ViewController {
  var log: EventLog? { EventLog.current }

  func willLayOut(_ log: EventLog?) {
    layOutBars()
    log?.record(self, "viewWillLayoutSubviews")
    viewWillLayoutSubviews()
  }

  func didLayOut(_ log: EventLog?) {
    log?.record(self, "viewDidLayoutSubviews")
    viewDidLayoutSubviews()
  }

  /// The view comes on the screen: two layouts, the first when it is put into its window, the second at the end of the
  /// transition, which sets the flag again (settled: the article's log shows both).
  func appear(animated: Bool = false) {
    guard appearance == .away else { return }
    beginAppearing(animated)
    let view: View = self.view
    view.tellTraits(from: nil)
    view.tellInsetsBelow(log)
    finishAppearing(animated) {
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  func beginAppearing(_ animated: Bool) {
    loadViewIfNeeded()
    setAppearance(.appearing)
    log?.record(self, "viewWillAppear")
    viewWillAppear(animated)
    for child in childrenThatAppear { child.beginAppearing(animated) }
  }

  func finishAppearing(_ animated: Bool, layout: () -> Void) {
    tellIsAppearing(animated)
    layout()
    tellDidAppear(animated)
  }

  private func tellIsAppearing(_ animated: Bool) {
    log?.record(self, "viewIsAppearing")
    viewIsAppearing(animated)
    for child in childrenThatAppear { child.tellIsAppearing(animated) }
  }

  private func tellDidAppear(_ animated: Bool) {
    // Children that were added while it appeared have not begun yet.
    for child in childrenThatAppear where child.appearance == .appearing { child.tellDidAppear(animated) }
    setAppearance(.here)
    log?.record(self, "viewDidAppear")
    viewDidAppear(animated)
  }

  /// The window's size, traits or insets are others.
  func environmentDidChange() {
    layOutBars()
    viewIfLoaded?.treeDidChange()
    viewIfLoaded?.setNeedsLayout()
    for child in ownChildren { child.environmentDidChange() }
  }

  /// The view leaves the screen.
  func leave(animated: Bool = false) {
    guard appearance != .away else { return }
    log?.record(self, "viewWillDisappear")
    viewWillDisappear(animated)
    for child in childrenThatAppear { child.leave(animated: animated) }
    viewIfLoaded?.removeFromSuperview()
    setAppearance(.away)
    log?.record(self, "viewDidDisappear")
    viewDidDisappear(animated)
  }
}

extension View {
  /// Tells of safe areas and margins that are others than at the last layout.
  func tellInsets(_ log: EventLog?) {
    guard window != nil else { return }
    let safe = currentSafeArea()
    if safe != margins.toldSafeArea {
      margins.toldSafeArea = safe
      safeAreaInsetsDidChange()
      if let controller {
        log?.record(controller, "viewSafeAreaInsetsDidChange")
        controller.viewSafeAreaInsetsDidChange()
      }
    }
    let own = currentMargins()
    guard own != margins.toldMargins else { return }
    margins.toldMargins = own
    layoutMarginsDidChange()
    guard let controller else { return }
    log?.record(controller, "viewLayoutMarginsDidChange")
    controller.viewLayoutMarginsDidChange()
  }

  func tellInsetsBelow(_ log: EventLog?) {
    tellInsets(log)
    for child in children where child.controller != nil { child.tellInsetsBelow(log) }
  }

  /// Tells of traits that are others than before.
  func tellTraits(from old: TraitCollection?) {
    guard let old, !old.isEqual(traitCollection) else { return }
    controller?.tellTraits(from: old)
    traitCollectionDidChange(old)
    if let extras, !extras.registrations.isEmpty {
      let new = traitCollection
      for registration in extras.registrations where registration.traits.contains(where: { $0.differs(old, new) }) {
        registration.handler(old)
      }
    }
    for child in children { child.tellTraits(from: old) }
  }
}
