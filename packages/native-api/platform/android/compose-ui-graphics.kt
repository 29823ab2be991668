package androidx.compose.ui.graphics

class Color(color: Long) {
    companion object {
        val Black: Color
        val White: Color
        val Transparent: Color
    }
}

fun Color.toArgb(): Int

interface ImageBitmap

fun android.graphics.Bitmap.asImageBitmap(): ImageBitmap
