package android.graphics

class Bitmap

object BitmapFactory {
    fun decodeByteArray(data: ByteArray, offset: Int, length: Int): Bitmap?
}

object Color {
    val WHITE: Int
    val RED: Int
    fun rgb(red: Int, green: Int, blue: Int): Int
    fun parseColor(colorString: String): Int
}
