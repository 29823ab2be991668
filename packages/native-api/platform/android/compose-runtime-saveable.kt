package androidx.compose.runtime.saveable

import androidx.compose.runtime.Composable

@Composable
fun <T> rememberSaveable(vararg inputs: Any?, init: () -> T): T
