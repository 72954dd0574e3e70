import CCairo

/// The version of the Cairo library that draws.
public enum CairoVersion {
  /// The version of the library that is linked, `1.16.0`.
  public static var text: String { String(cString: cairo_version_string()) }
}
