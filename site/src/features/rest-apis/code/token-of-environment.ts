import type { HarRequest } from './har-request.ts';

/** Placeholder for a missing token; code reads that environment variable instead. */
const TOKEN_PLACEHOLDER = 'Bearer $TOKEN';

export function authorization(token: string | undefined): string {
  return token === undefined ? TOKEN_PLACEHOLDER : `Bearer ${token}`;
}

export type TokenWords = {
  /** The placeholder as the generator writes it, a string literal. */
  readonly written: string;
  /** The expression that reads the variable. */
  readonly read: string;
  /** A line to insert, and the line that it goes before. */
  readonly first?: readonly [line: string, before: string];
};

/** Makes code read the token from the environment if the request has the placeholder. */
export function withTokenOfEnvironment(
  code: string,
  { headers }: HarRequest,
  { written, read, first }: TokenWords,
): string {
  if (!headers.some(({ value }) => value === TOKEN_PLACEHOLDER)) return code;
  // Functions, because `$` is special in replacement strings.
  const reading = code.replace(written, () => read);
  if (!first) return reading;
  const [line, before] = first;
  return reading.replace(before, () => `${line}\n${before}`);
}
