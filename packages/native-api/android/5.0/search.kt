package com.brand.maps

import java.time.Instant

/**
 * Text search for places in the venue, on the device.
 *
 * ```kotlin
 * val hits = mapView.search.query("coffee", SearchOptions(limit = 5))
 * hits.forEach { println(it.name) }
 * ```
 */
interface Search {
    /**
     * Finds locations, categories and rooms, the best match first. The search tolerates typos and
     * matches prefixes of words.
     *
     * @param text Text that the user typed.
     * @param options Types and number of the hits, language and filters.
     * @return The hits. Empty if nothing was found.
     */
    suspend fun query(text: String, options: SearchOptions = SearchOptions()): List<SearchHit>

    /**
     * Returns possible completions of a text, for a field with autocomplete.
     *
     * @param text Text that the user has typed so far.
     * @param limit Maximum number of suggestions.
     * @return The suggestions, the most likely first.
     */
    suspend fun suggest(text: String, limit: Int = 5): List<String>
}

/** Options of a search: types and number of the hits, language and filters. */
data class SearchOptions(
    /** Types of results. Unlike on the web, rooms are not included by default. */
    val types: List<SearchType> = listOf(SearchType.LOCATION, SearchType.CATEGORY),
    /**
     * Maximum number of hits. The default is half of the Web SDK's, because lists on phones are
     * short.
     */
    val limit: Int = 10,
    /** Language of the text. Default: the language of the map. */
    val language: String? = null,
    /**
     * Time at which results must be open. Closed places are left out. Default: nothing is left out.
     */
    val openAt: Instant? = null,
    /**
     * Origin of distances. Among equal matches, nearer places come first. Default: distance is
     * ignored.
     */
    val near: Coordinate? = null,
    /** Ids of categories that locations must belong to. Empty means any category. */
    val categoryIds: List<String> = emptyList(),
)

/** Type of a search result. */
enum class SearchType {
    /** A place that people look for. */
    LOCATION,

    /** A group of places. */
    CATEGORY,

    /** A room. */
    SPACE,
}

/** A result of a search. */
class SearchHit {
    /** Unique id of the hit within the results. */
    val id: String

    /** Element that was found. */
    val result: SearchResult

    /** Name of the element in the map's language. */
    val name: String

    /** Relevance of the hit. Higher is better. */
    val score: Double

    /** Matched texts, so you can highlight them. */
    val matches: List<SearchMatch>

    /** Distance from `near`, in metres. `null` if you did not set `near`. */
    val distance: Double?
}

/** An element that search found. */
sealed interface SearchResult {
    /** A place that people look for. */
    data class OfLocation(
        /** Location that was found. */
        val location: Location,
    ) : SearchResult

    /** A group of places. */
    data class OfCategory(
        /** Category that was found. */
        val category: LocationCategory,
    ) : SearchResult

    /** A room. */
    data class OfSpace(
        /** Room that was found. */
        val space: Space,
    ) : SearchResult
}

/** A text that matched the search. */
class SearchMatch {
    /** Field that matched, such as `name` or `tags`. */
    val field: String

    /** Text of the field. */
    val text: String

    /** Ranges of the text that matched. */
    val ranges: List<IntRange>
}
