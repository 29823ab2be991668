/// Text search for places in the venue, on the device.
///
/// ```swift
/// let hits = try await mapView.search.query("coffee", options: SearchOptions(limit: 5))
/// for hit in hits {
///     print(hit.name)
/// }
/// ```
@MainActor
final class Search {
  /// Finds locations, categories and rooms, the best match first. The search tolerates typos and
  /// matches prefixes of words.
  /// - Parameters:
  ///   - text: Text that the user typed.
  ///   - options: Types and number of the hits, language and filters.
  func query(_ text: String, options: SearchOptions = SearchOptions()) async throws -> [SearchHit]
  /// Returns possible completions of a text, for a field with autocomplete.
  /// - Parameters:
  ///   - text: Text that the user has typed so far.
  ///   - limit: Maximum number of suggestions.
  func suggest(_ text: String, limit: Int = 5) async throws -> [String]
}

/// Options of a search: types and number of the hits, language and filters.
struct SearchOptions: Sendable {
  /// Types of results. Unlike on the web, rooms are not included by default.
  var types: [SearchType] = [.location, .category]
  /// Maximum number of hits. The default is half of the Web SDK's, because lists on phones are
  /// short.
  var limit: Int = 10
  /// Language of the text. `nil` means the language of the map.
  var language: String? = nil
  /// Time at which results must be open. Closed places are left out. `nil` leaves nothing out.
  var openAt: Date? = nil
  /// Origin of distances. Among equal matches, nearer places come first. `nil` ignores
  /// distance.
  var near: Coordinate? = nil
  /// Ids of categories that locations must belong to. Empty means any category.
  var categoryIds: [String] = []
}

/// Type of a search result.
enum SearchType: String, Hashable, Sendable {
  /// A place that people look for.
  case location
  /// A group of places.
  case category
  /// A room.
  case space
}

/// A result of a search.
struct SearchHit: Identifiable, Sendable {
  /// Unique id of the hit within the results.
  let id: String
  /// Element that was found.
  let result: SearchResult
  /// Name of the element in the map's language.
  let name: String
  /// Relevance of the hit. Higher is better.
  let score: Double
  /// Matched texts, so you can highlight them.
  let matches: [SearchMatch]
  /// Distance from `near`, in metres. `nil` if you did not set `near`.
  let distance: Double?
}

/// An element that search found.
enum SearchResult: Sendable {
  /// A place that people look for.
  case location(Location)
  /// A group of places.
  case category(LocationCategory)
  /// A room.
  case space(Space)
}

/// A text that matched the search.
struct SearchMatch: Hashable, Sendable {
  /// Field that matched, such as `name` or `tags`.
  let field: String
  /// Text of the field.
  let text: String
  /// Ranges of the text that matched, in UTF-16 code units.
  let ranges: [NSRange]
}
