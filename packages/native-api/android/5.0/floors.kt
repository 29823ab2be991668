package com.brand.maps

import androidx.annotation.ColorInt
import kotlinx.coroutines.flow.StateFlow

/**
 * Which floor is shown.
 *
 * ```kotlin
 * mapView.floors.set(venue.floors.last())
 * println(mapView.floors.current.value?.name)
 * ```
 */
interface FloorControl {
    /** The floor that the user looks at; `null` until a venue is shown. */
    val current: StateFlow<Floor?>

    /** The building of the current floor; `null` where the venue has no buildings. */
    val currentStack: FloorStack?

    /**
     * Changes the floor.
     *
     * @param floor The floor to show.
     * @param animation How it changes. Default: 300 milliseconds.
     * @return Whether another change took over before it was drawn.
     */
    suspend fun set(floor: Floor, animation: MapAnimation? = null): AnimationEnd

    /**
     * Changes the floor by id.
     *
     * @param id Id or external id of the floor.
     * @param animation How it changes. Default: 300 milliseconds.
     * @return Whether another change took over before it was drawn.
     * @throws MapException With [MapException.Code.UNKNOWN_TARGET] where the venue has no such floor.
     */
    suspend fun set(id: String, animation: MapAnimation? = null): AnimationEnd

    /**
     * Floors that are shown now.
     *
     * @return More than one while floors are stacked or several buildings are open.
     */
    suspend fun visible(): List<Floor>
}

/** Another floor is the current one. */
class FloorChange {
    /** The floor that is shown. */
    val floor: Floor

    /** The floor that was shown before. */
    val previous: Floor

    /** Who changed it. */
    val reason: FloorChangeReason
}

/** Who changed the floor. */
enum class FloorChangeReason {
    /** Your code. */
    APP,

    /** A route. */
    NAVIGATION,

    /** The blue dot, which came to another floor. */
    BLUE_DOT,

    /** The building that the camera looks at. */
    DYNAMIC_FOCUS,

    /** A state that was applied. */
    VIEW,
}

/**
 * Looks of elements, changed without rebuilding anything.
 *
 * ```kotlin
 * mapView.elements.set(venue.locations.first(), ElementChange(color = Color.RED))
 * mapView.elements.reset()
 * ```
 */
interface ElementControl {
    /**
     * Changes one element.
     *
     * @param element A room, a wall or another shape, or a reference to one. A location stands for its rooms.
     * @param change What to change; what is `null` stays.
     */
    suspend fun set(element: MapTarget, change: ElementChange)

    /**
     * Changes many elements at once.
     *
     * @param elements Rooms, walls and other shapes, or references to them.
     * @param change What to change; what is `null` stays.
     */
    suspend fun set(elements: List<MapTarget>, change: ElementChange)

    /**
     * Changes colours, opacity, height and altitude gradually; other fields at once.
     *
     * @param elements Rooms, walls and other shapes, or references to them.
     * @param change What to change; what is `null` stays.
     * @param animation How it changes.
     * @return Whether it went all the way.
     */
    suspend fun animate(
        elements: List<MapTarget>,
        change: ElementChange,
        animation: MapAnimation = MapAnimation(),
    ): AnimationEnd

    /**
     * How an element is shown now.
     *
     * @param element A room, a wall or another shape, or a reference to one.
     * @return Its state.
     */
    suspend fun stateOf(element: MapTarget): ElementState

    /**
     * Gives elements back to venue and theme.
     *
     * @param elements Which ones. Default: all that were changed.
     */
    suspend fun reset(elements: List<MapTarget>? = null)
}

/** What to change of an element; what is `null` stays. */
data class ElementChange(
    /** Whether it is drawn. */
    val isVisible: Boolean? = null,
    /** Colour of the sides, and of the top unless `topColor` is given. */
    @get:ColorInt val color: Int? = null,
    /** Colour of the top. */
    @get:ColorInt val topColor: Int? = null,
    /** From 0 to 1. */
    val opacity: Double? = null,
    /** Metres from its base to its top. */
    val height: Double? = null,
    /** Metres from the floor to its base. */
    val altitude: Double? = null,
    /** Whether taps meet it. */
    val isInteractive: Boolean? = null,
)

/** How an element looks and behaves. */
class ElementState {
    /** Whether it is drawn. */
    val isVisible: Boolean

    /** Colour of the sides. */
    @get:ColorInt
    val color: Int

    /** Colour of the top. */
    @get:ColorInt
    val topColor: Int

    /** From 0 to 1. */
    val opacity: Double

    /** Metres from its base to its top. */
    val height: Double

    /** Metres from the floor to its base. */
    val altitude: Double

    /** Whether taps meet it. */
    val isInteractive: Boolean
}

/**
 * Which groups of things are drawn.
 *
 * ```kotlin
 * mapView.layers.set(Layer.WALLS, isVisible = false)
 * ```
 */
interface Layers {
    /**
     * Shows or hides a layer.
     *
     * @param layer The layer.
     * @param isVisible Whether it is drawn.
     */
    suspend fun set(layer: Layer, isVisible: Boolean)

    /**
     * Whether things of a layer can be seen.
     *
     * @param layer The layer.
     * @return Whether it is drawn.
     */
    suspend fun isVisible(layer: Layer): Boolean
}

/** A group of things that are drawn together. */
enum class Layer {
    /** Rooms, hallways and other polygons. */
    SPACES,

    /** Walls. */
    WALLS,

    /** Doors. */
    DOORS,

    /** Windows. */
    WINDOWS,

    /** Furniture and other things. */
    OBJECTS,

    /** Areas. */
    AREAS,

    /** Outsides of buildings. */
    FACADES,

    /** Pictures. */
    IMAGES,

    /** Shapes of your own. */
    SHAPES,

    /** Paths and routes. */
    PATHS,

    /** Models. */
    MODELS,

    /** Names that lie on the floor. */
    FLAT_LABELS,

    /** The blue dot. */
    BLUE_DOT,

    /** Names that face the user. */
    LABELS,

    /** Markers and tooltips. */
    MARKERS,
}
