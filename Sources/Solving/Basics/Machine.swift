import Foundation

/// What the program runs on; never part of an output.
public enum Machine {
  /// How many processors there are: the default of `--jobs`.
  public static let cores = ProcessInfo.processInfo.activeProcessorCount
}
