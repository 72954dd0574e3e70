import Testing

@testable import LayoutDiff

/// The places at which two versions of a long text differ.
@Suite struct TextPlacesTests {
  @Test func eachPlaceIsToldWithWhatFollows() {
    let old = "# Talks are held in the morning. # Dinner is served at six o'clock. # Buses leave at ten."
    let new = "Talks are held in the morning. Dinner is served at seven o'clock. Buses leave at ten."
    let places = TextPlaces(old, new)
    #expect(places.places.count == 4, "\(places.places)")
    let words = places.words(besides: ("'Talks are held'", "'# Talks are held'"))
    #expect(words?.hasPrefix("3 more places differ: 'Dinner") == true, "\(words ?? "none")")
    #expect(words?.contains("'seven o'") == true && words?.contains("instead of 'six o'") == true, "\(words ?? "none")")
  }

  @Test func whatIsShownAlreadyIsNotSaidAgain() {
    #expect(TextPlaces("One, two, three, four.", "One, too, three, for.").words(besides: ("x", "y")) != nil)
    let whole = ("'One, too, three, for.'", "'One, two, three, four.'")
    #expect(
      TextPlaces("One, two, three, four.", "One, too, three, for.").words(besides: (whole.1, whole.0)) == nil)
    #expect(TextPlaces("One, two, three.", "One, two, four.").words(besides: ("", "")) == nil)
  }

  /// Of scripts without spaces letters are compared; texts of little in common are two texts.
  @Test func lettersOfScriptsWithoutSpaces() {
    let places = TextPlaces("日本語の文章を書きます。毎日書きます。終わり。", "日本語の文書を書きます。毎朝書きます。終わり。").places
    #expect(places.count == 2 && places[1].before.hasPrefix("日書") && places[1].after.hasPrefix("朝書"), "\(places)")
    #expect(TextPlaces("Nothing of this is the same.", "Wholly another text stands here now").places.isEmpty)
    #expect(TextPlaces("", "").places.isEmpty)
  }
}
