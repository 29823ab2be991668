package com.brand.maps

import java.time.Instant

/**
 * What is shown: what the venue says of itself, and queries about it. Names are in the current language.
 *
 * ```kotlin
 * val cafe = venue.locations.first { it.tags.contains("coffee") }
 * val rooms = venue.all<Space>()
 * val answer = venue.route(rooms.first(), cafe)
 * ```
 */
class Venue {
    /** Id of the venue. */
    val id: String

    /** Name in the current language. */
    val name: String

    /** Code of the current language. */
    val language: String

    /** The languages that it has. */
    val languages: List<VenueLanguage>

    /** Time zone of its clocks, such as `Europe/Lisbon`. */
    val timeZone: String?

    /** Postal address. */
    val address: String?

    /** The middle of it. */
    val center: Coordinate

    /** When it is open. */
    val openingHours: List<OpeningHours>

    /** The floors, lowest first. */
    val floors: List<Floor>

    /** The buildings. */
    val floorStacks: List<FloorStack>

    /** Places people look for. */
    val locations: List<Location>

    /** Locations to show first, in this order. */
    val topLocations: List<Location>

    /** Groups of locations. */
    val categories: List<LocationCategory>

    /** Lifts, stairs and other ways between floors. */
    val connections: List<Connection>

    /** Whatever else the writer of the bundle kept with the venue. */
    val extra: Map<String, Any?>

    /**
     * The floor with an id.
     *
     * @param id Id or external id.
     * @return The floor; `null` where there is none.
     */
    fun floor(id: String): Floor?

    /**
     * The location with an id.
     *
     * @param id Id or external id.
     * @return The location; `null` where there is none.
     */
    fun location(id: String): Location?

    /**
     * The category with an id.
     *
     * @param id Id or external id.
     * @return The category; `null` where there is none.
     */
    fun category(id: String): LocationCategory?

    /**
     * The connection with an id.
     *
     * @param id Id or external id.
     * @return The connection; `null` where there is none.
     */
    fun connection(id: String): Connection?

    /**
     * The locations of a category.
     *
     * @param category The category.
     * @return In the order of the venue.
     */
    fun locationsIn(category: LocationCategory): List<Location>

    /**
     * The locations that have a room or another shape on a floor.
     *
     * @param floor The floor.
     * @return In the order of the venue.
     */
    fun locationsOn(floor: Floor): List<Location>

    /**
     * All elements of a type: `venue.all<Space>()`. Rooms and objects are many: ask for them once.
     *
     * @return Copies of the elements.
     */
    suspend inline fun <reified T : VenueElement> all(): List<T>

    /**
     * The element with an id, if there is one: `venue.find<Space>(id)`.
     *
     * @param id Id or external id.
     * @return The element; `null` where there is none.
     */
    suspend inline fun <reified T : VenueElement> find(id: String): T?

    /**
     * The element with an id: `venue.get<Space>(id)`.
     *
     * @param id Id or external id.
     * @return The element.
     * @throws MapException With [MapException.Code.UNKNOWN_ELEMENT] where there is none.
     */
    suspend inline fun <reified T : VenueElement> get(id: String): T

    /**
     * Elements at a place, the smallest first.
     *
     * @param coordinate The place.
     * @return References to rooms, objects and areas there.
     */
    suspend fun at(coordinate: Coordinate): List<ElementReference>

    /**
     * Elements of a type near a place, the nearest first: `venue.nearest<Door>(coordinate)`.
     *
     * @param origin The place.
     * @param limit How many to give at most.
     * @param maxDistance How far they may be, in metres. Default: any distance.
     * @param sameFloor Whether other floors are left out.
     * @return Elements with their distance.
     */
    suspend inline fun <reified T : VenueElement> nearest(
        origin: Coordinate,
        limit: Int = 1,
        maxDistance: Double? = null,
        sameFloor: Boolean = true,
    ): List<Near<T>>

    /**
     * The shortest way between two places. No way is an answer, not an error.
     *
     * @param from Where it begins.
     * @param to Where it ends.
     * @param options What it must observe.
     * @return The route, or why there is none.
     */
    suspend fun route(from: MapTarget, to: MapTarget, options: RouteOptions = RouteOptions()): RouteResult

    /**
     * The shortest way through several places.
     *
     * @param stops The places, at least two.
     * @param order Whether the stops are visited as given.
     * @param options What it must observe.
     * @return One route over all stops, or why there is none.
     */
    suspend fun routeThrough(
        stops: List<MapTarget>,
        order: StopOrder = StopOrder.GIVEN,
        options: RouteOptions = RouteOptions(),
    ): RouteResult

    /**
     * Places by the length of the way to them, the nearest first.
     *
     * @param candidates Where the ways may end.
     * @param from Where they begin.
     * @param limit How many to give at most. Default: all.
     * @param options What the ways must observe.
     * @return Those that can be reached.
     */
    suspend fun nearestByWalking(
        candidates: List<MapTarget>,
        from: MapTarget,
        limit: Int? = null,
        options: RouteOptions = RouteOptions(),
    ): List<Walk>

    /**
     * Whether the venue is open at a moment.
     *
     * @param time The moment.
     * @return `null` where the bundle does not say.
     */
    suspend fun isOpenAt(time: Instant): Boolean?

    /**
     * Whether a location is open at a moment.
     *
     * @param location The location.
     * @param time The moment.
     * @return `null` where the bundle does not say.
     */
    suspend fun isOpenAt(location: Location, time: Instant): Boolean?

    /**
     * A file of the bundle, such as a logo.
     *
     * @param path Its path, such as that of [Location.logo].
     * @return The bytes; `null` where there is none.
     */
    suspend fun readAsset(path: String): ByteArray?
}

/** A language of a venue. */
data class VenueLanguage(
    /** Its code, such as `pt`. */
    val code: String,
    /** Its name in itself. */
    val name: String,
)

/** An element near a place. */
class Near<T : VenueElement> {
    /** The element. */
    val element: T

    /** How far it is, in metres. */
    val distance: Double
}

/** A place that can be reached, with the way to it. */
class Walk {
    /** Its index in the list of candidates. */
    val index: Int

    /** Length of the way, in metres. */
    val distance: Double

    /** The way. */
    val route: Route
}

/** Hours of opening on some days, local to the venue. */
class OpeningHours {
    /** When it opens, as `HH:MM`. */
    val opens: String

    /** When it closes, as `HH:MM`; earlier than `opens` means after midnight. */
    val closes: String

    /** The days, in English as in schema.org; empty for every day. */
    val days: List<String>

    /** First day on which the hours hold, as ISO 8601 text. */
    val validFrom: String?

    /** Last day on which the hours hold, as ISO 8601 text. */
    val validThrough: String?
}
