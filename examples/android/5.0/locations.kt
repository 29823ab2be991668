package com.example.wayfinder

import android.content.Intent
import android.graphics.Bitmap
import android.graphics.BitmapFactory
import androidx.compose.foundation.clickable
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.material3.ListItem
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.lifecycle.ViewModel
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import com.brand.maps.Location
import com.brand.maps.MapException
import com.brand.maps.MapView
import com.brand.maps.Space
import com.brand.maps.Venue
import java.time.Instant
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.withContext

// #region list
fun placesOf(venue: Venue): List<Location> =
    venue.locations
        .filterNot { it.isHidden }
        .sortedBy { it.name.lowercase() }
// #endregion list

// #region model
data class DirectorySection(val id: String, val title: String, val places: List<Location>)

class DirectoryViewModel : ViewModel() {
    private val current = MutableStateFlow<List<DirectorySection>>(emptyList())
    val sections: StateFlow<List<DirectorySection>> = current.asStateFlow()

    /** Updates the list. Call this when a venue is shown, and again when its language changes. */
    fun setVenue(venue: Venue) {
        current.value = venue.categories
            // Categories without a sort order come last.
            .sortedBy { it.sortOrder ?: Double.MAX_VALUE }
            .map { category ->
                val places = venue.locationsIn(category).filterNot { it.isHidden }
                DirectorySection(category.id, category.name, places)
            }
            .filter { it.places.isNotEmpty() }
    }
}
// #endregion model

// #region directory
@Composable
fun Directory(model: DirectoryViewModel, onChoose: (Location) -> Unit) {
    val sections by model.sections.collectAsStateWithLifecycle()
    LazyColumn {
        sections.forEach { section ->
            item(key = section.id) { Text(section.title) }
            items(section.places, key = { place -> "${section.id}/${place.id}" }) { place ->
                ListItem(
                    headlineContent = { Text(place.name) },
                    supportingContent = { Text(place.description.orEmpty()) },
                    modifier = Modifier.clickable { onChoose(place) },
                )
            }
        }
    }
}
// #endregion directory

// #region open
suspend fun openingText(venue: Venue, location: Location): String =
    when (venue.isOpenAt(location, Instant.now())) {
        true -> "Open now"
        false -> "Closed now"
        null -> ""
    }
// #endregion open

// #region logo
suspend fun logoOf(venue: Venue, location: Location): Bitmap? {
    val path = location.logo ?: return null
    val bytes = venue.readAsset(path) ?: return null
    return withContext(Dispatchers.Default) {
        BitmapFactory.decodeByteArray(bytes, 0, bytes.size)
    }
}
// #endregion logo

// #region rooms
suspend fun roomsOf(venue: Venue, location: Location): List<Space> {
    val ids = location.elements.map { it.id }.toSet()
    return venue.all<Space>().filter { it.id in ids }
}

fun locationsIn(venue: Venue, space: Space): List<Location> =
    space.locations.mapNotNull { venue.location(it.id) }
// #endregion rooms

// #region link
/** Opens `https://wayfinder.example/place/<external id>`. */
suspend fun openLink(intent: Intent, mapView: MapView): Boolean {
    val id = intent.data?.lastPathSegment ?: return false
    val place = mapView.venue?.location(id) ?: return false
    if (place.center == null) return false
    return try {
        mapView.camera.focusOn(place)
        true
    } catch (error: MapException) {
        false
    }
}
// #endregion link
