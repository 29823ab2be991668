package com.brand.maps

import androidx.annotation.ColorInt

/** Appearance of the floating labels of all locations. */
data class FloatingLabelOptions(
    /** Colours and size. */
    val appearance: FloatingLabelAppearance = FloatingLabelAppearance.DARK_ON_LIGHT,
    /** Whether the location's logo appears beside its name. */
    val showsIcons: Boolean = true,
)

/** Colours and size of floating labels. */
data class FloatingLabelAppearance(
    /** Colour of the text. */
    @get:ColorInt val color: Int,
    /** Colour of the outline around the text. */
    @get:ColorInt val outlineColor: Int,
    /** Font size, in density-independent pixels. */
    val fontSize: Double = 13.0,
    /** Width at which the text wraps, in density-independent pixels. */
    val maxWidth: Double = 110.0,
    /** Maximum number of lines. */
    val maxLines: Int = 2,
) {
    companion object {
        /** Light text for dark maps. */
        val LIGHT_ON_DARK: FloatingLabelAppearance

        /** Dark text for light maps. */
        val DARK_ON_LIGHT: FloatingLabelAppearance
    }
}

/** Behaviour of a marker. */
data class MarkerOptions(
    /** Part of the marker that sits on its position. */
    val anchor: MarkerAnchor = MarkerAnchor.CENTER,
    /**
     * Collision priority. If markers and labels overlap, the one with the higher value is shown.
     */
    val rank: Int = 1,
    /** Whether the marker responds to taps. */
    val interactive: Boolean = false,
)

/** Part of a marker that sits on its position. */
enum class MarkerAnchor {
    /** Centre of the marker. */
    CENTER,

    /** Top edge of the marker. */
    TOP,

    /** Bottom edge of the marker. */
    BOTTOM,

    /** Left edge of the marker. */
    LEFT,

    /** Right edge of the marker. */
    RIGHT,
}

/**
 * Tilt, rotation and focus of the camera.
 *
 * ```kotlin
 * venueView.cameraControls.setTilt(45.0)
 * venueView.cameraControls.setRotation(90.0)
 * ```
 */
class CameraControls {
    /** Tilt, in degrees, where 0 looks straight down. */
    val tilt: Double

    /** Rotation, in degrees clockwise from north. */
    val rotation: Double

    /**
     * Changes the tilt.
     *
     * @param tilt Tilt, in degrees, where 0 looks straight down.
     */
    fun setTilt(tilt: Double)

    /**
     * Changes the rotation.
     *
     * @param rotation Rotation, in degrees clockwise from north.
     */
    fun setRotation(rotation: Double)

    /**
     * Changes the zoom.
     *
     * @param zoom Width of the visible area, in metres.
     * @since 4.1
     */
    fun setZoom(zoom: Double)

    /**
     * Moves the camera so that places are in view.
     *
     * @param options Places to show, and the animation.
     * @param completion Called when the camera has arrived.
     */
    fun focusOn(options: FocusOptions, completion: (() -> Unit)? = null)
}

/** Places to show, and the animation. */
data class FocusOptions(
    /** Places to show. */
    val places: List<Navigable>,
    /** Duration of the animation, in milliseconds. */
    val duration: Int = 500,
    /** Free space at the edges, in density-independent pixels. */
    val padding: Double = 40.0,
)

/** A route through the venue. */
class Directions {
    /** Walking distance, in metres. */
    val distance: Double

    /** Instructions along the route, in order. */
    val instructions: List<DirectionsInstruction>

    /** Nodes of the route. */
    val path: List<MapNode>
}

/** An instruction along a route. */
class DirectionsInstruction {
    /** Instruction as a sentence. */
    val text: String

    /** Distance to the next instruction, in metres. */
    val distance: Double

    /** Node where the instruction applies. */
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
     * Draws directions. The new directions replace the previous ones.
     *
     * @param directions Directions to draw.
     * @param options Appearance of the directions.
     */
    fun draw(directions: Directions, options: JourneyOptions = JourneyOptions())

    /**
     * Shows a step of the directions on its map.
     *
     * @param step Index of the step.
     */
    fun setStep(step: Int)

    /** Removes the directions from the map. */
    fun clear()
}

/** Appearance of drawn directions. */
data class JourneyOptions(
    /** Colour of the line. `null` means the SDK's colour. */
    @get:ColorInt val pathColor: Int? = null,
    /** Width of the line, in metres. */
    val pathWidth: Double = 1.0,
    /** HTML of the marker at the start. `null` shows a pin. */
    val departureMarker: String? = null,
    /** HTML of the marker at the destination. `null` shows a pin. */
    val destinationMarker: String? = null,
)

/**
 * The dot that shows the user's position.
 *
 * ```kotlin
 * venueView.blueDot.enable()
 * venueView.blueDot.update(Position(timestamp = 0, coords = PositionCoordinates(38.7033, -9.1389, accuracy = 5.0)))
 * ```
 */
class BlueDot {
    /**
     * Shows the dot as soon as there is a position.
     *
     * @param options Appearance of the dot.
     */
    fun enable(options: BlueDotOptions = BlueDotOptions())

    /**
     * Reports the user's position.
     *
     * @param position Position of the user.
     */
    fun update(position: Position)

    /**
     * Sets whether the camera follows the user.
     *
     * @param state New state of the view.
     */
    fun setState(state: ViewState)

    /** Removes the dot from the map. */
    fun disable()
}

/** Appearance of the blue dot. */
data class BlueDotOptions(
    /** Whether positions are smoothed. */
    val smoothing: Boolean = true,
    /** Whether the walking direction is shown. */
    val showBearing: Boolean = true,
)

/** A position to report to the map. */
data class Position(
    /** Time of measurement, in milliseconds since 1970. */
    val timestamp: Long,
    /** Coordinates of the position. */
    val coords: PositionCoordinates,
)

/** Coordinates of a position. */
data class PositionCoordinates(
    /** Latitude, in degrees north. */
    val latitude: Double,
    /** Longitude, in degrees east. */
    val longitude: Double,
    /** Accuracy of the position, as a radius in metres. */
    val accuracy: Double,
    /** Level of the floor. `null` means unknown. */
    val floorLevel: Int? = null,
)

/** A position that the dot accepted. */
class BlueDotPosition {
    /** Reported position. */
    val position: Position

    /** Map that the position is on. */
    val map: VenueMap?

    /** Nearest node of the walking network. */
    val nearestNode: MapNode?
}

/** A change of the dot's state. */
class BlueDotStateChange {
    /** New state of the dot. */
    val state: BlueDotState

    /** Reason for the change. */
    val reason: String
}

/** State of the blue dot. */
enum class BlueDotState {
    /** The dot has no position. */
    HIDDEN,

    /** The dot shows a position. */
    ACTIVE,

    /** No position has arrived for a while. */
    INACTIVE,

    /** The position is outside the venue. */
    UNCERTAIN,
}
