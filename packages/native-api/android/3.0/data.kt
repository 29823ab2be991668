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

    /** Places that people look for. */
    val locations: List<Location>

    /** Rooms of the venue. */
    val polygons: List<Polygon>

    /** Nodes of the walking network. */
    val nodes: List<MapNode>
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

    /** Names of the categories that the location belongs to. */
    val categories: List<String>
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
