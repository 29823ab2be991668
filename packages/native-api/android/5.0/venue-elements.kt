package com.brand.maps

import androidx.annotation.ColorInt

/**
 * Common properties of all venue elements. Each element is a copy of the data at the time of
 * reading. Compare elements by `id`.
 *
 * ```kotlin
 * val names = venue.locations.map(VenueElement::name)
 * ```
 */
sealed interface VenueElement : MapTarget {
    /** Id of the element in the bundle. */
    val id: String

    /** Name of the element in the current language. Empty if the element has no name. */
    val name: String

    /** Shorter name of the element in the current language, for small screens. */
    val shortName: String?

    /** Description of the element as plain text, in the current language. */
    val description: String?

    /**
     * Id of the element in the system that the venue came from. Use this id for links that
     * have to last.
     */
    val externalId: String?

    /** Path of the element's icon in the bundle, or the icon's URL. */
    val icon: String?

    /** Additional data that the author of the bundle stored with the element. */
    val extra: Map<String, Any?>

    /** Reference to the element, for lists that you keep longer than the element. */
    val reference: ElementReference
}

/**
 * An element with a shape on a floor.
 *
 * ```kotlin
 * val exits = venue.all<Door>().filter { it.isExterior }
 * mapView.camera.focusOn(exits.map(GeometryElement::center))
 * ```
 */
sealed interface GeometryElement : VenueElement {
    /**
     * Kind of the element according to the bundle, such as `room`. `unknown` if the bundle does not
     * specify a kind.
     */
    val kind: String

    /** Id of the element's floor. */
    val floorId: String

    /** Position for a label: well inside a polygon, half-way along a line, or the point itself. */
    val center: Coordinate

    /** Shape of the element, in degrees. */
    val geometry: GeoJson

    /** Whether people can walk here according to the bundle. */
    val isWalkable: Boolean

    /** Locations at this element. */
    val locations: List<ElementReference>

    /** Connections that people enter or leave at this element. */
    val connections: List<ElementReference>
}

/**
 * Target to place objects on, focus on or route to: a coordinate, an element of the venue, or a
 * reference to an element.
 *
 * ```kotlin
 * val targets: List<MapTarget> = listOf(venue.center, venue.locations.first())
 * mapView.camera.focusOn(targets)
 * ```
 */
sealed interface MapTarget

/** Reference to an element. You can pass a reference wherever the API accepts a target. */
data class ElementReference(
    /** Type of the element. */
    val type: ElementType,
    /** Id of the element in the bundle, or its external id. */
    val id: String,
    /**
     * Name of the element, in the language that was current when the element was read. Your own
     * references do not need a name.
     */
    val name: String? = null,
) : MapTarget

/** Type of an element. */
enum class ElementType(
    /** The type as it appears in bundles and in the other SDKs, such as `floor-stack`. */
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

    /** A piece of furniture or another object. */
    OBJECT("object"),

    /** An area. */
    AREA("area"),

    /** A point of interest. */
    POINT_OF_INTEREST("point-of-interest"),

    /** An annotation, such as the symbol of a fire extinguisher. */
    ANNOTATION("annotation"),

    /** A lift, a staircase or another connection between floors. */
    CONNECTION("connection"),

    /** The exterior of a building. */
    FACADE("facade"),

    /** A node of the network that routes follow. */
    NODE("node"),

    /** A place that people look for. */
    LOCATION("location"),

    /** A group of locations. */
    CATEGORY("category"),
}

/** A floor of the venue. */
class Floor : VenueElement {
    /** Order of the floor: 0 is the ground floor, 1 the floor above and -1 the floor below. */
    val elevation: Double

    /** Second line of text for floor selectors, such as `Food court`. */
    val subtitle: String?

    /** Whether the floor is outdoors. */
    val isOutdoor: Boolean

    /** Representative point well inside the floor. */
    val center: Coordinate

    /** Id of the floor's building. */
    val floorStackId: String?

    /** Height from floor to ceiling, in metres. */
    val maxHeight: Double?
}

/** Floors that belong together, usually the floors of one building. */
class FloorStack : VenueElement {
    /** Postal address of the building, formatted for display. */
    val address: String?

    /** Id of the floor to show first. */
    val defaultFloorId: String

    /** Ids of the building's floors, lowest first. There is at least one. */
    val floorIds: List<String>

    /** Whether all floors of the stack are outdoors. */
    val isOutdoor: Boolean
}

/** A room, a hallway or another polygon that floors are divided into. */
class Space : GeometryElement {
    /** Whether the space is an opening in the floor, such as an atrium seen from above. */
    val isVoid: Boolean

    /** Doors that lead into the space. */
    val doors: List<ElementReference>
}

/** A door. */
class Door : GeometryElement {
    /** Whether the door leads outside. */
    val isExterior: Boolean

    /** Spaces that the door connects. */
    val spaces: List<ElementReference>
}

/** A point with a name but without a room. */
class PointOfInterest : GeometryElement

/** A part of a floor that is not a room, such as a queue. */
class Area : GeometryElement

/** A piece of furniture or another object. */
class VenueObject : GeometryElement

/** A lift, a staircase or another connection between floors. */
class Connection : VenueElement {
    /** Type of the connection. */
    val connectionType: ConnectionType

    /** Ids of the floors that the connection serves. */
    val floorIds: List<String>

    /** Whether the connection has no steps. */
    val isAccessible: Boolean
}

/** Type of a connection. */
enum class ConnectionType {
    /** A lift. */
    ELEVATOR,

    /** An escalator. */
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

    /** A type that the SDK does not recognise. */
    UNKNOWN,
}

/** A place that people look for, such as a shop, a gate or a meeting room. */
class Location : VenueElement {
    /** Categories that the location belongs to. */
    val categories: List<ElementReference>

    /** Position for a marker. `null` if the location has no shape. */
    val center: Coordinate?

    /** Rooms and other shapes that the location occupies. */
    val elements: List<ElementReference>

    /** Ids of the location's floors. */
    val floorIds: List<String>

    /** Individual branches of the location, if it is a chain. */
    val instances: List<ElementReference>

    /** Location that this one is an instance of. */
    val parent: ElementReference?

    /** Telephone number of the location. */
    val phone: String?

    /** URL of the location's website. */
    val website: String?

    /** Further links of the location. */
    val links: List<LocationLink>

    /** Social media profiles of the location. */
    val social: List<LocationLink>

    /** Path of the logo in the bundle, or the logo's URL. */
    val logo: String?

    /** Path of an image in the bundle, or the image's URL. */
    val picture: String?

    /** URLs of further images. */
    val images: List<String>

    /** Opening hours of the location. */
    val openingHours: List<OpeningHours>

    /** Terms under which search finds the location. */
    val tags: List<String>

    /** Position in lists. Smaller values come first. */
    val sortOrder: Double?

    /** Whether directories leave the location out. */
    val isHidden: Boolean
}

/** A link with its text. */
data class LocationLink(
    /** Text of the link, or name of the social network. */
    val name: String?,
    /** URL that the link opens. */
    val url: String,
)

/** A group of locations. */
class LocationCategory : VenueElement {
    /** Category that this one belongs to. */
    val parent: ElementReference?

    /** Categories that belong to this category. */
    val children: List<ElementReference>

    /** Locations in the category. */
    val locations: List<ElementReference>

    /** Colour of the category. */
    @get:ColorInt
    val color: Int?

    /** Path of an image in the bundle, or the image's URL. */
    val picture: String?

    /** Position in lists. Smaller values come first. */
    val sortOrder: Double?
}

/** An annotation of the venue, such as the symbol of a fire extinguisher. */
class Annotation : VenueElement {
    /** Key of the annotation's symbol, such as `fire-extinguisher`. */
    val symbol: String

    /** Id of the annotation's floor. */
    val floorId: String

    /** Position of the annotation. */
    val center: Coordinate

    /** Shape that the annotation belongs to. */
    val element: ElementReference
}

/** The exterior of a building. */
class Facade : VenueElement {
    /** Id of the floor that the building stands on. */
    val floorId: String

    /** Id of the building inside the facade. */
    val floorStackId: String
}

/**
 * A shape as GeoJSON, with coordinates in degrees.
 *
 * ```kotlin
 * val corners = venue.floors.map { it.center }
 * mapView.shapes.add(GeoJson.polygon(corners))
 * ```
 */
class GeoJson(
    /** GeoJSON source as text. */
    val text: String,
) {
    companion object {
        /**
         * Creates a polygon from its corners.
         *
         * @param coordinates Corners of the polygon. The last corner does not have to repeat the
         *   first.
         * @return The polygon.
         */
        fun polygon(coordinates: List<Coordinate>): GeoJson

        /**
         * Creates a line from its points.
         *
         * @param coordinates Points of the line, in order.
         * @return The line.
         */
        fun line(coordinates: List<Coordinate>): GeoJson
    }
}
