import ts from 'typescript';
import { Imports } from './imports.ts';
import { takeTraces, type Trace } from './traces.ts';
import { Rewriter } from './rewriter.ts';
import type { RuleSet } from './rules.ts';

export type RewrittenFile = {
  readonly text: string;
  /** With the position of each in the new text, as far as it is still there. */
  readonly traces: readonly (Trace & { readonly position: number | undefined })[];
};

/** Applies all rules to a file. */
export function rewriteFile(
  source: ts.SourceFile,
  given: {
    readonly rules: RuleSet;
    readonly checker: ts.TypeChecker;
    readonly isOfSdk: (fileName: string) => boolean;
    readonly packageName: string;
  },
): RewrittenFile {
  const rules: RuleSet = {
    ...given.rules,
    nodes: [(node): string | undefined => imports.hold(node), ...given.rules.nodes],
  };
  const to = new Rewriter(source, { ...given, rules });
  const imports: Imports = new Imports(to, given.packageName);
  const body = source.text.slice(0, source.getStart()) + to.children(source);
  const { text, positions } = takeTraces(imports.write(to.finish(body + helperCode(to))));
  const traces = to.traces.map((trace, index) => ({ ...trace, position: positions.get(index) }));
  return { text, traces };
}

function helperCode(to: Rewriter): string {
  const isScript = /\.[cm]?jsx?$/.test(to.source.fileName);
  return [...to.helpers]
    .map((name) => to.rules.helpers[name]!.code)
    .map((code) => (isScript ? `\n${withoutTypes(code)}` : code))
    .join('');
}

function withoutTypes(code: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(code, { compilerOptions }).outputText;
}
