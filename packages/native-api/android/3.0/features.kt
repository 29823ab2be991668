package com.brand.maps

import androidx.annotation.ColorInt

/** How labels of all locations look. */
data class LabelOptions(
    /** Colours and size. */
    val appearance: LabelAppearance = LabelAppearance.DARK_ON_LIGHT,
)

/** Colours and size of labels. */
data class LabelAppearance(
    /** Colour of the text. */
    @get:ColorInt val color: Int,
    /** Colour of the outline around the text. */
    @get:ColorInt val outlineColor: Int,
    /** Font size, in density-independent pixels. */
    val fontSize: Double = 13.0,
    /** Width at which text wraps, in density-independent pixels. */
    val maxWidth: Double = 110.0,
    /** Lines at most. */
    val maxLines: Int = 2,
) {
    companion object {
        /** Light text for dark maps. */
        val LIGHT_ON_DARK: LabelAppearance

        /** Dark text for light maps. */
        val DARK_ON_LIGHT: LabelAppearance
    }
}

/** How a marker behaves. */
data class MarkerOptions(
    /** The part of the marker that stands on its place. */
    val anchor: MarkerAnchor = MarkerAnchor.CENTER,
    /** Who stays where there is no room for all: more comes first. */
    val rank: Int = 1,
    /** Whether taps meet it. */
    val interactive: Boolean = false,
)

/** The part of a marker that stands on its place. */
enum class MarkerAnchor {
    /** Its middle. */
    CENTER,

    /** Its upper edge. */
    TOP,

    /** Its lower edge. */
    BOTTOM,

    /** Its left edge. */
    LEFT,

    /** Its right edge. */
    RIGHT,
}

/**
 * Tilt, rotation and focus.
 *
 * ```kotlin
 * venueView.cameraControls.setTilt(45.0)
 * venueView.cameraControls.setRotation(90.0)
 * ```
 */
class CameraControls {
    /** Tilt in degrees; 0 looks straight down. */
    val tilt: Double

    /** Rotation in degrees, clockwise from north. */
    val rotation: Double

    /**
     * Changes the tilt.
     *
     * @param tilt Degrees; 0 looks straight down.
     */
    fun setTilt(tilt: Double)

    /**
     * Changes the rotation.
     *
     * @param rotation Degrees, clockwise from north.
     */
    fun setRotation(rotation: Double)

    /**
     * Brings places into view.
     *
     * @param options The places, and how.
     * @param completion Is called when the camera is there.
     */
    fun focusOn(options: FocusOptions, completion: (() -> Unit)? = null)
}

/** What is brought into view, and how. */
data class FocusOptions(
    /** The places. */
    val places: List<Navigable>,
    /** Milliseconds that it takes. */
    val duration: Int = 500,
    /** Density-independent pixels that stay free at the edges. */
    val padding: Double = 40.0,
)

/** A way through the venue. */
class Directions {
    /** Metres on foot. */
    val distance: Double

    /** What to do on the way, in order. */
    val instructions: List<DirectionsInstruction>

    /** Its points. */
    val path: List<MapNode>
}

/** Something to do on the way. */
class DirectionsInstruction {
    /** A sentence. */
    val text: String

    /** Metres to the next one. */
    val distance: Double

    /** Where to do it. */
    val node: MapNode
}

/**
 * Draws directions.
 *
 * ```kotlin
 * venueView.getDirections(venue.locations[0], venue.locations[1]) { directions ->
 *     if (directions != null) venueView.journey.draw(directions)
 * }
 * ```
 */
class Journey {
    /**
     * Draws directions, in place of those before.
     *
     * @param directions The way.
     * @param options How it looks.
     */
    fun draw(directions: Directions, options: JourneyOptions = JourneyOptions())

    /**
     * Shows a stretch of the way, on its map.
     *
     * @param step Its index.
     */
    fun setStep(step: Int)

    /** Takes the way off the map. */
    fun clear()
}

/** How directions look. */
data class JourneyOptions(
    /** Colour of the line; `null` is that of the SDK. */
    @get:ColorInt val pathColor: Int? = null,
    /** Width in metres. */
    val pathWidth: Double = 1.0,
    /** HTML of the marker at the start; `null` is a pin. */
    val departureMarker: String? = null,
    /** HTML of the marker at the end; `null` is a pin. */
    val destinationMarker: String? = null,
)

/**
 * Where the user is.
 *
 * ```kotlin
 * venueView.blueDot.enable()
 * venueView.blueDot.update(Position(timestamp = 0, coords = PositionCoordinates(38.7033, -9.1389, accuracy = 5.0)))
 * ```
 */
class BlueDot {
    /**
     * Shows the dot once there is a position.
     *
     * @param options How it looks.
     */
    fun enable(options: BlueDotOptions = BlueDotOptions())

    /**
     * Tells a position.
     *
     * @param position The position.
     */
    fun update(position: Position)

    /**
     * Lets the camera follow, or not.
     *
     * @param state What it is from now on.
     */
    fun setState(state: ViewState)

    /** Takes the dot off the map. */
    fun disable()
}

/** How the blue dot looks. */
data class BlueDotOptions(
    /** Whether positions are smoothed. */
    val smoothing: Boolean = true,
    /** Whether the direction of walking is shown. */
    val showBearing: Boolean = true,
)

/** A position that is told to the map. */
data class Position(
    /** When it was measured, in milliseconds since 1970. */
    val timestamp: Long,
    /** Where it is. */
    val coords: PositionCoordinates,
)

/** Where a position is. */
data class PositionCoordinates(
    /** Degrees north. */
    val latitude: Double,
    /** Degrees east. */
    val longitude: Double,
    /** Metres within which it is right. */
    val accuracy: Double,
    /** Level of the floor; `null` is not known. */
    val floorLevel: Int? = null,
)

/** A position that the map took. */
class BlueDotPosition {
    /** The position. */
    val position: Position

    /** The map that it is on. */
    val map: VenueMap?

    /** The nearest node of the walking network. */
    val nearestNode: MapNode?
}

/** A change of the dot's state. */
class BlueDotStateChange {
    /** What the dot is like. */
    val state: BlueDotState

    /** Why it changed. */
    val reason: String
}

/** What the dot is like. */
enum class BlueDotState {
    /** There is no position. */
    HIDDEN,

    /** It shows a position. */
    ACTIVE,

    /** No position came for a while. */
    INACTIVE,

    /** The position is not in the venue. */
    UNCERTAIN,
}
