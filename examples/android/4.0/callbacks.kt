package com.example.wayfinder

import android.graphics.Color
import android.os.Bundle
import android.util.Log
import android.view.LayoutInflater
import android.view.View
import android.view.ViewGroup
import android.widget.TextView
import androidx.fragment.app.Fragment
import com.brand.maps.BlueDotPosition
import com.brand.maps.BlueDotState
import com.brand.maps.BlueDotStateChange
import com.brand.maps.LoadOptions
import com.brand.maps.Polygon
import com.brand.maps.Venue
import com.brand.maps.VenueMap
import com.brand.maps.VenueView
import com.brand.maps.VenueViewListener
import com.brand.maps.ViewState
import kotlinx.coroutines.channels.awaitClose
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.callbackFlow

// #region fragment
class VenueFragment : Fragment(), VenueViewListener {
    private var venueView: VenueView? = null
    private var selected: Polygon? = null

    override fun onCreateView(
        inflater: LayoutInflater,
        container: ViewGroup?,
        savedInstanceState: Bundle?,
    ): View = VenueView(requireContext()).also { view ->
        venueView = view
        view.listener = this
        view.loadVenue(
            LoadOptions(clientId = "demo", clientSecret = "demo", venue = "st-brigid-hospital"),
        ) { error -> if (error != null) Log.e("Venue", "${error.name}: ${error.message}") }
    }

    override fun onFirstMapLoaded(map: VenueMap) {
        val view = venueView ?: return
        view.venue?.polygons.orEmpty()
            .filter { it.locations.isNotEmpty() }
            .forEach { view.addInteractivePolygon(it) }
    }

    override fun onPolygonClicked(polygon: Polygon) {
        unselect()
        selected = polygon
        venueView?.colorPolygon(polygon, Color.rgb(255, 179, 71))
    }

    override fun onNothingClicked() = unselect()

    private fun unselect() {
        selected?.let { venueView?.clearPolygonColor(it) }
        selected = null
    }

    override fun onDestroyView() {
        venueView?.listener = null
        venueView = null
        selected = null
        super.onDestroyView()
    }
}
// #endregion fragment

// #region log
class LoggingListener : VenueViewListener {
    override fun onDataLoaded(venue: Venue) {
        Log.d("Venue", "loaded ${venue.name}: ${venue.locations.size} locations")
    }

    override fun onFirstMapLoaded(map: VenueMap) {
        Log.d("Venue", "first map: ${map.name}")
    }

    override fun onMapChanged(map: VenueMap) {
        Log.d("Venue", "map: ${map.name}, elevation ${map.elevation}")
    }

    override fun onPolygonClicked(polygon: Polygon) {
        Log.d("Venue", "tapped ${polygon.locations.joinToString { it.name }}")
    }

    override fun onNothingClicked() {
        Log.d("Venue", "tapped nothing")
    }

    override fun onStateChanged(state: ViewState) {
        Log.d("Venue", "camera following: ${state == ViewState.FOLLOW}")
    }

    override fun onBlueDotPositionUpdated(update: BlueDotPosition) {
        Log.d("Venue", "on ${update.map?.name}, near ${update.nearestNode?.id}")
    }

    override fun onBlueDotStateChanged(change: BlueDotStateChange) {
        if (change.state != BlueDotState.ACTIVE) Log.d("Venue", change.reason)
    }
}
// #endregion log

// #region title
class TitleListener(private val title: TextView) : VenueViewListener {
    override fun onMapChanged(map: VenueMap) {
        title.post { title.text = map.name }
    }
}
// #endregion title

// #region flow
/** Emits the current map while the flow is collected. The flow replaces the view's listener. */
fun VenueView.maps(): Flow<VenueMap> = callbackFlow {
    listener = object : VenueViewListener {
        override fun onFirstMapLoaded(map: VenueMap) {
            trySend(map)
        }

        override fun onMapChanged(map: VenueMap) {
            trySend(map)
        }
    }
    awaitClose { listener = null }
}
// #endregion flow
