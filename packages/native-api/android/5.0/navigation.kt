package com.brand.maps

import androidx.annotation.ColorInt
import kotlinx.coroutines.flow.Flow

/**
 * Draws routes with their markers and highlights their steps.
 *
 * ```kotlin
 * val answer = venue.route(venue.locations[0], venue.locations[1])
 * if (answer is RouteResult.Found) mapView.navigation.draw(answer.route)
 * ```
 */
interface Navigation {
    /** Session that is currently drawn. */
    val current: NavigationSession?

    /**
     * Draws a route in place of the previous one.
     *
     * @param route Route to draw.
     * @param options Appearance and behaviour of the route.
     * @return The session that shows the route.
     */
    suspend fun draw(route: Route, options: NavigationOptions = NavigationOptions()): NavigationSession

    /**
     * Draws several routes to choose from. The first route is active.
     *
     * @param routes Routes to draw.
     * @param options Appearance and behaviour of the routes.
     * @return The session that shows the routes.
     */
    suspend fun draw(routes: List<Route>, options: NavigationOptions = NavigationOptions()): NavigationSession

    /** Removes the routes from the map. */
    suspend fun clear()
}

/**
 * A session that shows one or more routes on the map.
 *
 * ```kotlin
 * val session = mapView.navigation.current
 * session?.showStep(0)
 * ```
 */
interface NavigationSession {
    /** Routes of the session. */
    val routes: List<Route>

    /** Progress of the user, each time you track a position while the flow is collected. */
    val progress: Flow<RouteProgress>

    /** Fires once, when the user comes close to the destination, while the flow is collected. */
    val arrivals: Flow<Route>

    /**
     * Fires once each time the user leaves the route, while the flow is collected.
     */
    val departures: Flow<RouteProgress>

    /**
     * Returns the index of the active route.
     *
     * @return Index of the route.
     */
    suspend fun activeIndex(): Int

    /**
     * Makes another route active.
     *
     * @param index Index of the route.
     */
    suspend fun setActive(index: Int)

    /**
     * Highlights an instruction of the active route and shows its floor.
     *
     * @param index Index of the instruction. `null` highlights none.
     * @param color Colour of the highlighted stretch. Default: the theme's colour.
     */
    suspend fun showStep(index: Int?, @ColorInt color: Int? = null)

    /**
     * Updates the user's progress along the route. The part that is already travelled is drawn
     * paler.
     *
     * @param position Position of the user.
     * @return Progress of the user. `null` if the position is not on a floor of the route.
     */
    suspend fun track(position: Coordinate): RouteProgress?

    /** Removes the routes from the map. */
    suspend fun remove()
}

/** Progress of the user along a route. */
class RouteProgress {
    /** Travelled share of the route, from 0 to 1. */
    val share: Double

    /** Distance already travelled, in metres. */
    val travelled: Double

    /** Distance remaining, in metres. */
    val remaining: Double

    /** Walking time remaining, in seconds. */
    val remainingSeconds: Double

    /** Distance of the user from the route, in metres. */
    val offRoute: Double

    /** Index of the next instruction. */
    val instructionIndex: Int

    /** Nearest point on the route. */
    val coordinate: Coordinate
}

/** Appearance and behaviour of drawn routes. */
data class NavigationOptions(
    /** Style of the active route. */
    val path: PathStyle = PathStyle(pattern = PathPattern.ARROWS, isAnimated = true),
    /** Style of the other routes, by default thin and pale. */
    val inactivePath: PathStyle =
        PathStyle(width = 0.5, minWidthPixels = 3.0, opacity = 0.45, xrayOpacity = 0.2),
    /** Whether the start, the destination, the stops and the connections have markers. */
    val showsMarkers: Boolean = true,
    /** Whether a tap on a connection's marker changes the floor. */
    val changesFloorOnTap: Boolean = true,
    /** Whether the map changes to the floor where the route starts. */
    val followFloor: Boolean = true,
    /** Whether the camera shows the part of the route on the starting floor. */
    val fitsCamera: Boolean = true,
    /** Distance from the route beyond which the user has left it, in metres. */
    val offRouteDistance: Double = 10.0,
    /** Distance from the destination within which the user has arrived, in metres. */
    val arrivalDistance: Double = 3.0,
)

/**
 * Lines on floors.
 *
 * ```kotlin
 * val corners = venue.floors.map { it.center }
 * val path = mapView.paths.add(corners, PathStyle(pattern = PathPattern.DASHED))
 * ```
 */
interface Paths {
    /**
     * Draws a route as a line, without markers and steps.
     *
     * @param route Route to draw.
     * @param style Appearance of the line.
     * @param draw Animation that draws the line from its start. If omitted, the whole line appears
     *   immediately.
     * @return The new path.
     */
    suspend fun add(route: Route, style: PathStyle = PathStyle(), draw: MapAnimation? = null): MapPath

    /**
     * Draws a line through coordinates.
     *
     * @param coordinates Points of the line, in order.
     * @param style Appearance of the line.
     * @param draw Animation that draws the line from its start. If omitted, the whole line appears
     *   immediately.
     * @return The new path.
     */
    suspend fun add(coordinates: List<Coordinate>, style: PathStyle = PathStyle(), draw: MapAnimation? = null): MapPath

    /**
     * Returns all paths on the map.
     *
     * @return The paths in the order they were added.
     */
    suspend fun all(): List<MapPath>

    /** Removes all paths from the map, including the paths of navigation. */
    suspend fun removeAll()
}

/**
 * A line on the map.
 *
 * ```kotlin
 * for (path in mapView.paths.all()) {
 *     path.update { copy(width = 2.0) }
 * }
 * ```
 */
interface MapPath {
    /** Unique id of the path on its map. */
    val id: String

    /** Style of the path. */
    val style: PathStyle

    /**
     * Returns the length of the path from end to end.
     *
     * @return Length, in metres.
     */
    suspend fun length(): Double

    /**
     * Changes the style of the path: `path.update { copy(width = 2.0) }`.
     *
     * @param change Returns the new style, based on the current one.
     */
    suspend fun update(change: PathStyle.() -> PathStyle)

    /** Removes the path from the map. */
    suspend fun remove()
}

/** Appearance and behaviour of a path. */
data class PathStyle(
    /** Colour of the line. Default: the theme's colour. */
    @get:ColorInt val color: Int? = null,
    /** Colour of the border and the arrows. Default: the theme's colour. */
    @get:ColorInt val accentColor: Int? = null,
    /** Width of the line, in metres. */
    val width: Double = 0.9,
    /** Minimum width of the line, in density-independent pixels. */
    val minWidthPixels: Double = 8.0,
    /** Altitude above the floor, in metres. */
    val altitude: Double = 0.3,
    /** Pattern of the line. */
    val pattern: PathPattern = PathPattern.SOLID,
    /** Whether arrows move along the line. */
    val isAnimated: Boolean = false,
    /** Opacity, from 0 to 1. */
    val opacity: Double = 1.0,
    /** Opacity of the parts that other objects hide, from 0 to 1. */
    val xrayOpacity: Double = 0.35,
    /** Whether the path responds to taps. */
    val isInteractive: Boolean = false,
)

/** Pattern of a line. */
enum class PathPattern {
    /** A continuous line. */
    SOLID,

    /** A line with gaps. */
    DASHED,

    /** A line with arrows. */
    ARROWS,
}

/**
 * Your own polygons and lines on the map.
 *
 * ```kotlin
 * val line = GeoJson.line(venue.floors.map { it.center })
 * mapView.shapes.add(line, style = ShapeStyle(width = 1.0))
 * ```
 */
interface Shapes {
    /**
     * Adds a shape.
     *
     * @param geoJson Polygons or lines to draw.
     * @param floorId Id of the shape's floor. Default: the current floor.
     * @param style Appearance of the shape.
     * @return The new shape.
     * @throws MapException With [MapException.Code.BAD_OPTION] if the GeoJSON is not valid. The
     *   message names the position of the error.
     */
    suspend fun add(geoJson: GeoJson, floorId: String? = null, style: ShapeStyle = ShapeStyle()): MapShape

    /**
     * Returns all shapes on the map.
     *
     * @return The shapes in the order they were added.
     */
    suspend fun all(): List<MapShape>

    /** Removes all shapes from the map. */
    suspend fun removeAll()
}

/**
 * A shape on the map.
 *
 * ```kotlin
 * for (shape in mapView.shapes.all()) {
 *     shape.animate { copy(height = 3.0) }
 * }
 * ```
 */
interface MapShape {
    /** Unique id of the shape on its map. */
    val id: String

    /** Style of the shape. */
    val style: ShapeStyle

    /**
     * Changes the style of the shape: `shape.update { copy(opacity = 0.5) }`.
     *
     * @param change Returns the new style, based on the current one.
     */
    suspend fun update(change: ShapeStyle.() -> ShapeStyle)

    /**
     * Changes the style of the shape gradually.
     *
     * @param animation Duration and easing.
     * @param change Returns the new style, based on the current one.
     * @return Whether the animation finished.
     */
    suspend fun animate(animation: MapAnimation = MapAnimation(), change: ShapeStyle.() -> ShapeStyle): AnimationEnd

    /** Removes the shape from the map. */
    suspend fun remove()
}

/** Appearance and behaviour of a shape. */
data class ShapeStyle(
    /**
     * Colour of the sides, and of the top unless you set `topColor`. Default: the theme's accent
     * colour.
     */
    @get:ColorInt val color: Int? = null,
    /** Colour of the top. Default: the value of `color`. */
    @get:ColorInt val topColor: Int? = null,
    /** Height from base to top, in metres. 0 is flat. */
    val height: Double = 0.0,
    /** Altitude of the base above the floor, in metres. */
    val altitude: Double = 0.25,
    /** Width of lines, in metres. */
    val width: Double = 0.5,
    /** Opacity, from 0 to 1. */
    val opacity: Double = 1.0,
    /** Whether the shape responds to taps. */
    val isInteractive: Boolean = false,
    /** Whether the shape is drawn. */
    val isVisible: Boolean = true,
)
