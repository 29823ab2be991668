package com.brand.maps

import androidx.annotation.ColorInt

/**
 * The surroundings of the venue: ground, streets, water and buildings. The shapes are yours: GeoJSON
 * that ships with the app or comes from your server. Credit its source on screen.
 *
 * ```kotlin
 * mapView.outdoor.show(OutdoorOptions(groundRadius = 400.0))
 * ```
 */
interface Outdoor {
    /**
     * Draws the ground around the venue.
     *
     * @param options How it looks.
     */
    suspend fun show(options: OutdoorOptions = OutdoorOptions())

    /**
     * Draws streets, water and buildings.
     *
     * @param geoJson A collection of features. The property `kind` of each says what it is: `green`, `water`, `paved`, `road`, `path`, `rail` or `building`.
     * @return What was drawn.
     */
    suspend fun addContext(geoJson: GeoJson): OutdoorContext

    /** Takes the surroundings off the map. */
    suspend fun remove()
}

/** How the ground looks. */
data class OutdoorOptions(
    /** Whether there is ground around the venue. */
    val ground: Boolean = true,
    /** Colour of the ground. Default: by the theme. */
    @get:ColorInt val groundColor: Int? = null,
    /** Metres from the middle of the venue. Default: three times the venue's size. */
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
     * How many features are drawn.
     *
     * @return Their number.
     */
    suspend fun count(): Int

    /** Takes them off the map. */
    suspend fun remove()
}

/**
 * Opens the building that the camera looks at, and closes the others.
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
     * Buildings open and close from now on.
     *
     * @param options When, and which.
     */
    suspend fun start(options: DynamicFocusOptions = DynamicFocusOptions())

    /**
     * The buildings that are open.
     *
     * @return Copies of the buildings.
     */
    suspend fun focused(): List<FloorStack>

    /**
     * Opens a building.
     *
     * @param stack The building.
     */
    suspend fun focus(stack: FloorStack)

    /**
     * Closes buildings.
     *
     * @param stack The building. Default: all.
     */
    suspend fun leave(stack: FloorStack? = null)

    /**
     * Changes when buildings open, and which.
     *
     * @param options The options.
     */
    suspend fun update(options: DynamicFocusOptions)

    /** Buildings stay as they are from now on. */
    suspend fun remove()
}

/**
 * When buildings open, and which.
 *
 * @since 5.1
 */
data class DynamicFocusOptions(
    /** Whether buildings open and close by themselves as the camera moves. */
    val isAutomatic: Boolean = true,
    /** Zoom level from which a building opens. Default: by its size. */
    val enterZoom: Double? = null,
    /** Zoom level below which it closes. Default: 0.6 below `enterZoom`. */
    val leaveZoom: Double? = null,
    /** Whether the map changes to a floor of the building. */
    val followFloor: Boolean = true,
    /** Ids of buildings that are left alone. */
    val excludedStackIds: List<String> = emptyList(),
)

/**
 * Floors apart, one above the other.
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
     * Shows floors apart.
     *
     * @param options Which, and how far.
     * @return Whether it went all the way.
     */
    suspend fun show(options: StackOptions = StackOptions()): AnimationEnd

    /**
     * Shows one floor again.
     *
     * @return Whether it went all the way.
     */
    suspend fun hide(): AnimationEnd

    /**
     * Whether floors are apart.
     *
     * @return `true` between `show` and `hide`.
     */
    suspend fun isShown(): Boolean

    /**
     * Changes how far apart they are.
     *
     * @param gap Metres between two floors; `null` is by the size of the venue.
     * @return Whether it went all the way.
     */
    suspend fun setGap(gap: Double?): AnimationEnd
}

/**
 * Which floors are shown apart, and how far.
 *
 * @since 5.1
 */
data class StackOptions(
    /** Ids of the floors; empty is those of the current building. */
    val floorIds: List<String> = emptyList(),
    /** Metres between two floors. Default: by the size of the venue. */
    val gap: Double? = null,
    /** How solid the floors are that are not the current one, from 0 to 1. */
    val opacity: Double = 1.0,
    /** Whether the camera shows all of them. */
    val fitsCamera: Boolean = true,
    /** Whether a tap on a floor makes it the current one. */
    val changesFloorOnTap: Boolean = true,
    /** How long it takes. */
    val animation: MapAnimation = MapAnimation(durationMillis = 600),
)
