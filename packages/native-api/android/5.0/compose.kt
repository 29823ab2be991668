package com.brand.maps.compose

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import com.brand.maps.CameraState
import com.brand.maps.Floor
import com.brand.maps.FloorChange
import com.brand.maps.MapException
import com.brand.maps.MapOptions
import com.brand.maps.MapTap
import com.brand.maps.MapView
import com.brand.maps.Venue
import com.brand.maps.VenueSource

/**
 * A map in Compose. The map takes its size from the modifier and releases its view when it leaves
 * the composition.
 *
 * ```kotlin
 * val controller = rememberMapController(VenueSource.Server(venueId = "harbour-mall", key = "demo"))
 * IndoorMap(controller, onMapTap = { tap -> println(tap.space?.name) })
 * ```
 *
 * @param controller Controller of the map to show. Keep the controller with
 *   [rememberMapController], or in a view model to share it between screens. If several screens
 *   show the same map, the last one to appear displays it.
 * @param modifier Size and position of the map.
 * @param onMapTap Called when the user taps the map.
 * @param onFloorChange Called when another floor is shown.
 * @param onCameraChange Called when the camera moves, at most ten times a second.
 */
@Composable
fun IndoorMap(
    controller: MapController,
    modifier: Modifier = Modifier,
    onMapTap: (MapTap) -> Unit = {},
    onFloorChange: (FloorChange) -> Unit = {},
    onCameraChange: (CameraState) -> Unit = {},
)

/**
 * Returns a map controller that is kept while the composition stays. After Android recreates the
 * activity, the map restores its previous view.
 *
 * ```kotlin
 * val controller = rememberMapController(VenueSource.Server(venueId = "harbour-mall", key = "demo"))
 * println(controller.venue?.name)
 * ```
 *
 * @param source Venue to show and its source. A different source creates a different map.
 * @param options Initial options of the map.
 * @return The controller of the map.
 */
@Composable
fun rememberMapController(source: VenueSource, options: MapOptions = MapOptions()): MapController

/**
 * A map that composables observe through state properties. The controller keeps the web view alive
 * while screens appear and disappear.
 *
 * ```kotlin
 * val controller = MapController(VenueSource.Server(venueId = "harbour-mall", key = "demo"))
 * controller.retry()
 * ```
 *
 * @constructor Creates a map. The venue loads when the first `IndoorMap` appears.
 * @param source Venue to show and its source.
 * @param options Initial options of the map.
 */
class MapController(source: VenueSource, options: MapOptions = MapOptions()) {
    /** Loading phase of the map. */
    val phase: MapPhase

    /** Venue, as soon as it is shown. */
    val venue: Venue?

    /** Floor that is shown. To show another floor, set this property. */
    var floor: Floor?

    /**
     * Map view of the controller, for everything else. `null` while no `IndoorMap` shows the map.
     */
    val mapView: MapView?

    /** Loads the venue again after a failure. */
    fun retry()

    /** Frees the web view. Call this method only on controllers that you created yourself. */
    fun remove()
}

/** Loading phase of a map. */
sealed interface MapPhase {
    /** The venue is loading. */
    data object Loading : MapPhase

    /** The venue is shown. */
    data object Ready : MapPhase

    /** The venue could not be shown. */
    data class Failed(
        /** Error whose message states the cause and what to do. */
        val error: MapException,
    ) : MapPhase
}
