package kotlin.math

fun Double.roundToInt(): Int

fun abs(x: Double): Double

fun max(a: Double, b: Double): Double

fun min(a: Double, b: Double): Double
