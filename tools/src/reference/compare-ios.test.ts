import { IOS_FEATURES } from '@brand/native-api/ios/features';
import { IOS_RELEASES } from '@brand/native-api/ios/releases';
import { IOS_RENAMES } from '@brand/native-api/ios/renames';
import { FEATURES } from '@brand/native-api/features';
import { type ApiChanges, compareReferences } from '@brand/reference/compare';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../brand.ts';
import { makeIosReference } from './make-ios-reference.ts';

describe('versions of the iOS SDK', () => {
  test('pair renamed symbols: 4.0 to 5.0', async () => {
    const { added, removed, renamed } = await compare('4.0', '5.0');
    const addedIds = added.map(({ id }) => id);
    expect(addedIds).toEqual(expect.arrayContaining(['Search', 'Tooltips', 'Outdoor']));
    expect(addedIds).not.toContain('MapView');
    expect(removed.map(({ id }) => id)).toContain('MapNode');
    const directions = renamed.find(({ from }) => from.id === 'VenueView.getDirections');
    expect(directions?.to.id).toBe('Venue.route');
  });

  test('differ little: 3.0 to 4.0', async () => {
    const { changed, removed } = await compare('3.0', '4.0');
    expect(removed).toEqual([]);
    expect(changed.map(({ to }) => to.id)).toEqual(['Location.categories']);
  });
});

describe('features of the iOS SDK', () => {
  test('have a row for each feature of the matrix', () => {
    expect(Object.keys(IOS_FEATURES)).toEqual(FEATURES.map(({ id }) => id));
  });

  test.each(Object.keys(IOS_RELEASES) as (keyof typeof IOS_RELEASES)[])(
    'have proof in the reference of %s',
    async (version) => {
      const { reference } = await makeIosReference(version, brand);
      const ids = new Set(reference.symbols.map(({ id }) => id));
      const named = Object.values(IOS_FEATURES).flatMap((proof) => proof[version] ?? []);
      expect(named.length).toBeGreaterThan(10);
      expect(named.filter((id) => !ids.has(id))).toEqual([]);
    },
  );
});

async function compare(from: '3.0' | '4.0', to: '4.0' | '5.0'): Promise<ApiChanges> {
  const older = await makeIosReference(from, brand);
  const newer = await makeIosReference(to, brand);
  return compareReferences(older.reference, newer.reference, IOS_RENAMES[`${from} ${to}`]);
}
