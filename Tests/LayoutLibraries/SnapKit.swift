func place(_ screen: LibraryScreen) {
  screen.titleView.snp.makeConstraints { make in
    make.top.equalTo(screen.view.safeAreaLayoutGuide.snp.top).offset(20)
    make.leading.trailing.equalToSuperview().inset(16)
    make.height.equalTo(40)
  }
  screen.box.snp.makeConstraints { make in
    make.top.equalTo(screen.titleView.snp.bottom).offset(12)
    make.centerX.equalToSuperview()
    make.width.equalTo(screen.titleView).multipliedBy(0.5)
    make.height.equalTo(screen.box.snp.width)
  }
  screen.bar.snp.makeConstraints { make in
    make.leading.trailing.bottom.equalToSuperview()
    make.height.greaterThanOrEqualTo(44)
    make.height.equalTo(0).priority(250)
  }
}
