import { describe, expect, test } from 'vitest';
import type { Reference, ReferenceSymbol } from '../model.ts';
import { compareReferences } from './compare-references.ts';

const older = reference('4.0', [
  symbol('VenueView', { kind: 'class' }),
  method('VenueView.show', ['(', ['Room', 'Room'], ')']),
  method('VenueView.hide', ['Void']),
  method('VenueView.blink', ['Void']),
  symbol('Room'),
  member('Room.id', { type: ['String'] }),
  member('Room.rank', { type: ['Int'], defaultValue: '1' }),
  member('Room.init', { kind: 'constructor' }),
  symbol('State', { kind: 'enum' }),
  symbol('Gone'),
  member('Gone.id'),
]);
const newer = reference('5.0', [
  symbol('MapView', { kind: 'class' }),
  method('MapView.show', ['(', ['Space', 'Space'], ')']),
  method('MapView.conceal', ['Void']),
  symbol('Space'),
  member('Space.id', { type: ['String'], inheritedFrom: 'Element.id' }),
  member('Space.rank', { type: ['Int'], defaultValue: '100' }),
  member('Space.area', { type: ['Double'] }),
  symbol('State'),
  symbol('FollowMode', { kind: 'enum' }),
  symbol('Fresh'),
  member('Fresh.id'),
]);
const renames = {
  VenueView: 'MapView',
  'VenueView.hide': 'MapView.conceal',
  Room: 'Space',
  State: 'FollowMode',
};
const { renamed, changed, removed, added } = compareReferences(older, newer, renames);

describe('compareReferences', () => {
  test('pairs symbols by the table of renames', () => {
    const pairs = renamed.map(({ from, to }) => [from.id, to.id]);
    expect(pairs).toEqual(Object.entries(renames));
  });

  test('lists changed declarations, ignoring the names of renamed types', () => {
    expect(changed.map(({ to }) => to.id)).toEqual(['Space.rank']);
  });

  test('lists removed symbols, without the members of a removed type', () => {
    expect(removed.map(({ id }) => id)).toEqual(['VenueView.blink', 'Gone']);
  });

  test('lists added symbols, including a name that now means something else', () => {
    expect(added.map(({ id }) => id)).toEqual(['Space.area', 'State', 'Fresh']);
  });

  test('ignores the name of a renamed type in a default value', () => {
    const before = reference('4.0', roomWith('Look'));
    const after = reference('5.0', roomWith('Style'));
    expect(compareReferences(before, after, { Look: 'Style' }).changed).toEqual([]);
  });

  test('returns no changes for equal versions', () => {
    expect(compareReferences(older, older)).toMatchObject({
      renamed: [],
      changed: [],
      removed: [],
      added: [],
    });
  });
});

test.each([
  ['an older name', { Rom: 'Space' }, '"Rom" is not in the reference of ios-sdk 4.0. Near: Room.'],
  ['a newer name', { Room: 'Spaces' }, '"Spaces" is not in the reference of ios-sdk 5.0'],
])('throws for a rename with %s that does not exist', (_what, wrong, message) => {
  expect(() => compareReferences(older, newer, wrong)).toThrow(message);
});

function reference(version: string, symbols: readonly ReferenceSymbol[]): Reference {
  return {
    format: 1,
    sdk: 'ios-sdk',
    version,
    release: `${version}.0`,
    title: `iOS SDK ${version}`,
    language: 'swift',
    modules: [{ id: 'index', importName: 'Maps', summary: 'All.' }],
    symbols,
  };
}

function symbol(id: string, more: Partial<ReferenceSymbol> = {}): ReferenceSymbol {
  const name = id.slice(id.lastIndexOf('.') + 1);
  return { id, name, kind: 'type', module: 'index', summary: 'A sentence.', ...more };
}

function member(id: string, more: Partial<ReferenceSymbol> = {}): ReferenceSymbol {
  return symbol(id, { kind: 'property', parent: id.slice(0, id.lastIndexOf('.')), ...more });
}

function method(id: string, type: NonNullable<ReferenceSymbol['type']>): ReferenceSymbol {
  const signatures = [{ parameters: [{ name: 'value', type }], returns: ['Void'] }];
  return member(id, { kind: 'method', signatures });
}

function roomWith(type: string): ReferenceSymbol[] {
  return [
    symbol(type),
    member(`${type}.DARK`),
    symbol('Room'),
    member('Room.look', { type: [[type, type]], defaultValue: `${type}.DARK` }),
  ];
}
