package androidx.compose.ui.unit

class Dp

class TextUnit

val Int.dp: Dp

val Double.dp: Dp

val Int.sp: TextUnit
