package androidx.compose.foundation

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ImageBitmap

fun Modifier.clickable(enabled: Boolean = true, onClick: () -> Unit): Modifier

fun Modifier.background(color: Color): Modifier

@Composable
fun Image(bitmap: ImageBitmap, contentDescription: String?, modifier: Modifier = Modifier)

@Composable
fun isSystemInDarkTheme(): Boolean
