import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { element } from '../../../markdown/mdast-builder.ts';
import { type MdastNode, textContent } from '../../../markdown/mdast.ts';
import remarkFigures from './remark-figures.ts';

const file = join(mkdtempSync(join(tmpdir(), 'figures-')), 'quality.json');
writeFileSync(
  file,
  JSON.stringify({
    tests: {
      date: '2026-11-19',
      command: '.ci/run',
      rows: [{ Step: 'Unit tests', Passed: 11926 }],
    },
  }),
);

function pageWith(name: string, command = '.ci/run'): MdastNode {
  return { type: 'root', children: [element('Figures', { of: name, by: command })] };
}

const page = {
  fail: (message: string): never => {
    throw new Error(message);
  },
};

test('writes the table with its day and command', () => {
  const root = pageWith('tests');
  remarkFigures({ file })(root as never, page);
  const [said, table] = root.children ?? [];
  expect(textContent(said!)).toBe('Measured on 19 November 2026 by .ci/run.');
  expect(table?.children?.map((row) => row.children?.map(textContent))).toEqual([
    ['Step', 'Passed'],
    ['Unit tests', '11,926'],
  ]);
});

test('says how to measure what was not measured yet', () => {
  const root = pageWith('routes', 'npm run bench routes');
  remarkFigures({ file })(root as never, page);
  expect(root.children?.map(textContent)).toEqual([
    'Not measured yet. To measure it, run npm run bench routes.',
  ]);
});

test('fails for a command that did not record the table', () => {
  expect(() => remarkFigures({ file })(pageWith('tests', 'npm test') as never, page)).toThrow(
    '<Figures>: expected by=".ci/run", found "npm test".',
  );
});
