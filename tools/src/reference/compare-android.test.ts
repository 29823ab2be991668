import { ANDROID_RENAMES } from '@brand/native-api/android/renames';
import { type ApiChanges, compareReferences } from '@brand/reference/compare';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../brand.ts';
import { makeAndroidReference } from './make-android-reference.ts';

describe('versions of the Android SDK', () => {
  test('pair renamed symbols: 4.0 to 5.0', async () => {
    const { added, removed, renamed } = await compare('4.0', '5.0');
    const addedIds = added.map(({ id }) => id);
    expect(addedIds).toEqual(expect.arrayContaining(['Search', 'Tooltips', 'CameraListener']));
    expect(addedIds).not.toContain('MapView');
    expect(removed.map(({ id }) => id)).toContain('MapNode');
    const room = renamed.find(({ from }) => from.id === 'VenueViewListener.onPolygonClicked');
    expect(room?.to.id).toBe('TapListener.onTap');
  });

  test('differ little: 3.0 to 4.0', async () => {
    const { changed, removed } = await compare('3.0', '4.0');
    expect(removed).toEqual([]);
    expect(changed.map(({ to }) => to.id)).toEqual(['Location.categories']);
  });
});

async function compare(from: '3.0' | '4.0', to: '4.0' | '5.0'): Promise<ApiChanges> {
  const older = await makeAndroidReference(from, brand);
  const newer = await makeAndroidReference(to, brand);
  return compareReferences(older.reference, newer.reference, ANDROID_RENAMES[`${from} ${to}`]);
}
