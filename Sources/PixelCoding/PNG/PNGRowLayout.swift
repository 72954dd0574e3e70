/// Where the stored rows of an 8-bit PNG lie in the memory of the picture they become.
struct PNGRowLayout {
  let width: Int
  let height: Int
  let bytesPerPixel: Int

  init(_ header: PNGFile.Header) {
    width = header.width
    height = header.height
    bytesPerPixel = header.colorType.channels
  }

  /// Bytes of a row without its filter byte.
  var rowBytes: Int { width * bytesPerPixel }
  var storedBytes: Int { (rowBytes + 1) * height }
  var pixelBytes: Int { width * height * 4 }
  /// Rows of four bytes a pixel are longer than their pixels by the filter byte.
  var roomBytes: Int { max(pixelBytes, storedBytes) }

  /// At the end of the room: a pixel at (x, y) is written at 4·(y·width + x) and read at least as far behind, since
  /// each pixel and row still to come takes no more stored than spread.
  var storedStart: Int { roomBytes - storedBytes }

  /// The first pixel byte of a row.
  func start(ofRow y: Int) -> Int { storedStart + y * (rowBytes + 1) + 1 }
}
