import type { CompiledProgram } from '../compile/compiled-program.ts';

export const CONSOLE_LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;
export type ConsoleLevel = (typeof CONSOLE_LEVELS)[number];

export type ConsoleLine = { readonly level: ConsoleLevel; readonly text: string };

/** A position in a source file. Lines are 1-based. */
export type SourcePlace = { readonly file: string; readonly line: number };

/** Messages from the page to a frame. */
export type RunRequest =
  | {
      readonly type: 'run-program';
      readonly program: CompiledProgram;
      /** Binary files by name: a URL, or a file of the reader. */
      readonly assets: Readonly<Record<string, string | Blob>>;
    }
  | { readonly type: 'run-ping' };

/** Messages from a frame to the page. Untrusted, because the frame runs foreign code. */
export type RunReport =
  | { readonly type: 'run-ready' }
  /** A map of the program is visible, or it has none. */
  | { readonly type: 'run-drawn' }
  | { readonly type: 'run-error'; readonly message: string; readonly place?: SourcePlace }
  | {
      readonly type: 'run-console';
      readonly lines: readonly ConsoleLine[];
      /** Number of lines dropped since the last report. */
      readonly left: number;
    }
  | { readonly type: 'run-pong' };

/** Maximum length of a displayed line or error. */
export const MAX_TEXT_LENGTH = 5000;
const MAX_LINES = 200;

/** Parses a message of a frame; invalid fields get defaults. */
export function parseRunReport(data: unknown): RunReport | undefined {
  const { type, ...rest } = asRecord(data);
  switch (type) {
    case 'run-ready':
    case 'run-drawn':
    case 'run-pong':
      return { type };
    case 'run-error': {
      const place = readPlace(rest['place']);
      return { type, message: readText(rest['message']), ...(place && { place }) };
    }
    case 'run-console':
      return { type, lines: readLines(rest['lines']), left: readCount(rest['left']) };
    default:
      return undefined;
  }
}

function readLines(value: unknown): ConsoleLine[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_LINES).map((line) => {
    const { level, text } = asRecord(line);
    const known = CONSOLE_LEVELS.find((candidate) => candidate === level);
    return { level: known ?? 'log', text: readText(text) };
  });
}

function readPlace(value: unknown): SourcePlace | undefined {
  const { file, line } = asRecord(value);
  if (typeof file !== 'string' || readCount(line) === 0) return undefined;
  return { file: file.slice(0, 100), line: readCount(line) };
}

function readText(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)} …` : text;
}

function readCount(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
