package com.example.wayfinder

import android.util.Log
import android.widget.Button
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.LifecycleOwner
import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import androidx.lifecycle.lifecycleScope
import androidx.lifecycle.repeatOnLifecycle
import com.brand.maps.AnimationEnd
import com.brand.maps.CameraChange
import com.brand.maps.CameraLimits
import com.brand.maps.CameraOptions
import com.brand.maps.Easing
import com.brand.maps.FocusOptions
import com.brand.maps.Location
import com.brand.maps.MapAnimation
import com.brand.maps.MapEvent
import com.brand.maps.MapException
import com.brand.maps.MapGestures
import com.brand.maps.MapOptions
import com.brand.maps.MapTarget
import com.brand.maps.MapView
import com.brand.maps.Padding
import com.brand.maps.Venue
import com.brand.maps.VenueSource
import com.brand.maps.ViewState
import kotlinx.coroutines.flow.filter
import kotlinx.coroutines.launch

// #region focus
suspend fun showLocation(mapView: MapView, location: Location) {
    // A location without a room or a point has no position to show.
    if (location.center == null) return
    val end = mapView.camera.focusOn(location, FocusOptions(maxZoom = 20.0))
    if (end == AnimationEnd.FINISHED) mapView.announce("The map shows ${location.name}.")
}
// #endregion focus

// #region several
suspend fun showResults(mapView: MapView, results: List<MapTarget>) {
    if (results.isEmpty()) return
    mapView.camera.focusOn(
        results,
        FocusOptions(
            padding = Padding(top = 24.0, right = 24.0, bottom = 24.0, left = 24.0),
            pitchDegrees = 0.0,
        ),
    )
}
// #endregion several

// #region animate
suspend fun turnNorth(mapView: MapView) {
    mapView.camera.animateTo(
        CameraChange(bearingDegrees = 0.0, pitchDegrees = 30.0),
        MapAnimation(durationMillis = 600, easing = Easing.EASE_OUT),
    )
}
// #endregion animate

// #region back
suspend fun peek(mapView: MapView, location: Location) {
    val before = mapView.camera.state()
    val floor = mapView.floors.current.value
    if (mapView.camera.focusOn(location) == AnimationEnd.STOPPED) return
    if (floor != null) mapView.floors.set(floor)
    mapView.camera.animateTo(before.toChange())
}
// #endregion back

// #region begin
suspend fun showFromAbove(mapView: MapView): Venue =
    mapView.show(
        VenueSource.Server(venueId = "st-brigid-hospital", key = "demo"),
        MapOptions(
            camera = CameraOptions(
                pitchDegrees = 0.0,
                limits = CameraLimits(minZoom = 16.0, maxZoom = 21.0, maxPitchDegrees = 60.0),
                gestures = MapGestures(rotate = false),
            ),
        ),
    )
// #endregion begin

// #region sheet
suspend fun onSheetSettled(mapView: MapView, visibleHeightInPixels: Int) {
    val density = mapView.context.resources.displayMetrics.density
    mapView.camera.setPadding(
        Padding(bottom = (visibleHeightInPixels / density).toDouble()),
        MapAnimation(durationMillis = 200),
    )
}
// #endregion sheet

// #region buttons
fun LifecycleOwner.connectZoomButtons(mapView: MapView, closer: Button, farther: Button) {
    fun zoomBy(levels: Double) {
        lifecycleScope.launch {
            try {
                val zoom = mapView.camera.state().zoom
                mapView.camera.animateTo(CameraChange(zoom = zoom + levels))
            } catch (error: MapException) {
                // For example, the venue is not shown yet, so there is nothing to zoom.
                Log.d("Camera", error.code.value, error)
            }
        }
    }
    closer.contentDescription = "Zoom in"
    closer.setOnClickListener { zoomBy(1.0) }
    farther.contentDescription = "Zoom out"
    farther.setOnClickListener { zoomBy(-1.0) }
}
// #endregion buttons

// #region listen
fun LifecycleOwner.showScale(mapView: MapView, show: (String) -> Unit) {
    lifecycleScope.launch {
        repeatOnLifecycle(Lifecycle.State.STARTED) {
            mapView.events.collect { event ->
                if (event is MapEvent.CameraChanged) {
                    val metres = (100 * event.camera.metresPerPixel).toInt()
                    show("100 dp are $metres m")
                }
            }
        }
    }
}
// #endregion listen

// #region keep
class MapStateModel(private val saved: SavedStateHandle) : ViewModel() {
    suspend fun keep(mapView: MapView) {
        mapView.events.filter { it is MapEvent.InteractionEnd }.collect {
            try {
                saved["view"] = mapView.views.capture()
            } catch (error: MapException) {
                // Keep the previous state, which is better than none.
                Log.w("Camera", error.code.value, error)
            }
        }
    }

    suspend fun restore(mapView: MapView) {
        val state = saved.get<ViewState>("view") ?: return
        try {
            mapView.views.apply(state)
        } catch (error: MapException) {
            // The venue was republished or replaced, so keep the initial view.
            if (error.code != MapException.Code.BAD_VIEW_STATE) throw error
        }
    }
}
// #endregion keep
