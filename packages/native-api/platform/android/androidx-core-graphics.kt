package androidx.core.graphics.drawable

import android.graphics.Bitmap
import android.graphics.drawable.Drawable

fun Drawable.toBitmap(): Bitmap
