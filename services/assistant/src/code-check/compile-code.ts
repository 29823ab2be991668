import type { CodeTypes } from '@brand/wire/assistant';
import ts from 'typescript';
import type { CompileRequest, CompileResult } from './compile-request.ts';
import { declareUntypedModules } from './declare-untyped-modules.ts';
import { findImports } from './find-imports.ts';
import { findMissingNames, type MissingName } from './missing-names.ts';
import { makeProgram } from './playground-program.ts';
import type { CodeFile, Compiled, TypeCheckEnvironment } from './type-check-environment.ts';

const MAX_MESSAGE_LENGTH = 300;

/**
 * What fragments may mean: what is not there at all, then also what could be taken for something
 * else. Both the React Native SDK and React Native have a `Text`.
 */
const GUESSES = [
  { mayHide: false, isSdkFirst: true },
  { mayHide: true, isSdkFirst: true },
  { mayHide: true, isSdkFirst: false },
] as const;

/**
 * Compiles a program or a fragment of one. A fragment may use what guides use without declaring it:
 * `map`, `venue` and the like, and names of the SDK that it does not import.
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
  let last = whole;
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
): Compiled {
  const declared = missing.map(({ declaration }) => declaration).join('\n');
  // In the scope of the file, what is declared hides what pages have; JavaScript declares nothing.
  return path.endsWith('.ts') || path.endsWith('.tsx')
    ? environment.compile(path, `${declared}\n${code}`, foreign)
    : environment.compile(path, code, `${foreign}\n${declared}`);
}

/** Packages of ours are never foreign: what they do not have is an error. */
function isForeign(
  specifier: string,
  { packageName }: CodeTypes,
  environment: TypeCheckEnvironment,
): boolean {
  const scope = packageName.slice(0, packageName.indexOf('/') + 1);
  return !specifier.startsWith(scope) && !environment.canImport(specifier);
}

function failed({ diagnostics }: Compiled): CompileResult {
  const text = ts.flattenDiagnosticMessageText(diagnostics[0]!.messageText, '\n');
  const [line = ''] = text.split('\n');
  return {
    compiles: false,
    message: line.length > MAX_MESSAGE_LENGTH ? `${line.slice(0, MAX_MESSAGE_LENGTH - 1)}…` : line,
  };
}
