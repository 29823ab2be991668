package com.example.wayfinder

import androidx.compose.foundation.clickable
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.itemsIndexed
import androidx.compose.material3.ListItem
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import com.brand.maps.ConnectionType
import com.brand.maps.Instruction
import com.brand.maps.InstructionAction
import com.brand.maps.MapException
import com.brand.maps.MapTarget
import com.brand.maps.MapView
import com.brand.maps.NavigationSession
import com.brand.maps.NoRouteReason
import com.brand.maps.Route
import com.brand.maps.RouteOptions
import com.brand.maps.RouteResult
import com.brand.maps.TurnBearing
import com.brand.maps.Venue
import java.util.Locale
import kotlin.math.roundToInt
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

// #region ask
suspend fun stepsBetween(venue: Venue, from: MapTarget, to: MapTarget): List<String> =
    when (val result = venue.route(from, to)) {
        is RouteResult.Found -> result.route.instructions.map { it.text }
        is RouteResult.NotFound -> listOf("There is no route between these places.")
    }
// #endregion ask

// #region model
sealed interface DirectionsState {
    data object Idle : DirectionsState

    data object Searching : DirectionsState

    data class Ready(val route: Route) : DirectionsState

    data class None(val reason: NoRouteReason) : DirectionsState

    data class Failed(val message: String) : DirectionsState
}

class DirectionsViewModel : ViewModel() {
    private val current = MutableStateFlow<DirectionsState>(DirectionsState.Idle)
    val state: StateFlow<DirectionsState> = current.asStateFlow()
    private var job: Job? = null

    fun ask(venue: Venue, from: MapTarget, to: MapTarget, stepFree: Boolean) {
        // The result of an older request must not replace the result of a newer one.
        job?.cancel()
        current.value = DirectionsState.Searching
        job = viewModelScope.launch {
            current.value = try {
                val options = RouteOptions(isAccessible = stepFree)
                when (val result = venue.route(from, to, options)) {
                    is RouteResult.Found -> DirectionsState.Ready(result.route)
                    is RouteResult.NotFound -> DirectionsState.None(result.reason)
                }
            } catch (error: MapException) {
                DirectionsState.Failed(error.message ?: error.code.value)
            }
        }
    }
}
// #endregion model

// #region list
@Composable
fun StepList(route: Route, onChoose: (Int) -> Unit) {
    LazyColumn {
        itemsIndexed(route.instructions) { index, step ->
            ListItem(
                headlineContent = { Text(step.text) },
                supportingContent = { Text(distanceText(step.distance)) },
                modifier = Modifier.clickable { onChoose(index) },
            )
        }
    }
}

suspend fun chooseStep(session: NavigationSession, index: Int) {
    session.showStep(index)
}
// #endregion list

// #region units
fun metric(metres: Double): String {
    if (metres < 995) return "${(metres / 5).roundToInt() * 5} m"
    return "${(metres / 100).roundToInt() / 10.0} km"
}

fun imperial(metres: Double): String {
    val feet = metres * 3.28084
    if (feet < 1000) return "${(feet / 10).roundToInt() * 10} ft"
    return "${(feet / 528).roundToInt() / 10.0} mi"
}

private val IMPERIAL = setOf("US", "LR", "MM")

fun distanceText(metres: Double): String =
    if (Locale.getDefault().country in IMPERIAL) imperial(metres) else metric(metres)
// #endregion units

// #region reasons
fun explain(reason: NoRouteReason): String =
    when (reason) {
        NoRouteReason.NOT_ACCESSIBLE -> "There is no step-free route. Ask at the desk for help."
        NoRouteReason.START_OFF_NETWORK -> "Choose a starting point that people can walk to."
        NoRouteReason.END_OFF_NETWORK -> "This place cannot be reached on foot."
        NoRouteReason.CLOSED -> "All routes there are currently closed."
        NoRouteReason.NOT_CONNECTED, NoRouteReason.NO_NODES -> "There is no route to this place."
    }
// #endregion reasons

// #region symbols
fun symbolOf(step: Instruction): String =
    when (step.action) {
        InstructionAction.DEPART -> "●"
        InstructionAction.TAKE_CONNECTION, InstructionAction.LEAVE_CONNECTION -> "⇅"
        InstructionAction.PASS_STOP -> "○"
        InstructionAction.ARRIVE -> "◎"
        InstructionAction.TURN -> when (step.bearing) {
            TurnBearing.LEFT, TurnBearing.SLIGHT_LEFT, TurnBearing.SHARP_LEFT -> "←"
            TurnBearing.RIGHT, TurnBearing.SLIGHT_RIGHT, TurnBearing.SHARP_RIGHT -> "→"
            TurnBearing.STRAIGHT -> "↑"
            TurnBearing.BACK -> "↓"
        }
    }
// #endregion symbols

// #region weights
suspend fun avoidEscalators(mapView: MapView, from: MapTarget, to: MapTarget): RouteResult? {
    val venue = mapView.venue ?: return null
    val weights = venue.connections
        .filter { it.connectionType == ConnectionType.ESCALATOR }
        .map { it.id }
        .associateWith { 5.0 }
    return venue.route(from, to, RouteOptions(connectionWeights = weights))
}
// #endregion weights
