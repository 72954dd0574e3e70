import ProofModel
import Testing

@testable import PixelCoding

/// A file is taken apart by the specification (third edition, 11.3.5) and put together again, frame over frame.
@Suite struct PNGAnimationTests {
  private struct Frame {
    var pixels: PixelBuffer
    var milliseconds: Int
    var area: PixelRectangle
  }
  private struct PixelRectangle: Equatable {
    var x, y, width, height: Int
  }

  /// The pictures that a player shows one after the other.
  private func played(_ file: [UInt8]) throws -> (frames: [Frame], loops: Int, count: Int) {
    var canvas: PixelBuffer?
    var (header, frames, loops, count): ([UInt8], [Frame], Int, Int) = ([], [], -1, 0)
    var control: [UInt8] = []
    var sequence = 0
    var offset = 8
    while offset < file.count {
      let length = file.bigEndian32(at: offset)
      let type = String(decoding: file[(offset + 4)..<(offset + 8)], as: UTF8.self)
      let body = Array(file[(offset + 8)..<(offset + 8 + length)])
      #expect(
        file.bigEndian32(at: offset + 8 + length) == PNGFile.checksum(file, (offset + 4)..<(offset + 8 + length)))
      offset += length + 12
      switch type {
      case "IHDR": header = body
      case "acTL": (count, loops) = (body.bigEndian32(at: 0), body.bigEndian32(at: 4))
      case "fcTL":
        #expect(body.bigEndian32(at: 0) == sequence)
        sequence += 1
        control = Array(body.dropFirst(4))
      case "IDAT", "fdAT":
        if type == "fdAT" {
          #expect(body.bigEndian32(at: 0) == sequence)
          sequence += 1
        }
        let area = PixelRectangle(
          x: control.bigEndian32(at: 8), y: control.bigEndian32(at: 12), width: control.bigEndian32(at: 0),
          height: control.bigEndian32(at: 4))
        let part = try decode(header, area, Array(body.dropFirst(type == "fdAT" ? 4 : 0)))
        canvas = canvas.map { over($0, part, area) } ?? part
        let (numerator, denominator) = (
          Int(control[16]) << 8 | Int(control[17]), Int(control[18]) << 8 | Int(control[19])
        )
        #expect(control[20] == 0 && control[21] == 0)
        frames.append(
          Frame(pixels: try #require(canvas), milliseconds: numerator * 1000 / denominator, area: area))
      default: break
      }
    }
    return (frames, loops, count)
  }

  /// A frame's data as a file of its own.
  private func decode(_ header: [UInt8], _ area: PixelRectangle, _ data: [UInt8]) throws -> PixelBuffer {
    var chunks = PNGChunkWriter(capacity: 1000)
    chunks.write(
      "IHDR", PNGChunkWriter.bigEndian(area.width) + PNGChunkWriter.bigEndian(area.height) + Array(header.dropFirst(8)))
    chunks.write("IDAT", data)
    chunks.write("IEND", [])
    let picture = try ImageDecoder.decode(chunks.bytes)
    #expect(Pictures.decodedBySpng(chunks.bytes) == picture)
    return picture
  }

  private func over(_ canvas: PixelBuffer, _ part: PixelBuffer, _ area: PixelRectangle) -> PixelBuffer {
    var canvas = canvas
    for y in 0..<area.height {
      for x in 0..<(area.width * 4) {
        canvas.bytes[((area.y + y) * canvas.size.width + area.x) * 4 + x] = part.bytes[y * area.width * 4 + x]
      }
    }
    return canvas
  }

  @Test(arguments: [false, true]) func everyFrameComesBack(translucent: Bool) throws {
    var numbers = SeededNumbers(seed: 5)
    let frames = (0..<6).map { number in
      AnimationFrame(
        pixels: Pictures.random(&numbers, width: 61, height: 37, translucent: translucent), milliseconds: 40 + number)
    }
    let file = try PNGEncoder().encodeAnimation(frames, loops: 3, scale: 2)
    let played = try played(file)
    #expect(played.count == 6 && played.loops == 3)
    #expect(played.frames.map(\.pixels) == frames.map(\.pixels))
    #expect(played.frames.map(\.milliseconds) == [40, 41, 42, 43, 44, 45])
    // Who does not know animation sees the first frame.
    #expect(try ImageDecoder.decode(file) == frames[0].pixels)
    #expect(Pictures.decodedBySpng(file) == frames[0].pixels)
  }

  @Test func onlyWhatChangesIsStored() throws {
    let size = PixelSize(width: 40, height: 30)
    let white = PixelBuffer(size: size, bytes: Array(repeating: 255, count: 40 * 30 * 4))
    var dot = white
    dot.bytes[(12 * 40 + 7) * 4] = 0
    dot.bytes[(14 * 40 + 9) * 4] = 0
    let frames = [white, dot, dot].map { AnimationFrame(pixels: $0, milliseconds: 100) }
    let areas = try played(PNGEncoder().encodeAnimation(frames)).frames.map(\.area)
    #expect(areas[1] == PixelRectangle(x: 7, y: 12, width: 3, height: 3))
    #expect(areas[2] == PixelRectangle(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func framesOfTwoSizesAreRefused() {
    let frames = [1, 2].map { side in
      AnimationFrame(
        pixels: PixelBuffer(
          size: PixelSize(width: side, height: 1), bytes: Array(repeating: 0, count: side * 4)), milliseconds: 1)
    }
    #expect(throws: ImageEncodingError.self) { try PNGEncoder().encodeAnimation(frames) }
    #expect(throws: ImageEncodingError.self) { try PNGEncoder().encodeAnimation([]) }
  }
}
