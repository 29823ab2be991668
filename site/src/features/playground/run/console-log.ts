import type { ConsoleLine } from './run-messages.ts';

/** A console line with an id that is unique in the session. */
export type NumberedLine = ConsoleLine & {
  readonly id: number;
  /** How often it was repeated in a row. */
  readonly times: number;
};

export type ConsoleLog = {
  readonly lines: readonly NumberedLine[];
  /** Number of dropped lines. */
  readonly left: number;
};

/** Upper bound on rendered lines, because long lists slow the page down. */
export const MAX_LINES = 300;

export const EMPTY_LOG: ConsoleLog = { lines: [], left: 0 };

let lastId = 0;

/** Appends lines: a repeated line is counted, and the oldest are dropped. */
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
