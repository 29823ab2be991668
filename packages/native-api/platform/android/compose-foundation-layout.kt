package androidx.compose.foundation.layout

import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

interface BoxScope {
    fun Modifier.align(alignment: Alignment): Modifier
}

interface ColumnScope

interface RowScope

interface PaddingValues

object Arrangement {
    interface HorizontalOrVertical
}

fun Modifier.fillMaxSize(): Modifier

fun Modifier.padding(all: Dp): Modifier

fun Modifier.padding(horizontal: Dp = 0.dp, vertical: Dp = 0.dp): Modifier

fun Modifier.padding(paddingValues: PaddingValues): Modifier

fun Modifier.systemBarsPadding(): Modifier

@Composable
fun Box(modifier: Modifier = Modifier, contentAlignment: Alignment = Alignment.TopStart, content: @Composable BoxScope.() -> Unit = {})

@Composable
fun Column(
    modifier: Modifier = Modifier,
    verticalArrangement: Arrangement.HorizontalOrVertical? = null,
    horizontalAlignment: Alignment.Horizontal? = null,
    content: @Composable ColumnScope.() -> Unit,
)
