package com.example.wayfinder

import android.graphics.Color
import android.widget.TextView
import com.brand.maps.Directions
import com.brand.maps.FocusOptions
import com.brand.maps.JourneyOptions
import com.brand.maps.Navigable
import com.brand.maps.VenueView
import kotlin.coroutines.resume
import kotlin.math.roundToInt
import kotlinx.coroutines.suspendCancellableCoroutine

// #region draw
fun drawWay(venueView: VenueView, fromId: String, toId: String, status: TextView) {
    val from = venueView.venue?.getLocation(fromId) ?: return
    val to = venueView.venue?.getLocation(toId) ?: return
    venueView.getDirections(from, to) { directions ->
        venueView.journey.clear()
        if (directions == null) {
            status.post { status.text = "There is no route from ${from.name} to ${to.name}." }
        } else {
            venueView.journey.draw(directions)
            status.post { status.text = "${directions.distance.roundToInt()} m" }
        }
    }
}
// #endregion draw

// #region style
fun drawGreen(venueView: VenueView, directions: Directions) {
    venueView.journey.draw(
        directions,
        JourneyOptions(
            pathColor = Color.rgb(0, 122, 90),
            pathWidth = 1.4,
            departureMarker = "<b>A</b>",
            destinationMarker = "<b>B</b>",
        ),
    )
}
// #endregion style

// #region steps
class JourneySteps(private val venueView: VenueView, private val directions: Directions) {
    private var index = 0

    val text: String
        get() = directions.instructions[index].text

    fun next() = show(index + 1)

    fun previous() = show(index - 1)

    private fun show(step: Int) {
        index = step.coerceIn(0, directions.instructions.size - 1)
        venueView.journey.setStep(index)
        val node = directions.instructions[index].node
        venueView.cameraControls.focusOn(FocusOptions(places = listOf(node), duration = 300))
    }
}
// #endregion steps

// #region step-free
fun drawStepFree(venueView: VenueView, from: Navigable, to: Navigable, onNone: () -> Unit) {
    venueView.getDirections(from, to, accessible = true) { directions ->
        if (directions == null) onNone() else venueView.journey.draw(directions)
    }
}
// #endregion step-free

// #region suspend
suspend fun VenueView.directions(from: Navigable, to: Navigable): Directions? =
    suspendCancellableCoroutine { continuation ->
        getDirections(from, to) { directions ->
            if (continuation.isActive) continuation.resume(directions)
        }
    }
// #endregion suspend
