package com.example.wayfinder

import android.R as AndroidR
import android.os.Bundle
import android.util.Log
import android.view.View
import android.widget.AdapterView
import android.widget.ArrayAdapter
import android.widget.Spinner
import androidx.appcompat.app.AppCompatActivity
import androidx.core.view.isVisible
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.lifecycleScope
import androidx.lifecycle.repeatOnLifecycle
import com.brand.maps.Floor
import com.brand.maps.FloorChangeReason
import com.brand.maps.FloorStack
import com.brand.maps.MapEvent
import com.brand.maps.MapException
import com.brand.maps.MapOptions
import com.brand.maps.MapView
import com.brand.maps.Venue
import com.brand.maps.VenueSource
import kotlinx.coroutines.flow.filterIsInstance
import kotlinx.coroutines.launch

// #region set
suspend fun goUp(mapView: MapView, venue: Venue) {
    val current = mapView.floors.current.value ?: return
    val above = venue.floors
        .filter { it.floorStackId == current.floorStackId }
        .firstOrNull { it.elevation > current.elevation }
    if (above != null) mapView.floors.set(above)
}
// #endregion set

// #region lists
fun floorsOf(venue: Venue, building: FloorStack): List<Floor> =
    // Top floor first, like the buttons in a lift.
    building.floorIds.mapNotNull { venue.floor(it) }.reversed()
// #endregion lists

// #region picker
class CampusActivity : AppCompatActivity() {
    private lateinit var mapView: MapView
    private lateinit var buildings: Spinner
    private lateinit var floors: Spinner

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_campus)
        mapView = findViewById(R.id.map)
        buildings = findViewById(R.id.buildings)
        floors = findViewById(R.id.floors)

        lifecycleScope.launch {
            try {
                val venue = mapView.show(VenueSource.Server(venueId = "alder-campus", key = "demo"))
                connect(venue)
            } catch (error: MapException) {
                Log.w("Campus", error.code.value, error)
            }
        }
    }

    private suspend fun connect(venue: Venue) {
        val stacks = venue.floorStacks
        buildings.isVisible = stacks.size > 1
        buildings.adapter = ArrayAdapter(this, AndroidR.layout.simple_spinner_dropdown_item, stacks.map { it.name })
        buildings.onItemSelectedListener = onSelected { position ->
            val stack = stacks[position]
            // If this building is already shown, the map set the spinner, not the user.
            if (stack.id != mapView.floors.currentStack?.id) go(stack.defaultFloorId)
        }

        repeatOnLifecycle(Lifecycle.State.STARTED) {
            mapView.floors.current.collect { floor ->
                val stack = stacks.find { it.id == floor?.floorStackId }
                if (floor != null && stack != null) follow(venue, stack, floor)
            }
        }
    }

    private fun follow(venue: Venue, stack: FloorStack, floor: Floor) {
        val choices = floorsOf(venue, stack)
        floors.onItemSelectedListener = null
        floors.adapter = ArrayAdapter(this, AndroidR.layout.simple_spinner_dropdown_item, choices.map { it.name })
        floors.setSelection(choices.indexOfFirst { it.id == floor.id })
        floors.contentDescription = "Floor, ${floor.name}"
        buildings.setSelection(venue.floorStacks.indexOfFirst { it.id == stack.id })
        floors.onItemSelectedListener = onSelected { position ->
            val choice = choices[position]
            if (choice.id != mapView.floors.current.value?.id) go(choice.id)
        }
    }

    private fun go(floorId: String) {
        lifecycleScope.launch {
            try {
                mapView.floors.set(floorId)
            } catch (error: MapException) {
                Log.w("Campus", error.code.value, error)
            }
        }
    }

    private fun onSelected(action: (Int) -> Unit): AdapterView.OnItemSelectedListener =
        object : AdapterView.OnItemSelectedListener {
            override fun onItemSelected(parent: AdapterView<*>, view: View?, position: Int, id: Long) = action(position)

            override fun onNothingSelected(parent: AdapterView<*>) {}
        }

    override fun onDestroy() {
        mapView.remove()
        super.onDestroy()
    }
}
// #endregion picker

// #region link
suspend fun openAt(mapView: MapView, floorFromLink: String) {
    try {
        mapView.floors.set(floorFromLink)
    } catch (error: MapException) {
        // An outdated link: stay on the current floor.
        if (error.code != MapException.Code.UNKNOWN_TARGET) throw error
    }
}
// #endregion link

// #region first
suspend fun beginOn(mapView: MapView, floorId: String): Venue =
    mapView.show(
        VenueSource.Server(venueId = "alder-campus", key = "demo"),
        MapOptions(floorId = floorId),
    )
// #endregion first

// #region reason
suspend fun explainFloorChanges(mapView: MapView, say: (String) -> Unit) {
    mapView.events.filterIsInstance<MapEvent.FloorChanged>().collect { event ->
        val name = event.change.floor.name
        when (event.change.reason) {
            FloorChangeReason.NAVIGATION -> say("The route continues on $name")
            FloorChangeReason.BLUE_DOT -> say("You are on $name")
            else -> {}
        }
    }
}
// #endregion reason
