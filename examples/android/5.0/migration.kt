package com.example.wayfinder

import androidx.lifecycle.LifecycleOwner
import androidx.lifecycle.lifecycleScope
import com.brand.maps.CameraChange
import com.brand.maps.HtmlContent
import com.brand.maps.MapException
import com.brand.maps.MapOptions
import com.brand.maps.MapTap
import com.brand.maps.MapView
import com.brand.maps.MarkerOptions
import com.brand.maps.Removable
import com.brand.maps.RouteResult
import com.brand.maps.TapListener
import com.brand.maps.VenueSource
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

// #region after
fun LifecycleOwner.showRoom(mapView: MapView, onError: (MapException) -> Unit): Job =
    lifecycleScope.launch {
        try {
            val venue = mapView.show(VenueSource.Server(venueId = "northwind-airport", key = "demo"))
            mapView.camera.set(CameraChange(pitchDegrees = 30.0))
            val location = venue.locations.firstOrNull() ?: return@launch
            val room = location.elements.firstOrNull() ?: return@launch
            val content = HtmlContent.trusted("<b>Meet here</b>")
            val marker = mapView.markers.add(room, MarkerOptions(content = content))
            println(marker.id)
            val result = venue.route(room, location)
            if (result is RouteResult.Found) mapView.navigation.draw(result.route)
        } catch (error: MapException) {
            onError(error)
        }
    }
// #endregion after

// #region taps
fun listenForTaps(mapView: MapView, onRoom: (String) -> Unit, onNothing: () -> Unit): Removable =
    mapView.addTapListener(object : TapListener {
        override fun onTap(tap: MapTap) {
            val room = tap.space
            if (room == null) onNothing() else onRoom(room.name)
        }
    })
// #endregion taps

// #region bridge
/** Connects code that still expects completion handlers to a map that suspends. */
class OldStyleMap(private val mapView: MapView, private val scope: CoroutineScope) {
    fun loadVenue(source: VenueSource, completion: (MapException?) -> Unit) {
        scope.launch {
            val error = try {
                mapView.show(source, MapOptions())
                null
            } catch (error: MapException) {
                error
            }
            completion(error)
        }
    }
}
// #endregion bridge
