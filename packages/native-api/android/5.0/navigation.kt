package com.brand.maps

import androidx.annotation.ColorInt
import kotlinx.coroutines.flow.Flow

/**
 * Draws routes with their markers, and follows their steps.
 *
 * ```kotlin
 * val answer = venue.route(venue.locations[0], venue.locations[1])
 * if (answer is RouteResult.Found) mapView.navigation.draw(answer.route)
 * ```
 */
interface Navigation {
    /** The session that is drawn. */
    val current: NavigationSession?

    /**
     * Draws a route, in place of the one before.
     *
     * @param route The route.
     * @param options How it is shown.
     * @return The session.
     */
    suspend fun draw(route: Route, options: NavigationOptions = NavigationOptions()): NavigationSession

    /**
     * Draws several routes to choose from. The first is the active one.
     *
     * @param routes The routes.
     * @param options How they are shown.
     * @return The session.
     */
    suspend fun draw(routes: List<Route>, options: NavigationOptions = NavigationOptions()): NavigationSession

    /** Takes the routes off the map. */
    suspend fun clear()
}

/**
 * Routes on the map.
 *
 * ```kotlin
 * val session = mapView.navigation.current
 * session?.showStep(0)
 * ```
 */
interface NavigationSession {
    /** The routes. */
    val routes: List<Route>

    /** How far the user came, each time a position is tracked, while the flow is collected. */
    val progress: Flow<RouteProgress>

    /** Tells once when the user comes near the destination, while the flow is collected. */
    val arrivals: Flow<Route>

    /** Tells when the user leaves the route, once until back, while the flow is collected. */
    val departures: Flow<RouteProgress>

    /**
     * The index of the active route.
     *
     * @return Its index among the routes.
     */
    suspend fun activeIndex(): Int

    /**
     * Makes another route the active one.
     *
     * @param index Its index among the routes.
     */
    suspend fun setActive(index: Int)

    /**
     * Highlights an instruction of the active route, and shows its floor.
     *
     * @param index Its index among the instructions; `null` highlights none.
     * @param color Colour of the stretch. Default: the theme's.
     */
    suspend fun showStep(index: Int?, @ColorInt color: Int? = null)

    /**
     * Tells where the user is; what lies behind is drawn paler.
     *
     * @param position Where the user is.
     * @return How far the user came; `null` when the position is not on a floor of the route.
     */
    suspend fun track(position: Coordinate): RouteProgress?

    /** Takes the routes off the map. */
    suspend fun remove()
}

/** How far the user came on a route. */
class RouteProgress {
    /** From 0 to 1. */
    val share: Double

    /** Metres that lie behind. */
    val travelled: Double

    /** Metres that lie ahead. */
    val remaining: Double

    /** Seconds that lie ahead. */
    val remainingSeconds: Double

    /** Metres from the route. */
    val offRoute: Double

    /** The instruction that is next. */
    val instructionIndex: Int

    /** The nearest place on the route. */
    val coordinate: Coordinate
}

/** How a route is shown. */
data class NavigationOptions(
    /** Look of the active route. */
    val path: PathStyle = PathStyle(pattern = PathPattern.ARROWS, isAnimated = true),
    /** Look of the other routes: thin and pale. */
    val inactivePath: PathStyle =
        PathStyle(width = 0.5, minWidthPixels = 3.0, opacity = 0.45, xrayOpacity = 0.2),
    /** Whether start, destination, stops and connections have markers. */
    val showsMarkers: Boolean = true,
    /** Whether a tap on the marker of a connection changes the floor. */
    val changesFloorOnTap: Boolean = true,
    /** Whether the map goes to the floor where the route starts. */
    val followFloor: Boolean = true,
    /** Whether the camera shows the part of the route on that floor. */
    val fitsCamera: Boolean = true,
    /** Metres from the route beyond which it is left. */
    val offRouteDistance: Double = 10.0,
    /** Metres from the destination within which it is reached. */
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
     * @param route The route.
     * @param style How it looks.
     * @param draw How long the line grows. Default: it is there at once.
     * @return The path.
     */
    suspend fun add(route: Route, style: PathStyle = PathStyle(), draw: MapAnimation? = null): MapPath

    /**
     * Draws a line through places.
     *
     * @param coordinates The places, in order.
     * @param style How it looks.
     * @param draw How long the line grows. Default: it is there at once.
     * @return The path.
     */
    suspend fun add(coordinates: List<Coordinate>, style: PathStyle = PathStyle(), draw: MapAnimation? = null): MapPath

    /**
     * All paths on the map.
     *
     * @return First added first.
     */
    suspend fun all(): List<MapPath>

    /** Takes all paths off the map, those of navigation as well. */
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
    /** Names the path among those of a map. */
    val id: String

    /** How it looks. */
    val style: PathStyle

    /**
     * Its length from end to end.
     *
     * @return Metres.
     */
    suspend fun length(): Double

    /**
     * Changes how it looks: `path.update { copy(width = 2.0) }`.
     *
     * @param change Makes the new style from that of now.
     */
    suspend fun update(change: PathStyle.() -> PathStyle)

    /** Takes it off the map. */
    suspend fun remove()
}

/** How a line looks. */
data class PathStyle(
    /** Colour of the line. Default: the theme's. */
    @get:ColorInt val color: Int? = null,
    /** Colour of the border and of arrows. Default: the theme's. */
    @get:ColorInt val accentColor: Int? = null,
    /** Width in metres. */
    val width: Double = 0.9,
    /** Never thinner than this, in density-independent pixels. */
    val minWidthPixels: Double = 8.0,
    /** Metres above the floor. */
    val altitude: Double = 0.3,
    /** How the line is filled. */
    val pattern: PathPattern = PathPattern.SOLID,
    /** Whether arrows move along it. */
    val isAnimated: Boolean = false,
    /** From 0 to 1. */
    val opacity: Double = 1.0,
    /** How much of it shines through what hides it, from 0 to 1. */
    val xrayOpacity: Double = 0.35,
    /** Whether taps meet it. */
    val isInteractive: Boolean = false,
)

/** How a line is filled. */
enum class PathPattern {
    /** Wholly. */
    SOLID,

    /** With gaps. */
    DASHED,

    /** With arrows. */
    ARROWS,
}

/**
 * Polygons and lines of your own.
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
     * @param geoJson Polygons or lines.
     * @param floorId The floor that it stands on. Default: the current one.
     * @param style How it looks.
     * @return The shape.
     * @throws MapException With [MapException.Code.BAD_OPTION] for bad GeoJSON; the message names the place in it.
     */
    suspend fun add(geoJson: GeoJson, floorId: String? = null, style: ShapeStyle = ShapeStyle()): MapShape

    /**
     * All shapes on the map.
     *
     * @return First added first.
     */
    suspend fun all(): List<MapShape>

    /** Takes all shapes off the map. */
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
    /** Names the shape among those of a map. */
    val id: String

    /** How it looks. */
    val style: ShapeStyle

    /**
     * Changes how it looks: `shape.update { copy(opacity = 0.5) }`.
     *
     * @param change Makes the new style from that of now.
     */
    suspend fun update(change: ShapeStyle.() -> ShapeStyle)

    /**
     * Changes how it looks gradually.
     *
     * @param animation How long it takes.
     * @param change Makes the new style from that of now.
     * @return Whether it went all the way.
     */
    suspend fun animate(animation: MapAnimation = MapAnimation(), change: ShapeStyle.() -> ShapeStyle): AnimationEnd

    /** Takes it off the map. */
    suspend fun remove()
}

/** How a shape looks. */
data class ShapeStyle(
    /** Colour of the sides, and of the top unless `topColor` is given. Default: the theme's accent. */
    @get:ColorInt val color: Int? = null,
    /** Colour of the top. Default: `color`. */
    @get:ColorInt val topColor: Int? = null,
    /** Metres from its base to its top; 0 is flat. */
    val height: Double = 0.0,
    /** Metres from the floor to its base. */
    val altitude: Double = 0.25,
    /** Width of lines, in metres. */
    val width: Double = 0.5,
    /** From 0 to 1. */
    val opacity: Double = 1.0,
    /** Whether taps meet it. */
    val isInteractive: Boolean = false,
    /** Whether it is drawn. */
    val isVisible: Boolean = true,
)
