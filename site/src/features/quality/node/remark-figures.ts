import { readFileSync } from 'node:fs';
import type { Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { attributeText, type MdastNode, type MdxElement } from '../../../markdown/mdast.ts';
import { inlineCode, paragraph, table, text } from '../../../markdown/mdast-builder.ts';

type File = { fail: (message: string, node: unknown) => never };
type Cell = string | number;
type FigureTable = {
  /** The day of the run, such as `2026-11-19`. */
  readonly date: string;
  readonly command: string;
  readonly rows: readonly Readonly<Record<string, Cell>>[];
};

export type FiguresOptions = {
  /** The tables that the last runs recorded, by name. */
  readonly file: string;
};

const NAME = 'Figures';
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const NUMBER = new Intl.NumberFormat('en-GB');

/**
 * Turns `<Figures of="tests" by=".ci/run" />` into the recorded table of that name, with its day.
 * `by` is the command that records it.
 */
export default function remarkFigures({ file }: FiguresOptions) {
  return (root: Parent, page: File): void => {
    visit(root, { name: NAME }, (element: MdxElement, index, parent: Parent | undefined) => {
      const name = attributeText(element, 'of') ?? '';
      const tables = JSON.parse(readFileSync(file, 'utf8')) as Record<string, FigureTable>;
      const command = attributeText(element, 'by') ?? '';
      const found = tables[name];
      if (found && found.command !== command) {
        page.fail(`<${NAME}>: expected by="${found.command}", found "${command}".`, element);
      }
      const nodes = found ? render(found) : [notMeasured(command)];
      parent?.children.splice(index ?? 0, 1, ...nodes);
      return (index ?? 0) + nodes.length;
    });
  };
}

function render({ date, command, rows }: FigureTable): MdastNode[] {
  const columns = Object.keys(rows[0] ?? {});
  return [
    paragraph(
      text(`Measured on ${DAY.format(new Date(date))} by `),
      inlineCode(command),
      text('.'),
    ),
    table([
      columns.map((column) => [text(column)]),
      ...rows.map((row) => columns.map((column) => [text(format(row[column] ?? ''))])),
    ]),
  ];
}

function notMeasured(command: string): MdastNode {
  return paragraph(text('Not measured yet. To measure it, run '), inlineCode(command), text('.'));
}

function format(cell: Cell): string {
  return typeof cell === 'number' ? NUMBER.format(cell) : cell;
}
