package androidx.compose.runtime

object ComposeVersion {
    const val version: Int = 15400
}

interface Applier<N>

interface ScopeUpdateScope {
    fun updateScope(block: (Composer, Int) -> Unit)
}

interface Composer {
    val skipping: Boolean
    val defaultsInvalid: Boolean
    val inserting: Boolean
    val applier: Applier<*>
    fun startReplaceableGroup(key: Int)
    fun endReplaceableGroup()
    fun startReplaceGroup(key: Int)
    fun endReplaceGroup()
    fun startMovableGroup(key: Int, dataKey: Any?)
    fun endMovableGroup()
    fun startRestartGroup(key: Int): Composer
    fun endRestartGroup(): ScopeUpdateScope?
    fun startDefaults()
    fun endDefaults()
    fun skipToGroupEnd()
    fun skipCurrentGroup()
    fun deactivateToEndGroup(changed: Boolean)
    fun shouldExecute(parametersChanged: Boolean, flags: Int): Boolean
    fun rememberedValue(): Any?
    fun updateRememberedValue(value: Any?)
    fun changed(value: Any?): Boolean
    fun changed(value: Boolean): Boolean
    fun changed(value: Char): Boolean
    fun changed(value: Byte): Boolean
    fun changed(value: Short): Boolean
    fun changed(value: Int): Boolean
    fun changed(value: Float): Boolean
    fun changed(value: Long): Boolean
    fun changed(value: Double): Boolean
    fun changedInstance(value: Any?): Boolean
    fun joinKey(left: Any?, right: Any?): Any
    fun sourceInformation(sourceInformation: String)

    companion object {
        val Empty: Any
    }
}

val currentComposer: Composer

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY_GETTER)
annotation class ReadOnlyComposable

annotation class NonRestartableComposable

annotation class ExplicitGroupsComposable

annotation class NonSkippableComposable

annotation class DontMemoize

@Target(AnnotationTarget.TYPE)
annotation class DisallowComposableCalls

annotation class Stable

annotation class Immutable

annotation class StableMarker

annotation class ComposableInferredTarget(val scheme: String)

annotation class ComposableTarget(val applier: String)

annotation class ComposableOpenTarget(val index: Int)

annotation class ComposableTargetMarker(val description: String = "")

annotation class NoLiveLiterals

annotation class ComposeCompilerApi

fun sourceInformation(composer: Composer, sourceInformation: String)

fun sourceInformationMarkerStart(composer: Composer, key: Int, sourceInformation: String)

fun sourceInformationMarkerEnd(composer: Composer)

fun isTraceInProgress(): Boolean

fun traceEventStart(key: Int, dirty1: Int, dirty2: Int, info: String)

fun traceEventEnd()

fun updateChangedFlags(flags: Int): Int

inline fun <T> Composer.cache(invalid: Boolean, block: () -> T): T
