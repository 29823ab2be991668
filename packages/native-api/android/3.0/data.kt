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

    /** Its maps, that is its floors, lowest first. */
    val maps: List<VenueMap>

    /** Places people look for. */
    val locations: List<Location>

    /** Rooms. */
    val polygons: List<Polygon>

    /** Points of the walking network. */
    val nodes: List<MapNode>
}

/**
 * Where directions can begin or end.
 *
 * ```kotlin
 * val places: List<Navigable> = listOf(venue.polygons[0], venue.locations[0])
 * venueView.cameraControls.focusOn(FocusOptions(places = places))
 * ```
 */
interface Navigable

/** One floor. */
class VenueMap {
    /** Its id. */
    val id: String

    /** Its name. */
    val name: String

    /** Its short name, for pickers. */
    val shortName: String

    /** Order of the floor: 0 is ground. */
    val elevation: Double
}

/** The outline of a room. */
class Polygon : Navigable {
    /** Its id. */
    val id: String

    /** The map that it is on. */
    val map: VenueMap

    /** The places that are here. */
    val locations: List<Location>

    /** The middle of it. */
    val center: MapCoordinate
}

/** A place people look for. */
class Location : Navigable {
    /** Its id. */
    val id: String

    /** The id that your own systems know it by. */
    val externalId: String?

    /** Its name. */
    val name: String

    /** A longer text. */
    val description: String?

    /** Address of its logo. */
    val logo: String?

    /** Its rooms. There may be several, on several maps, or none. */
    val polygons: List<Polygon>

    /** Names of the groups that it belongs to. */
    val categories: List<String>
}

/** A point of the walking network. */
class MapNode : Navigable {
    /** Its id. */
    val id: String

    /** Where it is. */
    val coordinate: MapCoordinate
}

/** A place on a map. */
data class MapCoordinate(
    /** The map. */
    val map: VenueMap,
    /** Degrees north. */
    val latitude: Double,
    /** Degrees east. */
    val longitude: Double,
) : Navigable
