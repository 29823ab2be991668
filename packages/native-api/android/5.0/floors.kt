package com.brand.maps

import androidx.annotation.ColorInt
import kotlinx.coroutines.flow.StateFlow

/**
 * Control that changes the current floor.
 *
 * ```kotlin
 * mapView.floors.set(venue.floors.last())
 * println(mapView.floors.current.value?.name)
 * ```
 */
interface FloorControl {
    /** Current floor. `null` until a venue is shown. */
    val current: StateFlow<Floor?>

    /** Building of the current floor. `null` if the venue has no buildings. */
    val currentStack: FloorStack?

    /**
     * Shows a floor.
     *
     * @param floor Floor to show.
     * @param animation Duration and easing. Default: 300 milliseconds.
     * @return Whether the change finished, or another replaced it before the floor was drawn.
     */
    suspend fun set(floor: Floor, animation: MapAnimation? = null): AnimationEnd

    /**
     * Shows the floor with an id or external id.
     *
     * @param id Id of the floor, or its external id.
     * @param animation Duration and easing. Default: 300 milliseconds.
     * @return Whether the change finished, or another replaced it before the floor was drawn.
     * @throws MapException With [MapException.Code.UNKNOWN_TARGET] if the venue has no such floor.
     */
    suspend fun set(id: String, animation: MapAnimation? = null): AnimationEnd

    /**
     * Returns the floors that are drawn.
     *
     * @return The floors. More than one while floors are stacked or several buildings are open.
     */
    suspend fun visible(): List<Floor>
}

/** A change of the current floor. */
class FloorChange {
    /** Floor that is now shown. */
    val floor: Floor

    /** Floor that was shown before. */
    val previous: Floor

    /** Cause of the change. */
    val reason: FloorChangeReason
}

/** Cause of a floor change. */
enum class FloorChangeReason {
    /** Your code changed the floor. */
    APP,

    /** A route changed the floor. */
    NAVIGATION,

    /** The blue dot moved to another floor. */
    BLUE_DOT,

    /** The camera faced another building, and dynamic focus changed the floor. */
    DYNAMIC_FOCUS,

    /** Your code applied a view state. */
    VIEW,
}

/**
 * Colours, heights and visibility of elements, changed without rebuilding the map.
 *
 * ```kotlin
 * mapView.elements.set(venue.locations.first(), ElementChange(color = Color.RED))
 * mapView.elements.reset()
 * ```
 */
interface ElementControl {
    /**
     * Changes an element.
     *
     * @param element A room, a wall or another shape, or a reference to one. A location represents
     *   all its rooms.
     * @param change Values to change. Values that are `null` stay as they are.
     */
    suspend fun set(element: MapTarget, change: ElementChange)

    /**
     * Changes several elements in one call.
     *
     * @param elements Rooms, walls and other shapes, or references to them.
     * @param change Values to change. Values that are `null` stay as they are.
     */
    suspend fun set(elements: List<MapTarget>, change: ElementChange)

    /**
     * Changes colours, opacity, height and altitude gradually. Other values change immediately.
     *
     * @param elements Rooms, walls and other shapes, or references to them.
     * @param change Values to change. Values that are `null` stay as they are.
     * @param animation Duration and easing.
     * @return Whether the animation finished.
     */
    suspend fun animate(
        elements: List<MapTarget>,
        change: ElementChange,
        animation: MapAnimation = MapAnimation(),
    ): AnimationEnd

    /**
     * Returns the current state of an element.
     *
     * @param element A room, a wall or another shape, or a reference to one.
     * @return State of the element.
     */
    suspend fun stateOf(element: MapTarget): ElementState

    /**
     * Undoes changes, so elements look as the venue and the theme define.
     *
     * @param elements Elements to reset. Default: all changed elements.
     */
    suspend fun reset(elements: List<MapTarget>? = null)
}

/** Values of an element to change. Values that are `null` stay as they are. */
data class ElementChange(
    /** Whether the element is drawn. */
    val isVisible: Boolean? = null,
    /** Colour of the sides, and of the top unless you set `topColor`. */
    @get:ColorInt val color: Int? = null,
    /** Colour of the top. */
    @get:ColorInt val topColor: Int? = null,
    /** Opacity, from 0 to 1. */
    val opacity: Double? = null,
    /** Height from base to top, in metres. */
    val height: Double? = null,
    /** Altitude of the base above the floor, in metres. */
    val altitude: Double? = null,
    /** Whether the element responds to taps. */
    val isInteractive: Boolean? = null,
)

/** Appearance and behaviour of an element. */
class ElementState {
    /** Whether the element is drawn. */
    val isVisible: Boolean

    /** Colour of the sides. */
    @get:ColorInt
    val color: Int

    /** Colour of the top. */
    @get:ColorInt
    val topColor: Int

    /** Opacity, from 0 to 1. */
    val opacity: Double

    /** Height from base to top, in metres. */
    val height: Double

    /** Altitude of the base above the floor, in metres. */
    val altitude: Double

    /** Whether the element responds to taps. */
    val isInteractive: Boolean
}

/**
 * Visibility of groups of map objects.
 *
 * ```kotlin
 * mapView.layers.set(Layer.WALLS, isVisible = false)
 * ```
 */
interface Layers {
    /**
     * Shows or hides a layer.
     *
     * @param layer Layer to change.
     * @param isVisible Whether the layer is drawn.
     */
    suspend fun set(layer: Layer, isVisible: Boolean)

    /**
     * Returns whether a layer is drawn.
     *
     * @param layer Layer to check.
     * @return Whether the layer is drawn.
     */
    suspend fun isVisible(layer: Layer): Boolean
}

/** A group of objects that are drawn together. */
enum class Layer {
    /** Rooms, hallways and other polygons. */
    SPACES,

    /** Walls. */
    WALLS,

    /** Doors. */
    DOORS,

    /** Windows. */
    WINDOWS,

    /** Furniture and other objects. */
    OBJECTS,

    /** Areas. */
    AREAS,

    /** Exteriors of buildings. */
    FACADES,

    /** Images. */
    IMAGES,

    /** Your own shapes. */
    SHAPES,

    /** Paths and routes. */
    PATHS,

    /** Models. */
    MODELS,

    /** Text labels that lie on the floor. */
    FLAT_LABELS,

    /** The blue dot. */
    BLUE_DOT,

    /** Text labels that face the user. */
    LABELS,

    /** Markers and tooltips. */
    MARKERS,
}
