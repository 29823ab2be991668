import type { Place } from './finding-list.ts';
import type { ValuePath } from './json-pointer.ts';

/**
 * Location of certain texts in the files of a version: the key of a file, the path to the texts
 * with `*` for every item or entry, and their use.
 */
export type TextTable<T extends string = string> = readonly (readonly [
  key: string,
  pattern: string,
  what: T,
])[];

/** A text that a table identifies. */
export type TextAt<T extends string = string> = Place & {
  readonly text: string;
  readonly what: T;
  readonly floorId: string;
};

/** Files by key: a view of checked files, or of files as they were loaded. */
type FileSource = { readonly files: (key: never) => readonly AnyFile[] };

type AnyFile = { readonly file: string; readonly floorId: string; readonly value: unknown };

/** Yields every text that a table identifies. */
export function* walkTexts<T extends string>(
  source: FileSource,
  table: TextTable<T>,
): Generator<TextAt<T>> {
  for (const [key, pattern, what] of table) {
    const steps = pattern.split('/');
    for (const { file, floorId, value } of source.files(key as never)) {
      for (const { text, path } of walkPattern(value, steps, [])) {
        yield { text, what, floorId, file, path };
      }
    }
  }
}

function* walkPattern(
  value: unknown,
  steps: readonly string[],
  path: ValuePath,
): Generator<{ text: string; path: ValuePath }> {
  const [step, ...rest] = steps;
  if (step === undefined) {
    if (typeof value === 'string') yield { text: value, path };
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Readonly<Record<string, unknown>>;
  if (step !== '*') yield* walkPattern(fields[step], rest, [...path, step]);
  else {
    const isList = Array.isArray(value);
    for (const key of Object.keys(value)) {
      yield* walkPattern(fields[key], rest, [...path, isList ? Number(key) : key]);
    }
  }
}
