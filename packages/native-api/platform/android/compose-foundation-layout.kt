package androidx.compose.foundation.layout

import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp

interface BoxScope {
    fun Modifier.align(alignment: Alignment): Modifier
}

interface ColumnScope {
    fun Modifier.weight(weight: Float): Modifier
}

interface RowScope {
    fun Modifier.weight(weight: Float): Modifier
}

interface PaddingValues

object Arrangement {
    interface HorizontalOrVertical

    fun spacedBy(space: Dp): HorizontalOrVertical
}

fun Modifier.fillMaxSize(): Modifier

fun Modifier.fillMaxWidth(): Modifier

fun Modifier.height(height: Dp): Modifier

fun Modifier.width(width: Dp): Modifier

fun Modifier.size(size: Dp): Modifier

fun Modifier.padding(all: Dp): Modifier

fun Modifier.padding(horizontal: Dp? = null, vertical: Dp? = null): Modifier

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

@Composable
fun Row(
    modifier: Modifier = Modifier,
    horizontalArrangement: Arrangement.HorizontalOrVertical? = null,
    verticalAlignment: Alignment.Vertical? = null,
    content: @Composable RowScope.() -> Unit,
)

@Composable
fun Spacer(modifier: Modifier)
