package com.example.wayfinder

import android.util.Log
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Modifier
import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewmodel.compose.viewModel
import com.brand.maps.HtmlContent
import com.brand.maps.Location
import com.brand.maps.MapException
import com.brand.maps.MapMarker
import com.brand.maps.MarkerOptions
import com.brand.maps.VenueSource
import com.brand.maps.compose.IndoorMap
import com.brand.maps.compose.MapController
import com.brand.maps.compose.MapPhase
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.withContext

// #region model
class MallViewModel : ViewModel() {
    val controller = MapController(VenueSource.Server(venueId = "kestrel-house", key = "demo"))

    override fun onCleared() {
        controller.remove()
    }
}

@Composable
fun MapScreen(model: MallViewModel = viewModel()) {
    IndoorMap(model.controller, Modifier.fillMaxSize())
}
// #endregion model

// #region marker
@Composable
fun OfferMarker(controller: MapController, location: Location, text: String) {
    val mapView = controller.mapView
    val isReady = controller.phase is MapPhase.Ready
    LaunchedEffect(mapView, isReady, location.id, text) {
        if (mapView == null || !isReady) return@LaunchedEffect
        var marker: MapMarker? = null
        try {
            marker = mapView.markers.add(location, MarkerOptions(content = HtmlContent.text(text)))
            awaitCancellation()
        } catch (error: MapException) {
            Log.w("Office", error.code.value, error)
        } finally {
            // The effect is already cancelled, but the marker must still be removed.
            withContext(NonCancellable) { removeQuietly(marker) }
        }
    }
}

private suspend fun removeQuietly(marker: MapMarker?) {
    try {
        marker?.remove()
    } catch (error: MapException) {
        Log.d("Office", "The map was removed before its marker: ${error.code.value}")
    }
}
// #endregion marker
