package com.brand.maps

import java.time.Instant

/**
 * Finds places of the venue by text, on the device.
 *
 * ```kotlin
 * val hits = mapView.search.query("coffee", SearchOptions(limit = 5))
 * hits.forEach { println(it.name) }
 * ```
 */
interface Search {
    /**
     * Finds locations, categories and rooms, the best first. Typos and beginnings of words are found too.
     *
     * @param text What the user typed.
     * @param options What is looked for, and how many.
     * @return What was found; empty where nothing was.
     */
    suspend fun query(text: String, options: SearchOptions = SearchOptions()): List<SearchHit>

    /**
     * Words that the text may become, for a field that completes.
     *
     * @param text What the user typed so far.
     * @param limit How many at most.
     * @return The most likely first.
     */
    suspend fun suggest(text: String, limit: Int = 5): List<String>
}

/** What is looked for. */
data class SearchOptions(
    /** What may be found. Unlike on the web, rooms are left out until you ask for them. */
    val types: List<SearchType> = listOf(SearchType.LOCATION, SearchType.CATEGORY),
    /** How many at most. Half of what the web has by default, as a list on a phone is short. */
    val limit: Int = 10,
    /** Language of the text. Default: that of the map. */
    val language: String? = null,
    /** Leaves out what is closed at this moment. Default: nothing is left out. */
    val openAt: Instant? = null,
    /** Nearer places come first among equals. Default: distance is not weighed. */
    val near: Coordinate? = null,
    /** Ids of categories that locations must belong to; empty is any. */
    val categoryIds: List<String> = emptyList(),
)

/** What can be found. */
enum class SearchType {
    /** A place people look for. */
    LOCATION,

    /** A group of places. */
    CATEGORY,

    /** A room. */
    SPACE,
}

/** Something that was found. */
class SearchHit {
    /** Names it among the hits. */
    val id: String

    /** What was found. */
    val result: SearchResult

    /** Its name in the language of the map. */
    val name: String

    /** How well it fits; more is better. */
    val score: Double

    /** Why it was found, to highlight. */
    val matches: List<SearchMatch>

    /** Metres from `near`; `null` without it. */
    val distance: Double?
}

/** What was found. */
sealed interface SearchResult {
    /** A place people look for. */
    data class OfLocation(
        /** The place. */
        val location: Location,
    ) : SearchResult

    /** A group of places. */
    data class OfCategory(
        /** The group. */
        val category: LocationCategory,
    ) : SearchResult

    /** A room. */
    data class OfSpace(
        /** The room. */
        val space: Space,
    ) : SearchResult
}

/** Why something was found. */
class SearchMatch {
    /** The field that matched, such as `name` or `tags`. */
    val field: String

    /** Its text. */
    val text: String

    /** The parts of the text that matched. */
    val ranges: List<IntRange>
}
