/// A face of the catalogue (file, index and variation); stable within a process.
public struct FaceID: Hashable, Sendable {
  public var index: Int
  public init(index: Int) { self.index = index }
}
