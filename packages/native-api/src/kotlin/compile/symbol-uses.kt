@file:OptIn(DirectDeclarationsAccess::class, ExperimentalCompilerApi::class)

import java.io.File
import org.jetbrains.kotlin.KtFakeSourceElementKind
import org.jetbrains.kotlin.KtRealSourceElementKind
import org.jetbrains.kotlin.KtSourceElement
import org.jetbrains.kotlin.compiler.plugin.CompilerPluginRegistrar
import org.jetbrains.kotlin.compiler.plugin.ExperimentalCompilerApi
import org.jetbrains.kotlin.config.CompilerConfiguration
import org.jetbrains.kotlin.diagnostics.DiagnosticReporter
import org.jetbrains.kotlin.fir.FirElement
import org.jetbrains.kotlin.fir.FirSession
import org.jetbrains.kotlin.fir.analysis.checkers.MppCheckerKind
import org.jetbrains.kotlin.fir.analysis.checkers.context.CheckerContext
import org.jetbrains.kotlin.fir.analysis.checkers.declaration.DeclarationCheckers
import org.jetbrains.kotlin.fir.analysis.checkers.declaration.FirFileChecker
import org.jetbrains.kotlin.fir.analysis.checkers.directOverriddenFunctionsSafe
import org.jetbrains.kotlin.fir.resolve.getContainingClassSymbol
import org.jetbrains.kotlin.fir.analysis.extensions.FirAdditionalCheckersExtension
import org.jetbrains.kotlin.fir.declarations.DirectDeclarationsAccess
import org.jetbrains.kotlin.fir.declarations.FirFile
import org.jetbrains.kotlin.fir.declarations.FirNamedFunction
import org.jetbrains.kotlin.fir.declarations.FirResolvedImport
import org.jetbrains.kotlin.fir.declarations.utils.isData
import org.jetbrains.kotlin.fir.expressions.FirFunctionCall
import org.jetbrains.kotlin.fir.expressions.FirNamedArgumentExpression
import org.jetbrains.kotlin.fir.expressions.FirResolvedQualifier
import org.jetbrains.kotlin.fir.expressions.impl.FirResolvedArgumentList
import org.jetbrains.kotlin.fir.extensions.FirExtensionRegistrar
import org.jetbrains.kotlin.fir.extensions.FirExtensionRegistrarAdapter
import org.jetbrains.kotlin.fir.references.FirResolvedNamedReference
import org.jetbrains.kotlin.fir.references.toResolvedFunctionSymbol
import org.jetbrains.kotlin.fir.symbols.FirBasedSymbol
import org.jetbrains.kotlin.fir.symbols.impl.FirCallableSymbol
import org.jetbrains.kotlin.fir.symbols.impl.FirClassLikeSymbol
import org.jetbrains.kotlin.fir.symbols.impl.FirConstructorSymbol
import org.jetbrains.kotlin.fir.symbols.impl.FirPropertySymbol
import org.jetbrains.kotlin.fir.symbols.impl.FirRegularClassSymbol
import org.jetbrains.kotlin.fir.types.FirResolvedTypeRef
import org.jetbrains.kotlin.fir.types.FirUserTypeRef
import org.jetbrains.kotlin.fir.types.classId
import org.jetbrains.kotlin.fir.visitors.FirVisitorVoid
import org.jetbrains.kotlin.name.ClassId
import org.jetbrains.kotlin.name.FqName

/**
 * A plugin of the compiler that writes where the compiled files name what a package declares: file,
 * start, end and id of the symbol, a line each.
 */
class SymbolUsesRegistrar : CompilerPluginRegistrar() {
    override val pluginId: String get() = "symbol-uses"
    override val supportsK2: Boolean get() = true

    override fun ExtensionStorage.registerExtensions(configuration: CompilerConfiguration) {
        FirExtensionRegistrarAdapter.registerExtension(
            object : FirExtensionRegistrar() {
                override fun ExtensionRegistrarContext.configurePlugin() {
                    +::SymbolUsesCheckers
                }
            },
        )
    }
}

class SymbolUsesCheckers(session: FirSession) : FirAdditionalCheckersExtension(session) {
    override val declarationCheckers = object : DeclarationCheckers() {
        override val fileCheckers: Set<FirFileChecker> = setOf(SymbolUsesChecker)
    }
}

object SymbolUsesChecker : FirFileChecker(MppCheckerKind.Common) {
    private val output = File(System.getProperty("symbols.output"))
    private val root = FqName(System.getProperty("symbols.package"))

    context(context: CheckerContext, reporter: DiagnosticReporter)
    override fun check(declaration: FirFile) {
        val path = declaration.sourceFile?.path ?: return
        val visitor = SymbolUseVisitor(File(path).readText(), root, context)
        declaration.accept(visitor)
        output.appendText(visitor.uses.joinToString("") { "$path\t${it.start}\t${it.end}\t${it.id}\n" })
    }
}

private data class SymbolUse(val start: Int, val end: Int, val id: String)

/** Kinds of elements that the source file itself contains; other kinds come from desugaring. */
private val WRITTEN = setOf(KtRealSourceElementKind, KtFakeSourceElementKind.ReferenceInAtomicQualifiedAccess)

private val GENERATED = Regex("copy|component\\d+")

private class SymbolUseVisitor(
    private val text: String,
    private val root: FqName,
    private val context: CheckerContext,
) : FirVisitorVoid() {
    val uses = sortedSetOf<SymbolUse>(compareBy({ it.start }, { it.end }, { it.id }))

    override fun visitElement(element: FirElement) = element.acceptChildren(this)

    override fun visitResolvedImport(resolvedImport: FirResolvedImport) {
        val source = resolvedImport.source ?: return
        val name = resolvedImport.importedName?.asString() ?: return
        if (!isOurs(resolvedImport.packageFqName)) return
        val path = text.substring(source.startOffset, source.endOffset).substringBefore(" as ").trimEnd()
        val end = source.startOffset + path.length
        add(end - name.length, end, listOfNotNull(resolvedImport.relativeParentClassName, name).joinToString("."))
    }

    override fun visitResolvedNamedReference(resolvedNamedReference: FirResolvedNamedReference) {
        add(resolvedNamedReference.source, findId(resolvedNamedReference.resolvedSymbol))
    }

    override fun visitResolvedQualifier(resolvedQualifier: FirResolvedQualifier) {
        visitElement(resolvedQualifier)
        val source = resolvedQualifier.source?.takeIf { it.kind in WRITTEN } ?: return
        // `MapException.Code` names two classes.
        var classId = resolvedQualifier.qualifierSymbol?.classId
        var end = source.endOffset
        while (classId != null) {
            val name = classId.shortClassName.asString()
            val start = text.lastIndexOf(name, end - 1)
            if (start < source.startOffset) return
            findId(classId)?.let { add(start, start + name.length, it) }
            end = start
            classId = classId.outerClassId
        }
    }

    override fun visitResolvedTypeRef(resolvedTypeRef: FirResolvedTypeRef) {
        val written = resolvedTypeRef.delegatedTypeRef ?: return
        written.accept(this)
        if (written !is FirUserTypeRef) return
        var classId = resolvedTypeRef.coneType.classId
        for (part in written.qualifier.reversed()) {
            add(part.source, classId?.let(::findId))
            classId = classId?.outerClassId
        }
    }

    /** The names of arguments are those of properties in a constructor and in `copy`. */
    override fun visitFunctionCall(functionCall: FirFunctionCall) {
        visitElement(functionCall)
        val callee = functionCall.calleeReference.toResolvedFunctionSymbol() ?: return
        if (callee !is FirConstructorSymbol && !isGenerated(callee)) return
        val owner = findOwner(callee) ?: return
        val id = findId(owner.classId) ?: return
        val properties = owner.declarationSymbols.filterIsInstance<FirPropertySymbol>().map { it.name }
        val written = (functionCall.argumentList as? FirResolvedArgumentList)?.originalArgumentList ?: return
        for (argument in written.arguments.filterIsInstance<FirNamedArgumentExpression>()) {
            val start = argument.source?.startOffset ?: continue
            if (argument.name !in properties) continue
            add(start, start + argument.name.asString().length, "$id.${argument.name}")
        }
    }

    override fun visitNamedFunction(namedFunction: FirNamedFunction) {
        visitElement(namedFunction)
        val source = namedFunction.source ?: return
        val overridden = context(context) { namedFunction.symbol.directOverriddenFunctionsSafe() }
        val id = overridden.firstNotNullOfOrNull(::findId) ?: return
        val name = namedFunction.name.asString()
        val start = text.indexOf(name, text.indexOf("fun ", source.startOffset))
        add(start, start + name.length, id)
    }

    private fun add(source: KtSourceElement?, id: String?) {
        if (source == null || id == null || source.kind !in WRITTEN) return
        add(source.startOffset, source.endOffset, id)
    }

    private fun add(start: Int, end: Int, id: String) {
        uses.add(SymbolUse(start, end, id))
    }

    private fun findId(symbol: FirBasedSymbol<*>): String? = when (symbol) {
        is FirClassLikeSymbol -> findId(symbol.classId)
        is FirConstructorSymbol -> symbol.callableId.classId?.let(::findId)
        is FirCallableSymbol -> findCallableId(symbol)
        else -> null
    }

    private fun findCallableId(symbol: FirCallableSymbol<*>): String? {
        val id = symbol.callableId ?: return null
        val owner = id.classId
        return when {
            isGenerated(symbol) -> null
            owner != null -> findId(owner)?.let { "$it.${id.callableName}" }
            else -> id.callableName.asString().takeIf { isOurs(id.packageName) }
        }
    }

    private fun findId(classId: ClassId): String? =
        classId.takeIf { isOurs(it.packageFqName) }
            ?.relativeClassName?.asString()?.removeSuffix(".Companion")

    private fun findOwner(symbol: FirCallableSymbol<*>): FirRegularClassSymbol? =
        symbol.getContainingClassSymbol() as? FirRegularClassSymbol

    /** `copy` and `component1` of a data class, which the reference does not list. */
    private fun isGenerated(symbol: FirCallableSymbol<*>): Boolean =
        GENERATED.matches(symbol.name.asString()) && findOwner(symbol)?.isData == true

    private fun isOurs(name: FqName): Boolean = "$name.".startsWith("$root.")
}
