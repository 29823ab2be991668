import { type JSONPath, visit } from 'jsonc-parser';
import type { FeedFinding, ValuePath } from './finding.ts';
import type { LocatedFinding } from './finding-list.ts';

/** Limit on texts that get line numbers, because a second scan of longer ones takes too long. */
const MAX_CHARACTERS = 2_000_000;

/** Adds line numbers of the text to findings. */
export function addLineNumbers(text: string, findings: readonly LocatedFinding[]): FeedFinding[] {
  const lines = text.length <= MAX_CHARACTERS ? linesOf(text, findings) : new Map<string, number>();
  return findings.map(({ valuePath, ...finding }) => {
    const line = lines.get(keyOf(valuePath));
    return line === undefined ? finding : { ...finding, line };
  });
}

function linesOf(text: string, findings: readonly LocatedFinding[]): ReadonlyMap<string, number> {
  // Findings about the whole text have no line, and the text may not be parseable.
  const inside = findings.filter(({ valuePath }) => valuePath.length > 0);
  const wanted = new Set(inside.map(({ valuePath }) => keyOf(valuePath)));
  const lines = new Map<string, number>();
  if (wanted.size === 0) return lines;
  /**
   * The last three arguments of the visitor: line, column, and a function that returns the path.
   */
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
