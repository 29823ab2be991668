package com.example.wayfinder

import com.brand.maps.LoadOptions
import com.brand.maps.SdkError
import com.brand.maps.VenueView
import kotlin.coroutines.resume
import kotlinx.coroutines.suspendCancellableCoroutine

// #region suspend
/** Loads a venue; gives what went wrong, or `null`. */
suspend fun VenueView.load(options: LoadOptions): SdkError? =
    suspendCancellableCoroutine { continuation ->
        loadVenue(options) { error ->
            if (continuation.isActive) continuation.resume(error)
        }
    }
// #endregion suspend
