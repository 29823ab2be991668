package com.brand.maps

import androidx.annotation.ColorInt

/**
 * What every element of a venue has: a copy from the moment it was read. Compare elements by `id`.
 *
 * ```kotlin
 * val names = venue.locations.map(VenueElement::name)
 * ```
 */
sealed interface VenueElement : MapTarget {
    /** Id in the bundle. */
    val id: String

    /** Name in the current language; empty where it has none. */
    val name: String

    /** A name for narrow places, in the current language. */
    val shortName: String?

    /** Plain text in the current language. */
    val description: String?

    /** Id in the system that the venue came from. Use it for links that have to last. */
    val externalId: String?

    /** Path of an icon in the bundle, or its address. */
    val icon: String?

    /** Whatever else the writer of the bundle kept with the element. */
    val extra: Map<String, Any?>

    /** Names the element, for lists that are kept longer than it. */
    val reference: ElementReference
}

/**
 * A shape on a floor.
 *
 * ```kotlin
 * val exits = venue.all<Door>().filter { it.isExterior }
 * mapView.camera.focusOn(exits.map(GeometryElement::center))
 * ```
 */
sealed interface GeometryElement : VenueElement {
    /** The kind that the bundle gives it, such as `room`; `unknown` where it gives none. */
    val kind: String

    /** Id of the floor it is on. */
    val floorId: String

    /** Where a label stands: well inside a polygon, half-way along a line, or the point itself. */
    val center: Coordinate

    /** The shape, in degrees. */
    val geometry: GeoJson

    /** Whether the bundle says that one can walk here. */
    val isWalkable: Boolean

    /** The locations that are here. */
    val locations: List<ElementReference>

    /** The connections that one enters or leaves here. */
    val connections: List<ElementReference>
}

/**
 * What things are put on, focused on and routed to: a coordinate, an element of the venue, or a reference to one.
 *
 * ```kotlin
 * val targets: List<MapTarget> = listOf(venue.center, venue.locations.first())
 * mapView.camera.focusOn(targets)
 * ```
 */
sealed interface MapTarget

/** Names an element. Wherever a target is asked for, this is enough. */
data class ElementReference(
    /** What kind of element it is. */
    val type: ElementType,
    /** Its id in the bundle, or its external id. */
    val id: String,
    /** Its name in the language of the moment it was read; own references need none. */
    val name: String? = null,
) : MapTarget

/** What kind of element something is. */
enum class ElementType(
    /** The type as the other SDKs and bundles have it, such as `floor-stack`. */
    val value: String,
) {
    /** A floor. */
    FLOOR("floor"),

    /** A building. */
    FLOOR_STACK("floor-stack"),

    /** A room, a hallway or another polygon. */
    SPACE("space"),

    /** A door. */
    DOOR("door"),

    /** A wall. */
    WALL("wall"),

    /** A window. */
    WINDOW("window"),

    /** A piece of furniture or another thing. */
    OBJECT("object"),

    /** An area. */
    AREA("area"),

    /** A point of interest. */
    POINT_OF_INTEREST("point-of-interest"),

    /** A sign, such as a fire extinguisher. */
    ANNOTATION("annotation"),

    /** A lift, stairs or another way between floors. */
    CONNECTION("connection"),

    /** The outside of a building. */
    FACADE("facade"),

    /** A node of the network that routes follow. */
    NODE("node"),

    /** A place people look for. */
    LOCATION("location"),

    /** A group of locations. */
    CATEGORY("category"),
}

/** A floor of the venue. */
class Floor : VenueElement {
    /** Order of the floor: 0 is ground, 1 the floor above, -1 the one below. */
    val elevation: Double

    /** A second line for floor selectors, such as `Food court`. */
    val subtitle: String?

    /** Whether it is outside. */
    val isOutdoor: Boolean

    /** A place well inside the floor. */
    val center: Coordinate

    /** Id of the building that the floor belongs to. */
    val floorStackId: String?

    /** Height from floor to ceiling, in metres. */
    val maxHeight: Double?
}

/** Floors that belong together, usually those of one building. */
class FloorStack : VenueElement {
    /** The postal address of the building, ready to show. */
    val address: String?

    /** Id of the floor to show first. */
    val defaultFloorId: String

    /** Ids of the floors, lowest first. There is at least one. */
    val floorIds: List<String>

    /** Whether all its floors are outside. */
    val isOutdoor: Boolean
}

/** A room, a hallway or another polygon that floors are divided into. */
class Space : GeometryElement {
    /** Whether it is an opening in the floor, such as an atrium seen from above. */
    val isVoid: Boolean

    /** The doors that lead into it. */
    val doors: List<ElementReference>
}

/** A door. */
class Door : GeometryElement {
    /** Whether it leads outside. */
    val isExterior: Boolean

    /** The spaces that it joins. */
    val spaces: List<ElementReference>
}

/** A point that has a name but no room. */
class PointOfInterest : GeometryElement

/** A part of a floor that is not a room, such as a queue. */
class Area : GeometryElement

/** A piece of furniture or another thing. */
class VenueObject : GeometryElement

/** A lift, stairs or another way between floors. */
class Connection : VenueElement {
    /** What it is. */
    val connectionType: ConnectionType

    /** Ids of the floors that it joins. */
    val floorIds: List<String>

    /** Whether it has no steps. */
    val isAccessible: Boolean
}

/** What a connection is. */
enum class ConnectionType {
    /** A lift. */
    ELEVATOR,

    /** Moving stairs. */
    ESCALATOR,

    /** A moving walkway. */
    TRAVELATOR,

    /** Stairs. */
    STAIRS,

    /** A door between buildings. */
    DOOR,

    /** A ramp. */
    RAMP,

    /** A ladder. */
    LADDER,

    /** Something that the SDK has no word for. */
    UNKNOWN,
}

/** A place people look for: a shop, a gate, a meeting room. */
class Location : VenueElement {
    /** The groups it belongs to. */
    val categories: List<ElementReference>

    /** A place for a marker; `null` where it has no shape. */
    val center: Coordinate?

    /** The rooms and other shapes that it has. */
    val elements: List<ElementReference>

    /** Ids of the floors that it is on. */
    val floorIds: List<String>

    /** Its single shops, where it is a chain. */
    val instances: List<ElementReference>

    /** The location that it is an instance of. */
    val parent: ElementReference?

    /** Telephone number. */
    val phone: String?

    /** Address of its website. */
    val website: String?

    /** Further links. */
    val links: List<LocationLink>

    /** Profiles on social networks. */
    val social: List<LocationLink>

    /** Path of its logo in the bundle, or its address. */
    val logo: String?

    /** Path of its picture in the bundle, or its address. */
    val picture: String?

    /** Addresses of further pictures. */
    val images: List<String>

    /** When it is open. */
    val openingHours: List<OpeningHours>

    /** Words that search finds it by. */
    val tags: List<String>

    /** Its place among others in lists, lowest first. */
    val sortOrder: Double?

    /** Whether the venue wants it left out of directories. */
    val isHidden: Boolean
}

/** A link with its text. */
data class LocationLink(
    /** Text of the link, or name of the network. */
    val name: String?,
    /** Address of the link. */
    val url: String,
)

/** A group of locations. */
class LocationCategory : VenueElement {
    /** The group that it is a part of. */
    val parent: ElementReference?

    /** Groups that are a part of it. */
    val children: List<ElementReference>

    /** The locations in it. */
    val locations: List<ElementReference>

    /** Its colour. */
    @get:ColorInt
    val color: Int?

    /** Path of its picture in the bundle, or its address. */
    val picture: String?

    /** Its place among others in lists, lowest first. */
    val sortOrder: Double?
}

/** A sign of the venue, such as a fire extinguisher. */
class Annotation : VenueElement {
    /** Key of its symbol, such as `fire-extinguisher`. */
    val symbol: String

    /** Id of the floor it is on. */
    val floorId: String

    /** Where it stands. */
    val center: Coordinate

    /** The shape that it belongs to. */
    val element: ElementReference
}

/** The outside of a building. */
class Facade : VenueElement {
    /** Id of the floor on which it stands. */
    val floorId: String

    /** Id of the building that is inside. */
    val floorStackId: String
}

/**
 * A shape as GeoJSON, in degrees.
 *
 * ```kotlin
 * val corners = venue.floors.map { it.center }
 * mapView.shapes.add(GeoJson.polygon(corners))
 * ```
 */
class GeoJson(
    /** The text. */
    val text: String,
) {
    companion object {
        /**
         * A polygon around an area.
         *
         * @param coordinates The corners; the last one need not repeat the first.
         * @return The shape.
         */
        fun polygon(coordinates: List<Coordinate>): GeoJson

        /**
         * A line.
         *
         * @param coordinates The points, in order.
         * @return The shape.
         */
        fun line(coordinates: List<Coordinate>): GeoJson
    }
}
