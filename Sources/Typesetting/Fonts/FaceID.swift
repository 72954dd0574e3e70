/// A face of the catalogue (file, index and variation); stable within a process.
public struct FaceID: Hashable, Sendable {
  /// The face's place in the order in which its catalogue opened faces, from 0; another catalogue's numbers differ.
  public var index: Int
}
