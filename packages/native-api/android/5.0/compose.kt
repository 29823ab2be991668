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
 * A map in Compose. It takes the size that its modifier gives it, and lets go of its view when it
 * leaves the composition.
 *
 * ```kotlin
 * val controller = rememberMapController(VenueSource.Server(venueId = "harbour-mall", key = "demo"))
 * IndoorMap(controller, onMapTap = { tap -> println(tap.space?.name) })
 * ```
 *
 * @param controller The map that is shown. Keep it with [rememberMapController], or in a view model to share it between screens. Where several show one, the last to appear has it.
 * @param modifier Size and place.
 * @param onMapTap Does something when the user taps the map.
 * @param onFloorChange Does something when another floor is shown.
 * @param onCameraChange Does something when the camera moves, at most ten times a second.
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
 * A map that is kept while the composition stays, and begins where it stood after Android created the activity again.
 *
 * ```kotlin
 * val controller = rememberMapController(VenueSource.Server(venueId = "harbour-mall", key = "demo"))
 * println(controller.venue?.name)
 * ```
 *
 * @param source Which venue, and where it comes from. Another one makes another map.
 * @param options How the map begins.
 * @return The map.
 */
@Composable
fun rememberMapController(source: VenueSource, options: MapOptions = MapOptions()): MapController

/**
 * A map that composables observe: its properties are state of Compose. It keeps the web view alive while screens come and go.
 *
 * ```kotlin
 * val controller = MapController(VenueSource.Server(venueId = "harbour-mall", key = "demo"))
 * controller.retry()
 * ```
 *
 * @constructor Makes a map. The venue loads when the first `IndoorMap` appears.
 * @param source Which venue, and where it comes from.
 * @param options How the map begins.
 */
class MapController(source: VenueSource, options: MapOptions = MapOptions()) {
    /** How far loading came. */
    val phase: MapPhase

    /** The venue, when it is shown. */
    val venue: Venue?

    /** The floor that is shown. Set it to show another. */
    var floor: Floor?

    /** The map itself, for everything else; `null` while no `IndoorMap` shows it. */
    val mapView: MapView?

    /** Loads again after a failure. */
    fun retry()

    /** Frees the web view. Only for controllers that you made yourself. */
    fun remove()
}

/** How far loading came. */
sealed interface MapPhase {
    /** The venue loads. */
    data object Loading : MapPhase

    /** The venue is shown. */
    data object Ready : MapPhase

    /** It could not be shown. */
    data class Failed(
        /** Why. */
        val error: MapException,
    ) : MapPhase
}
