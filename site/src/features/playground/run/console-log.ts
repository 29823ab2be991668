import type { ConsoleLine } from './run-messages.ts';

/** A line of the console, with a number that no other line of the session has. */
export type NumberedLine = ConsoleLine & {
  readonly id: number;
  /** How often it was written without another line between. */
  readonly times: number;
};

export type ConsoleLog = {
  readonly lines: readonly NumberedLine[];
  /** How many lines are not shown. */
  readonly left: number;
};

/** More lines than this nobody reads, and every browser would feel. */
export const MAX_LINES = 300;

export const EMPTY_LOG: ConsoleLog = { lines: [], left: 0 };

let lastId = 0;

/** Adds lines: the same line again is counted, and the oldest make room. */
export function addLines(
  log: ConsoleLog,
  { lines, left = 0 }: { readonly lines: readonly ConsoleLine[]; readonly left?: number },
): ConsoleLog {
  const all = [...log.lines];
  for (const line of lines) {
    const last = all.at(-1);
    if (last && last.text === line.text && last.level === line.level) {
      all[all.length - 1] = { ...last, times: last.times + 1 };
    } else {
      lastId += 1;
      all.push({ ...line, id: lastId, times: 1 });
    }
  }
  const surplus = Math.max(0, all.length - MAX_LINES);
  return { lines: all.slice(surplus), left: log.left + left + surplus };
}
