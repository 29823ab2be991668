import type { CodeTypes } from '@brand/wire/assistant';

/** What the worker is started with. */
export type WorkerSettings = { readonly siteFolder: string };

/** What the worker compiles. */
export type CompileRequest = {
  readonly code: string;
  readonly kind: CodeKind;
  readonly types: CodeTypes;
};

export type CodeKind = 'ts' | 'tsx' | 'js' | 'jsx';

export type CompileResult =
  | { readonly compiles: false; readonly message: string }
  | { readonly compiles: true; readonly program?: PlaygroundProgram };

/** A program that the playground can open: its first file, and the text of that. */
export type PlaygroundProgram = {
  readonly file: 'main.ts' | 'main.tsx';
  readonly text: string;
};

/** What the worker says to each request: that its types are read, then how it ended. */
export type WorkerMessage = 'begun' | CompileResult;

const KINDS: Readonly<Record<string, CodeKind>> = {
  ts: 'ts',
  typescript: 'ts',
  mts: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  mjs: 'js',
  jsx: 'jsx',
};

/** What the compiler makes of the language of a fence; nothing of those that it does not know. */
export function kindOf(language: string): CodeKind | undefined {
  return Object.hasOwn(KINDS, language.toLowerCase()) ? KINDS[language.toLowerCase()] : undefined;
}
