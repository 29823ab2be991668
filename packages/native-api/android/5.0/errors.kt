package com.brand.maps

/**
 * An error of the map or of the bridge to the map.
 *
 * ```kotlin
 * try {
 *     mapView.floors.set("f_attic")
 * } catch (error: MapException) {
 *     if (error.code == MapException.Code.UNKNOWN_TARGET) println(error.message)
 * }
 * ```
 *
 * @constructor Creates an error, for tests of your own error handling.
 * @param code Cause of the error, for programs to branch on.
 * @param message Cause of the error and what to do, for people.
 */
class MapException(
    /** Cause of the error, for programs to branch on. */
    val code: Code,
    message: String,
) : Exception(message) {
    /** Causes of an error. */
    enum class Code(
        /** The code as it appears in logs and in the other SDKs, such as `map-view/network`. */
        val value: String,
    ) {
        /** The call was cancelled, or another venue was shown before the call returned. */
        ABORTED("bridge/aborted"),

        /** The web view did not respond in time. */
        TIMEOUT("bridge/timeout"),

        /** A value is too large to pass to the web view. */
        TOO_LARGE("bridge/too-large"),

        /** A message between the app and the web view was not understood. */
        BAD_MESSAGE("bridge/bad-message"),

        /** A value cannot be passed to the web view. */
        CANNOT_SEND("bridge/cannot-send"),

        /** The page in the web view did not start. */
        NO_HOST("bridge/no-host"),

        /** The page in the web view belongs to another release of the SDK. */
        PROTOCOL_MISMATCH("bridge/protocol-mismatch"),

        /** No venue is shown yet. */
        NOT_SHOWN("bridge/not-shown"),

        /** The map was removed before the call returned. */
        CLOSED("bridge/closed"),

        /** The object was removed from the map. */
        UNKNOWN_HANDLE("bridge/unknown-handle"),

        /** The system ended the web view, and the web view could not be restarted. */
        WEB_VIEW_LOST("bridge/web-view-lost"),

        /** The device's web view is too old and does not support WebGL 2. */
        NO_WEBGL("map-view/no-webgl"),

        /** The server has no venue with this id. */
        UNKNOWN_VENUE("map-view/unknown-venue"),

        /** The key is not valid for this venue. */
        WRONG_KEY("map-view/wrong-key"),

        /** The server could not be reached. */
        NETWORK("map-view/network"),

        /** The bundle cannot be read. */
        BAD_BUNDLE("map-view/bad-bundle"),

        /** The value of an option is not valid. */
        BAD_OPTION("map-view/bad-option"),

        /** The target is not part of the current venue. */
        UNKNOWN_TARGET("map-view/unknown-target"),

        /** The view state belongs to another venue or is damaged. */
        BAD_VIEW_STATE("map-view/bad-view-state"),

        /** A model could not be loaded or read. */
        MODEL_FAILED("map-view/model-failed"),

        /** An image could not be loaded. */
        IMAGE_FAILED("map-view/image-failed"),

        /** The venue has no element with this id. */
        UNKNOWN_ELEMENT("venue/unknown-element"),

        /** The venue is not available in this language. */
        UNKNOWN_LANGUAGE("venue/unknown-language"),

        /** Any other error. The message contains the cause. */
        FAILED("bridge/failed"),
    }
}
