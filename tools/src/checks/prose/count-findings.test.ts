import { expect, test } from 'vitest';
import { countFindings } from './count-findings.ts';

test('findings are counted by rule and by set', () => {
  const finding = { file: 'a.mdx', line: 1, column: 1, message: '' };
  const table = countFindings([
    {
      name: 'pages',
      findings: [
        { ...finding, rule: 'anew' },
        { ...finding, rule: 'anew' },
      ],
    },
    { name: 'schemas', findings: [{ ...finding, rule: 'whom' }] },
  ]);
  const rows = table.split('\n').map((row) => row.trim().split(/\s+/));
  expect(rows).toEqual([
    ['rule', 'pages', 'schemas'],
    ['anew', '2', '0'],
    ['whom', '0', '1'],
    ['total', '2', '1'],
  ]);
});
