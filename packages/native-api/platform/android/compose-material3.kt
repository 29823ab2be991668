package androidx.compose.material3

import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.RowScope
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color

class ColorScheme {
    val primary: Color
    val surface: Color
}

object MaterialTheme {
    val colorScheme: ColorScheme
}

@Composable
fun MaterialTheme(content: @Composable () -> Unit)

@Composable
fun Text(text: String, modifier: Modifier = Modifier, color: Color? = null)

@Composable
fun Button(onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true, content: @Composable RowScope.() -> Unit)

@Composable
fun TextButton(onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true, content: @Composable RowScope.() -> Unit)

@Composable
fun FilterChip(selected: Boolean, onClick: () -> Unit, label: @Composable () -> Unit, modifier: Modifier = Modifier)

@Composable
fun TextField(value: String, onValueChange: (String) -> Unit, modifier: Modifier = Modifier, label: (@Composable () -> Unit)? = null)

@Composable
fun ListItem(headlineContent: @Composable () -> Unit, modifier: Modifier = Modifier, supportingContent: (@Composable () -> Unit)? = null)

@Composable
fun Surface(modifier: Modifier = Modifier, color: Color? = null, content: @Composable () -> Unit)

@Composable
fun CircularProgressIndicator(modifier: Modifier = Modifier)

@Composable
fun LinearProgressIndicator(progress: () -> Float, modifier: Modifier = Modifier)

@Composable
fun Scaffold(
    modifier: Modifier = Modifier,
    topBar: @Composable () -> Unit = {},
    bottomBar: @Composable () -> Unit = {},
    content: @Composable (PaddingValues) -> Unit,
)

@Composable
fun ModalBottomSheet(onDismissRequest: () -> Unit, modifier: Modifier = Modifier, content: @Composable ColumnScope.() -> Unit)
