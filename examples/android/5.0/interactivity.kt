package com.example.wayfinder

import android.graphics.Color
import android.os.Bundle
import android.util.Log
import android.view.View
import android.widget.TextView
import androidx.activity.OnBackPressedCallback
import androidx.activity.viewModels
import androidx.appcompat.app.AppCompatActivity
import androidx.core.view.isVisible
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import androidx.lifecycle.lifecycleScope
import androidx.lifecycle.repeatOnLifecycle
import com.brand.maps.ElementChange
import com.brand.maps.HtmlContent
import com.brand.maps.Location
import com.brand.maps.LocationCategory
import com.brand.maps.MapEvent
import com.brand.maps.MapException
import com.brand.maps.MapHit
import com.brand.maps.MapMarker
import com.brand.maps.MapTap
import com.brand.maps.MapView
import com.brand.maps.MarkerOptions
import com.brand.maps.PlaceInView
import com.brand.maps.Removable
import com.brand.maps.Space
import com.brand.maps.TapListener
import com.brand.maps.Venue
import com.brand.maps.VenueSource
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.launch

// #region listen
fun listenToTaps(mapView: MapView, onShop: (String) -> Unit): Removable =
    mapView.addTapListener(object : TapListener {
        override fun onTap(tap: MapTap) {
            val shop = tap.space?.locations?.firstOrNull()
            if (shop != null) onShop(shop.name ?: shop.id)
        }
    })
// #endregion listen

// #region model
class SelectionModel(private val saved: SavedStateHandle) : ViewModel() {
    val selectedId: StateFlow<String?> = saved.getStateFlow<String?>("selected", null)

    fun select(id: String?) {
        saved["selected"] = id
    }
}
// #endregion model

// #region screen
class DirectoryActivity : AppCompatActivity() {
    private val model: SelectionModel by viewModels()
    private lateinit var mapView: MapView

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_directory)
        mapView = findViewById(R.id.map)

        val back = object : OnBackPressedCallback(false) {
            override fun handleOnBackPressed() = model.select(null)
        }
        onBackPressedDispatcher.addCallback(this, back)

        lifecycleScope.launch {
            try {
                val venue = mapView.show(VenueSource.Server(venueId = "harbour-mall", key = "demo"))
                repeatOnLifecycle(Lifecycle.State.STARTED) {
                    launch { selectByTap() }
                    model.selectedId.collectLatest { id ->
                        back.isEnabled = id != null
                        showOrLog(id?.let { venue.location(it) })
                    }
                }
            } catch (error: MapException) {
                Log.w("Mall", error.code.value, error)
            }
        }
    }

    private suspend fun selectByTap() {
        mapView.events.collect { event ->
            // A tap between rooms has no location, so it clears the selection.
            if (event is MapEvent.Tap) model.select(event.tap.space?.locations?.firstOrNull()?.id)
        }
    }

    private suspend fun showOrLog(location: Location?) {
        try {
            showSelected(location)
        } catch (error: MapException) {
            // Keep listening even if one call fails.
            Log.w("Mall", error.code.value, error)
        }
    }

    private suspend fun showSelected(location: Location?) {
        findViewById<View>(R.id.sheet).isVisible = location != null
        findViewById<TextView>(R.id.name).text = location?.name.orEmpty()
        mapView.elements.reset()
        if (location == null) return
        mapView.elements.set(location, ElementChange(color = Color.rgb(242, 142, 43)))
        mapView.camera.focusOn(location)
        mapView.announce("${location.name} is selected.")
    }

    override fun onDestroy() {
        mapView.remove()
        super.onDestroy()
    }
}
// #endregion screen

// #region hits
fun describe(tap: MapTap): String = when (val hit = tap.hits.firstOrNull()) {
    null -> "Nothing is here."
    is MapHit.OnMarker -> hit.marker.options.title ?: "A marker"
    is MapHit.OnLabel -> hit.label.options.text ?: "A label"
    is MapHit.OnPath -> "The route"
    is MapHit.OnSpace -> hit.space.name.ifEmpty { hit.space.kind }
    is MapHit.OnPointOfInterest -> hit.pointOfInterest.name
    is MapHit.OnBlueDot -> "You are here."
    is MapHit.OnFloor -> hit.floor.name
    else -> tap.floor?.name ?: "Outside"
}
// #endregion hits

// #region rooms
suspend fun letOnlyReact(mapView: MapView, venue: Venue, category: LocationCategory) {
    mapView.elements.set(venue.all<Space>(), ElementChange(isInteractive = false))
    // A location represents its rooms.
    mapView.elements.set(venue.locationsIn(category), ElementChange(isInteractive = true))
}
// #endregion rooms

// #region pin
suspend fun pinByLongPress(mapView: MapView) {
    var pin: MapMarker? = null
    mapView.events.collect { event ->
        if (event !is MapEvent.LongPress) return@collect
        val place = event.tap.coordinate ?: return@collect
        pin?.remove()
        pin = mapView.markers.add(place, MarkerOptions(content = HtmlContent.text("Meet here")))
    }
}
// #endregion pin

// #region list
suspend fun placesForList(mapView: MapView): List<PlaceInView> =
    mapView.placesInView().filter { it.name.isNotBlank() }.take(20)
// #endregion list
