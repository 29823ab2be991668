package com.example.wayfinder

import android.graphics.Color
import com.brand.maps.AutomaticLabels
import com.brand.maps.LabelOptions
import com.brand.maps.LabelPlacement
import com.brand.maps.Location
import com.brand.maps.LocationCategory
import com.brand.maps.MapLabel
import com.brand.maps.MapOptions
import com.brand.maps.MapView
import com.brand.maps.Rank
import com.brand.maps.Theme
import com.brand.maps.Venue
import com.brand.maps.VenueSource

// #region automatic
suspend fun showWithNames(mapView: MapView): Venue =
    mapView.show(
        VenueSource.Server(venueId = "st-brigid-hospital", key = "demo"),
        MapOptions(labels = AutomaticLabels.WITHOUT_ICONS),
    )
// #endregion automatic

// #region add
suspend fun labelOffer(mapView: MapView, cafe: Location): MapLabel =
    mapView.labels.add(
        cafe,
        LabelOptions(
            text = "${cafe.name}\n2 for 1 until noon",
            color = Color.rgb(180, 35, 24),
            rank = Rank.HIGH,
        ),
    )
// #endregion add

// #region category
suspend fun labelOnly(mapView: MapView, venue: Venue, category: LocationCategory) {
    mapView.labels.removeAll()
    mapView.labels.addAll(venue.locationsIn(category), LabelOptions(rank = Rank.HIGH))
}

suspend fun labelEverything(mapView: MapView) {
    mapView.labels.removeAll()
    mapView.labels.addAutomatic()
}
// #endregion category

// #region icon
suspend fun labelWithIcons(mapView: MapView, shops: List<Location>) {
    shops.forEach { shop ->
        mapView.labels.add(
            shop,
            LabelOptions(
                icon = shop.logo ?: shop.icon,
                iconSize = 28.0,
                iconBackground = Color.WHITE,
                placement = listOf(LabelPlacement.RIGHT, LabelPlacement.BOTTOM, LabelPlacement.ICON_ONLY),
            ),
        )
    }
}
// #endregion icon

// #region theme
suspend fun followNightMode(mapView: MapView, isNight: Boolean) {
    mapView.setTheme(if (isNight) Theme.DARK else Theme.LIGHT)
}

fun lightOnDark(): LabelOptions =
    LabelOptions(color = Color.WHITE, haloColor = Color.rgb(15, 23, 42))
// #endregion theme

// #region tap
suspend fun openOnTap(mapView: MapView, shop: Location, onOpen: (Location) -> Unit) {
    val label = mapView.labels.add(shop, LabelOptions(isInteractive = true))
    label.taps.collect { onOpen(shop) }
}
// #endregion tap

// #region scale
fun scaled(mapView: MapView, options: LabelOptions = LabelOptions()): LabelOptions {
    val scale = mapView.context.resources.configuration.fontScale.toDouble()
    return options.copy(size = options.size * scale, maxWidth = options.maxWidth * scale)
}
// #endregion scale

// #region missing
suspend fun whyMissing(mapView: MapView, location: Location): String {
    if (location.center == null) return "It has no position on the map."
    val floor = mapView.floors.current.value
    if (floor != null && floor.id !in location.floorIds) return "It is on another floor."
    val label = mapView.labels.add(location, LabelOptions(rank = Rank.ALWAYS))
    return try {
        if (label.isShown()) "It is hidden: other labels rank higher." else "It is off the screen."
    } finally {
        label.remove()
    }
}
// #endregion missing
