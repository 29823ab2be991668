package androidx.compose.runtime.internal

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Composer

annotation class StabilityInferred(val parameters: Int)

annotation class FunctionKeyMeta(val key: Int, val startOffset: Int, val endOffset: Int)

annotation class FunctionKeyMetaClass(val file: String)

annotation class LiveLiteralInfo(val key: String, val offset: Int)

annotation class LiveLiteralFileInfo(val file: String)

interface ComposableLambda

interface ComposableLambdaN

fun composableLambda(composer: Composer, key: Int, tracked: Boolean, block: Any): ComposableLambda

fun composableLambdaInstance(key: Int, tracked: Boolean, block: Any): ComposableLambda

@Composable
fun rememberComposableLambda(key: Int, tracked: Boolean, block: Any): ComposableLambda

fun composableLambdaN(composer: Composer, key: Int, tracked: Boolean, arity: Int, block: Any): ComposableLambdaN

fun composableLambdaNInstance(key: Int, tracked: Boolean, arity: Int, block: Any): ComposableLambdaN

@Composable
fun rememberComposableLambdaN(key: Int, tracked: Boolean, arity: Int, block: Any): ComposableLambdaN

fun illegalDecoyCallException(fName: String): Nothing
