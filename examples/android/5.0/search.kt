package com.example.wayfinder

import android.graphics.Color
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.systemBarsPadding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.material3.ListItem
import androidx.compose.material3.Text
import androidx.compose.material3.TextField
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.lifecycle.ViewModel
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.compose.viewModel
import com.brand.maps.ElementChange
import com.brand.maps.MapException
import com.brand.maps.MapTarget
import com.brand.maps.MapView
import com.brand.maps.SearchHit
import com.brand.maps.SearchOptions
import com.brand.maps.SearchResult
import com.brand.maps.SearchType
import com.brand.maps.VenueSource
import com.brand.maps.compose.IndoorMap
import com.brand.maps.compose.MapController
import java.time.Instant
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.FlowPreview
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.debounce
import kotlinx.coroutines.flow.mapLatest
import kotlinx.coroutines.flow.stateIn

// #region query
suspend fun findCoffee(mapView: MapView): List<String> {
    val hits = mapView.search.query("cofee")
    return hits.map { it.name }
}
// #endregion query

// #region model
sealed interface SearchState {
    data object Idle : SearchState

    data class Hits(val hits: List<SearchHit>) : SearchState

    data class Failed(val message: String) : SearchState
}

@OptIn(FlowPreview::class, ExperimentalCoroutinesApi::class)
class SearchViewModel(private val find: suspend (String) -> List<SearchHit>) : ViewModel() {
    private val typed = MutableStateFlow("")
    val text: StateFlow<String> = typed.asStateFlow()

    val state: StateFlow<SearchState> = typed
        .debounce(80)
        .mapLatest { text -> answer(text.trim()) }
        .stateIn(viewModelScope, SharingStarted.WhileSubscribed(5_000), SearchState.Idle)

    fun type(text: String) {
        typed.value = text
    }

    private suspend fun answer(text: String): SearchState {
        if (text.isEmpty()) return SearchState.Idle
        return try {
            SearchState.Hits(find(text))
        } catch (error: MapException) {
            SearchState.Failed(error.message ?: "Search is not available.")
        }
    }
}
// #endregion model

// #region field
@Composable
fun SearchField(model: SearchViewModel, onChoose: (SearchHit) -> Unit) {
    val text by model.text.collectAsStateWithLifecycle()
    val state by model.state.collectAsStateWithLifecycle()
    Column {
        TextField(
            value = text,
            onValueChange = { model.type(it) },
            label = { Text("Find a place") },
        )
        when (val now = state) {
            is SearchState.Idle -> {}
            is SearchState.Failed -> Text(now.message)
            is SearchState.Hits -> {
                if (now.hits.isEmpty()) Text("No results. Try a shorter word.")
                HitList(now.hits, onChoose)
            }
        }
    }
}

@Composable
fun HitList(hits: List<SearchHit>, onChoose: (SearchHit) -> Unit) {
    LazyColumn {
        items(hits, key = { hit -> hit.id }) { hit ->
            ListItem(
                headlineContent = { Text(hit.name) },
                supportingContent = { Text(describe(hit)) },
                modifier = Modifier.clickable { onChoose(hit) },
            )
        }
    }
}
// #endregion field

// #region screen
class MallViewModel : ViewModel() {
    val controller = MapController(VenueSource.Server(venueId = "alder-campus", key = "demo"))

    suspend fun find(text: String): List<SearchHit> =
        controller.mapView?.search?.query(text).orEmpty()

    override fun onCleared() {
        controller.remove()
    }
}

@Composable
fun SearchScreen(mall: MallViewModel = viewModel(), onChoose: (SearchHit) -> Unit) {
    val search = viewModel { SearchViewModel(mall::find) }
    Box(Modifier.fillMaxSize()) {
        IndoorMap(mall.controller, Modifier.fillMaxSize())
        // Above the map, below the status bar.
        Column(Modifier.systemBarsPadding()) { SearchField(search, onChoose) }
    }
}
// #endregion screen

// #region kinds
fun describe(hit: SearchHit): String =
    when (val found = hit.result) {
        is SearchResult.OfLocation -> found.location.description.orEmpty()
        is SearchResult.OfCategory -> "${found.category.locations.size} places"
        is SearchResult.OfSpace -> "Room"
    }
// #endregion kinds

// #region highlight
data class NamePart(val text: String, val isMatch: Boolean)

/** Splits the name where it matched. */
fun partsOf(hit: SearchHit): List<NamePart> {
    val ranges = hit.matches.firstOrNull { it.field == "name" }?.ranges.orEmpty()
    val parts = mutableListOf<NamePart>()
    var end = 0
    for (range in ranges) {
        if (range.first > end) parts.add(NamePart(hit.name.substring(end, range.first), false))
        parts.add(NamePart(hit.name.substring(range), true))
        end = range.last + 1
    }
    if (end < hit.name.length) {
        parts.add(NamePart(hit.name.substring(end, hit.name.length), false))
    }
    return parts
}
// #endregion highlight

// #region choose
suspend fun showHit(mapView: MapView, hit: SearchHit) {
    val targets: List<MapTarget> = when (val found = hit.result) {
        is SearchResult.OfLocation -> found.location.elements
        is SearchResult.OfCategory -> found.category.locations
        is SearchResult.OfSpace -> listOf(found.space)
    }
    if (targets.isEmpty()) return
    mapView.elements.reset()
    mapView.elements.set(targets, ElementChange(color = Color.rgb(255, 179, 71)))
    mapView.camera.focusOn(targets)
}
// #endregion choose

// #region near
suspend fun openCafesNear(mapView: MapView, categoryId: String): List<SearchHit> =
    mapView.search.query(
        "",
        SearchOptions(
            types = listOf(SearchType.LOCATION),
            limit = 5,
            openAt = Instant.now(),
            near = mapView.blueDot.position.value?.coordinate,
            categoryIds = listOf(categoryId),
        ),
    )
// #endregion near

// #region suggest
suspend fun completions(mapView: MapView, text: String): List<String> =
    if (text.isBlank()) emptyList() else mapView.search.suggest(text, limit = 3)
// #endregion suggest
