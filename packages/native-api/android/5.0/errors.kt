package com.brand.maps

/**
 * An error of the map, or of the bridge to it.
 *
 * ```kotlin
 * try {
 *     mapView.floors.set("f_attic")
 * } catch (error: MapException) {
 *     if (error.code == MapException.Code.UNKNOWN_TARGET) println(error.message)
 * }
 * ```
 *
 * @constructor For tests of your own error handling.
 * @param code What went wrong, for programs to branch on.
 * @param message What went wrong and what to do, for people.
 */
class MapException(
    /** What went wrong, for programs to branch on. */
    val code: Code,
    message: String,
) : Exception(message) {
    /** What went wrong. */
    enum class Code(
        /** The code as the other SDKs and logs have it, such as `map-view/network`. */
        val value: String,
    ) {
        /** The call was cancelled, or another venue was shown before it ended. */
        ABORTED("bridge/aborted"),

        /** The web view did not answer in time. */
        TIMEOUT("bridge/timeout"),

        /** A value is too large to cross to the web view. */
        TOO_LARGE("bridge/too-large"),

        /** A message between app and web view was not understood. */
        BAD_MESSAGE("bridge/bad-message"),

        /** A value cannot cross to the web view. */
        CANNOT_SEND("bridge/cannot-send"),

        /** The page in the web view did not start. */
        NO_HOST("bridge/no-host"),

        /** The page in the web view is of another release of the SDK. */
        PROTOCOL_MISMATCH("bridge/protocol-mismatch"),

        /** No venue is shown yet. */
        NOT_SHOWN("bridge/not-shown"),

        /** The map was removed before the call was answered. */
        CLOSED("bridge/closed"),

        /** The thing was removed from the map. */
        UNKNOWN_HANDLE("bridge/unknown-handle"),

        /** The system ended the web view, and it did not come back. */
        WEB_VIEW_LOST("bridge/web-view-lost"),

        /** The web view of the device is too old: it has no WebGL 2. */
        NO_WEBGL("map-view/no-webgl"),

        /** The server has no venue of this id. */
        UNKNOWN_VENUE("map-view/unknown-venue"),

        /** The key is not valid for this venue. */
        WRONG_KEY("map-view/wrong-key"),

        /** The server could not be reached. */
        NETWORK("map-view/network"),

        /** The bundle cannot be read. */
        BAD_BUNDLE("map-view/bad-bundle"),

        /** An option has a value that cannot be. */
        BAD_OPTION("map-view/bad-option"),

        /** The target is not part of the venue that is shown. */
        UNKNOWN_TARGET("map-view/unknown-target"),

        /** A view state is of another venue, or broken. */
        BAD_VIEW_STATE("map-view/bad-view-state"),

        /** A model cannot be loaded or read. */
        MODEL_FAILED("map-view/model-failed"),

        /** A picture could not be loaded. */
        IMAGE_FAILED("map-view/image-failed"),

        /** The venue has no element of this id. */
        UNKNOWN_ELEMENT("venue/unknown-element"),

        /** The venue does not have this language. */
        UNKNOWN_LANGUAGE("venue/unknown-language"),

        /** Anything else; the message says what. */
        FAILED("bridge/failed"),
    }
}
