package androidx.annotation

annotation class ColorInt

annotation class RequiresPermission(val value: String)
