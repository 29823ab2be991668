import type { Reference, ReferenceSymbol } from '@brand/reference';
import type { Renames } from '@brand/reference/compare';
import { expect, test } from 'vitest';
import { createHistories } from './symbol-history.ts';

const newest = reference('6.0', [
  symbol('Space'),
  member('Space.area', 'number'),
  member('Space.name', 'string | undefined'),
  symbol('Marker'),
]);
const middle = reference('5.0', [
  symbol('Space'),
  member('Space.name', 'string'),
  member('Space.rank', 'number'),
]);
const oldest = reference('4.0', [
  symbol('Room'),
  member('Room.name', 'string'),
  member('Room.rank', 'number'),
]);

const histories = createHistories({
  references: [newest, middle, oldest],
  renamesOf: (_newer, older): Renames => (older === oldest ? { Room: 'Space' } : {}),
  addressOf: ({ version, id }) => `/${version}#${id}`,
});

function historyOf(from: Reference, id: string): [string, string[]][] {
  const changes = histories.get(from)?.(id) ?? [];
  return changes.map((each) => [
    each.version,
    each.changes.map((html) => html.replaceAll(/<[^>]+>/g, '')),
  ]);
}

test('lists what each version changed, through a rename, back to the oldest', () => {
  expect(historyOf(newest, 'Space')).toEqual([
    ['6.0', ['Space.name changed from string', 'Added: Space.area', 'Removed: Space.rank']],
    ['5.0', ['Renamed from Room']],
  ]);
});

test('ends with the version that introduced the symbol', () => {
  expect(historyOf(newest, 'Marker')).toEqual([['6.0', ['New']]]);
});

test('of an older version leaves out what came later', () => {
  expect(historyOf(middle, 'Space')).toEqual([['5.0', ['Renamed from Room']]]);
  expect(historyOf(oldest, 'Room')).toEqual([]);
});

test('links to the version that has the symbol', () => {
  const [change] = histories.get(middle)?.('Space') ?? [];
  expect(change?.changes[0]).toContain('href="/4.0#Room"');
});

function reference(version: string, symbols: readonly ReferenceSymbol[]): Reference {
  return {
    format: 1,
    sdk: 'web-sdk',
    version,
    release: `${version}.0`,
    title: `Web SDK ${version}`,
    language: 'typescript',
    modules: [{ id: 'index', importName: '@brand/web-sdk', summary: 'All.' }],
    symbols,
  };
}

function symbol(id: string): ReferenceSymbol {
  return { id, name: id, kind: 'interface', module: 'index', summary: 'A sentence.' };
}

function member(id: string, type: string): ReferenceSymbol {
  const [parent = '', name = ''] = id.split('.');
  return { id, name, parent, kind: 'property', module: 'index', summary: 'One.', type: [type] };
}
