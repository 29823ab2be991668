import { expect, test } from 'vitest';
import { loadChanges } from '../src/features/page-changes/node/load-changes.ts';
import { SITE_ROOT } from './content-pages.ts';

const { record } = loadChanges(SITE_ROOT);

test('every entry names pages and sections that exist', () => {
  // `loadChanges` throws otherwise.
  expect(record.length).toBeGreaterThan(100);
});

test('no entry is from the future', () => {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect(record.filter(({ date }) => date > tomorrow)).toEqual([]);
});
