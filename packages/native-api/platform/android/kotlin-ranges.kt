package kotlin.ranges

class IntRange : Iterable<Int> {
    val first: Int
    val last: Int
}

infix fun Int.until(to: Int): IntRange

infix fun Int.downTo(to: Int): Iterable<Int>

fun Int.coerceIn(minimumValue: Int, maximumValue: Int): Int

fun Double.coerceIn(minimumValue: Double, maximumValue: Double): Double

fun Int.coerceAtLeast(minimumValue: Int): Int

fun Double.coerceAtLeast(minimumValue: Double): Double

fun Double.coerceAtMost(maximumValue: Double): Double
