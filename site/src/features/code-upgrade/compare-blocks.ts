import type { DiffLine } from '@brand/upgrade';

/** Lines of the old code beside those of the new code. */
export type CompareBlock = {
  /** `far` lines are equal, and far from a change. */
  readonly kind: 'changed' | 'equal' | 'far';
  readonly old: readonly DiffLine[];
  readonly new: readonly DiffLine[];
};

/** Equal lines that are shown around a change. */
const CONTEXT = 3;

/** Blocks for two columns: removed lines are beside the lines that replace them. */
export function compareBlocks(lines: readonly DiffLine[]): CompareBlock[] {
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(isChanged),
  );
  const blocks: { kind: CompareBlock['kind']; old: DiffLine[]; new: DiffLine[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const ofEqual = isNear[index] === true ? 'equal' : 'far';
    const kind = isChanged(line) ? 'changed' : ofEqual;
    if (blocks.at(-1)?.kind !== kind) blocks.push({ kind, old: [], new: [] });
    const block = blocks.at(-1)!;
    if (line.kind !== 'added') block.old.push(line);
    if (line.kind !== 'removed') block.new.push(line);
  }
  return blocks;
}

function isChanged({ kind }: DiffLine): boolean {
  return kind !== 'same';
}
