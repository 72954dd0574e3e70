import CCairo

/// The version of the Cairo library that draws.
public enum CairoVersion {
  public static var text: String { String(cString: cairo_version_string()) }
}
