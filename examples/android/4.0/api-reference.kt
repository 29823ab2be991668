package com.example.wayfinder

import com.brand.maps.LoadOptions
import com.brand.maps.SdkError
import com.brand.maps.VenueView
import kotlin.coroutines.resume
import kotlinx.coroutines.suspendCancellableCoroutine

// #region suspend
/** Loads a venue and returns the error, or `null` if loading succeeds. */
suspend fun VenueView.load(options: LoadOptions): SdkError? =
    suspendCancellableCoroutine { continuation ->
        loadVenue(options) { error ->
            if (continuation.isActive) continuation.resume(error)
        }
    }
// #endregion suspend
