import { type DiffLine, diffLines } from '../line-diff.ts';

const CONTEXT = 3;
const SIGNS = { same: ' ', removed: '-', added: '+' } as const;
const COLORS = { same: undefined, removed: 31, added: 32 } as const;

/** A unified diff, which `git apply` and `patch` read. Empty if the texts are equal. */
export function formatDiff(
  path: string,
  { before, after }: { readonly before: string; readonly after: string },
  hasColor = false,
): string {
  const lines = diffLines(withEnd(before), withEnd(after)).slice(0, -1);
  const hunks = groupHunks(lines).map((hunk) => formatHunk(hunk, hasColor));
  return hunks.length === 0 ? '' : `--- a/${path}\n+++ b/${path}\n${hunks.join('')}`;
}

/** Both texts end with a line break here, so that their last, empty lines are equal. */
function withEnd(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}

/** Changed lines with those around them. */
function groupHunks(lines: readonly DiffLine[]): DiffLine[][] {
  const isNear = lines.map(() => false);
  for (const [index, { kind }] of lines.entries()) {
    if (kind === 'same') continue;
    const end = Math.min(lines.length - 1, index + CONTEXT);
    for (let near = Math.max(0, index - CONTEXT); near <= end; near += 1) isNear[near] = true;
  }
  const hunks: DiffLine[][] = [];
  for (const [index, line] of lines.entries()) {
    if (!isNear[index]) continue;
    if (!isNear[index - 1]) hunks.push([]);
    hunks.at(-1)!.push(line);
  }
  return hunks;
}

function formatHunk(hunk: readonly DiffLine[], hasColor: boolean): string {
  const [old, current] = [hunk.filter((one) => one.old), hunk.filter((one) => one.new)];
  const body = hunk.map(({ kind, text }) => {
    const line = SIGNS[kind] + text;
    const color = COLORS[kind];
    return hasColor && color !== undefined ? `\u001B[${color}m${line}\u001B[0m\n` : `${line}\n`;
  });
  return `@@ -${range(old, 'old')} +${range(current, 'new')} @@\n${body.join('')}`;
}

function range(lines: readonly DiffLine[], key: 'old' | 'new'): string {
  return `${lines[0]?.[key] ?? 0},${lines.length}`;
}
