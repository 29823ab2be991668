package androidx.compose.foundation

import androidx.compose.ui.Modifier

fun Modifier.clickable(enabled: Boolean = true, onClick: () -> Unit): Modifier
