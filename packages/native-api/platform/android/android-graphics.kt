package android.graphics

class Bitmap {
    val width: Int
    val height: Int
}

object BitmapFactory {
    fun decodeByteArray(data: ByteArray, offset: Int, length: Int): Bitmap?
}

object Color {
    val BLACK: Int
    val WHITE: Int
    val RED: Int
    val GREEN: Int
    val BLUE: Int
    val TRANSPARENT: Int
    fun rgb(red: Int, green: Int, blue: Int): Int
    fun argb(alpha: Int, red: Int, green: Int, blue: Int): Int
    fun parseColor(colorString: String): Int
}
