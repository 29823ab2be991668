import { expect, test } from 'vitest';
import { ImportReport } from './import-report.ts';

test('counts equal notes and keeps the first example', () => {
  const report = new ImportReport();
  const note = { action: 'dropped', code: 'empty', message: 'Empty ones.', source: 'a' } as const;
  report.note({ ...note, example: 'one' });
  report.note({ ...note, example: 'two' });
  report.note({ ...note, source: 'b' });
  expect(report.entries).toEqual([
    { action: 'dropped', code: 'empty', message: 'Empty ones. First: one.', source: 'a', count: 2 },
    { action: 'dropped', code: 'empty', message: 'Empty ones.', source: 'b' },
  ]);
});
