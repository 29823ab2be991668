package androidx.compose.foundation.lazy

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier

interface LazyItemScope

interface LazyListScope {
    fun item(key: Any? = null, content: @Composable LazyItemScope.() -> Unit)
}

fun <T> LazyListScope.items(items: List<T>, key: ((T) -> Any)? = null, itemContent: @Composable LazyItemScope.(T) -> Unit)

fun <T> LazyListScope.itemsIndexed(
    items: List<T>,
    key: ((Int, T) -> Any)? = null,
    itemContent: @Composable LazyItemScope.(Int, T) -> Unit,
)

@Composable
fun LazyColumn(modifier: Modifier = Modifier, content: LazyListScope.() -> Unit)
