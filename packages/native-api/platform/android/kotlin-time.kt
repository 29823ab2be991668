package kotlin.time

class Duration {
    val inWholeMilliseconds: Long

    companion object {
        val Int.milliseconds: Duration
        val Int.seconds: Duration
        val Int.minutes: Duration
    }
}
