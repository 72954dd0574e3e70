import CCairo

/// Turns Cairo's status codes into errors, in this one place.
func checkCairo(_ status: cairo_status_t) throws(RenderingError) {
  switch status {
  case CAIRO_STATUS_SUCCESS: return
  case CAIRO_STATUS_NO_MEMORY: throw .outOfMemory
  default: throw .drawing(cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)")
  }
}
