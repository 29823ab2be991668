package com.example.wayfinder

import android.content.Context
import android.graphics.Color
import android.net.ConnectivityManager
import android.util.Log
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.systemBarsPadding
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.core.content.getSystemService
import com.brand.maps.CameraChange
import com.brand.maps.FocusOptions
import com.brand.maps.GeoJson
import com.brand.maps.MapAnimation
import com.brand.maps.MapException
import com.brand.maps.MapView
import com.brand.maps.OutdoorContext
import com.brand.maps.OutdoorOptions
import com.brand.maps.compose.IndoorMap
import com.brand.maps.compose.MapController
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

// #region show
suspend fun showSurroundings(mapView: MapView, context: Context): OutdoorContext? {
    mapView.outdoor.show()
    val shapes = withContext(Dispatchers.IO) {
        context.assets.open("harbour-streets.geojson").bufferedReader().use { it.readText() }
    }
    return try {
        mapView.outdoor.addContext(GeoJson(shapes))
    } catch (error: MapException) {
        Log.w("Outdoor", "${error.code.value}: ${error.message}")
        null
    }
}
// #endregion show

// #region ground
suspend fun showGroundOnly(mapView: MapView) {
    mapView.outdoor.show(
        OutdoorOptions(groundColor = Color.rgb(231, 235, 226), groundRadius = 400.0),
    )
}
// #endregion ground

// #region metered
fun mayLoadStreets(context: Context): Boolean {
    val network = context.getSystemService<ConnectivityManager>()
    return network?.isActiveNetworkMetered == false
}
// #endregion metered

// #region credit
@Composable
fun CampusScreen(controller: MapController) {
    Box(Modifier.fillMaxSize()) {
        IndoorMap(controller, Modifier.fillMaxSize())
        Text(
            "© OpenStreetMap contributors",
            Modifier.align(Alignment.BottomStart).systemBarsPadding(),
        )
    }
}
// #endregion credit

// #region arrive
suspend fun arrive(mapView: MapView, entranceId: String) {
    val venue = mapView.venue ?: return
    val entrance = venue.location(entranceId) ?: return
    mapView.camera.set(CameraChange(center = venue.center, zoom = 16.0, pitchDegrees = 30.0))
    mapView.camera.focusOn(
        entrance,
        FocusOptions(animation = MapAnimation(durationMillis = 2000), maxZoom = 19.0),
    )
}
// #endregion arrive

// #region remove
suspend fun hideSurroundings(mapView: MapView, streets: OutdoorContext?) {
    streets?.remove()
    mapView.outdoor.remove()
}
// #endregion remove
