package com.brand.maps

import java.time.Instant

/**
 * The current venue: its data, and queries about it. Names are in the current language.
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

    /** Name of the venue in the current language. */
    val name: String

    /** Code of the current language. */
    val language: String

    /** Languages that the venue supports. */
    val languages: List<VenueLanguage>

    /** Time zone of the venue, such as `Europe/Lisbon`. */
    val timeZone: String?

    /** Postal address of the venue. */
    val address: String?

    /** Centre of the venue. */
    val center: Coordinate

    /** Opening hours of the venue. */
    val openingHours: List<OpeningHours>

    /** Floors of the venue, lowest first. */
    val floors: List<Floor>

    /** Buildings of the venue. */
    val floorStacks: List<FloorStack>

    /** Places that people look for. */
    val locations: List<Location>

    /** Locations to show first, in this order. */
    val topLocations: List<Location>

    /** Groups of locations. */
    val categories: List<LocationCategory>

    /** Lifts, stairs and other connections between floors. */
    val connections: List<Connection>

    /** Additional data that the author of the bundle stored with the venue. */
    val extra: Map<String, Any?>

    /**
     * Returns the floor with an id.
     *
     * @param id Id of the floor, or its external id.
     * @return The floor, or `null` if there is none.
     */
    fun floor(id: String): Floor?

    /**
     * Returns the location with an id.
     *
     * @param id Id of the location, or its external id.
     * @return The location, or `null` if there is none.
     */
    fun location(id: String): Location?

    /**
     * Returns the category with an id.
     *
     * @param id Id of the category, or its external id.
     * @return The category, or `null` if there is none.
     */
    fun category(id: String): LocationCategory?

    /**
     * Returns the connection with an id.
     *
     * @param id Id of the connection, or its external id.
     * @return The connection, or `null` if there is none.
     */
    fun connection(id: String): Connection?

    /**
     * Returns the locations of a category.
     *
     * @param category Category of the locations.
     * @return The locations, in the order of the venue.
     */
    fun locationsIn(category: LocationCategory): List<Location>

    /**
     * Returns the locations that have a room or another shape on a floor.
     *
     * @param floor Floor of the locations.
     * @return The locations, in the order of the venue.
     */
    fun locationsOn(floor: Floor): List<Location>

    /**
     * Returns all elements of a type: `venue.all<Space>()`. A venue has many rooms and objects, so
     * request them once.
     *
     * @return Copies of the elements.
     */
    suspend inline fun <reified T : VenueElement> all(): List<T>

    /**
     * Returns the element with an id, if it exists: `venue.find<Space>(id)`.
     *
     * @param id Id of the element, or its external id.
     * @return The element, or `null` if there is none.
     */
    suspend inline fun <reified T : VenueElement> find(id: String): T?

    /**
     * Returns the element with an id: `venue.get<Space>(id)`.
     *
     * @param id Id of the element, or its external id.
     * @return The element.
     * @throws MapException With [MapException.Code.UNKNOWN_ELEMENT] if there is no such element.
     */
    suspend inline fun <reified T : VenueElement> get(id: String): T

    /**
     * Returns the elements at a coordinate, the smallest first.
     *
     * @param coordinate Coordinate to check.
     * @return References to the rooms, objects and areas at the coordinate.
     */
    suspend fun at(coordinate: Coordinate): List<ElementReference>

    /**
     * Returns the elements of a type near a coordinate, the nearest first:
     * `venue.nearest<Door>(coordinate)`.
     *
     * @param origin Coordinate from which distances are measured.
     * @param limit Maximum number of elements.
     * @param maxDistance Maximum distance, in metres. Default: any distance.
     * @param sameFloor Whether other floors are left out.
     * @return The elements with their distances.
     */
    suspend inline fun <reified T : VenueElement> nearest(
        origin: Coordinate,
        limit: Int = 1,
        maxDistance: Double? = null,
        sameFloor: Boolean = true,
    ): List<Near<T>>

    /**
     * Finds the shortest route between two places. If there is no route, the call does not throw.
     *
     * @param from Start of the route.
     * @param to Destination of the route.
     * @param options Constraints and settings of the route.
     * @return The route, or the reason why no route was found.
     */
    suspend fun route(from: MapTarget, to: MapTarget, options: RouteOptions = RouteOptions()): RouteResult

    /**
     * Finds the shortest route through several places.
     *
     * @param stops Stops of the route, at least two.
     * @param order Order of the stops: yours or the shortest.
     * @param options Constraints and settings of the route.
     * @return One route through all stops, or the reason why no route was found.
     */
    suspend fun routeThrough(
        stops: List<MapTarget>,
        order: StopOrder = StopOrder.GIVEN,
        options: RouteOptions = RouteOptions(),
    ): RouteResult

    /**
     * Returns places sorted by walking distance, the nearest first.
     *
     * @param candidates Possible destinations of the routes.
     * @param from Start of the routes.
     * @param limit Maximum number of results. Default: all.
     * @param options Constraints and settings of the routes.
     * @return The candidates that can be reached.
     */
    suspend fun nearestByWalking(
        candidates: List<MapTarget>,
        from: MapTarget,
        limit: Int? = null,
        options: RouteOptions = RouteOptions(),
    ): List<Walk>

    /**
     * Returns whether the venue is open at a given time.
     *
     * @param time Time to check.
     * @return `null` if the bundle has no opening hours.
     */
    suspend fun isOpenAt(time: Instant): Boolean?

    /**
     * Returns whether a location is open at a given time.
     *
     * @param location Location to check.
     * @param time Time to check.
     * @return `null` if the bundle has no opening hours.
     */
    suspend fun isOpenAt(location: Location, time: Instant): Boolean?

    /**
     * Returns a file of the bundle, such as a logo.
     *
     * @param path Path of the file in the bundle, such as the value of [Location.logo].
     * @return Content of the file, or `null` if there is no such file.
     */
    suspend fun readAsset(path: String): ByteArray?
}

/** A language that a venue supports. */
data class VenueLanguage(
    /** Code of the language, such as `pt`. */
    val code: String,
    /** Name of the language in that language. */
    val name: String,
)

/** An element that was found near a coordinate. */
class Near<T : VenueElement> {
    /** Element that was found. */
    val element: T

    /** Distance to the element, in metres. */
    val distance: Double
}

/** A place that can be reached, with the route to it. */
class Walk {
    /** Index of the place among the candidates. */
    val index: Int

    /** Walking distance, in metres. */
    val distance: Double

    /** Route to the place. */
    val route: Route
}

/** Opening hours on certain days, in the venue's local time. */
class OpeningHours {
    /** Opening time, as `HH:MM`. */
    val opens: String

    /** Closing time, as `HH:MM`. A time earlier than `opens` is after midnight. */
    val closes: String

    /** Days on which the hours apply, in English as in schema.org. Empty means every day. */
    val days: List<String>

    /** First day on which the hours apply, as ISO 8601 text. */
    val validFrom: String?

    /** Last day on which the hours apply, as ISO 8601 text. */
    val validThrough: String?
}
