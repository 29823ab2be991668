package com.brand.maps

import java.io.File

/** Source of a venue. */
sealed interface VenueSource {
    /** A venue on the server. */
    data class Server(
        /** Id of the venue, such as `harbour-mall`. */
        val venueId: String,
        /** Key of your workspace. `demo` opens the demo venues. */
        val key: String,
        /** URL of the server that provides venues. Default: the public portal. */
        val baseUrl: String? = null,
    ) : VenueSource

    /** A bundle that your app has in memory. The map makes no network requests. */
    class Bundle(
        /** Content of an MVF bundle. */
        val bytes: ByteArray,
    ) : VenueSource

    /** A bundle in a file, such as one that the app has downloaded. */
    data class BundleFile(
        /** File that contains the bundle. */
        val file: File,
    ) : VenueSource
}
