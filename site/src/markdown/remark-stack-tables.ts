import { visit } from 'unist-util-visit';
import { type MdastNode, textContent } from './mdast.ts';

/** Characters, of which some are code, that fit beside each other in 320 pixels. */
const MAX_WIDTH = 38;
/** A column that wraps its text is readable from this width on, in characters. */
const COLUMN_WIDTH = 24;
const PADDING = 2;

/**
 * Marks tables that do not fit on a phone, where `ui/css/table.css` stacks their cells, and gives
 * each cell the heading of its column.
 */
export default function remarkStackTables() {
  return (root: MdastNode): void => {
    visit(root, 'table', (table: MdastNode) => {
      const [head = [], ...rows] = (table.children ?? []).map(({ children = [] }) => children);
      if (widthOf([head, ...rows]) <= MAX_WIDTH) return;
      addProperties(table, { 'data-stack': '' });
      const titles = head.map(textContent);
      for (const row of rows) {
        for (const [at, cell] of row.entries()) {
          if (at > 0 && titles[at]) addProperties(cell, { 'data-title': titles[at] });
        }
      }
    });
  };
}

/** The width that a table needs, in characters. */
function widthOf(rows: readonly (readonly MdastNode[])[]): number {
  const columns = (rows[0] ?? []).map((_, at) => rows.map((row) => row[at]));
  const widths = columns.map((cells) => PADDING + Math.max(...cells.map(widthOfCell)));
  return widths.reduce((sum, width) => sum + width, 0);
}

function widthOfCell(cell: MdastNode | undefined): number {
  const text = cell ? textContent(cell) : '';
  const longestWord = Math.max(...text.split(/\s+/).map(({ length }) => length));
  return Math.max(longestWord, Math.min(text.length, COLUMN_WIDTH));
}

function addProperties(node: MdastNode, properties: Readonly<Record<string, string>>): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
}
