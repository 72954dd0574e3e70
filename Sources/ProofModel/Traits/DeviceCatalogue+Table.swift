extension DeviceCatalogue {
  static let table = ""
}
