package com.example.wayfinder

import android.app.Application
import android.content.Context
import android.content.MutableContextWrapper
import android.os.Bundle
import android.util.Log
import android.view.View
import android.view.ViewGroup
import androidx.fragment.app.Fragment
import androidx.fragment.app.activityViewModels
import androidx.lifecycle.AndroidViewModel
import androidx.lifecycle.viewModelScope
import com.brand.maps.MapException
import com.brand.maps.MapState
import com.brand.maps.MapView
import com.brand.maps.VenueSource
import kotlinx.coroutines.launch

// #region holder
class SharedMap(application: Application) : AndroidViewModel(application) {
    private val context = MutableContextWrapper(application)
    val mapView = MapView(context)

    fun moveInto(container: ViewGroup, screen: Context) {
        leave()
        context.baseContext = screen
        container.addView(mapView)
        // A view without a size draws nothing, so load the venue when the first screen shows it.
        if (mapView.state.value is MapState.Empty) load()
    }

    fun leaveFrom(container: ViewGroup) {
        // Another screen may have taken the map already.
        if (mapView.parent == container) leave()
    }

    fun load() {
        viewModelScope.launch {
            try {
                mapView.show(VenueSource.Server(venueId = "harbour-mall", key = "demo"))
            } catch (error: MapException) {
                Log.w("Mall", error.code.value, error)
            }
        }
    }

    private fun leave() {
        (mapView.parent as? ViewGroup)?.removeView(mapView)
        context.baseContext = getApplication()
    }

    override fun onCleared() {
        mapView.remove()
    }
}
// #endregion holder

// #region fragment
class MapFragment : Fragment(R.layout.fragment_map) {
    private val shared: SharedMap by activityViewModels()

    override fun onViewCreated(view: View, savedInstanceState: Bundle?) {
        shared.moveInto(view.findViewById(R.id.map_container), requireContext())
    }

    override fun onDestroyView() {
        shared.leaveFrom(requireView().findViewById(R.id.map_container))
        super.onDestroyView()
    }
}
// #endregion fragment
