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
    #expect(words?.contains("'seven o'clock…' instead of 'six o'clock…'") == true, "\(words ?? "none")")
  }

  @Test func whatIsShownAlreadyIsNotSaidAgain() {
    #expect(TextPlaces("One, two, three, four.", "One, too, three, for.").words(besides: ("x", "y")) != nil)
    let whole = ("'One, too, three, for.'", "'One, two, three, four.'")
    #expect(
      TextPlaces("One, two, three, four.", "One, too, three, for.").words(besides: (whole.1, whole.0)) == nil)
    #expect(TextPlaces("One, two, three.", "One, two, four.").words(besides: ("", "")) == nil)
  }

  /// Both sides have the same words behind the place, and a cut is shown. Seen in safe-ios.
  @Test func bothSidesHaveTheSameWordsBehind() {
    let places = TextPlaces(
      "Enter a key or the seed phrase from the owner wallet. It has words.",
      "Enter the seed phrase from the or a key from any wallet. It has words.")
    let words = places.words(besides: ("", ""))
    #expect(
      words == "1 more place differs: 'or a key from any wallet…' instead of 'owner wallet…'", "\(words ?? "none")")
    let end = TextPlaces("A one and two", "B one and three").words(besides: ("", ""))
    #expect(end == "1 more place differs: 'three' instead of 'two'", "\(end ?? "none")")
  }

  /// Of scripts without spaces letters are compared; texts of little in common are two texts.
  @Test func lettersOfScriptsWithoutSpaces() {
    let places = TextPlaces("日本語の文章を書きます。毎日書きます。終わり。", "日本語の文書を書きます。毎朝書きます。終わり。").places
    let last = places.last
    #expect(places.count == 2 && last?.before.words.hasPrefix("日書") == true, "\(places)")
    #expect(last?.after.words.hasPrefix("朝書") == true, "\(places)")
    #expect(TextPlaces("Nothing of this is the same.", "Wholly another text stands here now").places.isEmpty)
    #expect(TextPlaces("", "").places.isEmpty)
  }
}
