package androidx.compose.ui.platform

import android.content.Context
import androidx.compose.runtime.ProvidableCompositionLocal

val LocalContext: ProvidableCompositionLocal<Context>
