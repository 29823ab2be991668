package com.example.wayfinder

import android.graphics.Color
import android.os.Bundle
import android.util.Log
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.LifecycleOwner
import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import androidx.lifecycle.lifecycleScope
import androidx.lifecycle.repeatOnLifecycle
import com.brand.maps.Coordinate
import com.brand.maps.HtmlContent
import com.brand.maps.Location
import com.brand.maps.MapAnimation
import com.brand.maps.MapException
import com.brand.maps.MapMarker
import com.brand.maps.MapPath
import com.brand.maps.MapTarget
import com.brand.maps.MapView
import com.brand.maps.MarkerOptions
import com.brand.maps.NavigationOptions
import com.brand.maps.NavigationSession
import com.brand.maps.PathPattern
import com.brand.maps.PathStyle
import com.brand.maps.Rank
import com.brand.maps.Route
import com.brand.maps.RouteOptions
import com.brand.maps.RouteResult
import com.brand.maps.StopOrder
import com.brand.maps.VenueSource
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

// #region draw
class RouteActivity : AppCompatActivity() {
    private lateinit var mapView: MapView

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        mapView = MapView(this)
        mapView.id = R.id.map
        setContentView(mapView)
        lifecycleScope.launch {
            try {
                drawFirstRoute()
            } catch (error: MapException) {
                Log.e("Route", "${error.code.value}: ${error.message}")
            }
        }
    }

    private suspend fun drawFirstRoute() {
        val venue = mapView.show(VenueSource.Server(venueId = "northwind-airport", key = "demo"))
        val from = venue.topLocations.first()
        val to = venue.topLocations.last()
        when (val result = venue.route(from, to)) {
            is RouteResult.Found -> mapView.navigation.draw(result.route)
            is RouteResult.NotFound -> Log.i("Route", result.message)
        }
    }

    override fun onDestroy() {
        mapView.remove()
        super.onDestroy()
    }
}
// #endregion draw

// #region style
suspend fun drawInGreen(mapView: MapView, route: Route): NavigationSession =
    mapView.navigation.draw(
        route,
        NavigationOptions(
            path = PathStyle(
                color = Color.rgb(0, 122, 90),
                width = 1.2,
                pattern = PathPattern.ARROWS,
                isAnimated = true,
            ),
            showsMarkers = false,
        ),
    )
// #endregion style

// #region ends
suspend fun markEnds(mapView: MapView, from: Location, to: Location): List<MapMarker> {
    val start = MarkerOptions(
        content = HtmlContent.trusted("<b class=\"end\">A</b>"),
        rank = Rank.ALWAYS,
        title = "Start: ${from.name}",
    )
    val end = start.copy(
        content = HtmlContent.trusted("<b class=\"end\">B</b>"),
        title = "Destination: ${to.name}",
    )
    return listOf(mapView.markers.add(from, start), mapView.markers.add(to, end))
}
// #endregion ends

// #region stops
suspend fun drawRound(mapView: MapView, stops: List<Location>): Route? {
    val venue = mapView.venue ?: return null
    val result = venue.routeThrough(stops, StopOrder.SHORTEST)
    if (result !is RouteResult.Found) return null
    mapView.navigation.draw(result.route)
    return result.route
}
// #endregion stops

// #region nearest
suspend fun drawToNearest(
    mapView: MapView,
    from: MapTarget,
    candidates: List<Location>,
): Location? {
    val venue = mapView.venue ?: return null
    val walk = venue.nearestByWalking(candidates, from, limit = 1).firstOrNull() ?: return null
    mapView.navigation.draw(walk.route)
    return candidates[walk.index]
}
// #endregion nearest

// #region alternatives
suspend fun drawBothWays(mapView: MapView, from: Location, to: Location): NavigationSession? {
    val venue = mapView.venue ?: return null
    val options = listOf(RouteOptions(), RouteOptions(isAccessible = true))
    val routes = options
        .map { venue.route(from, to, it) }
        .mapNotNull { result -> (result as? RouteResult.Found)?.route }
    if (routes.isEmpty()) return null
    return mapView.navigation.draw(routes)
}
// #endregion alternatives

// #region progress
fun guide(
    mapView: MapView,
    session: NavigationSession,
    owner: LifecycleOwner,
    onRemaining: (Double) -> Unit,
    onArrival: () -> Unit,
    onLost: () -> Unit,
): Job =
    owner.lifecycleScope.launch {
        owner.repeatOnLifecycle(Lifecycle.State.STARTED) {
            launch {
                mapView.blueDot.position.collect { dot ->
                    if (dot != null) trackOrLog(session, dot.coordinate)
                }
            }
            launch { session.progress.collect { onRemaining(it.remaining) } }
            launch { session.arrivals.collect { onArrival() } }
            launch { session.departures.collect { onLost() } }
        }
    }

private suspend fun trackOrLog(session: NavigationSession, place: Coordinate) {
    try {
        session.track(place)
    } catch (error: MapException) {
        // Do not stop the app because the session rejected one position.
        Log.w("Route", error.code.value, error)
    }
}
// #endregion progress

// #region tour
suspend fun drawTour(mapView: MapView, points: List<Coordinate>): MapPath =
    mapView.paths.add(
        points,
        PathStyle(color = Color.rgb(140, 60, 160), pattern = PathPattern.DASHED),
        draw = MapAnimation(durationMillis = 1500),
    )
// #endregion tour

// #region keep
class TripViewModel(private val saved: SavedStateHandle) : ViewModel() {
    fun remember(fromId: String, toId: String) {
        saved["from"] = fromId
        saved["to"] = toId
    }

    /** Restores the trip. Call this after each `show`, also when the activity is recreated. */
    suspend fun restore(mapView: MapView) {
        val venue = mapView.venue ?: return
        val from = saved.get<String>("from")?.let { venue.location(it) } ?: return
        val to = saved.get<String>("to")?.let { venue.location(it) } ?: return
        val result = venue.route(from, to)
        if (result is RouteResult.Found) mapView.navigation.draw(result.route)
    }
}
// #endregion keep
