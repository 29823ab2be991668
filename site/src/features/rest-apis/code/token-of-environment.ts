import type { HarRequest } from './har-request.ts';

/** Where a request has no token yet, code reads it from this variable of the environment. */
const STAND_IN = 'Bearer $TOKEN';

export function authorization(token: string | undefined): string {
  return token === undefined ? STAND_IN : `Bearer ${token}`;
}

export type TokenWords = {
  /** How a generator writes the stand-in, which it takes for a text. */
  readonly written: string;
  /** What reads the variable in its place. */
  readonly read: string;
  /** A line that has to come before, and what it comes before. */
  readonly first?: readonly [line: string, before: string];
};

/** Code that takes the token from the environment, where the request has a stand-in for it. */
export function withTokenOfEnvironment(
  code: string,
  { headers }: HarRequest,
  { written, read, first }: TokenWords,
): string {
  if (!headers.some(({ value }) => value === STAND_IN)) return code;
  // Functions: `$` means something in texts that replace others.
  const reading = code.replace(written, () => read);
  if (!first) return reading;
  const [line, before] = first;
  return reading.replace(before, () => `${line}\n${before}`);
}
