import { type JSONPath, visit } from 'jsonc-parser';
import type { FeedFinding, ValuePath } from './finding.ts';
import type { LocatedFinding } from './finding-list.ts';

/** Longer texts are read by programs; going through them again would take too long. */
const MAX_CHARACTERS = 2_000_000;

/** The findings with the lines of the text that they are about. */
export function addLineNumbers(text: string, findings: readonly LocatedFinding[]): FeedFinding[] {
  const lines = text.length <= MAX_CHARACTERS ? linesOf(text, findings) : new Map<string, number>();
  return findings.map(({ valuePath, ...finding }) => {
    const line = lines.get(keyOf(valuePath));
    return line === undefined ? finding : { ...finding, line };
  });
}

function linesOf(text: string, findings: readonly LocatedFinding[]): ReadonlyMap<string, number> {
  // Findings about the text as a whole have no place in it, and it may be none that can be read.
  const inside = findings.filter(({ valuePath }) => valuePath.length > 0);
  const wanted = new Set(inside.map(({ valuePath }) => keyOf(valuePath)));
  const lines = new Map<string, number>();
  if (wanted.size === 0) return lines;
  /** What the library hands over last: the line, the column, and the path on demand. */
  const note = (...given: readonly unknown[]): boolean => {
    const [line, , path] = given.slice(-3) as [number, number, () => JSONPath];
    const key = keyOf(path());
    if (wanted.has(key) && !lines.has(key)) lines.set(key, line + 1);
    return true;
  };
  visit(text, {
    onObjectBegin: note,
    onArrayBegin: note,
    onLiteralValue: (...given) => {
      note(...given);
    },
  });
  return lines;
}

function keyOf(path: ValuePath): string {
  return JSON.stringify(path);
}
