import { createSystem, createVirtualTypeScriptEnvironment } from '@typescript/vfs';
import { createWorker } from '@valtown/codemirror-ts/worker';
import * as Comlink from 'comlink';
import ts from 'typescript';

const { promise: files, resolve: setFiles } = Promise.withResolvers<Map<string, string>>();

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  noUncheckedSideEffectImports: false,
  skipLibCheck: true,
  types: [],
};

const worker = createWorker(async () =>
  createVirtualTypeScriptEnvironment(createSystem(await files), [], ts, OPTIONS),
);

const FORMAT: ts.FormatCodeSettings = {
  ...ts.getDefaultFormatCodeSettings('\n'),
  indentSize: 2,
  semicolons: ts.SemicolonPreference.Insert,
};

/** The compiler would insert a semicolon before the closing bracket of `{ a: number }`. */
const ENDS_ON_ITS_LINE = /^[ \t]*\}/;

const typeHelp = {
  ...worker,
  /** Loads the declarations, by path. Must be called first. */
  async begin(addresses: readonly string[]): Promise<void> {
    const parts = await Promise.all(addresses.map(load));
    setFiles(new Map(parts.flatMap((part) => Object.entries(part))));
    await worker.initialize();
  },
  /** The formatted text of a file. Synchronous, so that edits cannot interleave. */
  format(path: string, code: string): string {
    worker.updateFile({ path, code });
    const edits = worker
      .getEnv()
      .languageService.getFormattingEditsForDocument(path, FORMAT)
      .filter(
        ({ span, newText }) => newText !== ';' || !ENDS_ON_ITS_LINE.test(code.slice(span.start)),
      );
    return edits.reduceRight(
      (text, { span, newText }) =>
        text.slice(0, span.start) + newText + text.slice(span.start + span.length),
      code,
    );
  },
};

export type TypeHelp = typeof typeHelp;

async function load(address: string): Promise<Record<string, string>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return (await response.json()) as Record<string, string>;
}

Comlink.expose(typeHelp);
