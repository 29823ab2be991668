import type { CheckSchema } from './check-schema.ts';
import type { FindingCode } from './finding-codes.ts';

/** Check of a value without parts. */
export type Leaf = {
  readonly accepts: (value: unknown) => boolean;
  /** Code and expectation for a value that is not accepted. */
  readonly problem: (value: unknown) => readonly [code: FindingCode, expected: string];
};

/** Descriptions of prescribed text forms, matched by a sample. */
const WORDS: readonly (readonly [sample: string, words: string])[] = [
  ['#12AB9f', 'a colour like "#1F6FEB"'],
  ['2025-06-01T12:00:00.000Z', 'a time like "2025-06-01T12:00:00.000Z"'],
  ['09:30', 'a time of day like "09:30"'],
  ['3.0.0', 'a version like "3.0.0"'],
  ['2.0.0', 'a version like "2.0.0"'],
  ['5f0c1a2b3c4d5e6f7a8b9c0d', 'an id of 24 hexadecimal digits'],
  ['pt-BR', 'a language tag like "en" or "pt-BR"'],
];

const ID_PATTERN = /^\^(?:\(\?:)?([a-z]+)(?:\|[a-z]+\))?_\[A-Za-z0-9_-\]\+\$$/;

/** Compiles the check of a text: free, of a prescribed form, or one of some values. */
export function compileText(schema: CheckSchema): Leaf {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values) return compileValues(values, 'wrong-value');
  if (schema.known) return compileValues(schema.known, 'unknown-value');
  return schema.pattern ? compilePattern(schema.pattern) : compileFreeText();
}

function compileValues(values: readonly string[], code: 'wrong-value' | 'unknown-value'): Leaf {
  const known = new Set<unknown>(values);
  const expected = values.length === 1 ? `"${values[0]}"` : `one of ${values.join(', ')}`;
  return {
    accepts: (value) => known.has(value),
    problem: (value) => (typeof value === 'string' ? [code, expected] : ['wrong-type', expected]),
  };
}

function compilePattern(pattern: RegExp): Leaf {
  const prefix = ID_PATTERN.exec(pattern.source)?.[1];
  const expected = prefix === undefined ? wordsFor(pattern) : `an id like "${prefix}_lobby-1"`;
  const code = prefix === undefined ? 'bad-pattern' : 'bad-id';
  return {
    accepts: (value) => typeof value === 'string' && pattern.test(value),
    problem: (value) => [typeof value === 'string' ? code : 'wrong-type', expected],
  };
}

function compileFreeText(): Leaf {
  return {
    accepts: (value) => typeof value === 'string',
    problem: () => ['wrong-type', 'a string'],
  };
}

/** Returns the description of a pattern, found by the sample that it accepts. */
function wordsFor(pattern: RegExp): string {
  const words = WORDS.find(([sample]) => pattern.test(sample))?.[1];
  return words ?? `a string of the form ${pattern.source}`;
}
