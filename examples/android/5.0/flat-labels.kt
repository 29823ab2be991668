package com.example.wayfinder

import android.graphics.Color
import com.brand.maps.AutomaticLabels
import com.brand.maps.CameraLimits
import com.brand.maps.CameraState
import com.brand.maps.FlatLabel
import com.brand.maps.FlatLabelOptions
import com.brand.maps.Layer
import com.brand.maps.MapEvent
import com.brand.maps.MapOptions
import com.brand.maps.MapView
import com.brand.maps.Space
import com.brand.maps.Venue
import com.brand.maps.VenueSource
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.filterIsInstance
import kotlinx.coroutines.flow.map

// #region all
suspend fun showWithFlatLabels(mapView: MapView): List<FlatLabel> {
    val venue = mapView.show(
        VenueSource.Server(venueId = "kestrel-house", key = "demo"),
        MapOptions(labels = AutomaticLabels.NONE),
    )
    return mapView.flatLabels.addAll(venue.locations)
}
// #endregion all

// #region style
suspend fun nameHallways(mapView: MapView, venue: Venue): List<FlatLabel> {
    val hallways = venue.all<Space>().filter { it.kind == "hallway" && it.name.isNotEmpty() }
    return mapView.flatLabels.addAll(
        hallways,
        FlatLabelOptions(
            color = Color.parseColor("#334155"),
            maxSize = 4.5,
            maxLines = 1,
            opacity = 0.8,
        ),
    )
}
// #endregion style

// #region single
suspend fun nameRoom(mapView: MapView, room: Space): FlatLabel =
    mapView.flatLabels.add(
        room,
        FlatLabelOptions(text = room.shortName ?: room.name, size = 0.6, rotationDegrees = 90.0),
    )
// #endregion single

// #region dim
suspend fun dim(labels: List<FlatLabel>) {
    labels.forEach { label -> label.update { copy(opacity = 0.3) } }
}
// #endregion dim

// #region tilt
suspend fun keepLegible(mapView: MapView) {
    mapView.camera.setLimits(CameraLimits(maxPitchDegrees = 45.0))
}
// #endregion tilt

// #region swap
suspend fun swapByTilt(mapView: MapView) {
    // The map emits no camera events until the camera moves.
    showOneKind(mapView, isFlatEnough(mapView.camera.state()))
    mapView.events
        .filterIsInstance<MapEvent.CameraChanged>()
        .map { isFlatEnough(it.camera) }
        .distinctUntilChanged()
        .collect { isFlat -> showOneKind(mapView, isFlat) }
}

private suspend fun showOneKind(mapView: MapView, isFlat: Boolean) {
    mapView.layers.set(Layer.FLAT_LABELS, isVisible = isFlat)
    mapView.layers.set(Layer.LABELS, isVisible = !isFlat)
}

private fun isFlatEnough(camera: CameraState): Boolean = camera.pitchDegrees < 40.0
// #endregion swap

// #region remove
suspend fun clear(mapView: MapView, label: FlatLabel) {
    label.remove()
    mapView.flatLabels.removeAll()
}
// #endregion remove
