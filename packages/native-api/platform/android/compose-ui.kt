package androidx.compose.ui

interface Modifier {
    companion object : Modifier
}

interface Alignment {
    interface Horizontal

    interface Vertical

    companion object {
        val TopStart: Alignment
        val TopCenter: Alignment
        val TopEnd: Alignment
        val CenterStart: Alignment
        val Center: Alignment
        val CenterEnd: Alignment
        val BottomStart: Alignment
        val BottomCenter: Alignment
        val BottomEnd: Alignment
        val CenterVertically: Vertical
        val CenterHorizontally: Horizontal
    }
}
