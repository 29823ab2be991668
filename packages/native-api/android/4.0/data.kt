package com.brand.maps

/**
 * The data of a venue.
 *
 * ```kotlin
 * val names = venue.locations.map { it.name }
 * ```
 */
class Venue {
    /** Name of the venue. */
    val name: String

    /** Maps of the venue, which are its floors, lowest first. */
    val maps: List<VenueMap>

    /** Buildings of the venue. */
    val mapGroups: List<MapGroup>

    /** Places that people look for. */
    val locations: List<Location>

    /** Rooms of the venue. */
    val polygons: List<Polygon>

    /** Nodes of the walking network. */
    val nodes: List<MapNode>

    /** Groups of places. */
    val categories: List<VenueCategory>

    /** Lifts, stairs and other connections between maps. */
    val links: List<MapLink>

    /**
     * Returns the location with an id, or `null` if there is none.
     *
     * @param id Id of the location.
     */
    fun getLocation(id: String): Location?

    /**
     * Returns the map with an id, or `null` if there is none.
     *
     * @param id Id of the map.
     */
    fun getMap(id: String): VenueMap?
}

/**
 * A place where directions can start or end.
 *
 * ```kotlin
 * val places: List<Navigable> = listOf(venue.polygons[0], venue.locations[0])
 * venueView.cameraControls.focusOn(FocusOptions(places = places))
 * ```
 */
interface Navigable

/** A floor of the venue. */
class VenueMap {
    /** Id of the map. */
    val id: String

    /** Name of the map. */
    val name: String

    /** Short name of the map, for floor selectors. */
    val shortName: String

    /** Order of the floor. 0 is the ground floor. */
    val elevation: Double

    /** Id of the map's building. */
    val groupId: String?
}

/** A building of the venue. */
class MapGroup {
    /** Id of the building. */
    val id: String

    /** Name of the building. */
    val name: String

    /** Maps of the building, lowest first. */
    val maps: List<VenueMap>
}

/** The outline of a room. */
class Polygon : Navigable {
    /** Id of the polygon. */
    val id: String

    /** Map that the room is on. */
    val map: VenueMap

    /** Locations in the room. */
    val locations: List<Location>

    /** Centre of the room. */
    val center: MapCoordinate
}

/** A place that people look for. */
class Location : Navigable {
    /** Id of the location. */
    val id: String

    /** Id of the location in your own systems. */
    val externalId: String?

    /** Name of the location. */
    val name: String

    /** Longer text that describes the location. */
    val description: String?

    /** URL of the location's logo. */
    val logo: String?

    /** Rooms of the location. A location can have none or several, also on different maps. */
    val polygons: List<Polygon>

    /** Categories that the location belongs to. */
    val categories: List<VenueCategory>
}

/** A group of places. */
class VenueCategory {
    /** Id of the category. */
    val id: String

    /** Name of the category. */
    val name: String
}

/** A lift, a staircase or another connection between maps. */
class MapLink {
    /** Id of the connection. */
    val id: String

    /** Type of the connection, such as `elevator`. */
    val type: String

    /** Whether the connection has no steps. */
    val accessible: Boolean
}

/** A node of the walking network. */
class MapNode : Navigable {
    /** Id of the node. */
    val id: String

    /** Position of the node. */
    val coordinate: MapCoordinate
}

/** A position on a map. */
data class MapCoordinate(
    /** Map that the position is on. */
    val map: VenueMap,
    /** Latitude, in degrees north. */
    val latitude: Double,
    /** Longitude, in degrees east. */
    val longitude: Double,
) : Navigable

/** A point in the view. */
data class ScreenPoint(
    /** Distance from the left edge, in density-independent pixels. */
    val x: Double,
    /** Distance from the top edge, in density-independent pixels. */
    val y: Double,
)
