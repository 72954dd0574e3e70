/// The window of a screen; nil before there is one, and after it is gone.
final class ShownWindow: @unchecked Sendable {
  // Set where the window is made, and read by the screen's code: on one thread.
  weak var window: Window?
}
