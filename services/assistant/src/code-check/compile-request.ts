import type { CodeTypes } from '@brand/wire/assistant';
import type { CodeError } from '../code-check.ts';

/** Worker data of the compiler thread. */
export type WorkerSettings = { readonly siteFolder: string };

export type CompileRequest = {
  readonly code: string;
  readonly kind: CodeKind;
  readonly types: CodeTypes;
};

export type CodeKind = 'ts' | 'tsx' | 'js' | 'jsx';

export type CompileResult =
  | {
      readonly compiles: false;
      readonly message: string;
      /** Missing if the compiler gave up. */
      readonly errors?: readonly CodeError[];
      readonly moreErrors?: number;
    }
  | { readonly compiles: true; readonly program?: PlaygroundProgram };

/** A program that the playground can open: name and text of its first file. */
export type PlaygroundProgram = {
  readonly file: 'main.ts' | 'main.tsx';
  readonly text: string;
};

/** Messages of the worker for each request: `begun` once the types are loaded, then the result. */
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

/** Kind of code for the info string of a fence; `undefined` if it cannot be compiled. */
export function findCodeKind(language: string): CodeKind | undefined {
  return Object.hasOwn(KINDS, language.toLowerCase()) ? KINDS[language.toLowerCase()] : undefined;
}
