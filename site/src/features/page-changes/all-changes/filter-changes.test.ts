import { expect, test } from 'vitest';
import type { ListedChange } from '../page-change';
import { groupChanges } from './filter-changes';

const changes = [
  changeOf('a', '2026-11-18', { areas: ['web-sdk', 'mvf'] }),
  changeOf('b', '2026-11-18', { areas: ['mvf'], kind: 'corrected' }),
  changeOf('c', '2026-11-17', { areas: ['web-sdk'] }),
];

test.each([
  ['all', 'all', { '2026-11-18': ['a', 'b'], '2026-11-17': ['c'] }],
  ['web-sdk', 'all', { '2026-11-18': ['a'], '2026-11-17': ['c'] }],
  ['mvf', 'corrected', { '2026-11-18': ['b'] }],
  ['tools', 'all', {}],
] as const)('groups changes of %s and of kind %s by day', (area, kind, expected) => {
  const days = groupChanges(changes, { area, kind });
  const ids = days.map(([date, each]) => [date, each.map(({ id }) => id)] as const);
  expect(Object.fromEntries(ids)).toEqual(expected);
});

function changeOf(id: string, date: string, parts: Partial<ListedChange>): ListedChange {
  return { id, date, kind: 'new', reason: '', areas: [], links: [], more: 0, ...parts };
}
