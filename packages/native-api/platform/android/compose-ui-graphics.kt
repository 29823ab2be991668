package androidx.compose.ui.graphics

class Color(color: Long)
