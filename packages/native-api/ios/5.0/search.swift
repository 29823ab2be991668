/// Finds places of the venue by text, on the device.
///
/// ```swift
/// let hits = try await mapView.search.query("coffee", options: SearchOptions(limit: 5))
/// for hit in hits {
///     print(hit.name)
/// }
/// ```
@MainActor
final class Search {
  /// Finds locations, categories and rooms, the best first. Typos and beginnings of words are found too.
  /// - Parameters:
  ///   - text: What the user typed.
  ///   - options: What is looked for, and how many.
  func query(_ text: String, options: SearchOptions = SearchOptions()) async throws -> [SearchHit]
  /// Words that the text may become, for a field that completes.
  /// - Parameters:
  ///   - text: What the user typed so far.
  ///   - limit: How many at most.
  func suggest(_ text: String, limit: Int = 5) async throws -> [String]
}

/// What is looked for.
struct SearchOptions: Sendable {
  /// What may be found. Unlike on the web, rooms are left out until you ask for them.
  var types: [SearchType] = [.location, .category]
  /// How many at most. Half of what the web has by default, as a list on a phone is short.
  var limit: Int = 10
  /// Language of the text; `nil` is that of the map.
  var language: String? = nil
  /// Leaves out what is closed at this moment; `nil` leaves nothing out.
  var openAt: Date? = nil
  /// Nearer places come first among equals; `nil` does not weigh distance.
  var near: Coordinate? = nil
  /// Ids of categories that locations must belong to; empty is any.
  var categoryIds: [String] = []
}

/// What can be found.
enum SearchType: String, Hashable, Sendable {
  /// A place people look for.
  case location
  /// A group of places.
  case category
  /// A room.
  case space
}

/// Something that was found.
struct SearchHit: Identifiable, Sendable {
  /// Names it among the hits.
  let id: String
  /// What was found.
  let result: SearchResult
  /// Its name in the language of the map.
  let name: String
  /// How well it fits; more is better.
  let score: Double
  /// Why it was found, to highlight.
  let matches: [SearchMatch]
  /// Metres from `near`; `nil` without it.
  let distance: Double?
}

/// What was found.
enum SearchResult: Sendable {
  /// A place people look for.
  case location(Location)
  /// A group of places.
  case category(LocationCategory)
  /// A room.
  case space(Space)
}

/// Why something was found.
struct SearchMatch: Hashable, Sendable {
  /// The field that matched, such as `name` or `tags`.
  let field: String
  /// Its text.
  let text: String
  /// The parts of the text that matched, in UTF-16 units.
  let ranges: [NSRange]
}
