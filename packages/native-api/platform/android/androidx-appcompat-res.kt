package androidx.appcompat.content.res

import android.content.Context
import android.graphics.drawable.Drawable

object AppCompatResources {
    fun getDrawable(context: Context, resId: Int): Drawable?
}
