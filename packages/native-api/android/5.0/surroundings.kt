package com.brand.maps

import androidx.annotation.ColorInt

/**
 * The surroundings of the venue: ground, streets, water and buildings. You provide the shapes as
 * GeoJSON that ships with the app or comes from your server. Credit their source on screen.
 *
 * ```kotlin
 * mapView.outdoor.show(OutdoorOptions(groundRadius = 400.0))
 * ```
 */
interface Outdoor {
    /**
     * Draws the ground around the venue.
     *
     * @param options Appearance of the ground.
     */
    suspend fun show(options: OutdoorOptions = OutdoorOptions())

    /**
     * Draws streets, water and buildings.
     *
     * @param geoJson Feature collection. The property `kind` of each feature sets its type:
     *   `green`, `water`, `paved`, `road`, `path`, `rail` or `building`.
     * @return The features that were drawn.
     */
    suspend fun addContext(geoJson: GeoJson): OutdoorContext

    /** Removes the surroundings from the map. */
    suspend fun remove()
}

/** Appearance of the ground. */
data class OutdoorOptions(
    /** Whether ground is drawn around the venue. */
    val ground: Boolean = true,
    /** Colour of the ground. Default: the theme's colour. */
    @get:ColorInt val groundColor: Int? = null,
    /**
     * Radius of the ground from the centre of the venue, in metres. Default: three times the size
     * of the venue.
     */
    val groundRadius: Double? = null,
)

/**
 * Streets, water and buildings on the map.
 *
 * ```kotlin
 * val streets = GeoJson("{ \"type\": \"FeatureCollection\", \"features\": [] }")
 * val context = mapView.outdoor.addContext(streets)
 * println(context.count())
 * ```
 */
interface OutdoorContext {
    /**
     * Returns the number of features that are drawn.
     *
     * @return Number of features.
     */
    suspend fun count(): Int

    /** Removes the features from the map. */
    suspend fun remove()
}

/**
 * Opens the building that the camera faces and closes the others.
 *
 * ```kotlin
 * mapView.dynamicFocus.start()
 * mapView.dynamicFocus.focus(venue.floorStacks.first())
 * ```
 *
 * @since 5.1
 */
interface DynamicFocus {
    /**
     * Starts to open and close buildings.
     *
     * @param options Buildings to include, and the conditions under which they open.
     */
    suspend fun start(options: DynamicFocusOptions = DynamicFocusOptions())

    /**
     * Returns the buildings that are open.
     *
     * @return Copies of the buildings.
     */
    suspend fun focused(): List<FloorStack>

    /**
     * Opens a building.
     *
     * @param stack Building to open.
     */
    suspend fun focus(stack: FloorStack)

    /**
     * Closes one building or all of them.
     *
     * @param stack Building to close. Default: all buildings.
     */
    suspend fun leave(stack: FloorStack? = null)

    /**
     * Changes which buildings open, and when.
     *
     * @param options New options.
     */
    suspend fun update(options: DynamicFocusOptions)

    /** Stops dynamic focus. Buildings stay as they are. */
    suspend fun remove()
}

/**
 * Buildings to include, and the conditions under which they open.
 *
 * @since 5.1
 */
data class DynamicFocusOptions(
    /** Whether buildings open and close automatically as the camera moves. */
    val isAutomatic: Boolean = true,
    /**
     * Zoom level at which a building opens. Default: a level that depends on the building's size.
     */
    val enterZoom: Double? = null,
    /** Zoom level below which a building closes. Default: 0.6 below `enterZoom`. */
    val leaveZoom: Double? = null,
    /** Whether the map changes to a floor of the building that opens. */
    val followFloor: Boolean = true,
    /** Ids of buildings that dynamic focus ignores. */
    val excludedStackIds: List<String> = emptyList(),
)

/**
 * Floors of a building, shown apart and one above the other.
 *
 * ```kotlin
 * mapView.stackedFloors.show(StackOptions(gap = 12.0))
 * mapView.stackedFloors.hide()
 * ```
 *
 * @since 5.1
 */
interface StackedFloors {
    /**
     * Shows floors apart and one above the other.
     *
     * @param options Floors to show and the gap between them.
     * @return Whether the animation finished.
     */
    suspend fun show(options: StackOptions = StackOptions()): AnimationEnd

    /**
     * Shows one floor again.
     *
     * @return Whether the animation finished.
     */
    suspend fun hide(): AnimationEnd

    /**
     * Returns whether floors are shown apart.
     *
     * @return `true` between `show` and `hide`.
     */
    suspend fun isShown(): Boolean

    /**
     * Changes the gap between floors.
     *
     * @param gap Gap between two floors, in metres. `null` means a gap that depends on the size of
     *   the venue.
     * @return Whether the animation finished.
     */
    suspend fun setGap(gap: Double?): AnimationEnd
}

/**
 * Floors to show apart, and the gap between them.
 *
 * @since 5.1
 */
data class StackOptions(
    /** Ids of the floors. Empty means the floors of the current building. */
    val floorIds: List<String> = emptyList(),
    /** Gap between two floors, in metres. Default: a gap that depends on the size of the venue. */
    val gap: Double? = null,
    /** Opacity of all floors except the current one, from 0 to 1. */
    val opacity: Double = 1.0,
    /** Whether the camera shows all the floors. */
    val fitsCamera: Boolean = true,
    /** Whether a tap on a floor makes it the current one. */
    val changesFloorOnTap: Boolean = true,
    /** Duration and easing. */
    val animation: MapAnimation = MapAnimation(durationMillis = 600),
)
