package com.example.wayfinder

import com.brand.maps.Location
import com.brand.maps.MapView
import com.brand.maps.VenueSource
import java.util.concurrent.CompletableFuture
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.future.future

// #region java
/** Offers coroutines to Java as futures. Use a main-thread scope, such as `lifecycleScope`. */
class MapForJava(private val mapView: MapView, private val scope: CoroutineScope) {
    fun show(source: VenueSource): CompletableFuture<List<Location>> =
        scope.future { mapView.show(source).locations }
}
// #endregion java
