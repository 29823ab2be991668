package com.example.wayfinder

import androidx.lifecycle.Lifecycle
import androidx.lifecycle.LifecycleOwner
import androidx.lifecycle.lifecycleScope
import androidx.lifecycle.repeatOnLifecycle
import com.brand.maps.HtmlContent
import com.brand.maps.Instruction
import com.brand.maps.Location
import com.brand.maps.MapOptions
import com.brand.maps.MapView
import com.brand.maps.NavigationSession
import com.brand.maps.Rank
import com.brand.maps.Route
import com.brand.maps.Tooltip
import com.brand.maps.TooltipOptions
import com.brand.maps.TooltipSide
import kotlinx.coroutines.launch

// #region add
suspend fun noteClosedLift(mapView: MapView): Tooltip? {
    val lift = mapView.venue?.connections?.firstOrNull { it.isAccessible } ?: return null
    return mapView.tooltips.add(lift, "Out of order until noon")
}
// #endregion add

// #region style
suspend fun noteOffer(mapView: MapView, location: Location): Tooltip {
    val name = HtmlContent.escape(location.name)
    return mapView.tooltips.add(
        location,
        HtmlContent.trusted("<p class=\"offer\"><b>$name</b><br>Two for one</p>"),
        TooltipOptions(
            sides = listOf(TooltipSide.TOP, TooltipSide.BOTTOM),
            rank = Rank.ALWAYS,
            maxWidth = 220.0,
        ),
    )
}
// #endregion style

// #region steps
class StepNotes(private val mapView: MapView, private val session: NavigationSession) {
    private var note: Tooltip? = null

    suspend fun show(route: Route, index: Int) {
        val step: Instruction = route.instructions.getOrNull(index) ?: return
        session.showStep(index)
        note?.remove()
        note = mapView.tooltips.add(step, step.text, TooltipOptions(rank = Rank.ALWAYS))
        mapView.announce(step.text)
    }

    suspend fun clear() {
        note?.remove()
        note = null
        session.showStep(null)
    }
}
// #endregion steps

// #region tap
fun closeOnTap(tooltip: Tooltip, owner: LifecycleOwner) {
    owner.lifecycleScope.launch {
        owner.repeatOnLifecycle(Lifecycle.State.STARTED) {
            tooltip.taps.collect { tooltip.remove() }
        }
    }
}
// #endregion tap

// #region scale
fun optionsFor(fontScale: Float): MapOptions {
    val size = (15 * fontScale.toDouble()).coerceIn(13.0, 30.0)
    return MapOptions(css = ".offer { font-size: ${size}px; margin: 0 }")
}
// #endregion scale
