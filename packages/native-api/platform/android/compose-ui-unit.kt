package androidx.compose.ui.unit

class Dp

val Int.dp: Dp

val Double.dp: Dp
