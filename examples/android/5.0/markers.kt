package com.example.wayfinder

import android.content.Context
import android.util.Log
import androidx.appcompat.content.res.AppCompatResources
import androidx.core.graphics.drawable.toBitmap
import com.brand.maps.ClusterGroup
import com.brand.maps.Coordinate
import com.brand.maps.HtmlContent
import com.brand.maps.Location
import com.brand.maps.MapAnimation
import com.brand.maps.MapException
import com.brand.maps.MapMarker
import com.brand.maps.MapOptions
import com.brand.maps.MapView
import com.brand.maps.MarkerAnchor
import com.brand.maps.MarkerCollapse
import com.brand.maps.MarkerCollision
import com.brand.maps.MarkerOptions
import com.brand.maps.Rank
import com.brand.maps.ScreenPoint
import com.brand.maps.Venue
import com.brand.maps.VenueSource
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.collectLatest

// #region add
suspend fun markFirstShop(mapView: MapView, venue: Venue): MapMarker? {
    val shop = venue.topLocations.firstOrNull() ?: return null
    return mapView.markers.add(shop)
}
// #endregion add

// #region content
suspend fun markWait(mapView: MapView, location: Location, waitingTime: String): MapMarker {
    // The text comes from a server, so escape it: it must not become a tag.
    val text = HtmlContent.escape(waitingTime)
    return mapView.markers.add(
        location,
        MarkerOptions(
            content = HtmlContent.trusted("<div class=\"wait\"><b>$text</b></div>"),
            anchor = MarkerAnchor.CENTER,
            offset = ScreenPoint(x = 0.0, y = -12.0),
            title = "${location.name}, waiting time $waitingTime",
        ),
    )
}
// #endregion content

// #region css
suspend fun showWithStyles(mapView: MapView): Venue =
    mapView.show(
        VenueSource.Server(venueId = "northwind-airport", key = "demo"),
        MapOptions(css = ".wait { padding: 6px 12px; border-radius: 16px; background: #15803d; color: #fff }"),
    )
// #endregion css

// #region rank
suspend fun markChosen(mapView: MapView, location: Location): MapMarker =
    mapView.markers.add(
        location,
        MarkerOptions(
            content = HtmlContent.text(location.shortName ?: location.name),
            rank = Rank.HIGH,
            collision = MarkerCollision.ALWAYS_SHOW,
            collapsed = MarkerCollapse.HIDDEN,
            zIndex = 1,
        ),
    )
// #endregion rank

// #region drawable
suspend fun markWithDrawable(mapView: MapView, context: Context, place: Coordinate): MapMarker? {
    val drawable = AppCompatResources.getDrawable(context, R.drawable.ic_meeting_point) ?: return null
    return mapView.markers.add(
        place,
        MarkerOptions(
            content = HtmlContent.image(drawable.toBitmap(), width = 32.0, height = 40.0, label = "Meeting point"),
        ),
    )
}
// #endregion drawable

// #region tap
suspend fun openOnTap(mapView: MapView, shop: Location, onOpen: (Location) -> Unit) {
    val marker = mapView.markers.add(
        shop,
        MarkerOptions(
            content = HtmlContent.text("-20 %"),
            isInteractive = true,
            title = "${shop.name}, 20 per cent off",
        ),
    )
    marker.taps.collect { onOpen(shop) }
}
// #endregion tap

// #region move
suspend fun followCourier(marker: MapMarker, positions: Flow<Coordinate>) {
    // A new position cancels the move to the previous one.
    positions.collectLatest { place ->
        marker.moveTo(place, MapAnimation(durationMillis = 800))
    }
}
// #endregion move

// #region rebuild
class OfferMarkers(private val mapView: MapView) {
    private val markers = mutableMapOf<String, MapMarker>()

    /** Updates the markers to match `offers`: the offer texts by location id. */
    suspend fun show(venue: Venue, offers: Map<String, String>) {
        markers.filterKeys { it !in offers }.forEach { (id, marker) ->
            marker.remove()
            markers.remove(id)
        }
        offers.forEach { (id, text) ->
            val location = venue.location(id) ?: return@forEach
            val content = HtmlContent.text(text)
            val known = markers[id]
            if (known != null) known.update { copy(content = content) }
            else markers[id] = mapView.markers.add(location, MarkerOptions(content = content))
        }
    }

    /** Forgets all markers. Call this after `onShow` and `onRestart`, which remove them. */
    fun forget() = markers.clear()
}
// #endregion rebuild

// #region cluster
suspend fun joinMany(mapView: MapView, markers: List<MapMarker>): ClusterGroup? =
    try {
        mapView.clusters.addMarkers(markers)
    } catch (error: MapException) {
        Log.w("Airport", error.code.value, error)
        null
    }
// #endregion cluster

// #region remove
suspend fun clear(mapView: MapView, marker: MapMarker) {
    marker.remove()
    mapView.markers.removeAll()
}
// #endregion remove
