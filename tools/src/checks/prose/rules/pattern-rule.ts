import type { TextKind } from '../texts/text-block.ts';
import type { Match, TextRule } from './rule.ts';

/** A row of a table of patterns. */
export type Pattern = {
  readonly id: string;
  readonly pattern: RegExp;
  readonly kinds?: readonly TextKind[];
  readonly allowedPerPage?: number;
} & (
  | {
      /** The words to write instead of a hit. */
      readonly write: string;
    }
  | {
      /** A sentence, if words alone do not say what to do. */
      readonly advice: string;
    }
);

/** A rule that reports each hit of a pattern. */
export function patternRule(row: Pattern): TextRule {
  const { id, kinds, allowedPerPage, pattern } = row;
  const everywhere = new RegExp(pattern, `${pattern.flags}g`);
  const inLines = new RegExp(pattern, `${pattern.flags}m`);
  return {
    id,
    ...(kinds && { kinds }),
    ...(allowedPerPage !== undefined && { allowedPerPage }),
    mayFind: (lines) => inLines.test(lines),
    find: (text) =>
      [...text.matchAll(everywhere)].map(({ 0: hit, index }): Match => {
        return { start: index, end: index + hit.length, advice: adviceOf(row, hit.trim()) };
      }),
  };
}

function adviceOf(row: Pattern, hit: string): string {
  return 'advice' in row ? row.advice : `Write ${row.write} instead of '${hit}'.`;
}
