package androidx.compose.ui

interface Modifier {
    companion object : Modifier
}

interface Alignment {
    interface Horizontal

    companion object {
        val TopStart: Alignment
        val TopCenter: Alignment
        val Center: Alignment
        val BottomStart: Alignment
        val CenterHorizontally: Horizontal
    }
}
