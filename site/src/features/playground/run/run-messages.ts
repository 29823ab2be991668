import type { CompiledProgram } from '../compile/compiled-program.ts';

export const CONSOLE_LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;
export type ConsoleLevel = (typeof CONSOLE_LEVELS)[number];

export type ConsoleLine = { readonly level: ConsoleLevel; readonly text: string };

/** Where something is written. Lines begin with 1. */
export type SourcePlace = { readonly file: string; readonly line: number };

/** What the page tells a frame. */
export type RunRequest =
  | {
      readonly type: 'run-program';
      readonly program: CompiledProgram;
      /** Files that are no text, by name: an address, or what the reader brought. */
      readonly assets: Readonly<Record<string, string | Blob>>;
    }
  | { readonly type: 'run-ping' };

/** What a frame tells the page. It is run by others' code: nothing of it is to be trusted. */
export type RunReport =
  /** It is ready for a program. */
  | { readonly type: 'run-ready' }
  /** A map of the program can be seen, or it has none. */
  | { readonly type: 'run-drawn' }
  | { readonly type: 'run-error'; readonly message: string; readonly place?: SourcePlace }
  | {
      readonly type: 'run-console';
      readonly lines: readonly ConsoleLine[];
      /** How many more were written since the last report. */
      readonly left: number;
    }
  | { readonly type: 'run-pong' };

/** Longest text of a line or an error that is shown. */
export const MAX_TEXT_LENGTH = 5000;
const MAX_LINES = 200;

/** Reads what a frame says, as far as it makes sense. */
export function readRunReport(data: unknown): RunReport | undefined {
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
