import SpecFiles

/// What editors need to know of the spec format.
public enum SpecFormat {
  /// The JSON Schema, draft 2020-12, made from the tables that the reader itself uses.
  public static var schema: String { SpecSchema.json() }
}
