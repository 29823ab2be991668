package android.graphics.drawable

abstract class Drawable {
    val intrinsicWidth: Int
    val intrinsicHeight: Int
}
