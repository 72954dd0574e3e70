import CHarfBuzz

/// Reading of the few tables that tell what a font is, through HarfBuzz, which checks every offset.
enum OpenType {
  /// The `name` table's numbers, as OpenType's specification gives them.
  enum NameID: UInt32 {
    case family = 1
    case style = 2
    case full = 4
    case postScript = 6
    case typographicFamily = 16
    case typographicStyle = 17
  }

  /// The four ASCII letters as OpenType counts them; shorter names are filled with spaces.
  static func tag(_ name: some StringProtocol) -> UInt32 {
    var value: UInt32 = 0
    var count = 0
    for byte in name.utf8.prefix(4) {
      value = value << 8 | UInt32(byte)
      count += 1
    }
    while count < 4 {
      value = value << 8 | 0x20
      count += 1
    }
    return value
  }

  static func name(of tag: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }, as: UTF8.self)
  }

  static func hasTable(_ name: String, _ face: OpaquePointer) -> Bool {
    let table = hb_face_reference_table(face, tag(name))
    defer { hb_blob_destroy(table) }
    return hb_blob_get_length(table) > 0
  }

  /// The English name, at most 127 bytes of it.
  static func name(_ id: NameID, of face: OpaquePointer) -> String? {
    let language = hb_language_from_string("en", -1)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      var size: UInt32 = 128
      let length = hb_ot_name_get_utf8(face, hb_ot_name_id_t(id.rawValue), language, &size, buffer.baseAddress)
      guard length > 0 else { return nil }
      return String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  static func axes(of face: OpaquePointer) -> [(tag: UInt32, range: ClosedRange<Double>, standard: Double)] {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0, count <= 64 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      let low = Double(min(info.min_value, info.max_value))
      return (info.tag, low...max(low, Double(info.max_value)), Double(info.default_value))
    }
  }

  /// Weight (OS/2 `usWeightClass`) and slant (OS/2 `fsSelection` bits 0 and 9, else head's `macStyle`).
  static func weightAndItalic(of face: OpaquePointer) -> (weight: Int, italic: Bool) {
    let os2 = bytes(of: "OS/2", face, count: 64)
    let head = bytes(of: "head", face, count: 46)
    func word(_ bytes: [UInt8], _ at: Int) -> Int { Int(bytes[at]) << 8 | Int(bytes[at + 1]) }
    var weight = 400
    var italic = head.count == 46 && word(head, 44) & 2 != 0
    if os2.count == 64 {
      weight = word(os2, 4)
      // Files of the nineties count 1 to 9.
      if (1...9).contains(weight) { weight *= 100 }
      italic = italic || word(os2, 62) & 0x201 != 0
    }
    return (min(max(weight, 1), 1000), italic)
  }

  private static func bytes(of table: String, _ face: OpaquePointer, count: Int) -> [UInt8] {
    let blob = hb_face_reference_table(face, tag(table))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), Int(length) >= count else { return [] }
    return (0..<count).map { UInt8(bitPattern: data[$0]) }
  }
}
