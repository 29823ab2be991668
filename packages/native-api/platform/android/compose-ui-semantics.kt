package androidx.compose.ui.semantics

import androidx.compose.ui.Modifier

interface SemanticsPropertyReceiver

var SemanticsPropertyReceiver.contentDescription: String

fun Modifier.semantics(properties: SemanticsPropertyReceiver.() -> Unit): Modifier
