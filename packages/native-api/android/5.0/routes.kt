package com.brand.maps

/** A way, or why there is none. */
sealed interface RouteResult {
    /** There is a way. */
    data class Found(
        /** The way. */
        val route: Route,
    ) : RouteResult

    /** There is none. */
    data class NotFound(
        /** Why, for programs to branch on. */
        val reason: NoRouteReason,
        /** Why, in English, for your log. */
        val message: String,
    ) : RouteResult
}

/** A way through the venue. */
class Route : MapTarget {
    /** Metres on foot. */
    val distance: Double

    /** Seconds on foot. */
    val durationSeconds: Double

    /** Its parts, one for each stretch on a floor. */
    val sections: List<RouteSection>

    /** What to do on the way, in order. */
    val instructions: List<Instruction>

    /** The stops of a way through several places. */
    val stops: List<RouteStop>

    /** All its points. */
    val coordinates: List<Coordinate>

    /** Ids of the floors that it passes, in order. */
    val floorIds: List<String>
}

/** A stretch of a route on one floor. */
class RouteSection : MapTarget {
    /** Id of the floor. */
    val floorId: String

    /** Its points. */
    val coordinates: List<Coordinate>

    /** Metres on foot. */
    val distance: Double

    /** The connection at its end; `null` for the last one. */
    val connection: ElementReference?

    /** Id of the floor that the connection leads to. */
    val toFloorId: String?
}

/** A stop on a route through several places. */
class RouteStop {
    /** Where it is. */
    val coordinate: Coordinate

    /** The section at whose end it is. */
    val sectionIndex: Int
}

/** Something to do on the way. */
class Instruction : MapTarget {
    /** What to do. */
    val action: InstructionAction

    /** Which way to turn. */
    val bearing: TurnBearing

    /** Metres to the next instruction. */
    val distance: Double

    /** Where to do it. */
    val coordinate: Coordinate

    /** Id of the floor. */
    val floorId: String

    /** Id of the floor that a connection leads to. */
    val toFloorId: String?

    /** The connection to take. */
    val connection: ElementReference?

    /** Something to see there. */
    val landmark: ElementReference?

    /** A sentence in the language of the map. */
    val text: String
}

/** What to do on the way. */
enum class InstructionAction {
    /** Go. */
    DEPART,

    /** Turn. */
    TURN,

    /** Take a lift, stairs or the like. */
    TAKE_CONNECTION,

    /** Leave it. */
    LEAVE_CONNECTION,

    /** Pass a stop. */
    PASS_STOP,

    /** You are there. */
    ARRIVE,
}

/** Which way to turn. */
enum class TurnBearing {
    /** Straight on. */
    STRAIGHT,

    /** A little to the left. */
    SLIGHT_LEFT,

    /** Left. */
    LEFT,

    /** Far to the left. */
    SHARP_LEFT,

    /** A little to the right. */
    SLIGHT_RIGHT,

    /** Right. */
    RIGHT,

    /** Far to the right. */
    SHARP_RIGHT,

    /** Back. */
    BACK,
}

/** Why there is no way. */
enum class NoRouteReason {
    /** The venue has no walking network. */
    NO_NODES,

    /** The start is not joined to the walking network. */
    START_OFF_NETWORK,

    /** The end is not joined to the walking network. */
    END_OFF_NETWORK,

    /** No connection joins the two. */
    NOT_CONNECTED,

    /** There is a way, but not without steps. */
    NOT_ACCESSIBLE,

    /** Every way is closed. */
    CLOSED,
}

/** What a way must keep to. */
data class RouteOptions(
    /** Whether it has no steps. */
    val isAccessible: Boolean = false,
    /** Factors on the cost of connections, by id or by type such as `escalator`: more is avoided, `Double.POSITIVE_INFINITY` excludes. Default: 1 each. */
    val connectionWeights: Map<String, Double> = emptyMap(),
    /** Whether it may pass what is closed to the public. */
    val includesNonPublic: Boolean = false,
    /** Whether it is straightened and rounded. */
    val smoothing: Boolean = true,
    /** Metres per second, for durations. */
    val walkingSpeed: Double = 1.35,
)

/** The order of stops. */
enum class StopOrder {
    /** As they are given. */
    GIVEN,

    /** The shortest that begins with the first. */
    SHORTEST,
}
