/// Names of files made of keys.
package enum KeyFileName {
  /// Letters, digits and `.-@+` stay; every other byte is `_` and two hexadecimal digits, `_` too, so that no two keys
  /// meet. Very long ones end in a hash.
  package static func escaped(_ key: String) -> String {
    var name = ""
    for byte in key.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "@", "+", ".": name.unicodeScalars.append(scalar)
      default:
        let digits = String(byte, radix: 16)
        name += "_" + (byte < 16 ? "0" + digits : digits)
      }
    }
    // A name that begins with a dot would be hidden, and `..` would lead elsewhere.
    if name.hasPrefix(".") { name = "_2e" + name.dropFirst() }
    return name.utf8.count <= 160 ? name : "\(name.prefix(140))-\(SHA256Text.of(key).prefix(12))"
  }
}
