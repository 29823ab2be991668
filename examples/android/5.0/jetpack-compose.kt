package com.example.wayfinder

import android.os.Bundle
import android.util.Log
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Button
import androidx.compose.material3.CircularProgressIndicator
import androidx.compose.material3.FilterChip
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import com.brand.maps.FloorChangeReason
import com.brand.maps.MapException
import com.brand.maps.VenueSource
import com.brand.maps.compose.IndoorMap
import com.brand.maps.compose.MapController
import com.brand.maps.compose.MapPhase
import com.brand.maps.compose.rememberMapController

// #region activity
class OfficeActivity : ComponentActivity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContent { MallScreen() }
    }
}

@Composable
fun MallScreen() {
    val controller = rememberMapController(VenueSource.Server(venueId = "kestrel-house", key = "demo"))
    IndoorMap(controller, modifier = Modifier.fillMaxSize())
}
// #endregion activity

// #region phases
@Composable
fun MallWithPhases(controller: MapController) {
    Box(Modifier.fillMaxSize(), contentAlignment = Alignment.Center) {
        IndoorMap(controller, Modifier.fillMaxSize())
        when (val phase = controller.phase) {
            is MapPhase.Loading -> CircularProgressIndicator()
            is MapPhase.Ready -> {}
            is MapPhase.Failed -> Column(horizontalAlignment = Alignment.CenterHorizontally) {
                Text(phase.error.message ?: "The map could not be shown.")
                Button(onClick = { controller.retry() }) { Text("Try again") }
            }
        }
    }
}
// #endregion phases

// #region state
@Composable
fun MallWithSelection(controller: MapController) {
    var selectedId by rememberSaveable { mutableStateOf<String?>(null) }
    val selected = selectedId?.let { id -> controller.venue?.location(id) }

    // State to map: the map shows what the state contains.
    LaunchedEffect(controller.mapView, selected?.id) {
        val mapView = controller.mapView
        if (mapView == null || selected == null) return@LaunchedEffect
        try {
            mapView.camera.focusOn(selected)
        } catch (error: MapException) {
            Log.w("Office", error.code.value, error)
        }
    }

    Box(Modifier.fillMaxSize()) {
        IndoorMap(
            controller,
            Modifier.fillMaxSize(),
            // Map to state: a tap changes only the state.
            onMapTap = { tap -> selectedId = tap.space?.locations?.firstOrNull()?.id },
        )
        Text(selected?.name ?: "Tap a shop", Modifier.align(Alignment.TopCenter).padding(16.dp))
    }
}
// #endregion state

// #region floors
@Composable
fun FloorPicker(controller: MapController, modifier: Modifier = Modifier) {
    val floors = controller.venue?.floors.orEmpty()
    Column(modifier.padding(8.dp)) {
        floors.sortedByDescending { it.elevation }.forEach { floor ->
            FilterChip(
                selected = floor.id == controller.floor?.id,
                onClick = { controller.floor = floor },
                label = { Text(floor.shortName ?: floor.name) },
                modifier = Modifier.semantics { contentDescription = floor.name },
            )
        }
    }
}
// #endregion floors

// #region events
@Composable
fun MallWithNotice(controller: MapController, onBroughtTo: (String) -> Unit) {
    IndoorMap(
        controller,
        Modifier.fillMaxSize(),
        onFloorChange = { change ->
            if (change.reason != FloorChangeReason.APP) onBroughtTo(change.floor.name)
        },
    )
}
// #endregion events
