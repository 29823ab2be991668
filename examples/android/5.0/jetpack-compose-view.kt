package com.example.wayfinder

import android.util.Log
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.viewinterop.AndroidView
import com.brand.maps.MapException
import com.brand.maps.MapView
import com.brand.maps.Venue
import com.brand.maps.VenueSource

// #region view
@Composable
fun MapInView(source: VenueSource, floorId: String?, modifier: Modifier = Modifier) {
    val context = LocalContext.current
    val mapView = remember { MapView(context) }
    var shown by remember { mutableStateOf<Venue?>(null) }
    LaunchedEffect(mapView, source) {
        shown = null
        try {
            shown = mapView.show(source)
        } catch (error: MapException) {
            Log.w("Mall", error.code.value, error)
        }
    }
    // A separate effect, so that a change of floor does not reload the venue.
    LaunchedEffect(shown, floorId) {
        if (shown == null || floorId == null) return@LaunchedEffect
        try {
            mapView.floors.set(floorId)
        } catch (error: MapException) {
            Log.w("Mall", error.code.value, error)
        }
    }
    AndroidView(factory = { mapView }, modifier = modifier, onRelease = { it.remove() })
}
// #endregion view
