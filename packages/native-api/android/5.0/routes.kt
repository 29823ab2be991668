package com.brand.maps

/** A route, or the reason why no route was found. */
sealed interface RouteResult {
    /** A route was found. */
    data class Found(
        /** Route that was found. */
        val route: Route,
    ) : RouteResult

    /** No route was found. */
    data class NotFound(
        /** Reason why no route was found, for programs to branch on. */
        val reason: NoRouteReason,
        /** Reason why no route was found, in English, for your log. */
        val message: String,
    ) : RouteResult
}

/** A route through the venue. */
class Route : MapTarget {
    /** Walking distance, in metres. */
    val distance: Double

    /** Walking time, in seconds. */
    val durationSeconds: Double

    /** Sections of the route, one for each stretch on a floor. */
    val sections: List<RouteSection>

    /** Instructions along the route, in order. */
    val instructions: List<Instruction>

    /** Stops of a route through several places. */
    val stops: List<RouteStop>

    /** All points of the route. */
    val coordinates: List<Coordinate>

    /** Ids of the floors that the route passes, in order. */
    val floorIds: List<String>
}

/** A stretch of a route on one floor. */
class RouteSection : MapTarget {
    /** Id of the section's floor. */
    val floorId: String

    /** Points of the section. */
    val coordinates: List<Coordinate>

    /** Walking distance, in metres. */
    val distance: Double

    /** Connection at the end of the section. `null` for the last section. */
    val connection: ElementReference?

    /** Id of the floor that the connection leads to. */
    val toFloorId: String?
}

/** A stop on a route through several places. */
class RouteStop {
    /** Position of the stop. */
    val coordinate: Coordinate

    /** Index of the section that ends at the stop. */
    val sectionIndex: Int
}

/** An instruction along a route. */
class Instruction : MapTarget {
    /** Action to take. */
    val action: InstructionAction

    /** Direction of the turn. */
    val bearing: TurnBearing

    /** Distance to the next instruction, in metres. */
    val distance: Double

    /** Position of the instruction. */
    val coordinate: Coordinate

    /** Id of the instruction's floor. */
    val floorId: String

    /** Id of the floor that the connection leads to. */
    val toFloorId: String?

    /** Connection to take. */
    val connection: ElementReference?

    /** Landmark that the user can see at the position. */
    val landmark: ElementReference?

    /** Instruction as a sentence in the map's language. */
    val text: String
}

/** Action of an instruction. */
enum class InstructionAction {
    /** Start walking. */
    DEPART,

    /** Turn at this position. */
    TURN,

    /** Take a lift, stairs or another connection. */
    TAKE_CONNECTION,

    /** Leave the connection. */
    LEAVE_CONNECTION,

    /** Pass a stop. */
    PASS_STOP,

    /** Arrive at the destination. */
    ARRIVE,
}

/** Direction of a turn. */
enum class TurnBearing {
    /** Straight on. */
    STRAIGHT,

    /** Slightly to the left. */
    SLIGHT_LEFT,

    /** To the left. */
    LEFT,

    /** Sharply to the left. */
    SHARP_LEFT,

    /** Slightly to the right. */
    SLIGHT_RIGHT,

    /** To the right. */
    RIGHT,

    /** Sharply to the right. */
    SHARP_RIGHT,

    /** In the opposite direction. */
    BACK,
}

/** Reason why no route was found. */
enum class NoRouteReason {
    /** The venue has neither nodes nor walkable shapes to generate them from. */
    NO_NODES,

    /** The start is not connected to the walking network. */
    START_OFF_NETWORK,

    /** The destination is not connected to the walking network. */
    END_OFF_NETWORK,

    /** No path connects the start and the destination. */
    NOT_CONNECTED,

    /** Routes exist, but all of them have steps. */
    NOT_ACCESSIBLE,

    /** All routes are closed. */
    CLOSED,
}

/** Constraints and settings of a route. */
data class RouteOptions(
    /** Whether to use step-free paths only. */
    val isAccessible: Boolean = false,
    /**
     * Cost factors of connections, by id or by type such as `escalator`. Higher values make routes
     * avoid a connection, and `Double.POSITIVE_INFINITY` excludes it. Default: 1 for each
     * connection.
     */
    val connectionWeights: Map<String, Double> = emptyMap(),
    /** Whether the route may pass areas that are closed to the public. */
    val includesNonPublic: Boolean = false,
    /** Whether the route is straightened and rounded. */
    val smoothing: Boolean = true,
    /** Walking speed for durations, in metres per second. */
    val walkingSpeed: Double = 1.35,
)

/** Order in which a route visits its stops. */
enum class StopOrder {
    /** The order in which you list the stops. */
    GIVEN,

    /** The shortest order that starts with the first stop. */
    SHORTEST,
}
