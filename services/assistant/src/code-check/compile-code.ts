import type { CodeTypes } from '@brand/wire/assistant';
import ts from 'typescript';
import { type CodeError, MAX_ERRORS } from '../code-check.ts';
import type { CompileRequest, CompileResult } from './compile-request.ts';
import { declareUntypedModules } from './declare-untyped-modules.ts';
import { findImports } from './find-imports.ts';
import { findMissingNames, type MissingName } from './missing-names.ts';
import { makeProgram } from './playground-program.ts';
import type { CodeFile, Compiled, TypeCheckEnvironment } from './type-check-environment.ts';

const MAX_MESSAGE_LENGTH = 300;

/**
 * Guesses at undeclared names of a fragment, tried in order: first names that are not defined at
 * all, then also names that hide a browser global, then names of other packages before those of the
 * SDK. Both the React Native SDK and React Native export `Text`.
 */
const GUESSES = [
  { mayHide: false, isSdkFirst: true },
  { mayHide: true, isSdkFirst: true },
  { mayHide: true, isSdkFirst: false },
] as const;

/** Compiled code, and the number of generated lines before it in its file. */
type CompiledCode = Compiled & { readonly precedingLines: number };

/**
 * Compiles a program or a fragment. A fragment may use names of guides without declaring them
 * (`map`, `venue` and the like), and SDK names that it does not import.
 */
export function compileCode(
  request: CompileRequest,
  environment: TypeCheckEnvironment,
): CompileResult {
  const { code, kind, types } = request;
  const path: CodeFile = `/main.${kind}`;
  const found = findImports(code, path);
  const imported = found.map(({ specifier }) => specifier);
  const foreign = declareUntypedModules(
    found.filter((each) => isForeign(each.specifier, types, environment)),
  );
  const compiled = (missing: readonly MissingName[]): CompileResult => {
    const program = makeProgram({ code, kind, types, imported, missing }, environment);
    return { compiles: true, ...(program && { program }) };
  };

  const whole = environment.compile(path, code, foreign);
  if (whole.diagnostics.length === 0) return compiled([]);
  let last: CompiledCode = { ...whole, precedingLines: 0 };
  for (const guess of GUESSES) {
    const missing = findMissingNames(whole, types, { imported, ...guess });
    if (missing.length === 0) continue;
    last = compileFragment(path, code, { foreign, missing }, environment);
    if (last.diagnostics.length === 0) return compiled(missing);
  }
  return failed(last);
}

function compileFragment(
  path: CodeFile,
  code: string,
  { foreign, missing }: { foreign: string; missing: readonly MissingName[] },
  environment: TypeCheckEnvironment,
): CompiledCode {
  const declared = missing.map(({ declaration }) => declaration).join('\n');
  // Declarations in the file's own scope hide browser globals. JavaScript cannot hold declarations.
  if (path.endsWith('.js') || path.endsWith('.jsx')) {
    const compiled = environment.compile(path, code, `${foreign}\n${declared}`);
    return { ...compiled, precedingLines: 0 };
  }
  const compiled = environment.compile(path, `${declared}\n${code}`, foreign);
  return { ...compiled, precedingLines: declared.split('\n').length };
}

/** The portal's packages are never foreign, so a missing export is an error. */
function isForeign(
  specifier: string,
  { packageName }: CodeTypes,
  environment: TypeCheckEnvironment,
): boolean {
  const scope = packageName.slice(0, packageName.indexOf('/') + 1);
  return !specifier.startsWith(scope) && !environment.canImport(specifier);
}

function failed({ file, diagnostics, precedingLines }: CompiledCode): CompileResult {
  const errors = diagnostics.slice(0, MAX_ERRORS).map(({ start = 0, messageText }): CodeError => ({
    line: Math.max(1, file.getLineAndCharacterOfPosition(start).line + 1 - precedingLines),
    message: firstLine(ts.flattenDiagnosticMessageText(messageText, '\n')),
  }));
  return {
    compiles: false,
    message: errors[0]!.message,
    errors,
    moreErrors: diagnostics.length - errors.length,
  };
}

function firstLine(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length > MAX_MESSAGE_LENGTH ? `${line.slice(0, MAX_MESSAGE_LENGTH - 1)}…` : line;
}
