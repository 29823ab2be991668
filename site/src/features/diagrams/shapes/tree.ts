import { type Shape, toShape } from './area.ts';
import { group, type Svg, tag } from './svg.ts';
import { label, textWidth } from './text.ts';

export type TreeRow = {
  readonly depth: number;
  readonly name: string;
  readonly isFolder?: boolean;
  readonly note?: string;
  /** Whether the row is about what the text around the drawing describes. */
  readonly isMarked?: boolean;
};

const ROW = 22;
const INDENT = 18;

/** A list of files and folders as in a file manager. */
export function tree({
  x,
  y,
  width,
  rows,
  noteX,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly rows: readonly TreeRow[];
  /** Where notes begin. Default: after the longest name. */
  readonly noteX?: number;
}): Shape {
  const notesFrom = noteX ?? Math.max(...rows.map((row) => nameEnd(x, row))) + 14;
  const drawn = rows.map((row, index) => {
    const middle = y + (index + 0.5) * ROW;
    const left = x + row.depth * INDENT;
    return group(
      row.isMarked ? 'tree-row marked' : 'tree-row',
      row.isMarked ? tag('rect', { x: x - 6, y: middle - 11, width, height: 22, rx: 4 }) : '',
      branch(rows, index, left, middle),
      row.isFolder ? folder(left, middle) : sheet(left, middle),
      label({ x: left + 21, y: middle, text: row.name, kind: 'code', anchor: 'start' }),
      row.note === undefined
        ? ''
        : label({ x: notesFrom, y: middle, text: row.note, kind: 'soft', anchor: 'start' }),
    );
  });
  return toShape({ x, y, width, height: rows.length * ROW }, ...drawn);
}

function nameEnd(x: number, { depth, name }: TreeRow): number {
  return x + depth * INDENT + 21 + textWidth(name, 'code');
}

/** The line from the folder around a row to the row. */
function branch(rows: readonly TreeRow[], index: number, left: number, middle: number): Svg {
  const { depth } = rows[index]!;
  if (depth === 0) return '';
  const before = rows.slice(0, index);
  const parent = before.findLastIndex((row) => row.depth < depth);
  const sibling = before.findLastIndex((row) => row.depth === depth);
  const from = Math.max(parent, sibling);
  const top = middle - (index - from) * ROW + (from === parent ? 8 : 0);
  const at = left - INDENT + 8;
  return tag('path', { class: 'branch', d: `M${at} ${top}V${middle}H${left - 3}` });
}

function sheet(x: number, y: number): Svg {
  return tag('path', {
    class: 'sheet',
    d: `M${x + 2} ${y - 8}h8l4 4v12h-12zM${x + 10} ${y - 8}v4h4`,
  });
}

function folder(x: number, y: number): Svg {
  return tag('path', {
    class: 'folder',
    d: `M${x} ${y - 6}a1.5 1.5 0 0 1 1.5-1.5h4l2 2.5h7a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5z`,
  });
}
