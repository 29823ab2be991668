import { describe, expect, test } from 'vitest';
import type { MdastNode } from './mdast.ts';
import { inlineCode, table, text } from './mdast-builder.ts';
import remarkStackTables from './remark-stack-tables.ts';

const LONG = 'The location is in the data, but it is on no floor.';

function propertiesOf(node: MdastNode | undefined) {
  return node?.data?.hProperties;
}

function stack(rows: readonly (readonly string[])[]) {
  const node = table(rows.map((cells) => cells.map((cell) => [text(cell)])));
  remarkStackTables()({ type: 'root', children: [node] });
  const [, row] = node.children ?? [];
  return { table: propertiesOf(node), cells: (row?.children ?? []).map(propertiesOf) };
}

describe('remarkStackTables', () => {
  test('marks a table of sentences, and names the column of each cell but the first', () => {
    const { table: marked, cells } = stack([
      ['Problem', 'Cause', 'Solution'],
      [LONG, LONG, LONG],
    ]);
    expect(marked).toEqual({ 'data-stack': '' });
    expect(cells).toEqual([undefined, { 'data-title': 'Cause' }, { 'data-title': 'Solution' }]);
  });

  test('leaves a table with short names beside its sentences', () => {
    const { table: marked, cells } = stack([
      ['rank', 'What it means'],
      ['medium', LONG],
    ]);
    expect(marked).toBeUndefined();
    expect(cells).toEqual([undefined, undefined]);
  });

  test('marks a table with a word that cannot wrap', () => {
    const node = table([
      [[text('Type')], [text('Use')]],
      [[inlineCode('AutomaticLabelsConfigurationOptions')], [text('Rarely')]],
    ]);
    remarkStackTables()({ type: 'root', children: [node] });
    expect(propertiesOf(node)).toEqual({ 'data-stack': '' });
  });

  test('leaves a heading without text out of the cells', () => {
    expect(
      stack([
        ['Problem', ''],
        [LONG, LONG],
      ]).cells,
    ).toEqual([undefined, undefined]);
  });
});
