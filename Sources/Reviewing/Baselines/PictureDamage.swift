import PixelCoding
import ProofModel

/// Says why a stored picture is not what it should be.
enum PictureDamage {
  /// The decoder's words where it cannot be read at all.
  static func reason(_ bytes: [UInt8]) -> String {
    do throws(ImageDecodingError) {
      let picture = try ImageDecoder.decode(bytes, limits: ImageLimits())
      return "it is a picture of \(picture.size.width)×\(picture.size.height) pixels, but not the one recorded"
    } catch {
      return error.message
    }
  }
}
